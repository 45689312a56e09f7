import { roster } from '#domain/personas.ts';
import type { TeamMember } from '#contract/team.ts';
import type { WizardDraft } from '../../data/wizard-draft.ts';
import { describe, expect, test } from 'vitest';
import { newProjectOf } from './new-project-of.ts';

const milo: TeamMember = {
  ...roster.milo,
  selectedBy: 'both',
  reason: 'Keeps it moving.',
  confidence: 0.9,
  engine: 'scripted',
};
const proposedDomain = { domain: 'Beekeeping', description: 'How bees are kept.' };
const dana: TeamMember = {
  ...roster.dana,
  selectedBy: 'ai',
  reason: 'Knows bees.',
  confidence: 0.6,
  domainExpertise: proposedDomain,
};

const aDraft = (change: Partial<WizardDraft> = {}): WizardDraft => ({
  projectName: ' Hives ',
  projectDescription: ' Records of hives. ',
  tags: 'bees, , offline',
  additionalContext: ' Gloves on. ',
  selectedRoles: [],
  domainExpertise: { domain: '', description: '' },
  analysis: 'done',
  proposedMembers: [milo, dana],
  teamMembers: [milo, dana],
  taken: null,
  idempotencyKey: 'key',
  ...change,
});

describe('the project that the wizard creates', () => {
  test('carries all that was typed', () => {
    expect(newProjectOf(aDraft())).toMatchObject({
      name: 'Hives',
      summary: 'Records of hives.',
      tags: ['bees', 'offline'],
      additional_context: 'Gloves on.',
    });
  });

  test('carries who chose each member, why, and who says so', () => {
    expect(newProjectOf(aDraft()).members?.[0]).toEqual({
      id: 'milo',
      selectedBy: 'both',
      reason: 'Keeps it moving.',
      confidence: 0.9,
      engine: 'scripted',
    });
  });

  test('a typed domain comes before the proposed one', () => {
    const typed = { domain: 'Urban beekeeping', description: 'On roofs.' };
    expect(newProjectOf(aDraft()).domainExpertise).toEqual(proposedDomain);
    const project = newProjectOf(aDraft({ domainExpertise: typed }));
    expect(project.domainExpertise).toEqual(typed);
    expect(project.members?.[1]?.domainExpertise).toEqual(typed);
  });

  test('a domain without its expert on the team is left out', () => {
    const project = newProjectOf(aDraft({ teamMembers: [milo], domainExpertise: proposedDomain }));
    expect(project).not.toHaveProperty('domainExpertise');
  });
});
