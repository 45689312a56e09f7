import { describe, expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

describe('COSCRUM_CONTACT', () => {
  test.each([
    ['', null],
    ['ops@example.org', 'mailto:ops@example.org'],
    ['https://example.org/help?topic=plan', 'https://example.org/help?topic=plan'],
  ])('%s is linked to as %s', (given, contact) => {
    expect(settingsFrom({ COSCRUM_CONTACT: given }).contact).toBe(contact);
  });

  test.each(['nobody', 'javascript:alert(1)', 'ops@example.org?subject=x', 'ftp://example.org'])(
    '%s is refused',
    (given) => {
      expect(() => settingsFrom({ COSCRUM_CONTACT: given })).toThrow(
        'COSCRUM_CONTACT must be an e-mail address or an http or https address.',
      );
    },
  );
});

describe('COSCRUM_PUBLIC_URL', () => {
  test.each([
    ['', null],
    ['https://plan.example.org', 'https://plan.example.org'],
    ['HTTP://Plan.example.org:8080/', 'http://plan.example.org:8080'],
  ])('%s begins addresses as %s', (given, publicUrl) => {
    expect(settingsFrom({ COSCRUM_PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
  });

  test.each(['plan.example.org', 'ftp://x.org', 'https://x.org/plan', 'https://x.org?a=b', 'https://me:secret@x.org'])(
    '%s is refused, and not repeated',
    (given) => {
      const start = () => settingsFrom({ COSCRUM_PUBLIC_URL: given });
      expect(start).toThrow(/^COSCRUM_PUBLIC_URL must be an /);
      expect(start).not.toThrow(given);
    },
  );
});
