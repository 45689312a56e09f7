import { failures } from '#contract/problems.ts';
import type { PlannedStory } from '#contract/test-case.ts';
import { counted } from '#domain/counted.ts';
import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { testPlanQuery } from '../../data/test-case.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { StoryTests } from './story-tests.tsx';
import classes from './test-planning.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = { at: { project_id: string; pi_id: string }; open: string | undefined };

/** The stories of the increment at the left, with what each still lacks; the open one with its tests. */
export function PlannedStories({ at, open }: Props) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(testPlanQuery(at.project_id, at.pi_id));
  const stories = query.data?.pages.flatMap(({ items }) => items);
  // Without a choice the first that lacks something, which is the next step; it stays open once it lacks nothing more.
  const [begun, setBegun] = useState<string>();
  const first = (stories?.find(({ untested }) => untested > 0) ?? stories?.[0])?.id;
  const isThere = stories?.some(({ id }) => id === begun) ?? true;
  if (first !== undefined && (begun === undefined || !isThere)) setBegun(first);
  const shown = open ?? begun;
  if (query.isPending) return <Skeleton h={240} {...waiting('Loading stories')} />;
  if (!stories)
    return <ErrorState {...failures.storiesLoad} error={query.error} onRetry={() => void query.refetch()} />;
  if (shown === undefined)
    return (
      <EmptyState
        icon={<IconListDetails />}
        title="No user stories found for this increment"
        text="Tests are planned for the acceptance criteria of stories. Split the selected features into stories first."
        action={
          <LinkButton
            to="/project/$projectId/pi/$piId/refinement"
            params={{ projectId: at.project_id, piId: at.pi_id }}
          >
            Refine Stories
          </LinkButton>
        }
      />
    );
  return (
    <div className={classes.halves}>
      <nav aria-label="Stories" className={classes.wide}>
        <ul className={classes.stories}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryLink at={at} story={story} current={story.id === shown} />
            </li>
          ))}
        </ul>
        <ShowMore of={query} size="xs" mt="xs" />
      </nav>
      <div className={classes.narrow}>
        <NativeSelect
          label="Story"
          data={stories.map((story) => ({
            value: story.id,
            label: `S-${story.number} ${story.title} (${standingOf(story)})`,
          }))}
          value={shown}
          onChange={({ currentTarget }) => void navigate({ ...linkTo(at, currentTarget.value), resetScroll: false })}
        />
        <ShowMore of={query} size="xs" mt="xs" />
      </div>
      <Stack gap="md">
        <StoryTests key={shown} projectId={at.project_id} storyId={shown} />
      </Stack>
    </div>
  );
}

const linkTo = (at: Props['at'], story: string) =>
  ({
    to: '/project/$projectId/pi/$piId/test-planning',
    params: { projectId: at.project_id, piId: at.pi_id },
    search: { story },
  }) as const;

/** What a story still lacks, or how many of its tests have passed. */
const standingOf = ({ criteria, untested, tests, passed }: PlannedStory): string => {
  if (criteria === 0) return 'No criteria';
  if (untested > 0) return `${untested} of ${counted(criteria, 'criterion', 'criteria')} without a test`;
  return `${passed} of ${counted(tests, 'test')} passed`;
};

function StoryLink({ at, story, current }: { at: Props['at']; story: PlannedStory; current: boolean }) {
  const lacks = story.criteria === 0 || story.untested > 0;
  return (
    <Link
      {...linkTo(at, story.id)}
      resetScroll={false}
      className={classes.story}
      aria-current={current ? 'true' : undefined}
    >
      S-{story.number} {story.title}
      <span className={classes.state}>
        {lacks ? <span className={classes.gap}>{standingOf(story)}</span> : standingOf(story)}
      </span>
    </Link>
  );
}
