import type { ArchitectFeedback } from '#contract/advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import type { ReviewRequest } from '../../advisor.ts';
import type { Capability, Criterion } from '../knowledge/capability.ts';
import type { Remark } from '../knowledge/remarks.ts';
import { capitalised, fill } from '../knowledge/slots.ts';
import type { Deed } from './action-classes.ts';
import { deedTexts, risksOf, worded, type DeedTexts, type Risk, type Wording } from './deed-texts.ts';
import { qualityNotes } from './quality-notes.ts';
import { shortly } from './short-name.ts';
import { by, ruleOf, rulesIn } from './sources.ts';
import { subjectOf, type Subject } from './subject.ts';
import { drained, type Steps } from '../pace.ts';
import { stemsOf } from '../reading/stems.ts';
import { practiceOf } from '../refine/action-practice.ts';
import { roleAndWant } from '../refine/story-subject.ts';
import { rank, sizeOf, spoken } from '../suggest/size.ts';

/** The size that a review finds. */
export const sizeFoundOf = ({ known, skills }: Subject, { name, description }: ReviewRequest['feature']): Complexity =>
  known?.size ?? sizeOf(name, skills, description);

/** One architect's review: Theo on structure, data and operation, Claude on risk, security and change. */
export function* reviewing(request: ReviewRequest): Steps<ArchitectFeedback> {
  const subject = yield* subjectOf(request);
  const computed = sizeFoundOf(subject, request.feature);
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
function speaking({ name, title, slots, deed, known, rests }: Subject) {
  // Who shows one thing shows no list of them; who keeps one soon has many.
  // What its name does not say but its capability does is said of the feature by its name.
  const bySkill = known !== null && rests.length > 0;
  const ofMany =
    !bySkill && title.object !== undefined && (ofOne.has(deed) || name.toLowerCase().includes(title.object.many));
  // Its whole name stands in the assessment; after that it is called by a noun.
  const put = (wording: Wording): string => capitalised(fill(shortly(worded(wording, ofMany), name, title), slots));
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
/** Texts of which so many words are the same say the same. */
const alikeFrom = 0.34;

/** Of those that say nearly the same, beside the name of the feature, the first. */
function distinct<T>(said: readonly T[], textOf: (one: T) => string, name: string, most: number): T[] {
  const own = stemsOf(name);
  const kept: { one: T; words: ReadonlySet<string> }[] = [];
  for (const one of said) {
    const words = stemsOf(textOf(one)).difference(own);
    const isNew = kept.every(
      (other) => words.intersection(other.words).size / Math.max(1, words.union(other.words).size) < alikeFrom,
    );
    if (isNew) kept.push({ one, words });
  }
  return kept.slice(0, most).map(({ one }) => one);
}

/** What a feature about money says of it already is not said twice. */
const notesOf = ({ qualities, deed }: Subject, id: 'theo' | 'claude') =>
  qualities
    .filter((one) => one.id !== 'money' || deed !== 'pay')
    .flatMap((one) => by<Wording>(ruleOf.quality(one.id), qualityNotes[one.id]?.[id] ?? []));

const ofSkills = <T>(skills: readonly Capability[], textsOf: (skill: Capability) => readonly T[]) =>
  skills.flatMap((skill) => by(ruleOf.capability(skill), textsOf(skill)));

type Architect = 'theo' | 'claude';

/** What the architects say of a feature in its own trade, or else of doing just this, with the rule that tells which. */
export type Remarked = { by: Record<Architect, Remark>; rule: string } | null;

export function remarksFor({ name, known, slots }: Pick<Subject, 'name' | 'known' | 'slots'>): Remarked {
  if (known?.remarks) return { by: known.remarks, rule: 'review.remark' };
  const remarks = practiceOf(roleAndWant(name, slots.people).want).deed?.remarks;
  return remarks ? { by: remarks, rule: 'review.usual' } : null;
}

/** These come first. */
export const remarked = <T>(remarks: Remarked, id: Architect, textOf: (remark: Remark) => T): Saying<T>[] =>
  remarks ? by(`${remarks.rule}.${id}`, [textOf(remarks.by[id])]) : [];

/** What a feature is mostly a question of, for Theo. */
export const matterOf = ({ known, deed }: Subject): string => known?.review?.looks.theo.of ?? deedTexts[deed].matter;

/** How an architect looks at it, and what else there is to consider: of a usual feature in its trade, else by what it does. */
function lookOf({ known, deed }: Subject, id: Architect, other: { of: string; way: Wording }) {
  const look = known?.review?.looks[id];
  const rule = look ? `review.trade.${id}` : ruleOf.deed(deed);
  return { ...other, ...look, rule, further: look ? by<Wording>(rule, [look.consider]) : [] };
}

/** What is said of a capability everywhere is not said of a feature of which its trade says more. */
const restsOf = ({ known, rests }: Subject): readonly Capability[] => (known?.review ? [] : rests);

/** What a capability or a quality says of it comes besides. */
const mostOf = (rests: readonly Capability[], ofQualities: readonly unknown[]): { notes: number; risks: number } => ({
  notes: rests.length > 0 || ofQualities.length > 0 ? 4 : 3,
  risks: rests.length > 0 ? 3 : 2,
});

type Accepted = { usual: Criterion; edge: Criterion | null };
/** Where nothing is known of the feature itself, what is usual of such a deed, as far as it can be said without who does it. */
function acceptedBy({ name, known, slots }: Subject): Accepted | null {
  if (known?.example) return known.example;
  const deed = practiceOf(roleAndWant(name, slots.people).want).deed;
  if (deed === null) return null;
  // What is not known is called an entry, of which half of this is not true.
  const isUnsure = (text: string) => text.includes('{') || (deed.remarks === undefined && /\bentry\b/u.test(text));
  const isPlain = ({ given, when, outcome }: Criterion) => when === '{does}' && !isUnsure(`${given} ${outcome}`);
  if (!isPlain(deed.usual)) return null;
  return { usual: deed.usual, edge: deed.edge !== null && isPlain(deed.edge) ? deed.edge : null };
}

/** What can be shown first of a feature, and what it must not fail at. */
const sliceOf = ({ usual }: Accepted): string =>
  `Build the slice of {name} from page to store first in which, with ${usual.given}, ${usual.outcome}.`;
const borderOf = (edge: Criterion): string =>
  `Bring {name} into the increment with this as a criterion: with ${edge.given}, ${edge.outcome}.`;

function theoOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, note, risk, texts } = speaking(subject);
  const rests = restsOf(subject);
  const remarks = remarksFor(subject);
  const accepted = acceptedBy(subject);
  const ofDeed = ruleOf.deed(subject.deed);
  const look = lookOf(subject, 'theo', { of: texts.matter, way: texts.approach });
  const notes = distinct(
    [
      ...remarked(remarks, 'theo', ({ consider }) => consider),
      ...look.further,
      ...ofSkills<Wording>(rests, ({ theo }) => theo),
      ...notesOf(subject, 'theo'),
      ...by(ofDeed, texts.theo),
    ].map(note),
    ({ text }) => text,
    subject.name,
    mostOf(rests, notesOf(subject, 'theo')).notes,
  );
  const risks = distinct(
    [
      ...remarked(remarks, 'theo', (one) => one.risk),
      ...by(ofDeed, risksOf(texts, 'theo').slice(0, 1)),
      ...ofSkills<Risk>(rests, (one) => one.risks.slice(0, 1)),
      ...by(ofDeed, risksOf(texts, 'theo').slice(1)),
    ].map(risk),
    (one) => one.risk,
    subject.name,
    mostOf(rests, notesOf(subject, 'theo')).risks,
  );
  const bigger = rank[computed] > rank[feature.complexity];
  const smaller = rank[computed] < rank[feature.complexity];
  const judged = bigger
    ? `it is ${spoken[computed]} rather than ${spoken[feature.complexity]}, so that I would cut it first`
    : smaller
      ? `it looks ${spoken[computed]} to me, less than the ${spoken[feature.complexity]} it was given`
      : `${spoken[feature.complexity]} is a fair size for it`;
  return {
    narrativeAssessment: `"${subject.name}" is mostly a question of ${look.of}; in terms of data and operation ${judged}.`,
    overallAssessment: put(
      bigger
        ? 'Worth building, but {name} should first be cut along its data.'
        : smaller
          ? 'Go ahead: {doing} is simpler in structure than it was estimated.'
          : 'Sound: {doing} fits a plain structure, and can be built as described.',
    ),
    implementationApproach: `${put(look.way)}.`,
    technicalConsiderations: notes.map(({ text }) => text),
    risks,
    rule: rulesIn([look, ...notes, ...risks]),
    recommendations: unique(
      [
        texts.next.theo,
        computed === 'L'
          ? 'Deliver {name} in two steps: one case by hand first, then all of them automatically.'
          : accepted
            ? sliceOf(accepted)
            : 'Build one slice from page to store for {name}, with a test at each end.',
        ...(subject.capacity !== null && subject.capacity > 0 && computed === 'L'
          ? [`With ${subject.capacity} points in the increment, reserve a good part of them for {name}.`]
          : []),
      ].map(put),
      4,
    ),
  };
}

function claudeOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, note, risk, texts } = speaking(subject);
  const { qualities, deed } = subject;
  const rests = restsOf(subject);
  const remarks = remarksFor(subject);
  const edge = acceptedBy(subject)?.edge;
  const ofDeed = ruleOf.deed(deed);
  const look = lookOf(subject, 'claude', { of: texts.worry, way: texts.trial });
  const sensitive = qualities.filter(({ id }) =>
    ['privacy', 'health', 'children', 'money', 'safety', 'restricted'].includes(id),
  );
  const notes = distinct(
    [
      ...remarked(remarks, 'claude', ({ consider }) => consider),
      ...look.further,
      ...ofSkills<Wording>(rests, ({ claude }) => claude),
      ...notesOf(subject, 'claude'),
      ...by(ofDeed, texts.claude),
    ].map(note),
    ({ text }) => text,
    subject.name,
    mostOf(rests, notesOf(subject, 'claude')).notes,
  );
  const risks = distinct(
    [
      ...remarked(remarks, 'claude', (one) => one.risk),
      ...by(ofDeed, risksOf(texts, 'claude').slice(0, 1)),
      ...ofSkills<Risk>(rests, (one) => one.risks.slice(1, 2)),
      ...by(ofDeed, risksOf(texts, 'claude').slice(1)),
    ].map(risk),
    (one) => one.risk,
    subject.name,
    mostOf(rests, notesOf(subject, 'claude')).risks,
  );
  // What only surrounds the feature worries, and makes it no smaller.
  const wary = sensitive.some(({ weight }) => weight === 1) || computed === 'L';
  const [worrying] = sensitive;
  const concern = worrying && qualityNotes[worrying.id]?.concern;
  const worry =
    worrying && concern !== undefined && (subject.known?.review === undefined || worrying.weight === 1)
      ? { text: concern, rule: ruleOf.quality(worrying.id) }
      : { text: look.of, rule: look.rule };
  return {
    narrativeAssessment: `What concerns me about "${subject.name}" is ${worry.text}; ${wary ? 'I would begin with a smaller version and learn from it' : 'I would have the cases of it named in advance'}.`,
    overallAssessment: put(
      wary
        ? 'Not yet at full size: begin with the smallest version of {name} that can fail safely.'
        : feature.value_category === 'Must Have'
          ? 'Go ahead: {doing} carries the plan, and its failures can be contained.'
          : 'Acceptable, if {name} can be switched off without harm to the rest.',
    ),
    implementationApproach: `${put(look.way)}.`,
    technicalConsiderations: notes.map(({ text }) => text),
    risks,
    rule: rulesIn([worry, look, ...notes, ...risks]),
    recommendations: unique(
      [
        wary
          ? 'Limit {name} to one group of people and one kind of case for this increment.'
          : edge
            ? borderOf(edge)
            : 'Bring {name} into the increment, with its failure cases as acceptance criteria.',
        texts.next.claude,
      ].map(put),
      4,
    ),
  };
}
