import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureSuggestion } from '#contract/advice.ts';
import { memberFeedback, type MemberFeedback } from '#contract/discussion.ts';
import { memberIds, type MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { ProjectBrief } from '../../advisor.ts';
import { kinds } from '../knowledge/kinds.ts';
import { exampleOf } from '../knowledge/examples.ts';
import { remarksOf } from '../knowledge/remarks.ts';
import { lowered } from '../knowledge/slots.ts';
import { viewsOf } from '../knowledge/views.ts';
import { drained, listed } from '../pace.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { suggestionsFor } from '../suggest/suggest.ts';
import { discussing } from './discuss.ts';
import { suggestingAfterDiscussion } from './features.ts';

const project: ProjectBrief = { name: 'Harbour', summary: '', tags: [], additionalContext: '' };
const said = (idea: string, id: MemberId, brief = project): MemberFeedback =>
  drained(
    discussing({ idea, project: brief, member: { ...roster[id], selectedBy: 'user', reason: '', confidence: 1 } }),
  );
const sentencesOf = ({ analysis, keyPoints, recommendations }: MemberFeedback): string[] => [
  ...analysis.split(/(?<=[.?])\s+/u),
  ...keyPoints,
  ...recommendations,
];

describe('feedback', () => {
  test.each(Object.entries(sampleIdeas))('on the idea "%s" is whole, by each member', (_, idea) => {
    for (const id of memberIds) {
      const feedback = said(idea, id);
      expect(memberFeedback.safeParse(feedback).success).toBe(true);
      expect(feedback.memberId).toBe(id);
      expect(sentencesOf(feedback).filter((text) => text.trim().length < 10 || /[{}]|undefined/u.test(text))).toEqual(
        [],
      );
      expect(feedback.keyPoints.length).toBeGreaterThanOrEqual(2);
      expect(feedback.recommendations.length).toBeGreaterThanOrEqual(2);
      expect(new Set(feedback.keyPoints).size).toBe(feedback.keyPoints.length);
    }
  });

  test('on two unrelated ideas has no sentence in common', () => {
    for (const id of memberIds) {
      const seen = new Map<string, string>();
      for (const [name, idea] of Object.entries(sampleIdeas))
        for (const sentence of sentencesOf(said(idea, id))) {
          expect([sentence, seen.get(sentence) ?? name]).toEqual([sentence, name]);
          seen.set(sentence, name);
        }
    }
  });

  test('on ideas that share no word has no sentence in common, whatever they are', () => {
    const words = (pool: string) => fc.array(fc.constantFrom(...pool.split(' ')), { minLength: 2, maxLength: 8 });
    const verbs = fc.constantFrom('print', 'sort', 'lend', 'paint');
    const others = fc.constantFrom('count', 'record', 'sell', 'wash');
    fc.assert(
      fc.property(
        fc.tuple(verbs, words('maple violin copper meadow thunder pepper lantern')),
        fc.tuple(others, words('anchor pillow glacier saddle mango ribbon turbine')),
        fc.constantFrom(...memberIds),
        ([one, things], [other, objects], id) => {
          const first = new Set(sentencesOf(said(`I want to ${one} ${things.join(' ')}`, id)));
          expect(
            sentencesOf(said(`I want to ${other} ${objects.join(' ')}`, id)).filter((text) => first.has(text)),
          ).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('of one member is not that of another', () => {
    for (const idea of Object.values(sampleIdeas)) {
      const seen = new Map<string, MemberId>();
      for (const id of memberIds)
        for (const sentence of sentencesOf(said(idea, id)).filter((text) => !text.startsWith('You write'))) {
          const before = seen.get(sentence) ?? id;
          // Both architects may name the same remedy.
          expect([sentence, before === id || (before === 'theo' && id === 'claude')]).toEqual([sentence, true]);
          seen.set(sentence, id);
        }
    }
  });

  test('quotes only what the idea itself says, never the project around it', () => {
    const around = { ...project, summary: 'Patients record insulin doses offline.' };
    for (const id of memberIds) {
      const text = JSON.stringify(said('Members swap a booking with each other.', id, around));
      expect(text).not.toMatch(/insulin|offline/iu);
    }
  });

  test('names what the person rules out', () => {
    expect(said('Owners book appointments online. No online payment please.', 'milo').analysis).toContain(
      'You rule out "online payment", so',
    );
    expect(said('Vets look at pictures in a browser. No foreign cloud.', 'milo').analysis).toContain(
      'You rule out "foreign cloud"',
    );
  });

  const pottery: ProjectBrief = {
    ...project,
    name: 'Kiln Shelf',
    summary:
      'Our pottery cooperative has two kilns. Members register the pieces they put on the shelf with a photo. The kiln keeper puts together a firing from the waiting pieces.',
    additionalContext: 'The wifi in the kiln room is weak.',
  };
  const scanning =
    'The kiln keeper scans a code on each piece when loading the kiln, so that nothing goes in whose owner is not known.';

  test('speaks of no other trade because of words that many use, as "room", "shelf" and "photo"', () => {
    const spoken = memberIds.map((id) => JSON.stringify(said(scanning, id, pottery))).join('\n');
    expect(spoken).not.toMatch(/ladder|warrant|storage|as other products|kind\.inventory/iu);
    const midwives = { ...project, summary: 'We are three midwives. Parents see who is on call.' };
    const rating = 'Parents rate how urgent their question is, and a red one wakes the midwife at once.';
    const heard = memberIds.map((id) => JSON.stringify(said(rating, id, midwives))).join('\n');
    expect(heard).not.toMatch(/convulsion|cholera|danger sign|health worker/iu);
    expect(heard).toContain('A red one wakes the midwife at once');
  });

  test('speaks of those who do it as they were named', () => {
    expect(said(scanning, 'ava', pottery).keyPoints.join('\n')).toContain('kiln keepers');
  });

  test('takes up what the person wants it for', () => {
    const purpose = '"nothing goes in whose owner is not known"';
    for (const id of memberIds.filter((one) => one !== 'dana'))
      expect(JSON.stringify(said(scanning, id, pottery)).replaceAll('\\"', '"')).toContain(purpose);
    expect(said(scanning, 'ava', pottery).analysis).not.toContain('without help');
    expect(JSON.stringify(said('Volunteers see open shifts.', 'ava'))).not.toContain('purpose');
  });

  test('by Theo does not call small what is large to Milo', () => {
    expect(said(scanning, 'milo', pottery).analysis).toContain('It is a large one');
    expect(said(scanning, 'theo', pottery).analysis).not.toContain('I see no part');
    expect(said('Volunteers note hours.', 'milo').analysis).toContain('It is small enough');
  });

  test('by Dana is of one field of work, and claims only what that has', () => {
    const dana = (domain: string) => {
      const member = { ...roster.dana, selectedBy: 'user', reason: '', confidence: 1 } as const;
      const domainExpertise = { domain, description: '' };
      return JSON.stringify(drained(discussing({ idea: shifts, project, member: { ...member, domainExpertise } })));
    };
    const { field } = kinds.find(({ id }) => id === 'volunteers')!;
    expect(dana(field)).toContain(`belongs to ${field}`);
    expect(dana('Alpine Beekeeping')).toContain('Alpine Beekeeping');
    expect(dana('Alpine Beekeeping')).not.toMatch(new RegExp(`${field}|as other products`, 'iu'));
    expect(dana(project.name)).not.toContain(project.name);
  });

  const shifts = 'Volunteers sign up for shifts. Coordinators check in volunteers on arrival. Hours are recorded.';

  test('says first what people of that trade know of what was wished, and then of what they usually have beside it', () => {
    const uma = said(shifts, 'uma');
    const [arrival, reminder, signUp] = viewsOf('volunteers', 'uma');
    expect(uma.keyPoints.slice(0, 2).map((text) => text.replace(/^[^:]+: /u, ''))).toEqual([
      arrival!.point,
      signUp!.point,
    ]);
    expect(uma.keyPoints[2]).toMatch(/^Reminding volunteers of shifts \(usual here\): /u);
    expect(uma.recommendations.some((text) => text.endsWith(`: ${reminder!.advice}`))).toBe(true);
    expect(uma.rule).toContain('discuss.uma.kind.volunteers.check-volunteers-arrival');
  });

  test('says nothing of what was refused', () => {
    const swapping = 'discuss.bea.kind.volunteers.swap-cancel-shifts';
    expect(said(shifts, 'bea').rule).toContain(swapping);
    expect(said(`${shifts} No swapping of shifts.`, 'bea').rule).not.toContain(swapping);
  });

  test('says nothing of what was declined, nor beside what was said to be all', () => {
    const besides = (idea: string) => memberIds.filter((id) => JSON.stringify(said(idea, id)).includes('(usual here)'));
    expect(besides(shifts).length).toBeGreaterThan(3);
    expect(besides(`${shifts} That is all I need, nothing else.`)).toEqual([]);
    const leave =
      'I want people to ask for days off in the system. Their team lead says yes or no, and everyone sees how many days remain.';
    const sick = /Recording sick leave/u;
    expect(memberIds.some((id) => sick.test(JSON.stringify(said(leave, id))))).toBe(true);
    const declined = `${leave}\nShould it also record sick leave with certificates? No`;
    expect(memberIds.filter((id) => sick.test(JSON.stringify(said(declined, id))))).toEqual([]);
  });

  test('says of a wish what it is good for, one case with values and one at the border, as they are told in its trade', () => {
    const { so, usual, edge } = exampleOf('leave-management', 'request-leave')!;
    const one = 'I want people to ask for days off in the system.';
    expect(said(one, 'ava').keyPoints.join('\n').toLowerCase()).toContain(`"${so}."`.toLowerCase());
    expect(said(one, 'quinn').keyPoints.join('\n')).toContain(
      `given ${usual.given}, when ${usual.when}, then ${usual.outcome}.`,
    );
    expect(said(one, 'bea').keyPoints.join('\n')).toContain(
      `one case is not told yet: ${edge.given}, and ${edge.when}.`,
    );
    const remarks = remarksOf('leave-management', 'request-leave')!;
    expect(said(one, 'theo').keyPoints[0]).toContain(lowered(remarks.theo.consider));
    expect(said(one, 'claude').keyPoints[0]).toContain(lowered(remarks.claude.risk.risk));
  });

  test('quotes a wish that has another name once, and calls it by that name from there on', () => {
    const { analysis, keyPoints, recommendations } = said(
      'I want people to ask for days off in the system. Their team lead says yes or no, and everyone sees how many days remain.',
      'milo',
    );
    const whole = [analysis, ...keyPoints, ...recommendations].join('\n');
    expect(whole.split('"ask for days off in the system"').length - 1).toBe(1);
    expect(analysis).toContain('would begin with "Request leave online" ("ask for days off in the system")');
  });

  test('keeps what does something by itself', () => {
    const bea = said('A wool shop. Scan the label, and the stock goes down by itself.', 'bea').analysis;
    expect(bea).toContain('letting the stock go down automatically');
  });

  test('on an idea that names nothing to be done says what would have to be known, and pretends nothing', () => {
    const seen = new Set<string>();
    for (const id of memberIds) {
      const feedback = said('something with flowers', id);
      expect(feedback.analysis).toContain('"something with flowers"');
      for (const sentence of sentencesOf(feedback)) {
        expect(seen.has(sentence)).toBe(false);
        seen.add(sentence);
      }
    }
  });

  test('by Dana names no feature twice', () => {
    for (const idea of [shifts, ...Object.values(sampleIdeas)]) {
      const features = said(idea, 'dana').rule!.match(/(?<=kind\.)[a-z0-9-]+\.[a-z0-9-]+/gu) ?? [];
      expect(new Set(features).size).toBe(features.length);
    }
  });

  test('by Dana keeps the field that was typed', () => {
    const member = { ...roster.dana, selectedBy: 'user', reason: '', confidence: 1 } as const;
    const domainExpertise = { domain: 'Alpine Beekeeping', description: 'Treatments of hives' };
    const feedback = drained(
      discussing({ idea: 'Record the hives.', project, member: { ...member, domainExpertise } }),
    );
    expect(JSON.stringify(feedback)).toContain('Alpine Beekeeping');
  });

  test('on any text is well formed', () => {
    const anything = fc.oneof(
      fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 300 }).map((units) => String.fromCharCode(...units)),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
      fc.constantFrom('!!!', '{doing}', '"', '$&', '{title} {people}', '. . .', 'a'.repeat(5000)),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom(...memberIds), (idea, id) => {
        const feedback = said(idea, id);
        expect(memberFeedback.safeParse(feedback).success).toBe(true);
        expect(sentencesOf(feedback).every((text) => text.isWellFormed() || !idea.isWellFormed())).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('features after a discussion', () => {
  const idea = sampleIdeas['bike'] ?? '';
  const feedback = (['ava', 'bea', 'quinn', 'uma', 'sasha'] as const).map((id) => said(idea, id));
  const after = (heard: readonly MemberFeedback[]) =>
    listed(suggestingAfterDiscussion({ from: 'discussion', idea, project: 'Harbour', feedback: heard }));

  test('are those of the idea, and those that members recommended under their names', () => {
    const features = after(feedback);
    expect(features.length).toBeLessThanOrEqual(20);
    expect(features.every((feature) => featureSuggestion.safeParse(feature).success)).toBe(true);
    const own = suggestionsFor({ from: 'idea', idea, project: 'Harbour' });
    expect(features.filter(({ quote }) => quote !== null)).toEqual(own.filter(({ quote }) => quote !== null));
    const taken = features.filter(({ rule }) => rule.startsWith('discussion.'));
    expect(taken.length).toBeGreaterThanOrEqual(2);
    for (const { description, reasoning, rule } of taken) {
      const by = feedback.find(({ memberId }) => rule === `discussion.${memberId}`);
      expect(by?.recommendations.join('\n').toLowerCase()).toContain(description.toLowerCase());
      expect(reasoning).toContain(roster[by?.memberId ?? 'milo'].name);
    }
  });

  test('begin with what was said of the idea, before the members are heard', () => {
    const steps = [...suggestingAfterDiscussion({ from: 'discussion', idea, project: 'Harbour', feedback })];
    const first = steps.findIndex((feature) => feature !== undefined);
    expect(steps[first]?.quote).not.toBeNull();
    expect(steps.slice(first)).toContain(undefined);
  });

  test('are none of what the members say is usual beside what was said', () => {
    const heard = after([
      { memberId: 'bea', analysis: 'x', keyPoints: [], recommendations: ['Riding (usual here): show the helmets.'] },
    ]).find(({ rule }) => rule.startsWith('discussion.'));
    expect(heard).toBeUndefined();
  });

  test('come from what a product can do, not from work for people', () => {
    const recommendations = [
      'Interview five neighbours first.',
      'Add a photo of the bike before and after each ride.',
      'Watch how it is done today.',
      'Limit the deposit to 100 euro; nobody brings more.',
    ];
    const names = after([{ memberId: 'bea', analysis: 'x', keyPoints: [], recommendations }]).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Add a photo of the bike before and after each ride', 'Limit the deposit to 100 euro']),
    );
    expect(names.join(' ')).not.toMatch(/Interview|Watch/u);
  });

  test('have short names of their own, and say beside them what they were recommended for', () => {
    const heard = after([
      {
        memberId: 'uma',
        analysis: 'x',
        keyPoints: [],
        recommendations: ['Booking the bike: let the scan start on opening, with lamp on and one key for taken.'],
      },
    ]).find(({ rule }) => rule.startsWith('discussion.'));
    expect(heard).toMatchObject({
      name: 'Let the scan start on opening',
      description: 'Let the scan start on opening, with lamp on and one key for taken.',
    });
    expect(heard!.reasoning).toContain('recommended it for booking the bike');
  });

  test('are what the person said, what was recommended, and a few usual ones of the field that the project is of', () => {
    const one = 'The kiln keeper scans a code on each piece. A photo of the piece on its shelf in the room is shown.';
    const around = 'Our pottery cooperative has two kilns. Members put pieces on a shelf with paper notes.';
    const features = listed(
      suggestingAfterDiscussion({ from: 'discussion', idea: one, project: around, feedback: [] }),
    );
    expect(features[0]!.quote).not.toBeNull();
    expect(features.filter(({ rule }) => rule.startsWith('kind.'))).toEqual([]);
    const usual = after([]).filter(({ quote }) => quote === null);
    expect(usual.length).toBeLessThanOrEqual(5);
    expect(new Set(usual.map(({ rule }) => rule.split('.')[1])).size).toBe(1);
  });
});
