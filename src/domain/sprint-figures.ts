import type { ScopeChange, SprintDay } from '#contract/sprint.ts';
import { storyStatuses, type StoryAction, type StoryStatus } from '#contract/vocabulary.ts';
import { daysAfter, daysIn, workingDays, type Span } from './sprint-dates.ts';

/** How a story stood after a change. */
export type Standing = {
  action: StoryAction;
  status: StoryStatus;
  story_points: number | null;
  sprint_id: string | null;
  date: string;
  who: string;
};

/** A sprint that was started; instants in UTC. */
type Begun = Span & { id: string; committed_points: number | null; started_at: string; finished_at: string | null };

const holds = (sprint: { id: string }, standing: Standing | undefined): standing is Standing =>
  standing !== undefined && standing.sprint_id === sprint.id && standing.action !== 'deleted';

/**
 * A sprint day by day, from the histories of all stories that ever were in it, each in the order of time. The first entry is
 * the moment of the start; days end at midnight UTC, and the last one when the sprint was finished.
 */
export const sprintDays = (sprint: Begun, histories: readonly (readonly Standing[])[], now: Date): SprintDay[] => {
  const heldAt = (instant: string): SprintDay['held'] => {
    const stories = Object.fromEntries(storyStatuses.map((status) => [status, 0])) as Record<StoryStatus, number>;
    let [scope, done] = [0, 0];
    for (const history of histories) {
      const standing = history.findLast(({ date }) => date <= instant);
      if (!holds(sprint, standing)) continue;
      stories[standing.status] += 1;
      scope += standing.story_points ?? 0;
      if (standing.status === 'done') done += standing.story_points ?? 0;
    }
    return { scope, done, stories };
  };
  // What finishing moves out of it happened at this very instant, and was in it until then.
  const end = sprint.finished_at === null ? now : new Date(Date.parse(sprint.finished_at) - 1);
  const start = heldAt(sprint.started_at);
  const committed = sprint.committed_points ?? start?.scope ?? 0;
  const working = Math.max(1, workingDays(sprint));
  const lastDay = [sprint.ends_on, end.toISOString().slice(0, 10)].toSorted().at(-1) ?? sprint.ends_on;
  const days = Array.from({ length: daysIn({ ...sprint, ends_on: lastDay }) }, (_, n) => {
    const day = daysAfter(sprint.starts_on, n);
    const worked = workingDays({ starts_on: sprint.starts_on, ends_on: day });
    const closing = new Date(Math.min(Date.parse(`${day}T23:59:59.999Z`), end.getTime()));
    const isToCome = `${day}T00:00:00.000Z` > end.toISOString();
    return {
      day,
      ideal: Math.max(0, committed * (1 - worked / working)),
      held: isToCome ? null : heldAt(closing.toISOString()),
    };
  });
  return [{ day: null, ideal: committed, held: start }, ...days];
};

/** Whether a change puts back what the one before had taken out: the sprint was finished, and that was taken back. */
const putsBack = (history: readonly Standing[], n: number): boolean =>
  history[n]?.action === 'restored' && history[n - 1]?.action === 'planned';

/** What changed in a sprint after its start, the latest first: `story` is whatever the caller names a story by. */
export const scopeChanges = <Story>(
  sprint: Pick<Begun, 'id' | 'started_at' | 'finished_at'>,
  histories: readonly { story: Story; history: readonly Standing[] }[],
): (Omit<ScopeChange, 'story'> & { story: Story })[] =>
  histories
    .flatMap(({ story, history }) =>
      history.flatMap((after, n) => {
        const { who, date: at } = after;
        if (putsBack(history, n) || putsBack(history, n + 1)) return [];
        if (at <= sprint.started_at || (sprint.finished_at !== null && at >= sprint.finished_at)) return [];
        const before = history[n - 1];
        const points_before = holds(sprint, before) ? before.story_points : null;
        const points_after = holds(sprint, after) ? after.story_points : null;
        const [was, is] = [holds(sprint, before), holds(sprint, after)];
        if (was === is && points_before === points_after) return [];
        const kind = was && is ? 're_estimated' : is ? 'added' : 'removed';
        return [{ story, kind, points_before, points_after, who, at } as const];
      }),
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
