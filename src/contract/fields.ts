import * as z from 'zod';
import { limits } from './vocabulary.ts';

/** Text that every store and every peer can carry: no NUL byte, no half of a surrogate pair. */
export const storable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();
export const storableMessage = 'Contains a character that cannot be stored.';

/** A name: 1 to 200 characters after trimming. */
export const nameOf = (required = 'Required') =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(limits.name, `At most ${limits.name} characters.`)
    .refine(storable, storableMessage);

/** Free text of at most 20,000 characters; may be empty. */
export const text = z
  .string()
  .max(limits.text, `At most ${limits.text.toLocaleString('en')} characters.`)
  .refine(storable, storableMessage);

/** Free text that must say something. */
export const requiredText = (required = 'Required') =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(limits.text, `At most ${limits.text.toLocaleString('en')} characters.`)
    .refine(storable, storableMessage);

/** What is searched for in the texts of a list; empty narrows nothing. */
export const searched = (texts: string) =>
  z
    .string()
    .max(limits.name)
    .refine(storable, storableMessage)
    .default('')
    .describe(`Part of a word in ${texts}, without regard to case or accents.`);

/** A short label: at most 200 characters; may be empty. */
export const label = z
  .string()
  .trim()
  .max(limits.name, `At most ${limits.name} characters.`)
  .refine(storable, storableMessage);

export const id = z.uuid().toLowerCase();
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date();
/** A day that a person may choose: of a year that every store and every calendar knows. */
export const choosableDay = z.iso
  .date()
  .refine((value) => value >= '1900' && value < '3000', 'Not a day of the years 1900 to 2999.');
/** The row's version; counts up by one with every change. */
export const version = z.int().min(1).max(limits.version);
/** The version a change was based on. It may come as an If-Match header instead. */
export const expectedVersion = version
  .optional()
  .describe('Version of the row that the change is based on; or send it as If-Match.');
/** Likewise, for a change that does no harm to a row that has changed meanwhile. */
export const anyVersion = version
  .optional()
  .describe(
    'Version of the row that the change is based on, or If-Match; without one it applies to the row as it is then.',
  );

export const tags = z
  .array(
    z.string().trim().min(1).max(limits.tag, `At most ${limits.tag} characters.`).refine(storable, storableMessage),
  )
  .max(limits.tags, `At most ${limits.tags} tags.`);

/** What every paged list takes: an opaque cursor from the page before, and how many rows. */
export const paging = {
  cursor: z.string().max(limits.cursor).optional().describe('next_cursor of the page before.'),
  limit: z.coerce.number<number>().int().min(1).max(limits.page).default(limits.pageDefault),
};

/** One page of rows in a stable order; next_cursor is null on the last page. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ items: z.array(row), next_cursor: z.string().nullable() });

/** Story points that each size counts. */
export const sizePoints = z.object({
  S: z.int().min(1).max(limits.points),
  M: z.int().min(1).max(limits.points),
  L: z.int().min(1).max(limits.points),
});
export type SizePoints = z.infer<typeof sizePoints>;
