import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('without settings the program serves this machine alone from ./data', () => {
  expect(settingsFrom({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    loopback: true,
    location: { folder: resolve('data') },
    backups: { folder: resolve('data/backups'), days: 7 },
    drainMs: 0,
    logLevel: 'warn',
    blogUrl: null,
    contact: null,
    publicUrl: null,
    model: null,
  });
});

test('a blank setting is one that is not set', () => {
  expect(settingsFrom({ PORT: '', HOST: ' ', DATABASE_URL: '', COSCRUM_BLOG_URL: '' })).toEqual(settingsFrom({}));
});

test.each([
  ['COSCRUM_DRAIN_SECONDS', '301', 'COSCRUM_DRAIN_SECONDS must be 0 to 300.'],
  ['PORT', 'eight', 'PORT must be a number.'],
  ['PORT', '70000', 'PORT must be 0 to 65535.'],
  ['PORT', '-1', 'PORT must be 0 to 65535.'],
  ['PORT', '1.5', 'PORT must be a whole number.'],
  ['PORT', '1e999', 'PORT must be a number.'],
  ['PORT', '0x50', 'PORT must be a number.'],
  ['COSCRUM_BACKUP_DAYS', '0.5', 'COSCRUM_BACKUP_DAYS must be a whole number of days.'],
  ['DATABASE_URL', 'mysql://user:hunter2@host/db', 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  ['COSCRUM_INSECURE', 'yes', 'COSCRUM_INSECURE must be 0 or 1.'],
  ['COSCRUM_BLOG_URL', 'javascript:alert(1)', 'COSCRUM_BLOG_URL must be an http or https address.'],
])('%s=%s is refused by its name and without its value', (name, value, message) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(message);
});

test.each(['0.0.0.0', '::', '192.168.1.10', 'coscrum.example'])(
  'HOST=%s has accounts unless told otherwise',
  (HOST) => {
    expect(settingsFrom({ HOST })).toMatchObject({ loopback: false, accounts: true, secureCookies: true });
    expect(settingsFrom({ HOST, COSCRUM_INSECURE: '1' })).toMatchObject({ host: HOST, accounts: false });
  },
);

test('on this machine nobody signs in unless COSCRUM_ACCOUNTS=on', () => {
  expect(settingsFrom({}).accounts).toBe(false);
  expect(settingsFrom({ COSCRUM_ACCOUNTS: 'on' })).toMatchObject({ accounts: true, secureCookies: false });
  expect(() => settingsFrom({ COSCRUM_ACCOUNTS: 'on', COSCRUM_INSECURE: '1' })).toThrow(/Set one of them/);
});

test('cookies travel by https alone, unless others reach the server without it', () => {
  const HOST = '0.0.0.0';
  expect(settingsFrom({ HOST, COSCRUM_PUBLIC_URL: 'https://plan.example' }).secureCookies).toBe(true);
  expect(settingsFrom({ HOST, COSCRUM_PUBLIC_URL: 'http://192.168.1.10:4600' }).secureCookies).toBe(false);
  expect(settingsFrom({ COSCRUM_ACCOUNTS: 'on', COSCRUM_PUBLIC_URL: 'https://plan.example' }).secureCookies).toBe(true);
});

test('a mail server needs a sender and the address that links lead to', () => {
  const SMTP_URL = 'smtps://coscrum:hunter2@mail.example';
  const SMTP_FROM = 'plan@example.org';
  expect(() => settingsFrom({ SMTP_URL })).toThrow(/^SMTP_FROM must be set/);
  expect(() => settingsFrom({ SMTP_URL, SMTP_FROM })).toThrow(/^COSCRUM_PUBLIC_URL must be set/);
  expect(settingsFrom({ SMTP_URL, SMTP_FROM, COSCRUM_PUBLIC_URL: 'https://plan.example' }).mail).toEqual({
    url: SMTP_URL,
    from: SMTP_FROM,
  });
  expect(() => settingsFrom({ SMTP_URL: 'http://hunter2' })).toThrow('SMTP_URL must begin with smtp:// or smtps://.');
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('HOST=%s is this machine alone', (HOST) => {
  expect(settingsFrom({ HOST }).loopback).toBe(true);
});

const ollama = {
  COSCRUM_AI: 'openai-compatible',
  COSCRUM_AI_MODEL: 'qwen3',
  COSCRUM_AI_BASE_URL: 'http://127.0.0.1:11434/v1',
};

test('a model on this machine needs its name and address alone', () => {
  expect(settingsFrom(ollama).model).toEqual({
    provider: 'openai-compatible',
    model: 'qwen3',
    baseUrl: 'http://127.0.0.1:11434/v1',
    key: null,
    priceIn: null,
    priceOut: null,
    dailyBudget: null,
    timeoutMs: 60_000,
  });
});

test.each(['openai', 'anthropic', 'google'])('a model of %s needs its name and a key', (COSCRUM_AI) => {
  const named = { COSCRUM_AI, COSCRUM_AI_MODEL: 'one' };
  expect(() => settingsFrom(named)).toThrow(`COSCRUM_AI_KEY must be set for COSCRUM_AI=${COSCRUM_AI}.`);
  expect(settingsFrom({ ...named, COSCRUM_AI_KEY: 'sk-1' }).model).toMatchObject({ provider: COSCRUM_AI, key: 'sk-1' });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['COSCRUM_AI', { COSCRUM_AI: 'gpt' }, /^COSCRUM_AI must be builtin, openai-compatible, openai, anthropic, google\.$/],
  ['COSCRUM_AI_MODEL', { COSCRUM_AI_MODEL: ' ' }, /^COSCRUM_AI_MODEL must be set/],
  ['COSCRUM_AI_BASE_URL', { COSCRUM_AI_BASE_URL: '' }, /^COSCRUM_AI_BASE_URL must be set/],
  ['COSCRUM_AI_BASE_URL', { COSCRUM_AI_BASE_URL: 'file:///hunter2' }, /^COSCRUM_AI_BASE_URL must be an http or https/],
  [
    'COSCRUM_AI_BASE_URL',
    { COSCRUM_AI_BASE_URL: 'https://me:hunter2@host/v1' },
    /^COSCRUM_AI_BASE_URL must hold no name/,
  ],
  ['COSCRUM_AI_KEY', { COSCRUM_AI_KEY: 'hunter2\nX-Other: 1' }, /^COSCRUM_AI_KEY must be of letters/],
  ['COSCRUM_AI_PRICE_IN', { COSCRUM_AI_PRICE_IN: '-1' }, /^COSCRUM_AI_PRICE_IN must not be negative/],
  ['COSCRUM_AI_DAILY_BUDGET', { COSCRUM_AI_DAILY_BUDGET: '5' }, /^COSCRUM_AI_DAILY_BUDGET needs COSCRUM_AI_PRICE_IN/],
  ['COSCRUM_AI_TIMEOUT', { COSCRUM_AI_TIMEOUT: '0' }, /^COSCRUM_AI_TIMEOUT must be 1 to 3600\.$/],
])('%s is refused by its name and without its value: %j', (_, wrong, message) => {
  const reading = () => settingsFrom({ ...ollama, ...wrong });
  expect(reading).toThrow(message);
  expect(reading).not.toThrow(/hunter2/);
});
