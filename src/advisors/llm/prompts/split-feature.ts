import type { Prompt } from './prompt.ts';

export const splitFeature: Prompt = {
  id: 'split-feature',
  version: 1,
  task: `Split the feature into user stories that together are the feature and nothing else: one to five, in the order in which they are built. Each is one thing that one kind of person wants, can be finished and shown by itself, and is none of the stories that exist already.
"title": two to eight words that begin with a verb. "as_a": who wants it, with its article, such as "a member". "i_want": what that person wants to do; begins with a verb, without "to". "so_that": what it is good for.
"criteria": two to five; each has one situation ("given"), one action ("when") and what can be seen then ("outcome"). At least one shows where something is refused or fails ("kind" is "negative"), or what happens at a limit ("boundary"); the others are "usual".
"points": the effort, 1, 2, 3, 5 or 8.`,
  form: `{"stories":[{"title":"...","as_a":"a ...","i_want":"...","so_that":"...","criteria":[{"given":"...","when":"...","outcome":"...","kind":"usual"|"negative"|"boundary"}],"points":3}]}`,
};
