import * as z from 'zod';
import { engine } from './advice.ts';
import { operation } from './operation.ts';

/** What the page needs to know of the program that serves it. */
export const about = z.object({
  version: z.string(),
  engine,
  person: z.string().describe('Name under which this person appears in history and activity.'),
  accounts: z.boolean().describe('Whether people sign in here.'),
  blog_url: z.string().nullable(),
  contact: z.string().nullable().describe('How to reach whoever runs this server: an http, https or mailto address.'),
});
export type About = z.infer<typeof about>;

export const getAbout = operation({
  method: 'GET',
  path: '/about',
  tags: ['Program'],
  summary: 'Version, engine of the advisors, and who you are',
}).output(about);
