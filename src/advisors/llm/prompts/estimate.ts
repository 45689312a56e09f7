import type { Prompt } from './prompt.ts';

export const estimate: Prompt = {
  id: 'estimate',
  version: 1,
  task: `Estimate the effort of what is described, from your own angle and without asking anybody. "points" is 1, 2, 3, 5, 8 or 13: 1 for hours, 3 for a few days, 8 for more than a week, 13 for what should be split before it is built. "reason": one or two sentences that name what makes it so large or so small.`,
  form: `{"points":3,"reason":"..."}`,
};
