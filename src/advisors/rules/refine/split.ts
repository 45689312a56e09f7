import type { OfferedCriterion, StoryDraft } from '#contract/story-advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import { wishesIn } from '#domain/lint/story-rules.ts';
import type { SplitRequest } from '../../refinement.ts';
import { fill } from '../knowledge/slots.ts';
import type { Criterion } from '../knowledge/capability.ts';
import { practices } from '../knowledge/practice.ts';
import type { Steps } from '../pace.ts';
import { verbForms } from '../reading/verbs.ts';
import { subjectOf, type Subject } from '../review/subject.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { actionClassOf } from '../review/action-classes.ts';
import { actionPractice } from './action-practice.ts';
import { criteriaOfVerbs, furtherCriteria } from './further-criteria.ts';
import { doesOf, filled, nounsOf, roleAndWant } from './story-subject.ts';

const most: Record<Complexity, number> = { S: 2, M: 4, L: 5 };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listOfVerbs =
  /^(?<first>\p{Ll}+)(?:, (?<middle>\p{Ll}+),?)? (?:and|or) (?<second>\p{Ll}+(?: (?:in|up|out|off))?) (?<rest>.+)$/u;
const pronoun = /\b(?:it|them)\b/u;
const theirs = /\b(?:its|their) (\p{L}+)/u;

/** "Add and edit recipes" is two stories, and so is "Tag hives and group them": each can be finished without the other. */
export function atoms(want: string): string[] {
  const wishes = wishesIn(want);
  if (wishes.length < 2) return [want];
  const { first, middle, second, rest } = listOfVerbs.exec(want)?.groups ?? {};
  const [verb = ''] = second?.split(' ') ?? [];
  if (first !== undefined && rest !== undefined && wishes.includes(verb))
    return [first, middle, second].filter((one) => one !== undefined).map((one) => `${one} ${rest}`);
  const starts = wishes.slice(1).map((wish) => want.search(new RegExp(`(?<=(?:and|or|,) (?:then )?)${wish}\\b`, 'u')));
  const bounds = [0, ...starts.filter((at) => at > 0)].toSorted((a, b) => a - b);
  const pieces = bounds.map((at, index) =>
    want
      .slice(at, bounds[index + 1])
      .replace(/[,\s]+(?:(?:and|or)(?: then)?)?\s*$/u, '')
      .trim(),
  );
  const [before = '', ...after] = pieces;
  const object = before
    .split(' ')
    .slice(1, 4)
    .join(' ')
    .replace(/^(?:in|up|out|off) /u, '');
  return [before, ...after.map((one) => one.replace(pronoun, object).replace(theirs, `the $1 of ${object}`))];
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
  /** Of the feature's own words, and so never left out for being like another. */
  own: boolean;
};

const sizePoints: Record<Complexity, StoryDraft['points']> = { S: 2, M: 3, L: 5 };
const kindOf = ({ outcome }: Criterion): OfferedCriterion['kind'] =>
  /\b(?:refused|not|no|nothing|fail\w*|missing|cannot|gone|only)\b/iu.test(outcome) ? 'negative' : 'boundary';
/** What a story that wants this could be accepted by, the most particular first. */
const criteriaFor = (want: string, kind: 'usual' | 'edge'): Criterion[] => {
  const { id } = actionClassOf(want);
  return [
    ...(criteriaOfVerbs.get(/^\p{L}+/u.exec(want)?.[0] ?? '')?.[kind] ?? []),
    actionPractice[id]![kind],
    ...furtherCriteria[id]![kind],
    ...furtherCriteria['let']![kind],
  ];
};

function ownStories({ feature }: SplitRequest, subject: Subject): Seed[] {
  const { role, want } = roleAndWant(feature.name, subject.slots.people);
  return atoms(want).map((one) => ({
    role,
    want: one,
    so: actionPractice[subject.action.id]!.so,
    usual: criteriaFor(one, 'usual'),
    edge: criteriaFor(one, 'edge'),
    points: sizePoints[feature.complexity],
    rule: `split.action.${subject.action.id}`,
    own: true,
  }));
}

function skillStories({ feature }: SplitRequest, subject: Subject): Seed[] {
  const { role } = roleAndWant(feature.name, subject.slots.people);
  return subject.skills.flatMap((skill) => {
    const practice = practices[skill.id]!;
    return practice.stories.flatMap(({ want: whole, so }, at) =>
      atoms(whole).map((want) => ({
        role,
        want,
        so,
        usual: at === 0 ? [practice.usual, ...criteriaFor(want, 'usual')] : criteriaFor(want, 'usual'),
        edge: at === 0 ? criteriaFor(want, 'edge') : [practice.edge, ...criteriaFor(want, 'edge')],
        points: at === 0 ? sizePoints[skill.size] : 2,
        rule: `split.capability.${skill.id}`,
        own: false,
      })),
    );
  });
}

/** Words that praise and say nothing: "offer good search" is about search. */
const praise =
  /\b(?:good|nice|easy|simple|fast|quick|modern|smart|better|efficient|flexible|intuitive|user[- ]friendly|robust) (?=\p{L})/giu;

/** "Works offline" is the wish to work offline. */
const asWish = (name: string): string => {
  const [first = '', next = ''] = name.split(' ');
  const verb = verbForms.get(first.toLowerCase());
  const goesOn = /^(?:offline|online|without|with|in|on|from|for|the|an?|by|as|at|every|all)$/iu.test(next);
  return verb?.form === 's' && goesOn ? `${capital(verb.base)}${name.slice(first.length)}` : name;
};

/** The stories of a feature: its own words first, then what its capabilities usually bring along. */
export function* splitting(request: SplitRequest): Steps<StoryDraft[]> {
  const name = asWish(request.feature.name.trim().replaceAll(praise, ''));
  const sober = { ...request, feature: { ...request.feature, name } };
  const subject = yield* subjectOf({ ...sober, architect: 'theo' });
  yield;
  const slots = nounsOf(subject);
  const stories: StoryDraft[] = [];
  const others = (request.existing ?? []).map(keyOf);
  const titles = new Set((request.existing ?? []).map((title) => title.toLowerCase()));
  const used = new Set<Criterion>();
  for (const { role, want, so, usual, edge, points, rule, own } of [
    ...ownStories(sober, subject),
    ...skillStories(sober, subject),
  ]) {
    if (stories.length === most[request.feature.complexity]) break;
    const asked = fill(want, slots);
    // A story of another feature may see the same already; then the feature's own word is kept, so that it has a story.
    const i_want = own && titles.has(asked.toLowerCase()) ? asked.replace(/^see /u, 'show ') : asked;
    const title = capital(i_want);
    const key = keyOf(i_want);
    if (titles.has(title.toLowerCase()) || (!own && others.some((other) => alike(key, other)))) continue;
    others.push(key);
    titles.add(title.toLowerCase());
    const does = doesOf(role, i_want);
    const criterion = (kinds: readonly Criterion[], kind: 'usual' | 'edge'): OfferedCriterion[] => {
      const one = kinds.find((other) => !used.has(other)) ?? kinds[0];
      if (one === undefined) return [];
      used.add(one);
      return [{ ...filled(one, slots, does), kind: kind === 'usual' ? kind : kindOf(one) }];
    };
    const criteria = [...criterion(usual, 'usual'), ...criterion(edge, 'edge')];
    stories.push({ title, as_a: role, i_want, so_that: fill(so, slots), criteria, points, rule });
  }
  return stories;
}
