import type { api } from '#contract/api.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

/**
 * Said with a call beside its input. `idempotencyKey`: a creating call that is sent again with it creates nothing new.
 * `requestId`: what the request is called, so that it can be asked about.
 */
type CallContext = { idempotencyKey?: string; requestId?: string };

const link = new RPCLink<CallContext>({
  url: () => new URL('/api/rpc', location.origin),
  headers: ({ context: { idempotencyKey, requestId } }) => ({
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  }),
});

/** The typed way to every operation of the contract. */
export const client: ContractRouterClient<typeof api, CallContext> = createORPCClient(link);

/** Query and mutation options of every operation; query keys begin with [noun, operation]. */
export const orpc = createTanstackQueryUtils(client);
