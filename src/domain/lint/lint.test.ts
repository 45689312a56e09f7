import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintPlan, withWaivers } from './lint.ts';
import type { LintCriterion, LintFeature, LintStory, LintTest, Plan } from './plan.ts';
import { remedies } from './rules.ts';

const aFeature = (fields: Partial<LintFeature> = {}): LintFeature => ({
  id: 'f',
  name: 'Book boats',
  description: 'Members book boats for a day.',
  ...fields,
});
const aCriterion = (fields: Partial<LintCriterion> = {}): LintCriterion => ({
  id: 'c1',
  given: 'a free boat',
  when: 'a member books it',
  outcome: 'the boat is shown as taken by that member',
  kind: 'usual',
  ...fields,
});
const refused = aCriterion({ id: 'c2', given: 'a boat that is taken', outcome: 'it is refused', kind: 'negative' });
const aStory = (fields: Partial<LintStory> = {}): LintStory => ({
  id: 's',
  title: 'Book a boat',
  as_a: 'a member',
  i_want: 'to book a boat for a day',
  so_that: 'nobody else takes it',
  story_points: 3,
  feature_id: 'f',
  depends_on: [],
  tests_due: false,
  criteria: [aCriterion(), refused],
  ...fields,
});
const aTest = (fields: Partial<LintTest> = {}): LintTest => ({
  id: 't1',
  title: 'A free boat can be booked',
  criterion_id: 'c1',
  story_id: 's',
  steps: ['Given a free boat', 'When a member books it'],
  expected: 'It is taken',
  ...fields,
});
const bothTests = [aTest(), aTest({ id: 't2', criterion_id: 'c2', title: 'A taken boat is refused' })];
const aPlan = (plan: Partial<Plan> = {}): Plan => ({
  features: [aFeature()],
  stories: [aStory()],
  tests: bothTests,
  ...plan,
});

const found = (plan: Partial<Plan>) =>
  lintPlan(aPlan(plan)).map(({ rule, place }) => (place === '' ? rule : `${rule} ${place}`));
const ofStory = (fields: Partial<LintStory>) => found({ stories: [aStory(fields)], tests: [] });
const ofCriterion = (fields: Partial<LintCriterion>) => ofStory({ criteria: [aCriterion(fields), refused] });
const many = (wants: readonly string[]) =>
  wants.map((i_want, at) => aStory({ id: `s${at}`, i_want, title: i_want, criteria: [] }));
const wants = (...all: string[]) =>
  lintPlan(aPlan({ stories: many(all), tests: [] })).flatMap(({ rule, subject_id }) =>
    rule === 'story.duplicate' || rule === 'story.not-uniform' ? [`${rule} ${subject_id}`] : [],
  );

test('a plan that is in order has no findings', () => {
  expect(found({})).toEqual([]);
});

describe('a story', () => {
  test.each<[Partial<LintStory>, string]>([
    [{ title: ' ' }, 'story.title-missing title'],
    [{ as_a: '' }, 'story.role-missing as_a'],
    [{ i_want: '' }, 'story.want-missing i_want'],
    [{ so_that: '' }, 'story.reason-missing so_that'],
    [{ as_a: 'As a member' }, 'story.template-words as_a'],
    [{ i_want: 'I want to book a boat' }, 'story.template-words i_want'],
    [{ so_that: 'so that nobody else takes it' }, 'story.template-words so_that'],
    [{ i_want: 'to book a boat (only on weekdays)' }, 'story.not-minimal i_want'],
    [{ so_that: 'it is mine. Ask Jo about prices' }, 'story.not-minimal so_that'],
    [{ i_want: 'to book a boat and cancel bookings' }, 'story.not-atomic i_want'],
    [{ i_want: 'to add, edit and delete boats' }, 'story.not-atomic i_want'],
    [{ i_want: 'rate and comment on boats' }, 'story.not-atomic i_want'],
    [{ i_want: 'to click on the name of a boat' }, 'story.names-solution i_want'],
    [{ i_want: 'to book a boat quickly' }, 'story.vague i_want'],
    [{ title: 'Book boats, oars etc.' }, 'story.vague title'],
    [{ so_that: 'it is mine, and so on' }, 'story.vague so_that'],
    [{ so_that: 'I can book a boat' }, 'story.reason-repeats so_that'],
    [{ story_points: 13 }, 'story.too-large story_points'],
    [{ criteria: [] }, 'story.no-criteria criteria'],
    [{ criteria: [refused] }, 'story.one-criterion criteria'],
    [{ criteria: [aCriterion(), { ...refused, kind: 'usual' }] }, 'story.no-border criteria'],
    [{ feature_id: null }, 'story.no-feature feature_id'],
    [{ feature_id: 'gone' }, 'story.no-feature feature_id'],
    [{ depends_on: ['gone'] }, 'story.waits-for-nothing depends_on'],
  ])('%j has the finding %s', (fields, rule) => {
    expect(ofStory(fields)).toContain(rule);
  });

  test.each([
    'to find bread and butter',
    'to see orders and reports',
    'to see how often and how fast boats are booked',
    'to be told who books and who cancels',
    'to see name and address of a member',
    'a list of boats and their keys',
    'to use "Group boats and tag them"',
  ])('that wants "%s" wants one thing that can be tested', (i_want) => {
    expect(ofStory({ i_want })).toEqual([]);
  });

  test('of 8 points is small enough, and one that is not estimated is not judged', () => {
    expect(ofStory({ story_points: 8 })).toEqual([]);
    expect(ofStory({ story_points: null })).toEqual([]);
  });
});

describe('a criterion', () => {
  test.each<[Partial<LintCriterion>, string]>([
    [{ given: '' }, 'criterion.part-missing given'],
    [{ when: '' }, 'criterion.part-missing when'],
    [{ outcome: '' }, 'criterion.part-missing outcome'],
    [{ given: 'Given a free boat' }, 'criterion.template-words given'],
    [{ outcome: 'Then it is taken' }, 'criterion.template-words outcome'],
    [{ when: 'a member books it and then pays' }, 'criterion.several-actions when'],
    [{ when: 'it is chosen and confirmed' }, 'criterion.several-actions when'],
    [{ when: 'a member opens the boat and books it' }, 'criterion.several-actions when'],
    [{ when: 'the page is opened; a boat is booked' }, 'criterion.several-actions when'],
    [{ outcome: 'it works' }, 'criterion.not-observable outcome'],
    [{ outcome: 'the booking behaves as expected' }, 'criterion.not-observable outcome'],
    [{ outcome: 'the request is handled' }, 'criterion.not-observable outcome'],
    [{ outcome: 'the member understands it' }, 'criterion.not-observable outcome'],
    [{ outcome: 'the boat is shown quickly' }, 'criterion.vague outcome'],
  ])('%j has the finding %s', (fields, rule) => {
    expect(ofCriterion(fields)).toContain(rule);
  });

  test.each([
    'a member writes notes and comments on boats',
    'a boat is booked for Saturday and Sunday',
    'the member with the red and green card signs in',
    'both confirm in the same second',
  ])('when "%s" has one action', (when) => {
    expect(ofCriterion({ when })).toEqual([]);
  });

  test('that stands in the project before is a repetition', () => {
    const twin = aStory({
      id: 's2',
      i_want: 'to lend a boat',
      criteria: [aCriterion({ id: 'c3' }), { ...refused, id: 'c4', when: 'x' }],
    });
    expect(lintPlan(aPlan({ stories: [aStory(), twin], tests: [] }))).toEqual([
      {
        rule: 'criterion.repeated',
        subject: 'criterion',
        subject_id: 'c3',
        place: '',
        sentence: 'The story “Book a boat” has the same criterion.',
        remedy: remedies['criterion.repeated'],
      },
    ]);
  });
});

describe('across the project', () => {
  test('a story that says the same in other forms is a duplicate, and one that says the opposite is not', () => {
    expect(wants('to book a boat', 'to see boats on a map', 'book the boats')).toEqual(['story.duplicate s2']);
    expect(wants('to accept bookings of members for boats', 'to accept bookings of non-members for boats')).toEqual([]);
    expect(wants('to add a boat', 'to edit a boat')).toEqual([]);
  });

  test('another person may want the same', () => {
    const [one, two] = [aStory(), aStory({ id: 's2', as_a: 'a guest', criteria: [] })];
    expect(found({ stories: [one, two], tests: [] })).not.toContain('story.duplicate i_want');
  });

  test('a story in another form than nearly all is not uniform', () => {
    const others = ['to book a boat', 'to lend oars', 'to see a map', 'to ask Jo', 'to pay a bill'];
    expect(wants(...others, 'bookings to be shown')).toEqual(['story.not-uniform s5']);
    expect(wants('to book a boat', 'bookings to be shown')).toEqual([]);
  });

  test('features without stories or words, and those that say the same', () => {
    const features = [aFeature(), aFeature({ id: 'g', description: '' }), aFeature({ id: 'h', name: 'Keys' })];
    expect(found({ features, tests: [] })).toEqual([
      'feature.no-description description',
      'feature.duplicate name',
      'feature.no-story',
      'feature.no-story',
    ]);
  });

  test('orphans are missed in both directions, tests only once they are due', () => {
    const stories = [aStory({ tests_due: true })];
    const missed = (tests: LintTest[]) => lintPlan(aPlan({ stories, tests }));
    expect(found({ tests: [] })).toEqual([]);
    expect(missed([])).toMatchObject([{ rule: 'story.no-test', subject_id: 's' }]);
    expect(missed([aTest()])).toMatchObject([
      { rule: 'criterion.no-test', subject_id: 'c2', sentence: 'No test shows that “it is refused”.' },
    ]);
    expect(missed([aTest({ criterion_id: null })]).map(({ rule, subject_id }) => `${rule} ${subject_id}`)).toEqual([
      'criterion.no-test c1',
      'criterion.no-test c2',
      'test.no-criterion t1',
    ]);
    expect(missed(bothTests)).toEqual([]);
    expect(found({ tests: [...bothTests, aTest({ id: 't3', criterion_id: null })] })).toEqual(['test.no-criterion']);
    expect(found({ tests: [...bothTests, aTest({ id: 't3', steps: [' '], expected: '' })] })).toEqual([
      'test.no-steps steps',
      'test.no-expectation expected',
    ]);
    expect(found({ tests: [...bothTests, aTest({ id: 't3' })] })).toEqual(['test.duplicate']);
  });

  test('a circle of dependencies is told by its way, each circle once', () => {
    const story = (id: string, depends_on: string[]) =>
      aStory({ id, title: id, i_want: `to see ${id}`, depends_on, criteria: [] });
    const stories = [
      story('boats', ['keys']),
      story('keys', ['oars']),
      story('oars', ['keys', 'maps']),
      story('maps', []),
    ];
    const circles = lintPlan(aPlan({ stories, tests: [] })).filter(({ rule }) => rule === 'story.cycle');
    expect(circles.map(({ subject_id, sentence }) => [subject_id, sentence])).toEqual([
      ['keys', 'It waits for itself: “keys”, which waits for “oars”, which waits for “keys”.'],
    ]);
  });
});

test('a waiver answers for its finding alone', () => {
  const findings = lintPlan(aPlan({ stories: [aStory({ as_a: '', story_points: 13 })], tests: [] }));
  const waiver = {
    subject_id: 's',
    rule: 'story.too-large',
    place: 'story_points',
    reason: 'A spike',
    who: 'Jo',
    at: 'now',
  };
  expect(
    withWaivers(findings, [waiver, { ...waiver, subject_id: 'x' }]).map((one) => [one.rule, one.waiver?.reason]),
  ).toEqual([
    ['story.role-missing', undefined],
    ['story.too-large', 'A spike'],
  ]);
});

test('any texts can be linted, in the same way each time, with one finding for a rule and a place', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  const criterion = fc.record({
    id: fc.uuid(),
    given: text,
    when: text,
    outcome: text,
    kind: fc.constantFrom('usual', 'negative', 'boundary'),
  });
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const story = fc.record({
    id,
    title: text,
    as_a: text,
    i_want: text,
    so_that: text,
    story_points: fc.constantFrom(null, 1, 13),
    feature_id: fc.constantFrom(null, 'f'),
    depends_on: fc.array(id, { maxLength: 3 }),
    tests_due: fc.boolean(),
    criteria: fc.array(criterion, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(story, { selector: (one) => one.id, maxLength: 4 }), (stories) => {
      const plan = { features: [aFeature()], stories, tests: [] };
      const findings = lintPlan(plan);
      expect(lintPlan(plan)).toEqual(findings);
      const keys = findings.map(({ subject_id, rule, place }) => `${subject_id} ${rule} ${place}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 150 },
  );
});
