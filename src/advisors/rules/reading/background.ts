import type { Clause } from './clauses.ts';
import { predicateOf, type Predicate } from './predicate.ts';
import { plural, singular } from './stems.ts';
import { termIn } from './terms.ts';
import type { Token } from './tokens.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

/** What shows that a sentence says how things shall be. */
const wished =
  /\b(?:(?<!\b(?:when|whenever|if) (?:they|he|she|you|people|somebody|someone) )wants?|wish|wishes|needs?|should|shall|must|ought to|would|(?:i|we)['’]d|like to|love to|please|imagine|no longer|instead|(?:has|have) to (?:be|come|go|jump|stand|appear|stay)|(?<!\bi |\bwe |\bthey |\bin |\bof |\buntil )may|idea|dream|looking for|let(?:s| me| us| them)?)\b/iu;
/** "Can I have the list in Excel?" */
const asksFor = /^(?:and |or |but )?(?:can|could|may) .*\?$/iu;
/** An app, a website: what follows tells what it does. */
const product =
  /\b(?:(?<!\b(?:our|my|their|another|other|same)(?: \p{L}+){0,2} )apps?|tool|websites?|web ?page|site where|platform (?:for|where)|system (?:for|where|that)|software (?:for|that)|program (?:for|that)|page where)\b/iu;

/** What is told of today, and of what goes wrong with it. */
const trouble =
  /\b(?:at (?:the moment|present)|yesterday|the other day|currently|nowadays|these days|so far|until now|up to now|(?<!\b(?:of|from|than|to|with|against) (?:the )?(?:\p{L}+ )?)last (?:time|week|month|year|summer|winter|spring|autumn|season|christmas)|by word of mouth|used to|(?:nobody|no ?one|nothing|none)(?: of (?:us|them))? (?:ever )?(?:knows?|finds?|sees?|reads?|answers?|remembers?|notices?|cares?|(?:can|could) (?:ever )?(?:read|find|be|remember))|or none|no idea|never (?:again|knows?|finds?|on time|reach\p{L}*|arrives?|comes?)|(?:i|we|they|students|people|everybody|somebody|someone|always|kids|children|customers|members|half) (?:lose|forget|miss|lost|forgot|swear|complain|argue|quarrel|guess)s?|gets? (?:lost|wet|forgotten|mixed up)|swears?|mess|messy|chaos|chaotic|hell|nightmare|a (?:real )?pain|annoy(?:s|ed|ing)|piles? up|barely|(?:(?:phone|call|ring|ask|write)s?|(?:i|we) \p{L}+) (?:.* )?all day(?: long)?|from (?:zero|scratch)|turns? (?:up|out)\b|keeps? (?:on )?(?:asking|calling|ringing|forgetting|losing|writing|dropping|crashing|breaking|failing|vanishing|disappearing)|asks? (?:me |us )?(?:for )?the same|pays? late|blames?|(?:is|are|was|get|gets) forgotten|forgotten$|eats? (?:me|us|up)|(?:a|the) (?:waste|pity|shame)|stupid|silly|ridiculous|nonsense|unpleasant|embarrassing|frustrating|tedious|too (?:expensive|dear|complicated|much|many)|drowns? in|drowning in|fed up|(?:i'm|we're|i am|we are) done|had enough|tired of|sick of|hates?|wast(?:es|ed|ing)|getting old|twice the same|types? (?:it |them |everything |all )?(?:again|twice)|again and again|over and over|hopeless|terribl[ey]|horribl[ey]|awful(?:ly)?|bad photos?|unreadable|illegible|scattered|ends? up|(?:booked|sold) twice|hear nothing|two (?:different )?answers|half of (?:them|us|it)|(?:sold|went|worked|ran) (?:well|badly)|(?:we|i) lose|gives? (?:me|us) (?:no|nothing)|(?:small|low|tiny|tight) budget|in (?:somebody|someone|my|her|his|our)(?:'s)? head|surely)\b/u;
/** What things lie in or go by, where nobody has a product for it. */
const makeshift =
  /\b(?:in|on|by|via|over|with|across|has|have|use|uses|using) (?:(?:an?|the|my|our|her|his|their|its|some|several|many|each|every|one|two|three|four|five|loose|old|shared|big|thick|different|own|separate|\d+|\p{L}+'s) ){0,4}(?:paper(?: (?:forms?|slips?|cards?|lists?))?|slips?|binders?|(?:exercise |note)?books? every \p{L}+|(?:exercise |note)books?|whiteboards?|blackboards?|pin ?boards?|sticky notes?|post-its?|shoe ?boxes|index cards?|excel(?: (?:files?|lists?|sheets?))?|spreadsheets?|whats ?app(?: groups?)?|dropbox|telegram groups?|facebook groups?|feed bags?|fridge|chat groups?)\b|\b(?:in|on|with) (?:another|a different) (?:apps?|programs?|tools?|systems?|sites?|websites?)\b/u;

/** Who is no part of what is planned: what they do is told, and nothing that a product shall do. */
const outsiders =
  /^(?:company|companies|laws?|platforms?|portals?|providers?|inspectors?|auditors?|ministry|ministries|banks?|insurers?|insurance|landlords?|competitors?|government|authority|authorities|regulators?|agency|agencies|vendors?)$/u;
const ofOutsiders =
  /^(?:take|charge|eat|cost|ask|demand|require|check|come|visit|send|give|keep|own|sell|raise|close|change|stop|love|like|write|print|get|make)$/u;
/** "I have to type them again", "I put them on the site by hand": the work that somebody wants to be rid of. */
const drudgery =
  /\b(?:(?:i|we|you|someone|somebody) (?:now |always |then )?(?:have|has) to (?:re)?(?:type|copy|call|phone|ring|search|dig|chase|compare|count|guess|carry|walk|run|drive|collect|write|print|ask)\b|(?:i|we|you) (?:now |always |then )?(?:have|has) to remind\b|(?:i|we|someone|somebody|they)\b(?!.*\b(?:can|may)\b).*\bby hand)\b/u;
/** "At our clinic tenants ask for help every day": how it goes, where it is told first. */
const daily =
  /\b(?:every|each) (?:day|week|month|year|morning|evening|night|time|spring|summer|autumn|winter|\p{L}+day)s?\b|\b(?:once|twice|\p{L}+ times) an? (?:day|week|month|year)\b/u;
/** "The girls at the desk change monthly", "each thing has a sticker already". */
const given =
  /\b(?:changes?|rotates?|moves?) (?:very )?(?:daily|weekly|monthly|yearly|often|constantly|all the time)$|\b(?:has|have|is|are|stands?)\b.* already\b|\balready (?:has|have|is|are|stands?)\b/u;
/** "Parents always ring", "we still phone everybody": how people do it. */
const habit = /^(?:always|usually|mostly|often|still|constantly|normally|sometimes|surely|currently|now)$/u;

const asPeople = ({ low, tag }: Token): boolean =>
  (tag === 'pron' && low !== 'it') ||
  (tag === 'noun' && (classes.isPeople(low) || classes.isPeople(plural(low)) || classes.kin.has(low)));
const isSomebody = (token: Token): boolean =>
  asPeople(token) || (token.tag === 'noun' && classes.groups.has(singular(token.low)));
const namesPeople = (token: Token | undefined): boolean => token?.tag === 'noun' && classes.isPeople(token.low);
/** The words of a clause, without what stands in quotation marks. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ low }) => low)
    .join(' ')
    .replace(/["“„].*/u, '');
const asks = ({ tokens }: Clause): boolean =>
  tokens.some(({ low, tag }) => classes.questionWords.has(low) && low !== 'when' && (tag === 'sub' || low === 'who'));

const times = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ tag, low }) => tag !== 'noun' || classes.timeWords.has(low) || /^(?:daily|weekly|monthly|yearly)$/u.test(low),
  );

/** "Today each fills in a sheet", "what annoys me": it is how things are, also in the list after the colon. */
const opensToday =
  /^(?:(?:today|currently|nowadays|right now|at (?:the moment|present)|so far|until now)\b(?! i want)|(?:the |our |my )?(?:mess|problems?|trouble)\s*:|now (?:i|we) (?:do|use|write|keep|send|make|manage|copy|count|track)\b|every (?:day|week|month|year|time|season) the same\b|the (?:tool|program|software|app|system|website|platform) (?:that )?(?:i|we) (?:have|use|pay(?: for)?|bought|got|rent)\b|what (?:annoys|bothers|bugs|irritates|drives)\b|what (?:i|we) (?:currently |now )?(?:do|have|use)(?: now| today)?\b(?=.*(?:\bis\b|:)))/iu;
/** "I must drive there". */
const must = /\b(?:i|we) must (?:always |then )?(?:type|copy|drive|walk|run|carry|phone|ring|dig|chase)\b/u;

/** "You should see the mess", "someone needs a candlestick, three of us search": as it happens. */
const scene = /^(?:you should (?:see|hear|know)|(?:then |when )?(?:someone|somebody) (?:needs|looks for|searches))\b/u;

/** What people do time and again, and what others do to them. */
function tellsHabit({ tokens }: Clause, { subject, frame, verb, object }: Predicate): boolean {
  const doer = subject.findLast(({ tag }) => tag === 'noun' || tag === 'pron');
  // "She sees which are still open" is no habit of hers.
  const acting = tokens.findIndex(({ tag }) => tag === 'verb');
  // "Parents always ring": though the verb may be a noun.
  if (verb === null && frame === null && namesPeople(tokens[0]) && habit.test(tokens[1]?.low ?? '')) return true;
  return (
    (frame === null || frame === 'let') &&
    doer !== undefined &&
    // "The questions change every few weeks".
    ((verb === 'change' &&
      !asPeople(doer) &&
      /^(?:adv|prep|det|mark)$/u.test(object[0]?.tag ?? 'mark') &&
      times(object)) ||
      (asPeople(doer) && tokens.slice(0, acting < 0 ? 6 : Math.min(6, acting)).some(({ low }) => habit.test(low))) ||
      (outsiders.test(doer.low) && ofOutsiders.test(verb ?? '')))
  );
}

/** "We had one room sold twice", "the company ate 14k": a thing of the past, and no question about it. */
function tellsPast({ lead, tokens }: Clause, { past, frame, passive, subject, verb, object }: Predicate): boolean {
  const doer = subject.at(-1);
  if (lead !== 'main' || !past || frame !== null || passive || doer === undefined || doer.tag === 'mark') return false;
  // "Narrator filled from the net", "hours worked": what is done with them.
  return verb === null
    ? tokens[tokens.indexOf(doer) + 1]?.tag !== 'mark' &&
        !/^(?:used|kept)$/u.test(tokens[tokens.indexOf(doer) + 1]?.low ?? '')
    : asPeople(doer) && /^(?:det|poss|num|noun|pron)$/u.test(object[0]?.tag ?? '');
}

const settings =
  /^(?:club|school|society|association|choir|cooperative|office|farm|practice|agency|firm|centre|center|studio|hall|shop|festival|hotel|camp|library|museum|church|parish|clinic|hospital|restaurant|cafe|café|bakery|brewery|company|team|department|village|town|family|household|kindergarten|theatre|theater|orchestra|gym|garage|workshop|warehouse|laboratory|lab|nursery|charity|shelter|hostel|campsite|vineyard|winery|architect|lawyer|doctor|dentist|teacher|student|nurse|brigade|district|university|institute|newspaper|station)$/u;

/** "A club of 260 members", "architects, 9 heads": who speaks. */
function introduces([first, ...others]: readonly Clause[]): boolean {
  const tokens = [first!, ...others].flatMap((clause) => clause.tokens);
  return (
    first!.passage.start <= 12 &&
    !first!.passage.bullet &&
    tokens.length <= 24 &&
    tokens.some(({ low }) => settings.test(singular(low))) &&
    tokens.some(
      ({ tag, low }, at) =>
        tag === 'num' && low !== 'one' && tokens.slice(at + 1, at + 4).some((next) => next.tag === 'noun'),
    ) &&
    !tokens.some(
      ({ tag, low, verb }) =>
        tag === 'modal' ||
        tag === 'be' ||
        tag === 'have' ||
        classes.wantVerbs.has(low) ||
        (tag === 'verb' && !verb!.noun && low !== 'open'),
    )
  );
}

/** "Our society elects its board": who they are, told first. */
function tellsSetting(clause: Clause): boolean {
  const { subject, frame, verb } = predicateOf(clause);
  const who = subject.findLast(({ tag }) => tag === 'noun');
  return verb !== null && frame === null && clause.passage.start === 0 && settings.test(who?.low ?? '');
}

/** "Our brigade has to prove each training", "the surgery may not use that cloud": what others ask of them. */
function tellsDuty({ tokens, passage }: Clause): boolean {
  const duty = tokens.findIndex(
    ({ tag, low }, at) =>
      (tag === 'have' && tokens[at + 1]?.low === 'to') ||
      /^(?:cannot|can't|mustn't)$/u.test(low) ||
      (tag === 'modal' && tokens[at + 1]?.low === 'not'),
  );
  return passage.start === 0 && settings.test(singular(tokens[duty - 1]?.low ?? ''));
}

/** "I have 3,000 notes", "I collect fossils", "our daughter wears a sensor": who speaks and what is there. */
const tellsSelf = ({ tokens, passage }: Clause, { frame }: Predicate): boolean => {
  const said = tokens.filter(({ tag }) => tag !== 'mark' && tag !== 'conj' && tag !== 'adv');
  const does = said.findIndex(({ tag }) => /^(?:verb|have|be|do)$/u.test(tag));
  if (frame !== null || !/^(?:i|we|my|our)$/u.test(said[0]?.low ?? '')) return false;
  // What lies in files is to be read in.
  if (tokens.some(({ low }) => /^files?$/u.test(low))) return false;
  return /^(?:have|be)$/u.test(said[does]?.tag ?? '')
    ? !/^(?:to|verb)$/u.test(said[does + 1]?.tag ?? '')
    : does > 0 && passage.start === 0 && said[0]!.low !== 'we';
};

/** "Old people call the town hall": how they reach somebody. */
const ringsUp = ({ subject, frame, verb }: Predicate): boolean =>
  frame === null && /^(?:call|phone|ring)$/u.test(verb ?? '') && subject.some(isSomebody);

/** "Hikers find fallen trees": what people come across. */
const comesAcross = ({ subject, frame, verb, object }: Predicate): boolean =>
  frame === null &&
  /^(?:see|find|spot|notice|discover)$/u.test(verb ?? '') &&
  subject.some(isSomebody) &&
  /^(?:broken|damaged|lost|fallen|dead|dirty|injured|abandoned|leaking|stray|stolen)$/u.test(object[0]?.low ?? '');

/** "Twelve people sell machines": who they are; "two judges give a mark" tells of a step that so many take. */
const tellsWho = ({ subject, frame, verb }: Predicate): boolean =>
  verb !== null &&
  frame === null &&
  subject[0]?.tag === 'num' &&
  !/^(?:one|two|three|2|3)$/u.test(subject[0].low) &&
  subject.some(asPeople);

/** "Some feeds give half the article, and that's annoying": what was just said. */
const judges = ({ tokens }: Clause): boolean => {
  const [first, second] = tokens.filter(({ tag }) => tag !== 'conj' && tag !== 'mark');
  return /^(?:that|this|it|which)$/u.test(first?.low ?? '')
    ? second?.tag === 'be'
    : /^(?:that|it)['’]s$/u.test(first?.low ?? '');
};

/** "Bar, gate, stage, cleaning": where it is, and nothing that a product has. */
const isBareList = ({ tokens, passage }: Clause): boolean =>
  !passage.bullet &&
  tokens.filter(({ low }) => low === ',').length > 1 &&
  tokens.every(
    ({ tag, low, verb }) => tag === 'noun' || verb?.form === 'ing' || low === ',' || low === '.' || low === 'and',
  ) &&
  tokens.every(({ tag, low }) => tag !== 'noun' || verbForNoun(singular(low)) === null);

/** "And a list for the bus, on paper": one more thing that is wished. */
const addsThing = ({ tokens }: Clause): boolean => /^(?:and|also|plus)$/u.test(tokens[0]!.low);

/** "Members pay less", "for a fall there is a list of ten things we have to ask": a rule that holds on, unless it is told on what paper. */
const tellsRule = ({ tokens }: Clause, text: string): boolean => !makeshift.test(text) && termIn(tokens) !== null;

/** Marks the clauses that tell how things are today, who speaks, or what went wrong: nothing in them is wished. */
export function markBackground(clauses: readonly Clause[]): void {
  const passages = [...Map.groupBy(clauses, ({ passage }) => passage)];
  const begins = passages.findIndex(
    ([passage, [first]]) =>
      passage.bullet ||
      asksFor.test(passage.text) ||
      wished.test(passage.text) ||
      product.test(passage.text) ||
      (first!.tokens[0]!.tag === 'verb' && first!.tokens[0]!.verb!.form === 'base'),
  );
  let story: Clause[] = [];
  for (const [at, [passage, siblings]] of passages.entries()) {
    const wants = wished.test(passage.text) || asksFor.test(passage.text);
    const label = passages[at - 1]?.[0].text ?? '';
    const ofToday =
      (opensToday.test(passage.text) && !wants) ||
      (label.endsWith(':') && (opensToday.test(label) || trouble.test(label.toLowerCase())) && !wants);
    if (ofToday) for (const clause of siblings) if (!tellsRule(clause, textOf(clause.tokens))) clause.background = true;
    let before = false;
    for (const clause of siblings) {
      if (clause.lead !== 'main' && clause.lead !== 'relative' && clause.lead !== 'with') continue;
      const text = textOf(clause.tokens);
      if (must.test(text) || scene.test(text)) {
        clause.background = true;
        before = true;
        continue;
      }
      if (wished.test(text) || asksFor.test(passage.text) || tellsRule(clause, text)) continue;
      const predicate = predicateOf(clause);
      const acts =
        (predicate.verb !== null && predicate.subject.length > 0) ||
        clause.tokens.slice(1, 4).some(({ tag }) => tag === 'have');
      const commands =
        clause === siblings[0] && clause.tokens[0]!.tag === 'verb' && clause.tokens[0]!.verb!.form === 'base';
      const told =
        !commands &&
        (drudgery.test(text) ||
          (trouble.test(text) && (!asks(clause) || /\b(?:nobody|no one)\b(?! (?:ever |really )?knows)/u.test(text))) ||
          tellsPast(clause, predicate) ||
          (given.test(text.replace(/[ .!]+$/u, '')) && !asks(clause)) ||
          (at === 0 &&
            begins > 0 &&
            predicate.frame === null &&
            daily.test(text) &&
            predicate.subject.some(isSomebody)) ||
          tellsHabit(clause, predicate) ||
          (at < begins && (tellsWho(predicate) || ringsUp(predicate) || comesAcross(predicate))) ||
          (!wants && makeshift.test(text) && (at < begins || (predicate.verb === null && !addsThing(clause)))));
      // What is joined to it without a word of wanting is told as well.
      if (told || (before && !wants && acts) || (at < begins && tellsSelf(clause, predicate))) clause.background = true;
      before ||= told;
    }
    if (!wants && siblings.some((clause, nth) => nth > 0 && judges(clause) && trouble.test(textOf(clause.tokens))))
      for (const clause of siblings) clause.background = true;
    // "Grooms ring the vet, and nobody remembers who gave the dose".
    if (before && !wants)
      for (const clause of siblings) {
        const { frame, subject } = predicateOf(clause);
        if (clause.lead === 'main' && frame === null && (namesPeople(clause.tokens[0]) || subject.some(isSomebody)))
          clause.background = true;
      }
    // "Hacker camp, 900 helpers. Bar, gate, stage, cleaning."
    const before1 = passages[at - 1]?.[1];
    if (at === 1 && before1 && introduces(before1) && siblings.length === 1 && isBareList(siblings[0]!))
      siblings[0]!.background = true;
    const sets =
      at === 0 && passages.length > 1 && (tellsDuty(siblings[0]!) || (begins > 0 && tellsSetting(siblings[0]!)));
    if (introduces(siblings) || sets) for (const clause of siblings) clause.background = true;
    else if (at < begins || (begins < 0 && at < 4)) {
      // What people are told to do before the trouble comes belongs to the same story.
      story = [...(begins >= 0 ? story : at === 1 ? passages[0]![1] : []), ...siblings];
      if (before) {
        for (const clause of story) {
          const { verb, subject } = predicateOf(clause);
          if (tellsRule(clause, textOf(clause.tokens))) continue;
          if (namesPeople(clause.tokens[0]) || (verb !== null && (subject.length > 0 || clause.passage === passage)))
            clause.background = true;
        }
        story = [];
      }
    }
  }
}
