import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from '../suggest/naming.ts';
import { situationOf, suggestionsFor } from '../suggest/suggest.ts';

/** The names of what was read, before any usual name takes their place. */
const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.flatMap((wish) => nameOfWish(wish, { ...slots, thing: '' }) ?? []);
};

describe('what things are told to do by themselves', () => {
  test.each([
    ['A lab. Values beyond the limit have to jump out.', 'Highlight values beyond the limit'],
    ['A shelter. Overdue cases must light up.', 'Highlight overdue cases'],
    ['A household book. Groceries should land under food without my help.', 'File groceries under food automatically'],
    ['An office. Mails from the bank should land there too.', 'Collect mails from the bank'],
    ['A personnel office. Yearly talks should leave a trace.', 'Record yearly talks'],
    ['A mailing list. Dead addresses drop out by themselves.', 'Remove dead addresses automatically'],
    ['A notice board. Old offers should vanish after a month.', 'Remove old offers after a month'],
    ['A society. We owe the office a list of what was played.', 'Give the office a list of what was played'],
    ['A workshop. Customers ask when their bike is ready.', 'Show when their bike is ready'],
    ['A laundry. The guest knows when it is dry.', 'Notify the guest when it is dry'],
    ['A newsstand. Fresh issues come by themselves.', 'Fetch fresh issues automatically'],
    [
      'A vet. I want a patient list. Blood values come from the lab electronically.',
      'Import blood values from the lab electronically',
    ],
    ['A pub. I want a plan. Closed evenings announced before.', 'Announce closed evenings before'],
    ['A pub. I want a plan. Tables of our garden booked in the same.', 'Book tables of the garden'],
    ['A museum. Labels must be with each exhibit.', 'Attach labels to each exhibit'],
    ['A poll. The votes shall be anonym.', 'Keep the votes anonymous'],
    ['A quiz. I want questions. Some answers must not appear.', 'Hide some answers'],
    ['A shop. The next manager must be able to go on without us.', 'Let the next manager continue without you'],
    ['Something small that looks at each tank every hour.', 'Check each tank every hour'],
    ['A dairy. Something small that checks tanks, nags before a filter runs out.', 'Warn before a filter runs out'],
    ['We need a guest list and to know how often they came.', 'See how often they came'],
    [
      'A bakery. I want a plan. Cost of each cake after it is baked.',
      'Calculate the cost of each cake after it is baked',
    ],
    [
      'A pool. Guards get a plan for the week, and once a year the safety training.',
      'Schedule safety training once a year',
    ],
    ["A library. I want a catalogue. Each book has a code already, we'd scan that code.", 'Scan code'],
    ['A cellar. Scan jars, the app knows which jars are left.', 'Show which jars are left'],
    ['A lift. I want the timetable on the wall and on phones.', 'Create a timetable on the wall and on phones'],
    ['A gallery. Prints, frames, some only for members.', 'Limit some parts to members'],
    ['A yard. Plan builds as bars, hours on jobs.', 'Record hours on jobs'],
    ['A safe that warns when a key is lent twice or was copied.', 'Warn when a key is lent twice or was copied'],
    ['A guide. Old pages must show that nobody read them.', 'Show that nobody read them'],
    ['A bakery. Know what flour and yeast we have left.', 'See what flour and yeast you have left'],
    ['A wiki for hikers. Anybody can write.', 'Let anybody write'],
    ['A harbour. Guests without a boat ought to book a berth.', 'Let guests without a boat book a berth'],
    ['A depot. Hosts should drop keys into a box.', 'Let hosts drop keys into a box'],
    [
      'A market. I want stalls. Sellers who have been here longer get more space.',
      'Let sellers who have been here longer get more space',
    ],
    ['A mill. Start jobs on whichever mill is free.', 'Start jobs on whichever mill is free'],
    ['We are two bakers, want a list of orders.', 'Keep a list of orders'],
    ['One page that compares several shops.', 'Compare several shops'],
    ['A player. The app must know where I was.', 'Remember where you were'],
    [
      'A forest office. I would like that a sighting turns into a case and then into a permit.',
      'Turn a sighting into a case and into a permit',
    ],
    ['A help desk. Every mail becomes a case with one owner.', 'Turn every mail into a case with one owner'],
    ['A help desk. Every mail should belong to one agent.', 'Assign every mail to one agent'],
    ['A lab. Urgent cases should float to the top.', 'Put urgent cases to the top'],
    ['A lab. Auditors love asking which instrument was used.', 'Show which instrument was used'],
    [
      'A logbook for cars. Garage bills photographed and kept with the car.',
      'Photograph and keep garage bills with the car',
    ],
    ['A practice. Videos picked by the therapist, sent to the phone.', 'Send videos to the phone'],
    ['A league. Fixtures made by the program, table updates by itself.', 'Update table automatically'],
    ['A shop. Items are scanned and the money lands on the right person.', 'Assign the money to the right person'],
    ['An allotment club. Water meters get read twice a year.', 'Read water meters twice a year'],
    ['An allotment club. Who pays late gets a reminder.', 'Remind people who pay late'],
    ["A rowing club. When the boat is damaged it's blocked.", 'Block the boat when it is damaged'],
    ['A bike kitchen. We need opening hours on the site.', 'Show opening hours on the site'],
    ['A workshop. Nothing may get changed after the signature.', 'Lock everything after the signature'],
    ['I want a record shelf. Cover and year filled from the internet.', 'Fill cover and year from the internet'],
    ["A library. I don't want to type the whole record.", 'Fill in the whole record automatically'],
    ['I want a rental desk. Drivers who lost their licence should be blocked.', 'Block drivers who lost their licence'],
  ])('is done by the product: %s', (idea, name) => expect(said(idea)).toContain(name));

  test.each([
    'A lab. Values arrive by fax today.',
    'A lab. Letters come from the bank.',
    'A club. Members drop out every year.',
    'A shop. We owe the bank a lot of money.',
    'An office. Nobody knows when it is ready.',
    'I want a shop. Tickets sold well. Lists vanished last year.',
  ])('is left alone where people do it, or where it is only how things are: %s', (idea) =>
    expect(said(idea).join(', ')).not.toMatch(/highlight|collect|remove|give|notify|sell/iu),
  );
});

describe('several questions in one sentence', () => {
  test.each([
    [
      'A shelter. We need to know who is where, when which animal gets its shots, and which are up for a new home.',
      ['See who is where', 'Show when which animal gets its shots', 'Show which are up for a new home'],
    ],
    [
      'A depot. I need to see what goes bad when and how much each of the places still has.',
      ['See what goes bad when', 'Show how much each of the places still has'],
    ],
    ['A farm. I want to see what was sown where.', ['See what was sown where']],
    ['A trip. Who paid and who not I want to see at once.', ['See who paid and who has not']],
    ['A tunnel. I want to see who is through and who is stuck.', ['See who is through and who is stuck']],
  ])('each become one feature, short ones of a kind stay one: %s', (idea, names) =>
    expect(said(idea)).toEqual(expect.arrayContaining(names)),
  );
});

describe('what stands in another place of the sentence', () => {
  test.each([
    ['A guesthouse. Breakfast or the sauna may be added.', 'Add breakfast or the sauna'],
    ['An album. Photos I would like to sort by year.', 'Sort photos by year'],
    ['A festival. Tickets, and when it is sold out then a waiting list.', /waiting list/u],
    [
      'A survey tool. Depending on what they answer they get another form.',
      /another form depending on what they answer/u,
    ],
    [
      'A clinic. I imagine the person answers plain questions on a phone, in Spanish too.',
      'Offer everything in Spanish',
    ],
    [
      "A tuner. It should suggest whom to call so I don't drive zigzag, and remember what was wrong.",
      'Remember what was wrong',
    ],
    ['A workshop. Devices need a check. Overdue ones in red.', 'Highlight overdue ones in red'],
    ["A parish. People say when they can't.", /enter absences$/iu],
    ['A parish. Whoever wants it takes a look at the calendar and books the hall.', /book the hall$/iu],
    ['An assembly. I want voting from the seat.', 'Vote from the seat'],
    [
      'I want a server to look at pictures in the browser send a case to the specialist delete all old ones.',
      'Send a case to the specialist',
    ],
    ['Cars. photos of the damage / tell me when oil is due / what each car costs', 'Notify when oil is due'],
    [
      'A mailing list. Depending on what somebody opens or which page they read, they get the next mail by itself.',
      /next mail automatically depending on what somebody opens/u,
    ],
    [
      'A thesis tool. When I write the chapter the footnotes and the list should make themselves.',
      /list automatically/u,
    ],
    ['A library. When we buy a new title I want to invite the readers.', 'Invite the readers when you buy a new title'],
  ])('is read all the same: %s', (idea, name) =>
    expect(said(idea).filter((one) => (typeof name === 'string' ? one === name : name.test(one)))).not.toEqual([]),
  );
});

describe('what is to happen when something else does', () => {
  test.each([
    ["I want a page for letters. After it's done, delete the photo.", "Delete the photo after it's done"],
    ['I want a page for a camp. If it storms tell everyone.', 'Notify everyone if it storms'],
    ['I want a tool. If the value is under 70 everyone gets an alarm.', 'Alert everyone if the value is under 70'],
    [
      'I want a tool. It should tell me when a slot is empty and when the fridge gets warm.',
      'Notify when the fridge gets warm',
    ],
    [
      'I want a desk. A letter in Farsi should go to somebody who speaks Farsi.',
      'Assign a letter in Farsi to somebody who speaks Farsi',
    ],
    ['A court tool. After the hearing the clerk signs the form, then the bill is made.', 'Let the clerk sign the form'],
    ['A chess tool. Players who leave early should be taken out.', 'Take players who leave early out'],
    ['A mill. Plans must be stamped and delivered as a file.', 'Stamp and deliver plans as a file'],
    ['I would appreciate a system in which a client can upload a plan.', 'Let a client upload a plan'],
  ])('%s', (idea, name) => expect(said(idea)).toContain(name));
});

describe('what is asked in a question is to be seen', () => {
  test.each([
    ['Where can I practise Spanish tonight?', 'Show where you can practise Spanish tonight'],
    ['How many places are left?', 'Show how many places are left'],
    ['What do we need to buy?', 'Show what you need to buy'],
    ['Also who has which amp.', 'Show who has which amp'],
    ['The app says whose turn it is.', 'Show whose turn comes next'],
    ['Has everybody signed?', 'Show whether everybody has signed'],
    ['Did the customer pay?', 'Show whether the customer paid'],
    ['1. Nobody knows who has the key.', 'See who has the key'],
    ['A rota that shows who rings where.', 'Show who rings where'],
  ])('%s', (question, name) => expect(said(`A page for us. ${question}`)).toContain(name));
});

describe('what people leave out or put in another place', () => {
  test.each([
    ['I want make plans from the photos.', 'Create plans from the photos'],
    ["Honey I'd like to know per hive.", 'See honey per hive'],
    ['The bass says if they can.', 'Let the bass enter availability'],
    ['I want to say out loud what I see.', 'Dictate what you see'],
    ['I want songs w/ lyrics.', 'Manage songs with lyrics'],
    ['Gaps are to be marked, not filled.', 'Mark gaps'],
    ['It must be visible who has the file.', 'Show who has the file'],
    ['The customer clicks yes or no.', 'Let the customer accept or decline requests'],
    ['If something is not back, mail.', 'Send a mail if something is not back'],
    ['They pay too late, so a reminder after 14 days.', 'Send a reminder after 14 days'],
    ['Parents want to see the bus, to be told when it is near.', 'Notify when the bus is near'],
    ['After 3 weeks a small message.', 'Send a small message after 3 weeks'],
    ['Parents book. A message "your child needs shoes".', 'Send a message'],
    ['Right to left reading for the group!!!', 'Offer a right to left reading for the group'],
    ['All get to know that it is cancelled.', 'Notify all that it is cancelled'],
    ['when its done the owner gets a text', "Notify the owner by text when it's done"],
    ['Each step (cutting, drying) is confirmed by the doctor.', 'Let the doctor confirm each step'],
    ['Doctors dictate findings, nurses correct them, doctors sign.', 'Let doctors sign findings'],
  ])('%s', (sentence, name) => expect(said(`A tool for us. ${sentence}`)).toContain(name));

  test.each(['It writes it down.', 'So it has to know that.', 'It should look nice.'])(
    'nothing is made of: %s',
    (sentence) => expect(said(sentence)).toEqual([]),
  );

  test('a place that is named first is no doing', () => {
    const idea = 'Repair café, every first Saturday. Visitors say what is broken.';
    const quotes = suggestionsFor({ from: 'idea', idea, project: '' }).flatMap(({ quote }) => quote ?? []);
    expect(quotes.filter((quote) => quote.startsWith('Repair'))).toEqual([]);
    expect(quotes.length).toBeGreaterThan(0);
  });
});
