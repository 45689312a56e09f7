import type { TypicalFeature } from '../knowledge/kind.ts';
import type { QualityId } from '../reading/qualities.ts';
import { withoutRefusals, type Reading } from '../reading/reading.ts';
import type { Situation } from '../suggest/suggest.ts';
import { decisions, type Decision } from './decisions.ts';
import { staysElsewhere } from './stays-elsewhere.ts';

/** The texts without what was refused, and without what stays where it is. */
const asBuilt = ({ parts }: Reading): string =>
  parts
    .flatMap(({ source, refusals }) => withoutRefusals(source.text, refusals).split(/(?<=[.!?;\n])/u))
    .filter((sentence) => !staysElsewhere(sentence))
    .join('\n');

/** `spoken` is what gives rise to it, `everything` all that was told, where it may be settled. */
function arises(decision: Decision, spoken: string, everything: string, { qualities, called }: Situation): boolean {
  if (!decision.when.test(spoken)) return false;
  if (decision.settled.test(everything)) return false;
  if (decision.qualities?.some((id: QualityId) => qualities.some((one) => one.id === id))) return false;
  return !decision.skills?.some((id) => called.some((one) => one.id === id));
}

/** How many of the first features of a sure kind go without saying. */
const evident = 8;

/** What the first features of a sure kind rest on: it is offered and not asked about. */
const settledBy = ({ kinds: [likeliest] }: Situation, first: number): ReadonlySet<string> =>
  new Set(
    likeliest?.sure === true
      ? likeliest.kind.features.slice(0, first).flatMap(({ skill }: TypicalFeature) => skill ?? [])
      : [],
  );

/** What the words and the kind of product leave open, the one that decides most first. */
export function openDecisions(situation: Situation): Decision[] {
  const certain = settledBy(situation, evident);
  const usual = settledBy(situation, Infinity);
  const built = asBuilt(situation.reading);
  const everything = situation.reading.parts.map(({ source }) => source.text).join('\n');
  return decisions.filter((decision) => {
    const settled = decision.always ? usual : certain;
    return (
      // What is taken over is asked of what exists today, and so of all that was told.
      arises(decision, decision.always ? everything : built, everything, situation) &&
      !decision.options.some(([, , calls]) => calls?.some((skill) => settled.has(skill)))
    );
  });
}

/** The capabilities that are asked about: as likely wanted as not, they are a question and no feature. */
export const askedAbout = (situation: Situation): ReadonlySet<string> =>
  new Set(openDecisions(situation).flatMap(({ options }) => options.flatMap(([, , calls]) => calls ?? [])));
