// SQLite takes 32,766 values with one statement, PostgreSQL 65,535.
const rowsAtOnce = 500;

/** Rows in parts, each of which one statement can carry. */
export const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, n) =>
    rows.slice(n * rowsAtOnce, (n + 1) * rowsAtOnce),
  );

/** Ids to look for with `in`. Of none it is one that no row has, as PostgreSQL takes no empty list. */
export const orNone = (ids: readonly string[]): readonly string[] =>
  ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000'];
