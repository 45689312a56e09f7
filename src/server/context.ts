import type { Logger } from 'pino';
import type { LiveEvent } from '#contract/events.ts';
import type { Advisor } from '#advisors/advisor.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Store } from './db/store.ts';

/** What the program is made of, chosen once by main.ts. */
export type Program = {
  store: Store;
  advisor: Advisor;
  /** The present, so that tests and the example workspace can fix it. */
  now: () => Date;
  newId: () => string;
  live: { publish(events: readonly LiveEvent[]): void };
  log: Logger;
  version: string;
  blogUrl: string | null;
  /** How to reach whoever runs this server, as an address to link to. */
  contact: string | null;
};

/** What an operation sees: the program, who acts, and what the request said beside its input. */
export type Context = Program & {
  actor: Actor;
  /** Version from an If-Match header. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
};
