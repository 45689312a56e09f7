import { roles, type Role } from '#contract/vocabulary.ts';

export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };
export const article = (role: Role): string => `${role === 'viewer' ? 'a' : 'an'} ${role}`;

export const roleMeanings: Record<Role, string> = {
  owner: 'An owner decides who belongs here.',
  editor: 'An editor changes projects.',
  viewer: 'A viewer reads them.',
};

export const roleChoices = roles.map((value) => ({ value, label: roleNames[value] }));
