import { describe, expect, test } from 'vitest';
import { titleOf } from './title.ts';

describe('a title is said in a sentence', () => {
  test.each([
    ['Remind customers the day before', 'reminding customers'],
    ['Send reminders by SMS', 'sending reminders'],
    ['Add, edit and delete recipes', 'adding, editing and deleting recipes'],
    ['Hide, warn and lock', 'hiding, warning and locking'],
    ['Let parents report absences', 'reporting absences'],
    ['Reserve for a whole weekend', 'reserving for a whole weekend'],
    ['Show who owes what', 'showing who owes what'],
    ['Turn accepted quotes into invoices', 'turning accepted quotes into invoices'],
    ['Delete a member who leaves', 'deleting a member'],
    ['Take a tool back', 'taking a tool back'],
    ['See my bookings', "seeing one's own bookings"],
    ['Be reminded on the day before', 'being reminded on the day before'],
    ['Control valves by voice', 'controlling valves'],
    ['Frobnicate the widgets', 'frobnicating the widgets'],
    ['Booking online', 'booking online'],
    ['Reminding members before a tool is due', 'reminding members'],
  ])('an order by its doing: %s', (name, said) => {
    expect(titleOf(name).said).toBe(said);
  });

  test.each([
    ['Cash book of deposits', 'the cash book of deposits'],
    ['Repair list for the workshop', 'the repair list for the workshop'],
    ['Kanban board', 'the Kanban board'],
    ['3D view of the garden', 'the 3D view of the garden'],
    ['Dashboard', 'the dashboard'],
  ])('one thing by its name: %s', (name, said) => {
    expect(titleOf(name)).toMatchObject({ said });
    expect(titleOf(name).verb).toBeUndefined();
  });

  test.each([
    'Export what is known of me',
    'Members book by themselves',
    'Who owes what',
    'Safety check once a year',
    'Household memberships',
    'Opening hours',
    'Email templates',
    'Order spare parts',
    'Ausleihe verlängern',
    'Filter nach Ort',
    'Works offline on old phones',
    'What happens after the deadline?',
    'Print',
    '%',
  ])('anything else in quotation marks: %s', (name) => {
    expect(titleOf(name)).toEqual({ said: `"${name}"`, called: `"${name}"` });
  });

  test('quotation marks and line ends in it leave one name in quotation marks', () => {
    expect(titleOf('"Quick add"\nbutton.').said).toBe(`"'Quick add' button"`);
    expect(titleOf('Show who has which key, since when, and what the shed owes them').called).toBe(
      '"Show who has which key, since when, and what …"',
    );
  });
});

describe('what an order is done to', () => {
  test.each([
    ['Reserve a tool for one day', { one: 'tool', many: 'tools' }],
    ['Manage recipes and ingredients', { one: 'recipe', many: 'recipes' }],
    ['Print barcode labels', { one: 'barcode label', many: 'barcode labels' }],
    ['Let members change a booking', { one: 'booking', many: 'bookings' }],
    ['Grade theses', { one: 'thesis', many: 'theses' }],
  ])('is a thing that can be counted: %s', (name, object) => {
    expect(titleOf(name).object).toEqual(object);
  });

  test.each([
    'Export what is known of me',
    'Reserve for a whole weekend',
    'Delete a member who leaves',
    'Track progress',
    'Hand out without a reservation',
    'Sign in without a password',
    'Take part in a course',
    'Show the weather',
    'Safety check once a year',
    'Cash book of deposits',
  ])('is left open where it is not sure: %s', (name) => {
    expect(titleOf(name).object).toBeUndefined();
  });
});

test('a name in which the doing is in no list of verbs is read all the same', () => {
  expect(titleOf('Let short loop can spin round').said).toBe('letting short loop can spin round');
});
