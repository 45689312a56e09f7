import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { readSources } from '../reading/reading.ts';
import { wordsOfKinds } from './likeness.ts';
import { recogniseKinds } from './recognise.ts';

/** Ideas as they are typed, with the kinds of product that would be right, any of them. */
const ideas: [idea: string, kinds: string][] = [
  ['An app for my choir.', 'ensembles'],
  ['A shop for my ceramics.', 'shop'],
  ['A shoe shop', 'shop'],
  ['Chat', 'chat'],
  ['We want an online shop for honey.', 'shop'],
  ['Something where our bikers club can see who still owes the yearly fee.', 'membership'],
  ['I keep forgetting which pills I took in the morning.', 'medication health'],
  ['A site where neighbours can lend each other drills and ladders.', 'lending-things marketplace'],
  ['We need to know which of our servers is down before our clients phone us.', 'uptime monitoring'],
  ["Put grandmother's handwritten dishes online so the whole family can cook them.", 'recipes'],
  [
    'My daughter plays handball and the coach wants to know on Thursday who comes on Saturday.',
    'sports-team sports-league',
  ],
  ['Our little hotel has nine rooms and we double-book all the time.', 'lodging'],
  ['A place to put all the letters from the insurance and the tax office so that I find them again.', 'paper-archive'],
  ['Customers write us on WhatsApp, mail and Instagram and nobody knows who answered.', 'chat-support helpdesk'],
  ['I want to know where my money goes each month.', 'budget-envelopes ledger'],
  ['Teach people in my village Portuguese with short daily exercises.', 'language-learning learning'],
  ['Four flatmates, one fridge, endless discussion about who paid what.', 'shared-expenses household'],
  ['Students hand in programs and get them checked by a machine.', 'coding-exercises'],
  ['Let people in our town tell us about broken lamps and holes in the road.', 'citizen-reports'],
  ['I brew beer in the cellar and want to repeat the good ones.', 'home-brewing'],
  [
    'Parents pick up their kids at different times and our kindergarten still uses a paper sheet for it.',
    'childcare school',
  ],
  ['Our company needs one page where everybody asks for days off.', 'leave-management attendance hr'],
  ["I'd like to talk to a language model on our own hardware without sending data abroad.", 'ai-chat'],
  [
    "We run a repair shop for bicycles: the customer brings one in, we say what it costs, and call when it's ready.",
    'repair-shop',
  ],
  ['Collect survey answers from villages without phone reception.', 'field-surveys survey field-work'],
  ['Show the X-rays of our clinic in the browser.', 'medical-imaging'],
  ['A tool to share big video files with clients, that disappear after a week.', 'file-transfer file-cloud'],
  ['I have 900 vinyl records and some comics and never know what I own.', 'collections music-library'],
  ['Vote for the board of our cooperative from home, secretly.', 'online-voting assembly participation'],
  ['Our municipality wants to give its figures and lists to anybody who wants to use them.', 'open-data'],
  ['I dive and want to write down depth, time and what I saw.', 'logbooks'],
  ['Twelve beehives, one notebook, too much rain.', 'beekeeping farming'],
  ['People from our suburb drive to the same factory every morning with empty seats.', 'carpool travel'],
  [
    'Our parish archive has boxes of old charters to describe level by level and to put online.',
    'archives museum-collection',
  ],
  ['A tiny shop on the web for my ceramics.', 'shop'],
  ['Track the parcels, trucks and drivers of our small haulage firm.', 'logistics fleet'],
  ['Ask the community a question, get the best answer voted up.', 'question-answer community'],
  ['Sign contracts without printing them.', 'e-signature'],
  ['Our machines stand still too often since nobody oils them on time.', 'maintenance'],
  ['A game master needs characters, maps and dice for the evening with friends online.', 'roleplaying'],
  ["Everyone on the street grows too many courgettes; I'd like a swap list.", 'marketplace foodsharing'],
  ['Who is on duty in the fire brigade tonight, and which of them can drive the ladder?', 'emergency-services'],
  ['I want all my subscriptions in one place so no trial turns into a bill.', 'subscriptions-costs'],
  ['Journal submissions arrive by mail, two reviewers each, and I lose the overview.', 'journal-publishing'],
  ['Compare how my shares and funds are doing over the years.', 'investments'],
  ['The tenants of our eleven houses call about heating, rent and keys.', 'property'],
  ['Write down how I feel each evening and see a pattern.', 'mood-journal tracker'],
  ['Listen to the audiobooks on my NAS on the phone and continue in the car.', 'audiobooks reading-library'],
  [
    'Our tennis players want to see which court is free tonight without phoning the clubhouse.',
    'booking sports-team membership studio-classes',
  ],
  [
    'My photos are spread over three old laptops and two phones and I want the family to look at them.',
    'photo-library',
  ],
  ['There are forty cables in our server room and no one remembers where they go.', 'network-docs'],
  [
    'The students write theses with me and each one sends me version after version by mail.',
    'scientific-writing learning reference-library',
  ],
  [
    'Patients should fill in their history at home instead of in the waiting room.',
    'clinic health appointments-health',
  ],
  ['I collect fossils with my son.', 'collections museum-collection nature-observation'],
  ['We write minutes after each board meeting and nobody ever finds a decision again.', 'assembly wiki documents'],
  ['Sell jam and honey from our farm gate to regulars.', 'shop point-of-sale food-coop'],
  ['Something to see the power my roof makes and when to run the washing machine.', 'solar-energy'],
  ['A diary for my headaches.', 'cycle-health mood-journal tracker health'],
  ['I forget birthdays.', 'personal-relations'],
  ['Which of my plants needs water today?', 'garden-planner'],
  [
    "We're three friends organising a small festival with bands, tickets and a hundred helpers.",
    'events ticketing volunteers',
  ],
  ['A map where cyclists mark dangerous crossings.', 'map-making citizen-reports crisis-map'],
  ['Our support mailbox is a mess; two people answer the same mail.', 'helpdesk chat-support groupware'],
  ['Read newspapers and blogs without ads in one list.', 'feed-reader'],
  ['Save articles for the train.', 'bookmarks feed-reader'],
  ['Our dog rescue places forty dogs a year with foster families.', 'pets'],
  ['The village hall gets booked by phone and by a slip under the door.', 'booking'],
  ['A quiz night in our pub, with phones instead of paper.', 'live-quiz'],
  ['Log every litre I put in my old van.', 'vehicle-log'],
  ['Passengers call a taxi from the phone, and the nearest driver gets the ride.', 'taxi-dispatch'],
  ['My nurses swap shifts by text message and I type the new roster at night.', 'shift-planning'],
  ['Forty people, twenty-five desks: everyone picks a free one on the floor plan.', 'desk-booking'],
  ['The nightly backup did not run for a month, and no one heard that it kept silent.', 'job-heartbeats'],
  [
    'Tablets for a village school where there is no internet, with lessons and exercises on one box.',
    'offline-learning',
  ],
  ['Draft a skirt from body measurements and print the pattern on home paper.', 'sewing-patterns'],
  ['Show our boat on the sea chart, and warn when the anchor drags.', 'marine-navigation'],
  ['Tenants read the water meter themselves, and I compare it to last year.', 'meter-readings property'],
  ['Forty words of our dialect a week, each with meaning, example and a voice.', 'dictionaries'],
  ['Pair older apprentices with new ones, and see whether they meet.', 'mentoring'],
  ['Let our clients sign the offer with a finger.', 'e-signature'],
  ['Know at any time what each of our 300 tablets is and which pupil has it.', 'it-assets lending-things'],
  ["A record of my runs and hikes that isn't owned by a company.", 'training-log fitness'],
  [
    'I teach piano to thirty children, and plan lessons, homework and money in my head.',
    'studio-classes learning booking school',
  ],
  ["Where did our uncle's grandparents come from, and who is buried where?", 'genealogy'],
  ['Scan receipts so my tax adviser stops complaining.', 'paper-archive ledger time-billing'],
  ["Help developers find out why the app crashed on somebody's phone.", 'error-tracking'],
  ['Newsletter for 800 members of our nature club, without giving their addresses to an American firm.', 'mailing'],
  [
    "A calendar on the fridge that shows everybody's appointments and the shopping list.",
    'household groupware todo-lists',
  ],
  ['Ask all employees once a quarter how they feel about work, anonymously.', 'survey'],
  ['People bring broken toasters to our repair café and volunteers fix them.', 'repair-shop volunteers'],
  ['Watch my front door from the office.', 'video-surveillance'],
  ['Translate our game with the help of fans.', 'translation-tools'],
  ['Record who borrowed which costume of our theatre.', 'costume-store lending-things'],
  [
    "A wall for the teenagers' club where they post ideas and vote what to do on Friday.",
    'participation community feedback-board survey date-poll',
  ],
  ["Draw the network of a story's characters while I write my novel.", 'novel-writing'],
  ['One list of everything the four of us have to do in the house.', 'household todo-lists'],
  ['Show the parish bulletin and photos on the TV in the entrance hall.', 'digital-signage'],
  ['Keep the recipes of our canteen with allergens and costs per plate.', 'recipes restaurant'],
  ['Control who sees what in our shared cloud of contracts.', 'file-cloud documents'],
  ['Count birds at the lake with school classes.', 'nature-observation'],
  [
    'I run a tiny veterinary practice. Owners ring all day for appointments and I never find the vaccination cards.',
    'pets clinic booking',
  ],
  [
    "We have 3,000 subscribers spread over two lists and pay a fortune for mails; I'd rather send from our own machine and see who reads.",
    'mailing',
  ],
  ['My team pastes passwords into the chat. Please, something with a vault for everybody.', 'password-manager secrets'],
  ['When the build breaks nobody notices until Monday.', 'build-deploy uptime'],
  ['All our scanned bills go into one folder and then I search for an hour.', 'paper-archive documents'],
  [
    "I'd like a page where my listeners find all shows, can play them and leave a word.",
    'podcasting media radio-station',
  ],
  ['The volunteers of our food bank sign up on paper for Saturdays.', 'volunteers membership foodsharing'],
  [
    'Help our 14 branches to order toner, paper and coffee and let the boss say yes or no.',
    'business-suite inventory parts-stock',
  ],
  ["My grandmother's tree goes back to 1640, with letters, photos and many gaps.", 'genealogy'],
  ['Compare what candidates answered and who gets an interview.', 'recruiting'],
  ['Let the neighbours decide what to do with the 20,000 the town gave us.', 'participation'],
  [
    'A machine for our café: tap coffee, tap card, done, and in the evening I know what was sold.',
    'point-of-sale restaurant',
  ],
  ["We drive meals to old people and the routes are in Hilde's head.", 'logistics home-care'],
  [
    'My heart rate, my sleep and my steps, from three devices, in one place that belongs to me.',
    'health fitness training-log tracker',
  ],
  [
    'Put 200 old films of our valley on the net so people can watch them and tell us who is in them.',
    'video-platform museum-collection media',
  ],
  ['Share a calendar and contacts in our family without Google.', 'groupware household'],
  ['Track bugs and wishes of our customers and show them what comes next.', 'feedback-board helpdesk project-work'],
  ["I'm a midwife and note visits, weights and hours for the insurance.", 'home-care clinic baby-care'],
  ['A notebook that links my ideas together, on the laptop and on the phone, without network too.', 'note-taking'],
  ['Book the sauna, the laundry room and the guest flat of our cooperative.', 'booking'],
  ['Let students read Kafka together and scribble into the margin.', 'web-annotation'],
  [
    'Tell me when the temperature in the vaccine fridge goes over eight degrees, also at night.',
    'monitoring weather-station iot-platform',
  ],
  ['We translate our leaflets into eleven languages, always the same sentences.', 'translation-tools'],
  ['A cookbook of the whole scout troop with quantities for forty.', 'recipes'],
  ['Which of my tyres, filters and screws do I still have, and where did I buy them?', 'parts-stock inventory'],
  ['Our referees get assigned by phone, two weeks before every match.', 'sports-league sports-team'],
  ['Ask visitors of the exhibition five questions on a tablet at the door.', 'survey'],
  ['Lend microphones, projectors and cables of the university to students.', 'lending-things it-assets'],
  ['Each lawyer here keeps deadlines in a private diary; one was missed.', 'legal-cases'],
  ['My kids watch too much; I choose what is allowed and when the network goes off.', 'network-filter'],
  ["See where our 12 sledge dogs' trailers are right now.", 'fleet'],
  [
    'The treasurer wants invoices of members, the boss wants reports, I want to sleep.',
    'membership ledger time-billing business-suite',
  ],
  ['Make a mind map with my class, everyone on their own screen.', 'whiteboard'],
  ['Hikers should find our 60 signposted paths with height and time, and download them.', 'outdoor-routes'],
  ['Something to remind me of oil change and inspection of both cars.', 'vehicle-log'],
  [
    "I lose track of which podcasts, audiobooks and radio plays I have. They're on my NAS; I want to stream them to the car, keep my place, sleep timer, chapters.",
    'audiobooks reading-library media',
  ],
  [
    'Our office keeps customer contracts, invoices and letters in folders on a shared drive. Search inside, tag by customer, two people approve, keep for ten years.',
    'documents paper-archive',
  ],
  [
    'We run 14 websites for clients and want to see visits without cookie banners, with goals and weekly mails to the clients.',
    'web-analytics',
  ],
  [
    'My company needs a page where customers book a consultation, pick a time, pay a deposit and get a reminder, synced to Outlook.',
    'booking',
  ],
  [
    "A tool for our developers to write down incidents, page whoever is on call, and tell customers what's going on.",
    'on-call uptime',
  ],
  ['Everything about our three cars: fuel, services, insurance, tyres, who drove when.', 'vehicle-log fleet'],
  ['Volunteers count butterflies, take a photo, experts check, and the map is public.', 'nature-observation'],
  [
    'We sell workshop tickets and concert seats, want vouchers, scanning at the door and a list for the cloakroom.',
    'ticketing',
  ],
  [
    "I'm a teacher and want my class to answer questions on their phones, see who's ahead, and repeat what they got wrong.",
    'live-quiz learning exams',
  ],
  ["Plan our family's meals, shop with one list, and not throw away so much food.", 'recipes household'],
  [
    "Host code, review each other's changes, run the tests, and keep the issues, all on our own server.",
    'code-hosting',
  ],
  ['A wiki for our fire brigade with checklists that work offline in the truck.', 'wiki emergency-services'],
  [
    "Collect wishes for our software from users, let them vote, show what is planned and what's done.",
    'feedback-board',
  ],
  [
    'Show live where our twelve snow ploughs are, which roads are done, and give residents a map.',
    'fleet citizen-reports',
  ],
  ['Track bugs across five projects with boards, sprints, time and reports. Jira is too expensive.', 'project-work'],
  ['I want to read my RSS feeds, save articles for later, and highlight passages.', 'feed-reader bookmarks'],
  ['Manage our allotment club: plots, waiting list, water meters, yearly bills, work hours.', 'membership property'],
  ['My photos: back up from the phone, find people, share an album with grandma, on my own disk.', 'photo-library'],
  [
    'Parents pay for lunch, teachers order it for the class, the kitchen sees how many and which allergies.',
    'school restaurant childcare',
  ],
  ['A secure messenger for our clinic staff with groups, files and on-call numbers.', 'chat'],
  [
    'Electronic lab book for a chemistry group, with structures, stock of reagents and booking of the NMR.',
    'lab-notebook',
  ],
  [
    'Let people draw on one board during remote meetings, with sticky notes, voting and a timer.',
    'whiteboard retro-poker',
  ],
  ['Ask our 3,000 members to elect the board online and prove that no vote was changed.', 'online-voting'],
  ['A donation page for our animal shelter with monthly gifts, receipts, and news for donors.', 'donations pets'],
  [
    'Automate: when a form comes in, create a task, send a mail and put a row into the sheet. Without programming.',
    'workflow-automation low-code-tables',
  ],
  [
    'We maintain playgrounds: inspect every month, photos, defects, deadlines, proof for the insurer.',
    'maintenance field-work',
  ],
  ['Invoices for my graphic design: quotes, hours, reminders, VAT, expenses, two currencies.', 'time-billing'],
  ["Watch tv series with friends: who has seen what, what's next, ratings.", 'tv-tracking'],
  ['Passwords for the whole family in one safe place, on all devices.', 'password-manager'],
];

const kindsOf = (text: string) =>
  recogniseKinds(drained(readSources([{ id: 'idea', text, weight: 1 }]))).map(({ kind }) => kind.id);

test('a kind is known by words that a text can hold', () => {
  expect([...wordsOfKinds.now().lying.keys()].filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
});

describe('an idea', () => {
  test.each(ideas)('is one of the two likeliest kinds: %s', (idea, kinds) => {
    const right = new Set(kinds.split(' '));
    expect(
      kindsOf(idea)
        .slice(0, 2)
        .filter((id) => right.has(id)).length,
      String(kindsOf(idea)),
    ).toBeGreaterThan(0);
  });

  test('has its kind first in nine of ten', () => {
    const first = ideas.filter(([idea, kinds]) => kinds.split(' ').includes(kindsOf(idea)[0] ?? ''));
    expect(first.length / ideas.length).toBeGreaterThan(0.9);
  });

  test.each([
    'A thing that makes my life easier.',
    'Improve how we work together.',
    'Something cool with blockchain.',
    'My mother speaks only Turkish and needs help with letters from offices.',
  ])('that says nothing of a product has no kind: %s', (idea) => {
    expect(kindsOf(idea)).toEqual([]);
  });

  test.each([
    ['Can my tenants pay by card? Who saw the letter?', 'property'],
    ['What did we eat last week? What do we need to buy?', 'household'],
  ])('that only asks is known by what it asks about: %s', (idea, kind) => {
    expect(kindsOf(idea)).toEqual([kind]);
    expect(kindsOf('Can you help me with this? Is it hard?')).toEqual([]);
  });
});

test('a kind that no sign points to is told by words of the text that are most like it', () => {
  const set = new URL('../../../../tests/data/advisor-eval/ideas-known-products.json', import.meta.url);
  const ideas = (JSON.parse(readFileSync(set, 'utf8')) as { idea: string }[]).map(({ idea }) => idea);
  const found = ideas.flatMap((idea) =>
    recogniseKinds(drained(readSources([{ id: 'idea', text: idea, weight: 1 }]))).map((one) => ({ ...one, idea })),
  );
  expect(found.filter(({ signs }) => signs.length === 0).length).toBeGreaterThan(0);
  expect(found.filter(({ words }) => words.length === 0)).toEqual([]);
  for (const { idea, words } of found) for (const word of words) expect(idea.toLowerCase()).toContain(word);
});

test('words that are one sign together are told as one where the text has them as one', () => {
  const told = (text: string) =>
    recogniseKinds(drained(readSources([{ id: 'idea', text, weight: 1 }]))).find(
      ({ kind }) => kind.id === 'leave-management',
    )?.words;
  expect(told('People ask for days off, the boss approves them, and holidays are counted.')).toContain('days off');
  expect(
    told('People ask for days, off they go, the boss approves annual leave and holidays are counted.'),
  ).not.toContain('days off');
});
