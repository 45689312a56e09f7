import type { ReviewRequest } from '../../advisor.ts';
import { calledFor, callingFor } from '../knowledge/called-for.ts';
import type { Steps } from '../pace.ts';
import type { Capability } from '../knowledge/capability.ts';
import { recogniseKinds, slotsFor } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import { headOf, shortened, wordsOf } from '../reading/phrases.ts';
import { qualitiesOf, type Quality } from '../reading/qualities.ts';
import { readSources } from '../reading/reading.ts';
import { isMass, plural } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';
import { gerund, verbForms } from '../reading/verbs.ts';
import { actionClassOf, type ActionClass } from './action-classes.ts';

/** What a review speaks about: the feature as an action and a thing, and what it rests on. */
export type Subject = {
  name: string;
  slots: Slots & { doing: string; object: string };
  skills: Capability[];
  action: ActionClass;
  qualities: Quality[];
  capacity: number | null;
};

/** An action without its circumstances: "sending reminders by SMS" gives "sending reminders". */
export function briefly(doing: string): string {
  const words = doing.split(' ');
  const cut = words.findIndex(
    (word, i) =>
      i >= (words[0] === 'letting' ? 3 : 2) &&
      /^(?:by|with|in|on|at|from|for|before|after|when|if|the day|without|until|per|so|that|which|to)$/u.test(word),
  );
  return doing.startsWith('"') || cut < 2 ? doing : words.slice(0, cut).join(' ').replace(/,$/u, '');
}

/** "Letting members see rehearsals" is, in short, seeing rehearsals. */
function inShort(doing: string): string {
  const words = doing.split(' ');
  const inner =
    words[0] === 'letting' ? words.findIndex((word, at) => at > 1 && verbForms.get(word)?.form === 'base') : -1;
  return inner > 0 && inner < words.length - 1 ? [gerund(words[inner]!), ...words.slice(inner + 1)].join(' ') : doing;
}

const listVerbs = (name: string) => /^(?<verb>[\p{L}-]+)(?<more>(?:, [\p{L}-]+)*(?: and [\p{L}-]+)?)(?= )/u.exec(name);

/** "Remind customers the day before" gives "reminding customers the day before". */
export function doingOf(name: string): string {
  const tidy = name
    .trim()
    .replace(/[\s.;:,]+$/u, '')
    .slice(0, 90);
  const low = tidy.charAt(0).toLowerCase() + tidy.slice(1);
  const match = listVerbs(low);
  const verb = match?.groups?.['verb'] ?? low.split(' ')[0] ?? '';
  if (verbForms.get(verb)?.form === 'base' || verb === 'let') {
    const rest = low
      .slice(verb.length)
      .replace(/^(, [a-z-]+)* and ([a-z-]+)(?= )/u, (joined) =>
        joined.replace(/[a-z-]+/gu, (word) =>
          word !== 'and' && verbForms.get(word)?.form === 'base' ? gerund(word) : word,
        ),
      );
    return `${verb === 'let' ? 'letting' : gerund(verb)}${rest}`.trim();
  }
  if (/^[a-z]{3,}$/u.test(verb) && /^ (?:an?|the|my|our|your|their|all|each|every)\b/u.test(low.slice(verb.length)))
    return `${gerund(verb)}${low.slice(verb.length)}`;
  return tidy === '' ? 'this feature' : `"${tidy}"`;
}

function objectOf(name: string, fallback: string): string {
  const whole = tokensOf(name);
  const inner = whole[0]?.low === 'let' ? whole.findIndex((token, i) => i > 1 && token.verb?.form === 'base') : -1;
  const tokens = inner > 0 && inner < whole.length - 1 ? whole.slice(inner) : whole;
  let rest =
    tokens[0]?.verb?.form === 'base' ||
    tokens[0]?.low === 'let' ||
    tokens[1]?.tag === 'det' ||
    tokens[1]?.tag === 'poss'
      ? tokens.slice(1)
      : tokens;
  while (/^(?:,|and)$/u.test(rest[0]?.low ?? '') && rest[1]?.verb?.form === 'base') rest = rest.slice(2);
  const end = rest.findIndex(
    (token, i) =>
      i > 0 &&
      (token.tag === 'prep' ||
        token.tag === 'sub' ||
        token.tag === 'verb' ||
        token.tag === 'to' ||
        token.tag === 'mark' ||
        token.tag === 'conj' ||
        token.low === 'live' ||
        token.low === 'without' ||
        token.low === 'before'),
  );
  const phrase = shortened(end > 0 ? rest.slice(0, end) : rest, 5);
  while (phrase.length > 1 && phrase.at(-1)!.tag === 'adv') phrase.pop();
  const head = headOf(phrase);
  if (!head) return fallback;
  const words = wordsOf(phrase, { it: fallback, them: fallback, who: fallback })
    .replace(
      /^(?:(?:an?|the|each|every|all|some|several|any|your|their|its|of|in|out|up|off|back|down|away)\s+)+/giu,
      '',
    )
    .trim();
  if (words.length < 3 || words === 'part') return fallback;
  return isMass(words) ? words : plural(words);
}

export function* subjectOf(request: ReviewRequest): Steps<Subject> {
  const { feature, context } = request;
  const reading = yield* readSources([
    { id: 'feature', text: `${feature.name}. ${feature.description}`, weight: 1 },
    { id: 'vision', text: context.vision ?? '', weight: 0.6 },
    { id: 'goal', text: context.piGoal ?? '', weight: 0.6 },
    { id: 'comments', text: context.comments ?? '', weight: 0.4 },
    { id: 'technical', text: context.technicalContext ?? '', weight: 0.4 },
  ]);
  const slots = slotsFor(reading, recogniseKinds(reading));
  const called = yield* callingFor(`${feature.name}\n${feature.description}`);
  const named = calledFor(feature.name, called);
  const described = calledFor(feature.description, called).filter((one) => !named.includes(one));
  const object = objectOf(feature.name, plural(slots.thing));
  return {
    name: feature.name.trim(),
    slots: { ...slots, doing: inShort(briefly(doingOf(feature.name))), object },
    skills: [...named, ...described].slice(0, 2),
    action: actionClassOf(feature.name),
    qualities: qualitiesOf(reading),
    capacity: context.teamCapacity ?? null,
  };
}
