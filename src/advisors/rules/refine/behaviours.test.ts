import { expect, test } from 'vitest';
import { behavioursIn } from './behaviours.ts';

const told = (description: string) =>
  behavioursIn(description).map(({ role, deeds, under, follows }) => [
    role,
    deeds.map(({ want }) => want),
    under,
    follows,
  ]);

test.each([
  [
    'A member cancels until the evening before, and the day is free again at once.',
    ['a member', ['cancel until the evening before'], null, 'the day is free again at once'],
  ],
  [
    'The volunteer sees what was lent, checks the parts and ends the loan.',
    ['a volunteer', ['see what was lent', 'check the parts', 'end the loan'], null, null],
  ],
  [
    'When the shed opens, the volunteer sees who comes to fetch.',
    ['a volunteer', ['see who comes to fetch'], 'the shed opens', null],
  ],
  [
    'Members choose e-mail or text message, so that nobody is disturbed.',
    ['a member', ['choose e-mail or text message'], null, null],
  ],
  [
    'The deposit is held on a card and released on return.',
    [null, [], null, 'the deposit is held on a card and released on return'],
  ],
  ['Every night a copy is kept in a second place.', [null, [], null, 'every night a copy is kept in a second place']],
])('of "%s" it reads who does what, and what then is so', (description, behaviour) => {
  expect(told(description)).toEqual([behaviour]);
});

test.each([
  'Loans, members and repairs of a year on one page.',
  'A date and hour, and a hold that can be stopped.',
  'It has to be usable on a small screen.',
  'Newsletters',
  '',
])('"%s" says nothing that happens', (description) => {
  expect(behavioursIn(description)).toEqual([]);
});

test('a thing whose name ends like that of a person does nothing by itself', () => {
  expect(told('Newsletters come in with a preview, and go out in an open format.')[0]?.[0]).toBeNull();
});
