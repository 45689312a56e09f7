import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Of the project alone that belongs to one of these workspaces; null means to any. */
export const inWorkspaces = (ids: readonly string[] | null) => (): RawBuilder<SqlBool> => {
  if (ids === null) return sql<SqlBool>`1 = 1`;
  if (ids.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref('project.workspace_id')} in (${sql.join(ids)})`;
};
