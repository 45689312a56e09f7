import type { Token } from '#contract/token.ts';
import { limits } from '#contract/vocabulary.ts';
import type { Person } from '#domain/permissions.ts';
import { auditEverywhere } from '../accounts/audit.ts';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { changing } from '../changing.ts';
import type { Context } from '../context.ts';
import { daysAfter } from '../days.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';

const tokenPrefix = 'coscrum_';

/** The person who asks; refuses where nobody signs in. */
export const personIn = ({ actor }: Pick<Context, 'actor'>): Person =>
  actor.kind === 'person' ? actor : refuse('accounts_off');

const list = os.token.list.handler(({ context }): Promise<Token[]> => {
  const { id } = personIn(context);
  return context.store.db
    .selectFrom('token')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'])
    .where('person_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
});

const create = os.token.create.handler(({ input, context }) => {
  const person = personIn(context);
  const secret = `${tokenPrefix}${newSecret()}`;
  return changing(context, async (tx, tell) => {
    const held = await tx
      .selectFrom('token')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('person_id', '=', person.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (held.count >= limits.tokens) refuse('too_many_tokens', { limit: limits.tokens });
    const now = context.now();
    const row: Token = {
      id: context.newId(),
      name: input.name,
      scope: input.scope,
      created_at: now.toISOString(),
      expires_at: input.days === null ? null : daysAfter(now, input.days),
      last_used_at: null,
    };
    await tx
      .insertInto('token')
      .values({ ...row, person_id: person.id, hash: hashOf(secret), revoked_at: null })
      .execute();
    await auditEverywhere(tx, context, person, { action: 'token.created', detail: `${input.name} (${input.scope})` });
    tell('account', null, person.id);
    return { ...row, secret };
  });
});

const revoke = os.token.revoke.handler(({ input, context }) => {
  const person = personIn(context);
  return changing(context, async (tx, tell) => {
    const row = await tx
      .updateTable('token')
      .set({ revoked_at: context.now().toISOString() })
      .where('id', '=', input.id)
      .where('person_id', '=', person.id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (row === undefined) return refuse('token_not_found', { id: input.id }, { field: 'id' });
    await auditEverywhere(tx, context, person, { action: 'token.revoked', detail: row.name });
    tell('account', null, person.id);
    return true;
  });
});

export const tokenOperations = { list, create, revoke };
