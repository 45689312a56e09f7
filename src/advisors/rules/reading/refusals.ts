import type { Heard } from './heard.ts';
import { passagesOf, type Passage } from './sentences.ts';
import { stemsOf } from './stems.ts';
import type { Token } from './tokens.ts';
import { refusedIn, trouble } from './ways-of-refusing.ts';

/** Something the person does not want, with the words that say so. */
export type Refusal = { words: string; stems: ReadonlySet<string>; start: number; end: number };

/** "Not wanted: campaigns, lead scoring": all that is listed is refused, in the line or in those under it. */
const refusing =
  /^(?:(?:things |what )?(?:i|we) (?:do not|don['’]?t|won['’]?t) (?:want|need|have)|not|no|without|not (?:wanted|needed|required|necessary|in scope|included)|unwanted|not doing|no[- ]?gos?|out of scope|non-?goals?|exclusions?|excluded|leave out|(?:(?:i|we) )?won['’]?t need|please (?:no|not)|none of (?:the following|these)|the following (?:is|are) (?:not (?:needed|wanted|part of (?:it|this))|excluded|out of scope)|what (?:it|this|the app) (?:should|must|shall|need) (?:not|never) (?:do|have|be))\s*:$/iu;
const thing = String.raw`(?:(?:the|that|any|all|an?) )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,3}?)`;
/** By which sentences something is refused that is named in them. */
const refusals = [
  // "Reports, no thanks", "Login not needed", "Ads never", "Medals have no place in it"; "guests say yes or no" refuses nothing.
  `^(?!.*\\byes\\b)${thing},? (?:no(?: thanks| way)?|never|(?:is |are )?not (?:needed|necessary|wanted|required)|(?:we|i) can do without|(?:has|have) no place(?: in it| here)?)$`,
  `^(?!(?:the|any|all|an?|optional|empty) )${thing} can be left out$`,
  `^(?:please )?nothing (?:with|about) ${thing}(?:,? please)?$`,
  `^nor (?:(?:need|should|shall|must|may) there be|(?:do|would) (?:i|we) (?:wish|want|like|need)(?: to (?:see|have|get))?) ${thing}$`,
].map((one) => new RegExp(one, 'dgiu'));

/** "Nah, skip the badges" is said to us; in a list, and within a sentence, it is what the product does: "play it, skip the intro". */
const toUs = /^(?:(?:nah|please|so|but|and),? )?skip (?:the|that|any|all) /iu;
const skipped = new RegExp(
  `(?:^|[,;] ?)(?:(?:nah|please|so|but|and),? )?skip (?=the |that |any |all )${thing}(?=$|[,;])`,
  'dgiu',
);

/** "A newsletter? Also no.": a bare thing, and the whole answer. */
const asked =
  /^(?!(?:is|are|do|does|did|can|could|should|shall|will|would|has|have|who|what|how|where|when|why|which)\b)[\p{L}-]+(?: [\p{L}-]+){0,3}\?$/iu;
/** "Comments - nah". */
const bare = /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u;
const denial =
  /^(?:(?:also|again|god|thanks|nah|nope),? )?(?:no|nope|nah|never(?: again| ever)?|not (?:wanted|needed|here|(?:for|with) (?:us|me))|over my dead body|(?:god|heaven) forbid|(?:certainly|absolutely|definitely|surely) not|not for the world|hard pass|spare (?:me|us)|(?:i|we)(?:['’]d| would) rather die|(?:i|we)['’]d rather not)(?:,? (?:thanks|way))?(?:[.!]*$|, )/iu;

/** Without one of these words in its sentence nothing is refused. */
const denying =
  /\b(?:no|not|\p{L}+n['’]?t|cannot|never|none|nobody|nothing|neither|nor|nope|nah|without|w\/o|skip|drop|leaves?|left|omit|avoid|exclud\p{L}+|out of|instead|rather|enough|already|else|elsewhere|other|stays?|hates?|sick|tired|fed up|bored|spare|refuse|unwanted|un(?:necessary|needed)|useless|forget|ban(?:ned)?|anything but|away|off|please)\b/iu;
/** "Without reminders", "nobody should have to sign in": what follows is refused, and no wish. */
const denied =
  /(?:\bwithout(?: any| an?| the)?|n['’]t (?:want|need|have)(?: to| any| an?)?|\bnot (?:want|need|have)(?: to| any| an?)?|(?<=\b(?:i|we|they)(?: \p{L}+)? )refus(?:e|ed|ing) to) $/iu;

/** "No more double bookings": what is to come about no more is no part that somebody could do without. */
export const noMore = /\b(?:no more|never again(?: an?)?|never any more) $/iu;
const isAverted = ({ what, passage }: Heard): boolean => {
  const [first] = what;
  if (first === undefined) return false;
  const at = first.start - passage.start;
  return noMore.test(passage.text.slice(0, at)) && trouble.test(passage.text.slice(at));
};

/** What was heard, where a word that denies decides whether it is refused. */
export const withDenials = (heard: readonly Heard[]): Heard[] =>
  heard.flatMap((one): Heard[] => {
    const { form, head, what, passage } = one;
    if (form === 'refused' && isAverted(one)) return [{ ...one, form: 'noun' }];
    if (form === 'refused') return denying.test(passage.text) || passage.bullet ? [one] : [];
    const before = ({ start }: Token) => passage.text.slice(0, start - passage.start);
    return [head, what[0] ?? head].some((token) => token.start <= head.start && denied.test(before(token)))
      ? [{ ...one, form: 'refused', what: form === 'verb' ? [head, ...what] : what }]
      : [one];
  });

/** "That is all, it can be plain": after what was wished nothing else is. Of one who "may change nothing else" only that is told. */
const enough =
  /^(?:(?:and|but|so|well|ok|no),? )?(?:(?:that|this)(?:['’]s| is| would be) (?:all|it|enough|everything)(?: (?:(?:that )?(?:i|we) (?:need|want|ask for|wish|wish for)|there is to it|really|for (?:now|us|me|the start|a start)))?|(?:(?:i|we) (?:need|want|wish for) )?nothing (?:else|more)(?: (?:(?:is )?(?:needed|wanted|necessary|required)|than that|please))?|no more than that|(?:more|anything else) (?:(?:i|we) (?:do not|don['’]t) (?:need|want)|is not (?:needed|necessary|wanted))|(?:i|we) (?:do not|don['’]t) (?:need|want) (?:anything (?:else|more)|any more|more)(?: than that)?)(?:,? (?:really|please|thanks))?(?=[.!;]|,(?! no\b)|$)/iu;

/** True when a sentence of a text says that what stands in the others is all that is wanted. */
export const wantsNoMore = (text: string): boolean => passagesOf(text).some((passage) => enough.test(passage.text));

/** What a source refuses: "no spreadsheet", "without an account", "we don't need a shop". */
export function refusalsOf(heard: readonly Heard[], passages: readonly Passage[], text: string): Refusal[] {
  const said = heard
    .filter(({ form }) => form === 'refused')
    .map(({ what }) => ({ start: what[0]!.start, end: what.at(-1)!.end }));
  return [...said, ...listedIn(passages)]
    .map(({ start, end }) => {
      const words = text.slice(start, end);
      return { words, stems: stemsOf(words.replaceAll(emphasis, ' ')), start, end };
    })
    .filter(({ stems }) => stems.size > 0 && stems.size <= mostWords);
}
/** "No calories anywhere", "no silly badges": how much somebody means it, and not what. */
const emphasis =
  /\b(?:anywhere|whatsoever|ever|anymore|any more|at all|either|please|thanks|fancy|silly|stupid|annoying|pointless|endless|childish|shiny|clever|damned?|bloody|(?:live|smart)(?= [\p{L}])|(?<=[\p{L}] )(?:stuff|things?|nonsense|features?|functions?))\b/giu;
/** A whole sentence says too much to be looked for in a name. */
const mostWords = 4;

/** What stands under a label that refuses, or before "no thanks", thing by thing. */
function listedIn(passages: readonly Passage[]): { start: number; end: number }[] {
  const all: { start: number; end: number }[] = [];
  let under: 'first' | 'further' | null = null;
  for (const [at, passage] of passages.entries()) {
    const said = passage.text.replace(/[.!;)\s]+$/u, '');
    const next = passages[at + 1];
    const isAsked =
      (asked.test(said) || said.endsWith(':') || bare.test(passage.text)) &&
      next !== undefined &&
      next.start - passage.end <= 3 &&
      denial.test(next.text);
    const ways = toUs.test(said) && !passage.bullet ? [...refusals, skipped] : refusals;
    const label = refusing.test(passage.text);
    const list: boolean = !label && (under === 'first' || (under === 'further' && passage.bullet));
    const stretches: [number, number][] = list
      ? [[0, passage.text.length]]
      : isAsked
        ? [[0, said.replace(/[?:]$/u, '').length]]
        : ways.flatMap((one) =>
            said
              .matchAll(one)
              .map(({ indices }) => indices!.groups!['what']!)
              .toArray(),
          );
    stretches.push(...refusedIn(passage.text));
    for (const [from, to] of stretches)
      for (const part of passage.text
        .slice(from, to)
        .matchAll(/(?<!\p{L})(?!\s|(?:and|or|nor)\b)[^,;.]+?(?=\s*(?:[,;.]|\b(?:and|or|nor)\b|$))/giu)) {
        const start = passage.start + from + part.index;
        all.push({ start, end: start + part[0].length });
      }
    under = label ? 'first' : list ? 'further' : null;
  }
  return all;
}

/** "Nothing leaves the phone": what is kept there is shown to nobody else, and there is nobody else who uses it. */
const onOneDevice =
  /\b(?:nothing|no (?:data|entry|byte|word)) (?:may |must |should |shall |can |ever )?(?:leaves?|goes out of) (?:my|the|this|her|his) (?:phone|device|tablet|watch)\b|\b(?:stays?|kept|lives?|stored) (?:only )?on (?:my|the|this|her|his) (?:own )?(?:phone|device|tablet|watch)(?: only| alone| and nowhere else)\b|\bonly on (?:my|her|his) (?:own )?(?:phone|device|tablet)\b/iu;

export const staysWithOne = (text: string): boolean => onOneDevice.test(text);
