import type { Prompt } from './prompt.ts';

export const suggestFeatures: Prompt = {
  id: 'suggest-features',
  version: 1,
  task: `Suggest features for the project. At most 15, the most wanted first, no two alike.
First every feature that the people ask for in their own words; these are "Must Have", and "quote" holds the words that ask for it, copied exactly.
Then what those need in order to work. Then what such a product usually has. For these two "quote" is null, and they are "Should Have" or "Could Have".
Suggest nothing that the people say they do not want, nothing that exists already, and no technical groundwork that nobody can use.
"name" has two to six words and begins with a verb. "description" says who does what and why, in one to three sentences. "reasoning" says why it is suggested.
"complexity" is the effort: "S" for days, "M" for a week or two, "L" for more.`,
  form: `{"features":[{"name":"...","description":"...","reasoning":"...","quote":"..." or null,"complexity":"S"|"M"|"L","value":"Must Have"|"Should Have"|"Could Have"}]}`,
};
