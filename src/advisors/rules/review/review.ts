import type { ArchitectFeedback } from '#contract/advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import type { ReviewRequest } from '../../advisor.ts';
import { fill, lowered } from '../knowledge/slots.ts';
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

/**
 * A sentence speaks of this feature and no other. The name is said once, in the narrative; elsewhere the doing is said in
 * short, and put before a sentence that says nothing of the feature. What is said of a capability stands as it is: it is in
 * the capability's own nouns, and features that rest on the same one are related.
 */
const woven = (text: string) =>
  text
    .split(/(?<=[.?!])\s+/u)
    .map((sentence) => {
      if (sentence.startsWith('"') || sentence.includes('about "')) return sentence.replaceAll('{doing}', 'it');
      return /\{[dD]oing\}/u.test(sentence) ? sentence : `{Doing}: ${lowered(sentence)}`;
    })
    .join(' ');

type Risk = { risk: string; mitigation: string };

const speaking = ({ slots, skills }: Subject) => {
  const put = (text: string) => fill(woven(text), slots);
  const known = new Set(skills.flatMap(({ risks }) => risks));
  const risk = (one: Risk): Risk => (known.has(one) ? one : { risk: put(one.risk), mitigation: put(one.mitigation) });
  return { put, risk };
};

const unique = (texts: string[], most: number) => [...new Set(texts)].slice(0, most);

function theoOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, risk } = speaking(subject);
  const { skills, action } = subject;
  const skill = skills[0];
  const notes = subject.qualities.flatMap((quality) => qualityNotes[quality.id]?.theo ?? []);
  const bigger = rank[computed] > rank[feature.complexity];
  const smaller = rank[computed] < rank[feature.complexity];
  const judged = bigger
    ? `I would plan it as ${spoken[computed]} rather than ${spoken[feature.complexity]}`
    : smaller
      ? `it looks ${spoken[computed]} to me, less than the ${spoken[feature.complexity]} it was given`
      : `${spoken[feature.complexity]} is a fair size for it`;
  const rests = skill
    ? `; behind it stands ${skill.id.replaceAll('-', ' ')}`
    : '; their model comes first, and the rest follows from that';
  const needs =
    skill && skill.needs.length > 0
      ? `, which needs something for ${skill.needs.map((id) => id.replaceAll('-', ' ')).join(' and ')} first`
      : '';
  return {
    narrativeAssessment: put(
      `"${subject.name}" is mostly a question of where {object} live and who may change them${rests}${needs}; in terms of data and operation ${judged}.`,
    ),
    overallAssessment: put(
      bigger
        ? `Worth building, but {doing} should first be cut along its data.`
        : smaller
          ? `Go ahead: {doing} is simpler in structure than it was estimated.`
          : `Sound: {doing} fits a plain structure and can be built as described.`,
    ),
    implementationApproach: put(
      `${action.approach}; ${skill ? `the part for ${skill.id.replaceAll('-', ' ')} stands behind one small interface, so that the rest can be tested without it` : 'one operation serves the page, the API and a test alike'}.`,
    ),
    technicalConsiderations: unique(
      [
        ...skills.flatMap((one) => one.theo),
        ...[
          ...notes,
          ...action.theo,
          'Write down the one rule that {object} must always keep, and let the store enforce it for {doing}.',
        ].map(put),
      ],
      5,
    ),
    risks: unique2(
      [...(skill ? [skill.risks[0]!] : []), ...action.risks, ...skills.slice(1).map((one) => one.risks[0]!)].map(risk),
      3,
    ),
    recommendations: unique(
      [
        `Settle the fields of {object} with two real examples before ${action.id === 'show' ? 'the page for {doing} is drawn' : '{doing} is built'}.`,
        computed === 'L'
          ? 'Deliver {doing} in two steps: first by hand for one case, then automatic for all {object}.'
          : 'Deliver {doing} as one slice from page to store, with a test on each side of {object}.',
        ...(subject.capacity !== null && subject.capacity > 0 && computed === 'L'
          ? [`With ${subject.capacity} points in the increment, reserve a good part of them for {doing}.`]
          : []),
        'Watch the duration of {doing} from the first day, so that growth of {object} shows before it hurts.',
      ].map(put),
      4,
    ),
  };
}

function claudeOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const { put, risk } = speaking(subject);
  const { skills, action, qualities } = subject;
  const skill = skills[0];
  const sensitive = qualities.filter(({ id }) =>
    ['privacy', 'health', 'children', 'money', 'safety', 'restricted'].includes(id),
  );
  const notes = qualities.flatMap((quality) => qualityNotes[quality.id]?.claude ?? []);
  const wary = sensitive.length > 0 || computed === 'L';
  const reason = sensitive[0]
    ? (qualityNotes[sensitive[0].id]?.concern ?? 'what it touches')
    : skill
      ? `the way ${skill.id.replaceAll('-', ' ')} can fail`
      : 'what happens when it is used in a way nobody planned';
  const risks = [
    ...(skill ? [skill.risks[1] ?? skill.risks[0]!] : []),
    ...skills.slice(1).map((one) => one.risks[1]!),
    ...[...action.risks].reverse(),
    ...(skill ? [skill.risks[0]!] : []),
  ];
  return {
    narrativeAssessment: put(
      `What concerns me about "${subject.name}" is ${reason}; the pleasant case is quickly built, and the cost sits in the cases after it, when {object} are wrong, late or in the wrong hands: ${wary ? 'I would begin with a smaller version and learn from it' : 'these are few and can be named in advance'}.`,
    ),
    overallAssessment: put(
      wary
        ? `Not yet at full size: start {doing} with the smallest version that can fail safely.`
        : feature.value_category === 'Must Have'
          ? `Agreed, since {doing} carries the plan and its failures can be contained.`
          : `Acceptable, if {doing} can be switched off without harm to the rest.`,
    ),
    implementationApproach: put(
      `Write down three ways in which {doing} goes wrong and a test for each before the first line; then open it to a few trusted people with {object} that may be lost, and to everybody when a week has passed without surprise.`,
    ),
    technicalConsiderations: unique(
      [
        ...skills.flatMap((one) => one.claude),
        ...[
          ...notes,
          ...action.claude,
          'Keep the decision about {object} reversible: hide the choice of format or provider of {doing} behind one seam.',
        ].map(put),
      ],
      5,
    ),
    risks: unique2(risks.map(risk), 3),
    recommendations: unique(
      [
        wary
          ? 'Cut {doing} down to one kind of person and one kind of {object} for this increment.'
          : 'Bring {doing} into the increment, with its failure cases as acceptance criteria.',
        'Agree who may see and who may delete {object} before anything about {doing} is shown outside the team.',
        'Rehearse once how {doing} is undone, and write the steps beside the code for {object}.',
      ].map(put),
      4,
    ),
  };
}

function unique2(risks: Risk[], most: number): Risk[] {
  return risks.filter((one, i) => risks.findIndex((other) => other.risk === one.risk) === i).slice(0, most);
}
