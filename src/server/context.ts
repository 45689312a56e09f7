import type { Logger } from 'pino';
import type { Taken } from '#contract/taken.ts';
import type { LiveEvent } from '#contract/events.ts';
import type { Advisor } from '#advisors/advisor.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Accounts } from './accounts/accounts.ts';
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
  /** People and their sessions; null where nobody signs in. */
  accounts: Accounts | null;
};

/** What an operation sees: the program, who acts, and what the request said beside its input. */
export type Context = Program & {
  actor: Actor;
  /** Version from an If-Match header. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
  /** Name of the request, which who asks may give. */
  requestId?: string | undefined;
  /** The request that asks, where it came by HTTP. */
  http?: HttpRequest | undefined;
};

/** Of an operation that may ask an advisor: what its runs have taken so far. */
export type Asking = Context & { taken: () => Taken };

export type HttpRequest = {
  headers: Headers;
  /** Headers that the answer will carry. */
  answer: Headers;
  /** Where the request came from, to be counted and written into the audit log. */
  address: string;
  /** Counts a try to get in from this address; refuses when there were too many. */
  countTry: () => Promise<void>;
};
