import { isMass, plural } from '../reading/stems.ts';

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

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
