import { notFoundTitle, pageAt } from '#domain/pages.ts';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { projectQuery } from '../../data/project.ts';
import { isNotFound } from '../../ui/reason.ts';

/** Keeps the window's title in step with the address, and says it to screen readers when the page changes. */
export function DocumentTitle() {
  const found = pageAt(useLocation({ select: ({ pathname }) => pathname }));
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const projectId = useMatches({
    select: (matches) => matches.map(({ params }) => params).find((params) => 'projectId' in params)?.projectId,
  });
  // The project's own page reads it; here it is only looked up.
  const project = useQuery({ ...projectQuery(projectId ?? ''), enabled: false });
  const ofApp = [screen, project.data?.name, 'CoScrum'].filter((part) => part !== undefined).join(' · ');
  const ofPage = found.kind === 'public' ? found.page.title : notFoundTitle;
  const title = isNotFound(project.error) ? 'Project not found · CoScrum' : found.kind === 'app' ? ofApp : ofPage;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <VisuallyHidden role="status">{found.kind === 'public' ? found.page.name : screen}</VisuallyHidden>;
}
