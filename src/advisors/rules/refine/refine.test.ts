import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planningContext } from '#contract/advice.ts';
import type { OfferedCriterion, StoryDraft } from '#contract/story-advice.ts';
import { roleTypes } from '#contract/vocabulary.ts';
import type { FeatureRequest } from '../../advisor.ts';
import { createRulesAdvisor } from '../rules-advisor.ts';
import type { TypicalFeature } from '../knowledge/kind.ts';
import { usualDeed } from '../knowledge/deeds.ts';
import { kinds } from '../knowledge/kinds.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { suggestionsFor } from '../suggest/suggest.ts';
import { capabilityById } from '../knowledge/capabilities.ts';
import { decisions } from './decisions.ts';
import { atoms } from './split.ts';

const advisor = createRulesAdvisor();
const idea = (text: string): FeatureRequest => ({ from: 'idea', idea: text, project: '' });
const questions = (text: string) => Array.fromAsync(advisor.clarify(idea(text)));
const plan = (name: string, complexity: 'S' | 'M' | 'L' = 'M', vision = '') => ({
  context: vision === '' ? {} : { vision },
  feature: { name, description: '', complexity, value_category: 'Must Have' as const },
});
const stories = (name: string, complexity: 'S' | 'M' | 'L' = 'M') =>
  Array.fromAsync(advisor.splitFeature(plan(name, complexity)));
const told = ({ as_a, i_want, so_that }: StoryDraft) => `As ${as_a}, I want to ${i_want}, so that ${so_that}.`;
const outcomes = ([first]: StoryDraft[]) => first?.criteria.map(({ outcome }) => outcome);
const sentence = ({ given, when, outcome }: OfferedCriterion) => `${given} / ${when} / ${outcome}`;

const usualByRule = new Map<string, TypicalFeature>(
  kinds.flatMap((kind) =>
    kind.features.map((feature: TypicalFeature) => [`kind.${kind.id}.${feature.id}`, feature] as const),
  ),
);

describe('questions', () => {
  test('are at most five, each with options of which one is recommended', async () => {
    for (const text of Object.values(sampleIdeas)) {
      const asked = await questions(text);
      expect(asked.length).toBeLessThanOrEqual(5);
      expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
      for (const { options, recommended, quote, question, why } of asked) {
        expect(options.length).toBeGreaterThanOrEqual(2);
        expect(options[recommended]).toBeDefined();
        expect(`${question}${why}${JSON.stringify(options)}`).not.toMatch(/[{](?:thing|things|people|People)[}]/);
        if (quote !== null) expect(text.includes(quote)).toBe(true);
      }
    }
  });

  test.each([
    ['clarify.confirm', 'Members book courts.', 'Members book courts, and the trainer approves each booking.'],
    ['clarify.payment', 'Coaches give lessons.', 'Coaches give lessons, paid by credit card.'],
    ['clarify.channel', 'Remind parents of the trip.', 'Remind parents of the trip by SMS.'],
    ['clarify.offline', 'Record treatments in the field.', 'Record treatments in the field without internet.'],
    ['clarify.accounts', 'Guests vote for a song.', 'Guests vote for a song, no login.'],
  ])('%s is asked where it is open, and not where it was said', async (id, open, said) => {
    expect((await questions(open)).map((one) => one.id)).toContain(id);
    expect((await questions(said)).map((one) => one.id)).not.toContain(id);
  });

  test.each([
    ['A wiki for our office. Neither comments nor tags.', /comment|\btag/iu],
    ['A shop for my soaps. I ship nothing, people fetch it. Discounts? Not with me.', /ship|discount/iu],
    ['A shop for my soaps. No online payment.', /payment/iu],
  ])('asks nothing about what was refused: %s', async (text, refused) => {
    const asked = await questions(text);
    expect(asked).not.toEqual([]);
    expect(
      asked.flatMap(({ question, options }) => [question, ...options.map(({ answer }) => answer)]).join('\n'),
    ).not.toMatch(refused);
  });

  test('asks about no feature that can be chosen as the first to do', async () => {
    const asked = await questions('We plan shifts for a hospice with 60 volunteers.');
    const first = asked.find(({ question }) => question === 'Which of these matters first?');
    const answers = first?.options.map(({ answer }) => answer.toLowerCase()) ?? [];
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.filter((answer) => asked.some(({ question }) => question === `Should it also ${answer}?`))).toEqual(
      [],
    );
  });

  test('quote no answer that stands beside a question of an advisor, nor does an estimate', async () => {
    const answers =
      'Which of them are paid for? Members book courts, it must work offline, and the newest stand on top.';
    const planned = { ...plan('See the weather'), answers };
    const asked = await Array.fromAsync(advisor.clarify({ from: 'feature', ...planned }));
    const before = await Array.fromAsync(advisor.clarify({ from: 'feature', ...plan('See the weather') }));
    // The answers are read all the same.
    expect(asked.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
    expect(asked.filter(({ quote }) => quote !== null && answers.includes(quote))).toEqual([]);
    const team = await Array.fromAsync(
      advisor.composeTeam({
        project: { name: 'Club', summary: 'Courts.', tags: [], additionalContext: '' },
        chosenRoles: [...roleTypes],
      }),
    );
    const reasons = async (of: object) =>
      (await Array.fromAsync(advisor.estimate({ ...plan('See the weather'), ...of, team }))).map(
        ({ reason }) => reason,
      );
    const wrote = (reason: string) => reason.includes('You wrote');
    expect((await reasons({ context: { comments: answers } })).filter(wrote)).not.toEqual([]);
    expect((await reasons({ answers })).filter(wrote)).toEqual([]);
    // A description may be an advisor's words.
    const feature = { ...plan('See the weather').feature, description: 'It must work offline.' };
    const described = await reasons({ feature });
    expect(described.filter((reason) => reason.includes('The feature says "'))).not.toEqual([]);
    expect(described.filter(wrote)).toEqual([]);
  });

  test('quote no business context, which may be the words of an advisor', async () => {
    const businessContext = 'Members book courts.';
    const context = planningContext.parse({ vision: 'See the weather.', businessContext });
    const project = { name: '', summary: '', tags: [], additionalContext: '' };
    const asked = await Array.fromAsync(advisor.clarify({ from: 'planning', context, project, existing: [] }));
    expect(asked.map(({ id }) => id)).toContain('clarify.confirm');
    expect(asked.filter(({ quote }) => quote !== null && businessContext.includes(quote))).toEqual([]);
  });

  test('of a vague sentence begin with what matters first', async () => {
    expect((await questions('Something for our library'))[0]?.id).toBe('clarify.first.library');
  });

  test('with their answers are read as the setting: no question becomes a wish, none is asked again', async () => {
    const said = 'Members book courts.';
    const asked = await questions(said);
    const lines = asked.map(({ question, options }) => `${question} ${options.at(-1)?.answer ?? ''}.`).join('\n');
    const request = (text: string) => suggestionsFor({ from: 'idea', idea: text, project: '' });
    const quotes = (text: string) => request(text).flatMap(({ quote }) => quote ?? []);
    expect(quotes(`${said}\n\n${lines}`)).toEqual(quotes(said));
    const again = (await questions(`${said}\n\n${lines}`)).map(({ id }) => id);
    expect(again.filter((id) => asked.some((one) => one.id === id))).toEqual([]);
  });

  test.each([
    ['Members book courts.', 'clarify.confirm', 1, 'approval'],
    ['Coaches must be able to give lessons.', 'clarify.payment', 2, 'payments'],
    ['Guests vote for a song.', 'clarify.accounts', 0, 'accounts'],
    ['Guests vote for a song.', 'clarify.mistakes', 1, 'trash'],
  ])('"%s" with an answer to %s (%i) gets what was chosen and loses nothing', async (said, id, option, capability) => {
    const asked = (await questions(said)).find((one) => one.id === id);
    const answer = asked?.options[option]?.answer ?? '';
    const request = (text: string) => suggestionsFor({ from: 'idea', idea: text, project: '' });
    const answered = request(`${said}\n\n${asked?.question} ${answer}.`);
    const chosen = answered.filter(({ rule }) => rule === `answer.${id.slice('clarify.'.length)}`);
    const isThere = answered.some(({ rule }) => rule === `capability.${capability}`);
    expect(chosen.length === 1 || isThere).toBe(true);
    for (const { value, reasoning } of chosen) {
      expect(value).toBe('Must Have');
      expect(reasoning).toContain(`You answered "${answer}" to "${asked?.question}".`);
    }
    const lost = request(said).filter(({ name }) => answered.every((one) => one.name !== name));
    expect(lost.length).toBeLessThanOrEqual(1);
  });

  test.each(['An app', 'help', 'nothing', 'software for item'])(
    'about "%s", from which nothing follows, are the one that begins, with these words',
    async (text) => {
      expect(suggestionsFor({ from: 'idea', idea: text, project: '' })).toEqual([]);
      expect(await questions(text)).toMatchObject([{ id: 'clarify.purpose', quote: text }]);
    },
  );

  test('stand for what is as likely wanted as not: what one of them asks about is not suggested until it was answered', async () => {
    const suggested = (text: string) =>
      suggestionsFor({ from: 'idea', idea: text, project: '' }).map(({ rule }) => rule);
    let open = 0;
    for (const text of Object.values(sampleIdeas)) {
      const ids = new Set((await questions(text)).map(({ id }) => id));
      const asked = decisions.filter(({ id }) => ids.has(`clarify.${id}`));
      const calls = asked.flatMap(({ options }) => options.flatMap(([, , called]) => called ?? []));
      open += calls.length;
      const needs = suggestionsFor({ from: 'idea', idea: text, project: '' }).filter(({ quote }) => quote === null);
      expect(needs.filter(({ rule }) => calls.some((one) => rule === `capability.${one}`))).toEqual([]);
      const usual = needs.flatMap(({ rule }) => usualByRule.get(rule) ?? []);
      expect(usual.filter(({ skill }) => calls.some((one) => one === skill)).map(({ name }) => name)).toEqual([]);
    }
    expect(open).toBeGreaterThan(5);
    const account = 'Members must be able to book courts.';
    const question = (await questions(account)).find(({ id }) => id === 'clarify.accounts')?.question;
    expect(suggested(`${account}\n\n${question} Yes, with a password.`)).toContain('answer.accounts');
  });

  test('of words that point to two kinds of product ask which is meant, and the answer is sure', async () => {
    const said = 'The volunteers of our food bank sign up on paper for Saturdays.';
    const asked = (await questions(said)).find(({ id }) => id === 'clarify.nearest')!;
    const suggested = (text: string) => suggestionsFor({ from: 'idea', idea: text, project: '' });
    const share = (text: string, kind: string) =>
      suggested(text).filter(({ rule }) => rule.startsWith(`kind.${kind}.`)).length;
    for (const { answer } of asked.options) {
      const { id } = kinds.find(({ title }) => title.toLowerCase() === answer.toLowerCase())!;
      expect(share(`${said}\n\n${asked.question} ${answer}.`, id), answer).toBeGreaterThan(6);
    }
  });

  /** Of a sure kind, with more wishes than leave room for all that is common in it. */
  const forays = `Mycologist, leading public forays on Saturdays. Participants book, sign the "I won't eat it" waiver, receive the meeting point the evening before. On the walk: finder, GPS, substrate, smell, spore print colour; photo of gills mandatory. Unsure? Queue for the experts, whose vote with reasons is kept. Species list per foray mailed afterwards. Rare ones blurred to 10 km. Phenology chart over years would be lovely. No automatic identification, ever!`;

  test('about a usual feature lead to it, leave it for later or drop it', async () => {
    const said = 'Members book courts.';
    const more = forays;
    const suggested = (text: string) => suggestionsFor({ from: 'idea', idea: text, project: '' });
    const also = (await questions(more)).find(({ id }) => id.startsWith('clarify.also.'))!;
    const answered = (answer: string) => suggested(`${more}\n\n${also.question} ${answer}.`);
    const usual = (answer: string) => answered(answer).filter(({ reasoning }) => reasoning.includes(also.question));
    expect(usual('Yes, from the start').map(({ value }) => value)).toEqual(['Must Have']);
    expect(usual('Later').map(({ value }) => value)).toEqual(['Could Have']);
    expect(usual('No')).toEqual([]);
    const first = (await questions(said)).find(({ id }) => id.startsWith('clarify.first.'))!;
    const chosen = suggested(`${said}\n\n${first.question} ${first.options[2]!.answer}.`);
    expect(chosen.find(({ name }) => name === first.options[2]!.answer)?.value).toBe('Must Have');
  });

  test('quote what says something: a sentence where one word would stand alone', async () => {
    const said = 'We find homes for stray cats. People who want a cat fill in a form on our website.';
    const quotes = (await questions(said)).flatMap(({ quote }) => quote ?? []);
    expect(quotes).toContain('People who want a cat fill in a form on our website.');
    expect(quotes.filter((quote) => !quote.includes(' '))).toEqual([]);
  });

  test('of the trade say how a usual feature shall work, and are asked of nobody who said something of it', async () => {
    const said = 'A tool for our auction house: people bid online and by post. We print invoices.';
    const ofTrade = (text: string) =>
      questions(text).then((asked) => asked.filter(({ id }) => id.startsWith('clarify.trade.')));
    const [first] = await ofTrade(said);
    const { answer, leadsTo } = first!.options[2]!;
    const answered = `${said}\n\n${first!.question} ${answer}.`;
    const feature = (text: string) =>
      suggestionsFor({ from: 'idea', idea: text, project: '' }).find(({ rule }) =>
        rule.endsWith(first!.id.replace('clarify.trade', '')),
      );
    expect(feature(answered)?.description).toBe(`${feature(said)!.description} ${leadsTo}`);
    expect(feature(answered)?.reasoning).toContain(`You answered "${answer}" to "${first!.question}".`);
    expect(await ofTrade(answered)).not.toContainEqual(first);
    // An answer gives no wishes.
    const names = (text: string) => suggestionsFor({ from: 'idea', idea: text, project: '' }).map(({ name }) => name);
    expect(names(answered)).toEqual(names(said));
    expect(await ofTrade(`${said} Late bids extend the end of a lot, a soft close.`)).not.toContainEqual(
      expect.objectContaining({ id: 'clarify.trade.end-auctions-time-extension' }),
    );
    expect((await ofTrade(said)).map(({ id }) => id)).toContain('clarify.trade.end-auctions-time-extension');
  });

  test('of a trade are about what was wished or named, and only where it is sure which trade it is', async () => {
    const asked = async (text: string) => (await questions(text)).map(({ question }) => question).join('\n');
    const midwives =
      'We are three midwives with one practice. Parents should be able to ask a question at night and see who is on call. The midwife on call must be rung when it is urgent. Visits after birth are planned by district.';
    expect(await asked(midwives)).not.toMatch(/kick|counter|baby names|due date|scan|Should it also/iu);
    const escaping =
      'I run an escape room. The game master should be able to start the clock, send hints to the screen in the room and note which puzzles teams got stuck on.';
    expect(await asked(escaping)).not.toMatch(/cache|finders|answers|Should it also/iu);
    const rides =
      'A carpool app. Commuters offer rides, book a seat at once, chat, share the cost, and get reminders by email. We are 20 with a log-in.';
    expect(await asked(rides)).toMatch(/How is the price of a seat set\?/u);
  });

  test('are none about what stays where it is, or what was refused', async () => {
    const ids = async (text: string) => (await questions(text)).map(({ id }) => id);
    const said = 'The game master starts the clock, sends hints and notes which puzzles were hard.';
    for (const [beside, id] of [
      ['Bookings stay in our old system, which has an API.', 'clarify.confirm'],
      ['Bookings are handled elsewhere.', 'clarify.confirm'],
      ['We do not want bookings.', 'clarify.confirm'],
      ['Tickets are sold through our existing shop.', 'clarify.payment'],
      ['Bookings stay in our old system, which has an API.', 'clarify.take-over'],
    ] as const)
      expect(await ids(`${said} ${beside}`)).not.toContain(id);
    expect(await ids(`${said} Teams make bookings.`)).toContain('clarify.confirm');
  });

  test('are about those of whom the quoted words speak, and what was named', async () => {
    const asked = await questions(
      'We are three midwives. Parents should be able to ask a question at night, rate how urgent it is and see who is on call. Visits after birth are planned by district.',
    );
    expect(asked.find(({ id }) => id === 'clarify.accounts')?.question).toBe('Do parents need an account?');
    expect(asked.map(({ question }) => question).join('\n')).not.toContain('pregnanc');
  });

  test('whether it should also do what is common stand last', async () => {
    const asked = await questions(forays);
    const also = asked.map(({ question }) => question.startsWith('Should it also'));
    expect(also).toContain(true);
    expect(also.toSorted((a, b) => Number(a) - Number(b))).toEqual(also);
  });

  test('are not about a usual feature that was wished, which stands once whatever is answered', async () => {
    const said = 'A carpool app to share rides. Find somebody who drives my way, later.';
    const usual = 'Search rides by place and time';
    expect(
      (await questions(said)).filter(({ question }) => question.toLowerCase().includes(usual.toLowerCase())),
    ).toEqual([]);
    const { question } = (await questions('A carpool app to share rides.')).find(({ id }) =>
      id.startsWith('clarify.first.'),
    )!;
    const all = suggestionsFor({ from: 'idea', idea: `${said}\n\n${question} ${usual}.`, project: '' });
    expect(all.find(({ name }) => name.startsWith('Find somebody who drives your way'))?.value).toBe('Must Have');
    expect(all.filter(({ name }) => name === usual)).toEqual([]);
  });

  test('every capability that an option calls for is known', () => {
    const called = decisions.flatMap(({ options }) => options.flatMap(([, , calls]) => calls ?? []));
    expect(called.length).toBeGreaterThan(10);
    expect(called.filter((one) => !capabilityById.has(one))).toEqual([]);
  });

  test('are not asked about nothing', async () => {
    expect(await questions('  ')).toEqual([]);
  });
});

describe('stories', () => {
  test('are told by somebody, for a reason, with a case at the border', async () => {
    for (const text of Object.values(sampleIdeas))
      for (const { name, complexity } of suggestionsFor({ from: 'idea', idea: text, project: '' })) {
        const found = await stories(name, complexity);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(5);
        for (const story of found) {
          expect(told(story)).toMatch(/^As (?:an?|somebody) .+, I want to .+, so that .+\.$/);
          expect(told(story)).not.toMatch(/[{}]/);
          const { criteria } = story;
          expect(criteria.length).toBeGreaterThanOrEqual(2);
          expect(criteria.filter(({ kind }) => kind !== 'usual')).not.toEqual([]);
          expect(criteria.map(sentence).join('')).not.toMatch(/[{}]/);
        }
        expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
      }
  });

  test('of somebody else are told by that person', async () => {
    expect((await stories('Let members reserve the shared tools'))[0]).toMatchObject({
      as_a: 'a member',
      i_want: 'reserve the shared tools',
    });
    expect((await stories('Remind members before a tool is due'))[0]).toMatchObject({
      as_a: 'a member',
      i_want: 'be reminded before a tool is due',
    });
  });

  const described = (name: string, description: string) =>
    Array.fromAsync(advisor.splitFeature({ context: {}, feature: { ...plan(name).feature, description } }));

  test('come from what the description says: who does it, what can be seen then, and which further steps there are', async () => {
    const [cancel] = await described(
      'Cancel a reservation',
      'A member cancels until the evening before, and the day is free again at once.',
    );
    expect(cancel).toMatchObject({ as_a: 'a member', i_want: 'cancel a reservation' });
    expect(cancel?.criteria[0]).toMatchObject({
      when: 'a member cancels until the evening before',
      outcome: 'the day is free again at once',
    });
    const back = await described(
      'Take a tool back',
      'The volunteer sees what was lent, checks the parts and ends the loan.',
    );
    expect(back.map(({ as_a, title }) => [as_a, title]).slice(0, 3)).toEqual([
      ['a volunteer', 'Take a tool back'],
      ['a volunteer', 'Check the parts'],
      ['a volunteer', 'End the loan'],
    ]);
  });

  test.each([
    ['Nightly copy of the data', 'an administrator', 'have a nightly copy of the data', 'Nightly copy of the data'],
    ['Volunteers sign up for evenings', 'a volunteer', 'sign up for evenings', 'Sign up for evenings'],
    ['Prolong a loan', 'a member', 'prolong a loan', 'Prolong a loan'],
    ['List of what is due', 'a user', 'see a list of what is due', 'See a list of what is due'],
    ['Nobody books twice', 'a customer', 'be sure that nobody books twice', 'Nobody books twice'],
    ['Nothing may be lost', 'a user', 'be sure that nothing may be lost', 'Nothing may be lost'],
    ['Know who has which machine', 'a user', 'see who has which machine', 'See who has which machine'],
    [
      'Guests from a customer may only see their own channel',
      'a customer',
      'be sure that guests from a customer may only see their own channel',
      'Guests from a customer may only see their own channel',
    ],
    [
      'Who changed a loan, and when',
      'a member',
      'see who changed a loan, and when',
      'See who changed a loan, and when',
    ],
  ])('of a feature called "%s" are told well', async (name, as_a, i_want, title) => {
    const [first] = await stories(name);
    expect(first).toMatchObject({ as_a, i_want, title });
  });

  test('of what no kind of product has are told by what is done to what', async () => {
    const [file, fee] = await Promise.all(['Deposit a file', 'Deposit a fee'].map((name) => stories(name)));
    expect(file![0]!.criteria.map(sentence).join('\n')).toContain('file');
    expect(fee![0]!.criteria.map(sentence).join('\n')).toContain('fee');
    expect(file![0]!.so_that).not.toBe(fee![0]!.so_that);
    const [first] = file!;
    expect(first?.criteria[0]).toMatchObject({ kind: 'usual', when: 'a member deposits a file' });
    // The description that a wish got from the same knowledge makes no criterion of its own.
    const { about } = usualDeed('deposit', 'a file')!;
    const [again] = await described('Deposit a file', about);
    expect(outcomes([again!])).toEqual(outcomes(file!));
  });

  test.each([
    ['Tell you when the second vaccination is due', 'the second vaccination is due'],
    ['Alert members when a regression over 5 % lands', 'a regression over 5 % lands'],
    ['Get notified by mail if my shift is taken', 'their shift is taken'],
  ])('of being told tell what happens: %s', async (name, when) => {
    const [first] = await stories(name);
    expect(first?.i_want).not.toMatch(/\byou\b/u);
    expect(first?.criteria.map((one) => one.when)).toEqual([when, when]);
    expect(new Set(first?.criteria.map(({ outcome }) => outcome)).size).toBe(2);
  });

  test('take nothing from a sentence that was cut', async () => {
    const cut = 'You wrote: "… members pay at the desk, and the desk sees who has paid …"';
    const [cutOff, plain] = await Promise.all([described('Pay at the desk', cut), described('Pay at the desk', '')]);
    expect(outcomes(cutOff)).toEqual(outcomes(plain));
  });

  test('that a name wishes of a thing or a rule are about that, not about having it', async () => {
    const [works] = await described('Catalogue works on old phones', 'The catalogue loads on a phone of eight years.');
    expect(works).toMatchObject({
      i_want: 'be sure that the catalogue works on old phones',
      title: 'Catalogue works on old phones',
    });
    expect(works?.criteria[0]?.outcome).toBe('the catalogue loads on a phone of eight years');
  });

  test('bring only what the name calls for, and nothing that the description mentions in passing', async () => {
    const found = await described(
      'Cash book of deposits',
      'Every deposit is one line, and a photo of the box can be attached.',
    );
    expect(found.map(({ rule }) => rule).filter((rule) => /payments|attachments/u.test(rule))).toEqual([]);
  });

  test('do one thing each', () => {
    expect(atoms('add and edit recipes')).toEqual(['add recipes', 'edit recipes']);
    expect(atoms('add, edit and delete recipes')).toEqual(['add recipes', 'edit recipes', 'delete recipes']);
    expect(atoms('find bread and butter')).toEqual(['find bread and butter']);
  });

  test('of unrelated features share no criterion', async () => {
    const seen = new Map<string, string>();
    for (const name of [
      'Remind customers of visits',
      'Import bank statements',
      'Show hives on a map',
      'Split the rent',
    ])
      for (const story of await stories(name, 'L'))
        for (const words of [told(story), ...story.criteria.map(sentence)]) {
          expect(seen.get(words) ?? name).toBe(name);
          seen.set(words, name);
        }
  });
});

describe('tests', () => {
  test('follow the criteria that are there', async () => {
    const criteria = [
      { given: 'a full court', when: 'it is booked', outcome: 'it is refused', kind: 'negative' as const },
    ];
    const found = await Array.fromAsync(advisor.proposeTests({ ...plan('Book courts'), criteria }));
    expect(found[0]).toMatchObject({
      criterion: 0,
      steps: ['Given a full court', 'When it is booked'],
      expected: 'It is refused',
    });
  });

  test('hold the usual case, the border and more', async () => {
    const found = await Array.fromAsync(advisor.proposeTests(plan('Remind customers by email')));
    expect(new Set(found.map(({ priority }) => priority))).toEqual(new Set(['P0', 'P1', 'P2']));
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(10);
  });
});

describe('estimates', () => {
  test('come from each member, with reasons of their own', async () => {
    const summary = 'Patients record doses on a phone. Doctors see them live. Must work offline.';
    const team = await Array.fromAsync(
      advisor.composeTeam({
        project: { name: 'Doses', summary, tags: [], additionalContext: '' },
        chosenRoles: ['architect', 'qa_lead', 'security', 'ux_designer'],
      }),
    );
    const found = await Array.fromAsync(advisor.estimate({ ...plan('Record doses', 'M', summary), team }));
    expect(found.map(({ memberId }) => memberId)).toEqual(team.map(({ id }) => id));
    expect(new Set(found.map(({ reason }) => reason)).size).toBe(found.length);
    expect(new Set(found.map(({ points }) => points)).size).toBeGreaterThan(1);
  });
});

test('Theo estimates a story by the size that he finds in a review', async () => {
  const team = await Array.fromAsync(
    advisor.composeTeam({
      project: { name: 'Kiln', summary: 'Firings.', tags: [], additionalContext: '' },
      chosenRoles: ['architect'],
    }),
  );
  const name = 'Take card payments';
  const feature = { name, description: '', complexity: 'S', value_category: 'Must Have' } as const;
  const story = { title: name, criteria: [] };
  const found = await Array.fromAsync(advisor.estimate({ context: {}, feature, story, team }));
  const { narrativeAssessment } = await advisor.reviewFeature({ architect: 'theo', context: {}, feature });
  const theo = found.find(({ memberId }) => memberId === 'theo')!;
  const [size] = /\S+ rather than small/u.exec(narrativeAssessment)!;
  expect(theo.reason).toContain(size);
  expect(theo.points).toBeGreaterThan(2);
  const fair = { ...feature, complexity: 'L' } as const;
  const [other] = await Array.fromAsync(
    advisor.estimate({ context: {}, feature: fair, story, team: team.filter(({ id }) => id === 'theo') }),
  );
  expect(other!.reason).not.toContain('rather than');
});

test('a test is done by somebody, whatever a story calls them', async () => {
  const criteria = [
    { given: 'a list', when: 'it is opened', outcome: 'ten entries are shown', kind: 'usual' as const },
  ];
  const tests = await Array.fromAsync(advisor.proposeTests({ ...plan('Use the list'), criteria, role: 'user' }));
  expect(tests.flatMap(({ steps }) => steps).join(' ')).not.toMatch(/When user\b/u);
});

describe('the summary of an increment', () => {
  const feature = (id: string, status: string, value: 'Must Have' | 'Could Have' = 'Could Have') => ({
    id,
    name: `Feature ${id}`,
    status,
    value_category: value,
    complexity: 'M' as const,
  });

  test('claims only what items bear out', async () => {
    const features = [feature('a', 'implemented'), feature('b', 'selected', 'Must Have'), feature('c', 'rejected')];
    const claims = await Array.fromAsync(advisor.summarise({ name: 'PI 1', goal: 'Begin', features, stories: [] }));
    expect(claims.every(({ about }) => about.length > 0)).toBe(true);
    expect(claims.find(({ text }) => text.startsWith('Done'))?.about).toEqual([{ kind: 'feature', id: 'a' }]);
    expect(claims.find(({ text }) => /must be had/.test(text))?.about).toEqual([{ kind: 'feature', id: 'b' }]);
    expect(claims.find(({ text }) => /on purpose/.test(text))?.about).toEqual([{ kind: 'feature', id: 'c' }]);
  });

  test.each([
    ['1', 'PI 1 set out with 1 feature; it is done.', 'The one story is done.', ['0']],
    ['0', 'PI 1 set out with 1 feature; it is not done.', 'The one story is not done.', ['0']],
    ['000', 'PI 1 set out with 3 features; none of them is done.', 'None of the 3 stories is done.', ['0', '1', '2']],
    ['010', 'PI 1 set out with 3 features; 1 is done.', '1 of 3 stories is done: "Story 1".', ['1']],
    [
      '110',
      'PI 1 set out with 3 features; 2 are done.',
      '2 of 3 stories are done: "Story 0" and "Story 1".',
      ['0', '1'],
    ],
    ['11', 'PI 1 set out with 2 features; all of them are done.', 'All 2 stories are done.', ['0', '1']],
  ])('of %s, where 1 is done, tells what and which', async (which, first, last, about) => {
    const marks = Array.from(which, (mark, at) => ({ id: `${at}`, isDone: mark === '1' }));
    const claims = await Array.fromAsync(
      advisor.summarise({
        name: 'PI 1',
        goal: '',
        features: marks.map(({ id, isDone }) => feature(id, isDone ? 'implemented' : 'selected')),
        stories: marks.map(({ id, isDone }) => ({
          id,
          title: `Story ${id}`,
          status: isDone ? 'done' : 'ready',
          feature_id: null,
        })),
      }),
    );
    expect([claims[0]?.text, claims.at(-1)?.text]).toEqual([first, last]);
    expect(claims.at(-1)?.about).toEqual(about.map((id) => ({ kind: 'story', id })));
  });

  test('of an empty increment says nothing', async () => {
    expect(await Array.fromAsync(advisor.summarise({ name: 'PI 1', goal: '', features: [], stories: [] }))).toEqual([]);
  });
});

test('any text can be refined, and always in the same way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), async (name) => {
      expect(await stories(name)).toEqual(await stories(name));
      expect(await questions(name)).toEqual(await questions(name));
      const tests = await Array.fromAsync(advisor.proposeTests(plan(name)));
      expect(tests.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('a feature is asked about itself, and not what holds for the whole product', async () => {
  const asked = async (name: string, vision = '') =>
    (await Array.fromAsync(advisor.clarify({ from: 'feature', ...plan(name), context: { vision } }))).map(
      ({ id }) => id,
    );
  const product = 'Members of a club book boats, pay a fee and see who is out. Trainers work outdoors.';
  expect(await asked('Approve requests for leave', product)).toEqual(['clarify.decide.back', 'clarify.decide.behalf']);
  expect(await asked('Import documents', product)).toEqual(['clarify.import.again', 'clarify.import.often']);
  expect(await asked('Add notes to a day', 'I write down my cycle. Nothing leaves the phone.')).not.toContain(
    'clarify.keep.others',
  );
});

test('a product is asked nothing that its words have settled', async () => {
  const ids = async (text: string) => (await questions(text)).map(({ id }) => id);
  expect(await ids('A page archive. Save the page. Nobody outside the newsroom gets to look.')).not.toContain(
    'clarify.public',
  );
  expect(await ids('A board for a team. Cards with dates. Roles: admin, member, viewer.')).not.toContain(
    'clarify.accounts',
  );
  expect(await ids('A library with 9,000 books. Readers see what is on the shelf.')).not.toContain('clarify.confirm');
  expect(await ids('A board for my team. Cards move. A webhook tells the chat.')).not.toContain(
    'clarify.also.connect-api-webhooks',
  );
});

test('who sees more in a story estimates it higher', async () => {
  const team = await Array.fromAsync(
    advisor.composeTeam({
      project: { name: 'Club', summary: 'Boats.', tags: [], additionalContext: '' },
      chosenRoles: [...roleTypes],
    }),
  );
  const points = (await Array.fromAsync(advisor.estimate({ ...plan('Calculate the fee per season'), team }))).map(
    ({ memberId, points: by }) => [memberId, by] as const,
  );
  const by = new Map(points);
  expect(by.get('bea')).toBeGreaterThan(by.get('milo')!);
  expect(by.get('theo')).toBeGreaterThan(by.get('uma')!);
});

test('a ban is kept by nobody doing it, and who is let do something does it', async () => {
  const split = async (name: string) => Array.fromAsync(advisor.splitFeature(plan(name)));
  const [ban] = await split('Prevent members from cancelling after noon');
  expect(ban?.i_want).toBe('be sure that no member cancels after noon');
  expect(ban?.criteria[1]).toMatchObject({ when: 'somebody cancels after noon', kind: 'negative' });
  const stories = await split('Plan shifts and let volunteers sign up');
  expect(stories.find(({ i_want }) => i_want === 'sign up')?.as_a).toBe('a volunteer');
});

test('what is done without an account is cut and tested without signing in', async () => {
  const name = 'Let members take part without an account';
  const stories = await Array.fromAsync(advisor.splitFeature(plan(name)));
  const tests = await Array.fromAsync(advisor.proposeTests(plan(name)));
  expect(JSON.stringify([stories, tests])).not.toMatch(/sign(?:s|ing)? (?:in|out)\b|wrong password/iu);
  expect(JSON.stringify(stories)).toContain('a link for one person');
});

test('a story that is told in its trade says so', async () => {
  const [told] = await Array.fromAsync(advisor.splitFeature(plan('Track missed shifts')));
  expect(told).toMatchObject({ as_a: 'a coordinator', rule: 'split.example' });
  const [own] = await Array.fromAsync(advisor.splitFeature(plan('Polish the hulls')));
  expect(own?.rule).toMatch(/^split\.action\./u);
});
