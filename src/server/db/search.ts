import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from './store.ts';

const place: Record<Dialect, RawBuilder<unknown>> = { sqlite: sql`instr`, postgres: sql`strpos` };

/** Whether the text of a column contains `part`. No sign in it has a meaning of its own, as it would have in a LIKE. */
export const contains = (dialect: Dialect, column: string, part: string): RawBuilder<boolean> =>
  sql<boolean>`${place[dialect]}(${sql.ref(column)}, ${part}) > 0`;
