import type { EstimateDraft } from '#contract/story-advice.ts';
import type { TeamMember } from '#contract/team.ts';
import { storyPoints, type Complexity, type MemberId, type StoryPoints } from '#contract/vocabulary.ts';
import type { EstimateRequest } from '../../refinement.ts';
import { ownPoints } from './split.ts';
import { capitalised } from '../knowledge/slots.ts';
import type { Items } from '../pace.ts';
import type { QualityId } from '../reading/qualities.ts';
import { matterOf, sizeFoundOf } from '../review/review.ts';
import { subjectOf, type Subject } from '../review/subject.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { rank, sizeOf, spoken } from '../suggest/size.ts';

const sizePoints: Record<Complexity, StoryPoints> = { S: 2, M: 5, L: 8 };

const stepped = (points: StoryPoints, by: number): StoryPoints =>
  storyPoints[Math.max(0, Math.min(storyPoints.length - 1, storyPoints.indexOf(points) + by))] ?? points;

type Angle = {
  /** What makes it larger in the eyes of this member. */
  heavier: readonly QualityId[];
  actions: readonly string[];
  more: string;
  less: string;
};

const angles: Record<MemberId, Angle> = {
  milo: {
    heavier: [],
    actions: [],
    more: '{Doing} needs several people to agree first, and that takes days.',
    less: 'One pair can finish the work on {doing} without waiting for others.',
  },
  ava: {
    heavier: [],
    actions: ['let'],
    more: '{Doing} is worth little before all of it is there, so that no small first version helps.',
    less: 'A first version of the work on {doing} can be shown soon, and what is rare can wait.',
  },
  theo: {
    heavier: ['offline', 'live', 'scale'],
    actions: ['connect', 'compute'],
    more: 'The data model has to change for {doing}, and what is stored moves with it.',
    less: '{Doing} needs a place for what it stores and one operation, and nothing beside.',
  },
  claude: {
    heavier: ['safety', 'health', 'money', 'privacy'],
    actions: ['send', 'decide'],
    more: 'There are more ways in which {doing} can fail than ways in which all goes well.',
    less: 'What can go wrong with {doing} is quickly named and tested.',
  },
  bea: {
    heavier: ['money'],
    actions: ['decide', 'compute'],
    more: 'The rules for {doing} have exceptions that nobody has written down, and each will be asked about.',
    less: 'I see no exception to {doing} beside those that its criteria name.',
  },
  quinn: {
    heavier: ['safety', 'offline', 'live'],
    actions: ['connect', 'send'],
    more: 'To test {doing}, clocks, other systems or several devices are needed.',
    less: '{Doing} can be tested with a handful of entries.',
  },
  uma: {
    heavier: ['accessible', 'phone', 'languages', 'children'],
    actions: ['show', 'keep'],
    more: 'The screen for {doing} has to be tried with people more than once.',
    less: 'For {doing}, controls that people know already are enough.',
  },
  sasha: {
    heavier: ['privacy', 'health', 'children', 'restricted', 'money'],
    actions: ['protect', 'connect'],
    more: 'Rights and traces are most of the work in {doing}.',
    less: '{Doing} opens no new way to the data.',
  },
  dana: {
    heavier: ['health', 'safety'],
    actions: ['compute'],
    more: 'In practice there are more kinds of cases than {doing} foresees.',
    less: 'I know of no special case that the field would add to {doing}.',
  },
};

/** Where a review finds the feature larger than it was given. */
type Larger = { given: Complexity; found: Complexity } | null;

function estimateBy({ id }: TeamMember, subject: Subject, base: StoryPoints, larger: Larger): EstimateDraft {
  const angle = angles[id];
  if (id === 'theo' && larger !== null)
    return {
      memberId: id,
      points: ownPoints[larger.found] > base ? ownPoints[larger.found] : base,
      reason: `${capitalised(subject.title.said)} is a question of ${matterOf(subject)}: ${spoken[larger.found]} rather than ${spoken[larger.given]}.`,
      rule: 'estimate.theo.larger',
    };
  const reason = subject.qualities.find((one) => angle.heavier.includes(one.id));
  const heavy = reason !== undefined || angle.actions.includes(subject.action.id);
  const points = heavy ? stepped(base, 1) : base;
  const { said } = subject.title;
  const because = (heavy ? angle.more : angle.less).replace('{doing}', said).replace('{Doing}', capitalised(said));
  // What a feature says of itself may be an advisor's words; all else is the person's.
  const wrote = reason?.weight === 1 ? 'The feature says' : 'You wrote';
  const isName = reason && subject.name.includes(reason.quote);
  const quote =
    reason && !reason.told && !isName ? ` ${wrote} "${reason.quote.replace(/\s+/gu, ' ').slice(0, 120)}".` : '';
  return { memberId: id, points, reason: `${because}${quote}`, rule: `estimate.${id}.${heavy ? 'more' : 'less'}` };
}

const isItsOwn = (story: { title: string }, feature: { name: string }): boolean =>
  alike(keyOf(story.title), keyOf(feature.name));

/** A story is smaller than its feature; every criterion beyond the usual two makes it larger. */
function basePoints({ feature, story }: EstimateRequest, subject: Subject): StoryPoints {
  // The feature's own story is as large as the feature is, as it was when it was split off.
  if (story !== undefined && isItsOwn(story, feature))
    return stepped(ownPoints[feature.complexity], Math.max(0, story.criteria.length - 2));
  if (story === undefined) return sizePoints[sizeFoundOf(subject, feature)];
  const size = sizePoints[sizeOf(story.title, [])];
  return stepped(size, Math.max(0, story.criteria.length - 2) - (size === 2 ? 0 : 1));
}

/** One estimate for each member; where they differ, each says what it sees. */
export function* estimating(request: EstimateRequest): Items<EstimateDraft> {
  const { story, feature } = request;
  const told = story === undefined ? feature : { ...feature, name: story.title };
  const subject = yield* subjectOf({ ...request, feature: told });
  yield;
  const base = basePoints(request, subject);
  const isWhole = story === undefined || isItsOwn(story, feature);
  const found = isWhole
    ? sizeFoundOf(story === undefined ? subject : yield* subjectOf(request), feature)
    : feature.complexity;
  const larger = rank[found] > rank[feature.complexity] ? { given: feature.complexity, found } : null;
  for (const member of request.team) yield estimateBy(member, subject, base, larger);
}
