import type { ArchitectFeedback } from '#contract/advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import type { ReviewRequest } from '../../advisor.ts';
import { capitalised, fill } from '../knowledge/slots.ts';
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

/** A sentence that does not name the feature is put under its name, so that it speaks of this one and no other. */
const woven = (text: string) =>
  text
    .split(/(?<=[.?!])\s+/u)
    .map((sentence) =>
      /\{(?:doing|Doing)\}/u.test(sentence) || sentence.startsWith('"') || sentence.includes('about "')
        ? sentence
        : `{Doing}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    )
    .join(' ');

const unique = (texts: string[], most: number) => [...new Set(texts)].slice(0, most);

function theoOn({ feature }: ReviewRequest, subject: Subject, computed: Complexity): ArchitectFeedback {
  const put = (text: string) => fill(woven(text), subject.slots);
  const { skills, action } = subject;
  const skill = skills[0];
  const notes = subject.qualities.flatMap((quality) => qualityNotes[quality.id]?.theo ?? []);
  const bigger = rank[computed] > rank[feature.complexity];
  const smaller = rank[computed] < rank[feature.complexity];
  const judged = bigger
    ? `In terms of data and operation I would plan {doing} as ${spoken[computed]} rather than ${spoken[feature.complexity]}`
    : smaller
      ? `In terms of data and operation {doing} looks ${spoken[computed]} to me, less than the ${spoken[feature.complexity]} it was given`
      : `${capitalised(spoken[feature.complexity])} is a fair size for {doing} in terms of data and operation`;
  const rests = skill
    ? ` Behind {doing} stands ${skill.id.replaceAll('-', ' ')}, and the model of {object} decides how well that holds.`
    : ' The model of {object} comes first; {doing} follows from it.';
  const needs =
    skill && skill.needs.length > 0
      ? ` Before {doing} there has to be something for ${skill.needs.map((id) => id.replaceAll('-', ' ')).join(' and ')}.`
      : '';
  return {
    narrativeAssessment: put(
      `"${subject.name}" is mostly a question of where {object} live and who may change them.${rests}${needs} ${judged}.`,
    ),
    overallAssessment: put(
      bigger
        ? `Worth building, but {doing} should first be cut along its data.`
        : smaller
          ? `Go ahead: {doing} is simpler in structure than it was estimated.`
          : `Sound: {doing} fits a plain structure and can be built as described.`,
    ),
    implementationApproach: put(
      `${action.approach}. ${skill ? `Build the part for ${skill.id.replaceAll('-', ' ')} behind one small interface, so that {doing} can be tested without it.` : `Keep {doing} in one operation that the page, the API and a test call alike.`}`,
    ),
    technicalConsiderations: unique(
      [
        ...skills.flatMap((one) => one.theo),
        ...notes,
        ...action.theo,
        'Write down the one rule that {object} must always keep, and let the store enforce it for {doing}.',
      ].map(put),
      5,
    ),
    risks: unique2(
      [...(skill ? [skill.risks[0]!] : []), ...action.risks, ...skills.slice(1).map((one) => one.risks[0]!)].map(
        ({ risk, mitigation }) => ({ risk: put(risk), mitigation: put(mitigation) }),
      ),
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
  const put = (text: string) => fill(woven(text), subject.slots);
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
      `What concerns me about "${subject.name}" is ${reason}. The pleasant case of {doing} is quickly built; the cost sits in the cases after it, when {object} are wrong, late or in the wrong hands. ${wary ? 'I would begin {doing} with a smaller version and learn from it.' : 'For {doing} these cases are few and can be named in advance.'}`,
    ),
    overallAssessment: put(
      wary
        ? `Not yet at full size: start {doing} with the smallest version that can fail safely.`
        : feature.value_category === 'Must Have'
          ? `Agreed, since {doing} carries the plan and its failures can be contained.`
          : `Acceptable, if {doing} can be switched off without harm to the rest.`,
    ),
    implementationApproach: put(
      `Write down three ways in which {doing} goes wrong and a test for each before the first line. Then open {doing} to a few trusted people with {object} that may be lost, and to everybody when a week has passed without surprise.`,
    ),
    technicalConsiderations: unique(
      [
        ...skills.flatMap((one) => one.claude),
        ...notes,
        ...action.claude,
        'Keep the decision about {object} reversible: hide the choice of format or provider of {doing} behind one seam.',
      ].map(put),
      5,
    ),
    risks: unique2(
      risks.map(({ risk, mitigation }) => ({ risk: put(risk), mitigation: put(mitigation) })),
      3,
    ),
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

function unique2(risks: { risk: string; mitigation: string }[], most: number): { risk: string; mitigation: string }[] {
  return risks.filter((one, i) => risks.findIndex((other) => other.risk === one.risk) === i).slice(0, most);
}
