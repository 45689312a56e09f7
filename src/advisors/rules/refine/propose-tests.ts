import type { TestDraft } from '#contract/story-advice.ts';
import type { ValueCategory } from '#contract/vocabulary.ts';
import type { TestRequest } from '../../refinement.ts';
import type { Criterion } from '../knowledge/capability.ts';
import { capitalised, fill, lowered } from '../knowledge/slots.ts';
import { practices } from '../knowledge/practice.ts';
import type { Steps } from '../pace.ts';
import { tokensOf } from '../reading/tokens.ts';
import { subjectOf } from '../review/subject.ts';
import { actionPractice } from './action-practice.ts';
import { doesOf, filled, nounsOf, roleAndWant } from './story-subject.ts';

type Case = 'usual' | 'edge' | 'further';

const most = 10;
const urgency: Record<ValueCategory, number> = { 'Must Have': 0, 'Should Have': 1, 'Could Have': 2 };
const step: Record<Case, number> = { usual: 0, edge: 1, further: 2 };
const priorities = ['P0', 'P1', 'P2', 'P3'] as const;

/** "Two files with the same name are kept apart" is tried with two files of the same name. */
function situationOf(sentence: string): string | null {
  const tokens = tokensOf(sentence);
  const verb = tokens.findIndex(
    ({ tag, verb: entry }, at) =>
      at > 0 && (['be', 'modal', 'have'].includes(tag) || (tag === 'verb' && entry?.form !== 'ing')),
  );
  const subject = tokens.slice(0, verb);
  if (verb < 3 || !subject.some(({ tag }) => tag === 'noun')) return null;
  return lowered(sentence.slice(0, tokens[verb]!.start).trim());
}

/** Test cases: those of the criteria that were given, else of what the feature rests on; then cases that are often forgotten. */
export function* proposingTests(request: TestRequest): Steps<TestDraft[]> {
  const subject = yield* subjectOf({ ...request, architect: 'claude' });
  yield;
  const slots = nounsOf(subject);
  const { role, want } = roleAndWant(subject.name, subject.slots.people);
  const does = doesOf(role, want);
  const action = actionPractice[subject.action.id]!;
  const valued = urgency[request.feature.value_category];
  const graded = (kind: Case): Pick<TestDraft, 'level' | 'priority'> => ({
    level: subject.action.id === 'compute' ? 'unit' : kind === 'usual' ? 'acceptance' : 'integration',
    priority: priorities[Math.min(valued + step[kind], 3)] ?? 'P3',
  });
  const asTest = (one: Criterion, kind: Case, rule: string, criterion: number | null = null): TestDraft => ({
    title: `${capitalised(one.outcome)} when ${one.when}`,
    criterion,
    ...graded(kind),
    steps: [`Given ${one.given}`, `When ${one.when}`],
    expected: capitalised(one.outcome),
    rule,
  });
  const given = (request.criteria ?? []).map((one, at) =>
    asTest(one, one.kind === 'usual' ? 'usual' : 'edge', 'tests.criterion', at),
  );
  const known = subject.skills.flatMap((skill) => {
    const practice = practices[skill.id]!;
    const rule = `tests.capability.${skill.id}`;
    return [
      asTest(filled(practice.usual, slots, does), 'usual', rule),
      asTest(filled(practice.edge, slots, does), 'edge', rule),
    ];
  });
  const plain = [
    asTest(filled(action.usual, slots, does), 'usual', `tests.action.${subject.action.id}`),
    asTest(filled(action.edge, slots, does), 'edge', `tests.action.${subject.action.id}`),
  ];
  const further = [
    ...subject.skills.flatMap((skill) =>
      practices[skill.id]!.further.map((text) => ({ text, rule: `tests.capability.${skill.id}` })),
    ),
    { text: action.further, rule: `tests.action.${subject.action.id}` },
  ].map(({ text, rule }): TestDraft => {
    const sentence = fill(text, slots);
    return {
      title: sentence.replace(/\.$/u, ''),
      criterion: null,
      ...graded('further'),
      steps: [`Given ${situationOf(sentence) ?? fill('some {things}', slots)}`, `When ${does}`],
      expected: sentence,
      rule,
    };
  });
  const tests = [...(given.length > 0 ? given : [...known, ...plain]), ...further];
  return tests.filter((one, at) => tests.findIndex((other) => other.title === one.title) === at).slice(0, most);
}
