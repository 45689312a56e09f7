import sax from 'sax';
import type { TestOutcome } from '#contract/vocabulary.ts';

/** One test case of a report, with everything in it that may name one of ours. */
export type ReportedCase = {
  name: string;
  classname: string;
  /** Values of its properties, such as `test_id`. */
  ids: string[];
  outcome: TestOutcome;
  message: string;
  duration_ms: number | null;
};

/** A report that cannot be read; the message says why, for the person who sent it. */
export class UnreadableReport extends Error {}

/** A test case stands four elements deep, and test programs nest suites; nothing sensible nests deeper. */
const deepest = 64;
const mostCases = 50_000;
const longestMessage = 2_000;
const longestName = 2_000;

const outcomeOf: Record<string, TestOutcome> = { failure: 'failed', error: 'failed', skipped: 'skipped' };

const longestDuration = 2_147_483_647;
const milliseconds = (seconds: string | undefined): number | null => {
  const value = seconds === undefined || seconds.trim() === '' ? Number.NaN : Number(seconds.replaceAll(',', ''));
  return value >= 0 && value * 1000 <= longestDuration ? Math.round(value * 1000) : null;
};

/** Without what no store keeps: NUL, and halves of surrogate pairs. */
const storable = (text: string, longest: number): string =>
  text.replaceAll('\u0000', '').slice(0, longest).toWellFormed();

/**
 * The test cases of a JUnit XML report. The parser reads as it goes and builds no tree; a document type declaration, where
 * entities could be made up, is refused, as is what is nested too deep or is no JUnit report.
 */
export const readJunit = (xml: string): ReportedCase[] => {
  const parser = sax.parser(true);
  const cases: ReportedCase[] = [];
  const path: string[] = [];
  let current: ReportedCase | null = null;
  let inMessage = false;
  let begun = false;
  const refuse = (reason: string): never => {
    throw new UnreadableReport(reason);
  };
  // The parser of sax is no event target.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  parser.onerror = (error) => {
    const [what = 'not well-formed'] = error.message.split('\n');
    return refuse(`Line ${parser.line + 1} is no XML: ${what}.`);
  };
  parser.ondoctype = () => refuse('A document type declaration is not accepted.');
  parser.onopentag = ({ name, attributes }) => {
    if (path.length === 0 && name !== 'testsuites' && name !== 'testsuite')
      refuse(`It begins with <${storable(name, 100)}>, and not with <testsuites> or <testsuite>.`);
    begun = true;
    path.push(name);
    if (path.length > deepest) refuse(`Nested deeper than ${deepest} elements.`);
    const given = attributes as Record<string, string>;
    if (name === 'testcase') {
      if (cases.length === mostCases) refuse(`More than ${mostCases.toLocaleString('en')} test cases.`);
      current = {
        name: storable(given.name ?? '', longestName),
        classname: storable(given.classname ?? '', longestName),
        ids: [],
        outcome: 'passed',
        message: '',
        duration_ms: milliseconds(given.time),
      };
      cases.push(current);
      return;
    }
    if (current === null) return;
    const outcome = Object.hasOwn(outcomeOf, name) ? outcomeOf[name] : undefined;
    if (outcome !== undefined && path.at(-2) === 'testcase') {
      if (current.outcome !== 'failed') current.outcome = outcome;
      current.message = storable(
        [current.message, given.message ?? ''].filter((one) => one !== '').join('\n'),
        longestMessage,
      );
      inMessage = true;
    }
    if (name === 'property' && given.value !== undefined) current.ids.push(storable(given.value, longestName));
  };
  const words = (text: string) => {
    if (current === null || !inMessage || current.message.length >= longestMessage) return;
    const joined = current.message === '' ? text.trimStart() : `${current.message}\n${text}`;
    current.message = storable(joined, longestMessage);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  parser.ontext = words;
  parser.oncdata = words;
  parser.onclosetag = (name) => {
    path.pop();
    if (Object.hasOwn(outcomeOf, name)) inMessage = false;
    if (name === 'testcase') current = null;
  };
  parser.write(xml.replace(/^\uFEFF/u, '').trimStart()).close();
  if (!begun) refuse('It is empty.');
  return cases;
};
