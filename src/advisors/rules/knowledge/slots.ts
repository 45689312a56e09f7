import { isMass, plural, stem } from '../reading/stems.ts';

/** The nouns that are put into texts: the product's central thing, those who use it, and the feature under review. */
export type Slots = { thing: string; people: string; doing?: string; object?: string };

const article = (noun: string) =>
  isMass(noun) ? noun : `${/^(?:[aeio]|u(?!se|ni|sa)|hour|honest)/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** Puts the nouns into a text. */
export function fill(text: string, slots: Slots): string {
  return text
    .replaceAll('{a thing}', article(slots.thing))
    .replaceAll('a {thing}', article(slots.thing))
    .replaceAll('A {thing}', capitalised(article(slots.thing)))
    .replaceAll('{thing}', slots.thing)
    .replaceAll('{things}', plural(slots.thing))
    .replaceAll('{Things}', capitalised(plural(slots.thing)))
    .replaceAll('{people}', slots.people)
    .replaceAll('{People}', capitalised(slots.people))
    .replaceAll('{doing}', slots.doing ?? `work with ${plural(slots.thing)}`)
    .replaceAll('{Doing}', capitalised(slots.doing ?? `work with ${plural(slots.thing)}`))
    .replaceAll('{object}', slots.object ?? plural(slots.thing))
    .replaceAll('{Object}', capitalised(slots.object ?? plural(slots.thing)));
}

/** The same for a feature's name, which says no word twice: with bookings, "book {a thing} online" is "book online". */
export function nameIn(name: string, slots: Slots): string {
  const same = (one: string, other: string) => stem(one) === stem(other);
  const bare = name.replace(/([\p{L}-]+) (?:\{a thing\}|\{things?\}) (?=\p{L})/gu, (said, verb: string) =>
    same(verb, slots.thing) ? `${verb} ` : said,
  );
  const others = bare.match(/(?<!\{)[\p{L}-]{3,}(?!\})/gu) ?? [];
  const people = others.some((word) => same(word, slots.people)) ? 'people' : slots.people;
  const thing = [...others, people].some((word) => same(word, slots.thing)) ? 'entry' : slots.thing;
  return fill(bare, { ...slots, thing, people });
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
