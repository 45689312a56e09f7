import { knowledgeLines } from '#tests/knowledge-lines.ts';
import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { tradeQuestionOn, tradeQuestionSaying, tradeQuestionsOf } from './trade-questions.ts';

const read = knowledgeLines('questions');

test('each question belongs to a feature of a kind, is whole, and is asked by one of them', () => {
  const features = new Map(kinds.map(({ id, features: own }) => [id, new Set<string>(own.map((one) => one.id))]));
  const asked = new Set<string>();
  const faults = read.flatMap(({ file: kind, fields }) => {
    const [id = '', question = '', why = '', ...others] = fields;
    const answers = [0, 2, 4].map((at) => others[at] ?? '');
    const known = asked.has(question) || asked.has(`${kind} ${id}`);
    asked.add(question).add(`${kind} ${id}`);
    return [
      ...(features.get(kind)?.has(id) ? [] : [`${kind} has no feature ${id}`]),
      ...(fields.length === 11 && !fields.includes('') ? [] : [`${kind}: ${id} has ${fields.length} fields`]),
      ...(known ? [`${kind} asks again: ${question}`] : []),
      ...(/^[\p{Lu}\d][^.!?]*\?$/u.test(question) ? [] : [`${kind}: ${question}`]),
      ...[why, others[1]!, others[3]!, others[5]!]
        .filter((one) => !/^[\p{Lu}\d].*\.$/u.test(one))
        .map((one) => `${kind}: ${one}`),
      ...answers.filter((one) => !/^[\p{Lu}\d].*[^.]$/u.test(one)).map((one) => `${kind}: ${one}`),
      ...(new Set(answers).size === 3 ? [] : [`${kind}: ${question} has an answer twice`]),
      ...(/^[123]$/u.test(others[6] ?? '') ? [] : [`${kind}: ${question} recommends ${others[6]}`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('each kind asks about its trade, and what it was told of is settled', () => {
  expect(kinds.filter((kind) => tradeQuestionsOf(kind).length < 4).map(({ id }) => id)).toEqual([]);
  const kindOf = (called: string) => kinds.find(({ id }) => id === called)!;
  const auctions = kindOf('auctions');
  const one = tradeQuestionsOf(auctions).find(({ feature }) => feature === 'end-auctions-time-extension');
  expect(tradeQuestionSaying(one!.question)).toEqual(one);
  expect(
    tradeQuestionOn(
      'auctions',
      auctions.features.find(({ id }) => id === one!.feature)!,
    ),
  ).toEqual(one);
  expect(one!.settled.test('There is a soft close.')).toBe(true);
  expect(one!.settled.test('People bid for wine.')).toBe(false);
  // What the feature is called by settles nothing of how it shall work.
  const swap = tradeQuestionsOf(kindOf('shift-planning')).find(({ feature }) => /swap/u.test(feature));
  expect(swap!.settled.test('Nurses swap shifts.')).toBe(false);
});
