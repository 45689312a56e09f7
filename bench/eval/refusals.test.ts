import { expect, test } from 'vitest';
import { keyOf } from '#advisors/rules/suggest/alike.ts';
import { suggestionsFor } from '#advisors/rules/suggest/suggest.ts';
import { labelledIdeas } from './labelled.ts';

/** What is told of a thing that is left out: "statistics without cookies". */
const leftOut = /\b(?:without|no|never|not|instead of|nobody)\b.*$/iu;

test('of ten things that people refuse in their own words at most one is offered under its name', () => {
  let refused = 0;
  const offered: string[] = [];
  for (const { text, refusals } of labelledIdeas()
    .filter((idea) => idea.refusals.length > 0)
    .filter((_, at) => at % 6 === 0)) {
    const names = suggestionsFor({ from: 'idea', idea: text, project: '' }).map(({ name }) => name);
    const keys = names.map((name) => keyOf(name.replace(leftOut, '')));
    for (const { what } of refusals) {
      const words = keyOf(what);
      if (words.size === 0) continue;
      refused++;
      const at = keys.findIndex((key) => words.isSubsetOf(key));
      if (at >= 0) offered.push(`${what}: ${names[at]}`);
    }
  }
  expect(refused).toBeGreaterThan(200);
  expect(offered.length / refused, offered.join('\n')).toBeLessThan(0.1);
});
