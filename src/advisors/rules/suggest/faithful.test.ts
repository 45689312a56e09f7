import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { usualDeed } from '../knowledge/deeds.ts';
import { describe, expect, test } from 'vitest';
import { ideaSubjectOf } from '../discuss/idea-subject.ts';
import { kinds } from '../knowledge/kinds.ts';
import { drained } from '../pace.ts';
import { singular, stem, stemsOf } from '../reading/stems.ts';
import { asking, common } from '../reading/synonyms.ts';
import { tokensOf } from '../reading/tokens.ts';
import { gerund, verbForms } from '../reading/verbs.ts';
import { adverbs } from '../reading/word-classes.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { doingsOf, saysDoing, type Said } from './same-doing.ts';
import { situationOf, suggestionsFor } from './suggest.ts';

const request = (idea: string) => ({ from: 'idea', idea, project: '' }) as const;
const forIdea = (idea: string) => suggestionsFor(request(idea));
const themesOf = (idea: string) =>
  drained(ideaSubjectOf({ idea, project: { name: '', summary: '', tags: [], additionalContext: '' } })).themes;

/** The verbs of a wish: "lend and return" are two. */
const verbsOf = ({ verb }: Said): string[] => verb.split(/, | (?:and|or) | /u);

/** True when a quote holds the verb of a wish, and not only a later part of its list. */
const quotesDoing = (wish: Said, quote: string): boolean => {
  const words = stemsOf(quote);
  const verbs = verbsOf(wish);
  return (
    verbs.some((word) => words.has(stem(word))) ||
    // "Put their name down" reserves.
    tokensOf(quote, 0, true).some(
      ({ tag, verb: said, low, start, end }) =>
        tag === 'verb' && verbs.includes(said!.base) && low !== quote.slice(start, end).toLowerCase(),
    )
  );
};

/** True when a kind's file says that its feature is asked for with this verb. */
const isAskedBy = (rule: string, verb: string): boolean => {
  const [, kind, id] = rule.split('.');
  const asked = kinds.find((one) => one.id === kind)?.features.find((feature) => feature.id === id)?.asked ?? '';
  return asked.split(/[\s_]+/u).some((word) => asking(common(stem(word))) === asking(common(stem(verb))));
};

const data = join(import.meta.dirname, '../../../../tests/data/advisor-eval');
const ideas = [
  ...Object.values(sampleIdeas),
  ...['ideas', 'ideas-later', 'ideas-held-out'].flatMap((file) =>
    (JSON.parse(readFileSync(join(data, `${file}.json`), 'utf8')) as { idea: string }[]).map(({ idea }) => idea),
  ),
];

const actors = ['Members', 'Guests', 'Parents', 'Volunteers', 'Neighbours', 'Players'];
const doings = [
  'swap',
  'cancel',
  'reschedule',
  'reserve',
  'rate',
  'share',
  'print',
  'approve',
  'hide',
  'lend',
  'report',
];
const things = ['booking', 'court', 'invoice', 'recipe', 'ticket', 'lesson', 'bike', 'shift', 'photo', 'document'];
const tails = ['', ' with each other', ' on the web', ' before Friday'];
const wished = fc.record({
  actor: fc.constantFrom(...actors),
  doing: fc.constantFrom(...doings),
  thing: fc.constantFrom(...things),
  tail: fc.constantFrom(...tails),
  after: fc.constantFrom('', ', and the coach is told', '. Search and filter must be quick'),
});
type Wished = { actor: string; doing: string; thing: string; tail: string; after: string };
const told = ({ actor, doing, thing, tail, after }: Wished) =>
  `${actor} ${doing} ${/^[aeiou]/u.test(thing) ? 'an' : 'a'} ${thing}${tail}${after}.`;

/** Usual names that say the same as a wish with another verb: each was read and found so. */
const inOtherWords = new Set([
  'speak many languages: Offer several languages',
  'go to the canton as a file: Export observations',
  'stop on the phone: Track time on a phone',
  'look at their own project: Manage members and permissions',
  'double in opt: Let people subscribe with confirmation',
  'see broken lamps, potholes and rubbish: Report problems on a map',
  'sort conversations by topic: Reply in threads',
  'see only their own channel: Manage members and invite guests',
]);

describe('a feature that quotes a wish', () => {
  test('says what the wish does, by its verb or one that means the same', () => {
    let heard = 0;
    const lost: string[] = [];
    for (const idea of ideas) {
      const features = forIdea(idea).filter(({ rule }) => !rule.startsWith('quality.'));
      const wishes = drained(situationOf(request(idea))).reading.wishes.filter(({ form }) => form === 'verb');
      for (const { verb, object, quote, start } of wishes)
        for (const { name, rule, quote: words } of features) {
          if (words === null || !quote.includes(words) || idea.indexOf(words) < start) continue;
          if (words.length < quote.length / 2 || !quotesDoing({ verb, object }, words)) continue;
          heard++;
          if (
            !saysDoing({ verb, object }, name) &&
            !stemsOf(name).has(stem(verb.split(' ')[0]!)) &&
            !isAskedBy(rule, verb.split(' ')[0]!)
          )
            lost.push(`${verb} ${object}: ${name}`);
        }
    }
    expect(lost.filter((one) => !inOtherWords.has(one))).toEqual([]);
    expect(heard).toBeGreaterThan(100);
  });

  test('keeps verb and thing, whatever is done with whatever', () => {
    fc.assert(
      fc.property(wished, (one) => {
        const first = forIdea(told(one)).find(({ quote }) => quote?.startsWith(one.doing));
        if (isAskedBy(first?.rule ?? '', one.doing)) return;
        const name = first?.name ?? '';
        // "Neighbours print a booking" is no order, and says it with the person's own verb.
        expect(
          saysDoing({ verb: one.doing, object: one.thing }, name) || stemsOf(name).has(stem(one.doing)),
          name,
        ).toBe(true);
        expect(stemsOf(first?.name ?? '')).toContain(stem(one.thing));
      }),
      { seed: 6400, numRuns: 150 },
    );
  });

  test('stands under its usual name only when that means the same', () => {
    const [swap, ...others] = forIdea('Members swap a booking with each other, and the coach is told.');
    expect(swap).toMatchObject({ name: 'Let members swap a booking with each other', value: 'Must Have' });
    expect(swap?.description).not.toMatch(/calendar|month|shift/iu);
    expect(others.find(({ name }) => name === 'Let members book online by themselves')?.quote).toBeNull();
  });

  test.each([
    [
      'Reserve a slot online. It is for our salon.',
      'Reserve a slot online',
      'Let customers book a slot online by themselves',
    ],
    [
      'A carpool app to share rides. Find somebody who drives my way.',
      'Find somebody who drives your way',
      'Search rides by place and time',
    ],
  ])('keeps a good name of its own, and the usual feature does not stand beside it: %s', (idea, own, usual) => {
    const names = forIdea(idea).map(({ name }) => name);
    expect(names).toContain(own);
    expect(names).not.toContain(usual);
  });

  test.each([
    [
      'We make a podcast. Get a feed that all the podcast apps accept.',
      'Get a feed that all the podcast apps accept',
      'Distribute an RSS feed',
    ],
    [
      'Our institute does panel studies in four languages. Questions depend on previous answers, some participants get a personal link, and in the end the data goes to R or SPSS.',
      'Let questions depend on previous answers',
      'Branch questions by logic',
    ],
    [
      'A poll to find a date for our choir rehearsal. Everybody ticks what they can, nobody wants another account.',
      'Let people take part without an account',
      'Answer without creating an account',
    ],
  ])('stands without the usual feature that likely says the same in other words: %s', (idea, own, usual) => {
    const names = forIdea(idea).map(({ name }) => name);
    expect(names).toContain(own);
    expect(names).not.toContain(usual);
  });

  test.each([
    [
      'Customers reserve a slot online in our salon.',
      'reserve a slot online in our salon',
      'Let customers book a slot online by themselves',
    ],
    [
      "Our startup's knowledge is in chat and heads. Fast writing, several at once in one page, nested topics, good search, and some collections are only for the management. Login with Google like everything else.",
      'nested topics',
      'Organise pages in a hierarchy',
    ],
    [
      'i want it to show me a card just before i forget it, and i tell it if that was easy or hard. Our year would pass decks around.',
      'show me a card just before i forget it',
      'Review cards by spaced repetition',
    ],
    // By the whole clause: what was taken of it as the wish says too little.
    [
      'I am a psychotherapist. I would like notes on laptop and phone, kept in step, but encrypted. One notebook per client, a search across the lot.',
      'phone, kept in step',
      'Synchronise notes between devices',
    ],
    [
      'Seven rooms above a harbour. Guests book a room on our own site and pay a third up front. Summer dearer than winter, obviously.',
      'Summer dearer than winter',
      'Set rates by season and length',
    ],
  ])('stands under the usual name where its own is no doing, or a weak one: %s', (idea, words, usual) => {
    const said = forIdea(idea).find(({ quote }) => quote?.startsWith(words));
    expect(said?.name).toBe(usual);
    expect(said?.reasoning).toContain(words);
  });

  // Both rest on the capability that timetables have.
  test('leaves room for what is usual and differs, though both rest on one capability', () => {
    const names = forIdea(
      'Swimming pool and sports hall, eleven TVs. I want to change all of the screens from the office: lane timetable on the left, adverts of the clubs on the right.',
    ).map(({ name }) => name);
    expect(names).toContain('Lane timetable on the left');
    expect(names).toContain('Schedule content by time and day');
  });

  test('is no usual feature by who does it alone', () => {
    const names = forIdea('Members reserve the shared tools, and see who has the wheelbarrow.').map(({ name }) => name);
    expect(names).toContain('Let members see who has the wheelbarrow');
  });

  test('two verbs of one object both keep it', () => {
    const names = forIdea('A quarry. I want to see and print their permits.').map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['See the permits', 'Print the permits']);
  });

  test('what two kinds of product have under two names stands once', () => {
    const names = forIdea(
      'Architects, 9 heads. Press start, press stop, choose client and job, done. Different rate per person and job. Bill from it at month end. Shout when a job eats its hours.',
    ).map(({ name }) => name);
    expect(names.filter((name) => /timer/u.test(name))).toHaveLength(1);
  });

  test.each([
    // Who knows sees.
    ['A visitor and door access system. I want to know who opened the door at night.', 'Log every access', 'see'],
    // Who asks wishes to see.
    [
      'A media server for our films and series. Which episode comes next?',
      'Mark watched and continue watching',
      'show which',
    ],
    ['Quality management for our factory. Which customer got this batch?', 'Trace lots and batches', 'show which'],
    // What somebody is reminded of is what is asked for.
    [
      'A tool for a foundation that gives grants. Remind applicants of the report.',
      'Remind of deadlines',
      'remind applicants',
    ],
  ])('stands under its usual name once where it is asked for in a way of its own: %s', (idea, usual, verb) => {
    const names = forIdea(idea).map(({ name }) => name);
    expect(names.filter((name) => name === usual)).toEqual([usual]);
    expect(names.filter((name) => name.toLowerCase().startsWith(verb))).toEqual([]);
  });

  test('is described by its sentence, and where that was shown, by what is usual of doing it', () => {
    const sentence = 'Contributors must be able to see benchmark results, compare two commits and rerun a benchmark.';
    const features = forIdea(`A tool for a compiler. ${sentence}`);
    const described = new Map(features.map(({ quote, description }) => [quote, description]));
    expect(described.get('see benchmark results')).toBe(`You wrote: "${sentence}"`);
    expect(described.get('compare two commits')).toBe(usualDeed('compare', 'two commits')!.about);
  });

  test('quotes of a long sentence what is around the wish, and stands once however often it was said', () => {
    const said = 'Members come from nine villages by bus and by boat';
    const features = forIdea(`A club. ${`${said}, `.repeat(6)}and they wait.`);
    const [first, ...others] = features.filter(({ name }) => name.toLowerCase().includes('villages'));
    expect(others).toEqual([]);
    const words = /^You wrote: "(?<words>.+) …"/u.exec(first!.description)?.groups?.['words'] ?? '';
    expect(`${said}, `.repeat(6)).toContain(words);
    expect(words.length).toBeGreaterThan(150);
    expect(words.length).toBeLessThanOrEqual(220);
  });

  test('takes no app for an API', () => {
    const features = forIdea('Software for our warehouse. We use the app in the hall.');
    expect(features.find(({ name }) => name === 'Use an API')?.quote ?? null).toBeNull();
  });

  test('quotes its own part of a list, and takes sheets of music for what they are', () => {
    const features = forIdea('conductor sees who is missing, notes as pdf, nobody over 60 wants password');
    expect(features.slice(0, 2).map(({ name, quote }) => [name, quote])).toEqual([
      ['Let conductors see who is missing', 'sees who is missing'],
      ['Notes as pdf', 'notes as pdf'],
    ]);
    expect(features[1]?.description).toMatch(/^Sheet music is kept as PDF files/u);
    expect(features.find(({ rule }) => rule === 'quality.no-login')?.quote).toBe('nobody over 60 wants password');
    for (const { name, description } of features)
      expect(
        `${name} ${description}`.replace('Nobody has to sign in for it.', '').replace(/You wrote: "[^"]*"/u, ''),
      ).not.toMatch(/\b(?:signs? in|logs? in|own account|password(?!, so))/u);
  });
});

test('no name says its thing or its people twice', () => {
  const nouns = 'booking order report note record plan list invoice ticket comment photo'.split(' ');
  for (const idea of [...ideas, ...nouns.map((noun) => `Members see every ${noun} and archive a ${noun}.`)]) {
    const { slots } = drained(situationOf(request(idea)));
    const filled = [slots.thing, slots.people].map(stem);
    for (const { name } of forIdea(idea).filter(({ rule }) => !rule.startsWith('wish.'))) {
      const stems = (name.match(/\p{L}{3,}/gu) ?? []).map(stem);
      expect([name, filled.filter((one) => stems.indexOf(one) !== stems.lastIndexOf(one))]).toEqual([name, []]);
    }
  }
});

describe('a discussion', () => {
  test('is about what the person wishes to do, in its -ing form, and about the thing in its plural', () => {
    fc.assert(
      fc.property(wished, (one) => {
        const [first] = themesOf(told(one));
        const word = first?.slots.doing.split(' ')[0] ?? '';
        const base = verbForms.get(word)?.base ?? '';
        expect(word).toBe(gerund(base));
        expect(saysDoing({ verb: one.doing, object: one.thing }, base)).toBe(true);
        expect(first?.slots.object.split(' ').map(singular).join(' ')).toContain(one.thing);
      }),
      { seed: 6401, numRuns: 100 },
    );
  });

  test('makes no plural of a word that is none', () => {
    for (const idea of [...ideas, 'Members book a court online.', 'Guests order a meal together.'])
      for (const { slots } of themesOf(idea)) {
        const last = slots.object.split(' ').at(-1) ?? '';
        expect([slots.object, adverbs.has(last.replace(/e?s$/u, '')) || adverbs.has(last)]).toEqual([
          slots.object,
          false,
        ]);
        expect(slots.doing).not.toMatch(/\b(\w{4,})ing an? \1/u);
      }
  });
});

test('the doing of a name is its first verb, those joined to it, and those after "let somebody"', () => {
  expect(doingsOf('Let members swap a booking')).toEqual(['swap']);
  expect(doingsOf('Plan shifts and let volunteers sign up')).toEqual([stem('plan'), stem('sign')]);
  expect(saysDoing({ verb: 'send', object: 'vaccination reminders' }, 'Remind of vaccinations and care')).toBe(true);
  expect(saysDoing({ verb: 'swap', object: 'a booking' }, 'Let members book online')).toBe(false);
});

test('whatever was torn out of a text is read without an error', () => {
  const words = ideas.flatMap((idea) => idea.split(/\s+/u));
  fc.assert(
    fc.property(
      fc.array(fc.record({ from: fc.nat(words.length - 1), many: fc.integer({ min: 1, max: 12 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom(' ', '\n', '\n- ', ', ', '\n\n'),
      (pieces, between) => {
        const torn = pieces.map(({ from, many }) => words.slice(from, from + many).join(' ')).join(between);
        const quotes = forIdea(torn).flatMap(({ quote }) => quote ?? []);
        expect(quotes.filter((quote) => !torn.includes(quote))).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});

test.each([
  'Photos before and after shifts',
  'And after members',
  'before shifts',
  'and after all guests',
  '- and after shifts\n- one',
])('what breaks off is read as far as it goes: %s', (idea) => expect(() => forIdea(idea)).not.toThrow());

describe('the opposite of what was said is not offered', () => {
  test.each([
    ["A notes app. Teams must not be able to touch each other's notes.", /^(?:let )?teams touch/iu],
    ['A crash log. Ping us when something turns up. No card numbers may end up there.', /^let card numbers/iu],
    ['Staff surveys. Each person answers once, and no answer may be traceable to an individual.', /^trace/iu],
    ['Invoices. Late payers should get a polite nudge after 7 days without me writing it.', /^write/iu],
    ['Backups. Everything should be copied at night without anyone lifting a finger.', /lift/iu],
    ['A wool shop. Nobody should have to sign up just to buy one ball.', /\bsign up\b/iu],
    ['Town hall tours. Tours held on many days should not need to be entered anew each time.', /\benter/iu],
    ['Architects. Why do we still retype our hours into a bill, when the program knows them already?', /retype/iu],
    ['A school office. Once it is settled, why should I type the letter to the shop again?', /\btype\b/iu],
    ['A choir. Half our members forget to pay again and nobody notices till summer.', /\bpay again\b/iu],
    ['Notes app. My notes lie on a box at the club. Nobody running the box can read them.', /^(?:let|read)/iu],
    ['A small factory. Workers note measurements on paper forms. They should enter them at the machine.', /paper/iu],
    ['A small factory. At the end of the month someone types the values into Excel. Warn of bad values.', /excel/iu],
    ['My sister sews bags. She sells by instagram messages and loses track. A little shop please.', /instagram/iu],
    ['Care homes. Applications come by mail to three directors, nobody answers for two weeks.', /come|answer/iu],
    ['Villages. Paper gets wet, typing takes weeks. Questionnaires on cheap phones.', /\bweeks\b/iu],
    ['A diary. Nobody else can read my entries.', /^(?:let|read)/iu],
    ['Our photos. Nobody can see my photos.', /^(?:let|see)/iu],
    ["Town hall tours. Tours shouldn't need to be entered anew each time.", /^enter/iu],
    ['An archive. Nothing may leave the archive.', /^(?:leave|let|prevent nothing)/iu],
    ['A deposit for data. No change shall take effect before an officer has consented.', /^no change$/iu],
  ])('%s', (idea, opposite) => {
    const wished = forIdea(idea).filter(({ rule }) => rule.startsWith('wish.'));
    expect(wished.filter(({ name }) => opposite.test(name))).toEqual([]);
  });

  test.each([
    ["A kitchen studio. It'd nag me when it's time to phone somebody.", "Nag you when it's time to phone somebody"],
    ['A vault for our family. Something should invent hard words for us.', 'Invent hard words for you'],
    ["A shop. Why can't they pay by card? Members reorder a box.", 'Let members reorder a box'],
    ['A physio. Reminders come by text twice a week.', 'Reminders come by text twice a week'],
    ['An office. Staff take days off in the calendar.', 'Staff take days off in the calendar'],
    ['A poll. Nobody votes twice.', 'Nobody votes twice'],
    ['A shop. The board insists that no guest can be charged twice.', 'Prevent charging any guest twice'],
    ["It's important that no photo can be deleted.", 'Prevent deleting any photo'],
    ['Notes for our office. Not even the admin can open a private note.', 'Not even the admin can open a private note'],
    ['The law requires that invoices are kept for ten years.', 'Keep invoices for ten years'],
    ['A workshop. A message to owners the day before would spare us trips.', 'A message to owners the day before'],
    ['A forum. Somebody asks a question and others answer it.', 'Ask a question'],
    [
      'A hall. We have nothing that shows free rooms and members should book them online.',
      'Let members book rooms online',
    ],
    ['A club. It must never forget to send the weekly report.', 'Send the weekly report'],
    ['A diner. We have no till, so guests should order by phone.', 'Let guests order by phone'],
    ['A club. There is no time so members should book alone.', 'Let members book alone'],
    ['A map. The app should forget my location after a day.', 'Forget your location after a day'],
    ['A receipt scanner. The app copies every receipt into Dropbox.', 'Copy every receipt into Dropbox'],
    ['A farm. Let helpers book without having to log in.', 'Let helpers book without having to log in'],
  ])('nor is what was said left out: %s', (idea, name) => {
    expect(forIdea(idea).map((one) => one.name)).toContain(name);
  });
});

describe('what is not wished is no feature', () => {
  const wished = (idea: string) => forIdea(idea).flatMap(({ name, quote }) => (quote === null ? [] : [name]));

  test.each([
    ['Lanes of a pool. Trainers cannot book two lanes at the same time.', /^Let trainers book/u],
    ['Shifts of a fair. They pick their shifts, and cant pick two at once.', /^Pick two/u],
    ['A newspaper. Pages vanish the week after I quote them, so keep a copy.', /vanish/iu],
    ['A cat rescue. People who want a cat fill in a form on our website.', /^Show who/u],
    ['A flat. Somebody pays the shopping, types it in, says for whom it was.', /^Pay/u],
  ])('%s', (idea, name) => {
    expect(wished(idea).filter((one) => name.test(one))).toEqual([]);
    expect(wished(idea)).not.toEqual([]);
  });

  test('what customers cannot do today they are to do', () => {
    expect(wished('A shop. Customers cannot see what is in stock.')).toContain('Let customers see what is in stock');
  });
});

test.each([
  ['A library of films. I want to find a sentence three years later.', /find/iu, 'Must Have'],
  ['Courses for a pool. Later maybe sell vouchers online.', /vouchers/iu, 'Could Have'],
])('%s', (idea, name, value) => {
  expect(forIdea(idea).find((one) => one.quote !== null && name.test(one.name))?.value).toBe(value);
});

test('what a wish is in practice is said of what it names', () => {
  const idea = 'A festival with events on three days. Members see all events of a day. I want to search all letters.';
  const found = forIdea(idea).find((one) => one.name === 'Search all letters');
  expect(found?.description).toContain('finds letters');
});

test('two tokens for a meal are no access keys', () => {
  const features = forIdea('A festival with events. Members see all events. 2 meal tokens for each helper.');
  expect(features.find(({ quote }) => quote?.includes('tokens'))?.description).not.toMatch(/keys/iu);
});
