import { orpc } from './client.ts';

/** User stories of a project, the first page. */
export const storiesQuery = (projectId: string) =>
  orpc.story.list.queryOptions({ input: { project_id: projectId }, meta: { failure: 'storiesLoad' } });

/** One story with its criteria, dependencies and history. */
export const storyQuery = (project_id: string, id: string) =>
  orpc.story.get.queryOptions({ input: { project_id, id }, meta: { failure: 'storiesLoad' } });
