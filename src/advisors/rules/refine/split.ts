import type { Complexity } from '#contract/vocabulary.ts';
import type { FeatureInPlan, StoryDraft } from '../../refinement.ts';
import { fill } from '../knowledge/slots.ts';
import { practices } from '../knowledge/practice.ts';
import type { Steps } from '../pace.ts';
import { subjectOf, type Subject } from '../review/subject.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { actionClassOf } from '../review/action-classes.ts';
import { actionPractice } from './action-practice.ts';
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

function ownStories({ feature }: FeatureInPlan, subject: Subject): StoryDraft[] {
  const slots = nounsOf(subject);
  const { role, want } = roleAndWant(feature.name, subject.slots.people);
  const practice = actionPractice[subject.action.id]!;
  return atoms(want).map((one) => ({
    title: capital(one),
    text: `As ${role}, I want to ${one}, so that ${fill(practice.so, slots)}.`,
    criteria: [filled(practice.usual, slots), filled(practice.edge, slots)],
    size: feature.complexity === 'L' ? 'M' : 'S',
    rule: `split.action.${subject.action.id}`,
  }));
}

function skillStories({ feature }: FeatureInPlan, subject: Subject): StoryDraft[] {
  const slots = nounsOf(subject);
  const { role } = roleAndWant(feature.name, subject.slots.people);
  return subject.skills.flatMap((skill) => {
    const practice = practices[skill.id]!;
    return practice.stories.map(({ want, so }, at) => ({
      title: capital(fill(want, slots)),
      text: `As ${role}, I want to ${fill(want, slots)}, so that ${fill(so, slots)}.`,
      criteria:
        at === 0
          ? [filled(practice.usual, slots), filled(actionPractice[actionClassOf(want).id]!.edge, slots)]
          : [filled(practice.edge, slots)],
      size: skill.size === 'L' && at === 0 ? ('M' as const) : ('S' as const),
      rule: `split.capability.${skill.id}`,
    }));
  });
}

/** The stories of a feature: its own words first, then what its capabilities usually bring along. */
export function* splitting(request: FeatureInPlan): Steps<StoryDraft[]> {
  const subject = yield* subjectOf({ ...request, architect: 'theo' });
  yield;
  const stories: StoryDraft[] = [];
  for (const story of [...ownStories(request, subject), ...skillStories(request, subject)]) {
    const key = keyOf(story.title);
    if (stories.length < most[request.feature.complexity] && !stories.some((one) => alike(key, keyOf(one.title))))
      stories.push(story);
  }
  return stories;
}
