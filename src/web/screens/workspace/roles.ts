import { roles, type Role } from '#contract/vocabulary.ts';
import { article } from '#domain/article.ts';

export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };
export const aRole = (role: Role): string => `${article(role)} ${role}`;

export const roleMeanings: Record<Role, string> = {
  owner: 'An owner decides who belongs here.',
  editor: 'An editor changes projects.',
  viewer: 'A viewer reads them.',
};

export const roleChoices = roles.map((value) => ({ value, label: roleNames[value] }));
