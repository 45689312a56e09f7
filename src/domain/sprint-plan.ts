/** A story that a plan may move. `delay` is what a sprint of waiting for it costs: value, urgency and risk together. */
export type PlanStory = {
  id: string;
  points: number | null;
  delay: number;
  depends_on: readonly string[];
};

/**
 * What a plan has to solve. `room` is what each open sprint can still take on, the earliest first; `before` are the stories
 * that are done or in a sprint that has begun, which others may build on from the first open sprint on.
 */
export type PlanProblem = { room: readonly number[]; stories: readonly PlanStory[]; before: ReadonlySet<string> };

/** Story to the index of its sprint; who is not in it stays without one. */
export type Placement = ReadonlyMap<string, number>;

/** What a plan is worth: each story's cost of delay for every sprint that it is there earlier. */
export const planWorth = ({ room, stories }: PlanProblem, placement: Placement): number =>
  stories.reduce((sum, { id, delay }) => {
    const at = placement.get(id);
    return at === undefined ? sum : sum + delay * (room.length - at);
  }, 0);

/** What is wrong with a plan: sprints that hold too much, and stories that come before what they need. Empty when it can be done. */
export const planFaults = ({ room, stories, before }: PlanProblem, placement: Placement) => {
  const load = room.map(() => 0);
  for (const { id, points } of stories) {
    const at = placement.get(id);
    if (at !== undefined) load[at] = (load[at] ?? 0) + (points ?? 0);
  }
  return {
    over: load.flatMap((points, at) => (points > (room[at] ?? 0) ? [at] : [])),
    broken: stories.flatMap(({ id, depends_on }) => {
      const at = placement.get(id);
      if (at === undefined) return [];
      return depends_on.flatMap((needed) =>
        before.has(needed) || (placement.get(needed) ?? Number.POSITIVE_INFINITY) <= at
          ? []
          : [{ story: id, depends_on: needed }],
      );
    }),
  };
};

/** Why no plan can place a story: `needed` is what stands in its way. */
export type Obstacle = { why: 'no_estimate' } | { why: 'too_large' } | { why: 'circle' | 'waits'; needed: string };

/** The stories that can be placed at all, each after all that it needs, and what is in the way of the others. */
export const placeable = ({ room, stories, before }: PlanProblem) => {
  const most = Math.max(0, ...room);
  const byId = new Map(stories.map((story) => [story.id, story]));
  const obstacles = new Map<string, Obstacle>();
  const order: PlanStory[] = [];
  const state = new Map<string, 'open' | 'settled'>();
  for (const root of stories) {
    // By hand instead of by calls: a chain may be as long as the plan.
    const path: { story: PlanStory; next: number }[] = [];
    const enter = (story: PlanStory) => {
      state.set(story.id, 'open');
      path.push({ story, next: 0 });
    };
    if (!state.has(root.id)) enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { story } = top;
      const needed = story.depends_on[top.next];
      top.next += 1;
      if (needed === undefined) {
        path.pop();
        state.set(story.id, 'settled');
        const own = obstacleOf(story, most);
        if (own !== null) obstacles.set(story.id, own);
        if (!obstacles.has(story.id)) order.push(story);
      } else if (!before.has(needed)) {
        const other = byId.get(needed);
        if (other !== undefined && !state.has(needed)) {
          top.next -= 1;
          enter(other);
        } else if (other === undefined || state.get(needed) === 'open' || obstacles.has(needed)) {
          const why = state.get(needed) === 'open' ? 'circle' : 'waits';
          if (!obstacles.has(story.id)) obstacles.set(story.id, { why, needed });
        }
      }
    }
  }
  return { order, obstacles };
};

const obstacleOf = ({ points }: PlanStory, most: number): Obstacle | null => {
  if (points === null) return { why: 'no_estimate' };
  return points > most ? { why: 'too_large' } : null;
};

/**
 * The most that any plan can be worth. Without dependencies, and with stories that may be cut into pieces, the best plan
 * fills the sprints by cost of delay over size, so nothing that keeps them whole and in order can be worth more.
 */
export const provenBound = (problem: PlanProblem): number => {
  const { room } = problem;
  const pieces = placeable(problem)
    .order.map(({ delay, points }) => ({ delay, points: points ?? 0 }))
    .toSorted((a, b) => b.delay * a.points - a.delay * b.points);
  const left = [...room];
  let sprint = 0;
  let bound = 0;
  for (const { delay, points } of pieces) {
    let rest = points;
    if (rest === 0) bound += delay * room.length;
    while (rest > 0 && sprint < left.length) {
      const taken = Math.min(rest, left[sprint] ?? 0);
      bound += (delay * taken * (room.length - sprint)) / points;
      left[sprint] = (left[sprint] ?? 0) - taken;
      rest -= taken;
      if (rest > 0) sprint += 1;
    }
  }
  return bound;
};
