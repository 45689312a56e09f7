import type { ModelFault } from '#contract/advice-run.ts';

/** A fault of a model, by its code alone: what its server said may hold the key, and is not handed on. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  /** How long the server asked to wait. */
  readonly retryAfterMs: number | null;

  constructor(fault: ModelFault, retryAfterMs: number | null = null) {
    super(`the model failed: ${fault}`);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Google refuses a key with 400, and says why in the body alone. */
const refusesKey = /"API_KEY_INVALID"/;

const byStatus = (status: number, body: string): ModelFault => {
  if (status === 401 || status === 403 || (status === 400 && refusesKey.test(body))) return 'key';
  if (status === 404) return 'model_name';
  if (status === 402 || status === 429) return 'busy';
  if (status >= 500) return 'server';
  return status >= 400 ? 'request' : 'not_a_model';
};

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS|UNABLE_TO_GET_ISSUER/;
const codes: Record<string, ModelFault> = {
  ENOTFOUND: 'address',
  EAI_AGAIN: 'address',
  ECONNRESET: 'broken_off',
  UND_ERR_SOCKET: 'broken_off',
  UND_ERR_BODY_TIMEOUT: 'stalled',
  UND_ERR_HEADERS_TIMEOUT: 'stalled',
};

/** An error with everything that caused it, the outermost first. */
const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error && causes.length < 8; at = at.cause) causes.push(at);
  return causes;
};

/** The library's error of a call, told by its form: to import its class would load the library at every start. */
type CallError = Error & { statusCode?: number; responseHeaders?: Record<string, string>; responseBody?: string };
const isCallError = (error: Error): error is CallError => 'requestBodyValues' in error && 'isRetryable' in error;

const retryAfter = (headers: Record<string, string> | undefined): number | null => {
  const given = headers?.['retry-after'];
  if (given === undefined) return null;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
};

/** Which fault of the closed list an error of the library or of the network is. */
export const failureOf = (error: unknown): ModelFailure => {
  const causes = causesOf(error);
  const known = causes.find((one) => one instanceof ModelFailure);
  if (known !== undefined) return known;
  const call = causes.find(isCallError);
  if (call?.statusCode !== undefined && call.statusCode >= 300)
    return new ModelFailure(byStatus(call.statusCode, call.responseBody ?? ''), retryAfter(call.responseHeaders));
  const code =
    causes.map((one) => (one as NodeJS.ErrnoException).code).findLast((one) => typeof one === 'string') ?? '';
  if (certificate.test(code)) return new ModelFailure('certificate');
  const timeout = causes.find(({ name }) => name === 'TimeoutError');
  if (timeout !== undefined) return new ModelFailure(/chunk/i.test(timeout.message) ? 'stalled' : 'too_slow');
  if (code in codes) return new ModelFailure(codes[code] ?? 'unreachable');
  if (/^(?:E[A-Z]|UND_ERR)/.test(code)) return new ModelFailure('unreachable');
  if (causes.some(({ message }) => /terminated|other side closed|socket hang up/i.test(message)))
    return new ModelFailure('broken_off');
  if (call === undefined) return new ModelFailure('broken_off');
  return new ModelFailure(call.statusCode === undefined ? 'unreachable' : 'not_a_model');
};

/** Its code; a server that wants a key where none is set has refused none. */
export const faultOf = (error: unknown, key: string | null): ModelFault => {
  const { fault } = failureOf(error);
  return fault === 'key' && (key ?? '') === '' ? 'no_key' : fault;
};
