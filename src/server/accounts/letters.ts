import type { Role } from '#contract/vocabulary.ts';
import type { Letter } from './mail.ts';

/** Names are other people's words, so they stay on their line. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const invitationLetter = (of: {
  to: string;
  by: string;
  workspace: string;
  role: Role;
  secret: string;
  url: string;
}): Letter => ({
  to: of.to,
  subject: `Invitation to ${onOneLine(of.workspace)} on CoScrum`,
  text: `${onOneLine(of.by)} invites you to the workspace "${onOneLine(of.workspace)}" on CoScrum as ${of.role}.

Accept the invitation here, within seven days:
${of.url}/invitation#${of.secret}

If you do not know what this is about, do nothing.
`,
});

export const resetLetter = (of: { to: string; secret: string; url: string }): Letter => ({
  to: of.to,
  subject: 'A new password for CoScrum',
  text: `Somebody, probably you, asked for a new password for your account on CoScrum.

Set it here, within one hour:
${of.url}/new-password#${of.secret}

If it was not you, do nothing: your password stays as it is.
`,
});
