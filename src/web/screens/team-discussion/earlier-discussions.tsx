import { failures } from '#contract/problems.ts';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { discussionsQuery } from '../../data/discussion.ts';
import { day } from '../../ui/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './team-discussion.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

/** What was discussed before; each can be opened again. */
export function EarlierDiscussions({ projectId, openId }: { projectId: string; openId: string | undefined }) {
  const query = useInfiniteQuery(discussionsQuery(projectId));
  const discussions = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="earlier">
      <Title order={3} id="earlier" mb="sm">
        Earlier discussions
      </Title>
      {query.isPending && (
        <Stack gap="xs" {...waiting('Loading earlier discussions')}>
          <Skeleton h={72} />
          <Skeleton h={72} />
        </Stack>
      )}
      {query.isError && !discussions && (
        <ErrorState {...failures.discussionsFetch} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {discussions?.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet. Every discussion is kept here with all that was said.
        </Text>
      )}
      <ul className={classes.links}>
        {discussions?.map(({ id, idea, created_at, answered, members }) => (
          <li key={id}>
            <Link
              to="/project/$projectId/team-discussion"
              params={{ projectId }}
              search={{ discussion: id }}
              className={classes.earlier}
              aria-current={id === openId ? 'page' : undefined}
            >
              <Text size="sm" fw={500} lineClamp={2} component="span">
                {idea}
              </Text>
              <Text size="sm" c="dimmed" component="span" display="block" className="tabular">
                {day(created_at)} · {answered.length} of {members.length} have spoken
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      {openId !== undefined && (
        <LinkButton
          to="/project/$projectId/team-discussion"
          params={{ projectId }}
          variant="light"
          size="sm"
          mt="sm"
          fullWidth
        >
          Discuss another idea
        </LinkButton>
      )}
      <ShowMore of={query} mt="sm" size="xs" />
    </section>
  );
}
