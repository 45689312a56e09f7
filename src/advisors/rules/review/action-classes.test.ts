import { expect, test } from 'vitest';
import { titleOf } from '../reading/title.ts';
import { actionClassOf, deedOf } from './action-classes.ts';

test.each([
  ['Export bookings', 'export'],
  ['Export what is known of me', 'export'],
  ['Import bank statements', 'import'],
  ['Cash book of deposits', 'keep'],
  ['Pay the deposit by card', 'pay'],
  ['Members book by themselves', 'decide'],
  ['Let guests cancel a booking', 'remove'],
  ['Who owes what', 'show'],
  ['Tools that nobody borrows', 'show'],
  ['At most five tools at a time', 'protect'],
  ['Reminder on the day before', 'send'],
  ['Reminding members before a tool is due', 'send'],
  ['Report damage with a photo', 'keep'],
  ['Report income by month', 'compute'],
  ['Safety check once a year', 'check'],
  ['Email templates', 'keep'],
  ['Sign in with a second factor', 'protect'],
  ['Members get a message when their piece is out of the kiln', 'send'],
  ['Let parents receive a weekly newsletter', 'send'],
  ['Members are reminded of a return', 'send'],
  ['See messages', 'show'],
  ['Frobnicate the widgets', 'let'],
])('%s is, as architects look at it, to %s', (name, deed) => {
  expect(deedOf(titleOf(name), name)).toBe(deed);
});

test('a single verb has the class of what it does', () => {
  expect(['export', 'delete', 'show', ''].map((verb) => actionClassOf(verb).id)).toEqual([
    'connect',
    'keep',
    'show',
    'let',
  ]);
});
