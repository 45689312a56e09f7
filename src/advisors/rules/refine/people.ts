import { article } from '#domain/article.ts';
import { plural, singular } from '../reading/stems.ts';
import { groups, isPeople, kin } from '../reading/word-classes.ts';

const anybody = /^(?:everybody|everyone|anybody|anyone|somebody|someone|whoever|people|persons?|others?)$/u;
const wholes = /^(?:family|household|team|board|committee|public|crew|council|jury|department|choir)$/u;
const places = /^(?:lab|pharmacy|city|museum|library|hotel|theatre)$/u;
const alsoPeople = /(?:man|woman|wife|lady|kid|boss|nurse|doctor|clerk|vet|expert|captain|juror|secretary|pilot)$/u;

/** One of those who are meant by "members", "the staff" and "everyone in the team", with an article; null where they are no people. */
export function personOf(who: string): string | null {
  const words = who
    .toLowerCase()
    .replace(/^(?:(?:the|an?|each|every|all|any|other|our|my|your|several|two|three|of)\s+)+/u, '')
    .split(' ');
  const end = words.findIndex((word) => /^(?:in|of|with|from|at|on|who|that|like|and|or)$/u.test(word));
  const named = end < 0 ? words : words.slice(0, end);
  const head = named.at(-1) ?? '';
  if (anybody.test(head)) return 'a person';
  if (named.length > 3 || !named.every((word) => /^[\p{L}-]+$/u.test(word))) return null;
  if (head === 'staff') return 'a member of staff';
  const one = /(?:men|wives)$/u.test(head) ? head.replace(/men$/u, 'man').replace(/wives$/u, 'wife') : singular(head);
  if (wholes.test(one)) return `a member of the ${one}`;
  if (groups.has(one) || places.test(one)) return named.length > 1 ? null : `somebody from the ${one}`;
  if (!isPeople(plural(one)) && !kin.has(one) && !alsoPeople.test(one)) return null;
  const whole = [...named.slice(0, -1), one].join(' ');
  return `${article(whole)} ${whole}`;
}

/** All of those of whom one does it: "the kiln keeper" is one of the kiln keepers; null where nobody is named. */
export function peopleOf(actor: string | null): string | null {
  const one = (actor === null ? null : personOf(actor))?.replace(/^an? /u, '');
  return one === undefined ? null : one.replace(/^[\p{L}-]+(?= of )|[\p{L}-]+$/u, (noun) => plural(noun));
}
