import { expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

const heard = (idea: string) =>
  suggestionsFor({ from: 'idea', idea, project: '' }).flatMap(({ name, quote }) =>
    quote === null ? [] : [`${name} | ${quote}`],
  );

test.each([
  ['A quiz for our pub. Guests answer questions. No sign up.', 'Let guests take part without an account | No sign up'],
  [
    'A quiz for our pub. Guests answer questions. Must be on a company server.',
    /own server \| Must be on a company server/u,
  ],
  [
    'A quiz for our pub. Guests answer questions on our server.',
    /own server \| Guests answer questions on our server/u,
  ],
  [
    'A quiz for our pub. Guests answer questions. Nobody wants to install an app.',
    /browser without installing \| Nobody wants/u,
  ],
  ['A quiz for our pub. Guests answer questions, no adverts.', /without advertising \| no adverts/u],
  ['Neighbours write short posts. No algorithm please.', /in order of time without an algorithm \| No algorithm/u],
])('how everything is to be becomes a feature: %s', (idea, said) => expect(heard(idea).join('\n')).toMatch(said));

test('what a wish says itself is not said twice', () =>
  expect(heard('A cinema at home. Watch films without ads.').filter((one) => /without/u.test(one))).toHaveLength(1));
