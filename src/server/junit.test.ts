import { describe, expect, test } from 'vitest';
import { readJunit, UnreadableReport } from './junit.ts';

const reasonOf = (xml: string): string => {
  try {
    readJunit(xml);
  } catch (error) {
    if (error instanceof UnreadableReport) return error.message;
    throw error;
  }
  return 'read';
};

test('a report is read as test programs write it', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="vitest tests" tests="5" failures="1" errors="1" time="1.5">
      <testsuite name="src/boats.test.ts" tests="5">
        <properties><property name="seed" value="T-99"/></properties>
        <testcase classname="boats" name="[T-1] books a boat &amp; pays" time="0.0312"></testcase>
        <testcase classname="boats.T-2" name="refuses a taken one" time="1,234.5">
          <failure message="expected 409" type="AssertionError"><![CDATA[at boats.test.ts:9 <x>]]></failure>
          <system-out>T-7 is only printed</system-out>
        </testcase>
        <testsuite name="nested">
          <testcase name="later"><properties><property name="test_id" value="T-3"/></properties><skipped/></testcase>
          <testcase name="broken" time="soon"><error>ECONNREFUSED</error></testcase>
        </testsuite>
        <testcase/>
      </testsuite>
    </testsuites>`;
  expect(readJunit(`\uFEFF\n${xml}`)).toEqual([
    { name: '[T-1] books a boat & pays', classname: 'boats', ids: [], outcome: 'passed', message: '', duration_ms: 31 },
    {
      name: 'refuses a taken one',
      classname: 'boats.T-2',
      ids: [],
      outcome: 'failed',
      message: 'expected 409\nat boats.test.ts:9 <x>',
      duration_ms: 1_234_500,
    },
    { name: 'later', classname: '', ids: ['T-3'], outcome: 'skipped', message: '', duration_ms: null },
    { name: 'broken', classname: '', ids: [], outcome: 'failed', message: 'ECONNREFUSED', duration_ms: null },
    { name: '', classname: '', ids: [], outcome: 'passed', message: '', duration_ms: null },
  ]);
});

describe('a report is refused with its reason', () => {
  const suite = (inner: string) => `<testsuite>${inner}</testsuite>`;
  test.each([
    ['nothing', '', 'It is empty.'],
    ['an answer that is a web page', '<html><body>404</body></html>', /begins with <html>/],
    ['words', 'no tests found', /^Line 1 is no XML/],
    ['one that was cut off', '<testsuite><testcase name="a">', /^Line 1 is no XML: Unclosed root tag/],
    ['tags that cross', suite('<testcase></testsuite></testcase>'), /is no XML/],
    [
      'an entity of a declaration',
      '<!DOCTYPE x [<!ENTITY a "b">]><testsuite><testcase name="&a;"/></testsuite>',
      /type declaration/,
    ],
    [
      'entities that multiply',
      `<!DOCTYPE x [<!ENTITY a "aaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${'&a;'.repeat(9)}">`).join('')}]><testsuite/>`,
      /type declaration/,
    ],
    ['an entity from a file', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><testsuite/>', /type declaration/],
    ['an entity that nobody declared', suite('<testcase name="&secret;"/>'), /Invalid character entity/],
    ['elements nested beyond reason', '<testsuite>'.repeat(5000), 'Nested deeper than 64 elements.'],
    ['more cases than any run has', suite('<testcase/>'.repeat(50_001)), 'More than 50,000 test cases.'],
  ] as const)('%s', (_, xml, reason) => {
    expect(reasonOf(xml)).toMatch(reason);
  });
});

test('what is kept of a case is bounded and can be stored', () => {
  const [one] = readJunit(
    `<testsuite><testcase name="${'n'.repeat(9000)}" time="1e300"><failure message="${'m'.repeat(70_000)}">${'t'.repeat(300_000)}</failure></testcase></testsuite>`,
  );
  expect([one?.name.length, one?.message.length, one?.duration_ms]).toEqual([2000, 2000, null]);
});
