import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';
import {
  isContested,
  mine,
  sendingAll,
  shown,
  theirs,
  typing,
  unsaved,
  type Edits,
  type Texts,
} from './typed-fields.ts';

/** Whether an edit was begun in this browser and not saved. */
export const isBeingEdited = (draft: string): boolean => readDraft(draft) !== undefined;

/**
 * An edit of several texts that survives a reload. What another person saved meanwhile of the same text is noticed, and
 * what was not touched here is not sent.
 */
export function useFieldEdits<Field extends string>(draft: string, saved: Texts<Field>) {
  const [edits, setEdits] = useState<Edits<Field>>(() => readDraft(draft) ?? {});
  const latest = useRef(edits);
  const become = (now: Edits<Field>) => {
    latest.current = now;
    setEdits(now);
  };
  const keep = (now: Edits<Field>) => {
    become(now);
    keepDraft(draft, now);
  };
  const fields = Object.keys(saved) as Field[];
  return {
    text: (field: Field): string => shown(saved, edits, field),
    type: (field: Field, text: string) => keep(typing(saved, edits, field, text)),
    typeAll: (texts: Partial<Texts<Field>>) =>
      keep((Object.entries(texts) as [Field, string][]).reduce((now, one) => typing(saved, now, ...one), edits)),
    /** What another person wrote into the field, while it was changed here. */
    contested: (field: Field): string | undefined => (isContested(saved, edits, field) ? saved[field] : undefined),
    undecided: fields.some((field) => isContested(saved, edits, field)),
    keepMine: (field: Field) => keep(mine(saved, edits, field)),
    takeTheirs: (field: Field) => keep(theirs(edits, field)),
    /** What was changed here and is not saved. */
    changed: unsaved(saved, edits),
    forget: () => forgetDraft(draft),
    /** For what is sent as it stands here: `done` once it has arrived, unless something was typed since, which stays. */
    onceSaved: (done: () => void) => {
      const sent = sendingAll(edits);
      become(sent);
      return () => {
        if (latest.current === sent) done();
      };
    },
  };
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The same for a form: values that are no texts, such as lists, are kept and compared as they are written down. */
export function useFormEdits<Values extends object>(draft: string, saved: Values) {
  type Field = keyof Values & string;
  const inWriting = (values: Partial<Values>) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, written(value)])) as Texts<Field>;
  const edits = useFieldEdits<Field>(draft, inWriting(saved));
  const read = (field: Field): unknown =>
    typeof saved[field] === 'string' ? edits.text(field) : JSON.parse(edits.text(field));
  return {
    ...edits,
    values: Object.fromEntries(Object.keys(saved).map((field) => [field, read(field as Field)])) as Values,
    change: (patch: Partial<Values>) => edits.typeAll(inWriting(patch)),
  };
}
