import * as classes from './word-classes.ts';
import { verbForms, type VerbEntry } from './verbs.ts';
import { inPlainVerb, inPlainWords } from './idioms.ts';
import { correct } from './spelling.ts';
import { plural, singular } from './stems.ts';

export type Tag =
  | 'noun'
  | 'verb'
  | 'det'
  | 'poss'
  | 'pron'
  | 'prep'
  | 'conj'
  | 'modal'
  | 'be'
  | 'have'
  | 'do'
  | 'neg'
  | 'sub'
  | 'adv'
  | 'num'
  | 'to'
  | 'mark';
/** A word or mark with its place in the text. `low` is lower case with slips of spelling mended. */
export type Token = {
  raw: string;
  low: string;
  start: number;
  end: number;
  tag: Tag;
  verb: VerbEntry | null;
  initial?: boolean;
};

const pattern =
  /(?<![\p{L}\p{N}])(?:incl|excl|approx|max|min|ca)\.(?=\s+[\p{L}\p{N}])|[\p{L}\p{N}]+(?:(?:['’_@.-]|(?<=\d),(?=\d{3}|\d{1,2}(?!\d)))[\p{L}\p{N}]+)*(?:(?<=s)['’](?=\s+[\p{L}]))?%?|[^\s\p{L}\p{N}]/giu;

const numberWords =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?)$/;

function closedTag(low: string): Tag | null {
  if (low === 'to') return 'to';
  if (low.length > 2 && low.endsWith('.')) return /^[ie]/u.test(low) ? 'prep' : 'adv';
  if (/^\d/.test(low)) return 'num';
  if (classes.modals.has(low)) return 'modal';
  if (low === 'not' || low === 'no' || low === 'never' || low === 'without') return 'neg';
  if (classes.doForms.has(low)) return 'do';
  if (classes.possessives.has(low)) return 'poss';
  if (classes.subjectPronouns.has(low) && low !== 'people') return 'pron';
  if (classes.objectPronouns.has(low)) return 'pron';
  if (classes.beForms.has(low)) return 'be';
  if (classes.haveForms.has(low)) return 'have';
  if (classes.conjunctions.has(low)) return 'conj';
  if (classes.subordinators.has(low) || classes.questionWords.has(low)) return 'sub';
  if (classes.determiners.has(low)) return 'det';
  if (classes.adverbs.has(low)) return 'adv';
  if (classes.prepositions.has(low)) return 'prep';
  if (numberWords.test(low)) return 'num';
  if (
    /..ly$/.test(low) &&
    !/^(family|reply|supply|apply|weekly|monthly|daily|yearly|fly|ally|assembly|belly|jelly)$/.test(low)
  )
    return 'adv';
  return null;
}

const isNominal = (token: Token | undefined) =>
  token !== undefined && (token.tag === 'noun' || token.tag === 'pron' || token.tag === 'num');
const opensObject = (token: Token | undefined) =>
  token !== undefined &&
  (token.tag === 'det' ||
    token.tag === 'poss' ||
    token.tag === 'pron' ||
    token.tag === 'num' ||
    (token.tag === 'sub' && classes.questionWords.has(token.low)));
const severalOf = {
  test: (word: string) =>
    /(?:[^us'’]s|people|children|men|women|staff|team|family|crew)$/.test(word) || classes.isPeople(word),
};

/** "A company of four people": the many are of one, and it is the one that does something. */
function isOfMany(tokens: Token[], last: number): boolean {
  const of = tokens.findLastIndex((token, at) => at < last && token.low === 'of');
  const one = tokens[of - 1];
  return (
    one?.tag === 'noun' &&
    !severalOf.test(one.low) &&
    last - of <= 3 &&
    tokens.slice(of + 1, last).every(({ tag }) => tag === 'num' || tag === 'noun' || tag === 'adv')
  );
}

/** True when the nouns that end here are the first of their clause. */
function opensClause(tokens: Token[], last: number): boolean {
  let at = last;
  while (tokens[at]?.tag === 'noun') at--;
  return at < 0 || ['mark', 'conj'].includes(tokens[at]!.tag);
}

/** What people do together, and what is kept about it: "training certificates", "seating plan". */
const activities = new Set(
  'train meet clean water seat pack shop park drive teach learn cook plant fly dive heat open sail swim wait'.split(
    ' ',
  ),
);
const aboutActivity =
  /^(?:certificates?|records?|plans?|materials?|minutes|programmes?|instructions?|licences?|duty|duties)$/;

/** Decides whether a word that can be both is a verb where it stands. */
function actsAsVerb(tokens: Token[], i: number): boolean {
  const entry = tokens[i]!.verb!;
  const next0 = tokens[i + 1];
  // "Second hand shop".
  if (tokens[i]!.low === 'hand' && tokens[i - 1]?.low === 'second') return false;
  // "Who send me files by mail".
  if (
    entry.form === 's' &&
    entry.noun &&
    /^(?:me|us|him|them)$/.test(tokens[i - 1]?.low ?? '') &&
    /^(?:send|give|show|bring|hand|mail)$/.test(tokens[i - 2]?.verb?.base ?? '')
  )
    return false;
  // "In Danish and Polish".
  if (
    classes.isLanguage(tokens[i]!.low) &&
    (tokens[i - 1]?.low === 'in' || classes.isLanguage(tokens[i - 2]?.low ?? ''))
  )
    return false;
  // "Scan the bin, note if it was full".
  if (
    /^(?:note|record|check|mark|report)$/.test(tokens[i]!.low) &&
    /^(?:if|whether|who|what)$/.test(next0?.low ?? '') &&
    tokens[i - 1]?.low === ','
  )
    return true;
  // "Pull requests with review".
  if (/^(?:pull|merge)$/.test(tokens[i]!.low) && /^requests?$/.test(tokens[i + 1]?.low ?? '')) return false;
  // "Table updates automatically".
  if (entry.form === 's' && tokens[i + 1]?.low === 'automatically' && tokens[i - 1]?.tag === 'noun') return true;
  // "Planned works are announced".
  if (entry.form === 's' && tokens[i + 1]?.tag === 'be') return false;
  // "Fill ups", "check ups".
  if (tokens[i + 1]?.low === 'ups') return false;
  // "Click start and stop": what is written on the buttons.
  const button = tokens[i - 1]?.tag === 'conj' ? tokens[i - 3] : tokens[i - 1];
  if (
    /^(?:start|stop|pause|save|send|yes|no|done|ok|go)$/.test(tokens[i]!.low) &&
    button?.tag === 'verb' &&
    /^(?:click|press|tap|push)$/.test(button.verb!.base)
  )
    return false;
  let back = i - 1;
  while (
    back >= 0 &&
    (tokens[back]!.tag === 'adv' ||
      (tokens[back]!.tag === 'neg' && tokens[back]!.low !== 'no' && tokens[back]!.low !== 'without'))
  )
    back--;
  const prev = tokens[back];
  const next = tokens[i + 1];
  if (tokens[i]!.low === 'gets' && opensObject(next)) return true;
  // "Open data".
  if (tokens[i]!.low === 'open' && /^(?:data|air|access|house|hours)$/.test(next?.low ?? '')) return false;
  // "Each sees the own lines".
  if (prev?.low === 'each' && entry.form === 's' && opensObject(next)) return true;
  // "A jury of three listens".
  if (prev?.tag === 'num' && tokens[back - 1]?.low === 'of' && entry.form === 's' && !entry.noun) return true;
  // "A table or chart".
  if (entry.noun && prev?.low === 'or' && tokens[back - 1]?.tag === 'noun' && tokens[back - 2]?.tag === 'det')
    return false;
  // "With contract and return date": two things.
  if (
    entry.noun &&
    prev?.tag === 'conj' &&
    tokens[back - 1]?.tag === 'noun' &&
    /^(?:with|about)$/.test(tokens[back - 2]?.low ?? '') &&
    next?.tag === 'noun' &&
    singular(next.low) === next.low &&
    (tokens[i + 2] === undefined || tokens[i + 2]!.tag === 'mark')
  )
    return false;
  // "Agree, abstain or block until Friday".
  if (
    prev?.tag === 'conj' &&
    entry.form === 'base' &&
    tokens[back - 1]?.tag === 'verb' &&
    tokens[back - 1]!.verb!.form === 'base' &&
    (next === undefined || next.tag === 'mark' || (next.tag === 'sub' && next.low === 'until'))
  )
    return true;
  const atStart =
    prev === undefined || prev.tag === 'mark' || prev.tag === 'conj' || (prev.tag === 'sub' && prev.low !== 'which');
  if (entry.form === 'ing')
    return (
      prev?.tag !== 'det' &&
      // "Training certificates", "seating plan".
      !(atStart && activities.has(entry.base) && aboutActivity.test(next?.low ?? '')) &&
      // "Training hours have to be recorded", "flights with start and landing": a part of a name, and a thing.
      !(atStart && next?.tag === 'noun' && /^(?:have|be|modal)$/.test(tokens[i + 2]?.tag ?? '')) &&
      !(
        prev?.tag === 'conj' &&
        (next === undefined || next.low === ',' || next.low === '.') &&
        tokens[back - 1]?.tag === 'noun' &&
        tokens[back - 2]?.tag === 'prep'
      ) &&
      !(
        (atStart || classes.wantVerbs.has(prev?.low ?? '')) &&
        next?.tag === 'noun' &&
        (classes.groups.has(next.low) ||
          classes.groups.has(singular(next.low)) ||
          /^(?:list|hours|times|dates?|rooms?|space|fees?|points?|sheets?|places?)$/.test(next.low))
      )
    );
  if (entry.form === 'ed' && (prev?.tag === 'conj' || prev?.low === ',') && next?.tag !== 'noun')
    return tokens.slice(Math.max(0, back - 13), back).some(
      ({ tag, verb }, k, all) =>
        tag === 'verb' &&
        verb!.form === 'ed' &&
        (all[k - 1]?.tag === 'be' ||
          k === all.length - 1 ||
          // "Videos picked by the therapist, sent to the phone".
          (all[k - 1]?.tag === 'noun' && next?.tag !== 'mark' && prev?.low === ',')),
    );
  // "Hosts should drop files".
  if (entry.form === 's' && next?.tag === 'modal') return false;
  // "Planned works announced before": what is done with them follows.
  if (
    entry.form === 's' &&
    prev?.tag === 'noun' &&
    next?.verb?.form === 'ed' &&
    /^(?:prep|adv|mark)$/.test(tokens[i + 2]?.tag ?? 'mark')
  )
    return false;
  if (entry.form === 'ed')
    return prev?.tag === 'be' || prev?.tag === 'have' || prev?.low === 'get' || isNominal(prev) || prev?.tag === 'pron';
  if (
    /^(?:some|all|both|many|few|most|several|others)$/.test(prev?.low ?? '') &&
    (!entry.noun || (next?.tag === 'prep' && /^(?:that|which|who)$/.test(tokens[back - 1]?.low ?? '')))
  )
    return true;
  if (prev && (prev.tag === 'to' || prev.tag === 'modal' || prev.tag === 'do')) return true;
  // "10 day permits": a counted thing, and nobody who permits.
  if (tokens[back - 1]?.tag === 'num' && prev?.tag === 'noun' && classes.lettingVerbs.has(tokens[i]!.low)) return false;
  if (
    prev &&
    (prev.tag === 'det' ||
      prev.tag === 'poss' ||
      (prev.tag === 'num' &&
        !(prev.low === 'one' && tokens[back - 1]?.tag === 'det') &&
        !(entry.form === 's' && opensObject(next))) ||
      prev.tag === 'prep' ||
      prev.low === 'no' ||
      prev.low === 'without' ||
      prev.tag === 'be')
  )
    return false;
  if (prev?.tag === 'pron' || (prev?.low === 'one' && tokens[back - 1]?.tag === 'det')) return true;
  if (
    classes.containerNouns.has(tokens[i]!.low) &&
    (next === undefined || next.tag === 'prep' || next.tag === 'sub' || next.tag === 'to')
  )
    return false;
  const alone = next === undefined || next.tag === 'mark' || next.tag === 'conj';
  if (atStart) {
    if (
      entry.noun &&
      (next?.low === 'of' ||
        (next?.low === 'for' && i === 0 && !/^(?:run|search|look|test|check|scan)$/.test(entry.base)) ||
        (classes.ratherNouns.has(entry.base) &&
          !opensObject(next) &&
          !(entry.base === 'track' && next?.tag === 'noun' && /[^us]s$/.test(next.low))))
    )
      return false;
    // "Label to print": a thing, and what is done with it.
    if (
      /^(?:label|report|form|plan|note|message|record|design|recipe|schedule|survey|list|map)$/.test(entry.base) &&
      next?.tag === 'to' &&
      tokens[i + 2]?.verb?.form === 'base'
    )
      return false;
    if (i === 0 && entry.noun && next?.tag === 'noun' && classes.groups.has(next.low)) return false;
    // "Repair café, every first Saturday".
    if (i === 0 && entry.noun && /^(?:app|caf[eé]|tool|site|market|fair|platform|program)$/.test(next?.low ?? ''))
      return false;
    if (entry.noun && /^(?:first|second|third|next)$/.test(next?.low ?? '')) return false;
    // "Comments which we can switch off".
    if (entry.form === 's' && entry.noun && prev?.tag !== 'sub' && /^(?:which|that|who)$/.test(next?.low ?? ''))
      return false;
    // "Answers we write can be inserted": a thing, and who makes it.
    if (entry.form === 's' && entry.noun && /^(?:i|we|they|you|he|she)$/.test(next?.low ?? '')) return false;
    // "Tries on in the shop".
    if (entry.base === 'try' && entry.form === 's' && /^(?:on|out)$/.test(next?.low ?? '')) return true;
    if (entry.form === 's') return opensObject(next) || !entry.noun;
    if (!entry.noun) return true;
    if (opensObject(next)) return true;
    if (next?.low === '/' && tokens[i + 2]?.verb?.form === 'base') return true;
    if (next?.tag === 'conj' && tokens[i + 2]?.verb?.form === 'base') return true;
    if (alone) return false;
    return (
      next.tag === 'noun' ||
      next.tag === 'adv' ||
      next.low === 'by' ||
      next.tag === 'to' ||
      next.tag === 'verb' ||
      next.tag === 'prep'
    );
  }
  if (prev?.tag === 'noun') {
    // "Customer signs on glass", "the teacher answers with a note": what nobody would keep a list of.
    if (
      entry.form === 's' &&
      /^(?:sign|scan|tap|type|vote|return|answer|reply)$/.test(entry.base) &&
      next?.tag === 'prep' &&
      next.low !== 'of' &&
      opensClause(tokens, /^(?:the|every|each)$/.test(tokens[back - 1]?.low ?? '') ? back - 2 : back) &&
      tokens[back - 1]?.tag !== 'noun' &&
      classes.isPeople(plural(prev.low))
    )
      return true;
    // "Customer orders with two taps and sees the price".
    if (
      entry.form === 's' &&
      next?.tag === 'prep' &&
      next.low !== 'of' &&
      opensClause(tokens, back) &&
      back === i - 1 &&
      tokens[back - 1]?.tag !== 'noun' &&
      classes.isPeople(plural(prev.low)) &&
      tokens
        .slice(i + 1, i + 9)
        .some(({ tag }, at, all) => tag === 'conj' && all[at + 1]?.verb?.form === 's' && !all[at + 1]!.verb!.noun)
    )
      return true;
    // "The pupil sings and the teacher answers with a note".
    if (
      entry.form === 's' &&
      next?.tag === 'prep' &&
      next.low !== 'of' &&
      tokens[back - 1]?.tag === 'det' &&
      tokens[back - 2]?.tag === 'conj' &&
      classes.isPeople(plural(prev.low)) &&
      tokens.slice(0, back - 2).some(({ tag, verb }) => tag === 'verb' && verb!.form === 's')
    )
      return true;
    // "Nurse register patient, doctor write note": without endings, as people say who learn the language.
    if (
      entry.form === 'base' &&
      next?.tag === 'noun' &&
      opensClause(tokens, back) &&
      classes.isPeople(plural(prev.low)) &&
      speaksPlainly(tokens)
    )
      return true;
    // "The customer sign the offer".
    if (
      entry.form === 'base' &&
      entry.noun &&
      (next?.tag === 'det' || next?.tag === 'poss') &&
      !severalOf.test(prev.low) &&
      classes.isPeople(plural(prev.low)) &&
      /^(?:the|every|each|our|my)$/.test(tokens[back - 1]?.low ?? '') &&
      /^(?:mark|conj|adv)$/.test(tokens[back - 2]?.tag ?? 'mark')
    )
      return true;
    if (entry.form === 'base' && severalOf.test(prev.low))
      return (
        (next?.tag === 'noun' &&
          (classes.isPeople(prev.low) ||
            (/[^us]s$/.test(prev.low) && !classes.pluralFirst.has(prev.low) && opensClause(tokens, back)))) ||
        opensObject(next) ||
        next === undefined ||
        next.tag === 'prep' ||
        next.tag === 'adv' ||
        next.tag === 'mark' ||
        (next.tag === 'conj' && classes.isPeople(prev.low) && tokens[i + 2]?.verb?.form === 'base') ||
        !entry.noun
      );
    const apart =
      (/^(?:out|up|off|back|away)$/.test(next?.low ?? '') || (entry.base === 'turn' && next?.low === 'into')) &&
      tokens[i + 2] !== undefined;
    if (
      entry.form === 's' &&
      /^(?:app|system|program|software|site|tool|watch|phone|machine)$/.test(prev.low) &&
      /^(?:det|poss)$/.test(tokens[back - 1]?.tag ?? '') &&
      /^(?:sub|prep|adv)$/.test(next?.tag ?? '')
    )
      return true;
    if (
      entry.form === 's' &&
      classes.selfActing.has(entry.base) &&
      // "Missing updates", "planned changes".
      !/(?:ing|ed)$/.test(prev.low) &&
      (next === undefined || /^[.,;]$/.test(next.low)) &&
      opensClause(tokens, back)
    )
      return true;
    if (entry.form === 's' && (!/[^us]s$|people$|men$|children$/.test(prev.low) || isOfMany(tokens, back)))
      return (
        opensObject(next) ||
        apart ||
        !entry.noun ||
        (classes.isPeople(plural(prev.low)) && (next?.tag === 'noun' || next?.tag === 'mark'))
      );
    return !entry.noun && entry.form === 'base';
  }
  if (prev?.tag === 'verb') return classes.lettingVerbs.has(prev.low);
  return !entry.noun;
}

/** True when somebody does something without an -s: "doctor write". */
const speaksPlainly = (tokens: Token[]): boolean =>
  tokens.some(
    ({ low, tag }, at) =>
      tag === 'noun' &&
      singular(low) === low &&
      classes.isPeople(plural(low)) &&
      (at === 0 || tokens[at - 1]!.tag === 'mark') &&
      tokens[at + 1]?.verb?.form === 'base' &&
      !tokens[at + 1]!.verb!.noun &&
      tokens[at + 2]?.tag !== 'mark',
  );

const asksNext = /^(?:when|what|which|who|where|how|whether|if)$/;

const doers = new Set(['i', 'we', 'you', 'they']);

/** A word that no list knows is a verb where the grammar leaves no other reading: "players unfurl the map", "can zap", "want to moor". */
function unlisted(tokens: Token[], i: number): VerbEntry | null {
  const { low, raw } = tokens[i]!;
  if (!/^[a-z]{3,}$/.test(low) || /^\p{Lu}/u.test(raw) || classes.notVerbs(low)) return null;
  let back = i - 1;
  while (tokens[back]?.tag === 'adv' || tokens[back]?.low === 'not') back--;
  const prev = tokens[back];
  const next = tokens[i + 1];
  const made = (base: string, form: VerbEntry['form']): VerbEntry => ({ base, form, noun: false, unlisted: true });
  if (!prev || /(?:tion|ness|ment|ity|ing|able|ful|ous|ive|ary)$/.test(low)) return null;
  if (prev.tag === 'modal' && (tokens[back - 1] !== undefined || prev.low === 'must') && next?.tag !== 'be')
    return made(low, 'base');
  if (
    prev.tag === 'to' &&
    /^(?:able|how|need|needs|want|wants|like|has|have|possible|easy)$/.test(tokens[back - 1]?.low ?? '')
  )
    return made(low, 'base');
  if (doers.has(prev.low) && next?.tag !== 'be' && next?.tag !== 'modal') return made(low, 'base');
  const opens = next?.tag === 'det' || next?.tag === 'poss' || (next?.tag === 'pron' && next.low !== 'who');
  if (prev.tag === 'noun' && opens && !classes.wantVerbs.has(prev.low)) {
    if (classes.isPeople(prev.low) && !low.endsWith('s')) return made(low, 'base');
    if (!severalOf.test(prev.low) && /[^s]s$/.test(low)) return made(singular(low), 's');
  }
  return null;
}

/**
 * Reads a passage into tagged words; `offset` is the passage's place in the whole text. In prose, idioms are put in plain
 * words; a title is taken at its word.
 */
export function tokensOf(passage: string, offset = 0, prose = false): Token[] {
  const said: Token[] = [];
  for (const match of passage.matchAll(pattern)) {
    const raw = match[0];
    const start = offset + match.index;
    if (!/[\p{L}\p{N}]/u.test(raw)) {
      said.push({
        raw,
        low: raw === '&' ? 'and' : raw,
        start,
        end: start + raw.length,
        tag: raw === '&' ? 'conj' : 'mark',
        verb: null,
      });
      continue;
    }
    const low = correct(raw.toLowerCase().replaceAll('’', "'"));
    // "It'd be great": two words in one.
    if (/^(?:it|that|there)'d$/.test(low)) {
      const cut = start + raw.length - 2;
      const it = low.slice(0, -2);
      said.push(
        {
          raw: raw.slice(0, -2),
          low: it,
          start,
          end: cut,
          tag: closedTag(it) ?? 'pron',
          verb: null,
          initial: said.length === 0,
        },
        { raw: 'would', low: 'would', start: cut, end: start + raw.length, tag: 'modal', verb: null, initial: false },
      );
      continue;
    }
    said.push({
      raw,
      low,
      start,
      end: start + raw.length,
      tag: raw === 'IT' ? 'noun' : (closedTag(low) ?? 'noun'),
      verb: verbForms.get(low) ?? null,
      initial: said.length === 0,
    });
  }
  // "Songs w/ lyrics".
  const short = said.findIndex(
    ({ low }, at) => low === 'w' && said[at + 1]?.raw === '/' && said[at + 1]!.start === said[at]!.end,
  );
  // "W/o internet".
  const lacks = short >= 0 && said[short + 2]?.low === 'o' && said[short + 2]!.start === said[short + 1]!.end;
  if (lacks)
    said.splice(short, 3, { ...said[short]!, low: 'without', tag: 'neg', end: said[short + 2]!.end, verb: null });
  else if (short >= 0)
    said.splice(short, 2, { ...said[short]!, low: 'with', tag: 'prep', end: said[short + 1]!.end, verb: null });
  // "Members should have the option to swap": they can.
  const chance = said.findIndex(
    ({ low }, at) =>
      /^(?:have|has|get|gets)$/.test(low) &&
      said[at + 1]?.tag === 'det' &&
      /^(?:option|ability|possibility|chance)$/.test(said[at + 2]?.low ?? '') &&
      said[at + 3]?.tag === 'to',
  );
  if (chance > 0) {
    const can: Token[] =
      said[chance - 1]!.tag === 'modal' ? [] : [{ ...said[chance]!, low: 'can', tag: 'modal', verb: null }];
    said.splice(chance, 4, ...can);
  }
  const tokens = prose ? inPlainWords(said, (low) => closedTag(low) ?? 'noun') : said;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.low === 'one' && tokens[i + 1]?.tag === 'noun') token.tag = 'num';
    if (token.low === 'another' && tokens[i - 1]?.low === 'one') token.tag = 'pron';
    // "When its done they get a text": as it is written in haste.
    if (
      token.low === 'its' &&
      (/^(?:done|gone|ready|finished|over|full|late|too|not|cancelled|broken|raining|missing)$/.test(
        tokens[i + 1]?.low ?? '',
      ) ||
        (tokens[i + 1]?.tag === 'det' && tokens[i + 1]!.low !== 'own'))
    )
      Object.assign(token, { low: "it's", tag: 'be' });
    if ((token.low === 'kind' || token.low === 'sort') && tokens[i + 1]?.low === 'of' && tokens[i - 1]?.tag !== 'det')
      token.tag = 'adv';
    if (token.low === 'course' && tokens[i - 1]?.low === 'of')
      for (const word of [tokens[i - 1]!, token]) Object.assign(word, { low: '~', tag: 'mark', verb: null });
    // "Which routes people like": at the end, it is what they do.
    if (token.low === 'like' && tokens[i - 1]?.tag === 'noun' && /^(?:mark|conj)$/.test(tokens[i + 1]?.tag ?? 'mark'))
      Object.assign(token, { tag: 'verb', verb: { base: 'like', form: 'base', noun: false } });
    // "A system in which a client uploads a document".
    if (
      token.low === 'in' &&
      tokens[i + 1]?.low === 'which' &&
      tokens[i - 1]?.tag === 'noun' &&
      /^(?:det|poss|pron)$/.test(tokens[i + 2]?.tag ?? '')
    ) {
      Object.assign(token, { low: 'where', tag: 'sub' });
      tokens.splice(i + 1, 1);
    }
    // "Nobody but the helper".
    if (token.low === 'but' && tokens[i - 1]?.low === 'nobody') token.tag = 'prep';
    if (token.low === 'were' && tokens[i - 1]?.tag === 'noun' && tokens[i + 1]?.tag === 'pron')
      Object.assign(token, { low: 'where', tag: 'sub' });
    if (token.low === 'once' && (tokens[i - 1]?.low === 'at' || /^an?$/.test(tokens[i + 1]?.low ?? '')))
      for (const word of tokens[i - 1]?.low === 'at' ? [tokens[i - 1]!, token] : [token]) word.tag = 'adv';
    // "Everybody answers once and is done": how often.
    if (
      token.low === 'once' &&
      (/^(?:mark|conj|prep)$/.test(tokens[i + 1]?.tag ?? 'mark') || tokens[i + 1]!.low === 'because')
    )
      token.tag = 'adv';
    // "Free, open source": how it is made.
    if (token.low === 'open' && tokens[i + 1]?.low === 'source')
      for (const word of [token, tokens[i + 1]!]) word.tag = 'adv';
    // "Early bird tickets".
    if (token.low === 'early' && tokens[i + 1]?.tag === 'noun' && tokens[i + 1]!.verb === null) token.tag = 'noun';
    // "I am so sick of it".
    if (token.low === 'so' && tokens[i - 1]?.tag === 'be' && tokens[i + 1]?.tag === 'noun') token.tag = 'adv';
    if (token.low === 'so' && tokens[i + 1]?.low === 'far')
      for (const word of [token, tokens[i + 1]!]) word.tag = 'adv';
    // "In German and Polish", though it be written small.
    if (classes.isLanguage(token.low) && (tokens[i - 1]?.low === 'in' || classes.isLanguage(tokens[i - 2]?.low ?? '')))
      token.verb = null;
    // "The machine then plants them": no new sentence.
    if (
      token.low === 'then' &&
      tokens[i - 1]?.tag === 'noun' &&
      tokens[i + 1]?.verb?.form === 's' &&
      /^(?:det|poss)$/.test(tokens[i - 2]?.tag ?? '')
    )
      token.tag = 'adv';
    // "The customer knows when it is on the way": they learn it.
    if (
      /^knows?$/.test(token.low) &&
      ((tokens[i - 1]?.tag === 'noun' &&
        ((/^(?:when|that|if)$/.test(tokens[i + 1]?.low ?? '') &&
          (classes.isPeople(tokens[i - 1]!.low) || classes.isPeople(plural(tokens[i - 1]!.low)))) ||
          (/^(?:app|system|program|tool|site)$/.test(tokens[i - 1]!.low) &&
            asksNext.test(tokens[i + 1]?.low ?? '')))) ||
        // "Know what is left".
        (token.low === 'know' && i === 0 && asksNext.test(tokens[1]?.low ?? '')))
    )
      Object.assign(token, {
        tag: 'verb',
        verb: { base: 'know', form: token.low === 'know' ? 'base' : 's', noun: false },
      });
    // "To be read by everybody": a participle that looks like its verb.
    if (token.verb?.form === 'base' && tokens[i - 1]?.low === 'be' && /^(?:read|put|cut|set|shut)$/.test(token.low))
      token.verb = { ...token.verb, form: 'ed' };
    if (token.tag === 'noun' && token.verb && actsAsVerb(tokens, i)) token.tag = 'verb';
    else if (token.tag === 'noun' && token.verb === null) token.verb = unlisted(tokens, i);
    if (token.tag === 'noun' && token.verb && token.verb.unlisted) token.tag = 'verb';
  }
  return prose ? tokens.flatMap(inPlainVerb) : tokens;
}
