import * as z from 'zod';
import { id, instant, nameOf } from './fields.ts';
import { operation } from './operation.ts';
import { tokenScopes } from './vocabulary.ts';

export const token = z.object({
  id,
  name: z.string(),
  scope: z.enum(tokenScopes),
  created_at: instant,
  expires_at: instant.nullable(),
  last_used_at: instant.nullable().describe('To the minute.'),
});
export type Token = z.infer<typeof token>;

const on = { tags: ['Tokens'] };

export const listTokens = operation({ ...on, method: 'GET', path: '/tokens', summary: 'Your tokens' }).output(
  z.array(token),
);

export const createToken = operation({
  ...on,
  method: 'POST',
  path: '/tokens',
  summary: 'A token for a program that acts as you. It is answered once, and kept only as a hash',
})
  .input(
    z.object({
      name: nameOf('The token needs a name'),
      scope: z.enum(tokenScopes),
      days: z.int().min(1).max(366).nullable().default(90).describe('Days until it expires; null for never.'),
    }),
  )
  .output(token.extend({ secret: z.string() }));

export const revokeToken = operation({ ...on, method: 'DELETE', path: '/tokens/{id}', summary: 'Revoke a token' })
  .input(z.object({ id }))
  .output(z.boolean());
