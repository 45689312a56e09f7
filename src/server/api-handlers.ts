import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { RPCHandler } from '@orpc/server/fetch';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { api } from '#contract/api.ts';
import { refusalBody } from '#contract/refusal.ts';
import { limits } from '#contract/vocabulary.ts';
import { answering, isRefusal, unreadable } from './answer.ts';
import type { Context } from './context.ts';
import type { Metrics } from './metrics.ts';
import { router } from './operations/router.ts';
import { ORPCError } from '@orpc/server';

/** The contract over HTTP, twice: as REST below /api, and as the typed client's own protocol below /api/rpc. */
export const createApiHandlers = (metrics: Metrics) => {
  const options = {
    // Outside: what is thrown here and is not answered yet was thrown while the request was read.
    interceptors: [
      async <T>({ next }: { next: () => Promise<T> }) => {
        try {
          return await next();
        } catch (error) {
          throw error instanceof ORPCError && error.data !== undefined ? error : unreadable();
        }
      },
    ],
    // Inside: around each operation.
    clientInterceptors: [
      async ({ next, context, path }: { next: () => Promise<unknown>; context: Context; path: readonly string[] }) => {
        const stop = metrics.operations.startTimer({ operation: path.join('.') });
        try {
          const output = await answering(context, next);
          stop({ outcome: 'done' });
          return output;
        } catch (error) {
          stop({ outcome: isRefusal(error) ? error.data.problem : 'fault' });
          throw error;
        }
      },
    ],
  };
  return { rpc: new RPCHandler(router, options), rest: new OpenAPIHandler(router, options) };
};

const inHeader = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  description,
  schema: { type: 'string' as const },
});
const ifMatch = inHeader(
  'If-Match',
  'Version of the row that the change is based on, such as "3"; or send it in the body.',
);
const idempotencyKey = inHeader(
  'Idempotency-Key',
  `Up to ${limits.key} visible ASCII characters. The same request sent again is answered as the first was, for a day.`,
);

/** What an operation takes beside its input. */
const headersOf = (operation: object): (typeof ifMatch)[] => {
  const { requestBody, responses } = operation as Described;
  return [
    ...(requestBody?.content?.['application/json']?.schema?.properties?.['version'] === undefined ? [] : [ifMatch]),
    ...('201' in responses ? [idempotencyKey] : []),
  ];
};
type Described = {
  requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
  responses: object;
};

/** The OpenAPI 3.1 document of the contract. */
export const openApiDocument = async (version: string) => {
  const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(api, {
    info: {
      title: 'CoScrum',
      version,
      description:
        'Everything the page can do. Lists are paged by cursor. A changing call takes the version of the row it was based on, in the body or as If-Match, ' +
        'and is refused with 409 and the current row when that is stale. Creating calls accept an Idempotency-Key.',
    },
    servers: [{ url: '/api' }],
    commonSchemas: { Refusal: { schema: refusalBody } },
    // Every operation may be refused in every way: said once, or the document would be seven times as long.
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Refusal' }),
  });
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of [methods?.post, methods?.put, methods?.patch, methods?.delete])
      if (operation !== undefined) operation.parameters = [...(operation.parameters ?? []), ...headersOf(operation)];
  return document;
};
