import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { featureSuggestion, planningContext } from '#contract/advice.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { alike, keyOf } from './alike.ts';
import { namesRead } from '#tests/read-names.ts';
import { fromWishes } from './from-wishes.ts';
import { situationOf, suggesting, suggestionsFor } from './suggest.ts';

const forIdea = (idea: string) => suggestionsFor({ from: 'idea', idea, project: '' });
const forPlan = (context: Record<string, unknown>, summary = '', existing: string[] = []) =>
  suggestionsFor({
    from: 'planning',
    context: planningContext.parse({ vision: '', ...context }),
    project: { name: 'Orchard', summary, tags: [], additionalContext: '' },
    existing: existing.map((name) => ({ name, description: '' })),
  });
const names = namesRead;

describe("wishes in the person's words", () => {
  test.each([
    ['A shop for shoes', 'Manage shoes with variants'],
    ['Training hours have to be recorded.', 'Record training hours'],
    [
      'A logbook for gliders: flights with start and landing, which pilot, tow plane, fees computed from minutes.',
      'Manage flights with start and landing',
    ],
    ['Health centre with two nurses. Patient file, appointments, prescriptions.', 'Keep a patient file'],
    ['30 gardens, 30 keys. One login for all gardens.', 'Offer one login for all gardens'],
    ['Posters print from the same data.', 'Print posters from the same data'],
    ['A hosting company of four people watches the servers of 60 clients.', 'Watch the servers of 60 clients'],
    ['Machines in a hall. Restart a machine from the phone.', 'Restart a machine from the phone'],
    ['Offer a job to those who have the language pair.', 'Offer a job to those who have the language pair'],
  ])('%j is named %j', (idea, name) => expect(names(idea)).toContain(name));

  test.each([
    [
      sampleIdeas['vet']!,
      [
        'Let owners book appointments online',
        'Remind owners of vaccinations',
        'A record with treatments for every animal',
      ],
    ],
    [
      sampleIdeas['foodBank']!,
      [
        'See open shifts',
        'Sign up for shifts on their phone',
        'Let the coordinator see who is missing tomorrow',
        'Count hours for the yearly report to the city',
      ],
    ],
    [
      sampleIdeas['mailing']!,
      [
        'Import 3,000 subscribers',
        'Write the newsletter together',
        'Track opens and clicks',
        'Unsubscribe with one click',
      ],
    ],
    [
      sampleIdeas['student']!,
      [
        'Let the students of the university find room for rent',
        'Let the students write to the owner',
        'Show photo of room',
        'Offer a price filter',
      ],
    ],
    [sampleIdeas['solar']!, ['Switch devices by surplus', 'Show history in charts', 'Alert if an inverter stops']],
    [sampleIdeas['cellar']!, ['Show photos of labels', 'Keep drinking window, tasting notes, value of the collection']],
  ])('become features with readable names: %#', (idea, expected) => {
    expect(names(idea)).toEqual(expect.arrayContaining(expected));
  });

  test('are Must Have, unless put softly', () => {
    const features = forIdea(sampleIdeas['bees']!);
    expect(features.find(({ name }) => name.startsWith('Scan'))?.value).toBe('Must Have');
    expect(features.find(({ name }) => /honey online/.test(name))?.value).toBe('Could Have');
  });

  test('come before what is only typical', () => {
    for (const idea of Object.values(sampleIdeas)) {
      const quoted = forIdea(idea).map(({ quote, value }) => quote !== null && value === 'Must Have');
      expect(quoted.slice(0, quoted.filter(Boolean).length).every(Boolean)).toBe(true);
    }
  });

  test('are followed by what they need, as such products have it, and that by what is typical', () => {
    const features = forIdea('Box office of our theatre with five hundred seats. We want to sell tickets online.');
    const said = features.findLastIndex(({ quote }) => quote !== null);
    const needed = features.flatMap(({ reasoning }, at) => (/^"[^"]+" needs it: /u.test(reasoning) ? [at] : []));
    const typical = features.findIndex(({ reasoning }) => /^(?:Typical for|Usual in)/u.test(reasoning));
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.every((at) => at > said && at < typical)).toBe(true);
  });

  test('a list item that names a known thing is a wish', () => {
    expect(names(sampleIdeas['bullets']!).join('\n')).toMatch(/tags[\s\S]*Search[\s\S]*Remind[\s\S]*PDF/);
  });

  test('what somebody is to be told in a list of actions is a wish of its own', () => {
    const all = names(
      'Members reserve the shared tools, see who has the wheelbarrow, and get reminded to bring it back.',
    );
    expect(all.slice(0, 3)).toEqual([
      'Let members reserve the shared tools',
      'Let members see who has the wheelbarrow',
      expect.stringMatching(/^Remind members/),
    ]);
    expect(all.some((name) => /\bhives?\b/i.test(name))).toBe(false);
  });

  test.each([
    [
      'Members borrow tools. Nobody may book more than two slots per week.',
      'Prevent booking more than two slots per week',
    ],
    ['A page where parent can see the lesson.', 'Let parents see the lesson'],
    [
      'A list of pills to tick. If nobody ticked the pills by ten, somebody should be alerted.',
      'Alert somebody if nobody ticked the pills by ten',
    ],
    ['Volunteers see what they earned.', 'Let volunteers see what they earned'],
    ['Everything is done by hand. Filament per person has to be counted.', 'Count filament per person'],
    ['The load is sorted into categories and each fraction weighed again.', 'Weigh each fraction again'],
    ['We share boats. Users need a training before they may book.', 'Require a training before they may book'],
    ['When the alarm rings the nurse sees the room.', 'Let the nurse see the room when the alarm rings'],
    ['Wardens scan number plates and write a fine.', 'Let wardens scan number plates'],
    ['It must be always clear which revision is released.', 'Show which revision is released'],
    ['Drivers bring things. Location of the schools not public please.', 'Hide location of the schools from others'],
    ['Authors write books. Authors get their royalties twice a year.', 'Give authors their royalties twice a year'],
    ['A box of images. Block images that are too bad, sign them.', 'Sign images'],
    ['A box of images. Block images that are too bad, sign them.', 'Block images that are too bad'],
    ['Our club elects its board: 12,000 members, nobody may vote twice.', 'Prevent voting twice'],
    [
      'A wiki for schools. Teams must not see images of other teams.',
      'Prevent teams from seeing images of other teams',
    ],
    ['A roster. My 40 people must get a loud alarm on the phone.', 'Alert 40 people on the phone'],
    ['A roster for exercises. I want to list who was there.', 'List who was there'],
    [
      'Speakers read texts. Speakers tell us age, sex and village if they like.',
      'Let speakers enter age, sex and village if they like',
    ],
    ['I have many files. Tell me which ones I have twice.', 'Show which files you have twice'],
    ['Fire men. Hose and mask must be checked every half year.', 'Check hose and mask every half year'],
    ['A league. Draw up the fixtures so that no hall is double used.', 'Prevent a hall from being double used'],
    ['Small hospital. Nurse photograph patient with hat, doctor write note.', 'Let nurses photograph patient with hat'],
    [
      'A clinic. The app must continue when the server is not reachable.',
      'Work offline when the server is not reachable',
    ],
    ['A clinic. Every month the ministry wants numbers of births.', 'Show numbers of births for every month'],
    ['I have old films. I want to upload them in any format.', 'Upload films in any format'],
    [
      'A notebook. Ring number, species, wing, weight, and the app shouts if the wing is too long.',
      'Warn if the wing is too long',
    ],
    ['A notebook. Ring number, species, wing, weight and fat.', 'Record species, wing, weight and fat'],
    ['Taxis. Customer orders with two taps and sees the price.', 'Let customers order with two taps'],
    ['A flat. Janitors close reports, a notice board, laundry slots.', 'Manage laundry slots'],
    [
      'I make a podcast. I want to get a feed that all the podcast apps accept.',
      'Offer a feed that all the podcast apps accept',
    ],
    [
      'A shared folder for files. If somebody deletes or overwrites something we must get it back.',
      'Restore deleted or overwritten files',
    ],
    [
      'Switches around functions that we can turn on for 5 percent of users, for one customer.',
      'Release to a percentage of users',
    ],
    [
      'Statistics of a website. I want to see how many people, where they come from.',
      'See how many people, where they come from',
    ],
    ['An auction. People bid during the evening, end at ten sharp.', 'Place bids during the evening'],
    ['I need surveys with skip logic.', 'Create surveys with skip logic'],
    ['A tool for alarms. One click opens an incident.', 'Open an incident with one click'],
    ['Lockers with doors. Who took what out is logged.', 'Log who took what out'],
    ['An orchard. Every tree row has variety and year.', 'Record variety and year for every tree row'],
    [
      'Plumbers in a van. Customer signs on glass, the office drags jobs to who is near.',
      'Let customers sign on glass',
    ],
    [
      'A catalogue of objects. Part of the data shall be seen online by the public.',
      'Let the public see part of the data online',
    ],
    ['A clock for work. Start/stop on the phone.', 'Start on the phone'],
    ['A pantry for two. The app should also say what we can cook today.', 'Show what you can cook today'],
    ['Rooms cost money. Invoices go out, and if nobody pays the door is locked.', 'Lock the door if nobody pays'],
    ['We fly. Pilots enter flight time, fuel and any defect.', 'Let pilots enter flight time, fuel and any defect'],
    ['A list of books (novels, poems, plays) with covers.', 'Keep a list of books'],
    [
      'An auction at school. People bid and get told when somebody outbids them.',
      'Notify people when somebody outbids them',
    ],
    ['Staff type in what was found, with a picture.', 'Let staff type in found items with a picture'],
    ['Instructors say when they can. Students book a lesson.', 'Let instructors enter availability'],
    ['A tool for our dive club. I read the dives from the dive computer.', 'Import the dives from the dive computer'],
    ['We inspect bridges. In the office it becomes a report with all damages.', 'Create a report with all damages'],
    ['My songs. Covers and titles it should find by itself.', 'Find covers and titles automatically'],
    ['My songs. It has to remember where I stopped, on every device.', 'Remember where you stopped on every device'],
    ['Want: contracts. They sign on the phone. Must have proof in court who signed when.', 'Show who signed when'],
    ['Fuel and repairs of a car. Papers as a scan attached.', 'Attach papers as a scan'],
    ['Fuel and repairs of a car. My old fuel app can give a CSV.', 'Let the old fuel app give a CSV'],
    ['Six cameras at a farm, record all the time, tell me if it is a fox.', 'Notify if it is a fox'],
    [
      'Cameras record. Old videos go away by itself before the disk is full.',
      'Let old videos go away before the disk is full',
    ],
    ['Scripts call an address. Different grace time for each job.', 'Record different grace time for each job'],
    [
      'Jobs run. A page with green and red for the whole team is enough.',
      'A page with green and red for the whole team',
    ],
    ['We chain steps. When a step fails we want to see why.', 'See why a step fails'],
    ['I plan posts. Which posts failed should be visible.', 'Show which posts failed'],
    [
      'Expenses of a trip. I want to write down expenses, also in other currencies.',
      'Record expenses in other currencies',
    ],
    ['A ledger. Nobody except the board may delete a booking.', 'Let only the board delete a booking'],
    ['Two designers need bills. The yearly invoices go out alone.', 'Let the yearly invoices go out automatically'],
    ['A hall. Tenants should book it by themselves.', 'Let tenants book the hall by themselves'],
    ['Pen friends. You write a first message, and only when both agree the address is shown.', 'Write a first message'],
    [
      "Participants fill in a form. Researchers see who didn't fill in for two days.",
      "Let researchers see who didn't fill in for two days",
    ],
    ['A forum for decisions. All agree, abstain or block until Friday.', 'Abstain until Friday'],
    ['I want a diary of places. Old export must be importable.', 'Import old export'],
    ['I want a diary of places. The phone sends its position to my server.', "Send the phone's position to the server"],
    [
      'I need short links. Links should stop working after the show ends.',
      'Let links stop working after the show ends',
    ],
    ['Online lessons. Lessons recorded so that the ill see them later.', 'Record lessons'],
    ['An app to water my garden. My phone must tell me when a pipe leaks.', 'Alert on leaks and faults'],
    ['Orders. Customer picks branch, pays online or cash.', 'Let customers pick a branch'],
    ['Orders. Delivery only in some streets.', 'Offer delivery only in some streets'],
    ['I want to plan sundays: who plays, who reads, who makes coffee.', 'Show who makes coffee'],
    ['I need books of accounts: bank csv read in, receipts hanging at each booking.', 'Read in bank csv'],
    ['Manga and comics. Right to left reading!!!', 'Read right to left'],
    [
      'An observatory. We cancel when it is cloudy and everybody has to be informed within minutes.',
      'Notify everybody within minutes',
    ],
    ['An observatory. Visitors book, we cancel bookings when it is cloudy.', 'Cancel bookings when it is cloudy'],
    ['A theatre. Props with photo and return date.', 'Manage props with photo and return date'],
    [
      'A tool that reads our meters, compares them to last year and gives the pupils a screen in the hall.',
      'Give the pupils a screen in the hall',
    ],
    ['A theatre. Each sees the own lines in colour.', 'Let each see the own lines in colour'],
    ['A river map. Let the fire brigade look without logging in.', 'Let the fire brigade view without logging in'],
    ['A bicycle kitchen. People give what they like.', 'Let people give what they like'],
    ['A festival. A jury of three listens to recordings.', 'Let a jury of three listen to recordings'],
    ['A boat. I want damage with photo, water used.', 'Offer water used'],
    ['A shop. I want invoices to be sent by mail.', 'Send invoices by mail'],
    ["A shop. I'd like the list to be printed every morning.", 'Print the list every morning'],
    ['A depot. I want members to be able to reorder boxes.', 'Let members reorder boxes'],
    ['A club. It should be possible for members to reorder boxes.', 'Let members reorder boxes'],
    ["A club. I'd love for parents to comment on photos.", 'Let parents comment on photos'],
    ["A club. It'd be great to have a list of boxes.", 'Keep a list of boxes'],
    ['A club. There must be an overview of boxes.', 'Show an overview of boxes'],
    ['A club. There should be a way for guests to reorder boxes.', 'Let guests reorder boxes'],
    ['A club. It allows guests to reorder boxes.', 'Let guests reorder boxes'],
    ['A club. Guests should have the option to reorder boxes.', 'Let guests reorder boxes'],
    ['A club. I wish guests could reorder boxes.', 'Let guests reorder boxes'],
    ['I imagine every request gets a number.', 'Give every request a number'],
    ['Services. A page outside of our own servers that says what works.', 'Show what works'],
    ['Services. Planned works are announced before.', 'Announce planned works before'],
    ['Men on sites. They should press start and stop on their phone.', 'Press start and stop on their phone'],
    ['Hours. I want breaks taken off automatically, and one can go back.', 'Deduct breaks automatically'],
    ['Water has to be changed. The app should remember me every two weeks.', 'Get reminded every two weeks'],
    [
      'Bins of 4000 homes. Drivers scan the bin, note if it was dirty, and households can order a bigger bin.',
      'Let households order a bigger bin',
    ],
    ['Bookmarks for me. Pages vanish, so keep a snapshot.', 'Save snapshots of pages'],
    ['Notes for us. Messages disappear after a day.', 'Let messages disappear after a day'],
    ['A room plan. If nobody has walked in, the booking should vanish.', 'Let the booking vanish if nobody has walked'],
    [
      'A ward. Who swapped most often should NOT be visible to colleagues.',
      'Hide who swapped most often from colleagues',
    ],
    ['A workshop. Parts needed twice should be noticed while planning.', 'Notice parts needed twice while planning'],
    ['A stable. Now I want to see who fed the ponies.', 'See who fed the ponies'],
    ['A pool. Members cannot cancel after noon.', 'Members cannot cancel after noon'],
    ['A fair. Helpers pick their own shifts and cannot pick two at once.', 'Helpers cannot pick two at once'],
    ['Texts. Mark a sentence, hang one or more of our own codes on it.', 'Hang one or more of your own codes'],
    [
      'Texts. Pull out everything said about, for instance, night shifts.',
      'Pull out everything said about night shifts',
    ],
  ])('mean what people mean: %s', (idea, expected) => {
    expect(names(idea)).toContain(expected);
  });

  test.each([
    ['Everybody asks me for numbers because I know the database. I want charts.', /numbers/iu],
    ['Around 300 feeds, sorted in folders.', /300/u],
    ['The delivery platform takes 30 percent from every meal. We want an ordering page.', /30/u],
    ['Some feeds only give two lines so please load the whole article.', /two lines/iu],
    ['Building our own house as owner. I want a list of bills.', /build/iu],
  ])('how matters stand is no wish: %s', (idea, wrong) => {
    expect(names(idea).filter((name) => wrong.test(name))).toEqual([]);
  });

  test('how things go today is no wish', () => {
    expect(names('Our lab still writes on paper. We want to book instruments.').join()).not.toMatch(/paper/);
  });

  test('descriptions of one idea are told in different words', () => {
    for (const idea of Object.values(sampleIdeas)) {
      const { wished: said } = drained(fromWishes(drained(situationOf({ from: 'idea', idea, project: '' }))));
      expect(new Set(said.map(({ description }) => description)).size).toBeGreaterThan(said.length * 0.6);
    }
  });

  test('of many wishes those most wanted are named, in the order of the text', () => {
    const situation = drained(
      situationOf({ from: 'idea', idea: Object.values(sampleIdeas).join('\n\n'), project: '' }),
    );
    const { wished: all } = drained(fromWishes(situation));
    const { wished: some, left } = drained(fromWishes(situation, 30));
    const places = new Set(some.map(({ at }) => at));
    const least = Math.min(...some.map(({ rank }) => rank));
    expect(new Set(some.map(({ name }) => name.toLowerCase())).size).toBe(30);
    expect(all.length).toBeGreaterThan(40);
    expect(some.map(({ name, at }) => [name, at])).toEqual(
      all.filter(({ at }) => places.has(at)).map(({ name, at }) => [name, at]),
    );
    expect(all.filter(({ at, rank }) => rank > least && !places.has(at))).toEqual([]);
    const known = new Set([...places, ...left.map(({ at }) => at)]);
    expect(all.filter(({ at }) => !known.has(at))).toEqual([]);
  });

  test('what is usual in the words of a wish that found no place takes no place of another', () => {
    const things = 'tree gate roof lamp desk sofa wall vase rug door'.split(' ');
    const many = things.flatMap((thing) =>
      'red blue green white black brown pink'.split(' ').map((colour) => `Visitors photograph the ${colour} ${thing}.`),
    );
    const late = 'Maybe customers get a reminder the day before and move the appointment.';
    const all = suggestionsFor({
      from: 'idea',
      idea: ['A booking tool for our salon. Customers book appointments.', ...many, late].join('\n'),
      project: '',
    });
    expect(all.filter(({ quote }) => quote !== null && late.includes(quote))).toEqual([]);
  });

  test('what people lack is no wish', () => {
    const idea =
      'Customers order during the week from one web shop. Every farm looks after its own products, and our hub adds a small fee. Most farmers have little time and an old laptop, so keep it simple.';
    expect(names(idea).filter((name) => /laptop|little time/iu.test(name))).toEqual([]);
  });

  test('how far something goes, and which of two comes first, is no thing and no wish', () => {
    const tree =
      'I am the last one who knows our family. For each claim I must state where I have it from and how far I trust it. There should be a bound volume for the grandchildren.';
    expect(names(tree).filter((name) => /(?<!\bhow )\bfars?\b/iu.test(name))).toEqual([]);
    const cars =
      'Two Guzzis and a camper. Oil changes with date and kilometres, and a nudge when the next is due, whichever comes first.';
    expect(forIdea(cars).filter(({ quote }) => quote?.includes('comes first'))).toEqual([]);
  });

  test('a word that says nothing by itself is no thing', () => {
    const said = forIdea('I want to record what we own, in which room and box it is, with photos, price and warranty.');
    expect(said.map(({ quote }) => quote)).not.toContain('is');
  });

  test('slips of spelling are read over', () => {
    expect(names('Evrybody shoud be able to upload pictues of the garden.')).toContain('Upload pictures of the garden');
  });

  test('what happened to the person in the past is no wish', () => {
    expect(
      names('Last year I lost two colonies because I forgot the treatment. I want to record treatments.').filter(
        (name) => /lose|lost|colon.*two/i.test(name),
      ),
    ).toEqual([]);
  });
});

test('a sentence that begins with "and" is read like any other', () => {
  expect(names('We sing. And our members see the dates.').length).toBeGreaterThan(3);
});

test.each([
  ['A todo list.', 'A todo list for teams.'],
  ['A shop for shoes', 'A shop for hats'],
  ['A blog about trains', 'A blog about dogs'],
])('%j and %j do not get the same answer', (one, other) => {
  expect(forIdea(one)).not.toEqual(forIdea(other));
});

describe('every suggestion', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(fc.nat(0xffff), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
    fc
      .array(
        fc.constantFrom(
          ...Object.values(sampleIdeas).join(' ').split(' '),
          'no',
          'without',
          '\n- ',
          ',',
          '.',
          'и',
          '写',
          '👩‍👩‍👧',
          '\ud800',
          'where',
          'that',
        ),
        { maxLength: 80 },
      )
      .map((words) => words.join(' ')),
    fc.constantFrom(...Object.values(sampleIdeas)),
  );

  test('carries a quote that stands in the text, and keeps the contract', () => {
    fc.assert(
      fc.property(texts, (idea) => {
        for (const feature of forIdea(idea)) {
          expect(featureSuggestion.safeParse(feature).success).toBe(true);
          expect(feature.name.length).toBeGreaterThan(3);
          expect(feature.name.length).toBeLessThanOrEqual(200);
          expect(feature.description).not.toBe('');
          expect(feature.reasoning).not.toBe('');
          if (feature.quote !== null) expect(feature.quote !== '' && idea.includes(feature.quote)).toBe(true);
        }
      }),
      { seed: 6402, numRuns: 150 },
    );
  });

  test('is one of at most twenty, no two of which say the same', () => {
    fc.assert(
      fc.property(texts, (idea) => {
        const keys = forIdea(idea).map(({ name }) => keyOf(name));
        expect(keys.length).toBeLessThanOrEqual(20);
        keys.forEach((key, i) => expect(keys.slice(i + 1).some((other) => alike(key, other))).toBe(false));
      }),
      { seed: 6403, numRuns: 100 },
    );
  });

  test('is the same each time', () => {
    fc.assert(
      fc.property(texts, (idea) => {
        expect(forIdea(idea)).toEqual(forIdea(idea));
      }),
      { seed: 6404, numRuns: 50 },
    );
  });

  test('has a place for how everything is to be, however much is usual', () => {
    const bakery = `Small bakery with three shops. I'd like to enter what was sold and thrown away per shop, see a suggestion
      for tomorrow that knows the weather and school holidays, and send the order to the bakehouse before 9 pm. The staff is
      new each month, so it must be dead simple. GDPR matters to us. Later maybe a forecast for Christmas. Loaves come by
      van, cafés have standing orders.`;
    expect(forIdea(bakery).filter(({ quote }) => quote === null).length).toBeGreaterThan(9);
    expect(forIdea(bakery).map(({ rule }) => rule)).toContain('quality.privacy');
  });

  test('speaks of each of two things that were said in one breath', () => {
    const said = names(
      'A budgeting app for couples. Each of us adds expenses and we see who owes whom. Works offline on the phone.',
    );
    expect(said.filter((name) => /offline/iu.test(name))).toHaveLength(1);
    expect(said.filter((name) => /\bphone\b/iu.test(name))).toHaveLength(1);
  });

  test('says who does it, as the person does', () => {
    const school =
      forIdea(`Language school. Students take a placement test, get into a group, see homework and results. Teachers
      mark attendance and write a short comment after each lesson. Parents get an email if a child misses class.`);
    expect(school.find(({ name }) => name.startsWith('Enrol'))?.name).toBe('Enrol students in groups and courses');
    expect(school.find(({ name }) => /comment/u.test(name))?.description).toMatch(/^Teachers write/u);
    const jobs = forIdea(
      'A job board for nurses. Hospitals pay per posting by credit card, nurses upload certificates.',
    );
    expect(jobs.find(({ name }) => /pay per posting/u.test(name))?.description).toMatch(/^Hospitals pay/u);
  });

  test('takes "not everyone may see everything" for roles', () => {
    const fire = forIdea('A fire brigade writes reports of its missions. Not everyone may see everything.');
    expect(fire.find(({ quote }) => quote?.startsWith('Not everyone'))?.rule).toBe('quality.restricted');
  });

  test('is used on phones only where that is said', () => {
    const rules = (idea: string) => forIdea(idea).map(({ rule }) => rule);
    const lent = forIdea('We record who borrowed which tool. It should run on phones and tablets.');
    expect(lent.map(({ name }) => name)).toContain('Run on phones and tablets');
    expect(lent.map(({ rule }) => rule)).not.toContain('quality.phone');
    expect(rules('We record who borrowed which tool, and I use it on the phone.')).toContain('quality.phone');
    expect(rules('We need a tool to track laptops, phones and licences.')).not.toContain('quality.phone');
    expect(rules('An inventory of phones and tablets that we lend to pupils.')).not.toContain('quality.phone');
  });

  test('leaves no slot open', () => {
    for (const idea of Object.values(sampleIdeas))
      expect(JSON.stringify(forIdea(idea))).not.toMatch(/[{](?:thing|things|people|a thing|doing|object)[}]/);
  });
});

test.each([
  'Ferries for sheep. Today I make it with a whiteboard and a photo.',
  'Honey. Right now we also count the hives by torch, which is fine.',
  'Pony home. It is a lot, currently I write all 140 letters by hand.',
  'Scarecrows. Currently a blackboard in the shed.',
  'Food bank. Today whoever picks up the phone decides.',
  "A prize for sculptures. The public prize doesn't change the main one.",
  'A choir. Slower if they like.',
  "Bottles in the sea. Neither learns the other's address.",
  'Piano lessons. I want no advertisements, and not that pupils can see each other.',
])('what is done today, and what is not, is no wish: %s', (idea) => {
  const said = suggestionsFor({ from: 'idea', idea, project: '' }).filter(({ rule }) => rule.startsWith('wish.'));
  expect(said.filter(({ quote }) => idea.indexOf(quote!) > idea.indexOf('.'))).toEqual([]);
});

describe('refusals', () => {
  test.each([
    ['A shopping list we share at home. No spreadsheet, no login.', /spreadsheet|\bsign in\b|own account/i],
    ['A club app to book courts. We do not need payments.', /\bpay(?:s|ment|ments)?\b|deposit/i],
    ["A forum for gardeners where members post questions. We don't want a chat.", /\bchat\b|private messages/i],
    ['Members book courts on a calendar, without reminders please.', /remind/i],
  ])('are kept: %s', (idea, refused) => {
    expect(names(idea).filter((name) => refused.test(name))).toEqual([]);
  });

  test.each([
    ['A register of sightings. Accounts for visitors? Over my dead body, and then some.', /account/i],
    ['A register of sightings. A newsletter? Certainly not.', /newsletter/i],
  ])('are kept where a question is answered by an idiom: %s', (idea, refused) => {
    expect(forIdea(idea).filter(({ name }) => refused.test(name))).toEqual([]);
  });

  test('"not optional" is no refusal', () => {
    expect(
      forIdea('Visitor statistics for our websites. GDPR is not optional.').some(
        ({ rule }) => rule === 'quality.privacy',
      ),
    ).toBe(true);
  });
});

describe('who says that there is no more to it', () => {
  const said = 'Members of our club book a court. They get a reminder by email. Guests pay at the bar.';
  test.each(['That is all, it can be plain.', "That's all, really.", 'Nothing else is needed.', "We don't need more."])(
    'is offered what was said, and nothing that is only usual: %s',
    (end) => {
      const usual = (idea: string) =>
        suggestionsFor({ from: 'idea', idea, project: '' }).filter(
          ({ quote, reasoning }) => quote === null && !reasoning.includes('needs it'),
        );
      expect(usual(said).length).toBeGreaterThan(5);
      expect(usual(`${said} ${end}`)).toEqual([]);
      expect(suggestionsFor({ from: 'idea', idea: `${said} ${end}`, project: '' }).length).toBeGreaterThan(1);
    },
  );

  test.each([
    'They may change nothing else.',
    "That's it with paper lists.",
    'That is all we have on paper today.',
    'We need more time for the game.',
  ])('says it in a sentence for that alone: %s', (end) => {
    const list = suggestionsFor({ from: 'idea', idea: `${said} ${end}`, project: '' });
    expect(list.filter(({ quote }) => quote === null).length).toBeGreaterThan(5);
  });
});

describe('the planning context', () => {
  test('what exists and what the inventory lists is not suggested again', () => {
    const all = forPlan({ vision: sampleIdeas['vet'] }).map(({ name }) => name);
    expect(all).toContain('Let owners book appointments online');
    const left = forPlan(
      { vision: sampleIdeas['vet'], inventory: 'We already have vaccination reminders by SMS.' },
      '',
      ['Let owners book appointments online'],
    ).map(({ name }) => name);
    expect(left).not.toContain('Let owners book appointments online');
    expect(left).not.toContain('Send vaccination reminders by SMS');
    // Under the name that such products have for it.
    expect(
      forPlan({ vision: sampleIdeas['vet'] }, '', ['Remind owners of vaccinations']).map(({ name }) => name),
    ).not.toContain('Send vaccination reminders by SMS');
  });

  test('the goal of the increment comes first, the summary counts a step less', () => {
    const features = forPlan(
      { vision: 'Members book courts.', piGoal: 'Print a weekly plan of all courts.' },
      'Trainers can upload videos of exercises.',
    );
    expect(features[0]?.name).toBe('Print a weekly plan of all courts');
    expect(features.find(({ name }) => /upload videos/.test(name))?.value).toBe('Should Have');
  });
});

describe('little or nothing said', () => {
  test.each(['', '   ', 'asdf', '???', '1234', 'constructor', '__proto__ toString'])(
    '%j gives no invented features',
    (idea) => {
      expect(forIdea(idea)).toEqual([]);
    },
  );

  test.each([
    'Something for our library',
    'An app so that our volunteers at the animal shelter know what to do.',
    'Some tool so our allotment garden board stops losing track.',
  ])('a single vague sentence that names a field gives what is typical there, without a quote: %s', (idea) => {
    const features = forIdea(idea);
    expect(features.length).toBeGreaterThan(5);
    expect(features.every(({ quote, reasoning }) => quote === null && reasoning !== '')).toBe(true);
  });
});

describe('of a few words, two different ideas never get the same answer', () => {
  test.each([
    [['Chat for our club', 'Chat for our school', 'Chat for our clients', 'Chat for my family']],
    [['A recipe app', 'A recipe app for students', 'A recipe app for seniors', 'Recipes']],
    [['A shop', 'An online shop', 'A shop for shoes', 'A shop for our parish']],
    [['Eine App für unseren Verein', 'Une application pour notre club', '読書クラブのアプリ', 'レシピアプリ']],
  ])('%j', (ideas) => {
    const answers = ideas.map(forIdea);
    for (const answer of answers) expect(answer).not.toEqual([]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(ideas.length);
  });

  test('whom it is for changes what is offered, and the words that say so are shown', () => {
    const school = forIdea('Chat for our school').find(({ rule }) => rule === 'audience.school.guardians');
    expect(school).toMatchObject({ quote: null, value: 'Should Have' });
    expect(school?.reasoning).toContain('Your words "for our school" say so.');
    expect(forIdea('Chat for our club').some(({ rule }) => rule.startsWith('audience.school'))).toBe(false);
  });

  test("the name of a project and its first increment's goal make a text no longer", () => {
    expect(
      forPlan({ vision: 'Chat for our school', projectName: 'The new thing of the year' }).map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['Write messages in channels and groups', 'Ask parents for their consent']));
  });

  test('what stands alone is what is built, and not what it deals with', () => {
    expect(names('A shop')).toContain('Show products in a catalogue with filters');
    expect(names('A website')).toContain('Edit pages in a visual editor');
    expect(names('employee software')).toContain('Request and approve leave');
    expect(names('item software')).toEqual([]);
  });
});

test('an idea that begins with a question is read, and is no answer to one of ours', () => {
  const money = 'Where does it all go? I want to import bank statements and set a limit per month for eating out.';
  expect(names(money)).toEqual(
    expect.arrayContaining(['Import bank statements', 'Set a limit per month for eating out']),
  );
});

test('what is only said to be, or not to be, adds nothing to the wish before it', () => {
  expect(names('Clinics send figures. Refuse a name that cannot be.')).toContain('Refuse a name');
});

test('another language than English is taken over as it was written, and nothing is read into it', () => {
  const spanish = 'Necesitamos una aplicación para reservar pistas. Los socios pagan con tarjeta.';
  expect(forIdea(spanish).map(({ name, quote }) => [name, quote])).toEqual([
    ['Necesitamos una aplicación para reservar pistas', 'Necesitamos una aplicación para reservar pistas.'],
    ['Los socios pagan con tarjeta', 'Los socios pagan con tarjeta.'],
  ]);
  expect(names('- Termine für die Praxis buchen\n- Rechnungen an die Kasse schicken')).toEqual([
    'Termine für die Praxis buchen',
    'Rechnungen an die Kasse schicken',
  ]);
  expect(names('我想要一个记账软件。每天提醒我。')).toEqual(['我想要一个记账软件', '每天提醒我']);
  const cafe = forIdea('The Café des Amis in Le Havre and a bar in Los Angeles want to book tables.');
  expect(cafe.some(({ rule }) => rule === 'words.as-written')).toBe(false);
});

test('two different ideas never get the same answer', () => {
  const seen = new Set(Object.values(sampleIdeas).map((idea) => JSON.stringify(forIdea(idea))));
  expect(seen.size).toBe(Object.keys(sampleIdeas).length);
  const [one, other] = [
    forIdea('Students book lessons with a piano teacher.'),
    forIdea('Players book courts in a tennis hall.'),
  ];
  expect(
    one.filter((feature) =>
      other.some((twin) => twin.name === feature.name && twin.description === feature.description),
    ).length,
  ).toBeLessThan(one.length / 2);
});

const gym =
  'I run a small climbing gym with 300 members. Members should book a slot for the wall because only 40 people may be inside at once. ' +
  'I also need to know which routes people like, and routes get old, so setters must be told when a route is three months old.';

test('what is said of a whole, of a liking and of how matters stand is heard as that', () => {
  expect(names(gym)).toEqual(
    expect.arrayContaining([
      'Limit how many members there may be at once',
      'See which routes people like',
      'Notify setters when a route is three months old',
    ]),
  );
  expect(names(gym).filter((name) => /get old|\bruns?\b/u.test(name))).toEqual([]);
});

test('what an expert of the field knows gives the setting and is quoted as nobody', () => {
  const businessContext = 'Members see the opening hours of the bar.';
  const quotes = forPlan({ vision: gym, businessContext }).flatMap(({ quote }) => quote ?? []);
  expect(quotes.length).toBeGreaterThan(3);
  expect(quotes.filter((quote) => !gym.includes(quote))).toEqual([]);
});

test.each([
  ['A hikers club. The guide plans a tour. Payment no.', /pay/iu],
  ['A shop for my ceramics. Login not needed.', /\b(?:log|sign)s? in\b|(?<!without an )account/iu],
  ['A paper for our village. Ads never. Readers write comments.', /\bad(?:s|vert)/iu],
])('what is refused with the refusal at the end is not suggested: %s', (idea, refused) => {
  expect(names(idea).length).toBeGreaterThan(3);
  expect(names(idea).filter((name) => refused.test(name))).toEqual([]);
});

test.each([
  ['One file per person, contract included. They correct a changed address.', /include/iu],
  [
    'If a neighbour already told it, he sees this before he sends. Potholes are pinned on a map.',
    /before he|if a neighbour/iu,
  ],
])('what says nothing without what stands before it is no wish: %s', (idea, hollow) => {
  expect(names(idea).length).toBeGreaterThan(1);
  expect(names(idea).filter((name) => hollow.test(name))).toEqual([]);
});

test.each([
  ['Guests book a room. Check if a room is already booked.', 'Check if a room is already booked'],
  ['Customers order lunch. I want to know before I leave.', 'Know before you leave'],
])('what is wished outright is one, whatever follows: %s', (idea, wish) => {
  expect(names(idea)).toContain(wish);
});

test('what somebody is not able to is no ban', () => {
  expect(names('The librarian cannot say who has which score.')[0]).toBe('Let the librarian see who has which score');
});

test('what was said is given while what is usual is still being compared', () => {
  const steps = [...suggesting({ from: 'idea', idea: sampleIdeas['bike']!, project: '' })];
  const first = steps.findIndex((feature) => feature?.quote);
  const usual = steps.findIndex((feature) => feature?.quote === null);
  expect(first).toBeGreaterThan(0);
  expect(steps.slice(first, usual)).toContain(undefined);
  expect(steps.filter((feature) => feature !== undefined)).toEqual(
    suggestionsFor({ from: 'idea', idea: sampleIdeas['bike']!, project: '' }),
  );
});
