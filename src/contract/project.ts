import * as z from 'zod';
import { domainExpertise, teamChoice } from './team.ts';
import {
  anyVersion,
  expectedVersion,
  id,
  instant,
  label,
  nameOf,
  pageOf,
  paging,
  sizePoints,
  tags,
  text,
  version,
} from './fields.ts';
import { operation } from './operation.ts';
import { memberIds, projectStatuses } from './vocabulary.ts';

export const project = z.object({
  id,
  workspace_id: id,
  name: z.string(),
  summary: z.string(),
  icon: z.string(),
  status: z.enum(projectStatuses),
  tags: z.array(z.string()),
  additional_context: z.string(),
  domainExpertise: domainExpertise.nullable(),
  size_points: sizePoints.describe('Points that a feature of size S, M or L counts; 1, 3 and 8 unless changed.'),
  created_at: instant,
  updated_at: instant,
  version,
});
export type Project = z.infer<typeof project>;

/** A project as the grid shows it; the figures are computed from the data. */
export const projectCard = project.extend({
  progress: z.number().describe('Implemented features / total features x 100; 0 when there are none.'),
  activeStories: z.int().describe('Stories of the active increment that are not done.'),
  pendingTests: z.int().describe('Tests without a passing latest run.'),
  lastUpdated: instant.describe('Newest change in the project, whatever it was.'),
});
export type ProjectCard = z.infer<typeof projectCard>;

export const projectMetrics = z.object({
  totalPis: z.int(),
  completedPis: z.int(),
  activePi: id.nullable(),
  featuresCompleted: z.int(),
  totalFeatures: z.int(),
  featuresCompletionPercentage: z.number(),
});
export type ProjectMetrics = z.infer<typeof projectMetrics>;

const editable = {
  name: nameOf('Project name is required'),
  summary: text,
  icon: label,
  tags,
  additional_context: text,
};

const on = { tags: ['Projects'] };

export const listProjects = operation({
  ...on,
  method: 'GET',
  path: '/projects',
  summary: 'All projects, newest first, each with its figures',
})
  .input(z.object(paging))
  .output(pageOf(projectCard));

export const getProject = operation({ ...on, method: 'GET', path: '/projects/{id}', summary: 'One project' })
  .input(z.object({ id }))
  .output(project);

export const createProject = operation({
  ...on,
  method: 'POST',
  path: '/projects',
  summary: 'Create a project, its first increment "PI 1" and, when given, its team',
  successStatus: 201,
})
  .input(
    z.object({
      workspace_id: id
        .optional()
        .describe('The workspace that it belongs to; where left out, the first in which you may.'),
      name: editable.name,
      summary: editable.summary.default(''),
      icon: editable.icon.optional(),
      tags: editable.tags.default([]),
      additional_context: editable.additional_context.default(''),
      members: z.array(teamChoice).min(1, 'A team needs at least one member.').max(memberIds.length).optional(),
      domainExpertise: domainExpertise.optional(),
    }),
  )
  .output(project);

export const updateProject = operation({
  ...on,
  method: 'PATCH',
  path: '/projects/{id}',
  summary: 'Change what a project says of itself',
})
  .input(
    z.object({ id, version: expectedVersion, ...z.object({ ...editable, size_points: sizePoints }).partial().shape }),
  )
  .output(project);

export const deleteProject = operation({
  ...on,
  method: 'DELETE',
  path: '/projects/{id}',
  summary: 'Delete a project and all that is its own; it can be restored for 30 days',
})
  .input(z.object({ id, version: expectedVersion }))
  .output(z.boolean());

export const restoreProject = operation({
  ...on,
  method: 'POST',
  path: '/projects/{id}/restore',
  summary: 'Undo the deletion of a project',
})
  .input(z.object({ id, version: anyVersion }))
  .output(project);

export const getProjectMetrics = operation({
  ...on,
  method: 'GET',
  path: '/projects/{id}/metrics',
  summary: 'Figures of a project',
})
  .input(z.object({ id }))
  .output(projectMetrics);
