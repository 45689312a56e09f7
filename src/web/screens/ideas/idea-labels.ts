import type { Idea } from '#contract/idea.ts';

export const typeLabels: Record<Idea['type'], string> = {
  project_goal: 'Project goal',
  feature_idea: 'Feature idea',
};
export const statusLabels: Record<Idea['status'], string> = { backlog: 'Backlog', active: 'Active', done: 'Done' };

export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
