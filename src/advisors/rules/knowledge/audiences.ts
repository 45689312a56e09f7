import type { TypicalFeature } from './kind.ts';

/** For whom a product is, how a text says so, and what is usual because of them, whatever the product does. */
export type Audience = { id: string; title: string; said: RegExp; features: readonly TypicalFeature[] };

const forWhom = (nouns: string): RegExp =>
  new RegExp(
    String.raw`\b(?:for|at|in|of|among|between|with)\s+(?:(?!not\b)[\p{L}'-]+\s+){0,3}?(?:${nouns})\b|\b(?:our|my) (?:${nouns})\b|\bwe are an? (?:[\p{L}-]+\s+){0,2}?(?:${nouns})\b`,
    'iu',
  );

/** The one that a text speaks of first counts. */
export const audiences: readonly Audience[] = [
  {
    id: 'school',
    title: 'schools use it',
    said: forWhom(
      '(?:pre|high |music |primary |secondary )?schools?|class(?:es|room)?|pupils?|teachers?|kindergartens?',
    ),
    features: [
      {
        id: 'school-accounts',
        name: 'Sign in with school accounts',
        about: 'Pupils and teachers use the account that their school gave them, and it ends when they leave.',
        why: 'nobody at a school has time to hand out another set of passwords',
        size: 'M',
      },
      {
        id: 'guardians',
        name: 'Ask parents for their consent',
        about:
          'Parents read in plain words what is kept about their child, agree or refuse, and can change their mind.',
        why: 'children cannot agree for themselves',
        size: 'S',
      },
      {
        id: 'classes',
        name: 'Group pupils by class and school year',
        about: 'Classes move up together at the end of the year, and what belongs to a class moves with it.',
        why: 'every August the groups are other ones',
        size: 'M',
      },
    ],
  },
  {
    id: 'students',
    title: 'students use it',
    said: forWhom('universit(?:y|ies)|college|campus|students?|facult(?:y|ies)'),
    features: [
      {
        id: 'campus-accounts',
        name: 'Sign in with university accounts',
        about: 'Whoever is enrolled gets in with the account of the university, and nobody else does.',
        why: 'students come and go each term',
        size: 'M',
      },
      {
        id: 'terms',
        name: 'Order {things} by course and term',
        about: 'Each course and term has a place of its own, and an old term stays readable.',
        why: 'students think in courses and terms',
        size: 'S',
      },
    ],
  },
  {
    id: 'company',
    title: 'colleagues use it',
    said: forWhom(
      'company|companies|office|business|firm|agency|teams?|department|staff|employees?|colleagues|co-?workers|startup',
    ),
    features: [
      {
        id: 'company-accounts',
        name: 'Sign in with company accounts',
        about:
          'Colleagues use the account they have at work, and whoever leaves the company loses access the same day.',
        why: 'accounts of people who left are the ones that are misused',
        size: 'M',
      },
      {
        id: 'departments',
        name: 'Group colleagues by team',
        about: 'Each team sees its own {things} first, and somebody may belong to several.',
        why: 'most of what colleagues see should concern their own team',
        size: 'S',
      },
    ],
  },
  {
    id: 'family',
    title: 'families use it',
    said: forWhom('famil(?:y|ies)|household|kids|children|parents|wife|husband|partner|grandparents|siblings|couples?'),
    features: [
      {
        id: 'family-share',
        name: 'Share {things} within the family',
        about: 'All who live together see the same {things} on their own phones, a moment after they change.',
        why: 'one list on one phone helps only one of them',
        size: 'M',
      },
      {
        id: 'child-accounts',
        name: 'Give children accounts of their own',
        about: 'Children see what is for them, and parents decide what they may change.',
        why: 'children should take part without being able to delete everything',
        size: 'M',
      },
    ],
  },
  {
    id: 'club',
    title: 'clubs use it',
    said: forWhom('clubs?|associations?|societ(?:y|ies)|choirs?|orchestra|bands?|scouts?|members|fire brigade'),
    features: [
      {
        id: 'members',
        name: 'Keep a list of members',
        about: 'The board enters who joins and leaves, and only members get in.',
        why: 'the board changes, and the list has to outlive it',
        size: 'M',
      },
      {
        id: 'board',
        name: 'Give the board more rights than members',
        about: 'The board may change and delete, members take part, and a new board takes over with one step.',
        why: 'in a club the ones in charge change with every election',
        size: 'S',
      },
    ],
  },
  {
    id: 'parish',
    title: 'parishes use it',
    said: forWhom('parish(?:es)?|church(?:es)?|congregations?|mosques?|synagogues?|temples?'),
    features: [
      {
        id: 'parish-groups',
        name: 'Give every group of the parish a place of its own',
        about: 'Choir, youth and visitors of the sick each have their own {things}, and the parish sees the whole.',
        why: 'a parish is many groups that know little of one another',
        size: 'M',
      },
      {
        id: 'parish-paper',
        name: 'Print {things} for those without a screen',
        about: 'One click makes a page in large type that can hang in the porch.',
        why: 'a part of the parish reads paper only',
        size: 'S',
      },
    ],
  },
  {
    id: 'town',
    title: 'citizens use it',
    said: forWhom(
      'towns?|cit(?:y|ies)|villages?|citizens|residents|neighbou?rs?|neighbou?rhood|municipalit(?:y|ies)|communit(?:y|ies)',
    ),
    features: [
      {
        id: 'no-account',
        name: 'Let people take part without an account',
        about: 'Reading needs nothing, and taking part needs an address that is confirmed once.',
        why: 'most people come once or twice a year',
        size: 'M',
        skill: 'no-login',
      },
      {
        id: 'town-languages',
        name: 'Offer the languages that are spoken there',
        about: 'Whoever comes chooses a language, and what nobody has translated yet is shown as it was written.',
        why: 'not all who live in one place read the same language',
        size: 'M',
        skill: 'languages',
      },
    ],
  },
  {
    id: 'patients',
    title: 'patients are concerned',
    said: forWhom('hospitals?|clinics?|patients?|doctors?|nurses?|practice|care homes?|therapists?'),
    features: [
      {
        id: 'record-access',
        name: 'Log who looked at what about a patient',
        about: 'Every look at a patient is kept with name and time, and the patient may ask for the list.',
        why: 'the law asks who has read what',
        size: 'M',
        skill: 'audit-log',
      },
      {
        id: 'treating-only',
        name: 'Show patient data only to those who treat',
        about: 'Whoever has no part in a treatment sees nothing of it; in an emergency a reason opens it.',
        why: 'what is told to a doctor is told to nobody else',
        size: 'M',
        skill: 'roles',
      },
    ],
  },
  {
    id: 'seniors',
    title: 'older people use it',
    said: forWhom(
      'seniors?|elderly|grandmothers?|grandfathers?|grandma|grandpa|older people|old people|pensioners|retirees',
    ),
    features: [
      {
        id: 'large',
        name: 'Use it with large type and few steps',
        about: 'Type is large from the start, every page does one thing, and nothing depends on a fine hand.',
        why: 'eyes and hands are not what they were',
        size: 'M',
        skill: 'accessibility',
      },
      {
        id: 'help-afar',
        name: 'Let relatives help from afar',
        about: 'A trusted person sees what is on the screen and can do a step, as long as both agree.',
        why: 'help is often a hundred kilometres away',
        size: 'L',
      },
    ],
  },
  {
    id: 'customers',
    title: 'customers use it',
    said: forWhom('customers?|clients?|guests?|buyers?|shoppers?'),
    features: [
      {
        id: 'customer-view',
        name: 'Give customers a view of their own {things}',
        about: 'Customers see what concerns them and nothing of others, without asking anybody.',
        why: 'each question they can answer themselves is one call less',
        size: 'M',
      },
      {
        id: 'customer-data',
        name: 'Let customers see and delete their data',
        about: 'Customers read what is kept about them and have it deleted, as far as the law allows.',
        why: 'customers may ask for it at any time',
        size: 'M',
        skill: 'data-rights',
      },
    ],
  },
  {
    id: 'volunteers',
    title: 'volunteers use it',
    said: forWhom('volunteers?|helpers|charit(?:y|ies)|ngos?|non-?profits?|food ?banks?|shelters?'),
    features: [
      {
        id: 'join',
        name: 'Let new helpers join by link',
        about: 'A link brings a helper in within a minute, and a coordinator says what they may see.',
        why: 'helpers come on short notice and have no training',
        size: 'S',
        skill: 'invitations',
      },
      {
        id: 'hours',
        name: 'Count the hours that helpers give',
        about: 'Hours are noted in passing and added up by person and month.',
        why: 'those who give money ask how much time was given',
        size: 'M',
      },
    ],
  },
  {
    id: 'friends',
    title: 'friends use it',
    said: forWhom('friends|flatmates|flat ?share|roommates|group'),
    features: [
      {
        id: 'friends-link',
        name: 'Invite friends by link',
        about: 'A link is all that friends need, and whoever sent it can withdraw it.',
        why: 'friends will not fill in a form',
        size: 'S',
        skill: 'invitations',
      },
      {
        id: 'group-decide',
        name: 'Decide together by a quick vote',
        about: 'Whoever proposes something sees at once who is for it.',
        why: 'a group of friends has nobody who decides',
        size: 'S',
      },
    ],
  },
];
