import { wishesIn } from '#domain/lint/story-rules.ts';
import { lowered } from '../knowledge/slots.ts';
import { isPeople } from '../reading/word-classes.ts';
import { passagesOf } from '../reading/sentences.ts';
import { plural, singular } from '../reading/stems.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { verbForms } from '../reading/verbs.ts';
import { personOf } from './people.ts';

/** One thing that somebody does: "chooses a free day" is `want` "choose a free day". */
export type Deed = { want: string; verb: string };

/**
 * What one sentence of a description says will happen. Without `role` nobody in particular does it; `follows` is what the
 * product then does, and `under` the condition that the sentence opens with.
 */
export type Behaviour = { role: string | null; deeds: Deed[]; under: string | null; follows: string | null };

/** Who does it, of "A member", "The volunteers" and "Members who wait"; null for things. */
function roleOf(subject: Token[]): string | null {
  const nouns = subject.filter(({ tag }) => tag !== 'det' && tag !== 'adv');
  const head = nouns.at(-1);
  if (!head || nouns.length > 3 || nouns.some(({ tag }) => tag !== 'noun')) return null;
  return isPeople(plural(singular(head.low))) ? personOf(nouns.map(({ low }) => low).join(' ')) : null;
}

const isFiniteVerb = ({ verb }: Token) => verb !== null && (verb.form === 's' || verb.form === 'base');
const opensTail = /^(?:the|an?|each|every|others?|it|nobody|no|one|everybody|both)$/u;
const isFinite = (token: Token) =>
  ['be', 'modal', 'have', 'do'].includes(token.tag) || (token.tag === 'verb' && token.verb!.form !== 'ing');

/** "and the day is free again": where a clause with a subject of its own begins, or -1. */
const tailAt = (tokens: Token[]): number =>
  tokens.findIndex((token, at) => {
    if (at < 3 || !opensTail.test(token.low)) return false;
    const before = tokens[at - 1]!;
    if (before.low !== ';' && before.low !== 'and') return false;
    const next = tokens.slice(at + 1, at + 6);
    const verb = next.findIndex((one) => isFinite(one));
    return verb >= 0 && !next.slice(0, verb).some(({ tag }) => tag === 'mark' || tag === 'sub');
  });

const between = (text: string, from: Token | undefined, to: Token | undefined): string =>
  from === undefined ? '' : text.slice(from.start, to === undefined ? text.length : to.start);
const tidied = (text: string): string =>
  text
    .trim()
    .replace(/[\s.,;:!?]+$/u, '')
    .replace(/(?:[,;]|\s)+(?:and|or)$/u, '');
/** Why it is so belongs into the reason of a story. */
const reason = /,? (?:because|since|so that|so) .*$/u;

/** The verbs that somebody does one after the other, from the first on: "finds the member and confirms the loan" is two. */
function deedsOf(text: string, tokens: Token[], first: number): Deed[] {
  const { form } = tokens[first]!.verb!;
  const starts = tokens.flatMap((token, at) => {
    if (at === first) return [at];
    const joins = tokens[at - 1]?.tag === 'conj' || tokens[at - 1]?.low === ',';
    // "E-mail or text message": what can be a noun is a verb only where its object shows it.
    const opens = token.verb?.noun ? /^(?:det|poss|pron|num|sub)$/u : /^(?:det|poss|pron|num|sub|noun|prep|adv)$/u;
    return at > first &&
      joins &&
      opens.test(tokens[at + 1]?.tag ?? '') &&
      token.verb?.form === form &&
      token.tag === 'verb'
      ? [at]
      : [];
  });
  return starts.map((at, index) => {
    const verb = tokens[at]!.verb!.base;
    const rest = tidied(between(text, tokens[at + 1], tokens[starts[index + 1] ?? tokens.length]));
    return { verb, want: `${verb} ${rest}`.trim() };
  });
}

/** What was cut on either side is no sentence. */
const cutQuote = /"(?:…[^"]*|[^"]*…)"/gu;

/** Reads the sentences of a description, each by itself; a sentence that is no plain statement says nothing. */
export function behavioursIn(description: string): Behaviour[] {
  return passagesOf(description.replaceAll(cutQuote, '')).flatMap(({ text: passage }): Behaviour[] => {
    const opening = /^(?:when|if|once|whenever|as soon as) (?<under>[^,]+), (?<then>.+)$/iu.exec(passage)?.groups;
    const under = opening?.['under'] === undefined ? null : tidied(opening['under']);
    const text = tidied((opening?.['then'] ?? passage).replace(reason, ''));
    const tokens = tokensOf(text);
    if (tokens.length < 4 || text.length > 160 || /[:?!()"“”]/u.test(text)) return [];
    const tail = tailAt(tokens);
    const main = tail < 0 ? tokens : tokens.slice(0, tail);
    const follows = tail < 0 ? null : lowered(tidied(between(text, tokens[tail], undefined)));
    const body = tail < 0 ? text : text.slice(0, tokens[tail]!.start);
    const verb = main.findIndex((token, at) => at > 0 && isFiniteVerb(token) && main[at - 1]!.tag !== 'det');
    const role = verb < 0 ? null : roleOf(main.slice(0, verb));
    const isOne = role !== null && singular(main[verb - 1]!.low) === main[verb - 1]!.low;
    const agrees = role !== null && (verbForms.get(main[verb]!.low)?.form === 's') === isOne;
    if (role === null || !agrees) {
      // "The catalogue loads": what could be a noun is the verb of a thing that stands before it.
      const first = tokens.findIndex(
        (token, at) =>
          isFinite(token) ||
          (at > 0 && token.tag === 'sub') ||
          (token.verb?.form === 's' && tokens[at - 1]?.tag === 'noun' && tokens[0]!.tag === 'det'),
      );
      const says = first > 0 && tokens[first]!.tag !== 'sub' && !/^(?:it|this) (?:has to|must|should)\b/iu.test(text);
      return says ? [{ role: null, deeds: [], under, follows: lowered(text) }] : [];
    }
    const deeds = deedsOf(body, main, verb);
    // "Moderators hide, warn and lock": verbs that share an object cannot be told one by one.
    return deeds.some(({ want }) => want.includes(' ,') || wishesIn(want).length > 1)
      ? []
      : [{ role, deeds, under, follows }];
  });
}
