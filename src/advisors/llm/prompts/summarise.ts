import type { Prompt } from './prompt.ts';

export const summarise: Prompt = {
  id: 'summarise',
  version: 1,
  task: `Summarise the increment for the people who worked on it: what was reached of its goal, what is still open, what was left out, what to look at next. Three to seven claims, each one sentence.
"about": the marks (such as F1 or S3) of the items that bear the claim out. Claim nothing that no item shows.`,
  form: `{"claims":[{"text":"...","about":["F1"]}]}`,
};
