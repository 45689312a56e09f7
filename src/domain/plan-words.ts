import { placeable, type Placement, type PlanProblem, type PlanStory } from './sprint-plan.ts';
import { pointsInWords } from './story-worth.ts';

export type PlanNames = {
  /** What people call a story: S-12. Also of stories that the plan does not hold. */
  story: (id: string) => string;
  sprint: (index: number) => string;
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Why each story is where a plan has it, or is in no sprint. True of plans in which nothing can be earlier by itself. */
export const placementReasons = (problem: PlanProblem, placement: Placement, names: PlanNames): Map<string, string> => {
  const { obstacles } = placeable(problem);
  const left = [...problem.room];
  for (const { id, points } of problem.stories) {
    const at = placement.get(id);
    if (at !== undefined) left[at] = (left[at] ?? 0) - (points ?? 0);
  }
  const roomIn = (sprints: readonly number[]) =>
    listed(sprints.map((sprint) => `${names.sprint(sprint)} (${left[sprint] ?? 0})`));

  const reasonOf = (story: PlanStory): string => {
    const { id, depends_on } = story;
    const points = story.points ?? 0;
    const obstacle = obstacles.get(id);
    if (obstacle !== undefined) {
      if (obstacle.why === 'no_estimate') return 'It has no estimate yet.';
      if (obstacle.why === 'too_large')
        return `It takes ${pointsInWords(points)}, more than any open sprint has room for.`;
      const needed = names.story(obstacle.needed);
      return obstacle.why === 'circle'
        ? `It and ${needed} need each other.`
        : `It needs ${needed}, which no sprint holds.`;
    }
    const needed = depends_on.filter((one) => !problem.before.has(one));
    const missing = needed.find((one) => !placement.has(one));
    if (missing !== undefined) return `It needs ${names.story(missing)}, for which no sprint has room.`;
    const at = placement.get(id) ?? problem.room.length;
    const earliest = Math.max(0, ...needed.map((one) => placement.get(one) ?? 0));
    const full = problem.room.flatMap((_, sprint) => (sprint >= earliest && sprint < at ? [sprint] : []));
    const after = needed.filter((one) => earliest > 0 && placement.get(one) === earliest).map(names.story);
    const waits = after.length > 0 ? `It needs ${listed(after)}, which ${names.sprint(earliest)} holds.` : '';
    const crowded = full.length > 0 ? `It takes ${pointsInWords(points)}, more than is left of ${roomIn(full)}.` : '';
    return [waits, crowded].filter(Boolean).join(' ') || 'It is worth most among what fits first.';
  };
  return new Map(problem.stories.map((story) => [story.id, reasonOf(story)]));
};
