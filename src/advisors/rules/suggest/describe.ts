import type { Capability } from '../knowledge/capability.ts';
import { capitalised, fill } from '../knowledge/slots.ts';
import { plural } from '../reading/stems.ts';
import type { Wish } from '../reading/wishes.ts';
import type { Situation } from './suggest.ts';

const lowerFirst = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Who does it, what it does, and within which limits: one to three sentences. */
export function describeWish(wish: Wish, name: string, skill: Capability | undefined, situation: Situation): string {
  const { slots, qualities, subject } = situation;
  const action = lowerFirst(name.replace(/^Let (?:the )?/u, ''));
  const product = subject === '' ? 'The product' : subject;
  const first = /^Let /u.test(name) ? `${product} lets ${action}.` : wish.form === 'noun' ? `${product} is to ${action}.` : `In ${subject === '' ? 'the product' : subject}, ${wish.actor === null ? slots.people : 'the people concerned'} can ${action}.`;
  const second = skill ? fill(skill.about, slots) : `It is done when somebody who works with ${plural(slots.thing)} can do this from start to end and sees the result at once.`;
  const limit = qualities.find((quality) => ['offline', 'phone', 'no-login', 'restricted', 'live', 'privacy'].includes(quality.id) && quality.quote !== wish.quote);
  const third = limit && limit.quote.length < 90 && wish.form === 'verb' ? ` ${limits[limit.id] ?? ''}` : '';
  return `${capitalised(first)} ${second}${third}`.replace(/\s+/gu, ' ').trim();
}

const limits: Partial<Record<string, string>> = {
  offline: 'It has to work without a connection as well.',
  phone: 'It has to be usable on a small screen.',
  'no-login': 'Nobody has to sign in for it.',
  restricted: 'Only those who may see the data take part.',
  live: 'Changes appear without reloading.',
  privacy: 'No more personal data is kept than this needs.',
};

/** Why it is suggested: the person's words, then what they lead to. */
export function reasonForWish(wish: Wish, skill: Capability | undefined, situation: Situation): string {
  const words = wish.quote.replace(/\s+/gu, ' ');
  const why = skill ? `It matters because ${fill(skill.why, situation.slots)}.` : wish.strength === 'must' ? `You said it outright, so it belongs to the core of what ${situation.slots.people} get.` : 'You put it softly, so it comes after the core.';
  const soft = skill && wish.strength !== 'must' ? ' You put it softly, so it comes after the core.' : '';
  return `From your words: "${words}". ${why}${soft}`;
}
