import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from '../suggest/naming.ts';
import { situationOf, suggestionsFor } from '../suggest/suggest.ts';

const read = (idea: string) => drained(situationOf({ from: 'idea', idea, project: '' }));
/** The names of what was read, before any usual name takes their place. */
const said = (idea: string) => {
  const { reading, slots } = read(idea);
  return reading.wishes.flatMap((wish) => nameOfWish(wish, { ...slots, thing: '' }) ?? []);
};
const start = 'I want guests to book online.';

describe('what a business tells as a fact is a rule to be held', () => {
  test.each([
    ["It's a different price in summer.", 'Set a different price in summer'],
    ['The price of eggs changes in winter.', 'Set a different price of eggs in winter'],
    ['Prices are different at Christmas, dogs cost ten euros.', 'Set a price of ten euros for dogs'],
    ['Members pay less.', 'Set a lower price for members'],
    ['Weekends cost more.', 'Set a higher price for weekends'],
    ['Rush jobs cost fifty percent more.', 'Set a price fifty percent higher for rush jobs'],
    ['The hall costs 50 euros, students pay half.', 'Set half the price for students'],
    ['It costs less for people of the village.', 'Set a lower price for people of the village'],
    ['Families get ten percent off.', 'Give families a discount of ten percent'],
    ['Children under six are free.', 'Charge nothing for children under six'],
    ['The yearly fee is 60 euros.', 'Set a yearly fee of 60 euros'],
    ['Export for the university.', 'Export data for the university'],
    ["In winter and on holidays it's a different fee.", 'Set a different fee in winter and on holidays'],
    ['Checks of the ropes must never be forgotten.', 'Remind people of checks of the ropes'],
    ['Nothing may be lost.', 'Prevent losing anything'],
    ['The boats are out, hourly rate differs by boat.', 'Set a different hourly rate per boat'],
    ['Prices differ for clubs and private persons.', 'Set different prices for clubs and private persons'],
    ['People forget to sign out, and the bill takes me two days.', 'Remind people to sign out'],
    ['Never more than eight in a class.', 'Limit a class to eight'],
    ['No more than two bookings per family.', 'Limit bookings to two per family'],
    ['At most eight per lifeguard.', 'Limit places to eight per lifeguard'],
    ['Puppy course, max 8 dogs.', 'Limit places to 8 dogs'],
    ['12 fit on deck.', 'Limit places to 12 on deck'],
    ['Each family only once a week.', 'Limit each family to once a week'],
    ['Two nights at least on weekends.', 'Require at least two nights on weekends'],
    ['The shifts need at least one paramedic.', 'Require at least one paramedic for shifts'],
    ['Every trip must have at least two guides.', 'Require at least two guides for every trip'],
    ['The hall gets rented, and never after ten at night.', 'Block times after ten at night'],
    ["Mondays I'm closed.", 'Mark Mondays as closed'],
    ['We are open from 9 to 17.', 'Set opening hours from 9 to 17'],
    ['Colour takes two hours.', 'Set a duration of two hours for colour'],
    ['Deadlines must not be missed.', 'Remind people of deadlines'],
    ['For an incident we have a fixed list.', 'Keep a fixed list for an incident'],
    ['If someone falls, there is a fixed form.', 'Keep a fixed form if someone falls'],
    ['For a baptism there is a list of eleven things we have to ask.', 'Keep a list of eleven things for a baptism'],
  ])('%s', (sentence, name) => {
    expect(said(`${start} ${sentence}`)).toContain(name);
    const quotes = read(`${start} ${sentence}`).reading.wishes.map(({ quote }) => quote);
    expect(quotes.every((quote) => `${start} ${sentence}`.includes(quote))).toBe(true);
  });

  test.each([
    'We pay less for paper than last year.',
    'It costs more than I thought.',
    'The portals cost more every year.',
    'Volunteers are free on Sunday.',
    'The app costs 20 euros a month.',
    'For incidents we have a list on paper.',
    'The opening hours change every few weeks.',
  ])('what others ask, what it is like, and what lies on paper is none: %s', (sentence) =>
    expect(said(`${start} ${sentence}`).join(', ')).not.toMatch(/price|charge|list|opening hours/iu),
  );
});

describe('what has to be there, or is forgotten', () => {
  test.each([
    ['Kids only with an adult.', 'Require an adult for kids'],
    ['No entry without a ticket.', 'Require a ticket for entry'],
    ['People forget to pay.', 'Remind people to pay'],
  ])('%s', (sentence, name) => expect(said(`${start} ${sentence}`)).toContain(name));

  test('and nothing of it is refused', () =>
    expect(
      read(`${start} No entry without a ticket. No subscription and my notes must be exportable.`).reading.refusals.map(
        ({ words }) => words,
      ),
    ).toEqual(['subscription']));
});

describe('what nobody is to see is hidden, and no wish to see nothing', () => {
  test.each([
    ['Parents see nothing.', 'Hide everything from parents'],
    ['Relatives see nothing of the notes.', 'Hide the notes from relatives'],
    ['Kids can see no grades.', 'Hide grades from kids'],
    ["No teacher sees another teacher's marks.", 'Hide marks from other teachers'],
    ['Trainees get no access to salaries.', 'Hide salaries from trainees'],
    ['Kids never see the health forms.', 'Hide the health forms from kids'],
    ['Never show the exact place to others.', 'Hide the exact place from others'],
    ['Only the teachers see the notes.', 'Let only the teachers see the notes'],
    ["Nobody but the helper may see the letter, it's private.", 'Let only the helper see the letter'],
    ['Drivers must only see theirs.', 'Let drivers see only their own'],
    ["Nobody sees the others' points before the end.", "Hide the others' points until the end"],
  ])('%s', (sentence, name) => expect(said(`A page for our school. ${sentence}`)).toContain(name));

  test('it is offered as such, and refuses nothing else', () => {
    const idea = 'A site for our school where teachers enter grades. Kids can see no grades.';
    expect(read(idea).reading.refusals).toEqual([]);
    const names = suggestionsFor({ from: 'idea', idea, project: '' }).map(({ name }) => name);
    expect(names).toContain('Hide grades from kids');
    expect(names.join()).not.toMatch(/see no\b|see nothing/u);
  });
});

describe('who shares what, and who has their own', () => {
  test.each([
    ['Some recordings are only for the board.', 'Limit some recordings to the board'],
    ['The vault is just for the parents.', 'Limit the vault to the parents'],
    ['Three teachers write in one text.', 'Let three teachers write at the same time'],
    ['Several cooks work on one, and old recipes stay.', 'Let cooks work together'],
    ['Sketch floors, all at once on one plan.', 'Let all work at the same time on one plan'],
    ['My son has his own stations.', 'Give your son his own stations'],
    ['Each hut should have its own diary with photos.', 'Give each hut its own diary with photos'],
    ['Trainees have their own shelf in the archive.', 'Give trainees their own shelf in the archive'],
    ['Ask for tools, each tenant own key, old requests listed.', 'Give each tenant an own key'],
  ])('%s', (sentence, name) => expect(said(`A page for our school. ${sentence}`)).toContain(name));

  test.each([
    'Three cooks work at the same time in the kitchen.',
    'Each trainer has her own spreadsheet.',
    'My wife has her own taste.',
    'The weekend is only for two days.',
  ])('what is so anyway is none: %s', (sentence) =>
    expect(said(`A page for our school. ${sentence}`).join(', ')).not.toMatch(/^Let|Give|Limit/u),
  );
});

describe('what must not be done is prevented', () => {
  test.each([
    ['Cooks may see all recipes and not change them.', 'Prevent cooks from changing recipes'],
    ['DJs fill an evening, not the same band twice.', 'Limit the same band to once'],
    ['Show late orders, not forget any for a day.', 'Prevent forgetting any for a day'],
  ])('%s', (sentence, name) => expect(said(`A page for our pub. ${sentence}`)).toContain(name));
});

describe('the form in which something is wanted makes it an export', () => {
  test.each([
    ['I want the hours in Excel.', 'Export hours to Excel', 'hours in Excel'],
    ['I need all receipts as a PDF.', 'Export receipts as a PDF', 'receipts as a PDF'],
    [
      "I want the invoices to our tax man's program.",
      "Export invoices to the tax man's program",
      "invoices to our tax man's program",
    ],
    [
      'I need the hours of all in Excel for the tax office.',
      'Export hours of all to Excel for the tax office',
      'hours of all in Excel for the tax office',
    ],
    ['Please give me the numbers as CSV.', 'Export the numbers as CSV', 'give me the numbers as CSV'],
    [
      'The diary has to be a PDF each week.',
      'Export the diary as PDF each week',
      'The diary has to be a PDF each week',
    ],
    ['At the end of the day cash book as Excel.', 'Export cash book as Excel', 'cash book as Excel'],
    ['Labels for the fair as PDF.', 'Export labels for the fair as PDF', 'Labels for the fair as PDF'],
    ['Can I have the list in Excel?', 'Export list to Excel', 'list in Excel'],
  ])('%s', (sentence, name, quote) => {
    const idea = `A tool for our office. ${sentence}`;
    expect(said(idea)).toContain(name);
    expect(read(idea).reading.wishes.map((wish) => wish.quote)).toContain(quote);
  });

  test('what is written in a program, or lies in one today, is none', () => {
    expect(said('A tool for our office. We want to write letters in Word.').join()).not.toMatch(/export/iu);
    expect(said('The hours are in Excel. I want to see them on the phone.').join()).not.toMatch(/export/iu);
  });
});

describe('the order of steps', () => {
  test.each([
    ['First the foreman signs, then the client.', ['Let the foreman sign first and then the client']],
    [
      'First the customer signs the offer, then the office orders the material.',
      ['Let the customer sign the offer', 'Let the office order the material once the customer signs'],
    ],
    ['The doctor has to be told, first the doctor, then the family.', ['Notify first the doctor and then the family']],
    ['Theory first, then the exam.', ['Require theory before the exam']],
    [
      'First the judge checks the results, then they are published.',
      ['Publish results once the judge checks the results'],
    ],
  ])('is kept: %s', (sentence, names) => {
    const found = said(`I want a tool for our work. ${sentence}`);
    for (const name of names) expect(found).toContain(name);
  });
});
