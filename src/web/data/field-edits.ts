import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';
import { isContested, mine, shown, theirs, typing, unsaved, type Edits, type Texts } from './typed-fields.ts';

/** Whether an edit was begun in this browser and not saved. */
export const isBeingEdited = (draft: string): boolean => readDraft(draft) !== undefined;

/**
 * An edit of several texts that survives a reload. What another person saved meanwhile of the same text is noticed, and
 * what was not touched here is not sent.
 */
export function useFieldEdits<Field extends string>(draft: string, saved: Texts<Field>) {
  const [edits, setEdits] = useState<Edits<Field>>(() => readDraft(draft) ?? {});
  const keep = (now: Edits<Field>) => {
    setEdits(now);
    keepDraft(draft, now);
  };
  const fields = Object.keys(saved) as Field[];
  return {
    text: (field: Field): string => shown(saved, edits, field),
    type: (field: Field, text: string) => keep(typing(saved, edits, field, text)),
    /** What another person wrote into the field, while it was changed here. */
    contested: (field: Field): string | undefined => (isContested(saved, edits, field) ? saved[field] : undefined),
    undecided: fields.some((field) => isContested(saved, edits, field)),
    keepMine: (field: Field) => keep(mine(saved, edits, field)),
    takeTheirs: (field: Field) => keep(theirs(edits, field)),
    /** What was changed here and is not saved. */
    changed: unsaved(saved, edits),
    forget: () => forgetDraft(draft),
  };
}
