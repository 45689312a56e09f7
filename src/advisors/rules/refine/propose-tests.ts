import type { TestDraft } from '#contract/story-advice.ts';
import type { ValueCategory } from '#contract/vocabulary.ts';
import { article } from '#domain/article.ts';
import type { TestRequest } from '../../refinement.ts';
import type { Criterion } from '../knowledge/capability.ts';
import { capitalised, fill } from '../knowledge/slots.ts';
import type { Items } from '../pace.ts';
import { subjectOf } from '../review/subject.ts';
import { practiceOf } from './action-practice.ts';
import { doesOf, filled, nounsFor, nounsOf, practiceOfSkill, roleAndWant, skillsOf } from './story-subject.ts';

type Case = 'usual' | 'edge' | 'further';

const most = 10;
const urgency: Record<ValueCategory, number> = { 'Must Have': 0, 'Should Have': 1, 'Could Have': 2 };
const step: Record<Case, number> = { usual: 0, edge: 1, further: 2 };
const priorities = ['P0', 'P1', 'P2', 'P3'] as const;

/** What needs the words around it: "it is refused", "both are shown". */
const leansOn =
  /^(?:it|they|he|she|this|that|these|those|both|neither|one of the two|somebody else|the other)\b|\b(?:says so|this)\b/iu;
/** What is there before nearly any step, and tells no case from another. */
const isUsual = /^(?:three|forty) \S+(?: \S+)?$/u;

/** "Cancel a loan: a deadline that has passed": what is tried, in words that can be read by themselves. */
const titled = (name: string, { given, when, outcome }: Criterion, kind: Case): string =>
  `${name}: ${[kind === 'usual' ? outcome : given, given, outcome, when].find((part) => !leansOn.test(part) && !isUsual.test(part)) ?? given}`;

/** A person may have written "user" where a story says "As a ...". */
const calledOne = (role: string): string =>
  /^(?:an?|the|any|each|every|some\p{L}+|\p{Lu}\p{L}*)\b/u.test(role) ? role : `${article(role)} ${role}`;

/** Test cases: those of the criteria that were given, else of what the feature rests on; then cases that are often forgotten. */
export function* proposingTests(request: TestRequest): Items<TestDraft> {
  const subject = yield* subjectOf(request);
  yield;
  const nouns = nounsOf(subject, subject.name);
  const { role, want } = roleAndWant(subject.name, subject.slots.people);
  const does = doesOf(calledOne(request.role?.trim() || role), want);
  const action = practiceOf(want);
  const valued = urgency[request.feature.value_category];
  const name = subject.name.replace(/[\s.:;,]+$/u, '');
  const asTest = (
    { title, ...one }: Criterion & { title?: string },
    kind: Case,
    rule: string,
    criterion: number | null = null,
  ): TestDraft => ({
    title: capitalised(title ?? titled(name, one, kind)),
    criterion,
    level: action.id === 'compute' ? 'unit' : kind === 'usual' ? 'acceptance' : 'integration',
    priority: priorities[Math.min(valued + step[kind], 3)] ?? 'P3',
    steps: [`Given ${one.given}`, `When ${one.when}`],
    expected: capitalised(one.outcome),
    rule,
  });
  const put = <T extends Criterion>(one: T): T => ({ ...one, ...filled(one, nouns.own, does) });
  const given = (request.criteria ?? []).map((one, at) =>
    asTest(
      { given: one.given, when: one.when, outcome: one.outcome },
      one.kind === 'usual' ? 'usual' : 'edge',
      'tests.criterion',
      at,
    ),
  );
  // What the description mentions in passing is not what is tested.
  const known = skillsOf(name, subject).map((skill) => ({
    ...practiceOfSkill(skill, nounsFor(skill, nouns)),
    rule: `tests.capability.${skill.id}`,
  }));
  const example = subject.known?.example;
  const told = 'tests.example';
  const rule = `tests.action.${action.id}`;
  const further = { ...put(action.further), title: fill(action.further.title, nouns.own) };
  const tests = [
    ...(given.length > 0
      ? given
      : [
          ...(example ? [asTest(example.usual, 'usual', told), asTest(example.edge, 'edge', told)] : []),
          ...known.flatMap((one) => [asTest(one.usual, 'usual', one.rule), asTest(one.edge, 'edge', one.rule)]),
          ...(example ? [] : action.usual.slice(0, 1).map((one) => asTest(put(one), 'usual', rule))),
          ...(example ? [] : action.edge.slice(0, 1).map((one) => asTest(put(one), 'edge', rule))),
        ]),
    ...known.map((one) => asTest(one.further, 'further', one.rule)),
    // What is told in its own trade needs nothing that holds for any such verb.
    ...(example ? [] : [asTest(further, 'further', rule)]),
  ];
  const titles = new Set<string>();
  for (const test of tests) {
    if (titles.size === most) break;
    if (titles.has(test.title)) continue;
    titles.add(test.title);
    yield test;
  }
}
