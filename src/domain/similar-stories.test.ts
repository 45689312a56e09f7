import { expect, test } from 'vitest';
import { mostAlike } from './similar-stories.ts';

const stories = [
  { id: '1', text: 'Book a boat for an hour' },
  { id: '2', text: 'Remind members by mail' },
  { id: '3', text: 'Booking boats for a whole day' },
  { id: '4', text: 'Print the yearly report' },
];

test('the likest comes first, whatever the form of its words, and names what both have', () => {
  const alike = mostAlike({ id: 'x', text: 'Booked boats by the hour' }, stories, 5);
  expect(alike.map(({ story }) => story.id)).toEqual(['1', '3']);
  expect(alike[0]?.shared).toContain('boat');
});

test('a story is not like itself, nor like one with nothing in common', () => {
  expect(mostAlike({ id: '2', text: 'Remind members by mail' }, stories, 5)).toEqual([]);
});
