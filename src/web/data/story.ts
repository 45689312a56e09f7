import { orpc } from './client.ts';

/** User stories of a project, the first page. */
export const storiesQuery = (projectId: string) =>
  orpc.story.list.queryOptions({ input: { project_id: projectId }, meta: { failure: 'storiesLoad' } });
