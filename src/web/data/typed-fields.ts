/**
 * Texts that are saved while they are typed, by several people at once. An edit remembers the saved text it began
 * from, so that another person's change of the same field is noticed and nobody's words are overwritten.
 */
export type Edit = {
  text: string;
  /** What was saved when the typing began, or when it was last saved. */
  base: string;
  /** What was sent and not answered yet. */
  sent?: string;
};
export type Texts<Field extends string> = Record<Field, string>;
export type Edits<Field extends string> = Partial<Record<Field, Edit>>;

const fieldsOf = <Field extends string>(edits: Edits<Field>): [Field, Edit][] =>
  Object.entries(edits) as [Field, Edit][];

const mapEdits = <Field extends string>(
  edits: Edits<Field>,
  change: (field: Field, edit: Edit) => Edit | undefined,
) => {
  const changed: Edits<Field> = {};
  for (const [field, edit] of fieldsOf(edits)) {
    const now = change(field, edit);
    if (now !== undefined) changed[field] = now;
  }
  return changed;
};

/** What the person sees: what is typed here, else what is saved. */
export const shown = <Field extends string>(saved: Texts<Field>, edits: Edits<Field>, field: NoInfer<Field>): string =>
  edits[field]?.text ?? saved[field];

export const typing = <Field extends string>(
  saved: Texts<Field>,
  edits: Edits<Field>,
  field: NoInfer<Field>,
  text: string,
): Edits<Field> => ({ ...edits, [field]: { ...(edits[field] ?? { base: saved[field] }), text } });

/** Another person saved this field, differently, while it was typed here. */
export const isContested = <Field extends string>(
  saved: Texts<Field>,
  edits: Edits<Field>,
  field: NoInfer<Field>,
): boolean => {
  const edit = edits[field];
  if (edit === undefined) return false;
  return saved[field] !== edit.base && saved[field] !== edit.text && saved[field] !== edit.sent;
};

/** The typed texts that are not saved and may be; a contested field waits for the person's decision. */
export const unsaved = <Field extends string>(saved: Texts<Field>, edits: Edits<Field>): Partial<Texts<Field>> => {
  const texts: Partial<Texts<Field>> = {};
  for (const [field, { text }] of fieldsOf(edits)) {
    if (text !== saved[field] && !isContested(saved, edits, field)) texts[field] = text;
  }
  return texts;
};

export const sending = <Field extends string>(edits: Edits<Field>, sent: Partial<Texts<Field>>): Edits<Field> =>
  mapEdits(edits, (field, edit) => {
    const text: string | undefined = sent[field];
    return text === undefined ? edit : { ...edit, sent: text };
  });

export const sendingAll = <Field extends string>(edits: Edits<Field>): Edits<Field> =>
  mapEdits(edits, (_field, edit) => ({ ...edit, sent: edit.text }));

/** After the server has answered: what is saved is no edit any more; what was typed since goes on from there. */
export const settled = <Field extends string>(
  saved: Texts<Field>,
  edits: Edits<Field>,
  sent: Partial<Texts<Field>>,
): Edits<Field> =>
  mapEdits(edits, (field, { text, base }) => {
    if (text === saved[field]) return undefined;
    return { text, base: sent[field] === saved[field] ? saved[field] : base };
  });

/** After a failure nothing is under way any more. */
export const unsent = <Field extends string>(edits: Edits<Field>): Edits<Field> =>
  mapEdits(edits, (_field, { text, base }) => ({ text, base }));

/** The person decided for the words typed here. */
export const mine = <Field extends string>(
  saved: Texts<Field>,
  edits: Edits<Field>,
  field: NoInfer<Field>,
): Edits<Field> => mapEdits(edits, (each, edit) => (each === field ? { text: edit.text, base: saved[field] } : edit));

/** The person decided for the other's words. */
export const theirs = <Field extends string>(edits: Edits<Field>, field: NoInfer<Field>): Edits<Field> =>
  mapEdits(edits, (each, edit) => (each === field ? undefined : edit));
