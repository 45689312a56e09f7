import * as z from 'zod';
import { id, nameOf, storable, storableMessage } from './fields.ts';
import { operation } from './operation.ts';
import { limits, roles } from './vocabulary.ts';

export const email = z
  .string('Required')
  .trim()
  .toLowerCase()
  .max(limits.email, `At most ${limits.email} characters.`)
  .pipe(z.email('Not an e-mail address.'));
const newPassword = z
  .string('Required')
  .min(limits.passwordLeast, `At least ${limits.passwordLeast} characters.`)
  .max(limits.password, `At most ${limits.password} characters.`)
  .refine(storable, storableMessage);
const givenPassword = z.string('Required').max(limits.password, `At most ${limits.password} characters.`);
const secret = z.string('Required').min(1, 'Required').max(limits.key).describe('What follows the # of the link.');
const personName = nameOf('Your name is required');
/** A small picture that the page has drawn to size. */
const picture = z
  .string()
  .max(limits.picture, 'The picture is too large.')
  .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Not a picture.');

export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  image: z.string().nullable().describe('A picture as a data address.'),
});
export type Person = z.infer<typeof person>;

export const membership = z.object({ id, name: z.string(), role: z.enum(roles) });

/** Who asks, and what this server offers to somebody who is not signed in. */
export const account = z.object({
  accounts: z.boolean().describe('Whether people sign in here. On your own machine nobody does.'),
  needs_owner: z
    .boolean()
    .describe('Whether nobody owns this server yet, so that the first visitor may with its code.'),
  mails: z.boolean().describe('Whether this server sends invitations and links to a new password by e-mail.'),
  secure: z.boolean().describe('Whether the cookie of a session travels by https alone.'),
  person: person.nullable(),
  workspaces: z.array(membership),
});
export type Account = z.infer<typeof account>;

const on = { tags: ['Account'] };
const done = z.boolean();

export const getAccount = operation({ ...on, method: 'GET', path: '/account', summary: 'Who is signed in' }).output(
  account,
);

export const createOwner = operation({
  ...on,
  method: 'POST',
  path: '/account/owner',
  summary: 'Create the first owner, with the code that the server printed',
})
  .input(z.object({ code: z.string('Required').trim().max(40), name: personName, email, password: newPassword }))
  .output(account);

export const signIn = operation({ ...on, method: 'POST', path: '/account/sign-in', summary: 'Begin a session' })
  .input(z.object({ email, password: givenPassword }))
  .output(account);

export const signOut = operation({ ...on, method: 'POST', path: '/account/sign-out', summary: 'End this session' })
  .input(z.object({ everywhere: z.boolean().default(false).describe('End all other sessions too.') }))
  .output(done);

export const updateAccount = operation({
  ...on,
  method: 'PATCH',
  path: '/account',
  summary: 'Change your name or picture',
})
  .input(z.object({ name: personName, image: picture.nullable() }).partial())
  .output(person);

export const changePassword = operation({
  ...on,
  method: 'POST',
  path: '/account/password',
  summary: 'Change your password; all other sessions end',
})
  .input(z.object({ current: givenPassword, password: newPassword }))
  .output(done);

export const requestReset = operation({
  ...on,
  method: 'POST',
  path: '/account/reset',
  summary: 'Have a link to a new password sent by e-mail. The answer is the same whether there is such an account',
})
  .input(z.object({ email }))
  .output(done);

export const lookAtLink = operation({
  ...on,
  method: 'POST',
  path: '/account/link',
  summary: 'What an invitation or a link to a new password is for',
})
  .input(z.object({ secret }))
  .output(
    z.object({
      kind: z.enum(['invitation', 'reset']),
      email: z.string(),
      workspace: z.string().nullable(),
      role: z.enum(roles).nullable(),
      has_account: z.boolean(),
    }),
  );

export const acceptInvitation = operation({
  ...on,
  method: 'POST',
  path: '/account/invitation',
  summary: 'Accept an invitation: with the account that is signed in, or with a new one',
})
  .input(z.object({ secret, name: personName.optional(), password: newPassword.optional() }))
  .output(account);

export const resetPassword = operation({
  ...on,
  method: 'POST',
  path: '/account/new-password',
  summary: 'Set a new password by a link; all sessions end',
})
  .input(z.object({ secret, password: newPassword }))
  .output(done);
