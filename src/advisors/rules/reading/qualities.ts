import type { Steps } from '../pace.ts';
import { isAsItIs, wordsIn, type Clause } from './clauses.ts';
import { inProductSense } from './other-senses.ts';
import { withoutRefusals, type Reading } from './reading.ts';
import { languages } from './word-classes.ts';

export type QualityId =
  | 'offline'
  | 'phone'
  | 'privacy'
  | 'self-hosted'
  | 'languages'
  | 'accessible'
  | 'live'
  | 'restricted'
  | 'capacity'
  | 'simple'
  | 'fast'
  | 'scale'
  | 'few'
  | 'no-login'
  | 'no-install'
  | 'no-ads'
  | 'no-algorithm'
  | 'cheap'
  | 'safety'
  | 'money'
  | 'health'
  | 'children';
/** A property the product must have as a whole, with the words that say so. */
export type Quality = { id: QualityId; sign: string; quote: string; weight: number; told: boolean };

/** Who may see, hear or move less well: asked about, or looked after, they use nothing. */
const aged = 'elderly(?: people)?|old people|older (?:people|members|users)|seniors?|grand(?:ma|pa|mother|father)s?';

/** "For three days", "for two reasons": what is counted there is not what the product is for. */
const counted =
  'more|other|different|(?:whole |full |working )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|seasons?)|times|rounds|euros?|dollars?|pounds|cents|points|percent|reasons?|things|purposes|languages|parts|kinds|types|sorts|levels|steps|kilometres|kilometers|miles|metres|meters';

const signs: Record<QualityId, RegExp> = {
  offline:
    /\b(?:off-?line|no (?:internet|signal|network|reception|connection)|without (?:internet|signal|network|reception|(?:a )?connection)|(?:internet|network|signal|reception|wifi|connection) (?:(?:is|goes) (?:bad|weak|poor|slow|patchy|down|off|gone|away|dead)|drops?|dies)|bad (?:signal|reception|internet)|dead zones?|in the basement|underground)\b/giu,
  phone:
    /(?:\b(?:on|from|with|in|into|for|to) (?:(?:an?|the|my|our|your|his|her|their|every|each|any|cheap|old|android|mobile|two|both) ){0,2}(?:smart|cell)?(?:phones?|tablets?)\b|(?<!\b(?:of|track|lend|count|manage)(?: our| the| my)? )\b(?:phones? and (?:(?:the|my|our|their|on) ){0,2}(?:tablets?|laptops?|desktops?|computers?|pcs?|web|browsers?)|(?:tablets?|laptops?|desktops?|computers?|pcs?|tv|web|browsers?) and (?:(?:the|my|our|their|on) ){0,2}(?:smart)?phones?|mobile app|phone app|on the go|android|iphone|ios)\b)(?! (?:calls?|numbers?|line))/giu,
  privacy:
    /\b(?:gdpr|dsgvo|hipaa|privacy|private data|personal data|data protection|confidential(?:ity)?|without (?:personal|tracking)|no (?:tracking|telemetry|spying)|nobody (?:(?:may|should|must|can) )?(?:tracks?|spies on|spy on|follow(?:s|ing)?) (?:us|me)|consent(?! (?:forms?|slips?))|sensitive)\b/giu,
  'self-hosted':
    /\b(?:self-?host\w*|own (?:\p{L}+ )?(?:servers?|hardware|disks?)|our own (?:machine|box|computer)|(?:on|at) (?:our|my) (?:server|premises)|(?:thing|everything|all|runs?|running|works?) on (?:our|my) machine|(?:must|should|has to|shall) (?:be|run|stay) on (?:an?|the) [\p{L}-]+ server|on-?premises?|host (?:it|the \w+|this)? ?(?:our|my)sel(?:f|ves)|raspberry|(?:not|never)(?: \w+){0,4} cloud|no cloud|run it (?:our|my)sel|(?:nothing|no (?:data|files?|photos?|pictures?|letters?|byte|word)) (?:(?:may|must|should|shall|can|will) )?(?:ever )?leaves? (?:the|my|our|this) (?:house|home|building|office|company|practice|clinic|school|premises|network)(?! (?:without|unless|until|before|un\p{L}+)\b)|(?:everything|all(?: of it| data)?|(?:the |our |my )?(?:data|files|photos|pictures|records|documents|papers|letters)) (?:(?:must|should|shall|has to|have to) )?(?:stays?|remains?|be kept) (?:in|inside|within) (?:the|our|my|this) (?:house|home|building|office|company|practice|clinic|school|premises|network))/giu,
  languages: new RegExp(
    `\\b(?:multi-?lingual|bilingual|(?:several|two|three|many|different|other|four|five|both) languages|translat\\w+(?! for a living)|(?:${languages})(?:,| and| or| as well as) (?:in )?(?:${languages})|speak\\w* (?:${languages}|little))\\b`,
    'giu',
  ),
  accessible: new RegExp(
    `\\b(?:accessib\\w+|blind|deaf|large (?:print|text|letters|buttons)|big (?:buttons|letters)|screen readers?|wheelchair users?|(?:uses?|using|in|on) (?:an? |their |his |her )?wheelchairs?|dementia|dyslexi\\w+|disab\\w+|(?:for|by|even|including|are|is) (?:(?:my|our|the|all|very|mostly|often|many|some) )*(?:${aged})(?!['’])|(?:${aged})(?: (?:who|also|only|often|still))? (?:can|cannot|could|must|should|have|has|needs?|wants?|uses?))\\b`,
    'giu',
  ),
  live: /\b(?:real-?time|(?<!\b(?:to|not|must|can|may|should|will) )live (?:on|map|view|data|values|updates?|ticker|positions?|scores?)|instantly|immediately|right away|up to the minute)\b/giu,
  restricted:
    /\b(?:only (?:members|staff|we|family|teachers|doctors|managers|authori[sz]ed|logged)|(?:only|nobody (?:but|except)|no ?one (?:but|except)) (?:i|me|us|(?:(?:the|my|our|an?) )?[\p{L}-]+(?: [\p{L}-]+)?) (?:(?:may|can|should) )?(?:see|read|open|edit|change|delete|know)s?\b|nobody else|no(?:body| one) (?:else|outside)|none of (?:her|his|their|your|my|(?:any|every|some)body(?:['’]s)?(?: else['’]s)?|anyone['’]s) business|access (?:must|should|has to) be (?:restricted|limited)|not (?:everyone|everybody) (?:should|may|can)|hidden from|restrict\w*|permission\w*|(?:different|user) (?:roles|rights)|log-?in required|not public)\b/giu,
  capacity:
    /\b(?:only|at most|no more than|not more than|maximum(?: of)?|max\.?|up to|never more than) \d{1,4} (?:\p{L}+ ){0,3}?(?:(?:may|can|fits?|(?:is|are) allowed)\b.{0,30}\b(?:at once|at a time|at the same time|inside|in)|at once|at a time|at the same time|per (?!cent|day|week|month|year|hour|minute|second)\p{L}+)\b/giu,
  simple:
    /\b(?:simple|easy|plain(?! (?:files?|text|paper|css|html|sql))|not (?:technical|computer)|no training|uncomplicated|foolproof|software person|minimal|straightforward)\b/giu,
  fast: /\b(?:fast|quick(?:ly)?|speed|within (?:a |one |two )?seconds?|under a minute|performance)\b/giu,
  // What a list with paging and an index carries anyway is no large number.
  scale:
    /\b(?:\d{2,3}(?:[.,]\d{3})+|\d{5,}|(?:(?:tens|hundreds|many|several) (?:of )?|\d+ |ten |twenty |fifty |a hundred )thousands?|(?:\d+ )?millions?)(?: of)? (?!euros?|dollars?|pounds|francs|years?|inhabitants|residents|citizens|souls)\w+/giu,
  few: new RegExp(
    `(?<!\\b(?:books?|booked|reserves?|reserved|orders?|cooks?|tables?|rooms?|recipes?|seats?|space|enough|plans?|open|free|valid|keeps?|kept|waits?|lasts?|away|closed|blocked|locked)(?: [\\p{L}-]+){0,2} )\\bfor (?:(?:only|just|about|our|my|the|these) ){0,2}(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1[0-2]|a handful of) (?!(?:${counted})\\b)(?:\\p{L}+ )?\\p{L}{2,}s\\b`,
    'giu',
  ),
  'no-login':
    /\b(?:(?:no|without(?: an?| any)?|(?:don'?t|nobody(?: [\p{L}\p{N}]+){0,5}?) wants?(?: an?| another| any)?) (?:log-?in|sign[- ]?up|registration|account|password)s?|(?:log-?in|sign[- ]?up|registration|accounts?|passwords?),? (?:no\b|never\b|(?:is |are )?not (?:needed|necessary|wanted|required))|without (?:logging|signing|registering|creating an? account)|(?:cannot|can['’]?t|don['’]?t|won['’]?t|never|do not|will not) remember (?:an? |any |the |their |his |her )?passwords?|anonymous(?:ly)?)\b/giu,
  'no-install':
    /\b(?:(?:no|without(?: an?| any)?) (?:install(?:s|ation|ing)?|app to install|download to install)|nothing to install|(?:nobody|no one|don'?t|doesn'?t|do not|does not|not) (?:wants?|needs?|has|have|wishe?s?) to (?:install|download)|not install (?:anything|something|an app))\b/giu,
  'no-ads':
    /\b(?:(?:no|without(?: any)?|free of|never(?: any)?|don'?t want(?: any)?) (?:ads|adverts?|advertising|advertisements?|commercials)|ad-free)\b/giu,
  'no-algorithm': /\b(?:no|without(?: an?| any)?|never an?) algorithms?\b/giu,
  cheap: /\b(?:cheap|free of charge|no budget|low cost|small budget|can'?t afford|little money)\b/giu,
  safety:
    /\b(?:safety|dangerous|emergency|emergencies|lives depend|accidents?|hazard\w*|alarm\w*|critical|must not fail)\b/giu,
  money:
    /\b(?:pay(?:s|ing|ments?)?|invoic\w+|prices?|fees?|deposits?|refunds?|bank|credit cards?|billing|tax(?:es)?|vat|donations?|salar\w+|money|euros?|dollars?|budgets?|expenses?|costs?|debts?)\b/giu,
  health:
    /\b(?:patients?|medic\w+|health\w*|diabet\w+|glucose|insulin|doctors?|therap\w+|clinics?|hospitals?|diagnos\w+|symptoms?|allerg\w+|pregnan\w+|(?<!\b(?:we|i)(?:['’]re|['’]m| are| am) (?:both |all |an? |two |three )*)nurses?|blood|mental|vaccin\w+|disease)\b/giu,
  children:
    /\b(?:child(?:ren)?|kids?|pupils?|daughters?|sons?|kindergartens?|minors?|teenagers?|babies|baby|toddlers?|(?:school|primary|young|elementary|secondary) students?)\b/giu,
};

/** What people tell of themselves only in confidence: files of personnel, applicants and clients. */
export const confided =
  /\b(?:personnel|employee (?:files?|records?|data)|salar(?:y|ies)|applicants?|who (?:has |have )?applied(?= for\b|[.,;]|$)|files? (?:per|for each|of each) (?:person|patient|client|child|employee|resident|member)|case (?:files?|notes|work)|passports?|bank accounts?|(?:dates? of birth|birth ?dates?)|diagnos[ei]s|confidential\w*)\b/iu;

/** True where words say one of these qualities. */
export const saysOneOf = (ids: readonly QualityId[], words: string): boolean =>
  ids.some((id) => words.search(signs[id]) >= 0);

/** These are often said by what is not wanted: "no login", "no internet", "without personal data". */
const statedByRefusal = new Set<QualityId>([
  'offline',
  'privacy',
  'no-login',
  'no-install',
  'no-ads',
  'no-algorithm',
  'restricted',
  'self-hosted',
  'cheap',
  'simple',
]);

/** "Buzz my phone", "ring me on the phone": the way that a message takes. */
const way =
  /\b(?:push\w*|buzz\w*|rings?|pings?|alerts?|alarm\w*|notif\w+|messages?|sms|texts?|calls?|sends?|storage|warns?)\b/iu;

/** "Our school may not use that cloud": told of today, and what follows from it holds on. */
const forbids = /\b(?:(?:may|must|can|are|is) not|cannot|can['’]t|mustn['’]t)\b/iu;

/** The first place where a sign stands for what is wanted, and not for how things are. */
function firstOf(
  sign: RegExp,
  text: string,
  clauses: readonly Clause[],
  phone: boolean,
): [RegExpExecArray, Clause | undefined] | null {
  for (const match of text.matchAll(sign)) {
    const clause = clauses.find(({ tokens }) => tokens[0]!.start <= match.index && tokens.at(-1)!.end > match.index);
    // "An app for three cars": without a verb nothing is told of today.
    const told =
      clause?.tokens.some(({ tag }) => tag === 'verb') === true &&
      isAsItIs(clause) &&
      !forbids.test(wordsIn(clause, text));
    if (!told && !(phone && clause !== undefined && way.test(wordsIn(clause, text)))) return [match, clause];
  }
  return null;
}

/** A vaccinated cat is no patient whose data the law protects. */
const animals =
  /\b(?:vets?|veterinar\p{L}+|animals?|cats?|dogs?|horses?|equine|cattle|cows?|sheep|pets?|livestock|hives?|bees?)\b/iu;
const people =
  /\b(?:nurses?|diabet\w+|insulin|pregnan\w+|(?<!animal )patients?|elderly|residents?|my (?:own )?(?:health|blood|doctor))\b/iu;
const isOfAnimals = (text: string): boolean => animals.test(text) && !people.test(text);

/** The qualities the texts ask for, strongest source first; the quote is the clause around the sign. */
export function* qualitiesOf({ parts }: Reading): Steps<Quality[]> {
  const read = parts.map((part) => ({
    ...part,
    whole: inProductSense(part.source.text),
    wanted: inProductSense(withoutRefusals(part.source.text, part.refusals)),
  }));
  const found: Quality[] = [];
  for (const [at, [id, sign]] of (Object.entries(signs) as [QualityId, RegExp][]).entries()) {
    // The patterns are compiled when they are first used, which takes longer than to use them.
    if (at % 3 === 0) yield;
    for (const { source, clauses, whole, wanted } of read) {
      const text = statedByRefusal.has(id) ? whole : wanted;
      const [match, clause] = firstOf(sign, text, clauses, id === 'phone') ?? [];
      if (!match || (id === 'health' && isOfAnimals(whole))) continue;
      const around = clause ? wordsIn(clause, source.text) : match[0];
      found.push({ id, sign: match[0], quote: around, weight: source.weight, told: source.told === true });
      break;
    }
  }
  return found;
}
