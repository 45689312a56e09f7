import type { ArchitectFeedback } from '#contract/advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import type { ReviewRequest } from '../../advisor.ts';
import { fill } from '../knowledge/slots.ts';
import type { Deed } from './action-classes.ts';
import { deedTexts, worded, type DeedTexts, type Wording } from './deed-texts.ts';
import { qualityNotes } from './quality-notes.ts';
import { subjectOf, type Subject } from './subject.ts';
import { drained, type Steps } from '../pace.ts';
import { sizeOf } from '../suggest/size.ts';

const rank: Record<Complexity, number> = { S: 0, M: 1, L: 2 };
const spoken: Record<Complexity, string> = { S: 'small', M: 'medium', L: 'large' };

/** One architect's review: Theo on structure, data and operation, Claude on risk, security and change. */
export function* reviewing(request: ReviewRequest): Steps<ArchitectFeedback> {
  const subject = yield* subjectOf(request);
  const computed = sizeOf(`${request.feature.name} ${request.feature.description}`, subject.skills);
  return request.architect === 'theo' ? theoOn(request, subject, computed) : claudeOn(request, subject, computed);
}

/** The same in one go. */
export const reviewOf = (request: ReviewRequest): ArchitectFeedback => drained(reviewing(request));

type Risk = { risk: Wording; mitigation: Wording };
type Said = { risk: string; mitigation: string };

/** Features that do the same begin with different sentences of the same list. */
function turned<T>(texts: readonly T[], name: string): T[] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  const from = sum % texts.length;
  return [...texts.slice(from), ...texts.slice(0, from)];
}

const ofOne: ReadonlySet<Deed> = new Set(['keep', 'decide', 'remove', 'plan']);

/**
 * Every sentence says the feature, so that it is about this one and no other; what is said of a capability is in the
 * capability's own nouns, and holds for all features that rest on it.
 */
function speaking({ name, title, slots, deed }: Subject) {
  // Who shows one thing shows no list of them; who keeps one soon has many.
  const ofMany = title.object !== undefined && (ofOne.has(deed) || name.toLowerCase().includes(title.object.many));
  const put = (wording: Wording): string => fill(worded(wording, ofMany), slots);
  const texts: DeedTexts = deedTexts[deed];
  return {
    put,
    risk: ({ risk, mitigation }: Risk): Said => ({ risk: put(risk), mitigation: put(mitigation) }),
    texts: {
      ...texts,
      theo: turned(texts.theo, name),
      claude: turned(texts.claude, name),
      risks: turned(texts.risks, name),
    },
  };
}

const unique = (texts: string[], most: number) => [...new Set(texts)].slice(0, most);
const distinct = (risks: Said[], most: number) =>
  risks.filter((one, i) => risks.findIndex((other) => other.risk === one.risk) === i).slice(0, most);

/** Of these the time they take is watched, of all others how often they fail. */
const takesTime: ReadonlySet<Deed> = new Set(['show', 'find', 'compute', 'import', 'export', 'check']);

/** What a feature about money says of it already is not said twice. */
const notesOf = ({ qualities, deed }: Subject, id: 'theo' | 'claude'): string[] =>
  qualities.filter((one) => one.id !== 'money' || deed !== 'pay').flatMap((one) => qualityNotes[one.id]?.[id] ?? []);

function theoOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, risk, texts } = speaking(subject);
  const { rests, deed } = subject;
  const [skill] = rests;
  const notes = notesOf(subject, 'theo');
  const bigger = rank[computed] > rank[feature.complexity];
  const smaller = rank[computed] < rank[feature.complexity];
  const judged = bigger
    ? `I would plan it as ${spoken[computed]} rather than ${spoken[feature.complexity]}`
    : smaller
      ? `it looks ${spoken[computed]} to me, less than the ${spoken[feature.complexity]} it was given`
      : `${spoken[feature.complexity]} is a fair size for it`;
  return {
    narrativeAssessment: `"${subject.name}" is mostly a question of ${texts.matter}; in terms of data and operation ${judged}.`,
    overallAssessment: put(
      bigger
        ? 'Worth building, but {name} should first be cut along its data.'
        : smaller
          ? 'Go ahead: {doing} is simpler in structure than it was estimated.'
          : 'Sound: {doing} fits a plain structure, and can be built as described.',
    ),
    implementationApproach: `${put(texts.approach)}.`,
    technicalConsiderations: unique([...rests.flatMap(({ theo }) => theo), ...notes, ...texts.theo].map(put), 5),
    risks: distinct(
      [
        ...(skill ? [skill.risks[0]!] : []),
        ...texts.risks.slice(0, 2),
        ...rests.slice(1).map((one) => one.risks[0]!),
      ].map(risk),
      3,
    ),
    recommendations: unique(
      [
        'Go through two real examples before {name} is built, and settle the fields with them.',
        computed === 'L'
          ? 'Deliver {name} in two steps: one case by hand first, then all of them automatically.'
          : 'Build one slice from page to store for {name}, with a test at each end.',
        ...(subject.capacity !== null && subject.capacity > 0 && computed === 'L'
          ? [`With ${subject.capacity} points in the increment, reserve a good part of them for {name}.`]
          : []),
        takesTime.has(deed)
          ? 'Watch from the first day how long {doing} takes, so that growth shows before it hurts.'
          : 'Count from the first day how often {name} is used, and how often it fails.',
      ].map(put),
      4,
    ),
  };
}

function claudeOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, risk, texts } = speaking(subject);
  const { rests, qualities } = subject;
  const [skill] = rests;
  const sensitive = qualities.filter(({ id }) =>
    ['privacy', 'health', 'children', 'money', 'safety', 'restricted'].includes(id),
  );
  const notes = notesOf(subject, 'claude');
  const wary = sensitive.length > 0 || computed === 'L';
  const worry = (sensitive[0] && qualityNotes[sensitive[0].id]?.concern) ?? texts.worry;
  return {
    narrativeAssessment: `What concerns me about "${subject.name}" is ${worry}; the pleasant case is quickly built, and the cost sits in the cases after it: ${wary ? 'I would begin with a smaller version and learn from it' : 'here they are few and can be named in advance'}.`,
    overallAssessment: put(
      wary
        ? 'Not yet at full size: begin with the smallest version of {name} that can fail safely.'
        : feature.value_category === 'Must Have'
          ? 'Agreed, since {doing} carries the plan and its failures can be contained.'
          : 'Acceptable, if {name} can be switched off without harm to the rest.',
    ),
    implementationApproach: put(
      'Write down three ways in which {doing} goes wrong, with a test for each, before the first line of code; then open it to a few people you trust, and to everybody when a week has passed without surprise.',
    ),
    technicalConsiderations: unique([...rests.flatMap(({ claude }) => claude), ...notes, ...texts.claude].map(put), 5),
    risks: distinct(
      [
        ...(skill ? [skill.risks[1] ?? skill.risks[0]!] : []),
        ...rests.slice(1).map((one) => one.risks[1]!),
        ...texts.risks.slice(1).toReversed(),
      ].map(risk),
      3,
    ),
    recommendations: unique(
      [
        wary
          ? 'Limit {name} to one group of people and one kind of case for this increment.'
          : 'Bring {name} into the increment, with its failure cases as acceptance criteria.',
        [
          'Agree who may see and who may delete {object} before {name} is shown outside the team.',
          'Agree who may see and who may change the data behind {name} before it is shown outside the team.',
        ] as const,
        'Rehearse once what is done when {name} fails, and write the steps down where the next person looks.',
      ].map(put),
      4,
    ),
  };
}
