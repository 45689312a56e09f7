import { fill, type Slots } from '../knowledge/slots.ts';
import { isMass, plural, singular } from '../reading/stems.ts';
import { participle, thirdPerson } from '../reading/verbs.ts';
import { isPeople, timeWords } from '../reading/word-classes.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Subject } from '../review/subject.ts';
import type { Criterion } from '../knowledge/capability.ts';

const article = (noun: string) => (/^(?:[aeio]|u(?!se|ni|sa)|hour)/iu.test(noun) ? 'an' : 'a');

/** "Let members reserve tools" is done by a member; everything else by one of those who use the product. */
export function roleAndWant(name: string, people: string): { role: string; want: string } {
  const tidy = name
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()
    .replace(/[\s.;:,]+$/u, '');
  const tokens = tokensOf(tidy);
  if (tokens[0]?.low === 'let') {
    const verb = tokens.findIndex((token, at) => at > 0 && token.verb?.form === 'base' && token.tag !== 'det');
    if (verb > 1) {
      const who = tidy
        .slice(tokens[1]!.start, tokens[verb]!.start)
        .trim()
        .replace(/^(?:the|an?|each|every|all)\s+/iu, '')
        .toLowerCase();
      const one = who.includes(' ') || who === 'everybody' ? who : singular(who);
      return {
        role: who === 'everybody' ? 'a person' : `${article(one)} ${one}`,
        want: tidy.slice(tokens[verb]!.start),
      };
    }
  }
  const one = singular(people.split(' ').at(-1) ?? 'user');
  const first = tokens[0];
  const told = tokens[1];
  if (first && told && /^(?:remind|notify|tell|alert|warn|inform)$/u.test(first.low) && isPeople(told.low)) {
    const who = singular(told.low);
    return { role: `${article(who)} ${who}`, want: `be ${participle(first.low)}${tidy.slice(told.end)}` };
  }
  const lowered = /^\p{Lu}\p{Ll}/u.test(tidy) ? tidy.charAt(0).toLowerCase() + tidy.slice(1) : tidy;
  // "Hand out a tool": what follows shows the verb.
  const isPhrasal = told !== undefined && /^(?:out|over|back|up|off)$/u.test(told.low);
  const want = first?.verb?.form === 'base' || isPhrasal ? askedFor(lowered) : wantOfThing(lowered);
  return { role: `${article(one)} ${one}`, want };
}

/** The product shows and offers; a person sees and uses. */
const askedFor = (want: string): string =>
  want.replace(/^show (?=\p{L})/u, 'see ').replace(/^offer (?=an? |the )/u, 'use ');

const shown =
  /(?:lists?|overview|reports?|statistics|charts?|maps?|calendars?|dashboards?|totals?|history|pages?|figures|progress|status|summary)$/iu;

const modal = /\b(?:cannot|can|must|may|should|will|never|is|are)\b/u;
const opens = /\s(?:of|for|on|with|by|in|at|to|from|what|which|who|that|when|once|as)\s.*$/u;
const isDetermined = /^(?:an?|the|one|two|three|each|every|all|no|my|our|their|own)\b/iu;

/** What a person wants of a feature that is named by a thing or by a rule: to have the one, and to be sure of the other. */
const wantOfThing = (name: string): string => {
  const core = name.replace(opens, '');
  if (modal.test(core)) return `be sure that ${name}`;
  const head = core.split(' ').at(-1) ?? core;
  const isOne = singular(head) === head && !isMass(head) && !isDetermined.test(core);
  const verb = shown.test(core) ? 'see' : 'have';
  return isOne ? `${verb} ${article(name)} ${name}` : `${verb} ${name}`;
};

/** The nouns of a feature, for texts that speak of things in general. */
export const nounsOf = (subject: Subject): Slots => {
  const object = subject.slots.object;
  const short =
    object.split(' ').length <= 3 && /^(?!(?:with|by|in|on|at|to|for|from|as|of|without)\b)[\p{L} -]+$/u.test(object);
  if (short && !isPeople(object.split(' ').at(-1) ?? '')) return { ...subject.slots, thing: singular(object) };
  const noun = tokensOf(subject.name).findLast(
    (token, at) =>
      at > 0 &&
      token.tag === 'noun' &&
      !/^(?:due|free|late|time|day|live|same|other|next|last)$/u.test(token.low) &&
      token.verb === null &&
      !timeWords.has(token.low) &&
      !isMass(token.low) &&
      !isPeople(plural(singular(token.low))),
  );
  return { ...subject.slots, thing: noun ? singular(noun.low) : subject.slots.thing };
};

const ownWords: Readonly<Record<string, string>> = {
  i: 'they',
  me: 'them',
  my: 'their',
  mine: 'theirs',
  myself: 'themselves',
  am: 'are',
  was: 'were',
};

/** A wish as something that happens: "a member" and "see what I owe" give "a member sees what they owe". */
export const doesOf = (role: string, want: string): string => {
  const [verb = '', ...rest] = want.split(' ');
  const others = rest.join(' ').replaceAll(/\p{L}+/gu, (word) => ownWords[word.toLowerCase()] ?? word);
  return `${role} ${{ be: 'is', have: 'has' }[verb] ?? thirdPerson(verb)} ${others}`.trim();
};

/** A criterion with the nouns in it; {does} is what the story does. */
export const filled = (criterion: Criterion, slots: Slots, does: string): Criterion => {
  const put = (text: string) => fill(text, slots).replaceAll('{does}', does);
  return { given: put(criterion.given), when: put(criterion.when), outcome: put(criterion.outcome) };
};
