import { singular, stem } from '../reading/stems.ts';
import { titleOf, type Title } from '../reading/title.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { verbForNoun } from '../reading/wish-nouns.ts';

/** What a feature does in general, when nothing more is known of it. */
export type ActionId = 'keep' | 'show' | 'send' | 'decide' | 'compute' | 'connect' | 'protect' | 'let';
/** The same, as fine as those who review it look at it. */
export type Deed =
  | ActionId
  | 'find'
  | 'share'
  | 'operate'
  | 'talk'
  | 'guess'
  | 'pay'
  | 'plan'
  | 'import'
  | 'export'
  | 'check'
  | 'remove';
export type ActionClass = { id: ActionId };

type Row = readonly [deed: Deed, action: ActionId, verbs: string, nouns?: string];
/** By verb, and by the nouns of names that have no verb; the first row that has a word counts. */
const rows: readonly Row[] = [
  ['send', 'let', 'call page'],
  ['share', 'connect', 'embed'],
  ['keep', 'connect', 'link'],
  ['operate', 'let', 'cache retry scale replicate automate release queue restart relay stream index throttle host'],
  ['guess', 'compute', 'suggest recommend'],
  ['guess', 'let', 'detect recognise recognize identify translate transcribe classify'],
  ['let', 'decide', 'choose pick select'],
  ['share', 'send', 'share publish post'],
  ['decide', 'decide', 'sign'],
  ['let', 'connect', 'scan'],
  [
    'find',
    'show',
    'find search browse filter sort lookup query navigate explore discover locate',
    'search filter finder index directory',
  ],
  [
    'show',
    'show',
    'show see view list display compare play listen preview visualise visualize watch get highlight read look present reveal replay',
    'overview list view board map calendar dashboard page history picture gallery timeline table chart status display feed inbox screen diagram catalogue',
  ],
  [
    'talk',
    'let',
    'chat comment discuss reply answer ask mention react contact consult meet correspond negotiate interview talk speak',
    'chat comment discussion forum question answer conversation',
  ],
  [
    'send',
    'send',
    'send remind notify alert invite announce tell email forward broadcast warn raise inform message push',
    'reminder notification message alert newsletter invitation warning mail email alarm',
  ],
  [
    'pay',
    'decide',
    'pay buy sell charge bill invoice refund donate purchase disburse redeem fundraise',
    'payment deposit fee price invoice receipt refund voucher subscription donation tax cost cart checkout fine discount',
  ],
  ['remove', 'keep', 'delete remove erase discard destroy clear unsubscribe'],
  ['remove', 'decide', 'cancel withdraw'],
  [
    'decide',
    'decide',
    'approve book reserve order place assign vote confirm accept reject close match claim bid rent lend borrow swap exchange trade apply request nominate renew prolong allocate appoint join enrol enroll return hand postpone',
    'booking reservation order vote poll ballot approval bid auction swap',
  ],
  ['plan', 'compute', 'plan', 'schedule plan rota roster timetable shift'],
  ['plan', 'let', 'schedule reschedule prepare'],
  [
    'compute',
    'compute',
    'calculate count measure predict estimate summarise summarize report analyse analyze evaluate rank score rate generate split balance plot forecast',
    'report statistic statistics score rating ranking forecast estimate total calculator calculation comparison sum figure',
  ],
  ['compute', 'let', 'chart grade optimise optimize weigh'],
  ['import', 'connect', 'import fetch scrape', 'import importer'],
  ['export', 'connect', 'export download print backup', 'export backup copy print printout download'],
  ['export', 'let', 'back'],
  [
    'connect',
    'connect',
    'connect integrate synchronise synchronize sync convert migrate restore mount deploy install',
    'api integration sync synchronisation synchronization plugin webhook extension connection',
  ],
  ['check', 'protect', 'verify audit moderate', 'audit'],
  ['check', 'decide', 'check'],
  ['check', 'keep', 'monitor', 'monitoring'],
  ['check', 'let', 'test validate inspect ensure examine calibrate try', 'check inspection test review'],
  [
    'protect',
    'protect',
    'limit restrict hide protect encrypt lock authenticate authorise authorize redact prevent block secure require archive enforce avoid',
    'login permission role password lock encryption rule limit key code right access sign-on privacy',
  ],
  [
    'keep',
    'keep',
    'keep record add save create edit note write enter manage organise organize maintain attach upload register collect log track define set change correct store',
    'book log diary register profile form record file archive note draft field collection inventory account template document journal database membership application loan contact value',
  ],
  [
    'keep',
    'let',
    'tag label mark categorise categorize bookmark customise customize fill update rename annotate describe design draw compose document group gather arrange number',
  ],
  ['let', 'let', 'let allow enable help support offer give provide use work operate run make'],
];

const byVerb = new Map<string, Row>();
const byNoun = new Map<string, Row>();
for (const row of rows) {
  for (const verb of row[2].split(' ')) if (!byVerb.has(stem(verb))) byVerb.set(stem(verb), row);
  for (const noun of row[3]?.split(' ') ?? []) if (!byNoun.has(noun)) byNoun.set(noun, row);
}
const other: Row = ['let', 'let', ''];

const rowOfNoun = (low: string): Row | undefined => {
  const noun = singular(low);
  return byNoun.get(noun) ?? byVerb.get(stem(verbForNoun(noun) ?? ''));
};

const question = /^(?:who|what|which|where|when|how)\b/iu;
/** Names whose verb means something else: who reports damage makes an entry, and who signs in is let in. */
const exceptions: readonly [name: RegExp, verb: string][] = [
  [/^(?:sign|log) in\b/iu, 'limit'],
  // "Let each clinic see only its own patients".
  [/\bsees? only\b|\bonly (?:its|their|his|her) own\b/iu, 'limit'],
  [/^keep\b.*\b(?:private|anonymous|secret|safe|hidden|confidential|encrypted|apart)\b/iu, 'limit'],
  // "Members get a message": what somebody gets to hear of is sent, and no page that is shown.
  [
    /\b(?:get|gets|receive|receives) (?:an? |the |their |its |my |our )?(?:[\p{L}-]+ )?(?:messages?|reminders?|notifications?|notices?|alerts?|warnings?|newsletters?|e-?mails?|sms)\b(?! (?:boards?|lists?|histor\p{L}+|logs?|templates?))/iu,
    'send',
  ],
  [/\b(?:am|is|are|be|gets?) (?:reminded|notified|alerted|warned|informed)\b/iu, 'send'],
  [/^(?:run|works?) (?:on|in|under|behind|without)\b/iu, 'scale'],
  [/^(?:find|detect)\b.*\bduplicat/iu, 'verify'],
  [/^check\b.*\b(?:in|out)\b/iu, 'confirm'],
  [
    /^report (?:(?:an?|lost|bad|found)\b|(?:\p{L}+ )?(?:problem|fault|damage|defect|incident|abuse|bug|error|issue|absence|post|user|accident|breakdown|item|recording)s?\b)/iu,
    'record',
  ],
];
/** "Tools that nobody borrows", "Most wanted tools": a list of them. */
const listed = /^(?:most|all|every|recent|top|free|overdue|upcoming)\b|\b(?:that|who|which|at a glance)\b/iu;
const rule = /\b(?:at most|at least|no more than|only|cannot|can't|must|may|never)\b/iu;

/** By the verb of an order, the last noun of a thing, or the verb of a statement. */
function rowOf(title: Title, name: string): Row {
  const exception = exceptions.find(([pattern]) => pattern.test(name));
  if (exception) return byVerb.get(stem(exception[1]))!;
  if (title.verb !== undefined) return byVerb.get(stem(title.verb)) ?? other;
  if (title.head !== undefined) return rowOfNoun(title.head) ?? other;
  if (question.test(name)) return byVerb.get('show')!;
  if (rule.test(name)) return byVerb.get('limit')!;
  if (listed.test(name)) return byVerb.get('show')!;
  const tokens = tokensOf(name);
  const cut = tokens.findIndex(({ tag }, at) => at > 0 && /^(?:prep|to|sub|adv|det)$/u.test(tag));
  const before = cut < 0 ? tokens : tokens.slice(0, cut);
  const stated = before.find(({ tag }, at) => at > 0 && tag === 'verb');
  const first = before[0]?.verb && before[0].verb.form !== 's' ? before[0] : undefined;
  const noun = before.findLast((token) => token.tag === 'noun' && token !== stated);
  const ofVerb = (token: Token | undefined) => token?.verb && byVerb.get(stem(token.verb.base));
  const ofNoun = noun && noun !== first ? rowOfNoun(noun.low) : undefined;
  // "Email templates" may be templates: a first word that is a noun as well is the weaker sign.
  return (
    ofVerb(stated) ??
    (first?.verb?.noun || first?.verb?.form === 'ing' ? ofNoun : undefined) ??
    ofVerb(first) ??
    ofNoun ??
    other
  );
}

/** What a feature does, as its architects look at it. */
export const deedOf = (title: Title, name: string): Deed => rowOf(title, name)[0];

/** What a feature does in general; of a single verb, what that does. */
export const actionClassOf = (name: string): ActionClass => ({
  id: (/^\p{Ll}*$/u.test(name) ? (byVerb.get(stem(name)) ?? other) : rowOf(titleOf(name), name))[1],
});
