import { verbForms } from './verbs.ts';

const irregularNouns: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  media: 'media',
  data: 'data',
  news: 'news',
  series: 'series',
  movies: 'movie',
  cookies: 'cookie',
  analyses: 'analysis',
  theses: 'thesis',
  diagnoses: 'diagnosis',
  calves: 'calf',
  shelves: 'shelf',
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  leaves: 'leaf',
  feet: 'foot',
  teeth: 'tooth',
};
const uncountable = new Set(
  'data news series status analysis analytics bus gas address access process progress business class glass pass gps sms css https always this is was has its us canvas bonus virus campus fitness wellness harness press mess loss less across plus yes basis gdpr diabetes mathematics physics'.split(
    ' ',
  ),
);

/** The singular of a lower-case noun; a word that is none comes back as it is. */
export function singular(word: string): string {
  if (Object.hasOwn(irregularNouns, word)) return irregularNouns[word]!;
  if (uncountable.has(word) || word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(us|ss|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const irregularPlurals: Record<string, string> = Object.fromEntries(
  Object.entries(irregularNouns)
    .filter(([p, s]) => p !== s)
    .map(([p, s]) => [s, p]),
);
const massNouns = new Set(
  'data news series media equipment money information music staff feedback furniture luggage software inventory stock homework medication food work content knowledge research traffic weather land time water electricity gas fuel oil energy gear uptime markup'.split(
    ' ',
  ),
);

/** The plural of a noun phrase: its last word is changed. */
export function plural(phrase: string): string {
  const cut = phrase.lastIndexOf(' ') + 1;
  const last = phrase.slice(cut);
  if (massNouns.has(last) || (last.endsWith('s') && !/(ss|us|is)$/.test(last) && last !== 'bus')) return phrase;
  if (Object.hasOwn(irregularNouns, last) && irregularNouns[last] !== last) return phrase;
  const known = Object.hasOwn(irregularPlurals, last) ? irregularPlurals[last] : undefined;
  if (known) return phrase.slice(0, cut) + known;
  if (/(?<!^(?:hu|ger|ro|otto))man$/.test(last)) return `${phrase.slice(0, -3)}men`;
  if (/[^aeiou]y$/.test(last)) return `${phrase.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(last)) return `${phrase}es`;
  return `${phrase}s`;
}

export const isMass = (noun: string): boolean => massNouns.has(noun.slice(noun.lastIndexOf(' ') + 1));

const suffixes: [RegExp, string][] = [
  [/isations?$|izations?$/, 'is'],
  [/ifications?$/, 'ify'],
  [/ations?$/, 'at'],
  [/(t|s)ions?$/, '$1'],
  [/ments?$/, ''],
  [/ers?$/, ''],
  [/ors?$/, ''],
  [/ings?$/, ''],
  [/ed$/, ''],
  [/ly$/, ''],
  [/able$/, ''],
  [/ise$|ize$/, 'is'],
  [/ance$|ence$/, ''],
  [/ate$/, 'at'],
  [/al$/, ''],
  [/e$/, ''],
  [/y$/, 'i'],
];

/** Words whose rough stem would be that of another word: a tree is no trial, and who fills in a form files nothing. */
const apart = new Map(
  'apartment apply balance banner basement bass busy care career city comment cookie corner counter early evening experience factor fill final finance fine flower hope instalment internal letter likely mention mentor metal mill mission motion motor movie offer official pager paste personal pile plane pole police policy portal portion poster presence projector ration ready referee referral reply ride roll shower signal site special species statement station sticker story summer tape telly tile trailer tree trial try verse wifi wine'
    .split(' ')
    .map((word) => [word, word]),
);
apart.set('carer', 'care').set('donor', 'donat');

const cache = new Map<string, string>();

/** A rough stem by which two texts are compared: reminders, remind and reminding give the same. */
export function stem(word: string): string {
  const low = word.toLowerCase();
  const known = cache.get(low);
  if (known !== undefined) return known;
  let result = verbForms.get(low)?.base ?? singular(low);
  const own = apart.get(result);
  if (own !== undefined) {
    cache.set(low, own);
    return own;
  }
  for (const [ending, instead] of suffixes) {
    if (ending.test(result) && result.replace(ending, instead).length >= 3) {
      result = result.replace(ending, instead);
      break;
    }
  }
  result = result.replace(/(?<=..)([^aeiou])\1$/, '$1').replace(/(?<=..)[ei]$/, '');
  if (cache.size > 20_000) cache.clear();
  cache.set(low, result);
  return result;
}

const small = new Set(
  'a an the this that these those some any each every all both my our your his her its their i we you he she it they me us them of in on at by for with from into to about over and or but so as is are be been was were do does can could should must will would may not no only just also too very who what which where when how if than then there here own other another one let lets get gets able want need like please have has had make more most new different several many'.split(
    ' ',
  ),
);

/** True for a word that says nothing of its own: "our", "which". */
export const isSmall = (word: string): boolean => small.has(word);

const read = new Map<string, ReadonlySet<string>>();

/** The stems of a text's meaningful words. */
export function stemsOf(text: string): ReadonlySet<string> {
  const known = read.get(text);
  if (known !== undefined) return known;
  const stems = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    if (word.length > 1 && !small.has(word)) stems.add(stem(word));
  // Names and wishes are compared again and again, whole texts are not; few are kept, for they are people's words.
  if (text.length < 200) {
    if (read.size > 2_000) read.clear();
    read.set(text, stems);
  }
  return stems;
}
