import type { ArchitectFeedback, Reviews } from '#contract/advice.ts';

/** What an architect advises, read from the words of the review. Null where the words do not say. */
export type Verdict = 'go' | 'go with conditions' | 'not yet';
export type Extent = 'as it is' | 'smaller first';
export type Position = { assessment: Verdict | null; size: Extent | null; risks: string[] };

export type Difference =
  | { on: 'assessment'; theo: Verdict; claude: Verdict }
  | { on: 'size'; theo: Extent; claude: Extent }
  /** Of each, the risks that the other does not name. */
  | { on: 'risks'; theo: string[]; claude: string[] };

const notYet =
  /\b(not (?:yet|now|ready|feasible|recommended|worth|viable)|(?:cannot|can't|do not|don't|would not|wouldn't) (?:recommend|build|start|plan|advise)|unfeasible|infeasible|too (?:risky|early|vague|large|big|complex)|postpone|defer|hold off|reject(?:ed)?|reconsider|rethink)\b/iu;
const conditions =
  /\b(but|however|although|though|if|provided|unless|except|only (?:after|when|once|with)|as long as|on condition|with caution|with (?:some )?(?:care|reservations)|depends on)\b/iu;
const go =
  /\b(sound|go ahead|agreed?|acceptable|worth|feasible|viable|fine|good|solid|strong|reasonable|straightforward|proceed|recommend(?:ed)?|ready|approve[ds]?|build it|well suited|low risk)\b/iu;

/** The strongest word counts: what is not to be done yet is no approval, whatever else is said of it. */
const verdictOf = (words: string): Verdict | null => {
  if (notYet.test(words)) return 'not yet';
  if (!go.test(words)) return null;
  return conditions.test(words) ? 'go with conditions' : 'go';
};

const smallerFirst =
  /\b(small(?:er|est) (?:version|part|slice|step|scope|piece)|(?:be |should |first )?(?:cut|split|broken|divided) (?:along|down|into|up)|(?:be|is) (?:cut|split)|(?:cut|split|break|divide) (?:it|this|the feature)|reduce (?:the |its )?scope|too (?:large|big)|not yet at full size|(?:larger|bigger|more) than (?:estimated|planned|it was)|underestimated|in (?:two|three|several) (?:steps|parts|increments))\b/iu;
const asItIs =
  /\b(fair size|right size|(?:well|correctly|realistically) (?:sized|estimated)|(?:looks|seems) (?:small|medium)|simpler (?:in structure )?than|overestimated|as described|at full size|in one (?:piece|go|step|slice)|into the increment|small enough|fits (?:into|in) (?:the|one|this))\b/iu;

const extentOf = (words: string): Extent | null => {
  if (smallerFirst.test(words)) return 'smaller first';
  return asItIs.test(words) ? 'as it is' : null;
};

const named = ({ risks }: ArchitectFeedback): string[] =>
  risks.map(({ risk }) => risk.trim()).filter((risk) => risk !== '');

/** Where one architect stands. Size is read where size is spoken of: the two assessments, then the recommendations. */
export const positionOf = (feedback: ArchitectFeedback): Position => ({
  assessment: verdictOf(feedback.overallAssessment),
  size:
    extentOf(`${feedback.overallAssessment}\n${feedback.narrativeAssessment}`) ??
    extentOf(feedback.recommendations.join('\n')),
  risks: named(feedback),
});

const alone = (mine: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map((risk) => risk.toLowerCase()));
  return mine.filter((risk) => !known.has(risk.toLowerCase()));
};

/**
 * On what Theo and Claude differ, each with what he says. Nothing is averaged: the person reads both and decides.
 * What one of them does not speak of is no difference; on risks they differ when they name none in common.
 */
export const differencesOf = ({ theo, claude }: Reviews): Difference[] => {
  if (theo === undefined || claude === undefined) return [];
  const one = positionOf(theo);
  const other = positionOf(claude);
  const differences: Difference[] = [];
  if (one.assessment && other.assessment && one.assessment !== other.assessment)
    differences.push({ on: 'assessment', theo: one.assessment, claude: other.assessment });
  if (one.size && other.size && one.size !== other.size)
    differences.push({ on: 'size', theo: one.size, claude: other.size });
  const only = { theo: alone(one.risks, other.risks), claude: alone(other.risks, one.risks) };
  const common = one.risks.length - only.theo.length;
  if (common === 0 && only.theo.length + only.claude.length > 0) differences.push({ on: 'risks', ...only });
  return differences;
};
