import { describe, expect, test } from 'vitest';
import type { ProposedMember } from '#contract/advice.ts';
import { specialistIds, roster } from '#domain/personas.ts';
import type { ProjectBrief } from '../../advisor.ts';
import { listed } from '../pace.ts';
import { composing } from './compose.ts';
import { introducing } from './introduce.ts';

const brief = (name: string, summary: string): ProjectBrief => ({ name, summary, tags: [], additionalContext: '' });
const team = (project: ProjectBrief, everybody = false) =>
  Array.fromAsync(
    composing({ project, chosenRoles: everybody ? specialistIds.map((id) => roster[id].roleType) : [] }, undefined),
  );
const kickoff = (project: ProjectBrief, members: readonly ProposedMember[]) =>
  listed(introducing(project, [...members])).map(({ text }) => text);

const pottery = brief(
  'Kiln Shelf',
  'Our pottery cooperative has 40 members and two kilns. Members register the pieces they put on the shelf with a photo.',
);
const escape = brief(
  'Room Master',
  'I run an escape room. The game master should be able to start the clock, send hints to the screen in the room and note which puzzles teams got stuck on.',
);
const midwives = brief(
  'Night Call',
  'We are three midwives with one practice. Parents should be able to ask a question at night and see who is on call. The midwife on call must be rung when it is urgent. Visits after birth are planned by district.',
);
const volunteers = brief(
  'Helping Hands',
  'Volunteers sign up for shifts. Coordinators check in volunteers on arrival. Hours are recorded.',
);

describe('the team', () => {
  test.each([pottery, escape, midwives])(
    'of $name has no expert of a field that everyday words point to',
    async (project) => {
      expect((await team(project)).map(({ id }) => id)).not.toContain('dana');
      const dana = (await team(project, true)).find(({ id }) => id === 'dana')!;
      expect(`${dana.reason} ${dana.domainExpertise?.domain}`).not.toMatch(
        /belong|workshops|storage|games|antenatal/iu,
      );
    },
  );

  test('has an expert of a field that the wishes are of, whose field is named once', async () => {
    const dana = (await team(volunteers)).find(({ id }) => id === 'dana');
    const { domain, description } = dana!.domainExpertise!;
    expect(dana!.reason).toContain('belong to that field');
    expect(description.toLowerCase()).not.toContain(domain.toLowerCase());
    expect(kickoff(volunteers, await team(volunteers)).join('\n')).toContain(domain.toLowerCase());
  });

  test('is sure of those who are on every team and of whom the person chose', async () => {
    const sure = async (everybody: boolean) =>
      (await team(midwives, everybody)).filter(({ confidence }) => confidence === 1).map(({ id }) => id);
    expect(await sure(false)).toEqual(['milo', 'ava']);
    expect((await sure(true)).length).toBe(2 + specialistIds.length);
  });

  test('speaks of those for whom the quoted words are', async () => {
    expect((await team(midwives)).find(({ id }) => id === 'ava')?.reason).toContain('into features for parents');
    expect((await team(escape)).find(({ id }) => id === 'ava')?.reason).toContain('into features for game masters');
  });
});

describe('the kickoff', () => {
  test.each([pottery, escape, midwives])(
    'of $name is about what was named, and says nothing of itself',
    async (project) => {
      const said = kickoff(project, await team(project, true)).join('\n');
      expect(said).not.toMatch(
        /pregnanc|how (?<who>\p{L}+) really handle \k<who>|for features for|phones believe|midwifes|\bclocks\b/iu,
      );
      expect(said).not.toMatch(/Time limits and start times/iu);
    },
  );
});
