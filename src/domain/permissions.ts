/** Who acts. `local` is the person at the machine, where nobody signs in; `system` is what happens by itself. */
export type Actor = { kind: 'local'; id: null; name: string } | { kind: 'system'; id: null; name: 'System' };

export const system: Actor = { kind: 'system', id: null, name: 'System' };

/**
 * Who may do what, read aloud: the person at the machine may do everything to every project on it,
 * and so may the program itself.
 */
export const may = (actor: Actor, _action: string, _projectId: string | null): boolean =>
  actor.kind === 'local' || actor.kind === 'system';
