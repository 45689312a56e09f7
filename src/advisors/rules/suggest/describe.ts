import type { Capability } from '../knowledge/capability.ts';
import { capitalised, fill, type Slots } from '../knowledge/slots.ts';
import { titleOf } from '../reading/title.ts';
import { verbForms } from '../reading/verbs.ts';
import { actionClassOf } from '../review/action-classes.ts';
import type { Wish } from '../reading/wishes.ts';
import type { Situation } from './suggest.ts';

function outcomeOf(name: string, turns: Map<string, number>): string {
  const { id } = actionClassOf(name.replace(/^Get notified/u, 'Notify'));
  const turn = turns.get(id) ?? 0;
  turns.set(id, turn + 1);
  const texts = outcomes[id]!;
  return texts[turn % texts.length]!;
}

/** What a wish names itself is spoken of, and not what the product is about: "search all letters" finds letters. */
function ofWhat(doing: string, skill: Capability | undefined, slots: Slots): Slots {
  const { object } = titleOf(capitalised(doing));
  if (!object || object.one === object.many || skill?.triggers.test(`${object.one}, ${object.many}`)) return slots;
  return { ...slots, thing: object.one };
}

/** What is longer than this (characters) says too much beside the wish; what adds less says nothing beside it. */
const longest = 220;
const leastAdded = 14;

/** The sentence in which a wish stands says more of it than what could be said of all that do the same; each is said once. */
function inContext({ clause: { passage }, quote, source }: Wish, turns: Map<string, number>): string | null {
  const said = source.text.slice(passage.start, passage.end).replace(/\s+/gu, ' ').trim();
  const isNew = said.length <= longest && said.length >= quote.length + leastAdded && !turns.has(said);
  if (source.told || !isNew) return null;
  turns.set(said, 1);
  return `You wrote: "${said}"`;
}

/** What it means in practice, and within which limits. The name says what it is and is not repeated. */
export function describeWish(
  wish: Wish,
  name: string,
  skill: Capability | undefined,
  situation: Situation,
  turns: Map<string, number>,
): string {
  const { slots, qualities } = situation;
  // "Everyone booked on court 3 is told by text": by what is done, which such a name has in its middle.
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const isOrder = verbForms.get(first)?.form === 'base' && !/^(?:is|are|gets?|may|must|can|has|have)$/u.test(second);
  const doing = wish.form === 'verb' && !isOrder ? `${wish.verb} ${wish.object}` : name;
  const practice = skill
    ? fill(skill.about, ofWhat(doing, skill, slots))
    : (inContext(wish, turns) ?? fill(outcomeOf(capitalised(doing), turns), ofWhat(doing, skill, slots)));
  const limit = qualities.find(
    (quality) =>
      ['offline', 'phone', 'no-login', 'restricted', 'live', 'privacy'].includes(quality.id) &&
      quality.quote !== wish.quote &&
      skill?.id !== skillOf[quality.id],
  );
  const within = limit && limit.quote.length < 90 && wish.form === 'verb' ? ` ${limits[limit.id] ?? ''}` : '';
  return `${practice}${within}`.replace(/\s+/gu, ' ').trim();
}

/** What a person can count on, by what the feature does; for features that no capability describes, each once in turn. */
const outcomes: Record<string, readonly string[]> = {
  keep: [
    'What is entered is saved at once, can be corrected, and is found again among the {things}.',
    'A short form asks for what is needed, and says at once when something does not fit.',
    'Each entry shows who made it and when, and can be taken back.',
  ],
  show: [
    'The answer is on the screen without a search through all {things}, and says how recent it is.',
    'One page shows it at a glance, on a small screen too, and a click leads to the details.',
    'The page is up to date when it is opened, and says plainly when there is nothing to show.',
  ],
  send: [
    'Each message reaches the right {people} once, and what was sent can be seen afterwards.',
    'Everybody chooses how to be told, and a message that could not be delivered is listed.',
    'The message holds what is needed to act, so that nothing has to be looked up.',
  ],
  decide: [
    'Two {people} who try at the same time get a clear answer, and the step can be taken back while that is still fair.',
    'What is decided is confirmed at once and stands with name and time.',
    'Rules say who may do it and until when, and a refusal names the reason.',
  ],
  compute: [
    'The result can be traced back to the {things} it comes from.',
    'Figures follow every change of the {things}, and can be checked by hand.',
    'Rounding and missing values are treated by a rule that is written down.',
  ],
  connect: [
    'A preview shows what will happen to the {things}, and what could not be used is listed.',
    'It runs again without doubling anything, and says what was new.',
    'When the other side does not answer it is tried again, and somebody is told.',
  ],
  protect: [
    'The rule holds for every way that leads to the {things}, and a refusal says why.',
    'What is protected can be seen on one page, and changes to it are kept with name and time.',
    'Nothing is left open by default; it takes a person to open it.',
  ],
  let: [
    '{People} get there in a few steps and see at once what came of it.',
    'It needs no explanation, works with keyboard and touch, and can be undone.',
    'It is found where {people} look for it first, and says what happens next.',
  ],
};

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
