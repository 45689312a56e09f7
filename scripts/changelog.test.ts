import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releasesIn } from './changelog.ts';

const markdown = `# Changelog

About this file.

## [Unreleased]

What will be \`0.2.0\`.

### Added

#### Ideas

- **Ideas** in \`ideas\`, with a
  second line and [a link](https://example.org/x).
- <b onclick="x()">Bold</b> & [more](javascript:alert(1))

## [0.1.0] - 2026-11-21

### Fixed

- Nothing.

[Unreleased]: https://example.org/compare
`;

test('each release has its name, its date and what was written under it', () => {
  const [next, first] = releasesIn(markdown);
  expect(next).toEqual({
    name: 'Unreleased',
    date: null,
    parts: [
      {
        kind: 'text',
        words: [
          { kind: 'text', text: 'What will be ' },
          { kind: 'code', text: '0.2.0' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'heading', level: 3, text: 'Added' },
      { kind: 'heading', level: 4, text: 'Ideas' },
      { kind: 'list', items: [expect.any(Array), expect.any(Array)] },
    ],
  });
  expect(first).toEqual({
    name: '0.1.0',
    date: '2026-11-21',
    parts: [
      { kind: 'heading', level: 3, text: 'Fixed' },
      { kind: 'list', items: [[{ kind: 'text', text: 'Nothing.' }]] },
    ],
  });
});

test('HTML stays text, and only addresses of the web become links', () => {
  const list = releasesIn(markdown)[0]?.parts.at(-1);
  const [written, hostile] = list?.kind === 'list' ? list.items : [];
  expect(written).toEqual([
    { kind: 'strong', text: 'Ideas' },
    { kind: 'text', text: ' in ' },
    { kind: 'code', text: 'ideas' },
    { kind: 'text', text: ', with a second line and ' },
    { kind: 'link', text: 'a link', href: 'https://example.org/x' },
    { kind: 'text', text: '.' },
  ]);
  expect(hostile?.every(({ kind }) => kind === 'text')).toBe(true);
  expect(hostile?.map(({ text }) => text).join('')).toBe('<b onclick="x()">Bold</b> & more');
});

test('what the page cannot show stops the build instead of being left out', () => {
  expect(() => releasesIn('## [1.0.0]\n\n- one\n  - two\n')).toThrow('a list within a list');
  expect(() => releasesIn('## [1.0.0]\n\n| a |\n| - |\n| b |\n')).toThrow('cannot show a table');
});

test("the project's own changelog can be shown", () => {
  const releases = releasesIn(readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8'));
  expect(releases.length).toBeGreaterThan(0);
  for (const { name, parts } of releases) {
    expect(name).toMatch(/^(?:Unreleased|\d+\.\d+\.\d+)$/);
    expect(parts.length).toBeGreaterThan(0);
  }
});
