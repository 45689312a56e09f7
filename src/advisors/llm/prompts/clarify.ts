import type { Prompt } from './prompt.ts';

export const clarify: Prompt = {
  id: 'clarify',
  version: 1,
  task: `Ask what has to be known before this is built and cannot be seen from what the people wrote. At most five questions, the one that decides most first. Ask nothing that they have said already, and nothing whose answer would change no feature.
"question": one question in one sentence. "why": what depends on it. "quote": the words that made it arise, copied exactly, or null.
"options": two to four answers that exclude one another; "leadsTo" says what follows from the answer. "recommended": the position of the answer that you would choose, counted from 0.`,
  form: `{"questions":[{"question":"...","why":"...","quote":"..." or null,"options":[{"answer":"...","leadsTo":"..."}],"recommended":0}]}`,
};
