/** Rules of a business that people tell as facts: what costs more or less, when it is open, how many there may be, which list is gone through, and who has their own. */
import { empty } from './predicate-parts.ts';
import type { Predicate } from './predicate.ts';
import { plural } from './stems.ts';
import type { Token } from './tokens.ts';
import { gerund } from './verbs.ts';
import * as classes from './word-classes.ts';

export type Part = string | Token[] | undefined;
export type Term = {
  pattern: RegExp;
  verb: string;
  /** The object, from the parts that were found; null where it is no rule after all. */
  object: (parts: Record<string, Token[] | undefined>) => Part[] | null;
};

const number =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)';
const money = `${number} (?:euros?|dollars?|pounds?|francs?|€|\\$|£)`;
const days =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:public )?holidays?|christmas|easter|winter|summer|january|february|march|april|may|june|july|august|september|october|november|december)';
const time = `(?:(?:in|on|at|during|over|from|until|till|after|before|between) .+|every \\S+|always|today)`;
const share = `(?:(?:${number}|a) (?:percent|per cent|euros?|dollars?|pounds?|third|quarter)|\\d+%|\\d+)`;

/** "Children under six", "rush jobs": named, and nobody who speaks or is no part of it. */
function isPayer(tokens: Token[]): boolean {
  return (
    tokens.some(({ tag }) => tag === 'noun') &&
    tokens.every(
      ({ tag, low }) => (tag !== 'pron' || low === 'people') && !/^(?:modal|be|have|do|sub|neg)$/.test(tag),
    ) &&
    !tokens.some(({ low }) => /^(?:whichever|whoever|whatever|which)$/.test(low)) &&
    !/^(?:all|it|that|portals?|providers?|software|app|apps|programs?|systems?|licen[cs]es?|servers?|subscriptions?)$/.test(
      tokens.findLast(({ tag }) => tag === 'noun')!.low,
    ) &&
    tokens.length < 9
  );
}

/** More than one. */
const crowd =
  '(?:all|several|many|everybody|everyone|all of us|both of us|two of us|more than one|(?:several|many|two|three|four|five|ten|more) (?:of us|[\\p{L}-]+s|people|children)|(?:the whole|our|the) (?:team|group|class|family|committee))';
/** "Several pupils at once": pupils. */
const crowdOf = (who: Token[]): Token[] =>
  who.length === 2 && /^(?:several|many)$/.test(who[0]!.low) ? who.slice(1) : who;

/** What people have of their own with or without a program. */
const belongings =
  /\b(?:excel|lists?|sheets?|spreadsheets?|notebooks?|systems?|apps?|programs?|websites?|sites?|tools?|ways?|styles?|phones?|computers?|laptops?|cars?|house|shop|business|money|life|kids|children|idea|opinion|chat|groups?|company|rules?|language|words?|taste|head|pace|time|rooms?|desk|job|work)\b/u;

/** "Own account" of each one: an own one. */
const ofOne = ([first, second]: Token[]): Part =>
  first!.low === 'own' && second && !second.low.endsWith('s') ? 'an' : [];

/** A thing with a name, and no sentence. */
const isNamed = (tokens: readonly Token[]): boolean =>
  tokens.length < 7 &&
  tokens.some(({ tag }) => tag === 'noun') &&
  !tokens.some(({ tag }) => /^(?:verb|modal|be|have|neg|sub|pron|conj|mark)$/.test(tag));

const dearer = /^(?:more|dearer|extra|more expensive|higher)$/u;
export const textOf = (tokens: readonly Token[] = []): string => tokens.map(({ low }) => low).join(' ');

/** "A lower price for members", "a price fifty percent higher for rush jobs on Sundays". */
function priceFor(who: Token[], how: Token[], by: Token[] = [], rest: Token[] = []): Part[] | null {
  if (!isPayer(who)) return null;
  const said = textOf(how);
  const word = dearer.test(said) ? 'higher' : 'lower';
  if (said === 'double' || said.startsWith('half')) return [`${said.split(' ')[0]} the price for`, who, rest];
  return by.length > 0 ? ['a price', by, `${word} for`, who, rest] : [`a ${word} price for`, who, rest];
}

const terms: readonly Term[] = [
  // "It's a different price in summer", "prices are different at Christmas", "the price of eggs changes in winter".
  {
    pattern: new RegExp(
      `^(?:(?:it is|it's|there is|there's|there are|we have|we take) )?(?:an? |the |our )?(?:different|other|another|special|separate|own) (?<what>(?:prices?|fees?|rates?|tariffs?)(?: for [^,]+?)?) (?<when>(?:in|on|at|during|for|per) .+)$`,
      'du',
    ),
    verb: 'set',
    object: ({ what, when }) => [isMany(what![0]!) ? 'different' : 'a different', what, when],
  },
  {
    pattern:
      /^(?:the |our |my )?(?<what>(?:prices?|fees?|rates?|tariffs?|opening hours|opening times)(?: (?:of|for) [^,]+?)?) (?:are|is|changes?|differs?|vary|varies|goes up|go up)(?: different| higher| lower| other| others)? (?<when>(?:in|on|at|during) (?!all\b|time).+)$/du,
    verb: 'set',
    object: ({ what, when }) => [isMany(what![0]!) ? 'different' : 'a different', what, when],
  },
  {
    pattern:
      /^(?<when>(?:in|on|at|during) [^,]+?) (?:the |our |my )?(?<what>(?:prices?|fees?|rates?|tariffs?|opening hours|opening times)(?: (?:of|for) [^,]+?)?) (?:are|is|changes?) ?(?:different|higher|lower|other)?$/du,
    verb: 'set',
    object: ({ what, when }) => [isMany(what![0]!) ? 'different' : 'a different', what, when],
  },
  {
    pattern:
      /^(?<when>(?:in|on|at|during) [^,]+?) (?:it's|it is|there is|there's|there are|we have|we take) (?:an? )?(?:different|other|another|special) (?<what>prices?|fees?|rates?|tariffs?)$/du,
    verb: 'set',
    object: ({ what, when }) => [isMany(what![0]!) ? 'different' : 'a different', what, when],
  },
  // "It costs less for people of the village".
  {
    pattern: /^(?:it|that|this) (?:only )?costs? (?:only )?(?<how>less|more|half) for (?<who>.+)$/du,
    verb: 'set',
    object: ({ who, how }) => priceFor(who!, how!),
  },
  // "Members pay less", "rush jobs cost fifty percent more", "islanders ride for half", "brothers and sisters get ten percent off".
  {
    pattern: new RegExp(
      `^(?<who>[^,]+?) (?:pays?|costs?|is|are|counts?) (?:only |just |always |a bit |a little |much |a lot |somewhat )*(?:(?<by>${share}) )?(?<how>less|more|cheaper|dearer|extra|more expensive|double|half(?: price| the price)?)(?: of it)?(?<rest> ${time})?$`,
      'du',
    ),
    verb: 'set',
    object: ({ who, how, by, rest }) => priceFor(who!, how!, by, rest),
  },
  {
    pattern:
      /^(?<who>[^,]+?) (?:ride|travel|enter|come|go|stay|get in|park|eat|swim)s? for (?<how>half|less)(?: price| the price)?$/du,
    verb: 'set',
    object: ({ who, how }) => priceFor(who!, how!),
  },
  {
    pattern: new RegExp(
      `^(?<who>[^,]+?) (?:gets?|have|has) (?:an? )?(?<by>${share}) (?:off|discount|reduction|less)(?<rest> ${time})?$`,
      'du',
    ),
    verb: 'give',
    object: ({ who, by, rest }) => (isPayer(who!) ? [who, 'a discount of', by, rest] : null),
  },
  {
    pattern:
      /^(?<who>[^,]+?) (?:(?:is|are|come|comes|go|goes|get in|gets in|ride|rides|enter|enters|swim|eat|play) (?:in )?(?:for )?free|pays? nothing|costs? nothing|free|for free|free of charge)$/du,
    verb: 'charge',
    object: ({ who }) => (isPayer(who!) && isForFree(who!) ? ['nothing for', who] : null),
  },
  // "Dogs cost ten euros", "the fee is 60 euros".
  {
    pattern: new RegExp(`^(?:the |our )?(?<what>(?:[\\p{L}-]+ )?fee) (?:is|costs) (?<sum>${money}.*)$`, 'du'),
    verb: 'set',
    object: ({ what, sum }) => ['a', what, 'of', sum],
  },
  {
    pattern: new RegExp(
      `^(?<who>(?!(?:the|this|that|my|our|your|his|her|their)\\b)[^,]+?) costs? (?<sum>${money}(?: (?:an?|per|each|for) .+)?)$`,
      'du',
    ),
    verb: 'set',
    object: ({ who, sum }) => (isPayer(who!) ? ['a price of', sum, 'for', who] : null),
  },
  // "Export for the university".
  {
    pattern: /^(?:an? )?exports? for (?<who>(?:the|our|my|an?) [^,]+)$/du,
    verb: 'export',
    object: ({ who }) => ['data for', who],
  },
  // "Prices differ for clubs and private persons".
  {
    pattern:
      /^(?:the |our )?(?<what>(?:[\p{L}-]+ )?(?:prices?|fees?|rates?|costs)) (?:differs?|vary|varies|(?:is|are) different|depends?)(?<by> (?:for|by|between|on|with) .+)$/du,
    verb: 'set',
    // "By lawyer" would say who sets it.
    object: ({ what, by }) => [
      isMany(what!.at(-1)!) ? 'different' : 'a different',
      what,
      ...(by![0]!.low === 'by' ? ['per', by!.slice(1)] : [by]),
    ],
  },
  // "Never more than eight in a class", "no more than two bookings per family", "at most eight per helper".
  {
    pattern: new RegExp(
      `^(?:there (?:are|is) |it's |(?<where>(?:in|on|at) [^,]+?) )?(?:(?:never|not|no) more than|at most|max|maximum(?: of)?|not over) (?<most>${number})(?<rest> .+)?$`,
      'du',
    ),
    verb: 'limit',
    object: ({ most, rest = [], where = [] }) => limitTo(most!, rest.length > 0 ? rest : where),
  },
  {
    pattern: new RegExp(`^(?:only )?(?<most>${number}) fit (?<rest>(?:in|on|at) .+)$`, 'du'),
    verb: 'limit',
    object: ({ most, rest }) => ['places to', most, rest],
  },
  {
    pattern:
      /^(?<who>(?:each|every) [\p{L}-]+(?: [\p{L}-]+)??) (?:only )?(?<often>(?:once|twice)(?: (?:an?|per) [\p{L}]+))$/du,
    verb: 'limit',
    object: ({ who, often }) => [who, 'to', often],
  },
  {
    pattern: new RegExp(`^(?<what>${number} [\\p{L}-]+) (?:at least|minimum)(?<rest> ${time})?$`, 'du'),
    verb: 'require',
    object: ({ what, rest }) => ['at least', what, rest],
  },
  {
    pattern: new RegExp(`^at least (?<what>${number} [\\p{L}-]+)(?<rest> (?:per|for|${time}).*)?$`, 'du'),
    verb: 'require',
    object: ({ what, rest }) => ['at least', what, rest],
  },
  // "The shifts need at least one paramedic".
  {
    pattern: new RegExp(
      `^(?:the |our |all )?(?<thing>(?:(?:each|every|an?) )?[\\p{L}-]+(?: [\\p{L}-]+)?) (?:needs?|requires?|must have|(?:has|have) to have) (?:at least|a minimum of|minimum) (?<what>${number} [\\p{L}-]+(?: [\\p{L}-]+)?)$`,
      'du',
    ),
    verb: 'require',
    object: ({ what, thing }) => ['at least', what, 'for', thing],
  },
  // "Never after ten at night".
  {
    pattern: /^(?:never|not|nothing) (?<when>(?:after|before) (?!\p{L}+ing\b).+)$/du,
    verb: 'block',
    object: ({ when }) =>
      when!.length < 7 && when!.every(({ tag }) => tag !== 'verb' && tag !== 'pron') ? ['times', when] : null,
  },
  // "Mondays I'm closed", "we are open from 9 to 17".
  {
    pattern: new RegExp(
      `^(?:on )?(?<when>${days}(?: and ${days})?) (?:i'm|i am|we're|we are|it's|it is|the [\\p{L}-]+ is)(?: always)? closed$`,
      'du',
    ),
    verb: 'mark',
    object: ({ when }) => [when, 'as closed'],
  },
  {
    pattern: new RegExp(
      `^(?:i'm|i am|we're|we are|it's|it is|the [\\p{L}-]+ is)?(?: always)? ?closed (?:on )?(?<when>${days}(?:(?:,| and) ${days})*)$`,
      'du',
    ),
    verb: 'mark',
    object: ({ when }) => [when, 'as closed'],
  },
  {
    pattern: /^(?:i'm|i am|we're|we are) (?:always |only )?open (?<when>(?:from|on|until|till|between|every|in) .+)$/du,
    verb: 'set',
    object: ({ when }) => ['opening hours', when],
  },
  // "For an incident we have a fixed list", "for each case there are 23 things to do".
  {
    pattern:
      /^for (?<what>[^,]+?) (?:we(?: always)? have|there(?: is| are|'s)|we use|we go through|exists|comes)(?: always)? (?<list>(?:(?:an?|the|our|this|one|\d+|\p{L}+) )?(?:[\p{L}-]+ ){0,2}(?:lists?|checklists?|forms?|templates?|protocols?|questionnaires?|procedures?|routines?)(?: (?:of|with) (?:[\p{L}\d]+ )?[\p{L}-]+)?)\b(?! (?:on|in|at|that nobody)\b)/du,
    verb: 'keep',
    object: ({ what, list }) => [list, 'for', what],
  },
  {
    pattern: new RegExp(
      `^(?:we have|there is|there's|we use) (?<list>(?:an?|the|our) (?:fixed|set|standard|given|official|certain|prescribed) (?:[\\p{L}-]+ )?(?:list|checklist|form|template|protocol|questionnaire|procedure|routine)(?: (?:of|with) (?:[\\p{L}\\d]+ )?[\\p{L}-]+)?(?: for [^,]+)?)`,
      'du',
    ),
    verb: 'keep',
    object: ({ list }) => [list],
  },
  {
    pattern: new RegExp(
      `^(?:for (?<what>[^,]+?) )there are (?:always )?(?<list>${number} (?:things|points|steps|questions|items|tasks)(?: to [\\p{L}]+)?)`,
      'du',
    ),
    verb: 'keep',
    object: ({ what, list }) => ['a checklist of', list, 'for', what],
  },
  // "Parents see nothing of the notes", "kids never see the health forms", "never show the exact place to others".
  {
    pattern:
      /^(?<who>[^,]+?) (?:(?:can|may|must|should|shall|will) )?(?:see|get|know|learn|read|find out)s? nothing(?: (?:of|about|from) (?<what>.+))?$/du,
    verb: 'hide',
    object: ({ who, what }) => (isAudience(who!) ? [what ?? 'everything', 'from', who] : null),
  },
  {
    pattern:
      /^(?<who>[^,]+?) (?:(?:can|may|must|should|shall|will) )?(?:(?:see|read)s? no|(?:gets?|have|has) no access to) (?<what>.+)$/du,
    verb: 'hide',
    object: ({ who, what }) => (isAudience(who!) ? [what, 'from', who] : null),
  },
  {
    pattern: /^(?<who>[^,]+?) (?:never|don't|do not|doesn't|does not) (?:get to )?(?:see|read) (?<what>[^,]+)$/du,
    verb: 'hide',
    object: ({ who, what }) => (isAudience(who!) && !asks.test(textOf(what)) ? [what, 'from', who] : null),
  },
  {
    pattern:
      /^(?:(?:please )?(?:never|do not|don't)) (?:show|reveal|publish|display) (?<what>[^,]+?)(?: to (?<who>[^,]+))?(?: ,.*)?$/du,
    verb: 'hide',
    object: ({ what, who }) => [what, 'from', who ?? 'others'],
  },
  // "Kids only with an adult", "no entry without a ticket", "people forget to pay".
  {
    pattern: /^(?<who>[^,]+?) only with (?<what>(?:an?|the|their|his|her|valid|paid|signed) .+)$/du,
    verb: 'require',
    object: ({ who, what }) => (isBare(who!) && isBare(what!) ? [what, 'for', who] : null),
  },
  {
    pattern: /^no (?<who>[^,]+?) without (?<what>(?:an?|the|their|his|her|valid|paid|signed) .+)$/du,
    verb: 'require',
    object: ({ who, what }) => (isBare(who!) && isBare(what!) ? [what, 'for', who] : null),
  },
  {
    pattern:
      /^(?:but )?(?<who>(?:the |our |some |many |half of the )?[\p{L}-]+) (?:always |often |sometimes |just |keep |keeps )*(?:forget|forgets|forgetting) to (?<what>\p{L}[^,]+?)(?: ,.*)?$/du,
    verb: 'remind',
    object: ({ who, what }) => (isAudience(who!) || /^(?:people|they)$/.test(textOf(who)) ? [who, 'to', what] : null),
  },
  // "I never know who is still missing", "nobody knows who has the key".
  {
    pattern:
      /^(?:and |but |so )?(?:(?:i|we) (?:never|don't|do not) (?:really )?know|(?:nobody|no one|none of us) (?:ever |really )?knows|(?:i|we) have no idea|no idea) (?<what>(?:who|which|when|what|where|whether|how (?:many|much|long)) (?!to\b)\p{L}.{4,})$/du,
    verb: 'see',
    object: ({ what }) => [what],
  },
  // "Not touch the things of others".
  {
    pattern: /^not (?<doing>change|edit|delete|touch|forget|lose|overwrite|share|show|send|see) (?<what>[^,]+)$/du,
    verb: 'prevent',
    object: ({ doing, what }) => [gerund(textOf(doing)), what],
  },
  // "Nobody sees the points before the end".
  {
    pattern: /^nobody (?:else )?(?:can |may |should )?sees? (?<what>[^,]+?) (?<until>(?:before|until|till) .+)$/du,
    verb: 'hide',
    object: ({ what, until }) => [what, 'until', until!.slice(1)],
  },
  // "Nobody but the helper may see the letter", "only the teachers see the notes".
  {
    pattern:
      /^(?:nobody (?:but|except|other than)|only) (?<who>[^,]+?) (?:(?:may|can|should|must|shall) )?(?<doing>see|read|change|edit|delete|open)s? (?<what>[^,]+)(?: ,.*)?$/du,
    verb: 'let',
    object: ({ who, doing, what }) => (isAudience(who!) ? ['only', who, textOf(doing).replace(/s$/u, ''), what] : null),
  },
  {
    pattern:
      /^(?<who>[^,]+?) (?:must|may|can|should|shall) only (?<doing>see|read|change|edit|delete|open) (?<what>[^,]+)$/du,
    verb: 'let',
    object: ({ who, doing, what }) => (isAudience(who!) ? [who, doing, 'only', what] : null),
  },
  // "The archive is only for the board", "some albums are just for the family": from others it is kept.
  {
    pattern: /^(?<what>[^,]+?) (?:is|are|should be|must be|shall be|may be) (?:only|just) for (?<who>[^,]+)$/du,
    verb: 'limit',
    object: ({ what, who }) => (isNamed(what!) && isAudience(who!) ? [what, 'to', who] : null),
  },
  // "Several people write on one page", "all at once on one board".
  {
    pattern: new RegExp(
      `^(?<who>${crowd}) (?:(?:can|may|must|should|will) )?(?:(?<doing>work|write|draw|edit|type|paint|plan|look) )?(?:(?:on|in) it )?(?:at once|at the same time|simultaneously|in parallel)(?<where> (?:on|in) (?:one|the same|(?:the|an?) (?:browser|page|document|file|text|map|board|drawing|plan|table|list))\\b[^,]*)$`,
      'du',
    ),
    verb: 'let',
    object: ({ who, doing, where }) => [crowdOf(who!), doing ?? 'work', 'at the same time', where],
  },
  {
    pattern: new RegExp(
      `^(?<who>${crowd}) (?:(?:can|may|must|should|will) )?(?<doing>work|write|draw|edit|type|paint|plan) (?<where>(?:on|in) (?:one|the same)\\b[^,]*)$`,
      'du',
    ),
    verb: 'let',
    object: ({ who, doing, where }) =>
      where!.length > 2 ? [crowdOf(who!), doing, 'at the same time', where] : [crowdOf(who!), doing, 'together'],
  },
  // "My daughter has her own playlists", "each team its own folder".
  {
    pattern: new RegExp(
      `^(?<who>(?:(?:the|my|our|all|each|every) )*[\\p{L}'-]+) (?:(?:should|must|shall) )?(?:(?:has|have|gets?|with|needs?) )?(?<own>(?:(?:an?|his|her|its|their) )?own (?<what>[^,]+))$`,
      'du',
    ),
    verb: 'give',
    object: ({ who, own, what }) =>
      (isAudience(who!) || /^(?:each|every)$/.test(who![0]!.low)) && isNamed(what!) && !belongings.test(textOf(what))
        ? [who, ofOne(own!), own]
        : null,
  },
  // "Colour takes two hours".
  {
    pattern: new RegExp(
      `^(?:but )?(?<what>[^,]+?) (?:takes|lasts) (?<long>${number} (?:hours?|minutes?|days?)(?: .+)?)$`,
      'du',
    ),
    verb: 'set',
    object: ({ what, long }) =>
      isPayer(what!) && !isAudience(what!) && what!.length < 4
        ? ['a duration of', long!.slice(0, 2), 'for', what]
        : null,
  },
  // "Deadlines must not be missed".
  {
    pattern:
      /^(?<what>[^,]*?(?:deadlines?|dates?|appointments?|terms?)) (?:that )?(?:must|may|should|can)(?: not|n't) (?:be (?:missed|forgotten|overlooked)|slip(?: by)?)$/du,
    verb: 'remind',
    object: ({ what }) => ['people of', what],
  },
  // "Renewals must never be forgotten", "nothing may be lost".
  {
    pattern:
      /^nothing (?:(?:may|must|should|can|shall) (?:ever )?(?:be|get)|(?:ever )?gets) (?<how>lost|forgotten|missed|overlooked)$/du,
    verb: 'prevent',
    object: ({ how }) => [
      `${{ lost: 'losing', forgotten: 'forgetting', missed: 'missing' }[textOf(how)] ?? 'overlooking'} anything`,
    ],
  },
  {
    pattern: /^(?<what>[^,]+?) (?:that )?(?:must|may|should|can) (?:not|never) be (?:missed|forgotten|overlooked)$/du,
    verb: 'remind',
    object: ({ what }) => ['people of', what],
  },
  // "The diary has to be a PDF", "it has to be their format".
  {
    pattern:
      /^(?<what>[^,]+?) (?:has to|have to|must|should|needs to|need to) be (?:(?:in )?(?:an? )?)(?<form>(?:pdfs?|csv|excel|word|datev|json|xml)(?: files?)?|(?:their|the|his|her|our) (?:[\p{L}\d-]+ )?format)(?<rest> (?!with\b).+)?$/du,
    verb: 'export',
    object: ({ what, form, rest }) => [what, textOf(form).endsWith('format') ? 'in' : 'as', form, rest],
  },
];

const asks = /^(?:who|what|which|when|where|how|if|whether|why|it|that|this|any)\b/u;

/** "Kids", "a ticket": named, and nothing done with it. */
const isBare = (tokens: readonly Token[]): boolean =>
  tokens.length < 6 && tokens.every(({ tag }) => /^(?:det|poss|num|noun|prep|adv)$/.test(tag));

/** People, or a public, from whom something may be kept. */
export const isAudience = (tokens: readonly Token[]): boolean =>
  tokens.length < 7 &&
  !tokens.some(({ tag, low }) => /^(?:verb|modal|be|neg|sub)$/.test(tag) || /^(?:i|we|you|it|nobody)$/.test(low)) &&
  tokens.some(
    ({ low }) =>
      classes.isPeople(low) ||
      classes.isPeople(plural(low)) ||
      classes.kin.has(low) ||
      /^(?:public|press|others?|everybody|everyone|outsiders?|they|office|board|committee|management|trainees?|group|classe?s?|courses?|teams?)$/.test(
        low,
      ),
  );

const isMany = ({ low }: Token): boolean => low.endsWith('s') || low === 'opening';

/** "Children under six are free" pay nothing, while "the volunteers are free" have time. */
const isForFree = (who: Token[]): boolean =>
  (who.length > 1 && !who.some(({ tag, low }) => tag === 'verb' || /^(?:which|whichever|whoever|when)$/.test(low))) ||
  /^(?:members|children|kids|students|pensioners|babies|pupils|seniors|regulars|guests|families)$/.test(who[0]!.low);

/** "Eight in a class": a class; "two bookings per family": bookings, for each of them. */
function limitTo(most: Token[], rest: Token[]): Part[] | null {
  const [first] = rest;
  if (rest.length > 9 || rest.some(({ tag }) => tag === 'verb' || tag === 'be' || tag === 'modal')) return null;
  if (!first) return null;
  if (first.tag === 'prep')
    return first.low === 'in' || first.low === 'on' ? [rest.slice(1), 'to', most] : ['places to', most, rest];
  const noun = rest.findIndex(({ tag }) => tag === 'prep');
  const what = noun < 0 ? rest : rest.slice(0, noun);
  if (classes.timeWords.has(what.at(-1)!.low)) return ['time to', most, rest];
  return noun < 0 ? ['places to', most, what] : [what, 'to', most, rest.slice(noun)];
}

const opens =
  /\b(?:exports?|pays?|costs?|prices?|fees?|rates?|tariffs?|free|half|less|differs?|vary|varies|different|depends?|dearer|cheaper|off|discount|more than|extra|double|most|max|maximum|nothing|no|only|takes|lasts|missed|overlooked|lost|forgotten|forgets?|forgetting|without|slip|nobody|don't|not|format|pdfs?|csv|excel|word|datev|least|fit|once|twice|closed|open|opening|never|after|before|own|just|same|on one|in one|once|parallel|simultaneously|lists?|checklists?|forms?|templates?|protocols?|questionnaires?|procedures?|routines?|there are)\b/u;
const lead = /^(?:mark|conj)$/;

/** The rule that a clause tells as a fact, as what the product is to hold, or null. */
export const termIn = (tokens: readonly Token[]): Predicate | null =>
  opens.test(textOf(tokens)) ? firstOf(terms, tokens) : null;

/** The first rule of some that a clause tells from its first word to its last. */
export function firstOf(rules: readonly Term[], tokens: readonly Token[]): Predicate | null {
  let from = 0;
  while (tokens[from] && (lead.test(tokens[from]!.tag) || /^(?:also|then|but|and|so|oh)$/.test(tokens[from]!.low)))
    from++;
  const end = tokens.findLastIndex(
    ({ tag, low }) => tag !== 'mark' && tag !== 'conj' && !/^(?:please|too|though)$/.test(low),
  );
  const said = tokens.slice(from, end + 1);
  if (said.length < 2 || said.length > 18) return null;
  const starts: number[] = [];
  let text = '';
  for (const { low } of said) {
    starts.push(text === '' ? 0 : text.length + 1);
    text = text === '' ? low : `${text} ${low}`;
  }
  const tokensAt = ([start, stop]: readonly [number, number]): Token[] =>
    said.filter((_token, at) => starts[at]! >= start && starts[at]! < stop);
  for (const { pattern, verb, object } of rules) {
    const found = pattern.exec(text);
    if (!found) continue;
    const parts = Object.fromEntries(
      Object.entries(found.indices?.groups ?? {}).map(([name, span]) => [name, span && tokensAt(span)]),
    );
    const words = object(parts);
    if (words === null) continue;
    const [first] = said as [Token];
    const word = (low: string): Token => ({
      ...first,
      raw: low,
      low,
      tag: /^(?:for|of|to|at|as)$/.test(low) ? 'prep' : 'noun',
      verb: null,
    });
    return {
      ...empty(),
      subject: [{ ...word('it'), tag: 'pron' }],
      frame: 'modal',
      verb,
      at: tokens.indexOf(first),
      object: words.flatMap((part) => (typeof part === 'string' ? part.split(' ').map(word) : (part ?? []))),
    };
  }
  return null;
}
