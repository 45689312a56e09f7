import type { Idea } from '#contract/idea.ts';
import { useFieldEdits } from './field-edits.ts';
import type { IdeaChange } from './idea.ts';
import { tagsOf } from './tags.ts';

export type IdeaField = 'title' | 'description' | 'type' | 'tags';

/** Where the words of an unfinished edit are kept. */
export const ideaDraft = (id: string): string => `idea:${id}`;

/** An edit of an idea, with what is to be sent of it. */
export function useIdeaEdit({ id, title, description, type, tags }: Idea) {
  const edits = useFieldEdits<IdeaField>(ideaDraft(id), { title, description, type, tags: tags.join(', ') });
  const { tags: changedTags, type: changedType, ...texts } = edits.changed;
  const change: IdeaChange = {
    ...texts,
    ...(changedType !== undefined && { type: changedType as Idea['type'] }),
    ...(changedTags !== undefined && { tags: tagsOf(changedTags) }),
  };
  return { ...edits, change };
}
