import { expect, test } from 'vitest';
import type { ArchitectFeedback } from '#contract/advice.ts';
import { differencesOf, positionOf } from './disagreement.ts';

const feedback = (fields: Partial<ArchitectFeedback> = {}): ArchitectFeedback => ({
  narrativeAssessment: '',
  overallAssessment: '',
  implementationApproach: '',
  technicalConsiderations: [],
  risks: [],
  recommendations: [],
  ...fields,
});
const risk = (...risks: string[]) => risks.map((each) => ({ risk: each, mitigation: 'Mind it.' }));

test.each([
  ['Sound: reminding members fits a plain structure.', 'go'],
  ['Feasible.', 'go'],
  ['I recommend to build it now.', 'go'],
  ['Worth building, but it should first be cut along its data.', 'go with conditions'],
  ['Acceptable, if it can be switched off.', 'go with conditions'],
  ['Feasible, provided that the provider signs.', 'go with conditions'],
  ['Not yet at full size: start small.', 'not yet'],
  ['A good idea, but I would not recommend it before the data is clean.', 'not yet'],
  ['Too risky as it stands.', 'not yet'],
  ['Members are reminded by email.', null],
])('"%s" reads as %s', (overallAssessment, verdict) => {
  expect(positionOf(feedback({ overallAssessment })).assessment).toBe(verdict);
});

test.each([
  ['Medium is a fair size for it.', 'as it is'],
  ['It looks small to me, less than the large it was given.', 'as it is'],
  ['It is large rather than small, so that I would cut it first.', 'smaller first'],
  ['I would plan it as large rather than small.', null],
  ['I would do a smaller version first and learn from it.', 'smaller first'],
  ['It is underestimated.', 'smaller first'],
  ['Members want it.', null],
])('of the size "%s" says %s', (narrativeAssessment, size) => {
  expect(positionOf(feedback({ narrativeAssessment })).size).toBe(size);
});

test('the recommendations speak of size where the assessments do not', () => {
  const recommendations = ['Agree who may see it.', 'Split it into two parts.'];
  expect(positionOf(feedback({ recommendations })).size).toBe('smaller first');
});

test('each difference says what both of them say', () => {
  const theo = feedback({
    overallAssessment: 'Sound: it can be built as described.',
    narrativeAssessment: 'Medium is a fair size for it.',
    risks: risk('Mails are lost'),
  });
  const claude = feedback({
    overallAssessment: 'Not yet at full size: start with the smallest version.',
    risks: risk('Members feel watched', 'Mails go to the wrong person'),
  });
  expect(differencesOf({ theo, claude })).toEqual([
    { on: 'assessment', theo: 'go', claude: 'not yet' },
    { on: 'size', theo: 'as it is', claude: 'smaller first' },
    { on: 'risks', theo: ['Mails are lost'], claude: ['Members feel watched', 'Mails go to the wrong person'] },
  ]);
});

test('a risk that both name, in whatever case, is common ground', () => {
  const theo = feedback({ risks: risk('Mails are lost', 'Forms change') });
  const claude = feedback({ risks: risk('mails are lost ') });
  expect(differencesOf({ theo, claude })).toEqual([]);
});

test('what one of them does not speak of, or was not asked, is no difference', () => {
  const theo = feedback({ overallAssessment: 'Sound.', narrativeAssessment: 'A fair size.', risks: [] });
  expect(differencesOf({ theo, claude: feedback() })).toEqual([]);
  expect(differencesOf({ theo })).toEqual([]);
  expect(differencesOf({})).toEqual([]);
});

test('one who names risks where the other sees none differs from the other', () => {
  const difference = differencesOf({ theo: feedback({ risks: risk('Mails are lost') }), claude: feedback() });
  expect(difference).toEqual([{ on: 'risks', theo: ['Mails are lost'], claude: [] }]);
});
