import { article } from '#domain/article.ts';
import { isMass, plural, stem } from '../reading/stems.ts';

/** The nouns that are put into texts: the product's central thing, those who use it, and the feature under review. */
export type Slots = { thing: string; people: string; doing?: string; object?: string; name?: string };

const withArticle = (noun: string) => (isMass(noun) ? noun : `${article(noun)} ${noun}`);

/** With a deleted piece, "a deleted {thing}" is "a {thing}": its first word is said already. */
function saidOnce(text: string, slot: string, noun: string | undefined): string {
  const [first = '', ...others] = noun?.split(' ') ?? [];
  return others.length === 0 || !text.toLowerCase().includes(`${first.toLowerCase()} {`)
    ? text
    : text.replaceAll(
        new RegExp(`\\b(${RegExp.escape(first)}) \\{${slot}(s?)\\}`, 'giu'),
        (_, said: string, s: string) =>
          /^\p{Lu}/u.test(said) && (s !== '' || slot === 'object') ? `{${capitalised(slot)}${s}}` : `{${slot}${s}}`,
      );
}

/** Puts the nouns into a text. */
export function fill(text: string, slots: Slots): string {
  return saidOnce(saidOnce(text, 'thing', slots.thing), 'object', slots.object)
    .replaceAll('{a thing}', withArticle(slots.thing))
    .replaceAll('{A thing}', capitalised(withArticle(slots.thing)))
    .replaceAll('a {thing}', withArticle(slots.thing))
    .replaceAll('A {thing}', capitalised(withArticle(slots.thing)))
    .replaceAll('{thing}', slots.thing)
    .replaceAll('{things}', plural(slots.thing))
    .replaceAll('{Things}', capitalised(plural(slots.thing)))
    .replaceAll('{people}', slots.people)
    .replaceAll('{People}', capitalised(slots.people))
    .replaceAll('{doing}', slots.doing ?? `work with ${plural(slots.thing)}`)
    .replaceAll('{Doing}', capitalised(slots.doing ?? `work with ${plural(slots.thing)}`))
    .replaceAll('{name}', slots.name ?? 'it')
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

/** A sentence within another: names and letters of their own keep their capitals. */
export const lowered = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
