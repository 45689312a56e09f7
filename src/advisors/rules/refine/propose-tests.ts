import type { AcceptanceCriterion, FeatureInPlan, TestDraft } from '../../refinement.ts';
import { fill } from '../knowledge/slots.ts';
import { practices } from '../knowledge/practice.ts';
import type { Steps } from '../pace.ts';
import { subjectOf } from '../review/subject.ts';
import { actionPractice } from './action-practice.ts';
import { filled, nounsOf } from './story-subject.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const asTest = (criterion: AcceptanceCriterion, kind: TestDraft['kind'], rule: string): TestDraft => ({
  title: `${capital(criterion.outcome)} when ${criterion.when}`,
  kind,
  steps: [`Given ${criterion.given}`, `When ${criterion.when}`],
  expected: capital(criterion.outcome),
  rule,
});

/** Test cases: those of the criteria that were given, else of what the feature rests on; then cases that are often forgotten. */
export function* proposingTests(request: FeatureInPlan & { criteria?: AcceptanceCriterion[] }): Steps<TestDraft[]> {
  const subject = yield* subjectOf({ ...request, architect: 'claude' });
  yield;
  const slots = nounsOf(subject);
  const action = actionPractice[subject.action.id]!;
  const given = (request.criteria ?? []).map((one, at) => asTest(one, at === 0 ? 'usual' : 'edge', 'tests.criterion'));
  const known = subject.skills.flatMap((skill) => {
    const practice = practices[skill.id]!;
    const rule = `tests.capability.${skill.id}`;
    return [asTest(filled(practice.usual, slots), 'usual', rule), asTest(filled(practice.edge, slots), 'edge', rule)];
  });
  const plain = [
    asTest(filled(action.usual, slots), 'usual', `tests.action.${subject.action.id}`),
    asTest(filled(action.edge, slots), 'edge', `tests.action.${subject.action.id}`),
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
      kind: 'further',
      steps: [`Given the feature "${subject.name}" with ordinary data`, 'When the case is tried as described'],
      expected: sentence,
      rule,
    };
  });
  const tests = [...(given.length > 0 ? given : [...known, ...plain]), ...further];
  return tests.filter((one, at) => tests.findIndex((other) => other.title === one.title) === at).slice(0, 10);
}
