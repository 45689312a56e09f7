import { expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { readSources } from './reading.ts';

const quotes = (text: string): string[] =>
  drained(readSources([{ id: 'idea', text, weight: 1 }])).wishes.map(({ quote }) => quote);

test.each([
  [
    'A tool for flags. It should list every flag with the file and line where it is defined.',
    'list every flag with the file and line where it is defined',
  ],
  [
    'A tool for flags. It should exit with a code if there are more than N stale flags.',
    'exit with a code if there are more than N stale flags',
  ],
  [
    'A law firm. The assistant types in the date of service and the kind of deadline.',
    'types in the date of service and the kind of deadline',
  ],
  ['A yard. The firm should close it by the deadline set.', 'close it by the deadline set'],
  [
    'A library. Members renew a loan from home, unless somebody else is waiting.',
    'renew a loan from home, unless somebody else is waiting',
  ],
])('a wish goes on to the end of its clause: %s', (text, quote) => expect(quotes(text)).toContain(quote));

test.each([
  ['A library. Members renew a loan and I see who waits.', 'renew a loan'],
  ['A library. Members renew a loan from home because the desk is closed.', 'renew a loan from home'],
])('what begins something else is no part of it: %s', (text, quote) => expect(quotes(text)).toContain(quote));
