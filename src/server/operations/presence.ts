import { announcing } from '../changing.ts';
import { os } from '../os.ts';

/** Told to whoever looks at the project, and kept nowhere. Where nobody signs in there is nobody to tell. */
const say = os.presence.say.handler(async ({ input, context }) => {
  const { project_id, screen } = input;
  const { id, kind, name } = context.actor;
  if (kind === 'person') await announcing(context, { noun: 'presence', project_id, id, person: { name, screen } });
  return true;
});

export const presenceOperations = { say };
