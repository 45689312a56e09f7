import * as z from 'zod';
import { id, label } from './fields.ts';
import { operation } from './operation.ts';

export const sayPresence = operation({
  method: 'POST',
  path: '/projects/{project_id}/presence',
  tags: ['Activity'],
  summary: 'Say which screen of a project you look at, so that the others who look see you. Nothing of it is stored',
})
  .input(
    z.object({
      project_id: id,
      screen: label.describe('The screen, by its path within the project; empty when you have gone.'),
    }),
  )
  .output(z.boolean());
