import { resolve } from 'node:path';
import * as z from 'zod';
import type { ModelSettings } from '#advisors/run.ts';

const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema);

/** A number in decimal digits: 0x50 and 1e3 are numbers to JavaScript, and slips of the keyboard in a setting. */
const decimal = (unit = '') =>
  z
    .string()
    .trim()
    .regex(/^[+-]?\d+(?:\.\d+)?$/, `must be a number${unit}`)
    .transform(Number);
const number = (least: number, most: number, unit = '') =>
  decimal(unit).pipe(z.number().min(least, `must be ${least} to ${most}`).max(most, `must be ${least} to ${most}`));
const wholeNumber = (least: number, most: number, unit = '') =>
  number(least, most, unit).refine(Number.isInteger, `must be a whole number${unit}`);

const engines = ['builtin', 'openai-compatible', 'openai', 'anthropic', 'google'] as const;
const amount = decimal().pipe(z.number().min(0, 'must not be negative').max(1_000_000, 'is too large'));

/** Every environment variable that the program reads, with its default. The README's table lists the same. */
const environment = z.object({
  PORT: setting(wholeNumber(0, 65_535).default(4600)),
  HOST: setting(z.string().max(255, 'must be a host name').default('127.0.0.1')),
  COSCRUM_DATA: setting(z.string().default('./data')),
  COSCRUM_BACKUP_DAYS: setting(wholeNumber(0, 3650, ' of days').default(7)),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  COSCRUM_DRAIN_SECONDS: setting(number(0, 300, ' of seconds').default(0)),
  LOG_LEVEL: setting(
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('warn'),
  ),
  COSCRUM_INSECURE: setting(z.enum(['0', '1'], 'must be 0 or 1').default('0')),
  COSCRUM_ACCOUNTS: setting(z.enum(['auto', 'on'], 'must be auto or on').default('auto')),
  COSCRUM_PROXIES: setting(wholeNumber(0, 9).default(0)),
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .refine((url) => URL.canParse(url), 'must be an address')
      .optional(),
  ),
  SMTP_FROM: setting(z.email('must be an e-mail address').optional()),
  COSCRUM_BLOG_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()),
  COSCRUM_CONTACT: setting(
    z
      .union([z.email(), z.url({ protocol: /^https?$/ })], 'must be an e-mail address or an http or https address')
      .optional(),
  ),
  COSCRUM_PUBLIC_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), 'must be an address without a path or a name to sign in')
      .optional(),
  ),
  COSCRUM_AI: setting(z.enum(engines, `must be ${engines.join(', ')}`).default('builtin')),
  COSCRUM_AI_MODEL: setting(z.string().trim().max(200, 'is too long').optional()),
  COSCRUM_AI_BASE_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .refine((url) => !/^https?:\/\/[^/]*@/i.test(url), 'must hold no name or password; use COSCRUM_AI_KEY')
      .optional(),
  ),
  COSCRUM_AI_KEY: setting(
    z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]*$/, 'must be of letters, digits and signs alone')
      .optional(),
  ),
  COSCRUM_AI_PRICE_IN: setting(amount.optional()),
  COSCRUM_AI_PRICE_OUT: setting(amount.optional()),
  COSCRUM_AI_DAILY_BUDGET: setting(amount.optional()),
  COSCRUM_AI_TIMEOUT: setting(number(1, 3600, ' of seconds').default(60)),
});

export type Settings = {
  port: number;
  host: string;
  /** Whether only this machine can reach the server. */
  loopback: boolean;
  location: { databaseUrl: string } | { folder: string };
  /** Where the daily backups go, and how many days they are kept; null where there are none. */
  backups: { folder: string; days: number } | null;
  /** How long the server serves on after it said that it is leaving, in milliseconds. */
  drainMs: number;
  logLevel: string;
  /** Whether people sign in. */
  accounts: boolean;
  /** Whether the cookie of a session travels by https alone. */
  secureCookies: boolean;
  /** How many proxies stand in front, each of which notes where a request came from. */
  proxies: number;
  /** The mail server and whose name letters carry; null where none is set. */
  mail: { url: string; from: string } | null;
  blogUrl: string | null;
  /** An http or https address, or a mailto one. */
  contact: string | null;
  /** Such as `https://plan.example.org`, without a slash at the end. */
  publicUrl: string | null;
  /** The model that the advisors speak with; null for the built-in advisor. Holds the key. */
  model: ModelSettings | null;
};

/** A setting that cannot be used; the message names the variable and never repeats its value, which may be a secret. */
export class SettingsError extends Error {}

/** A store that cannot be used as it is, said by the variable that names it. */
export const notOpened = (location: Settings['location'], { message }: Error): SettingsError =>
  new SettingsError(
    `the store could not be opened (${'folder' in location ? 'COSCRUM_DATA' : 'DATABASE_URL'}): ${message}.`,
  );

/** Whether a host, as settings or addresses write it, is this machine and no other. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

const contactOf = (given: string | undefined): string | null => {
  if (given === undefined) return null;
  return /^https?:/i.test(given) ? given : `mailto:${given}`;
};

const originOf = (url: string | undefined): string | null => (url === undefined ? null : new URL(url).origin);

const mailOf = ({ SMTP_URL, SMTP_FROM }: z.infer<typeof environment>, publicUrl: string | null): Settings['mail'] => {
  if (SMTP_URL === undefined) return null;
  if (SMTP_FROM === undefined) throw new SettingsError('SMTP_FROM must be set for SMTP_URL: letters need a sender.');
  // Links in letters must not lead where a forged request says.
  if (publicUrl === null)
    throw new SettingsError('COSCRUM_PUBLIC_URL must be set for SMTP_URL: letters hold links to this server.');
  return { url: SMTP_URL, from: SMTP_FROM };
};

const modelOf = (env: z.infer<typeof environment>): ModelSettings | null => {
  const provider = env.COSCRUM_AI;
  if (provider === 'builtin') return null;
  const needed = (name: 'COSCRUM_AI_MODEL' | 'COSCRUM_AI_BASE_URL' | 'COSCRUM_AI_KEY'): string => {
    const value = env[name];
    if (value === undefined) throw new SettingsError(`${name} must be set for COSCRUM_AI=${provider}.`);
    return value;
  };
  const [priceIn, priceOut, dailyBudget] = [
    env.COSCRUM_AI_PRICE_IN ?? null,
    env.COSCRUM_AI_PRICE_OUT ?? null,
    env.COSCRUM_AI_DAILY_BUDGET ?? null,
  ];
  if (dailyBudget !== null && (priceIn === null || priceOut === null))
    throw new SettingsError('COSCRUM_AI_DAILY_BUDGET needs COSCRUM_AI_PRICE_IN and COSCRUM_AI_PRICE_OUT.');
  const isOpen = provider === 'openai-compatible';
  return {
    provider,
    model: needed('COSCRUM_AI_MODEL'),
    baseUrl: isOpen ? needed('COSCRUM_AI_BASE_URL') : (env.COSCRUM_AI_BASE_URL ?? null),
    key: isOpen ? (env.COSCRUM_AI_KEY ?? null) : needed('COSCRUM_AI_KEY'),
    priceIn,
    priceOut,
    dailyBudget,
    timeoutMs: env.COSCRUM_AI_TIMEOUT * 1000,
  };
};

/** Read and check the settings; throws SettingsError that names the first variable that cannot be used. */
export const settingsFrom = (env: Record<string, string | undefined>): Settings => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const {
    PORT,
    HOST,
    COSCRUM_ACCOUNTS,
    COSCRUM_DATA,
    COSCRUM_BACKUP_DAYS,
    DATABASE_URL,
    LOG_LEVEL,
    COSCRUM_INSECURE,
    COSCRUM_BLOG_URL,
  } = parsed.data;
  const loopback = isLoopback(HOST);
  if (COSCRUM_INSECURE === '1' && COSCRUM_ACCOUNTS === 'on')
    throw new SettingsError(
      'COSCRUM_INSECURE=1 means that nobody signs in, and COSCRUM_ACCOUNTS=on the opposite. Set one of them.',
    );
  const publicUrl = originOf(parsed.data.COSCRUM_PUBLIC_URL);
  return {
    port: PORT,
    host: HOST,
    loopback,
    location: DATABASE_URL === undefined ? { folder: resolve(COSCRUM_DATA) } : { databaseUrl: DATABASE_URL },
    backups: COSCRUM_BACKUP_DAYS === 0 ? null : { folder: resolve(COSCRUM_DATA, 'backups'), days: COSCRUM_BACKUP_DAYS },
    drainMs: parsed.data.COSCRUM_DRAIN_SECONDS * 1000,
    logLevel: LOG_LEVEL,
    accounts: COSCRUM_ACCOUNTS === 'on' || (!loopback && COSCRUM_INSECURE !== '1'),
    // A browser keeps such a cookie from this machine itself, and from elsewhere by https alone.
    secureCookies: publicUrl === null ? !loopback : publicUrl.startsWith('https:'),
    proxies: parsed.data.COSCRUM_PROXIES,
    mail: mailOf(parsed.data, publicUrl),
    blogUrl: COSCRUM_BLOG_URL ?? null,
    contact: contactOf(parsed.data.COSCRUM_CONTACT),
    publicUrl,
    model: modelOf(parsed.data),
  };
};
