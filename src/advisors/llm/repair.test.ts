import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { plainText } from './plain-text.ts';
import { repaired } from './repair.ts';

const schema = z.object({
  features: z
    .array(
      z.object({
        name: z.string().min(1),
        points: z.number(),
        size: z.enum(['S', 'M', 'L']).catch('M'),
        value: z.enum(['Must Have', 'Should Have', 'Could Have']),
        quote: z.string().nullable(),
        notes: z.array(z.string()),
      }),
    )
    .min(1),
});
const boat = { name: 'Book a boat', points: 3, size: 'S', value: 'Must Have', quote: null, notes: ['Two seats'] };
const key = { ...boat, name: 'See who has the key' };
const both = { features: [boat, key] };
const written = JSON.stringify(both, null, 2);
const read = (answer: string) => repaired(answer, schema);

describe('what stands around the answer is left aside:', () => {
  test.each([
    ['nothing', written],
    ['fences', `\`\`\`json\n${written}\n\`\`\``],
    ['fences without an end', `\`\`\`json\n${written}`],
    ['thoughts', `<think>They want {boats}. [1] {"features": []}</think>\n${written}`],
    ['thoughts that lost their beginning', `They want boats: {"features": [] }.\n</think>\n${written}`],
    ['thoughts under another name', `<reasoning>Hm.</reasoning>${written}`],
    ['prose before', `Here is what I suggest [see below], as {JSON}:\n${written}`],
    ['prose after', `${written}\nLet me know if {you} want more!`],
    ['a smaller example before', `For instance {"features":[]}. Now really:\n${written}`],
    ['a wrapper', JSON.stringify({ response: both })],
    ['a bare list', JSON.stringify([boat, key])],
    ['a byte order mark', `\uFEFF${written}`],
  ])('%s', (_, answer) => {
    expect(read(answer)).toEqual({ value: both, whole: true, flaws: [] });
  });

  test('what looks like thought inside of a text stays where it is', () => {
    const thought = { features: [{ ...boat, notes: ['a </think> b'] }] };
    expect(read(JSON.stringify(thought)).value?.features[0]?.name).toBe('Book a boat');
  });
});

describe('slips of the pen are mended:', () => {
  const one = (text: string) => read(text).value?.features[0];
  test.each<[string, string]>([
    ['trailing commas', written.replace('"Two seats"', '"Two seats",').replace(/\}\s*\]\s*\}$/, '},],}')],
    ['comments', written.replace('"points"', '// the effort\n"points"')],
    ['names without quotes', written.replaceAll('"points"', 'points')],
    ['words of another language', written.replaceAll('null', 'None')],
    ['numbers as text', written.replaceAll('3,', '"3",')],
    ['numbers with words', written.replaceAll('3,', '"3 points",')],
    ['the wrong case', written.replaceAll('Must Have', 'must_have').replaceAll('"S"', '"s"')],
    ['words that are shortened', written.replaceAll('Must Have', 'Must')],
    ['words that are spelt out', written.replaceAll('"S"', '"Small"')],
    ['names in another case', written.replaceAll('"name"', '"Name"')],
    ['one instead of a list of one', written.replaceAll(/\[\s*"Two seats"\s*\]/g, '"Two seats"')],
    ['a list in one text', written.replaceAll(/\[\s*"Two seats"\s*\]/g, '"- Two seats"')],
    ['what is null where it should be empty', written.replace('"Two seats"', '"Two seats", null')],
  ])('%s', (_, answer) => {
    expect(answer).not.toBe(written);
    expect(one(answer)).toEqual(boat);
  });

  test('line ends inside of a text, and escapes that there are not', () => {
    expect(one(written.replace('Two seats', String.raw`Two\'s company` + '\nand'))?.notes).toEqual([
      "Two's company\nand",
    ]);
  });

  test('optional fields that are missing', () => {
    const sparse = { features: [{ name: 'Book a boat', points: 3, value: 'Must Have' }] };
    expect(one(JSON.stringify(sparse))).toEqual({ ...boat, size: 'M', quote: null, notes: [] });
  });

  test('twins, whose second is left out and named', () => {
    const { value, flaws } = read(JSON.stringify({ features: [boat, key, { ...boat, name: 'Book a Boat!' }] }));
    expect(value).toEqual(both);
    expect(flaws).toEqual(['features[2]: stands there twice']);
  });

  test('items that are beyond it are left out and named', () => {
    const { value, flaws } = read(JSON.stringify({ features: [boat, { ...key, value: 'Nice' }, 7, key] }));
    expect(value).toEqual(both);
    expect(flaws).toHaveLength(2);
    expect(flaws[0]).toMatch(/^features\[1\]\.value: /);
  });
});

test('of an answer that is cut off anywhere, exactly the complete items remain', () => {
  const ends = [...written.matchAll(/^ {4}\}/gm)].map(({ index }) => index + 5);
  expect(ends).toHaveLength(2);
  for (let length = 0; length < written.length; length++) {
    const { value, whole } = read(written.slice(0, length));
    const complete = ends.filter((end) => end <= length).length;
    expect([length, value?.features.length ?? 0, whole]).toEqual([length, complete, false]);
    if (value) expect(value.features).toEqual(both.features.slice(0, complete));
  }
});

test.each([
  '',
  'No.',
  '{',
  '[',
  '{"a":',
  'null',
  '42',
  '"features"',
  '{"features":{}}',
  '{"features":"none"}',
  '{]',
  '['.repeat(5000),
  '{"a":'.repeat(5000),
])('what is no answer is none, and says what was wrong: %#', (answer) => {
  const { value, flaws } = read(answer);
  expect(value).toBeUndefined();
  expect(flaws.length).toBeGreaterThan(0);
});

test('nothing in an answer changes what objects are', () => {
  read('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"features":[]}');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

describe('text', () => {
  test.each([
    ['a < b and c > d', 'a < b and c > d'],
    ['under 100 ms (<100 ms)', 'under 100 ms (<100 ms)'],
    ['<b>bold</b>', 'bold'],
    ['<script>alert(1)</script>after', 'after'],
    ['<scr<script>ipt>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)', ''],
    ['![dot](https://elsewhere.example/p.png?d=1) text', 'dot text'],
    ['![dot][1]\n\n[1]: https://elsewhere.example/p.png', 'dot'],
    ['[click](javascript:alert(1))', 'click'],
    ['[a](https://b.example/(c)) d', 'a d'],
    ['abc\u202Edef\u200Bghi', 'abcdefghi'],
    ['one\n\n\n\ntwo  \nthree', 'one\n\ntwo\nthree'],
  ])('%j becomes %j', (given, text) => {
    expect(plainText(given)).toBe(text);
  });

  // A text read in turns of its length twice over would not end within the time that a test has.
  test.each(['<', '[', '![', '<a', '<!--', '[](', '**', '`'])('that is made to be slow is not: %s', (hostile) => {
    expect(plainText(hostile.repeat(500_000)).length).toBeLessThanOrEqual(hostile.length * 500_000);
  });
});
