import type { IncrementForecast } from '#contract/sprint.ts';
import { forecastSteps, weeksNeeded } from '#domain/forecast.ts';
import { seedOf } from '#domain/random.ts';
import { daysAfter, daysIn } from '#domain/sprint-dates.ts';
import { finishedPerWeek, meanPoints, rangeOf } from '#domain/work-rate.ts';
import type { Db } from '../db/store.ts';
import { inTurns, othersFirst } from '../in-turns.ts';
import { os } from '../os.ts';
import { findIncrement } from './increment.ts';
import { findSprints } from './sprint-rows.ts';

/** What is not done, in the order in which it will be: by sprint, in it what is furthest along, then by hand. */
const openStories = (db: Db, projectId: string, piId: string) =>
  db
    .selectFrom('story')
    .leftJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'story.project_id').onRef('feature.id', '=', 'story.feature_id'),
    )
    .leftJoin('sprint', (join) =>
      join.onRef('sprint.project_id', '=', 'story.project_id').onRef('sprint.id', '=', 'story.sprint_id'),
    )
    .select(['story.id', 'story.story_points', 'story.feature_id', 'feature.name as feature_name'])
    .where('story.project_id', '=', projectId)
    .where('story.pi_id', '=', piId)
    .where('story.deleted_at', 'is', null)
    .where('story.status', '<>', 'done')
    .orderBy((eb) => eb('sprint.starts_on', 'is', null))
    .orderBy('sprint.starts_on')
    .orderBy('story.status_rank', 'desc')
    .orderBy('story.place')
    .execute();

const finishedStories = (db: Db, projectId: string) =>
  db
    .selectFrom('story')
    .select(['story_points', 'done_at'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'done')
    .where('done_at', 'is not', null)
    .execute();

const beginning = async (db: Db, projectId: string): Promise<string | null> => {
  const { first } = await db
    .selectFrom('story')
    .select(({ fn }) => fn.min('started_at').as('first'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return first;
};

const votesOf = async (db: Db, projectId: string, piId: string) => {
  const rows = await db
    .selectFrom('story_estimate')
    .innerJoin('story', (join) =>
      join
        .onRef('story.project_id', '=', 'story_estimate.project_id')
        .onRef('story.id', '=', 'story_estimate.story_id'),
    )
    .select(['story_estimate.story_id', 'story_estimate.points'])
    .where('story.project_id', '=', projectId)
    .where('story.pi_id', '=', piId)
    .where('story.status', '<>', 'done')
    .execute();
  return Map.groupBy(rows, ({ story_id }) => story_id);
};

/** Points for a week that the sprints of an increment are planned for; null without any. */
const plannedPerWeek = async (db: Db, projectId: string, piId: string): Promise<number | null> => {
  const { sprints } = await findSprints(db, projectId, piId);
  const capacity = sprints.reduce((sum, sprint) => sum + sprint.capacity, 0);
  const weeks = sprints.reduce((sum, sprint) => sum + daysIn(sprint), 0) / 7;
  return capacity > 0 ? capacity / weeks : null;
};

type Open = Awaited<ReturnType<typeof openStories>>[number];
type Votes = Awaited<ReturnType<typeof votesOf>>;

/**
 * What is to be done up to and with the last story of each feature, and below null of all: in points, and by the least and
 * the most that the team estimated. `features` are those that have open stories.
 */
const workAhead = (open: readonly Open[], votes: Votes, mean: number) => {
  let [sum, least, most] = [0, 0, 0];
  const ends = new Map<string | null, { sum: number; least: number; most: number }>();
  const features = new Map<string, { name: string; stories: number; remaining: number }>();
  for (const { id, story_points, feature_id, feature_name } of open) {
    const points = story_points ?? mean;
    const range = rangeOf({ points: story_points, votes: (votes.get(id) ?? []).map((vote) => vote.points) }, mean);
    [sum, least, most] = [sum + points, least + range.least, most + range.most];
    ends.set(null, { sum, least, most });
    if (feature_id === null) continue;
    ends.set(feature_id, { sum, least, most });
    const before = features.get(feature_id) ?? { name: feature_name ?? '', stories: 0, remaining: 0 };
    features.set(feature_id, { ...before, stories: before.stories + 1, remaining: before.remaining + points });
  }
  return { ends, features };
};

export const getForecast = os.sprint.forecast.handler(
  async ({ input, context, signal }): Promise<IncrementForecast> => {
    const { db } = context.store;
    const { project_id, pi_id } = input;
    const increment = await findIncrement(db, project_id, pi_id, 'pi_id');
    const open = await openStories(db, project_id, pi_id);
    const done = await finishedStories(db, project_id);
    const mean = meanPoints([...open, ...done].map(({ story_points }) => ({ points: story_points })));
    const now = context.now();
    const weeks = finishedPerWeek(
      done.map(({ done_at, story_points }) => ({ at: done_at ?? '', points: story_points ?? mean })),
      await beginning(db, project_id),
      now,
    );
    await othersFirst();
    const { ends, features } = workAhead(open, await votesOf(db, project_id, pi_id), mean);
    const today = now.toISOString().slice(0, 10);
    const dayIn = (after: number | null | undefined) =>
      after === null || after === undefined ? null : daysAfter(today, Math.ceil(after * 7));
    const perWeek = await plannedPerWeek(db, project_id, pi_id);
    const keys = [...ends.keys()];
    const byHistory = weeks.length >= weeksNeeded && weeks.some((points) => points > 0);
    await othersFirst();
    const reaches = byHistory
      ? await inTurns(
          forecastSteps(
            weeks,
            keys.map((key) => ends.get(key)?.sum ?? 0),
            seedOf(`${pi_id} ${today}`),
          ),
          signal,
        )
      : [];
    const datesOf = (key: string | null) => {
      const end = ends.get(key);
      if (end === undefined) return { early: null, late: null };
      if (byHistory) {
        const reach = reaches[keys.indexOf(key)];
        return { early: dayIn(reach?.p50), late: dayIn(reach?.p85) };
      }
      return perWeek === null
        ? { early: null, late: null }
        : { early: dayIn(end.least / perWeek), late: dayIn(end.most / perWeek) };
    };
    return {
      basis: byHistory ? 'history' : perWeek === null ? 'none' : 'estimates',
      weeks: weeks.length,
      weeks_needed: weeksNeeded,
      per_week: byHistory ? weeks.reduce((all, points) => all + points, 0) / weeks.length : perWeek,
      unestimated: open.filter(({ story_points }) => story_points === null).length,
      end_date: increment.end_date,
      remaining: ends.get(null)?.sum ?? 0,
      stories: open.length,
      ...datesOf(null),
      features: [...features].map(([id, feature]) => ({ id, ...feature, ...datesOf(id) })),
    };
  },
);
