import type { Prompt } from './prompt.ts';

export const introduce: Prompt = {
  id: 'introduce',
  version: 1,
  task: `The project begins. Introduce yourself to the people in two or three sentences: who you are, and what you will look at first in this very project, naming something that they wrote.`,
  form: `{"text":"..."}`,
};

export const closeKickoff: Prompt = {
  id: 'close-kickoff',
  version: 1,
  task: `Everybody of the team has introduced itself. Close the kickoff with two messages: the first says in one or two sentences what this project is about as you understand it, the second invites the people to begin with the planning.`,
  form: `{"first":"...","second":"..."}`,
};
