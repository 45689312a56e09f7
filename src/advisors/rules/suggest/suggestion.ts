import type { FeatureSuggestion } from '#contract/advice.ts';
import { capabilityById } from '../knowledge/capabilities.ts';
import type { Refusal } from '../reading/refusals.ts';
import { stemsOf } from '../reading/stems.ts';
import { alike, keyOf } from './alike.ts';
import { saysDoing, type Said } from './same-doing.ts';

/** A suggestion on its way to the list: with what it is compared by. */
export type Candidate = FeatureSuggestion & {
  rank: number;
  skills: readonly string[];
  at: number;
  /** True for a typical feature that was asked for outright. */
  outright?: boolean;
  /** Told as how things go, so that it is in doubt whether it is wished. */
  asTold?: boolean;
  /** How likely people call its name good, which was made of a wish's words; 0 to 1. */
  good?: number;
  /** The typical feature that a wish says the same as, where it keeps a name of its own. */
  same?: { rule: string; name: string };
  /** The typical features that it likely says the same as, by their rules. */
  like?: ReadonlySet<string> | undefined;
  /** Rules of typical features that it hardly says the same as. */
  unlike?: ReadonlySet<string>;
  /** What was wished outright as something to do; a name that quotes it has to say the same. */
  said?: Said;
  /** Those who do it, where the wish says who. */
  people?: string | null;
  /** The capabilities that its words name, also where it does something else with them: it may need what they need. */
  touches?: readonly string[];
};

/** What was neither put softly nor only told, where there is such: with it those begin who speak of an idea. */
export function plainly<T extends Pick<FeatureSuggestion, 'value'>>(said: readonly T[]): T[] {
  const plain = said.filter(({ value }) => value !== 'Could Have');
  return plain.length > 0 ? plain : [...said];
}

/** What may be what was refused. */
export type Refusable = Pick<Candidate, 'name' | 'description' | 'quote' | 'skills'>;

/** The rank of what nobody said, by how likely it is wanted; what was said ranks above. */
export const rankOf = (likely: number): number => 400 * likely;

const excused = /\b(?:without|no|never|instead of|rather than|not)\b.*$/iu;

const signingIn = /\b(?:sign(?:s|ing)? in|log(?:s|ging)? in|log-?ins?)\b/iu;

/** True when what is suggested is what was refused; "statistics without cookies" is not. */
export function contradicts(
  candidate: Refusable,
  refusals: readonly Refusal[],
  refusedSkills: ReadonlySet<string>,
): boolean {
  if (candidate.quote === null && candidate.skills.some((id) => refusedSkills.has(id))) return true;
  if (
    candidate.quote === null &&
    refusedSkills.has('accounts') &&
    signingIn.test(`${candidate.name} ${candidate.description}`)
  )
    return true;
  const name = stemsOf(candidate.name.replace(excused, ''));
  const whole = stemsOf(
    candidate.quote === null
      ? `${candidate.name} ${candidate.description}`.replace(excused, '')
      : candidate.name.replace(excused, ''),
  );
  return refusals.some((refusal) => {
    const stems = [...refusal.stems];
    const said = candidate.quote !== null;
    return stems.every((one) => (said ? name : whole).has(one));
  });
}

/**
 * True when the other speaks of the same capability; what a wish only adds by "with ..." is left open, and so is what was said
 * beside a usual feature: "works offline on the phone" is more than a phone app.
 */
function covers({ name, rule, quote, skills }: Candidate, skill: string): boolean {
  if (!skills.includes(skill)) return false;
  const isNamed = (words: string) => capabilityById.get(skill)!.triggers.test(words);
  if (rule.startsWith('wish.')) return isNamed(name.split(' with ')[0]!) || !name.includes(' with ');
  return quote === null || skills[0] === skill || isNamed(name);
}

/** Two features of one kind of product differ, also where they rest on the same capability. */
const ofOneKind = (one: Candidate, other: Candidate): boolean => {
  const kind = /^kind\.[^.]+\./u.exec(one.rule)?.[0];
  return kind !== undefined && (other.same?.rule ?? other.rule).startsWith(kind);
};

/** A typical feature that was compared with a wish, word by word, does not say the same for a capability of both alone. */
const isUnlike = (one: Candidate, other: Candidate): boolean =>
  other.unlike?.has(one.rule) === true && other.rule.startsWith('wish.');

/** "Show slides" and "draw on slides" were both wished, each by words of its own. */
const doOther = (one: Candidate, other: Candidate): boolean =>
  one.name.toLowerCase() !== other.name.toLowerCase() &&
  one.said !== undefined &&
  other.said !== undefined &&
  one.at !== other.at &&
  !saysDoing(one.said, other.name) &&
  !saysDoing(other.said, one.name);

/** A quality is said by another feature only where that names it: a phone app does not say "works offline on the phone". */
const saysToo = ({ rule, skills: [skill] }: Candidate, { name, description }: Candidate): boolean =>
  !rule.startsWith('quality.') ||
  skill === undefined ||
  capabilityById.get(skill)!.triggers.test(`${name}. ${description}`);

/** What the person wished in two places is two wishes, where it has a good name: of those likely the same half are not. */
const bothSaid = ({ rule, good = 1, at }: Candidate, other: Candidate): boolean =>
  /^(?:wish\.|quality\.said)/u.test(rule) && good >= namedWell && other.quote !== null && at !== other.at;
const namedWell = 0.6;

/** True when one likely says the same as the other, in other words. */
const meansSame = (one: Candidate, other: Candidate): boolean =>
  one.rule !== other.rule &&
  !bothSaid(one, other) &&
  (one.like?.has(other.rule) === true || other.like?.has(one.rule) === true) &&
  saysToo(one, other) &&
  saysToo(other, one);

const onPhone = /\b(?:phones?|tablets?|mobiles?)\b/iu;

/** Most wanted first; what is wanted alike, as it was said. */
export const byRank = (a: Candidate, b: Candidate): number =>
  b.rank - a.rank || a.at - b.at || (a.name < b.name ? -1 : 1);

/**
 * The list that is shown, told candidate by candidate in the order of `byRank`: true for one that stands in it. No two are
 * alike, none is there already, and so many are in it at most.
 */
export function choosing(existing: readonly ReadonlySet<string>[], most: number): (candidate: Candidate) => boolean {
  const out: { candidate: Candidate; key: ReadonlySet<string> }[] = [];
  return (candidate) => {
    if (out.length >= most) return false;
    const key = keyOf(candidate.name);
    const usual = candidate.same && keyOf(candidate.same.name);
    if (existing.some((one) => alike(key, one) || (usual !== undefined && alike(usual, one)))) return false;
    // Where a wish says already what is done on the phone, that is the feature.
    if (candidate.rule === 'quality.phone' && out.some((other) => onPhone.test(other.candidate.name))) return false;
    const isThere = out.some(
      (other) =>
        (alike(key, other.key) && !doOther(candidate, other.candidate)) ||
        meansSame(candidate, other.candidate) ||
        ((candidate.quote === null || /^(?:capability|quality)\./u.test(candidate.rule)) &&
          candidate.skills[0] !== undefined &&
          !ofOneKind(candidate, other.candidate) &&
          !isUnlike(candidate, other.candidate) &&
          covers(other.candidate, candidate.skills[0])),
    );
    if (!isThere) out.push({ candidate, key });
    return !isThere;
  };
}
