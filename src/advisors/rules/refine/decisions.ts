import type { QualityId } from '../reading/qualities.ts';

/**
 * Something that many products decide one way and as many the other. It is asked where `when` meets the text, unless
 * `settled`, a quality or a capability shows that it was said. Options are an answer, what it leads to, and the capabilities
 * that it calls for.
 */
export type Decision = {
  id: string;
  when: RegExp;
  /** Open in each feature by itself; all else is decided once for the product. */
  ofFeature?: true;
  /** Open in any product, so that no words in particular made it arise. */
  always?: true;
  settled: RegExp;
  qualities?: readonly QualityId[];
  skills?: readonly string[];
  question: string;
  why: string;
  options: readonly (readonly [answer: string, leadsTo: string, calls?: readonly string[]])[];
  recommended: number;
  /** Recommended instead where money or data about persons is kept. */
  guarded?: number;
};

/** Asked alone, where the words lead to nothing yet. */
export const purpose: Decision = {
  id: 'purpose',
  when: /\p{L}{2,}/u,
  settled: /(?!)/u,
  question: 'What should it help with first?',
  why: 'These words do not say it yet, and everything else follows from it.',
  options: [
    ['To keep track of something', 'A record of each, found again by word and tag.', ['catalogue', 'search', 'tags']],
    ['To agree on times and places', 'A calendar, and a reminder in time.', ['calendar', 'reminders']],
    ['To sell or hand out something', 'A public page, orders and payment.', ['public-pages', 'checkout', 'payments']],
    ['To bring people together', 'Accounts, comments and messages.', ['accounts', 'comments', 'notifications']],
  ],
  recommended: 0,
};

/** The one that decides most first. */
export const decisions: readonly Decision[] = [
  {
    id: 'confirm',
    ofFeature: true,
    // "9,000 books" are no bookings.
    when: /(?<!\b(?:an?|the|each|every|this|that|of|our|my|new|old|by|hand|note|cash|log)[ -])\bbook\b(?! (?:club|shop|list))|\bbooks (?:an?|the|one|his|her|their)\b|\b(?:bookings?|reserv\w+|appointments?|sign(?:s)? up|borrow\w*|lend\w*)\b/iu,
    settled: /\b(?:approv\w+|confirm\w*|accept\w*|at once|immediately|first come)\b/iu,
    question: 'Does a booking hold at once, or does somebody confirm it first?',
    why: 'It decides whether anybody has to be at hand for each request.',
    options: [
      ['It holds at once', 'Rules refuse what does not fit, and nobody has to look.'],
      ['Somebody confirms it', 'A list of waiting requests, and a message with the answer.', ['approval']],
      ['Only some need it', 'A rule says which ones wait, for example the dear or long ones.', ['approval']],
    ],
    recommended: 0,
  },
  {
    id: 'payment',
    when: /\b(?:sell\w*|sale|rent\w*|tickets?|fees?|deposit|(?<!\b(?:work|production|standing|court|purchase|running|sort|in) )orders?|lessons?|(?:offer|teach|sell|book|give|run)\w* (?:\w+ )?courses?|price\w*|cost sharing)\b/iu,
    settled: /\b(?:pay\w*|credit card|stripe|paypal|cash|invoic\w+|free of charge|no money)\b/iu,
    skills: ['payments'],
    question: 'Is money paid inside the product?',
    why: 'Taking payments brings a provider, refunds and the rules of tax along.',
    options: [
      ['No, it is settled elsewhere', 'The product only shows what is owed.'],
      ['It is recorded here, and paid elsewhere', 'A mark shows what has been paid.'],
      ['Yes, by card or transfer', 'A payment service is connected, with receipts and refunds.', ['payments']],
    ],
    recommended: 1,
  },
  {
    id: 'channel',
    ofFeature: true,
    when: /\b(?:remind\w*|notif\w*|alert\w*|get(?:s)? told|be told|inform(?:s|ed)?|warn\w*|let (?:me|us|them) know)\b/iu,
    settled: /\b(?:e-?mails?|sms|text messages?|push|whatsapp|telegram|slack|signal|phone call|mail)\b/iu,
    question: 'How should {people} be told?',
    why: 'Each way has its price, its speed and its reach.',
    options: [
      ['By email', 'Costs nothing and reaches everybody, within the hour.', ['email']],
      ['By a message on the phone', 'Seen within minutes, once {people} have installed it.', ['notifications']],
      ['By text message', 'Reaches any phone at once, at a price for each.', ['sms']],
    ],
    recommended: 0,
  },
  {
    id: 'take-over',
    when: /\b(?:excel|spreadsheets?|on paper|paper (?:lists?|slips?)|notebooks?|our (?:old|current) (?:tool|system|program|software)|chalk|whiteboard|replace|subscribers|inbox(?:es)?)\b/iu,
    settled: /\b(?:import\w*|take over|migrat\w+|from scratch)\b/iu,
    skills: ['import-export', 'import-web'],
    question: 'Should what exists today be taken over?',
    why: 'An import takes days to make good, and is used once.',
    options: [
      ['No, begin empty', 'Work starts sooner; old records stay where they are.'],
      ['Only what is still open', 'A short list is typed or imported by hand.'],
      ['Everything', 'An import with a preview, and a report of what did not fit.', ['import-export']],
    ],
    recommended: 1,
  },
  {
    id: 'accounts',
    when: /\b(?:members?|customers?|guests?|parents|volunteers?|participants?|students?|patients?|clients?|neighbou?rs?|users?|people|residents?|citizens?|owners?|tenants?|family|team)\b/iu,
    settled:
      /\b(?:log-?ins?|accounts?|sign(?:s|ing)?[ -]in|passwords?|anonym\w+|registration|by link|a link|no ?login|roles?|permissions?|by (?:e-?)?mail)\b/iu,
    qualities: ['no-login'],
    skills: ['accounts', 'no-login', 'single-sign-on'],
    question: 'Do {people} need an account?',
    why: 'Accounts protect what is kept about {things}, and cost every newcomer a minute.',
    options: [
      ['Yes, with a password', '{People} sign in, and see what is theirs.', ['accounts']],
      ['No, a personal link is enough', 'Each gets a link by mail that opens their own page.', ['no-login']],
      ['Only those who run it', 'Others look without signing in, and change nothing.'],
    ],
    recommended: 1,
    guarded: 0,
  },
  {
    id: 'who-sees',
    when: /\b(?:members?|staff|teachers?|doctors?|nurses?|managers?|volunteers?|parents|boss|treasurer|office|board|coordinator)\b/iu,
    settled:
      /\b(?:only|roles?|rights?|permissions?|nobody else|restrict\w*|own (?:orders?|project|data|entries)|hidden|private|public|everybody (?:can|may|should) see)\b/iu,
    qualities: ['restricted'],
    question: 'May all {people} see all {things}?',
    why: 'Rights are cheap at the beginning and dear to add later.',
    options: [
      ['Yes, everybody sees everything', 'One list for all, which keeps it simple.'],
      ['Everybody sees only what is theirs', 'Each entry has an owner, and a few people see all.'],
      ['It depends on a role', 'Roles decide who sees and who changes what.', ['roles']],
    ],
    recommended: 1,
  },
  {
    id: 'offline',
    when: /\b(?:garden|field|forest|cellar|basement|on site|construction|outdoors?|outside(?! (?:of|the|our|my)\b)|hives?|barn|stable|mountain|boat|warehouse|on the road)\b/iu,
    settled: /\b(?:off-?line|signal|network|internet|wifi|reception|connection)\b/iu,
    qualities: ['offline'],
    skills: ['offline'],
    question: 'Does it have to work without a network?',
    why: 'Working offline shapes how everything is stored, so it is hard to add afterwards.',
    options: [
      ['No, there is a network everywhere', 'Simpler and quicker to build.'],
      ['Looking must work, changing may wait', 'A copy on the device that can be read.', ['offline']],
      ['Yes, all of it', 'Changes wait on the device and are sent later.', ['offline']],
    ],
    recommended: 1,
  },
  {
    id: 'keep-how-long',
    when: /\b(?:patients?|child\w*|pupils?|health|ill(?:ness)?|medic\w+|applicants?|candidates?|personal|salar\w+|position of|drivers?)\b/iu,
    settled: /\b(?:delet\w+|after \w+ (?:days|weeks|months|years)|retention|how long|anonym\w+)\b/iu,
    skills: ['data-rights'],
    question: 'How long may records about persons be kept?',
    why: 'The law asks for an end, and what is deleted in time cannot leak.',
    options: [
      ['Until the person asks', 'Simple, but somebody has to answer each request.', ['data-rights']],
      ['A fixed time after the last use', 'Deleted by itself, with a notice before.'],
      ['As long as a law demands', 'A period by kind of record, written down with its source.'],
    ],
    recommended: 1,
  },
  {
    id: 'public',
    when: /\b(?:catalogue|collection|website|web site|page|calendar|list of|show(?:s)? (?:our|the)|search)\b/iu,
    settled:
      /\b(?:public\w*|everybody|anyone|only members|private|nobody|outside(?! of)|outsiders|strangers|log-?in|visitors?|family|team|roles?)\b/iu,
    question: 'Can strangers see {things}?',
    why: 'A public page is found by search engines, and read by everybody.',
    options: [
      ['No, only those who were invited', 'Nothing is shown without signing in or a link.'],
      ['A part of it', 'Chosen fields of chosen {things} have a public page.', ['public-pages']],
      ['Yes, all of it', 'Every one of the {things} has an address of its own.', ['public-pages']],
    ],
    recommended: 0,
  },
  {
    id: 'mistakes',
    when: /\p{L}{3,}/u,
    always: true,
    settled: /\b(?:undo|versions?|trash|restor\w+|history|who changed)\b/iu,
    skills: ['versions', 'trash', 'audit-log', 'history'],
    question: 'What should happen when somebody changes or deletes one of the {things} by mistake?',
    why: 'It decides how much of the past has to be kept.',
    options: [
      ['One step back is enough', 'An undo right after the change.'],
      ['Deleted ones can be brought back', 'A bin that keeps them for some weeks.', ['trash']],
      ['Every change can be seen and taken back', 'A history with names and times.', ['audit-log']],
    ],
    recommended: 1,
  },
  {
    id: 'how-many',
    when: /\p{L}{3,}/u,
    always: true,
    settled:
      /\b\d{2,}\b|\b(?:eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|few|small|family|my team|our team)\b/iu,
    qualities: ['scale'],
    question: 'How many {things} will there be after two years?',
    why: 'Lists, search and costs are built differently for a hundred and for a million.',
    options: [
      ['Up to a few hundred', 'One list that fits a page, with a simple search.'],
      ['Thousands', 'Pages, filters and a search from the beginning.', ['search']],
      ['Hundreds of thousands', 'Figures and searches are measured on samples of that size.'],
    ],
    recommended: 1,
  },
];
