import { describe, expect, test } from 'vitest';
import { teamMember } from '#contract/team.ts';
import type { RoleType } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { ProjectBrief } from '../advisor.ts';
import { usualReviewOf } from './knowledge/usual-reviews.ts';
import { viewsOf } from './knowledge/views.ts';
import { createRulesAdvisor, rehearse } from './rules-advisor.ts';
import { sampleIdeas } from './sample-ideas.ts';

const advisor = createRulesAdvisor();
const project = (summary: string, name = 'Orchard'): ProjectBrief => ({
  name,
  summary,
  tags: [],
  additionalContext: '',
});
const team = (summary: string, chosenRoles: RoleType[] = []) =>
  Array.fromAsync(advisor.composeTeam({ project: project(summary), chosenRoles }));

describe('a team', () => {
  test('always has Milo and Ava first, and only these two cannot be removed', async () => {
    for (const summary of [...Object.values(sampleIdeas), '']) {
      const members = await team(summary, ['security', 'product_owner']);
      expect(members.slice(0, 2).map(({ id }) => id)).toEqual(['milo', 'ava']);
      expect(members.filter(({ selectedBy }) => selectedBy === 'both').map(({ id }) => id)).toEqual(['milo', 'ava']);
      expect(members.every((member) => teamMember.safeParse(member).success && member.reason !== '')).toBe(true);
      expect(members.some(({ id }) => id === 'claude')).toBe(false);
      const order = Object.keys(roster);
      expect(members.map(({ id }) => order.indexOf(id))).toEqual(
        members.map(({ id }) => order.indexOf(id)).toSorted((a, b) => a - b),
      );
    }
  });

  test('has everybody who was chosen, marked as chosen', async () => {
    const members = await team('A list of books.', ['architect', 'qa_lead', 'domain_expert']);
    for (const id of ['theo', 'quinn', 'dana'])
      expect(members.find((member) => member.id === id)?.selectedBy).toBe('user');
  });

  test('is proposed from what the text says', async () => {
    const ids = async (summary: string) =>
      (await team(summary)).filter(({ selectedBy }) => selectedBy === 'ai').map(({ id }) => id);
    expect(await ids('Patients record insulin doses, and doctors see them.')).toEqual(
      expect.arrayContaining(['sasha', 'quinn']),
    );
    expect(await ids('Elderly people order meals on a tablet with large buttons.')).toContain('uma');
    expect(await ids('Sensors must work offline and synchronise through an API.')).toContain('theo');
    expect(await ids('Invoices need approval by two managers, and the discount rules differ per customer.')).toContain(
      'bea',
    );
    expect(await ids('A page.')).toEqual([]);
    const hospital =
      'Office manager of a veterinary hospital. One file per person, contract included. They correct an address.';
    expect(await ids(hospital)).toContain('sasha');
    expect(await ids(hospital)).not.toContain('quinn');
    expect(await ids("We're two nurses with three kids. We want to collect recipes.")).not.toContain('quinn');
  });

  test("gives reasons with the person's words, and confidences that follow them", async () => {
    const members = await team(sampleIdeas['school']!);
    expect(members.find(({ id }) => id === 'sasha')?.reason).toContain('GDPR');
    const weak = (await team('Only the board may see the letters.')).find(({ id }) => id === 'sasha')!;
    const strong = (await team('Patient records with passwords, personal data and payments.')).find(
      ({ id }) => id === 'sasha',
    )!;
    expect(strong.confidence).toBeGreaterThan(weak.confidence);
  });

  test('keeps the domain that was typed, and infers one otherwise', async () => {
    const typed = { domain: 'Beekeeping', description: 'Treatments of hives' };
    const members = await Array.fromAsync(
      advisor.composeTeam({
        project: project(sampleIdeas['bees']!),
        chosenRoles: ['domain_expert'],
        domainExpertise: typed,
      }),
    );
    expect(members.find(({ id }) => id === 'dana')?.domainExpertise).toEqual(typed);
    expect(
      (await team(sampleIdeas['mailing']!, ['domain_expert'])).find(({ id }) => id === 'dana')?.domainExpertise?.domain,
    ).toMatch(/mailing/);
  });
});

describe('the kickoff chat', () => {
  test('has one message a member in order, then two by Milo, and speaks of the project', async () => {
    const members = await team(sampleIdeas['vet']!, ['architect', 'ux_designer', 'security']);
    const messages = await Array.fromAsync(
      advisor.introduce({ project: project(sampleIdeas['vet']!, 'Paws'), team: members }),
    );
    expect(messages.map(({ memberId }) => memberId)).toEqual([...members.map(({ id }) => id), 'milo', 'milo']);
    expect(messages.filter(({ text }) => /Paws|appointment|book|internet|animal/i.test(text)).length).toBe(
      messages.length,
    );
  });

  test('differs between projects', async () => {
    const chat = async (idea: string) =>
      Array.fromAsync(
        advisor.introduce({ project: project(idea), team: await team(idea, ['architect', 'business_analyst']) }),
      );
    const [one, other] = [await chat(sampleIdeas['vet']!), await chat(sampleIdeas['solar']!)];
    expect(one.filter(({ text }) => other.some((message) => message.text === text))).toEqual([]);
  });
});

test('at the kickoff each says what is known of such products, first of what was wished', async () => {
  const idea = 'Volunteers sign up for shifts. Coordinators check in volunteers on arrival. Hours are recorded.';
  const introduced = async (summary: string) =>
    Array.fromAsync(
      advisor.introduce({ project: project(summary), team: await team(summary, ['architect', 'ux_designer']) }),
    );
  const by = async (summary: string, id: string) =>
    (await introduced(summary)).find(({ memberId }) => memberId === id)!;
  const uma = await by(idea, 'uma');
  expect(uma.text).toContain(
    viewsOf('volunteers', 'uma').find(({ feature }) => feature === 'check-volunteers-arrival')!.point,
  );
  expect(uma.rule).toBe('introduce.uma introduce.uma.kind.volunteers.check-volunteers-arrival');
  expect((await by('A page.', 'uma')).rule).toBe('introduce.uma');
  const { looks } = usualReviewOf('volunteers', 'publish-shifts-let-volunteers')!;
  expect((await by('Publish shifts and let volunteers sign up.', 'theo')).text).toContain(looks.theo.of);
});

describe('streaming', () => {
  const request = { from: 'idea', idea: sampleIdeas['vet']!, project: '' } as const;

  test('stops when the signal aborts', async () => {
    const control = new AbortController();
    const got: string[] = [];
    await expect(
      (async () => {
        for await (const feature of advisor.suggestFeatures(request, { signal: control.signal })) {
          got.push(feature.name);
          if (got.length === 2) control.abort();
        }
      })(),
    ).rejects.toThrow(/abort/i);
    expect(got.length).toBe(2);
  });

  test('lets other work run between items', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await Array.fromAsync(advisor.suggestFeatures(request));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  test('names the engine that speaks', () => {
    expect(advisor.engine).toEqual({ id: 'builtin', name: 'CoScrum built-in advisor', model: null });
  });
});

test('what was rehearsed to the end is not rehearsed again in the same process', async () => {
  await rehearse(new AbortController().signal);
  // Not one step is taken in which the signal would be seen.
  await expect(rehearse(AbortSignal.abort())).resolves.toBeUndefined();
});
