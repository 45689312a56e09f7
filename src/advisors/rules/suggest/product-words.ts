import { isPeople } from '../reading/word-classes.ts';

type Doing = { verb: string; object: string };
type Done = Doing & { actor: string | null };
/** One everyday way of speaking: by its verbs and, where that matters, by what they act on. */
type Usage = {
  verbs: string;
  object?: RegExp;
  verb: string;
  /** The object again; $1 and so on are parts of what `object` found. */
  as?: string;
  /** Only where it is told who does it. */
  by?: 'somebody';
  /** The product does it, whoever was spoken of. */
  itself?: true;
};

const files =
  /(?:^(?:the |an? |old |your |their )*(?:[\p{L}-]+ )?(?:files?|exports?|backups?|gedcom|csv|excel|gpx|spreadsheets?|archives?)\b|\b(?:from|off|out of) (?:an?|the|your|their|all)? ?(?:[\p{L}-]+ ){0,2}(?:computer|device|watch|sensors?|trackers?|transceiver|meters?|machines?|instruments?|bank|phone|usb|file|excel|word|pdf|spreadsheet)s?)\b/iu;
const papers =
  /^(?:an? |the |their |his |her )?(?:[\p{L}-]+ ){0,2}(?:manuscripts?|applications?|reports?|forms?|proposals?|requests?|papers?|entr(?:y|ies)|abstracts?|claims?|homework|assignments?|solutions?|offers?|bids?|orders?)$/iu;

/** A form in which something is taken out: "in Excel", "as a PDF". */
const form =
  '(?:excel|csv|datev|pdfs?|word|json|xml|spreadsheets?)(?: (?:files?|format|sheets?|documents?|lists?|tables?))?';

/** How products call what people say in everyday words; the first that fits is taken. */
const usages: readonly Usage[] = [
  {
    verbs: 'give get have need receive want',
    object: new RegExp(`^(?:you )?(?!from\\b|an? (?:file|export)\\b)(.+?) (?:in|into) (?:an? )?(${form})(?= |$)`, 'iu'),
    verb: 'export',
    as: '$1 to $2',
  },
  {
    verbs: 'give get have need receive want send',
    object: new RegExp(`^(?:you )?(?!from\\b|an? (?:file|export)\\b)(.+?) as (?:an? )?(${form})(?= |$)`, 'iu'),
    verb: 'export',
    as: '$1 as $2',
  },
  {
    verbs: 'read load take fetch get',
    object: /^(?:the |an? )?files? .*\(([A-Z]{2,})\)/u,
    verb: 'import',
    as: '$1 files',
  },
  { verbs: 'read load', object: files, verb: 'import' },
  { verbs: 'look', object: /^(only )?(?:at|through|into) (.+)/u, verb: 'view', as: '$1$2' },
  {
    verbs: 'click put drag',
    object: /^(?:such |these |those )?((?!it\b|them\b)[\p{L} -]+?) together(.*)/u,
    verb: 'build',
    as: '$1$2',
  },
  {
    verbs: 'give get have need receive want keep send',
    object: /^(?:you )?(.+?) (?:in|into|as) (one (?:single )?file|a single file)(.*)$/iu,
    verb: 'export',
    as: '$1 in $2$3',
  },
  // "Make it easy to find a tour".
  { verbs: 'make', object: /^(?:it )?(?:easy|easier|simple|simpler|possible) to (\p{L}+) (.+)/u, verb: '$1', as: '$2' },
  // "Missed deadlines must be evident".
  { verbs: 'evident apparent obvious', object: /^(?!to\b)(.+)/u, verb: 'show', as: '$1' },
  { verbs: 'put insert add', object: /^(own [\p{L} -]+?) in$/u, verb: 'add', as: '$1 between {things}' },
  {
    verbs: 'push',
    object: /^(?:to|on) (.*(?:phones?|mobiles?|devices?)\b.*)/u,
    verb: 'send',
    as: 'push messages to $1',
  },
  { verbs: 'show keep offer share', object: /^(?:an? )?links?$/u, verb: 'share', as: '{things} by link' },
  { verbs: 'take get', object: /^([\p{L}-]+ of others)$/u, verb: 'import', as: '$1' },
  {
    verbs: 'keep show',
    object: /^(?:an? )?((?:e-?)?mails?|messages?|letters?) to (.+)/u,
    verb: 'send',
    as: '$1 to $2',
  },
  {
    verbs: 'put',
    object: /^(.+?) (?:on|onto) (?:an?|the) (map|calendar|timeline) where\b.*/u,
    verb: 'show',
    as: '$1 on a $2',
  },
  { verbs: 'get', object: /^((?:[\p{L}-]+, )+[\p{L}-]+.*)/u, verb: 'show', as: '$1' },
  {
    verbs: 'take',
    object: /^(.+?) (?:on|onto|to) (?:the |an? |your )?(phone|tablet|laptop)s?\b.*/u,
    verb: 'download',
    as: '$1 to the $2',
  },
  { verbs: 'offer', object: /^(?:an? )?(upload|export|import|download|search)$/u, verb: '$1', as: '{things}' },
  { verbs: 'look go', object: /^over (.+)/u, verb: 'review', as: '$1' },
  { verbs: 'take', object: /^(?:off (.+)|(.+) off)( automatically)?$/u, verb: 'deduct', as: '$1$2$3' },
  { verbs: 'keep', object: /^(?:an? )?(files? for .+)/u, verb: 'export', as: 'a $1' },
  {
    verbs: 'leave',
    object: /^(?:an?|the|their|his|her) (?:e-?)?mail(?: address(?:es)?)?\b.*/u,
    verb: 'subscribe',
    as: 'to notifications',
    by: 'somebody',
  },
  { verbs: 'press click tap', object: /^(start(?: and |\/)stop)( .*)?$/u, verb: '$1', as: '$2', by: 'somebody' },
  {
    verbs: 'leave',
    object: /^((?:with|by) (?:an?|one|a single) (?:click|link)\b.*|(?:at )?any ?time\b.*)$/u,
    verb: 'unsubscribe',
    as: '$1',
    by: 'somebody',
  },
  { verbs: 'show see', object: /^how far(?: (?:you are|it is|along))?$/u, verb: 'show', as: 'the progress' },
  { verbs: 'know', object: /^(?:who|whose|what|which|where|when|whether|how|if)\b/u, verb: 'see' },
  { verbs: 'chase nudge', verb: 'remind' },
  // How a thing looks is no looking.
  {
    verbs: 'look',
    object: /^((?:exactly |just )?(?:as|like) .+)/u,
    verb: 'keep',
    as: '{actor} looking $1',
    itself: true,
  },
  {
    verbs: 'understand',
    object: /^(.+)$/u,
    verb: 'show',
    as: '$1 that {actor} understand',
    by: 'somebody',
    itself: true,
  },
  {
    verbs: 'tell warn',
    object: /^(you )?before (?:they|others|anybody|anyone) (?:do|does|notice|notices)$/u,
    verb: 'notify',
    as: '$1',
  },
  {
    verbs: 'carry bear wear have',
    object:
      /^((?:an? |the |its |own )*(?:[\p{L}-]+ ){0,2}(?:numbers?|codes?|labels?|tags?|plates?|names?|dates?|stamps?|colours?|colors?)\b.*)/u,
    verb: 'give',
    as: '{actor} $1',
    by: 'somebody',
    itself: true,
  },
  {
    verbs: 'subscribe',
    object: /^(?:to|for) (?:get|receive|have) (?:an? )?(?:e-?mails?|mails?|messages?|notifications?|news)\b(.*)/u,
    verb: 'subscribe',
    as: 'to notifications$1',
  },
  { verbs: 'tell', object: /^you (with .+)$/u, verb: 'report', as: 'problems $1', by: 'somebody' },
  {
    verbs: 'tell',
    object: /^you (?:((?:at|after|before|until|in|on) (?:the )?[\p{L}-]+) )?((?:if|whether) .+)/u,
    verb: 'say',
    as: '$2 $1',
    by: 'somebody',
  },
  {
    verbs: 'need',
    object: /^(.+?) (?:at hand|to hand|ready|with them|in front of them|in their (?:hands?|pockets?))$/u,
    verb: 'give',
    as: '{actor} $1',
    by: 'somebody',
    itself: true,
  },
  { verbs: 'need', object: /^(.+)$/u, verb: 'require', as: '$1', itself: true },
  { verbs: 'send pass', object: /^(?:round|around) (.+)/u, verb: 'share', as: '$1' },
  { verbs: 'look', object: /^(.+) up$/u, verb: 'look up', as: '$1' },
  { verbs: 'look', object: /^around(.*)/u, verb: 'browse', as: '{things}$1' },
  { verbs: 'look', object: /^$/u, verb: 'view', as: '{things}' },
  { verbs: 'look', object: /^(?!at|up|after|for|through|into|around)([\p{L}-]+.*)$/u, verb: 'view', as: '$1' },
  {
    verbs: 'take get fetch',
    object: /^((?:the |their )?[\p{L}-]+(?: [\p{L}-]+)?) as (.+)/u,
    verb: 'download',
    as: '$1 as $2',
  },
  { verbs: 'shout yell beep buzz', object: /^((?:if|when|as soon as)\b.+)?$/u, verb: 'warn', as: '$1' },
  {
    verbs: 'bring take carry',
    object:
      /^(.*\b(?:data|contacts|address(?:es)?|lists?|files?|records|entries|history|members|customers|bookings|notes|photos|numbers|tables?|spreadsheets?|everything)\b.*) over$/u,
    verb: 'import',
    as: '$1',
  },
  {
    verbs: 'end close',
    object: /^((?:at|on|after|before)\b.+)/u,
    verb: 'close',
    as: '{things} $1',
    by: 'somebody',
    itself: true,
  },
  { verbs: 'throw', object: /^(?:away|out) (.+)/u, verb: 'delete', as: '$1' },
  { verbs: 'throw', object: /^(.+) (?:away|out)\b(.*)/u, verb: 'delete', as: '$1$2' },
  {
    verbs: 'get',
    object: /^(?:an? )?(?:[\p{L}]+ )?(?:alarm|alert)s? ?(.*)/u,
    verb: 'alert',
    as: '{actor} $1',
    by: 'somebody',
    itself: true,
  },
  { verbs: 'press tap click tick', object: /^((?:if|whether) .+)/u, verb: 'answer', as: '$1' },
  { verbs: 'tell', object: /^you ((?:who|what|which|where|when|whether|if|how)\b.+)/u, verb: 'show', as: '$1' },
  { verbs: 'tell', object: /^you (?!about|when|if|that)([\p{L}-]+.*)/u, verb: 'enter', as: '$1', by: 'somebody' },
  { verbs: 'look', object: /^up (.+)/u, verb: 'look up', as: '$1' },
  { verbs: 'click flick leaf page', object: /^through (.+)/u, verb: 'browse', as: '$1' },
  {
    verbs: 'note jot write',
    object: /^(?:down )?(?:all )?(?:that|this|everything)(?= (?:per|for|about|of|on|with)\b|$)(?: down)?(.*)/u,
    verb: 'keep',
    as: 'notes$1',
  },
  { verbs: 'note jot', object: /^(?:down )?(.+)/u, verb: 'record', as: '$1' },
  { verbs: 'put', object: /^(.+?)(?: together)(.*)/u, verb: 'create', as: '$1$2' },
  { verbs: 'put', object: /^together (.+)/u, verb: 'create', as: '$1' },
  { verbs: 'put', object: /^(.+) in(?:to)? (?:an?|the) queue\b(.*)/u, verb: 'queue', as: '$1$2' },
  {
    verbs: 'put',
    object:
      /^(?:the |an? |their )?(?:[\p{L}-]+ )?(?:results?|values?|numbers?|dat[ae]s?|figures?|names?|hours)\b(?! (?:on|onto|into|online))/u,
    verb: 'enter',
  },
  { verbs: 'put', object: /^(.+) online$/u, verb: 'publish', as: '$1' },
  { verbs: 'put', object: /^(an? |the )?questions?\b(.*)/u, verb: 'ask', as: '$1question$2' },
  { verbs: 'type key', object: /^(?!in\b)/u, verb: 'enter' },
  { verbs: 'send hand give', object: papers, verb: 'submit', by: 'somebody' },
  { verbs: 'hand turn', object: /^in (.+)/u, verb: 'submit', as: '$1' },
  { verbs: 'tap tick click press', object: /^(?:on )?(?:done|finished|ready)$/u, verb: 'mark', as: '{things} as done' },
  {
    verbs: 'push put move shift',
    object:
      /^(.*\b(?:days?|appointments?|jobs?|dates?|meetings?|lessons?|shifts?|visits?|rounds?|tours?|bookings?)) (?:back|off|forward)\b(.*)/u,
    verb: 'reschedule',
    as: '$1$2',
  },
  { verbs: 'push drag', object: /^(?!to\b)(.+?)(?: around)?( (?:on|in|to|between) .+)?$/u, verb: 'move', as: '$1$2' },
  {
    verbs: 'pick choose',
    object: /^(.*\b(?:reviewers?|referees?|graders?|examiners?|mentors?|helpers?|drivers?|interpreters?)\b.*)/u,
    verb: 'assign',
    as: '$1',
  },
  { verbs: 'turn switch', object: /^on (.+?) for (.+)/u, verb: 'release', as: '$1 to $2' },
  { verbs: 'turn switch', object: /^(.+?) on for (.+)/u, verb: 'release', as: '$1 to $2' },
  {
    verbs: 'say',
    object: /^(?:(in the [\p{L}]+|every [\p{L}]+|until [\p{L}]+) )?((?:if|whether) .+)/u,
    verb: 'report',
    as: '$2 $1',
  },
  {
    verbs: 'say tell',
    object:
      /^(?:you )?(?:(until [\p{L}-]+) )?((?:availability|absences|attendance|skills|diets|duration|how much|how many|which|what)\b.*)/u,
    verb: 'enter',
    as: '$2 $1',
    by: 'somebody',
  },
  {
    verbs: 'say',
    object: /^((?:who|whose|what|which|where|when|whether|how)\b.+|[\p{L}-]+ items)$/u,
    verb: 'show',
    as: '$1',
  },
  { verbs: 'tell', object: /^((?:who|whose|what|which|where|whether|how)\b.+)/u, verb: 'show', as: '$1' },
  { verbs: 'write', object: /^down (.+)/u, verb: 'record', as: '$1' },
  { verbs: 'become', object: /^(an? .+)/u, verb: 'create', as: '$1', itself: true },
  { verbs: 'need', object: /^(.+ before .+)/u, verb: 'require', as: '$1', by: 'somebody', itself: true },
  { verbs: 'need', object: /^(an? .+)/u, verb: 'give', as: '{actor} $1', by: 'somebody', itself: true },
  { verbs: 'remember', object: /^(you\b.*)/u, verb: 'remind', as: '$1' },
  { verbs: 'tell inform ping', object: /^(?!.*\b(?:story|stories|joke)).+/u, verb: 'notify' },
  {
    verbs: 'comment',
    object: /^(?!(?:on|about|to|from|in|with|via|by|for|under|below|when|if|who|what)\b)(\p{L}.*)/u,
    verb: 'comment',
    as: 'on $1',
  },
  { verbs: 'bid', verb: 'place', as: 'bids' },
  { verbs: 'draw', object: /^up (.+)/u, verb: 'create', as: '$1' },
  {
    verbs: 'make draw',
    object:
      /^(?:up )?((?:an? |the |their )?(?:[\p{L}-]+ ){0,2}(?:profiles?|plans?|lists?|recipes?|menus?|quotes?|programmes?|invoices?|reports?|rotas?|timetables?|budgets?|appointments?)\b.*)/u,
    verb: 'create',
    as: '$1',
  },
  {
    verbs: 'give',
    object: /^(?:an? )?(?:comments?|remarks?|feedback) (?:on|to|about) (.+)/u,
    verb: 'comment',
    as: 'on $1',
  },
  { verbs: 'leave', object: /^((?:an? )?(?:comments?|notes?|reviews?|ratings?)\b.*)/u, verb: 'write', as: '$1' },
  {
    verbs: 'offer',
    object: /^(?:an? )?(?:upload|export|import|download|search|backup) (?:of|for|over|in) (.+)/u,
    verb: '',
    as: '$1',
  },
];

const verbList = (words: string) => new Set(words.split(' '));
const table = usages.map((usage) => ({ ...usage, verbs: verbList(usage.verbs) }));

/** What people ask by a question, as the noun that products have for it. */
const asked: readonly [RegExp, string][] = [
  [/\bwhat (?:it|they|that) costs?\b/gu, 'costs'],
  [/^how many (?!come\b|came\b|go\b|opened\b|clicked\b|paid\b)([\p{L}-]+)$/gu, 'the number of $1'],
  [/^what (?:they|he|she|you|people) (?:found|find|find out|found out)\b/gu, 'findings'],
  [
    /\bwhen (?:they|he|she|you|one|people) (?:can(?!'t| not|not)(?: come| work| help)?|are free|is free|are available|is available|have time|has time)\b/gu,
    'availability',
  ],
  [
    /\bwhen (?:they|he|she|you|one|people) (?:(?:are|is) (?:away|on holiday|absent|not there)\b|can(?:'t|not| not)(?: come| work| help| make it)?(?![\p{L}']))/gu,
    'absences',
  ],
  [/^(?:if|whether) (?:they|people|you|everybody|everyone)(?: can)?$/gu, 'availability'],
  [
    /\b(?:if|whether) (?:they|he|she|you|[\p{L}]+s|people) (?:come|are coming|is coming|comes|attend|take part|can come)\b/gu,
    'attendance',
  ],
  [
    /\bwhat (?:they|he|she|you|[\p{L}]+s|people) (?:don't|dont|do not|cannot|can't|may not) eat\b/gu,
    'diets and allergies',
  ],
  [
    /\bwhat (?:is|was|has been|were) (found|lost|sold|ordered|bought|booked|broken|donated|borrowed|returned|missing)\b/gu,
    '$1 items',
  ],
  [/\bwhat (?:they|he|she|you|people) (?:have |had )?(lost|sold|ordered|bought|borrowed|returned)\b/gu, '$1 items'],
  [/\bwhat (?:they|he|she|you|people) (?:lose|miss)\b/gu, 'lost items'],
  [/\bwhat (?:you|they) (?:spend|spent)\b/gu, 'expenses'],
  [/\b(?:the )?whole (?:thing|stuff)\b/gu, 'all data'],
  [/^what(?:'s| is| are) (the .+)/gu, '$1'],
  [/^when (?:his|her|their) ([\p{L}-]+) is$/gu, '$1s'],
  [/\b(?:his|her) (?=(?:kids|children|parents|family|partner|wife|husband)\b)/gu, 'their '],
  [/\bhow much ([\p{L}-]+) (?:you|they|people|we|is|was|are)? ?(?:used?|consumed?|need(?:ed)?)\b/gu, '$1 consumption'],
  [/\bhow long (?:it|that|they|you) (?:was|took|worked|were)\b/gu, 'duration'],
  [
    /\bwhat ([\p{L}-]+(?: and [\p{L}-]+)?) (?:you|they|people) (?:still )?(?:have|has)(?: still)? in stock\b/gu,
    'stock of $1',
  ],
];

const able = /\bwhat (?:they|he|she|you) can(?: do)?$/u;

/** The way products put what somebody wishes in everyday words; the person's nouns stay. */
export function productWords(done: Done, things: string): Done {
  // "Take off breaks", "write down expenses": with the second word of the verb before what it acts on.
  const [verb, particle] = done.verb.split(' ');
  const usual =
    particle === undefined
      ? null
      : usualWords({ ...done, verb: verb!, object: `${particle} ${done.object}`.trim() }, things);
  return usual ?? usualWords(done, things) ?? { ...done, ...plainly(done) };
}

/** What is done, with its questions as nouns. */
function plainly({ verb, object }: Doing): Doing {
  const general = asked.reduce((text, [question, noun]) => text.replace(question, noun), object);
  const said = /^(?:say|tell|enter|describe)$/u.test(verb) ? general.replace(able, 'skills') : general;
  return {
    verb: verb === 'see' && /^(?:[\p{L}-]+ consumption|expenses|stock of)\b/u.test(said) ? 'track' : verb,
    object: said,
  };
}

function usualWords({ actor, ...done }: Done, things: string): Done | null {
  const { verb: doing, object: said } = plainly(done);
  for (const usage of table) {
    if (!usage.verbs.has(doing) || (usage.by === 'somebody' && actor === null)) continue;
    if (usage.object === undefined)
      return { verb: usage.verb, object: usage.as === undefined ? said : `${usage.as} ${said}`.trim(), actor };
    if (!usage.object.test(said)) continue;
    if (usage.verb === 'notify' && !speaksToPeople(said)) continue;
    const own =
      usage.as === undefined
        ? said
        : said
            .replace(usage.object, usage.as)
            .replaceAll('{things}', things)
            .replaceAll('{actor}', actor ?? '');
    return {
      verb:
        usage.verb === '$1' ? said.replace(usage.object, '$1').replace('/', ' and ') : usage.verb || firstNoun(said),
      object: own.trim(),
      actor: usage.itself ? null : actor,
    };
  }
  return null;
}

const speaksToPeople = (object: string): boolean =>
  /^(?:by|via|when|if|everybody|everyone|you)\b/u.test(object) ||
  object
    .split(' ')
    .slice(0, 4)
    .some((word) => isPeople(word) || isPeople(`${word}s`));

const firstNoun = (object: string): string => object.replace(/^an? /u, '').split(' ')[0]!;
