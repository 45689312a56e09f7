import type { Prompt } from './prompt.ts';

export const proposeTests: Prompt = {
  id: 'propose-tests',
  version: 1,
  task: `Propose test cases, at most ten. One for each numbered criterion first, in their order; then cases that are often forgotten.
"criterion": the number of the criterion that it tests, or null. "title": what is shown to hold, as a statement. "steps": what is prepared and done, one step in each text. "expected": what can be seen in the end.
"level": "unit" for a rule alone, "integration" for parts that work together, "system" for the whole product, "acceptance" for what a person does with it. "priority": "P0" if nothing may be released without it, down to "P3".`,
  form: `{"tests":[{"criterion":1 or null,"title":"...","level":"unit"|"integration"|"system"|"acceptance","priority":"P0"|"P1"|"P2"|"P3","steps":["..."],"expected":"..."}]}`,
};
