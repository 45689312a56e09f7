import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('without settings the program serves this machine alone from ./data', () => {
  expect(settingsFrom({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    loopback: true,
    location: { folder: resolve('data') },
    logLevel: 'warn',
    blogUrl: null,
    contact: null,
    publicUrl: null,
  });
});

test('a blank setting is one that is not set', () => {
  expect(settingsFrom({ PORT: '', HOST: ' ', DATABASE_URL: '', COSCRUM_BLOG_URL: '' })).toEqual(settingsFrom({}));
});

test.each([
  ['PORT', 'eight', 'PORT must be a number.'],
  ['PORT', '70000', 'PORT must be 0 to 65535.'],
  ['PORT', '-1', 'PORT must be 0 to 65535.'],
  ['PORT', '1.5', 'PORT must be a whole number.'],
  ['PORT', '1e999', 'PORT must be a number.'],
  ['DATABASE_URL', 'mysql://user:hunter2@host/db', 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  ['COSCRUM_INSECURE', 'yes', 'COSCRUM_INSECURE must be 0 or 1.'],
  ['COSCRUM_BLOG_URL', 'javascript:alert(1)', 'COSCRUM_BLOG_URL must be an http or https address.'],
])('%s=%s is refused by its name and without its value', (name, value, message) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(message);
});

test.each(['0.0.0.0', '::', '192.168.1.10', 'coscrum.example'])('HOST=%s needs COSCRUM_INSECURE=1', (HOST) => {
  expect(() => settingsFrom({ HOST })).toThrow(/^HOST .*COSCRUM_INSECURE=1/);
  expect(settingsFrom({ HOST, COSCRUM_INSECURE: '1' })).toMatchObject({ host: HOST, loopback: false });
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('HOST=%s is this machine alone', (HOST) => {
  expect(settingsFrom({ HOST }).loopback).toBe(true);
});
