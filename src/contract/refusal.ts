import * as z from 'zod';
import { refusals, type Problem } from './problems.ts';

/** The body of a refusal: which problem of the closed list, its title and text, the field where there is one, the current row of a stale change. */
const refusal = z.object({
  problem: z.enum(Object.keys(refusals) as [Problem, ...Problem[]]),
  title: z.string(),
  field: z.string().optional(),
  current: z.unknown().optional(),
  fault_id: z.string().optional(),
});
export type Refusal = z.infer<typeof refusal>;

/** What is answered to a refused request. `defined` says whether the operation itself refused, or the server before it. */
export const refusalBody = z.object({
  defined: z.boolean(),
  code: z.string(),
  status: z.int(),
  message: z.string().describe('For people.'),
  data: refusal,
});

/** The kinds of refusal with their HTTP status, the same for every operation. */
export const refusalErrors = {
  BAD_REQUEST: { status: 400, data: refusal },
  UNAUTHORIZED: { status: 401, data: refusal },
  FORBIDDEN: { status: 403, data: refusal },
  NOT_FOUND: { status: 404, data: refusal },
  CONFLICT: { status: 409, data: refusal },
  PAYLOAD_TOO_LARGE: { status: 413, data: refusal },
  TOO_MANY_REQUESTS: { status: 429, data: refusal },
  INTERNAL_SERVER_ERROR: { status: 500, data: refusal },
  SERVICE_UNAVAILABLE: { status: 503, data: refusal },
} as const;
export type RefusalKind = keyof typeof refusalErrors;
