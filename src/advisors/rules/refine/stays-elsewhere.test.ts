import { expect, test } from 'vitest';
import { staysElsewhere } from './stays-elsewhere.ts';

test.each([
  'Bookings stay in our old system.',
  'Invoices are written elsewhere.',
  'We leave the accounts as they are.',
])('what stays where it is: %s', (sentence) => expect(staysElsewhere(sentence)).toBe(true));

test.each([
  'Today the bookings are made on paper and half of them get lost.',
  'Payments are handled by our present provider, which we want to replace.',
  'I want to manage bookings in a separate calendar.',
])('what is to be replaced, or is wished, does not stay: %s', (sentence) =>
  expect(staysElsewhere(sentence)).toBe(false),
);
