import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../src/web');
const mantine = join(import.meta.dirname, '../node_modules/@mantine/core/styles');
const read = (file: string): string => readFileSync(join(web, file), 'utf8');

/** Controls of Mantine whose looks come from another control's file. */
const dressedBy: Record<string, readonly string[]> = {
  Autocomplete: ['Combobox', 'Input'],
  Checkbox: ['Checkbox', 'InlineInput'],
  MultiSelect: ['Combobox', 'Input', 'Pill', 'PillsInput'],
  NativeSelect: ['Input'],
  Radio: ['Radio', 'InlineInput'],
  Select: ['Combobox', 'Input'],
  Switch: ['Switch', 'InlineInput'],
  TagsInput: ['Combobox', 'Input', 'Pill', 'PillsInput'],
  Textarea: ['Input'],
  TextInput: ['Input'],
};

const importedFrom = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

const stylesIn = (text: string): string[] =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name);

test('every control of Mantine that a file uses has its styles, from there or from ui/styles.ts', () => {
  const everywhere = stylesIn(read('ui/styles.ts'));
  const bare = globSync('**/*.tsx', { cwd: web }).flatMap((file) => {
    const text = read(file);
    const here = new Set([...everywhere, ...stylesIn(text)]);
    return importedFrom(text)
      .flatMap((name) => dressedBy[name] ?? [name])
      .filter((name) => existsSync(join(mantine, `${name}.layer.css`)) && !here.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(bare).toEqual([]);
});
