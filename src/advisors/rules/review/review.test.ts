import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { architectFeedback } from '#contract/advice.ts';
import type { ArchitectFeedback } from '#contract/advice.ts';
import { calledFor } from '../knowledge/called-for.ts';
import { exampleOf } from '../knowledge/examples.ts';
import { knownFeature } from '../knowledge/known-feature.ts';
import { usualReviewOf } from '../knowledge/usual-reviews.ts';
import { titleOf } from '../reading/title.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { suggestionsFor } from '../suggest/suggest.ts';
import { deedOf } from './action-classes.ts';
import { reviewOf } from './review.ts';

const features = [
  'Remind customers the day before their appointment',
  'Import bank statements',
  'Show hives on a map',
  'Let parents report when a child is ill',
  'Search recipes by ingredient',
  'Split the rent among flatmates',
  'Sign documents on the screen',
  'Print labels for wine bottles',
  'Chat with the landlord',
  'Calculate the tax for a year',
  'Frobnicate the widgets',
];
const reviews = new Map<string, ArchitectFeedback>();
/** The same asking has the same answer, and several tests look at it. */
const review = (name: string, architect: 'theo' | 'claude', description = '', vision = '') =>
  reviews.getOrInsertComputed(JSON.stringify([name, architect, description, vision]), () =>
    reviewOf({
      architect,
      context: vision === '' ? {} : { vision },
      feature: { name, description, complexity: 'M', value_category: 'Must Have' },
    }),
  );
const sentencesOf = (feedback: ArchitectFeedback) => [
  feedback.narrativeAssessment,
  feedback.overallAssessment,
  feedback.implementationApproach,
  ...feedback.technicalConsiderations,
  ...feedback.recommendations,
  ...feedback.risks.flatMap(({ risk, mitigation }) => [risk, mitigation]),
];

type Named = { name: string; description: string };
/** Two features are related when they do the same, in general to the same things, or rest on the same capability. */
const related = (one: Named, other: Named): boolean => {
  const skills = ({ name, description }: Named) =>
    new Set((knownFeature(name, description)?.skills ?? calledFor(`${name}\n${description}`)).map(({ id }) => id));
  const [first, second] = [titleOf(one.name), titleOf(other.name)];
  return (
    first.said === second.said ||
    (first.object !== undefined &&
      first.object.many === second.object?.many &&
      deedOf(first, one.name) === deedOf(second, other.name)) ||
    !skills(one).isDisjointFrom(skills(other))
  );
};

describe('a review', () => {
  test.each(features)('of "%s" fills all six parts within their measures, by both', (name) => {
    for (const architect of ['theo', 'claude'] as const) {
      const feedback = review(name, architect);
      expect(architectFeedback.safeParse(feedback).success).toBe(true);
      expect(sentencesOf(feedback).every((text) => text.trim().length > 10 && !/[{}]/.test(text))).toBe(true);
      expect(feedback.risks.length).toBeGreaterThanOrEqual(2);
      expect(feedback.risks.length).toBeLessThanOrEqual(4);
      expect(feedback.technicalConsiderations.length).toBeGreaterThanOrEqual(3);
      expect(feedback.technicalConsiderations.length).toBeLessThanOrEqual(5);
      expect(feedback.recommendations.length).toBeGreaterThanOrEqual(2);
      expect(feedback.recommendations.length).toBeLessThanOrEqual(4);
    }
  });

  test('shares no sentence with a review of an unrelated feature', () => {
    for (const architect of ['theo', 'claude'] as const) {
      const seen = new Map<string, string>();
      for (const name of features)
        for (const sentence of sentencesOf(review(name, architect))) {
          expect(seen.get(sentence) ?? name).toBe(name);
          seen.set(sentence, name);
        }
    }
  });

  test('shares no sentence with a review of an unrelated feature of the same generated project', () => {
    const shared: string[] = [];
    for (const idea of Object.values(sampleIdeas))
      for (const architect of ['theo', 'claude'] as const) {
        const seen = new Map<string, Named[]>();
        for (const { name, description } of suggestionsFor({ from: 'idea', idea, project: '' })) {
          const said = sentencesOf(review(name, architect, description, idea));
          for (const sentence of new Set(said.flatMap((text) => text.split(/(?<=[.?!])\s+/u)))) {
            const others = seen.getOrInsertComputed(sentence, () => []);
            for (const other of others)
              if (!related(other, { name, description })) shared.push(`${sentence} (${other.name}, ${name})`);
            others.push({ name, description });
          }
        }
      }
    expect(shared).toEqual([]);
  });

  test('of an export names no risk of an import, and one of a cash book none of a payment', () => {
    const said = (name: string) =>
      (['theo', 'claude'] as const).flatMap((by) => sentencesOf(review(name, by))).join(' ');
    for (const name of ['Export bookings', 'Export what is known of me'])
      expect(said(name)).not.toMatch(/dry run|arrive twice|from strangers|comes from outside/u);
    expect(said('Cash book of deposits')).not.toMatch(/\bpa(?:y|id|yments?)\b|card/u);
  });

  test('by Theo differs from one by Claude in each of the six parts; at most one risk is common ground', () => {
    const suggested = Object.values(sampleIdeas).flatMap((idea) =>
      suggestionsFor({ from: 'idea', idea, project: '' }).map((one) => ({ ...one, vision: idea })),
    );
    const typed = features.map((name) => ({ name, description: '', vision: '' }));
    const same = [...typed, ...suggested].flatMap(({ name, description, vision }) => {
      const theo = review(name, 'theo', description, vision);
      const claude = review(name, 'claude', description, vision);
      const texts = [
        ...(['narrativeAssessment', 'overallAssessment', 'implementationApproach'] as const)
          .filter((part) => theo[part] === claude[part])
          .map((part) => theo[part]),
        ...(['technicalConsiderations', 'recommendations'] as const).flatMap((part) =>
          theo[part].filter((text) => claude[part].includes(text)),
        ),
      ];
      const risks = theo.risks.filter(({ risk }) => claude.risks.some((other) => other.risk === risk));
      return risks.length > 1 ? [...texts, ...risks.map(({ risk }) => risk)] : texts;
    });
    expect(same).toEqual([]);
  });

  test('takes in what the plan says of the whole product', () => {
    expect(
      JSON.stringify(review('Record doses', 'claude', '', 'For patients with diabetes. Must work offline.')),
    ).toMatch(/Health data|offline/);
  });

  test.each(['An app for three cars that our street shares.', 'Car sharing for 3 cars', 'A planner for our two vans'])(
    'takes in how few there are: %s',
    (vision) => {
      expect(review('Show which car is free', 'theo', '', vision).rule).toContain('quality.few');
    },
  );

  test.each([
    'Guests book a table for four people.',
    'An app that reminds me for three days.',
    'A tool for 30 cars',
    'Hosts rent rooms for two nights.',
    'The hall is open for two members.',
  ])('and does not hear it in other numbers: %s', (vision) => {
    expect(review('Show which car is free', 'theo', '', vision).rule).not.toContain('quality.few');
  });

  test('of what the advisor itself suggests speaks of that feature', () => {
    for (const { name, description } of suggestionsFor({ from: 'idea', idea: sampleIdeas['vet']!, project: '' }).slice(
      0,
      6,
    )) {
      expect(review(name, 'theo', description).narrativeAssessment).toContain(name);
    }
  });

  test('of any text is well formed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 120 }).map((units) => String.fromCharCode(...units)),
        fc.string({ maxLength: 200 }),
        (name, description) => {
          expect(architectFeedback.safeParse(review(name, 'claude', description)).success).toBe(true);
        },
      ),
      { numRuns: 80 },
    );
  });
});

test('both architects name the main risk and answer it differently; beside it each names others, and nobody says a thing twice', () => {
  for (const name of features) {
    const [theo, claude] = (['theo', 'claude'] as const).map((architect) => review(name, architect).risks);
    const shared = theo!.filter(({ risk }) => claude!.some((other) => other.risk === risk));
    expect(shared.length, name).toBe(1);
    expect(claude!.find(({ risk }) => risk === shared[0]!.risk)!.mitigation, name).not.toBe(shared[0]!.mitigation);
  }
});

test('what is planned by shifts is reviewed as a plan, and signing up for one is no account', () => {
  const said = sentencesOf(review('Plan shifts and let volunteers sign up', 'theo')).join(' ');
  expect(said).not.toMatch(/password|session|signing in/iu);
});

test('a usual feature is reviewed in the words of its trade, and by what it does rather than by its verb', () => {
  const feature = {
    name: 'Offer rides with free seats',
    description: '',
    complexity: 'M',
    value_category: 'Must Have',
  } as const;
  const usual = usualReviewOf('carpool', 'offer-rides-route-time')!;
  for (const architect of ['theo', 'claude'] as const) {
    const said = reviewOf({ architect, context: {}, feature });
    const { of, way, consider } = usual.looks[architect];
    expect(said.narrativeAssessment).toContain(of);
    expect(said.implementationApproach).toBe(`${way}.`);
    expect(said.technicalConsiderations[1]).toBe(consider);
    expect(said.rule!.split(' ')).toContain(`review.trade.${architect}`);
    expect(said.risks).toHaveLength(2);
  }
  const { usual: slice, edge } = exampleOf('carpool', 'offer-rides-route-time')!;
  const next = (architect: 'theo' | 'claude') =>
    reviewOf({ architect, context: {}, feature }).recommendations.join(' ');
  expect(next('theo')).toContain(slice.outcome);
  expect(next('claude')).toContain(edge.outcome);
});

const kiln =
  'Members of a pottery cooperative register pieces. Firings are charged at the end of the month. We want no online payments.';

test.each([
  ['Members get a message when their piece is out of the kiln', /on the page|out of date|empty page|screen/u],
  ['Recover deleted pieces from a bin', /\bhash\b|backup/u],
  ['Let members take part without an account', /answers? many times|Tie each answer/u],
  ['Charge firings at the end of the month', /\bbank\b|provider|one cent|dunned/u],
  ['Show when to call for help', /way leads around|ways? in\b|get around/u],
])('of "%s" says nothing that is true of something else', (name, other) => {
  for (const architect of ['theo', 'claude'] as const)
    expect(sentencesOf(review(name, architect, '', kiln)).join(' ')).not.toMatch(other);
});

test('Claude goes ahead or does not, and agrees with nobody whom he was not told of', () => {
  for (const name of features) expect(review(name, 'claude').overallAssessment).not.toMatch(/^Agreed/u);
});

test('Theo who finds a feature larger than it was given would cut it, and does not ask for more of it', () => {
  const larger = features.map((name) => ({ name, said: review(name, 'theo').narrativeAssessment }));
  expect(larger.filter(({ said }) => said.includes('I would plan it as'))).toEqual([]);
  const charged = reviewOf({
    architect: 'theo',
    context: {},
    feature: { name: 'Take card payments', description: '', complexity: 'S', value_category: 'Must Have' },
  });
  expect(charged.narrativeAssessment).toContain('rather than small, so that I would cut it first');
});

test.each([
  ['Plan visits after birth by district', 'the planning of visits'],
  ['Let parents see who is on call', 'the view of who is on call'],
  ['See whether the glazes go with its temperature', 'the view of glazes'],
  ['Put together a firing', 'the assembly of firings'],
  ['Members get a message when their piece is out of the kiln', 'the notification of members'],
  ['Register pieces on the shelf', 'the record of pieces'],
  ['Let members take part without an account', 'taking part'],
])('"%s" is named once and then called %s', (name, short) => {
  for (const architect of ['theo', 'claude'] as const) {
    const said = sentencesOf(review(name, architect, '', kiln));
    expect(said.filter((text) => text.includes(name))).toHaveLength(1);
    expect(said.join(' ').toLowerCase()).toContain(short);
  }
});

test('what a review wants first and last is that of the feature, and not the same of all', () => {
  const last = (architect: 'theo' | 'claude') =>
    ['Send hints to the screen', 'Plan visits by district', 'Ask a question at night'].map((name) =>
      review(name, architect).recommendations.join(' '),
    );
  for (const said of [...last('theo'), ...last('claude')])
    expect(said).not.toMatch(/with a test at each end|with its failure cases as/u);
});
