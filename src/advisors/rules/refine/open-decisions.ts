import type { QualityId } from '../reading/qualities.ts';
import type { Situation } from '../suggest/suggest.ts';
import { decisions, type Decision } from './decisions.ts';

function arises(decision: Decision, { reading, qualities, called }: Situation): boolean {
  const everything = reading.parts.map(({ source }) => source.text).join('\n');
  if (!decision.when.test(everything)) return false;
  if (decision.settled.test(everything)) return false;
  if (decision.qualities?.some((id: QualityId) => qualities.some((one) => one.id === id))) return false;
  return !decision.skills?.some((id) => called.some((one) => one.id === id));
}

/** What the words leave open, the one that decides most first. */
export const openDecisions = (situation: Situation): Decision[] =>
  decisions.filter((decision) => arises(decision, situation));

/** The capabilities that are asked about: as likely wanted as not, they are a question and no feature. */
export const askedAbout = (situation: Situation): ReadonlySet<string> =>
  new Set(openDecisions(situation).flatMap(({ options }) => options.flatMap(([, , calls]) => calls ?? [])));
