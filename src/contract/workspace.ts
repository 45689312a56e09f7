import * as z from 'zod';
import { email, membership, person } from './account.ts';
import { anyVersion, expectedVersion, id, instant, nameOf, pageOf, paging, version } from './fields.ts';
import { operation } from './operation.ts';
import { roles } from './vocabulary.ts';

const role = z.enum(roles);

export const workspace = z.object({ id, name: z.string(), created_at: instant, updated_at: instant, version });
export type Workspace = z.infer<typeof workspace>;

export const member = person.extend({ role, joined_at: instant, version });
export type Member = z.infer<typeof member>;

export const invitation = z.object({ id, email: z.string(), role, created_at: instant, expires_at: instant });
export type Invitation = z.infer<typeof invitation>;

export const auditEntry = z.object({
  id,
  at: instant,
  person_id: z.string().nullable(),
  person_name: z.string(),
  action: z.string(),
  detail: z.string(),
  address: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const on = { tags: ['Workspaces'] };
const at = { workspace_id: id };

export const listWorkspaces = operation({
  ...on,
  method: 'GET',
  path: '/workspaces',
  summary: 'The workspaces that you belong to, with your role in each',
}).output(z.array(membership));

export const createWorkspace = operation({
  ...on,
  method: 'POST',
  path: '/workspaces',
  summary: 'Begin a workspace and become its owner',
  successStatus: 201,
})
  .input(z.object({ name: nameOf('The workspace needs a name') }))
  .output(workspace);

export const getWorkspace = operation({
  ...on,
  method: 'GET',
  path: '/workspaces/{workspace_id}',
  summary: 'One workspace',
})
  .input(z.object(at))
  .output(workspace);

export const updateWorkspace = operation({
  ...on,
  method: 'PATCH',
  path: '/workspaces/{workspace_id}',
  summary: 'Rename a workspace',
})
  .input(z.object({ ...at, version: expectedVersion, name: nameOf('The workspace needs a name') }))
  .output(workspace);

export const listPeople = operation({
  ...on,
  method: 'GET',
  path: '/workspaces/{workspace_id}/people',
  summary: 'Who belongs to a workspace, with their roles',
})
  .input(z.object(at))
  .output(z.array(member));

export const listInvitations = operation({
  ...on,
  method: 'GET',
  path: '/workspaces/{workspace_id}/invitations',
  summary: 'Invitations that nobody has accepted yet',
})
  .input(z.object(at))
  .output(z.array(invitation));

export const invitePerson = operation({
  ...on,
  method: 'POST',
  path: '/workspaces/{workspace_id}/invitations',
  summary: 'Invite somebody. The link is answered once; it is sent by e-mail too where the server can',
})
  .input(z.object({ ...at, email, role }))
  .output(invitation.extend({ secret: z.string(), mailed: z.boolean() }));

export const withdrawInvitation = operation({
  ...on,
  method: 'DELETE',
  path: '/workspaces/{workspace_id}/invitations/{id}',
  summary: 'Withdraw an invitation',
})
  .input(z.object({ ...at, id }))
  .output(z.boolean());

export const setRole = operation({
  ...on,
  method: 'PATCH',
  path: '/workspaces/{workspace_id}/people/{id}',
  summary: 'Change what somebody may do in a workspace',
})
  .input(z.object({ ...at, id, role, version: expectedVersion }))
  .output(member);

export const removePerson = operation({
  ...on,
  method: 'DELETE',
  path: '/workspaces/{workspace_id}/people/{id}',
  summary: 'Remove somebody from a workspace; what they wrote stays',
})
  .input(z.object({ ...at, id, version: anyVersion }))
  .output(z.boolean());

export const makeResetLink = operation({
  ...on,
  method: 'POST',
  path: '/workspaces/{workspace_id}/people/{id}/reset',
  summary: 'A link by which somebody can set a new password. It is answered once',
})
  .input(z.object({ ...at, id }))
  .output(z.object({ secret: z.string(), expires_at: instant }));

export const leaveWorkspace = operation({
  ...on,
  method: 'POST',
  path: '/workspaces/{workspace_id}/leave',
  summary: 'Leave a workspace',
})
  .input(z.object(at))
  .output(z.boolean());

export const listAudit = operation({
  ...on,
  method: 'GET',
  path: '/workspaces/{workspace_id}/audit',
  summary: 'Who let whom in, changed roles or used links, newest first. Nobody can change or remove an entry',
})
  .input(z.object({ ...at, ...paging }))
  .output(pageOf(auditEntry));
