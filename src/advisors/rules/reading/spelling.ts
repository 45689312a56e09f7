import * as classes from './word-classes.ts';
import { verbForms } from './verbs.ts';

const slips: Record<string, string> = {
  looses: 'loses',
  anonym: 'anonymous',
  evrybody: 'everybody',
  everbody: 'everybody',
  evryone: 'everyone',
  poeple: 'people',
  wich: 'which',
  wether: 'whether',
  becuase: 'because',
  becasue: 'because',
  cuz: 'because',
  shoud: 'should',
  shuld: 'should',
  woud: 'would',
  wnat: 'want',
  wan: 'want',
  nedd: 'need',
  neeed: 'need',
  teh: 'the',
  adn: 'and',
  thier: 'their',
  recieve: 'receive',
  calender: 'calendar',
  calandar: 'calendar',
  calander: 'calendar',
  adress: 'address',
  apointment: 'appointment',
  appoinment: 'appointment',
  apointments: 'appointments',
  remaind: 'remind',
  remeber: 'remember',
  rember: 'remember',
  recive: 'receive',
  shedule: 'schedule',
  scedule: 'schedule',
  sugest: 'suggest',
  serch: 'search',
  seach: 'search',
  notifcation: 'notification',
  notifications: 'notifications',
  recipies: 'recipes',
  receipe: 'recipe',
  reciept: 'receipt',
  reciepts: 'receipts',
  custumer: 'customer',
  custumers: 'customers',
  costumer: 'customer',
  costumers: 'customers',
  mobil: 'mobile',
  ofline: 'offline',
  pictues: 'pictures',
  fotos: 'photos',
  foto: 'photo',
  expence: 'expense',
  expences: 'expenses',
  invoces: 'invoices',
  documant: 'document',
  managment: 'management',
  maintainance: 'maintenance',
  rehersal: 'rehearsal',
  volonteers: 'volunteers',
  volunters: 'volunteers',
  comunity: 'community',
  questionaire: 'questionnaire',
  wanna: 'want',
  gonna: 'will',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ppl: 'people',
  msg: 'message',
  app: 'app',
  im: "i'm",
  ive: "i've",
  id: 'id',
  dont: "don't",
  doesnt: "doesn't",
  cant: "can't",
  shouldnt: "shouldn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  havent: "haven't",
  wont: "won't",
  wouldnt: "wouldn't",
  whats: "what's",
  thats: "that's",
  theres: "there's",
  theyre: "they're",
  whith: 'with',
  wiht: 'with',
  ouer: 'our',
  borow: 'borrow',
  borows: 'borrows',
  notfy: 'notify',
  notifiy: 'notify',
  adres: 'address',
  memeber: 'member',
  memebers: 'members',
  payed: 'paid',
  assocation: 'association',
  anual: 'annual',
  stok: 'stock',
  inventry: 'inventory',
  phoe: 'phone',
  compnay: 'company',
  enviroment: 'environment',
  seperate: 'separate',
  acces: 'access',
  recepie: 'recipe',
  libary: 'library',
  sceduled: 'scheduled',
  evry: 'every',
};

/** English words that lie one slip away from a known one, and are meant as they stand. */
const meant = new Set(
  `
  action anther braked burred cached cachets carted cashed cashes cocked compete competed complied complies
  copped covert deduced defied deigned descried divers ensued gabbed grated groped indeed insect kitted lander leaned lunched
  overly pained panned panted planed plated podded potted preform preformed preforms preset reamed recoded refiled relayed
  relied resole resoled resorted restated retied revered rotted sapped scarped seamed seared seeped severs shooed sicked sifted
  sighed singed sipped socked soothed sopped stared stated stoked striped tacked togged treads trough underlie unlined
`
    .trim()
    .split(/\s+/u),
);

const known = new Set<string>([...verbForms.keys(), ...Object.values(slips)]);
for (const group of [
  classes.determiners,
  classes.subjectPronouns,
  classes.adverbs,
  classes.subordinators,
  classes.modals,
  classes.prepositions,
])
  for (const word of group) known.add(word);
const targets = [...known].filter((word) => word.length >= 6);

/** Every known word under each key that lacks one of its inner letters; a dropped or swapped letter is found by it. */
const shortened = new Map<string, string>();
for (const word of targets)
  for (let i = 1; i < word.length - 1; i++) {
    const key = word.slice(0, i) + word.slice(i + 1);
    if (!known.has(key) && !shortened.has(key)) shortened.set(key, word);
  }

const swapped = (a: string, b: string) =>
  a.length === b.length && a.split('').toSorted().join('') === b.split('').toSorted().join('');

const mended = new Map<string, string>();

/** Mends a slip of the pen in a lower-case word: a known misspelling, a dropped inner letter, two letters swapped. */
export function correct(low: string): string {
  const before = mended.get(low);
  if (before !== undefined) return before;
  const after = corrected(low);
  if (mended.size > 20_000) mended.clear();
  mended.set(low, after);
  return after;
}

function corrected(low: string): string {
  if (Object.hasOwn(slips, low)) return slips[low]!;
  if (low.length < 6 || low.length > 20 || known.has(low) || meant.has(low) || !/^[a-z]+$/.test(low)) return low;
  const dropped = shortened.get(low);
  if (dropped && low.length >= 6 && dropped.at(-1) === low.at(-1) && !/(?:s|ing)$/.test(low)) return dropped;
  for (let i = 1; i < low.length - 1; i++) {
    const candidate = shortened.get(low.slice(0, i) + low.slice(i + 1));
    if (candidate && !low.endsWith('ing') && swapped(candidate, low)) return candidate;
  }
  return low;
}
