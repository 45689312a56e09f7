import type { OfferedCriterion, StoryDraft } from '#contract/story-advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import type { SplitRequest } from '../../refinement.ts';
import { fill } from '../knowledge/slots.ts';
import type { Criterion } from '../knowledge/capability.ts';
import { practices } from '../knowledge/practice.ts';
import type { Steps } from '../pace.ts';
import { subjectOf, type Subject } from '../review/subject.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { actionClassOf } from '../review/action-classes.ts';
import { actionPractice } from './action-practice.ts';
import { criteriaOfVerbs, furtherCriteria } from './further-criteria.ts';
import { filled, nounsOf, roleAndWant } from './story-subject.ts';

const most: Record<Complexity, number> = { S: 2, M: 4, L: 5 };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Add and edit recipes" is two stories, since each can be finished without the other. */
export function atoms(want: string): string[] {
  const pair = /^(?<first>\p{Ll}+)(?:, (?<middle>\p{Ll}+))? and (?<second>\p{Ll}+) (?<rest>.+)$/u.exec(want)?.groups;
  if (!pair) return [want];
  const verbs = [pair['first'], pair['middle'], pair['second']].filter((verb) => verb !== undefined);
  return verbs.map((verb) => `${verb} ${pair['rest'] ?? ''}`);
}

type Seed = {
  role: string;
  want: string;
  so: string;
  /** The first that no other story has is taken. */
  usual: readonly Criterion[];
  edge: readonly Criterion[];
  points: StoryDraft['points'];
  rule: string;
};

const sizePoints: Record<Complexity, StoryDraft['points']> = { S: 2, M: 3, L: 5 };
const kindOf = ({ outcome }: Criterion): OfferedCriterion['kind'] =>
  /\b(?:refused|not|no|nothing|fail\w*|missing|cannot|gone|only)\b/iu.test(outcome) ? 'negative' : 'boundary';
const verbOf = (want: string) => /^\p{L}+/u.exec(want)?.[0] ?? '';
const synonyms: Readonly<Record<string, string>> = {
  change: 'edit',
  correct: 'edit',
  update: 'edit',
  remove: 'delete',
};

/** What a story that wants this could be accepted by, the most particular first. */
const criteriaFor = (want: string, kind: 'usual' | 'edge'): Criterion[] => {
  const verb = verbOf(want);
  const { id } = actionClassOf(want);
  return [
    ...(criteriaOfVerbs[synonyms[verb] ?? verb]?.[kind] ?? []),
    actionPractice[id]![kind],
    ...furtherCriteria[id]![kind],
    ...furtherCriteria['let']![kind],
  ];
};

function ownStories({ feature }: SplitRequest, subject: Subject): Seed[] {
  const { role, want } = roleAndWant(feature.name, subject.slots.people);
  const wants = atoms(want);
  return wants.map((one) => {
    const criteria = (kind: 'usual' | 'edge') => criteriaFor(wants.length === 1 ? feature.name : one, kind);
    return {
      role,
      want: one,
      so: actionPractice[subject.action.id]!.so,
      usual: criteria('usual'),
      edge: criteria('edge'),
      points: sizePoints[feature.complexity],
      rule: `split.action.${subject.action.id}`,
    };
  });
}

function skillStories({ feature }: SplitRequest, subject: Subject): Seed[] {
  const { role } = roleAndWant(feature.name, subject.slots.people);
  return subject.skills.flatMap((skill) => {
    const practice = practices[skill.id]!;
    return practice.stories.map(({ want, so }, at) => ({
      role,
      want,
      so,
      usual: at === 0 ? [practice.usual, ...criteriaFor(want, 'usual')] : criteriaFor(want, 'usual'),
      edge: at === 0 ? criteriaFor(want, 'edge') : [practice.edge, ...criteriaFor(want, 'edge')],
      points: at === 0 ? sizePoints[skill.size] : 2,
      rule: `split.capability.${skill.id}`,
    }));
  });
}

/** The stories of a feature: its own words first, then what its capabilities usually bring along. */
export function* splitting(request: SplitRequest): Steps<StoryDraft[]> {
  const subject = yield* subjectOf({ ...request, architect: 'theo' });
  yield;
  const slots = nounsOf(subject);
  const stories: StoryDraft[] = [];
  const others = (request.existing ?? []).map(keyOf);
  const used = new Set<Criterion>();
  const taken = (criteria: readonly Criterion[], kind: 'usual' | 'edge'): OfferedCriterion[] => {
    const one = criteria.find((criterion) => !used.has(criterion));
    if (one !== undefined) used.add(one);
    return one === undefined ? [] : [{ ...filled(one, slots), kind: kind === 'usual' ? kind : kindOf(one) }];
  };
  for (const { role, want, so, usual, edge, points, rule } of [
    ...ownStories(request, subject),
    ...skillStories(request, subject),
  ]) {
    if (stories.length === most[request.feature.complexity]) break;
    const i_want = fill(want, slots);
    const key = keyOf(i_want);
    if (others.some((other) => alike(key, other))) continue;
    others.push(key);
    const criteria = [...taken(usual, 'usual'), ...taken(edge, 'edge')];
    stories.push({ title: capital(i_want), as_a: role, i_want, so_that: fill(so, slots), criteria, points, rule });
  }
  return stories;
}
