import type { Idea } from '#contract/idea.ts';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';
import type { IdeaChange } from './idea.ts';
import { tagsOf } from './tags.ts';
import { isContested, mine, shown, theirs, typing, unsaved, type Edits, type Texts } from './typed-fields.ts';

export type IdeaField = 'title' | 'description' | 'type' | 'tags';

const textsOf = ({ title, description, type, tags }: Idea): Texts<IdeaField> => ({
  title,
  description,
  type,
  tags: tags.join(', '),
});

const draftOf = (id: string): string => `idea:${id}`;

/** Whether an edit of the idea was begun in this browser and not saved. */
export const isBeingEdited = (id: string): boolean => readDraft(draftOf(id)) !== undefined;

/**
 * An edit of an idea that survives a reload. What another person saved meanwhile of the same field is noticed,
 * and what was not touched here is not sent.
 */
export function useIdeaEdit(idea: Idea) {
  const saved = textsOf(idea);
  const [edits, setEdits] = useState<Edits<IdeaField>>(() => readDraft(draftOf(idea.id)) ?? {});
  const keep = (now: Edits<IdeaField>) => {
    setEdits(now);
    keepDraft(draftOf(idea.id), now);
  };
  const changed = unsaved(saved, edits);
  const { tags, type, ...texts } = changed;
  const fields: IdeaField[] = ['title', 'description', 'type', 'tags'];
  return {
    text: (field: IdeaField) => shown(saved, edits, field),
    type: (field: IdeaField, text: string) => keep(typing(saved, edits, field, text)),
    /** What another person wrote into the field, while it was changed here. */
    contested: (field: IdeaField) => (isContested(saved, edits, field) ? saved[field] : undefined),
    undecided: fields.some((field) => isContested(saved, edits, field)),
    keepMine: (field: IdeaField) => keep(mine(saved, edits, field)),
    takeTheirs: (field: IdeaField) => keep(theirs(edits, field)),
    change: {
      ...texts,
      ...(type !== undefined && { type: type as Idea['type'] }),
      ...(tags !== undefined && { tags: tagsOf(tags) }),
    } satisfies IdeaChange,
    forget: () => forgetDraft(draftOf(idea.id)),
  };
}
