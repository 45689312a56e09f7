import type { Capability } from '../knowledge/capability.ts';
import { usualDeed, type UsualDeed } from '../knowledge/deeds.ts';
import { capitalised, fill, lowered, type Slots } from '../knowledge/slots.ts';
import { plural, singular } from '../reading/stems.ts';
import { titleOf } from '../reading/title.ts';
import { verbForms } from '../reading/verbs.ts';
import type { Wish } from '../reading/wishes.ts';
import { isPeople } from '../reading/word-classes.ts';
import type { Situation } from './suggest.ts';

/** What a wish names itself is spoken of, and not what the product is about: "search all letters" finds letters. */
function ofWhat(doing: string, skill: Capability | undefined, slots: Slots): Slots {
  const { object } = titleOf(capitalised(doing));
  if (!object || object.one === object.many || skill?.triggers.test(`${object.one}, ${object.many}`)) return slots;
  return { ...slots, thing: object.one };
}

/** Bodies that act as people do. */
const bodies = new Set(
  'hospital hotel clinic store restaurant supplier branch museum theatre church parish council town village bank insurer charity household ward organisation publisher employer crew family class club group school company society association team choir cooperative department office brigade agency firm shop café'.split(
    ' ',
  ),
);

/** Those who do what a wish is for, as a plural noun: "the class teacher" is one of the teachers; null where it is nobody, or some. */
export function peopleOf({ actor }: Wish): string | null {
  const said =
    /^(?:(?:the|an?|each|every|any|all|our|my|your) )?(?!(?:no|not|none|neither|hardly|few|half|some|most|only|one|two|three) )(?:[\p{L}-]+ )?([\p{L}-]+)$/u.exec(
      actor ?? '',
    );
  const one = singular(said?.[1] ?? '');
  return isPeople(plural(one)) || bodies.has(one) ? plural(one) : null;
}

/** Of a longer sentence (characters) a part is shown, which begins at most so far before the wish; what adds less says nothing. */
const longest = 220;
const before = 60;
const leastAdded = 14;

/** The sentence in which a wish stands; of a long one what is around the wish. */
export function sentenceOf({
  clause: { passage },
  start,
  quote,
  source: { text },
}: Pick<Wish, 'start' | 'quote' | 'source'> & { clause: Pick<Wish['clause'], 'passage'> }): string {
  const from = Math.max(passage.start, start - before);
  const to = Math.min(passage.end, Math.max(start + quote.length, from + longest));
  const isCut = { left: from > passage.start, right: to < passage.end };
  const words = text
    .slice(from, to)
    .replace(isCut.left ? /^\S*\s/u : /^/u, isCut.left ? '… ' : '')
    .replace(isCut.right ? /\s\S*$/u : /$/u, isCut.right ? ' …' : '');
  return words.replace(/\s+/gu, ' ').trim();
}

/** What is usual of doing what the wish is for, or of having what it names. */
const deedOf = ({ form, verb, object }: Wish, name: string): UsualDeed | null => {
  const [first = '', ...particle] = verb.split(' ');
  return form === 'verb' ? usualDeed(first, [...particle, object].join(' ')) : usualDeed('have', lowered(name));
};

/** What it means in practice, and within which limits; `told` are the places of sentences that were shown before. */
export function describeWish(
  wish: Wish,
  name: string,
  skill: Capability | undefined,
  situation: Situation,
  told: Set<string>,
): string {
  const { slots, qualities } = situation;
  // "Everyone booked on court 3 is told by text": by what is done, which such a name has in its middle.
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const isOrder = verbForms.get(first)?.form === 'base' && !/^(?:is|are|gets?|may|must|can|has|have)$/u.test(second);
  const doing = wish.form === 'verb' && !isOrder ? `${wish.verb} ${wish.object}` : name;
  const sentence = sentenceOf(wish);
  // The sentence says more of the wish than what is usual of all that do the same; each is said once, where something else can be.
  const place = `${wish.source.id} ${wish.clause.passage.start}`;
  const isNew = sentence.length >= wish.quote.length + leastAdded && !told.has(place);
  const practice = skill
    ? fill(skill.about, { ...ofWhat(doing, skill, slots), people: peopleOf(wish) ?? slots.people })
    : ((isNew ? null : deedOf(wish, name)?.about) ?? `You wrote: "${sentence}"`);
  told.add(place);
  // What holds of the whole product is a feature of its own; here it is said of what it was said with, where that is not shown.
  const { passage } = wish.clause;
  const saidWith = (words: string) => wish.source.text.slice(passage.start, passage.end).includes(words);
  const limit =
    wish.form === 'noun'
      ? undefined
      : qualities.find(
          ({ id, quote }) => id in limits && quote !== wish.quote && saidWith(quote) && skill?.id !== skillOf[id],
        );
  const within = limit && !practice.includes(limit.quote) ? ` ${limits[limit.id] ?? ''}` : '';
  return `${practice}${within}`.replace(/\s+/gu, ' ').trim();
}

/** A capability that says already what the limit says. */
const skillOf: Partial<Record<string, string>> = {
  offline: 'offline',
  phone: 'mobile',
  'no-login': 'no-login',
  restricted: 'roles',
  live: 'live',
  privacy: 'data-rights',
};

const limits: Partial<Record<string, string>> = {
  offline: 'It has to work without a connection as well.',
  phone: 'It has to be usable on a small screen.',
  'no-login': 'Nobody has to sign in for it.',
  restricted: 'Only those who may see the data take part.',
  live: 'Changes appear without reloading.',
  privacy: 'No more personal data is kept than this needs.',
};

const softly = ({ asTold }: Wish): string =>
  asTold
    ? 'You tell it as how things go, so the product may have to hold it or not.'
    : 'You put it softly, so it comes after the core.';

/** Why it is suggested: the person's words, then what they lead to. */
export function reasonForWish(wish: Wish, skill: Capability | undefined, situation: Situation): string {
  const words = wish.quote.replace(/\s+/gu, ' ');
  const why = skill ? ` It matters because ${fill(skill.why, situation.slots)}.` : '';
  const soft = wish.strength === 'must' ? '' : ` ${softly(wish)}`;
  return `From your words: "${words}".${why}${soft}`;
}
