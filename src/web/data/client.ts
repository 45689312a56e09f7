import type { api } from '#contract/api.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

const link = new RPCLink({ url: () => new URL('/api/rpc', location.origin) });

/** The typed way to every operation of the contract. */
export const client: ContractRouterClient<typeof api> = createORPCClient(link);

/** Query and mutation options of every operation; query keys begin with [noun, operation]. */
export const orpc = createTanstackQueryUtils(client);
