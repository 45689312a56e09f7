import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { namingsIn } from './from-wishes.ts';
import { bestName } from './name-choice.ts';
import { situationOf } from './suggest.ts';

const wishesOf = (idea: string) =>
  namingsIn(drained(situationOf({ from: 'idea', idea, project: '' }))).map(({ wish, namings }) => ({
    namings,
    names: namings.map(({ name }) => name),
    best: bestName(namings, wish)?.name,
  }));

describe('the name of a wish', () => {
  test('is one of those that were made for it, each of which stands once', () => {
    const wishes = wishesOf(
      'Members borrow tools. Which posts failed should be visible. A map, colours by difficulty.',
    );
    expect(wishes.length).toBeGreaterThan(2);
    for (const { names, best } of wishes) {
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      expect(names).toContain(best);
    }
  });

  test('stays what the naming rules made of it where people would call that good', () => {
    expect(wishesOf('A club lends tools. Members borrow tools and pay a deposit.')[0]?.best).toBe(
      'Let members borrow tools',
    );
  });

  test('is in the words of the person where no rule knows what is done with a thing', () => {
    expect(wishesOf('A tool for our harbour. Emergency horn obviously.').map(({ best }) => best)).toContain(
      'Emergency horn',
    );
  });

  test('is taken from the words of the person only where these say what can be shown to hold', () => {
    const own = wishesOf('A wiki. Search must be fast. We edit pages in a modern editor.')
      .flatMap(({ namings }) => namings)
      .filter(({ way }) => way !== 'polished');
    expect(own.filter(({ name }) => /fast|modern/iu.test(name))).toEqual([]);
  });

  test.each([
    ['Contracts are signed online. Reminder if they sleep.', /^(?:Send )?reminder if .* do not answer$/iu],
    ['Props of a theatre. Directors browse by themselves from home.', /by themselves from home$/u],
  ])('has all words of a saying, each apart: %s', (idea, whole) => {
    const { names, best } = wishesOf(idea).at(-1)!;
    expect(best).toMatch(whole);
    expect(names.filter((name) => /\p{L}{16}/u.test(name))).toEqual([]);
  });

  test('keeps the second word of a verb that stands last', () => {
    expect(wishesOf('A site for clubs. Clubs put their events in.').at(-1)?.names).toContain(
      'Clubs put their events in',
    );
  });
});
