import * as z from 'zod';
import { id, label, text } from './fields.ts';
import { operation } from './operation.ts';
import { limits, memberIds, roleTypes, selectedByValues } from './vocabulary.ts';

export const domainExpertise = z.object({ domain: label, description: text });
export type DomainExpertise = z.infer<typeof domainExpertise>;

/** A persona of the roster, before anybody chose it for a project. */
export const persona = z.object({
  id: z.enum(memberIds),
  name: label,
  role: label,
  icon: label,
  color: label,
  description: text,
  focusAreas: z.array(label).max(limits.tags),
  roleType: z.enum(roleTypes),
});
export type Persona = z.infer<typeof persona>;

const spokenBy = label
  .optional()
  .describe('Name of the engine that gave the reason; without it, the one that speaks for all.');

/** A persona on a project's team, with who chose it and why. */
export const teamMember = persona.extend({
  selectedBy: z.enum(selectedByValues),
  reason: text,
  confidence: z.number().min(0).max(1),
  domainExpertise: domainExpertise.optional(),
  engine: spokenBy,
});
export type TeamMember = z.infer<typeof teamMember>;

export const coreMembers = operation({
  method: 'GET',
  path: '/team/core',
  tags: ['Team'],
  summary: 'The two core members, on every team',
}).output(z.array(persona));

export const specialists = operation({
  method: 'GET',
  path: '/team/specialists',
  tags: ['Team'],
  summary: 'The specialists that can be chosen',
}).output(z.array(persona));

export const memberById = operation({
  method: 'GET',
  path: '/team/members/{id}',
  tags: ['Team'],
  summary: 'One persona of the roster',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(persona);

const team = z.object({ members: z.array(teamMember), version: z.int().min(0).describe('0 while no team was saved.') });
export type Team = z.infer<typeof team>;

export const getTeam = operation({
  method: 'GET',
  path: '/projects/{project_id}/team',
  tags: ['Team'],
  summary: "A project's saved team; Milo, Ava, Theo, Quinn and Uma while none was saved",
})
  .input(z.object({ project_id: id }))
  .output(team);

/** What a person decides about a member; the rest of a member comes from the roster. */
export const teamChoice = z.object({
  id: z.enum(memberIds),
  selectedBy: z.enum(selectedByValues),
  reason: text.default(''),
  confidence: z.number().min(0).max(1).default(1),
  domainExpertise: domainExpertise.optional(),
  engine: spokenBy,
});
export type TeamChoice = z.infer<typeof teamChoice>;

export const saveTeam = operation({
  method: 'PUT',
  path: '/projects/{project_id}/team',
  tags: ['Team'],
  summary: "Save a project's team (at least one member)",
})
  .input(
    z.object({
      project_id: id,
      members: z.array(teamChoice).min(1, 'A team needs at least one member.').max(memberIds.length),
      version: z.int().min(0).max(limits.version).optional(),
    }),
  )
  .output(team);
