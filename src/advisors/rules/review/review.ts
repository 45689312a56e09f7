import type { ArchitectFeedback } from '#contract/advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import type { ReviewRequest } from '../../advisor.ts';
import type { Capability } from '../knowledge/capability.ts';
import { fill } from '../knowledge/slots.ts';
import type { Deed } from './action-classes.ts';
import { deedTexts, risksOf, worded, type DeedTexts, type Risk, type Wording } from './deed-texts.ts';
import { qualityNotes } from './quality-notes.ts';
import { by, ruleOf, rulesIn } from './sources.ts';
import { subjectOf, type Subject } from './subject.ts';
import { drained, type Steps } from '../pace.ts';
import { sizeOf } from '../suggest/size.ts';

const rank: Record<Complexity, number> = { S: 0, M: 1, L: 2 };
const spoken: Record<Complexity, string> = { S: 'small', M: 'medium', L: 'large' };

/** One architect's review: Theo on structure, data and operation, Claude on risk, security and change. */
export function* reviewing(request: ReviewRequest): Steps<ArchitectFeedback> {
  const subject = yield* subjectOf(request);
  const computed = subject.usually ?? sizeOf(`${request.feature.name} ${request.feature.description}`, subject.skills);
  return request.architect === 'theo' ? theoOn(request, subject, computed) : claudeOn(request, subject, computed);
}

/** The same in one go. */
export const reviewOf = (request: ReviewRequest): ArchitectFeedback => drained(reviewing(request));

type Saying<T> = { said: T; rule: string };

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
    note: ({ said, rule }: Saying<Wording>) => ({ text: put(said), rule }),
    risk: ({ said, rule }: Saying<Risk>) => ({ risk: put(said.risk), mitigation: put(said.mitigation), rule }),
    texts: {
      ...texts,
      theo: turned(texts.theo, name),
      claude: turned(texts.claude, name),
      risks: turned(texts.risks, name),
    },
  };
}

const unique = (texts: string[], most: number) => [...new Set(texts)].slice(0, most);
/** The first of those that say the same. */
const distinct = <T>(said: readonly T[], textOf: (one: T) => string, most: number): T[] =>
  said.filter((one, i) => said.findIndex((other) => textOf(other) === textOf(one)) === i).slice(0, most);

/** Of these the time they take is watched, of all others how often they fail. */
const takesTime: ReadonlySet<Deed> = new Set(['show', 'find', 'compute', 'import', 'export', 'check']);

/** What a feature about money says of it already is not said twice. */
const notesOf = ({ qualities, deed }: Subject, id: 'theo' | 'claude') =>
  qualities
    .filter((one) => one.id !== 'money' || deed !== 'pay')
    .flatMap((one) => by<Wording>(ruleOf.quality(one.id), qualityNotes[one.id]?.[id] ?? []));

const ofSkills = <T>(skills: readonly Capability[], textsOf: (skill: Capability) => readonly T[]) =>
  skills.flatMap((skill) => by(ruleOf.capability(skill), textsOf(skill)));

function theoOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, note, risk, texts } = speaking(subject);
  const { rests, deed } = subject;
  const ofDeed = ruleOf.deed(deed);
  const notes = distinct(
    [...ofSkills<Wording>(rests, ({ theo }) => theo), ...notesOf(subject, 'theo'), ...by(ofDeed, texts.theo)].map(note),
    ({ text }) => text,
    5,
  );
  const risks = distinct(
    [
      ...ofSkills<Risk>(rests.slice(0, 1), (one) => one.risks.slice(0, 1)),
      ...by(ofDeed, risksOf(texts, 'theo')),
      ...ofSkills<Risk>(rests.slice(1), (one) => one.risks.slice(0, 1)),
    ].map(risk),
    (one) => one.risk,
    3,
  );
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
    technicalConsiderations: notes.map(({ text }) => text),
    risks,
    rule: rulesIn([{ rule: ofDeed }, ...notes, ...risks]),
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
  const { put, note, risk, texts } = speaking(subject);
  const { rests, qualities, deed } = subject;
  const ofDeed = ruleOf.deed(deed);
  const sensitive = qualities.filter(({ id }) =>
    ['privacy', 'health', 'children', 'money', 'safety', 'restricted'].includes(id),
  );
  const notes = distinct(
    [
      ...ofSkills<Wording>(rests, ({ claude }) => claude),
      ...notesOf(subject, 'claude'),
      ...by(ofDeed, texts.claude),
    ].map(note),
    ({ text }) => text,
    5,
  );
  const risks = distinct(
    [...ofSkills<Risk>(rests, (one) => one.risks.slice(1, 2)), ...by(ofDeed, risksOf(texts, 'claude'))].map(risk),
    (one) => one.risk,
    3,
  );
  const wary = sensitive.length > 0 || computed === 'L';
  const [worrying] = sensitive;
  const concern = worrying && qualityNotes[worrying.id]?.concern;
  const worry =
    worrying && concern !== undefined
      ? { text: concern, rule: ruleOf.quality(worrying.id) }
      : { text: texts.worry, rule: ofDeed };
  return {
    narrativeAssessment: `What concerns me about "${subject.name}" is ${worry.text}; the pleasant case is quickly built, and the cost sits in the cases after it: ${wary ? 'I would begin with a smaller version and learn from it' : 'here they are few and can be named in advance'}.`,
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
    technicalConsiderations: notes.map(({ text }) => text),
    risks,
    rule: rulesIn([worry, ...notes, ...risks]),
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
