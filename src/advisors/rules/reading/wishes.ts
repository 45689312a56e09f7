import type { Steps } from '../pace.ts';
import { baseOf } from './base-of.ts';
import { clauseAt, type Clause } from './clauses.ts';
import type { Heard } from './heard.ts';
import { headOf, ofWeather, trimmed, verbatim, wordsOf } from './phrases.ts';
import type { Source } from './reading.ts';
import { noMore } from './refusals.ts';
import { singular } from './stems.ts';
import { strengthIn, type Strength } from './strength.ts';
import type { Token } from './tokens.ts';
import { gerund, verbForms } from './verbs.ts';
import { verbForNoun } from './wish-nouns.ts';
import {
  before,
  isBareNoun,
  isDoer,
  isTold,
  partsOf,
  presses,
  withArticle,
  withoutDoers,
  type Parts,
} from './wish-parts.ts';
import { questionWords, timeWords } from './word-classes.ts';

/** Something the product is wished to do, in the person's words. */
export type Wish = {
  form: 'verb' | 'noun';
  /** Who does it, when it is somebody else than the person or the product itself. */
  actor: string | null;
  verb: string;
  object: string;
  /** The object's main noun in its singular, lower case. */
  head: string;
  condition: string;
  /** What it is done with, without all that belongs to it; empty where that was not said. */
  thing: string;
  /** The wish as it was said, from who does it to its last word, and all that was said between two marks around it. */
  own: string;
  around: string;
  /** The words beside its own in their sentence. */
  beside: [Token | undefined, Token | undefined];
  strength: Strength;
  quote: string;
  start: number;
  end: number;
  source: Source;
  clause: Clause;
  /** As likely wanted as not. */
  asTold: boolean;
};

/** The wishes of one source, in the order they were said. */
export function* wishesOf(
  heard: readonly Heard[],
  antecedents: ReadonlyMap<Token, string>,
  clauses: readonly Clause[],
  source: Source,
): Steps<Wish[]> {
  const clausesIn = Map.groupBy(clauses, ({ passage }) => passage.start);
  const wishes: Wish[] = [];
  for (const [nth, one] of withFieldsTogether(once(heard), source.text).entries()) {
    if (nth % 5 === 0) yield;
    wishes.push(...wishIn(one, antecedents, clausesIn, source));
  }
  return wishes;
}

/** What is wished with words that were heard as a wish: nothing where they only tell how things are. */
function wishIn(
  one: Heard,
  antecedents: ReadonlyMap<Token, string>,
  clausesIn: ReadonlyMap<number, readonly Clause[]>,
  source: Source,
): Wish[] {
  if (one.form === 'refused' || isHowItIs(one) || isReplaced(one, source) || saysNothing(one, antecedents)) return [];
  const wish = partsOf(one);
  const { sure, head, who, early, into, passive, passage } = wish;
  const form = wish.form === 'noun' ? 'noun' : 'verb';
  const forbidden = head.tag === 'neg' ? doingAfter(wish) : [];
  if (forbidden === null) return [];
  const inName = (tokens: readonly Token[], first = false) => wordsOf(withNouns(tokens, antecedents, wish), first);
  const asSaid = (tokens: readonly Token[]) => verbatim(withNouns(tokens, antecedents, wish));
  const siblings = clausesIn.get(passage.start) ?? [];
  const clause = clauseAt(head, siblings)!;
  const doubtful = sure < 0.5 && !clause.tokens.some(({ low }) => wishing.test(low));
  // "No more double bookings".
  const averted =
    form === 'noun' ? passage.text.slice(0, (one.what[0] ?? head).start - passage.start).search(noMore) : -1;
  // "Visitors are led to the plot": whom it is done to.
  const done = withoutDoers(passive && wish.what.length === 0 ? who : wish.what, antecedents);
  const what = averted < 0 ? withArticle(done, wish) : done;
  // What the parts were put right by, other than the "in" that nobody said.
  const added = wish.rest.filter((token) => wish.sentence.includes(token));
  const all = [head, ...what, ...into, ...one.rest, ...added, ...one.particle, ...forbidden];
  const ban = form === 'verb' ? banBefore(wish) : null;
  const start = averted >= 0 ? passage.start + averted : (ban ?? Math.min(...all.map((token) => token.start)));
  const end = Math.max(...all.map((token) => token.end));
  const doing = form === 'noun' ? verbFor(what) : verbIn(wish, what, forbidden);
  if (doing === null && isAll(source, start, end)) return [];
  const verb = doing ?? 'keep';
  const [when, how] = whenAndHow(wish, inName);
  // "Tell me if it is a fox": when, and not what.
  const told = !isDoer(wish) && telling.test(verb) && /^(?:if|when|once)$/u.test(what[0]?.low ?? '');
  // "Turn red": behind the thing, other than "up" and "off".
  const state = wish.particle.filter(({ tag }) => tag === 'noun');
  const only = early.length === 1 && early[0]!.low === 'only' ? early[0]! : null;
  const owned = form === 'noun' && isBareNoun(early);
  const asked = what.some(({ low }) => questionWords.has(low));
  const acting = form === 'verb' && !passive && isDoer(wish) ? inName(withArticle(who, wish), true) : null;
  const doer =
    acting !== null && only !== null && only.start < who[0]!.start && !acting.startsWith('only ')
      ? `only ${acting}`
      : acting;
  const object = [
    toYou(wish),
    only !== null && doer === acting ? 'only' : '',
    told
      ? ''
      : inName(owned ? what.map((token) => (isHe.test(token.low) ? named(token, inName(early)) : token)) : what, true),
    inName(into),
    inName(state),
    how,
    owned && !asked ? `${isWhen.test(inName(early)) ? '' : 'for '}${inName(early)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
    // "A picture of it into the chat", where nobody knows of what.
    .replace(/ of (?=(?:into|onto|to|in|on|at|from)\b)/u, ' ')
    // "Who may open which" is whole.
    .replace(/(?<!^(?:who|which|what)\b.*) (?:of )?(?:who|what|which|that)$/u, '');
  return [
    {
      form,
      actor: ban === null ? doer : null,
      verb: ban === null && averted < 0 ? verb : 'prevent',
      object:
        ban === null
          ? object
          : `${doer === null || nobody.test(doer) || nobody.test(passage.text.slice(ban - passage.start)) ? '' : `${doer} from `}${gerund(verb)} ${object.replace(/^no /u, 'any ')}`.trim(),
      head: singular(headOf(what)?.low ?? ''),
      condition: told ? inName(what) : when || (isTold(early) ? `when ${inName(early)}` : ''),
      thing: told ? '' : inName(what),
      own: [isDoer(wish) && who[0]!.start < start ? asSaid(who) : '', asSaid(between(wish, start, end))]
        .join(' ')
        .trim()
        .replace(product, '')
        // "Guest should can reserve".
        .replace(/\b(should|must|would|will|may) can(?= )/u, '$1'),
      around: asSaid(betweenMarks(wish, start, end)).replace(product, ''),
      beside: [
        wish.sentence.findLast((token) => token.end <= start),
        wish.sentence.find((token) => token.start >= end),
      ],
      strength: doubtful ? 'could' : strengthIn(clause, siblings),
      quote: source.text.slice(start, end),
      start,
      end,
      source,
      clause,
      asTold: doubtful,
    },
  ];
}

const between = ({ sentence }: Heard, start: number, end: number): Token[] =>
  sentence.filter((token) => token.start >= start && token.end <= end);

/** From the mark before a wish to the mark after it. */
function betweenMarks({ sentence }: Heard, start: number, end: number): Token[] {
  const isBorder = ({ low }: Token) => /^[.,;:!?()–—"“”]$/u.test(low);
  const from = sentence.findLastIndex((token) => token.end <= start && isBorder(token));
  const to = sentence.findIndex((token) => token.start >= end && isBorder(token));
  return sentence.slice(from + 1, to < 0 ? undefined : to);
}

/** "It should nag me", "something ought to visit each site": the product, which every name is about. */
const product =
  /^(?:it|this|something(?: else)?) (?:(?:should|would|could|must|can|may|might|will|shall|ought to|has to|needs to|had better) )(?:(?:also|just|then|simply) )?/iu;

/** "Every Monday the list": when, and not for whom. */
const isWhen = /^(?:every|each) (?:\p{L}+day|morning|evening|night)$/iu;
/** Whoever says so is no longer in doubt. */
const wishing = /^(?:wants?|needs?|must|should|shall|wish|please)$/u;
const telling = /^(?:tell|notify|warn|alert|inform|remind)$/u;
const isHe = /^(?:he|she|they)$/u;
const named = (token: Token, noun: string): Token => ({ ...token, raw: noun, low: noun, tag: 'noun', verb: null });

/** "When the fridge gets too warm" is when or whether; all else is how. */
function whenAndHow({ head, rest }: Parts, inName: (tokens: readonly Token[]) => string): [string, string] {
  const stretches = [rest.filter(({ start }) => start < head.start), rest.filter(({ start }) => start >= head.start)];
  const said = stretches.map((tokens, nth) => {
    const words = inName(tokens);
    const conditional = trimmed(tokens)[0]?.tag === 'sub';
    if (nth > 0 || conditional || words === '' || /^(?:prep|sub)$/u.test(tokens[0]!.tag)) return { conditional, words };
    // "Every tree row has variety": for every row; "one click opens it": with one click.
    if (presses.test(tokens.at(-1)!.low)) return { conditional, words: `with ${words}` };
    const each = /^(?:every|each) /u.test(words) && !rest.some(({ low }) => timeWords.has(low));
    return { conditional, words: each ? `for ${words}` : words };
  });
  const joined = (conditional: boolean) =>
    said
      .filter((one) => one.conditional === conditional && one.words !== '')
      .map(({ words }) => words)
      .join(' ');
  return [joined(true), joined(false)];
}

/** "Tell me who is due": to whom it is told, which was labelled as no part of it. */
function toYou({ form, head, what, sentence }: Heard): string {
  const next = sentence[sentence.indexOf(head) + 1];
  return form === 'verb' && next && /^(?:me|us)$/u.test(next.low) && !what.includes(next) ? 'you' : '';
}

/** "Today we count with rubber bands", "..., currently I write them by hand": how it is done so far, where nothing is wanted yet. */
const today =
  /^(?:(?:but|and|so|because) )?(?:today,? (?=(?:i|we|you|they|he|she|it|all|everyone|everybody|people|our|my|whoever|this|there)\b)|now,? (?=(?:i|we|my|our)\b)|(?:currently|right now|at the moment|at present|presently|nowadays|these days|so far|until now|up to now)\b)/iu;
const todayBesides =
  /, (?:(?:and|but) )?(?:today|currently|right now|at the moment|at present|these days|so far|until now) (?:i|we|he|she|they|everyone|everybody|my|our|each of (?:them|us)|the \p{L}+ (?:is|are|has|have|does|do))\b[^,;:]*$/iu;
const turning =
  /[;:]|\b(?:wants?|wish|needs?|must|should|shall|could|can|may|might|would|will|please|lets?|instead|but|ought|like)\b|['’](?:d|ll)\b/iu;
/** "Procedures are presently performed by hand". */
const doneToday =
  /\b(?:is|are|gets?) (?:being )?(?:presently|currently|at present|at the moment|so far)(?: being)? $/iu;
/** "Now: paper cards, typed in on Sundays. Wanted: ...": what stands under such a label. */
const labelOfToday =
  /(?:^|[.!?\n]\s*)(?:now|today|currently|at present|at the moment|so far|until now|status quo|as is)\s*:\s*$/iu;
const isOfToday = (ahead: string): boolean =>
  (today.test(ahead) && !turning.test(ahead.replace(/^but /iu, ''))) ||
  todayBesides.test(ahead) ||
  doneToday.test(ahead);

/** "45 applications, each examined by up to five scanners": what is counted is like that already. */
const eachDone = /\b\d+ [^.!?;:]*, (?:each|all|most|both|many|some)(?: of (?:them|which))? $/iu;
/** "Where a department decides to live with a risk, this shall be documented": in which case. */
const inCase = /^where (?:an?|any|one|two|several|no) [^,;:]*$/iu;
const caseFollows = /^[^,;:]*, [^;:]*\b(?:must|should|shall|may|can|is to|are to)\b/iu;

/** "Why do we still retype our hours?", "must we go on paying for what never came?"; but "why can't they pay by card?" */
const asked =
  /\b(?:why (?:do|does|did|should|must|would|are|am|is|have|has)(?! ?n['’]?t\b)|(?:must|should) (?:i|we) (?:really )?(?:go on|keep|still|continue)\b)(?!.*\b(?:not|never|no|nobody|nothing|when|while|if|instead|unless)\b)[^.!?;:,]*$/iu;
/** "Should not need to be typed in twice", "nobody should have to sign up", "shall not be obliged to log in", "half of them forget to pay". */
const needless =
  /(?:(?:\b(?:not|never|nobody|no[ -]one|none|without)|n['’]t)(?: (?:should|must|will|would|may|can))? (?:have|having|need|needing|needs|has) to(?: be)?|\bneeds?(?: not|n['’]t)(?: be)?|\bno need to(?: be)?|(?:\bnot|n['’]t|\bnever)(?: be)? (?:obliged|forced|required|compelled|expected|made|asked) to(?: be)?|(?<!\b(?:not|never|to)|n['’]t) (?:forgets?|forgot|fails?|failed|neglects?) to) $/iu;
/** "Half of the guests cannot remember a password". */
const cannot =
  /\b(?:half|most|many|some|several|few|none|all) (?:of )?[^.,;:!?]{0,40}?\b(?:cannot|can not|can['’]?t|are unable to) $/iu;
/** "What if somebody loses the card?" tells of a case; "what if we could see it?" wishes. */
const whatIf = /^(?:(?:and|but) )?what (?:if|happens (?:if|when))\b(?!.*\b(?:could|can|would|might)\b)/iu;
/** "Old tickets can stay as they are". */
const staying = /^(?:stay|remain|leave|keep)$/u;
const unchanged =
  /^(?: \p{L}+){0,3}? (?:just |exactly )?(?:as (?:it|they|that|he|she) (?:is|are)\b|unchanged|untouched)/iu;
/** "I'm tired of phoning everybody when ..." */
const weary = /\b(?:tired|sick|weary|fed up|bored)(?: and tired)? (?:of|with) (?:(?!\b(?:and|but|so)\b)[^.,;:!?])*$/iu;
/** "Otherwise it lapses": what comes of not doing it. */
const orElse = /\b(?:otherwise|or else),? (?:\p{L}+ ){1,3}$/iu;
/** "A nudge without me writing it": how. */
const spared = /\bwithout (?:\p{L}+ ){1,2}$/iu;
/** "By date or by kilometres, whichever comes first". */
const whichever = /\bwhichever (?:of (?:them|the two) )?$/iu;
const unlike = /\b(?:does|did)(?: not|n['’]t)(?: (?:really|just|simply|even|ever))? $/iu;
const vanishing = /^(?:vanish(?:es)?|disappears?)$/u;
/** "Pages vanish the week after I quote them": what happens to somebody. */
const firstPerson = /\b(?:i|we|my|our|me|us)\b/iu;

/** "Make it possible that they register": what is made possible is wished. */
const possibleThat = /^ it (?:possible|easy|easier|simple|clear|certain|sure) that\b/iu;

/** "An intern types prices into a sheet. I'd rather be told.": what stands before is how it is done so far. */
const replacing =
  /^[\s.;:!?–—-]*(?:(?:so|and|but) )?(?:(?:i|we)(?:['’]d| would) (?:much )?(?:rather|prefer)(?! (?:not|like|that|this|it|if)\b)|instead(?! of\b)\b|(?:that|this) (?:has|must|needs|ought|should) (?:to )?(?:stop|end|change|go)\b)/iu;
const isReplaced = ({ head, passage, sentence }: Heard, { text }: Source): boolean =>
  labelOfToday.test(text.slice(Math.max(0, passage.start - 40), passage.start)) ||
  (!turning.test(passage.text) &&
    ((replacing.test(text.slice(passage.end)) && sentence[0] !== head) || neverAgain.test(text.slice(head.end))));
/** "The bank froze my money, never again". */
const neverAgain = /^[^.!?;\n]*[.,;:!–—-] ?never again\b/iu;

/** Told of how things are, or of what is not done, and not of what is wanted. */
function isHowItIs({ form, head, who, what, rest, sentence, passage }: Heard): boolean {
  const ahead = passage.text.slice(0, head.start - passage.start);
  if (isOfToday(ahead) || asked.test(ahead) || whatIf.test(passage.text)) return true;
  if (visiting.test(passage.text.slice(Math.min(...[head, ...what].map(({ start }) => start)) - passage.start)))
    return true;
  // "No change shall take effect before ...": what is done is not there yet.
  if (form !== 'verb') {
    // "I copied the tuba part by hand": what was done with it.
    const open = sentence
      .slice(0, sentence.indexOf(what[0]!))
      .findLastIndex(({ tag }) => !/^(?:det|poss|num)$/u.test(tag));
    const did = sentence[open];
    if (did?.tag === 'verb' && did.verb!.form === 'ed' && sayer.test(passage.text.slice(0, did.start - passage.start)))
      return true;
    const upTo = (token: Token | undefined) => passage.text.slice(0, (token ?? head).start - passage.start);
    // "It is too slow when ...".
    if (/\b(?:is|are) (?:too|so|very|awfully|painfully|terribly) $/iu.test(upTo(head))) return true;
    if (lastTime.test(passage.text) && what.some(({ low }) => failed.test(low)) && !turning.test(passage.text))
      return true;
    if (what.some((token) => token.verb !== null && (others.test(upTo(token)) || elsewhere.test(upTo(token)))))
      return true;
    const end = Math.max(...[...what, ...rest].map((token) => sentence.indexOf(token)));
    return what[0]?.low === 'no' && sentence[end + 1]?.tag === 'modal';
  }
  // "It doesn't change the main prize", "neither learns the other's address".
  if (unlike.test(ahead) || needless.test(ahead) || who[0]?.low === 'neither') return true;
  if ((head.low.endsWith('ing') && spared.test(ahead)) || whichever.test(ahead)) return true;
  if (cannot.test(ahead) || weary.test(ahead) || (orElse.test(ahead) && head.low.endsWith('s'))) return true;
  const behind = passage.text.slice(head.end - passage.start);
  const doing = baseOf(head);
  if (lastTime.test(ahead) && failed.test(head.low) && !turning.test(ahead)) return true;
  if (elsewhere.test(ahead) || (doing === 'go' && mustGo.test(`${ahead}|${behind}`))) return true;
  if (copying.test(doing) && severalTimes.test(behind) && !turning.test(passage.text)) return true;
  // "So people stop writing them on paper": what for.
  if (doing === 'stop' && purpose.test(ahead)) return true;
  // "I refuse to pay per head".
  if (doing === 'refuse' && /^ to\b/iu.test(behind)) return true;
  if (doing === 'make' && possibleThat.test(behind)) return true;
  if (staying.test(doing) && unchanged.test(behind)) return true;
  if (eachDone.test(ahead) && !turning.test(ahead) && verbForms.get(head.low)?.base !== head.low) return true;
  if (inCase.test(ahead) && caseFollows.test(behind)) return true;
  // "Pages vanish, so keep a snapshot": a trouble; what is to vanish does so at some time, or must.
  const must = sentence.slice(0, sentence.indexOf(head)).some(({ tag }) => tag === 'modal');
  if (vanishing.test(head.low) && !must && (rest.length === 0 || firstPerson.test(behind))) return true;
  const subject = sentence.slice(0, sentence.indexOf(head)).findLast(({ tag }) => tag !== 'adv');
  if (must || subject === undefined || turning.test(ahead)) return false;
  if (!/^(?:noun|pron)$/u.test(subject.tag) && !subject.low.endsWith('ing')) return false;
  if (itself.test(subject.low)) return false;
  // "I copied the part by hand", "they muted us twice": what happened.
  const past = head.verb?.form === 'ed' && head.low !== doing && !conditional.test(ahead);
  if (past && (sayer.test(ahead) || (subject.tag === 'noun' && toUs.test(behind)))) return true;
  if (others.test(ahead)) return true;
  if (/^(?:forgets?|forgot)$/u.test(head.low)) return true;
  return (
    (writing.test(doing) && onPaper.test(behind)) ||
    (copying.test(doing) && /^some(?:one|body)$/u.test(subject.low) && anew.test(behind)) ||
    (spending.test(doing) && /^some(?:one|body)$/u.test(subject.low)) ||
    (coming.test(doing) && comingNow.test(behind)) ||
    (doing === 'take' && lasting.test(behind)) ||
    (doing === 'have' && lacking.test(behind)) ||
    overAndOver.test(behind) ||
    (/^(?:say|demand|require|prescribe)$/u.test(doing) && ruling.test(subject.low)) ||
    (what.length === 0 && troubles.test(doing) && byNobody.test(ahead))
  );
}
const sayer =
  /(?:^|[,;:.!?–—(] |\b(?:and|but|because) )(?:i|we)(?: (?:just|even|already|once|always|never|often|finally|then))? $/iu;
const toUs = /^ (?:me|us|my|our)\b/iu;
const conditional = /\b(?:if|when|once|whenever|provided|unless|as soon as|something|nobody|that|which|who)\b/iu;
/** "Our present vendor charges for each export", "the big platforms put ads in front": what is done elsewhere. */
const others =
  /(?:^|[;:.] ?|\b(?:and|but) )(?:(?:our|my|the) (?:present|current|existing|previous|former) (?:\p{L}+ )?(?:vendor|tool|program(?:me)?|system|software|provider|app|service|supplier|website|site)s? |(?:all )?(?:the |those )?(?:big|usual|commercial|existing|well-known) (?:ones|platforms?|apps?|tools?|services?|programs?|sites?|vendors?|providers?) )$/iu;
/** "Workers note measurements on paper forms", "and someone types it in again": who wants it otherwise says so. */
const writing = /^(?:note|write|scribble|fill|type|retype|copy|keep|count|jot|record|sell)$/u;
const copying = /^(?:type|retype|copy|enter|key)$/u;
/** "The bookkeeper types everything a second time", "results are typed three times". */
const severalTimes = /^[^,.!?;:]*?(?:\ba second time\b|\btwice\b|\b(?:two|three|four|several|many) times\b)/iu;
/** "The law says subtitles". */
const ruling = /^(?:law|laws|rules?|regulations?|directive|contract|statutes?|guidelines?|insurance)$/u;
/** "Last year's form died at midnight". */
const lastTime =
  /^(?:(?:and|but) )?(?:last (?:year|month|week|time|spring|summer|autumn|winter|season)|yesterday|in (?:19|20)\d\d)\b/iu;
const failed = /^(?:died|crashed|failed|broke|burned|burnt|lost|missed|forgot|collapsed|fell|cost)$/u;
/** "The calorie apps don't show those", "the product I used tells me". */
const elsewhere =
  /(?:\b(?:apps|tools|programs|ones|sites|services|products|systems|platforms|websites) (?:do not|don['’]t)(?: (?:really|just|simply|even|ever))? $|(?:^|[.;:] |\b(?:and|but) )the (?:product|app|tool|program|system|service|site|one) (?:that )?(?:i|we) (?:used?|had|have|bought|tried|pay for)\b(?!.*\b(?:should|must|could)\b).*$)/iu;
/** "First the paper must go": away. */
const mustGo = /\b(?:must|has to|have to|should) \|\s*(?:[.!;]|$)/iu;
const purpose = /\bso (?:that )?(?:people|they|nobody|everyone|we|i|the \p{L}+)(?: (?:can|will|would|finally))* $/iu;
const anew = /\b(?:again|by hand|into)\b/iu;
/** "Somebody pays the shopping, types it in": what happens before the product is used. */
const spending = /^(?:pay|buy|spend|lend|owe)$/u;
/** What the product does by itself is wished. */
const itself = /^(?:it|app|tool|program|system|software|site|website|page|machine)$/u;
const onPaper =
  /^(?:(?!\band\b)[^,;:])*\b(?:(?:on|with) (?:\p{L}+ )?paper\b|(?:in|into) (?:an? |the |our |my |his |her |their )?(?:(?:note)?books?|binders?|excel|spreadsheets?|dropbox)\b|by (?:hand|(?:instagram|whatsapp|facebook) messages?))/iu;
const lasting =
  /^ (?:(?:me|us|them) )?(?:(?:several|many|whole) )?(?:hours|days|weeks|months|ages|forever)\b(?! off)/iu;
/** "Most farmers have little time and an old laptop". */
const lacking =
  /^ (?:(?:very|so|too|only|hardly|not|almost) )?(?:little|no|few|any|much|limited) (?:time|money|budget|patience|idea|clue|internet|signal|reception|space|room|energy|experience|training|skills?|computers?|network)\b/iu;
/** "Applications come by mail to three directors, nobody answers": the trouble follows. */
const coming = /^(?:come|arrive)$/u;
const comingNow =
  /^(?:[^,;:]*\b(?:by|as|in|on)\b.*\b(?:nobody|no one)\b|[^;:]*\band (?:get|gets|are|is) (?:mixed up|lost|forgotten|confused|overlooked)\b)/iu;
/** "The vet comes every six weeks". */
const visiting = /^(?:(?:the|our|my|an?) )?(?:\p{L}+ ){1,2}(?:comes?|visits?) every \p{L}+/iu;
/** "Ask the same questions over and over", "gets the part-month wrong every time". */
const overAndOver =
  /^[^.!?;:]*?\b(?:over and over|time and again|again and again|time after time|wrong (?:every|each) \p{L}+|constantly(?=\s*(?:[.!;]|$)))/iu;

/** "To each other" names no thing, nor does "get a mail" mail one. */
function saysNothing(
  { form, head, what, rest, sentence, passage }: Heard,
  antecedents: ReadonlyMap<Token, string>,
): boolean {
  // A word that no list of verbs knows, and nothing else.
  if (form === 'verb' && head.verb === null && [...what, ...rest].every(({ tag }) => tag === 'mark')) return true;
  // "They hear their voice, slower if they like": how, and of what is done nothing.
  if (form === 'verb' && head.verb === null && what.length === 0 && head.low.endsWith('er')) return true;
  const before = sentence[sentence.indexOf(head) - 1];
  const after = sentence[sentence.indexOf(head) + 1];
  // "One file per person, contract included": of the file.
  if (head.low === 'included' && before?.tag === 'noun' && (after === undefined || after.tag === 'mark')) return true;
  const ahead = passage.text.slice(0, head.start - passage.start);
  const isOpen = form === 'verb' && what.length > 0 && what.every((token) => isThis(token) && !antecedents.has(token));
  // "He sees this before he sends", where nobody knows what.
  if (isOpen && noticing.test(head.low) && !turning.test(ahead))
    return /^(?:before|after|when|while|until)$/u.test(rest[0]?.low ?? '') && rest[1]?.tag === 'pron';
  // "If a neighbour already told it": in which case.
  if (isOpen && /^\s*if\b[^,]*\balready $/iu.test(ahead)) return true;
  if (form === 'verb') return what.length === 0 && /^(?:a|an)$/u.test(sentence[sentence.indexOf(head) - 1]?.low ?? '');
  // "Last year I lost two colonies": what happened to somebody.
  if (what.some(({ low }, at) => at > 0 && /^(?:i|we)$/u.test(low)) && !questionWords.has(what[0]!.low)) return true;
  return what.every(
    (token) => /^(?:det|to|prep|adv|conj|mark|be|have|modal)$/u.test(token.tag) && !antecedents.has(token),
  );
}

const noticing = /^(?:see|know|hear|notice|learn)s?$/u;
const isThis = ({ low }: Token): boolean => /^(?:this|that|it)$/u.test(low);

/** What must not be done, where it was not heard as part of the wish; null where it is not said. */
function doingAfter({ head, particle, sentence }: Heard): Token[] | null {
  if (particle.length > 0) return [];
  const done = sentence
    .slice(sentence.indexOf(head) + 1)
    .find(({ tag, low }) => tag !== 'adv' && tag !== 'be' && low !== 'be');
  return done?.verb ? [done] : null;
}

/** Where a ban on what is said begins: "nobody may vote twice", "must not be shown", "nobody gets two"; null where there is none. */
function banBefore({ head, who, what, passage }: Heard): number | null {
  const said = passage.text.slice(0, head.start - passage.start);
  const forbidden = said.search(banning);
  // "Nobody knows who has the key" is a trouble, and no rule.
  const trouble = troubles.test(baseOf(head));
  if (atLoss.test(baseOf(head)) && unable.test(said)) return null;
  const withheld = limiting.test(passage.text.slice(head.end - passage.start)) ? said.search(beyond) : -1;
  const at = [forbidden, withheld, trouble ? -1 : said.search(byNobody)].find((found) => found >= 0);
  if (at === undefined) return null;
  const begins = passage.start + at;
  // "Guests pay on the spot and may not book twice": of the guests, in a sentence that says something else first.
  const near = who.filter(({ end }) => !/\b(?:and|but)\b/iu.test(said.slice(end - passage.start, at)));
  return Math.min(begins, ...[...near, ...what].map(({ start }) => start));
}
const nobody = /^(?:nobody|nothing|none|no[ -]one)\b/iu;
const troubles = /^(?:know|see|find|remember|answer|tell|understand|notice|care|read|hear|look|reply|come|help|want)$/u;
const byNobody = /\b(?:nobody|no[ -]one|none of \p{L}+)(?: else)? $/iu;
/** "Nobody running the storage can", "nothing may", "no card numbers may", "must not be able to". */
const banning =
  /\b(?:no (?!(?:one|matter|doubt)\b)(?:(?!(?:that|which|who|so|and|but|because|then|when|if|as|where)\b)\p{L}+ ){1,3}(?:may|must|should|shall|can(?= be)|could(?= be))(?: ever)?(?: be)?|(?:nobody|no[ -]one|none of \p{L}+|nothing)(?: else)?(?: (?:who|that|\p{L}+ing)\b(?:(?!\b(?:and|or|so|but|then|when|while)\b)[^,;:.!?]){1,40}?)? (?:can|could|may|must|should|shall|is allowed to)(?: be)?|not even (?:(?!\b(?:and|but|or|so)\b)\p{L}+ ){1,6}(?:can|could|may|must|should|shall)(?: be)?|(?:may|must|should|shall)(?: not| never|n['’]t)(?: be)?(?: (?:able|allowed|permitted|possible)(?: for (?:\p{L}+ ){1,3}?)? ?to)?|(?:must|may|should|shall)(?: not| never|n['’]t)(?: ever)? happen(?: again| ever)? that(?: \p{L}+){1,4}?|(?:must|should|shall|has to|needs to|ought to) be(?: made)? impossible (?:for (?:\p{L}+ ){1,3}?)?to)(?: ever)? $/iu;
/** "Members can't book two at once": a rule where a limit follows; without one it is a trouble, which is wished away. */
const beyond = /(?<!\b(?:i|we) )\b(?:cannot|can ?not|can['’]?t)(?: (?:ever|just|simply|be|also))* $/iu;
const limiting =
  /^(?:(?!\b(?:and|but|so)\b)[^,;:.!?])*?\b(?:two|three|twice|more than|at once|at the same time|until|till|unless|after|before|each other(?:['’]s)?|one another(?:['’]s)?|others['’]|without (?:an? |the |any |his |her |their )?(?!\p{L}+ing\b)\p{L}+)/iu;
/** "Nobody can find the key". */
const unable = /\b(?:nobody|no[ -]one|none of \p{L}+) (?:can|could) $/iu;
const atLoss = /^(?:know|find|remember|tell|understand|look|help)$/u;

/** "A list to tick off": heard as a thing and as what is done with it, of which the doing says more. */
function once(heard: readonly Heard[]): Heard[] {
  const words = heard.map(({ head, what, rest, particle }) => new Set([head, ...what, ...rest, ...particle]));
  return heard.filter((one, at) =>
    heard.every((other, nth) => {
      if (nth === at || other.passage !== one.passage) return true;
      if (one.form === 'refused' || other.form === 'refused') return true;
      const [own, its] = [words[at]!, words[nth]!];
      if (one.form !== other.form) return one.form === 'verb' || !(its.isSubsetOf(own) || own.isSubsetOf(its));
      return own.size === its.size || !own.isSubsetOf(its);
    }),
  );
}

/** "Name, age, where it hangs": things of a list that are only to be known are one wish. */
function withFieldsTogether(heard: readonly Heard[], text: string): Heard[] {
  const all: Heard[] = [];
  for (const wish of heard) {
    const last = all.at(-1);
    const between = last?.what.length ? text.slice(last.what.at(-1)!.end, wish.what[0]?.start ?? 0) : '';
    const alike = last?.rest.length === wish.rest.length && last.rest.every((word) => wish.rest.includes(word));
    if (last && alike && isField(last) && isField(wish) && last.passage === wish.passage && listing.test(between))
      all[all.length - 1] = { ...wish, what: [...last.what, ...marksIn(between, last), ...wish.what] };
    else all.push(wish);
  }
  return all;
}
const listing = /^\s*(?:,|;|\/|\+|&|\band\b|\bor\b|\s)+$/u;
const isField = ({ form, what }: Heard): boolean => form === 'noun' && (verbFor(what) ?? 'keep') === 'keep';
/** The comma or "and" between two things, as a word of its own. */
const marksIn = (between: string, { what }: Heard): Token[] => {
  const last = what.at(-1)!;
  const low = /\b(?:and|or)\b|[&+]/u.test(between) ? 'and' : ',';
  return [{ ...last, raw: low, low, start: last.end, end: last.end, verb: null, tag: low === ',' ? 'mark' : 'conj' }];
};

/** "They cannot say which room is free": what somebody is not able to tell is to be seen. */
const verbIn = ({ head, particle, passage }: Heard, what: readonly Token[], forbidden: readonly Token[]): string =>
  /^(?:say|tell)$/u.test(head.low) &&
  questionWords.has(what[0]?.low ?? '') &&
  /\b(?:can ?not|can['’]?t) $/u.test(before(head, passage))
    ? 'see'
    : [
        baseOf(head),
        ...particle.filter(({ tag }) => tag !== 'noun').map(({ low }) => low),
        ...forbidden.map(baseOf),
      ].join(' ');

/** A thing that is all that was said of the idea is the product itself. */
const isAll = ({ id, text }: Source, start: number, end: number): boolean =>
  /^(?:idea|vision)$/u.test(id) && onlyArticles.test(`${text.slice(0, start)}${text.slice(end)}`);
/** Of a long text its first word shows that it is not. */
const onlyArticles = /^(?:\b(?:an?|the)\b|[^\p{L}\d])*$/iu;

/** What is done with a thing that is only named; null where nothing is usual. */
function verbFor(what: readonly Token[]): string | null {
  const [first] = what;
  if (first && /^(?:sub|pron)$/u.test(first.tag) && questionWords.has(first.low)) return 'show';
  const head = headOf([...what]);
  return head ? verbForNoun(singular(head.low)) : null;
}

/** The words with what "it" and "them" stand for in their place. */
const withNouns = (tokens: readonly Token[], antecedents: ReadonlyMap<Token, string>, wish: Heard): Token[] =>
  tokens.flatMap((token, at) => {
    const noun = antecedents.get(token);
    // "Two of them": two boats.
    if (token.low === 'of' && tokens[at - 1]?.tag === 'num' && antecedents.has(tokens[at + 1]!)) return [];
    return noun === undefined || speaksForItself(tokens, at, wish) ? token : named(token, noun);
  });

/** "Check photos before they go online", "when it is cloudy", "how often they came": it is clear without a noun, or none is meant. */
function speaksForItself(tokens: readonly Token[], at: number, { who, what }: Heard): boolean {
  const [{ low, start }, last, next, after] = [tokens[at]!, tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (low === 'they' && tokens.slice(0, at).some((one) => questionWords.has(one.low))) return true;
  if (low === 'they' && last !== undefined && /^(?:sub|prep)$/u.test(last.tag))
    return [...who, ...what].some((one) => one.tag === 'noun' && one.start < start && singular(one.low) !== one.low);
  if (low !== 'it' || next?.tag !== 'be') return false;
  return (
    ofWeather.test(after?.low ?? '') ||
    (/^(?:if|whether)$/u.test(last?.low ?? '') && /^(?:det|num)$/u.test(after?.tag ?? ''))
  );
}
