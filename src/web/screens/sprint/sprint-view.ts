export const sprintViews = {
  board: 'Board',
  burndown: 'Burndown',
  'burn-up': 'Burn-up',
  flow: 'Cumulative flow',
  velocity: 'Velocity',
  scope: 'Scope changes',
} as const;
export type SprintView = keyof typeof sprintViews;

/** What an address says of the view; the board where it says nothing. */
export const sprintViewOf = (given: unknown): { view?: SprintView } =>
  typeof given === 'string' && given !== 'board' && Object.hasOwn(sprintViews, given)
    ? { view: given as SprintView }
    : {};
