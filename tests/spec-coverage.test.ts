import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** What a file says, without the signs that a string needs in code. */
const said = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll('\\', '');

const cells = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:-|Spec|Section|What )/.test(line));
const [, lineByLine = ''] = document.split('## The first specification, line by line');
const ofFirst = (lineByLine.split('\n## ')[0] ?? '').split('\n').filter((line) => rows.includes(line));

test('every row names a test, and every test that is named exists', () => {
  const faults = rows.flatMap((row) => {
    const files = [...(cells(row).at(-1) ?? '').matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => file);
    return files.length > 0 && files.every((file) => existsSync(join(root, file))) ? [] : [row];
  });
  expect(rows.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

describe('the first specification', () => {
  test.each(ofFirst.map(cells))('%s: %s', (_, what = '', tests = '') => {
    const named = tests.split('<br>').map((one) => /^`([^`]+)`(?:: (.+))?$/.exec(one));
    const words = named.map((match) => {
      const [, file = '', title = ''] = match ?? [];
      const text = said(file);
      expect(text, `${file} has a test of this title`).toContain(title);
      return text;
    });
    for (const [, quoted = ''] of what.matchAll(/"([^"]+)"/g))
      expect(
        words.some((text) => text.includes(quoted)),
        `a test says "${quoted}"`,
      ).toBe(true);
  });
});
