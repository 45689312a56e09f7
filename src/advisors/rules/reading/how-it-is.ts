import { baseOf } from './base-of.ts';
import type { Heard } from './heard.ts';
import type { Source } from './reading.ts';
import type { Token } from './tokens.ts';
import { verbForms } from './verbs.ts';

/*
 * What was heard as a wish and only tells how things are: what is done so far, what others do, what went wrong, what somebody
 * is weary of. Each pattern has a sentence that shows it.
 */

/** "Today we count with rubber bands", "..., currently I write them by hand": how it is done so far, where nothing is wanted yet. */
const today =
  /^(?:(?:but|and|so|because) )?(?:today,? (?=(?:i|we|you|they|he|she|it|all|everyone|everybody|people|our|my|whoever|this|there)\b)|now,? (?=(?:i|we|my|our)\b)|(?:currently|right now|at the moment|at present|presently|nowadays|these days|so far|until now|up to now)\b)/iu;
const todayBesides =
  /, (?:(?:and|but) )?(?:today|currently|right now|at the moment|at present|these days|so far|until now) (?:i|we|he|she|they|everyone|everybody|my|our|each of (?:them|us)|the \p{L}+ (?:is|are|has|have|does|do))\b[^,;:]*$/iu;
export const turning =
  /[;:]|\b(?:wants?|wish|needs?|must|should|shall|could|can|may|might|would|will|please|lets?|instead|but|ought|like)\b|['’](?:d|ll)\b/iu;
/** "Procedures are presently performed by hand". */
const doneToday =
  /\b(?:is|are|gets?) (?:being )?(?:presently|currently|at present|at the moment|so far)(?: being)? $/iu;
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
  /(?:(?:\b(?:not|never|nobody|no[ -]one|none|without)|n['’]t)(?: (?:should|must|will|would|may|can))? (?:have|having|need|needing|needs|has) to(?: be)?|\bneeds?(?: not|n['’]t)(?: be)?|\bno need to(?: be)?|(?:\bnot|n['’]t|\bnever)(?: be)? (?:obliged|forced|required|compelled|expected|made|asked) to(?: be)?|(?:(?:do|does)(?: not|n['’]t)|never|nobody should) (?:want|wish|expect) (?:him|her|them|us|anyone|anybody|people|(?:the |my |our )?\p{L}+) to(?: have to| need to)?(?: be)?|(?<!\b(?:not|never|to)|n['’]t) (?:forgets?|forgot|fails?|failed|neglects?) to) $/iu;
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
/** "And not that pupils can see each other". */
const notThat = /\b(?:(?:and|or|but|want|please|,) not|neither|nor) that (?:\p{L}+ ){1,4}$/iu;
const ofRefused = /\bno (?:\p{L}+ ){1,3}(?:that|which|who) (?:\p{L}+ ){1,2}$/iu;
const unlike = /\b(?:does|did)(?: not|n['’]t)(?: (?:really|just|simply|even|ever))? $/iu;
const vanishing = /^(?:vanish(?:es)?|disappears?)$/u;
/** "Pages vanish the week after I quote them": what happens to somebody. */
const firstPerson = /\b(?:i|we|my|our|me|us)\b/iu;

/** "Make it possible that they register": what is made possible is wished. */
const possibleThat = /^ it (?:possible|easy|easier|simple|clear|certain|sure) that\b/iu;

/** "An intern types prices into a sheet. I'd rather be told.": what stands before is how it is done so far. */
const replacing =
  /^[\s.;:!?–—-]*(?:(?:so|and|but) )?(?:(?:i|we)(?:['’]d| would) (?:much )?(?:rather|prefer)(?! (?:not|like|that|this|it|if)\b)|instead(?! of\b)\b|(?:that|this) (?:has|must|needs|ought|should) (?:to )?(?:stop|end|change|go)\b)/iu;
export const isReplaced = ({ head, passage, sentence }: Heard, source: Source): boolean =>
  !turning.test(passage.text) &&
  ((replacing.test(source.text.slice(passage.end)) && sentence[0] !== head) ||
    ((head.verb?.form ?? 'ed') === 'ed' &&
      neverAgain.test(source.text.slice(head.end)) &&
      !/\bonce\b/iu.test(passage.text)) ||
    isUnderToday(source, passage.start));
/** "The bank froze my money, never again". */
const neverAgain = /^[^.!?;\n]*[.,;:!–—-] ?never again\s*(?:[.!]|$)/iu;
/** "Now: paper cards, typed in on Sundays. Wanted: ...": what stands under the first of two such labels. */
const labels =
  /(?:^|[.!?\n])\s*(?:-\s*)?(?:(?<today>now|today|currently|at present|at the moment|so far|until now|status quo|as is)|wanted|what we want|wish|needed|to be|goal|in future)\s*:/giu;
const labelsOf = new WeakMap<Source, RegExpExecArray[]>();
function isUnderToday(source: Source, start: number): boolean {
  let found = labelsOf.get(source);
  if (found === undefined) labelsOf.set(source, (found = [...source.text.matchAll(labels)]));
  const last = found.findLastIndex(({ index }) => index < start);
  return found[last]?.groups?.['today'] !== undefined && found.slice(last + 1).some(({ groups }) => !groups!['today']);
}

/** Told of how things are, or of what is not done, and not of what is wanted. */
export function isHowItIs({ form, head, who, what, rest, sentence, passage }: Heard): boolean {
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
    if (
      did?.tag === 'verb' &&
      did.verb!.form === 'ed' &&
      !imagining.test(did.verb!.base) &&
      sayer.test(passage.text.slice(0, did.start - passage.start))
    )
      return true;
    const upTo = ({ start }: Token) => passage.text.slice(0, start - passage.start);
    // "No framework that needs weekly updates".
    if (what[0] && ofRefused.test(upTo(what[0]))) return true;
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
  if (unlike.test(ahead) || notThat.test(ahead) || needless.test(ahead) || who[0]?.low === 'neither') return true;
  if ((head.low.endsWith('ing') && spared.test(ahead)) || whichever.test(ahead)) return true;
  if (cannot.test(ahead) || weary.test(ahead) || (orElse.test(ahead) && head.low.endsWith('s'))) return true;
  const behind = passage.text.slice(head.end - passage.start);
  const doing = baseOf(head);
  if (lastTime.test(ahead) && failed.test(head.low) && !turning.test(ahead)) return true;
  if (elsewhere.test(ahead) || (doing === 'go' && mustGo.test(`${ahead}|${behind}`))) return true;
  if (copying.test(doing) && severalTimes.test(behind) && !turning.test(passage.text)) return true;
  // "So people stop writing them on paper": what for.
  if (doing === 'stop' && purpose.test(ahead)) return true;
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
  // "I refuse to pay per head".
  if (doing === 'refuse' && /^(?:i|we|they)$/u.test(subject.low) && /^ to\b/iu.test(behind)) return true;
  // "I copied the part by hand", "the processor froze my money": what happened.
  const past = head.verb?.form === 'ed' && head.low !== doing && !imagining.test(doing) && !conditional.test(ahead);
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
    (doing === 'get' && wrongAgain.test(behind)) ||
    (repeating.test(doing) && /\bconstantly\b/iu.test(behind)) ||
    (/^(?:say|demand|require|prescribe)$/u.test(doing) && ruling.test(subject.low)) ||
    (what.length === 0 && troubles.test(doing) && byNobody.test(ahead))
  );
}
const imagining = /^(?:imagine|picture|sketch|draw|plan|design|envision|choose|decide)$/u;
const sayer =
  /(?:^|[,;:.!?–—(] |\b(?:and|but|because|then|yesterday|last \p{L}+) )(?:i|we)(?: (?:just|even|already|once|always|never|often|finally|then))? $/iu;
const toUs = /^ (?:me|us|my|our)\b/iu;
const conditional = /\b(?:if|when|once|whenever|provided|unless|as soon as|something|nobody|that|which|who)\b/iu;
/** "Our present vendor charges for each export", "the big platforms put ads in front": what is done elsewhere. */
const others =
  /(?:^|[;:.] ?|\b(?:and|but) )(?:(?:our|my) (?:present|current|existing|previous|former|old) (?:\p{L}+ ){0,3}?(?:vendor|tool|program(?:me)?|system|software|provider|app|service|supplier|website|site)s? |(?:our|my|the) (?:(?:present|current|existing|previous|former|old) )?(?:vendor|provider|supplier)s? |(?:all )?(?:the |those )?(?:big|commercial|existing|well-known) (?:platforms?|apps?|tools?|services?|programs?|sites?|vendors?|providers?) )$/iu;
/** "Workers note measurements on paper forms", "and someone types it in again": who wants it otherwise says so. */
const writing = /^(?:note|write|scribble|fill|type|retype|copy|keep|count|jot|record|sell)$/u;
const copying = /^(?:type|retype|copy)$/u;
/** "The bookkeeper types everything a second time", "results are typed three times". */
const severalTimes =
  /^[^,.!?;:]*?(?:\ba second time\b|(?:\btwice|\b(?:two|three|four|several|many) times)\b(?! (?:an?|per|each|every|in)\b))/iu;
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
/** "Gets the part-month wrong every time", "people repeat old tests constantly". */
const wrongAgain = /^[^,.!?;:]*\bwrong (?:every|each) /iu;
const repeating = /^(?:repeat|ask|phone|call|forget|lose|search|redo|complain)$/u;
/** "Ask the same questions over and over". */
const overAndOver = /^[^.!?;:]*?\b(?:over and over|time and again|again and again|time after time)\b/iu;

export const troubles =
  /^(?:know|see|find|remember|answer|tell|understand|notice|care|read|hear|look|reply|come|help|want)$/u;
export const byNobody = /\b(?:nobody|no[ -]one|none of \p{L}+)(?: else)? $/iu;
