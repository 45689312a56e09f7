import { describe, expect, test } from 'vitest';
import { kinds } from '../knowledge/kinds.ts';
import { suggestionsFor } from './suggest.ts';
import { comparing, ruleOf, toldIn, usualOf } from './usual.ts';

const named = (idea: string) => suggestionsFor({ from: 'idea', idea, project: '' });

describe('a wish that says what such products usually do', () => {
  test('stands once, under the usual name and with its words', () => {
    const features = named(
      'We want another tool for our newsletter. Write campaigns, approve the campaign before it goes out, and see how many opened it.',
    );
    const approving = features.filter(({ name }) => /approv/iu.test(name));
    expect(approving).toMatchObject([
      { name: 'Have campaigns approved before sending', quote: 'approve the campaign before it goes out' },
    ]);
  });

  test('keeps its own name where nothing usual says the same', () => {
    const names = named(
      'A booking page for our sauna. Guests book an hour. The caretaker must count the birch whisks.',
    ).map(({ name }) => name);
    expect(names).toContain('Let the caretaker count the birch whisks');
  });
});

test('likelihoods are shares: of one wish at most one feature says the same', () => {
  const kind = kinds.find(({ id }) => id === 'booking')!;
  const among = usualOf([{ kind }]);
  for (const words of ['send a reminder the day before', 'whatever the weather', 'pay when booking by card']) {
    const likely = comparing(among)(toldIn(words, '', null));
    expect(likely.every((one) => one >= 0 && one <= 1)).toBe(true);
    expect(likely.reduce((all, one) => all + one, 0)).toBeLessThan(1);
  }
});

test('words that ask for a feature in one of its ways make it the likeliest', () => {
  const wrong = ['booking', 'library', 'inventory'].flatMap((id) => {
    const kind = kinds.find((one) => one.id === id)!;
    const among = usualOf([{ kind }]);
    const likely = comparing(among);
    return among.flatMap((usual) =>
      (usual.feature.asked ?? '').split(' ').flatMap((way) => {
        const told = toldIn(way.replaceAll('_', ' '), '', null);
        const each = likely(told);
        const best = among[each.indexOf(Math.max(...each))]!;
        return best === usual ? [] : [`${way} of ${ruleOf(usual)} is ${ruleOf(best)}`];
      }),
    );
  });
  expect(wrong.length).toBeLessThan(25);
});
