import type { Prompt } from './prompt.ts';

export const discuss: Prompt = {
  id: 'discuss',
  version: 1,
  task: `Say what you think of the idea from your own angle, and only from yours; colleagues speak for theirs, and you do not know what they say. Disagree with the idea where you do.
"analysis": three to six sentences. "keyPoints": three to five points. "recommendations": two to four things to do next.`,
  form: `{"analysis":"...","keyPoints":["..."],"recommendations":["..."]}`,
};
