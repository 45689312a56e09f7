import type { EstimateDraft } from '#contract/story-advice.ts';
import type { TeamMember } from '#contract/team.ts';
import { storyPoints, type Complexity, type MemberId, type StoryPoints } from '#contract/vocabulary.ts';
import type { EstimateRequest } from '../../refinement.ts';
import { fill } from '../knowledge/slots.ts';
import type { Steps } from '../pace.ts';
import type { QualityId } from '../reading/qualities.ts';
import { subjectOf, type Subject } from '../review/subject.ts';
import { sizeOf } from '../suggest/size.ts';

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
    more: 'Several people have to agree while {doing} is built, and that takes days.',
    less: 'One pair can finish {doing} without waiting for others.',
  },
  ava: {
    heavier: [],
    actions: ['let'],
    more: 'A first version of {doing} is small, but it is worth little before {object} are complete.',
    less: 'A first version of {doing} can be shown soon, and the rest of {object} can wait.',
  },
  theo: {
    heavier: ['offline', 'live', 'scale'],
    actions: ['connect', 'compute'],
    more: 'The model of {object} has to change for {doing}, and data moves with it.',
    less: '{Doing} fits the tables that {object} need anyway.',
  },
  claude: {
    heavier: ['safety', 'health', 'money', 'privacy'],
    actions: ['send', 'decide'],
    more: 'The cases in which {doing} fails outnumber the one in which it works.',
    less: 'What can go wrong with {object} is quickly named and tested.',
  },
  bea: {
    heavier: ['money'],
    actions: ['decide', 'compute'],
    more: 'The exceptions of {doing} are not written down yet, and each will be asked about.',
    less: 'The rules for {object} are few and known.',
  },
  quinn: {
    heavier: ['safety', 'offline', 'live'],
    actions: ['connect', 'send'],
    more: 'Testing {doing} needs clocks, other systems or several devices.',
    less: '{Doing} can be tested on a handful of {object}.',
  },
  uma: {
    heavier: ['accessible', 'phone', 'languages', 'children'],
    actions: ['show', 'keep'],
    more: 'The screen for {doing} has to be tried with people more than once.',
    less: '{Doing} uses controls that {people} know already.',
  },
  sasha: {
    heavier: ['privacy', 'health', 'children', 'restricted', 'money'],
    actions: ['protect'],
    more: 'Rights and traces for {object} are most of the work in {doing}.',
    less: '{Doing} opens no new way to {object}.',
  },
  dana: {
    heavier: ['health', 'safety'],
    actions: ['compute'],
    more: 'In the field {object} come in more kinds than {doing} foresees.',
    less: '{Doing} is close to how {object} are handled already.',
  },
};

function estimateBy({ id }: TeamMember, subject: Subject, base: StoryPoints): EstimateDraft {
  const angle = angles[id];
  const reason = subject.qualities.find((one) => angle.heavier.includes(one.id));
  const heavy = reason !== undefined || angle.actions.includes(subject.action.id);
  const points = heavy ? stepped(base, reason ? 1 : 0) : stepped(base, subject.skills.length === 0 ? -1 : 0);
  const because = fill(heavy ? angle.more : angle.less, subject.slots);
  const quote = reason ? ` You wrote "${reason.quote.replace(/\s+/gu, ' ').slice(0, 120)}".` : '';
  return { memberId: id, points, reason: `${because}${quote}`, rule: `estimate.${id}.${heavy ? 'more' : 'less'}` };
}

/** A story is smaller than its feature; every criterion beyond the usual two makes it larger. */
function basePoints({ feature, story }: EstimateRequest, subject: Subject): StoryPoints {
  if (story === undefined) return sizePoints[sizeOf(`${feature.name} ${feature.description}`, subject.skills)];
  const size = sizePoints[sizeOf(story.title, [])];
  return stepped(size, Math.max(0, story.criteria.length - 2) - (size === 2 ? 0 : 1));
}

/** One estimate for each member; where they differ, each says what it sees. */
export function* estimating(request: EstimateRequest): Steps<EstimateDraft[]> {
  const { story, feature, context } = request;
  const told = story === undefined ? feature : { ...feature, name: story.title };
  const subject = yield* subjectOf({ context, feature: told, architect: 'theo' });
  yield;
  const base = basePoints(request, subject);
  return request.team.map((member) => estimateBy(member, subject, base));
}
