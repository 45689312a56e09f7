import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { projectQuery } from '../../data/project.ts';

/** Keeps the window's title in step with the address, and says it to screen readers when the page changes. */
export function DocumentTitle() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const projectId = useMatches({
    select: (matches) => matches.map(({ params }) => params).find((params) => 'projectId' in params)?.projectId,
  });
  // The project's own page reads it; here it is only looked up.
  const project = useQuery({ ...projectQuery(projectId ?? ''), enabled: false });
  const title = [page, project.data?.name, 'CoScrum'].filter((part) => part !== undefined).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <VisuallyHidden role="status">{page}</VisuallyHidden>;
}
