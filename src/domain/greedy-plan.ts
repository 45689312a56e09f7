import { placeable, type Placement, type PlanProblem, type PlanStory } from './sprint-plan.ts';

/**
 * A plan without search: the story that is worth most for its size goes first, together with what it needs, each into the
 * earliest sprint that has room. A story that much depends on counts with what it makes possible.
 */
export const greedyPlan = (problem: PlanProblem): Map<string, number> => {
  const { order } = placeable(problem);
  const byId = new Map(order.map((story) => [story.id, story]));
  const room = [...problem.room];
  const placement = new Map<string, number>();
  const refused = new Set<string>();

  const place = (story: PlanStory): void => {
    const needed = story.depends_on.filter((id) => !problem.before.has(id));
    const earliest = Math.max(0, ...needed.map((id) => placement.get(id) ?? Number.POSITIVE_INFINITY));
    const points = story.points ?? 0;
    const at = room.findIndex((left, sprint) => sprint >= earliest && left >= points);
    if (at < 0) {
      refused.add(story.id);
      return;
    }
    placement.set(story.id, at);
    room[at] = (room[at] ?? 0) - points;
  };

  for (const { story } of byWorthWithNeeds(order)) {
    // What it needs first, in an order in which each comes after its own needs.
    const chain = chainOf(story, byId).filter(({ id }) => !placement.has(id) && !refused.has(id));
    for (const one of chain) place(one);
  }
  return pulledForward(problem, placement);
};

/** A story behind everything that it needs, directly or through others. */
const chainOf = (story: PlanStory, byId: ReadonlyMap<string, PlanStory>): PlanStory[] => {
  const chain = new Set<PlanStory>();
  const path: { story: PlanStory; next: number }[] = [{ story, next: 0 }];
  const seen = new Set([story.id]);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const needed = top.story.depends_on[top.next];
    top.next += 1;
    if (needed === undefined) {
      chain.add(top.story);
      path.pop();
      continue;
    }
    const other = byId.get(needed);
    if (other === undefined || seen.has(needed)) continue;
    seen.add(needed);
    path.push({ story: other, next: 0 });
  }
  return [...chain];
};

const byWorthWithNeeds = (order: readonly PlanStory[]) => {
  const byId = new Map(order.map((story) => [story.id, story]));
  return order
    .map((story) => {
      const chain = chainOf(story, byId);
      const size = chain.reduce((sum, { points }) => sum + (points ?? 0), 0);
      return { story, rank: chain.reduce((sum, { delay }) => sum + delay, 0) / Math.max(size, 0.5) };
    })
    .toSorted((a, b) => b.rank - a.rank);
};

/**
 * The plan with every story as early as it can be while the others stay where they are, and with those added that still
 * fit. Afterwards it holds that each story that is late, or left out, is so for want of room or for something it needs.
 */
export const pulledForward = (problem: PlanProblem, plan: Placement): Map<string, number> => {
  const { order } = placeable(problem);
  const placement = new Map(plan);
  const room = [...problem.room];
  for (const { id, points } of order) {
    const at = placement.get(id);
    if (at !== undefined) room[at] = (room[at] ?? 0) - (points ?? 0);
  }
  const worthFirst = order.toSorted(
    (a, b) => b.delay / Math.max(b.points ?? 0, 0.5) - a.delay / Math.max(a.points ?? 0, 0.5),
  );
  for (let moved = true; moved;) {
    moved = false;
    for (const { id, points, depends_on } of worthFirst) {
      const now = placement.get(id) ?? room.length;
      const needed = depends_on.filter((one) => !problem.before.has(one));
      const earliest = Math.max(0, ...needed.map((one) => placement.get(one) ?? Number.POSITIVE_INFINITY));
      const size = points ?? 0;
      const at = room.findIndex((left, sprint) => sprint >= earliest && sprint < now && left >= size);
      if (at < 0) continue;
      if (now < room.length) room[now] = (room[now] ?? 0) + size;
      room[at] = (room[at] ?? 0) - size;
      placement.set(id, at);
      moved = true;
    }
  }
  return placement;
};
