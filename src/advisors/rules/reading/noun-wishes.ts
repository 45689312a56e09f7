import type { Clause } from './clauses.ts';
import { asksByPreposition, doneLast, goesOn } from './predicate-parts.ts';
import { headOf, partsOf, shortened, trimmed, withoutAsides, wordsOf, type Reference } from './phrases.ts';
import type { Source } from './reading.ts';
import { plural, singular } from './stems.ts';
import type { Token } from './tokens.ts';
import { beforeOther } from './turns.ts';
import { participle, thirdPerson } from './verbs.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

/** What can be had of something that is asked: "proof who signed". */
const tellsOf = /^(?:proof|evidence|log|history|trail|overview|record|list)$/;

/** From the first to the last of some words, as they stand in the text. */
export function extentOf(tokens: Token[], source: Source): { start: number; end: number; quote: string } {
  const start = Math.min(...tokens.map((token) => token.start));
  const end = Math.max(...tokens.map((token) => token.end));
  return { start, end, quote: source.text.slice(start, end) };
}

/** What says how, when or whose, and names nothing by itself: "a monthly", "an own", "ready". */
const onlyHow =
  /^(?:daily|weekly|monthly|yearly|annual|hourly|secret|ready|done|finished|live|own|same|other|others|shared|several|common|extra|obviously|mine|ours|theirs|next|due|percent|stuff|thing|things|person|no|yes|etc|thank|thanks|sorry|hello|hi|hey|pls)$/;
const always = /^(?:always|never|usually|mostly|often|ever)$/;

/** "Parents always ring", "had the briefing", "monthly": a sentence of its own, or a word that says how; no thing to be had. */
function isNoThing(phrase: Token[]): boolean {
  const [first] = phrase;
  if (first === undefined) return true;
  const asks = phrase.findIndex(({ tag, low }) => tag === 'sub' || low === 'who' || low === 'that' || low === 'which');
  const said = asks < 0 ? phrase : phrase.slice(0, asks);
  return (
    (phrase.length === 1 && onlyHow.test(first.low)) ||
    first.tag === 'have' ||
    // "Placeholders that get lost break the app": a sentence of its own after the relative clause.
    (asks > 0 && goesOn(phrase.slice(asks + 1))) ||
    /^(?:for|of|like|about|than)$/.test(first.low) ||
    said.some(
      ({ tag, low }, at) =>
        tag === 'have' ||
        (at > 0 && always.test(low)) ||
        (at > 0 && tag === 'verb' && said[at - 1]!.tag === 'adv' && !/^(?:ed|ing)$/.test(said[at]!.verb!.form)),
    )
  );
}

/** Programs and forms in which others want something, by the words before them: "in Excel", "as a PDF", "to our tax man's program". */
const form =
  /^(?:in|as|to|into) (?:(?:an?|the|my|our|their|his|her|its) )?(?:(?!as\b|in\b|to\b|for\b)[\p{L}'’-]+ ){0,3}?(?:excel|csv|pdfs?|word|datev|json|xml|spreadsheets?|gpx|gedcom|ical|ics)(?: (?:files?|format|sheets?|documents?|lists?|tables?))?$/u;
const program =
  /^(?:in|to|into|for) (?:(?:my|our|their|his|her|the|an?) )?(?:[\p{L}-]+ )?(?:tax|accountant|accounting|accountant's|bookkeeper|bookkeeper's|bookkeeping|book-keeping|adviser's|advisor's|payroll|insurer's|federation's|federation|ministry's)(?: (?:[\p{L}'’-]+))?(?: (?:program|programme|software|system|format))$/u;

/** "The hours in Excel", "receipts as a PDF for the tax woman": they are to be had in that form. */
function exportOf(
  phrase: Token[],
  reference: Reference,
): { verb: string; object: string; head: string; tokens: Token[] } | null {
  const at = phrase.findIndex(({ low }, k) => k > 0 && /^(?:in|as|to|into|for)$/.test(low) && endOfForm(phrase, k) > 0);
  if (at < 1) return null;
  const end = endOfForm(phrase, at);
  const thing = phrase.slice(0, at);
  const them = /^(?:it|them)$/.test(thing.at(-1)!.low) ? thing.at(-1)! : null;
  const head = them ?? headOf(thing);
  if (!head || /^(?:documents?|files?|formats?|forms?)$/.test(head.low) || thing.some(({ tag }) => tag === 'verb'))
    return null;
  const to = phrase[at]!.low === 'as' ? 'as' : 'to';
  // "Notes as pdf": in that form they are kept, while books of accounts are handed on.
  const kept = /^(?:notes?|scores?|scans?|papers?|manuals?|contracts?|articles?|books?)$/.test(head.low);
  const inOnePlace = phrase.slice(end).some(({ low }) => /^(?:place|together)$/.test(low));
  if (to === 'as' && (kept || inOnePlace) && !thing.some(({ low }) => /^(?:cash|log|guest|order|account)$/.test(low)))
    return null;
  const rest = phrase.slice(end).some(({ tag }) => tag === 'mark' || tag === 'conj') ? [] : phrase.slice(end);
  return {
    verb: 'export',
    object: `${wordsOf(thing, reference, true)} ${to} ${wordsOf([...phrase.slice(at + 1, end), ...rest], reference, true)}`,
    head: singular(head.low),
    tokens: phrase,
  };
}

/** Where a form that begins here ends, or 0. */
function endOfForm(phrase: Token[], at: number): number {
  for (let end = Math.min(phrase.length, at + 7); end > at + 1; end--) {
    const words = phrase
      .slice(at, end)
      .map(({ low }) => low)
      .join(' ');
    if (form.test(words) || program.test(words)) return end;
  }
  return 0;
}

/** The wishes that a list of things holds: "tags, search and reminders" gives three. */
export function nounWishes(
  said: Token[],
  clause: Clause,
  reference: Reference,
  apart = false,
): { verb: string; object: string; head: string; tokens: Token[] }[] {
  const found: { verb: string; object: string; head: string; tokens: Token[] }[] = [];
  const kept: Token[][] = [];
  const tokens = withoutAsides(said);
  const question = questionWish(tokens, reference, clause);
  if (question) return question;
  const ordered = beforeOther(tokens);
  if (ordered)
    return [
      {
        verb: 'require',
        object: wordsOf(ordered, reference, true),
        head: headOf(ordered)?.low ?? '',
        tokens: trimmed(tokens),
      },
    ];
  const example = tokens.findIndex(
    (token, i) =>
      (token.low === 'example' && tokens[i - 1]?.low === 'for') ||
      (token.low === 'such' && tokens[i + 1]?.low === 'as') ||
      /^(?:e\.?g|i\.?e)$/.test(token.low),
  );
  for (const part of partsOf(example > 1 ? tokens.slice(0, example - 1) : tokens)) {
    const asked = part.findIndex(
      ({ tag, low }, at) => at > 0 && (tag === 'sub' || low === 'who') && classes.questionWords.has(low),
    );
    // "Name, length, who owns it": a question among the things.
    const inquired = part === tokens || part[0] === tokens[0] ? null : questionWish(part, reference, clause);
    if (inquired) {
      found.push(...inquired);
      continue;
    }
    const about = part.slice(0, Math.max(0, asked)).find(({ low }) => tellsOf.test(low));
    if (about && part.length > asked + 1) {
      const object = `${about.low === 'proof' || about.low === 'evidence' ? '' : 'a '}${about.low} of ${cleanObject(wordsOf(part.slice(asked), reference))}`;
      found.push({ verb: 'keep', object, head: about.low, tokens: trimmed(part) });
      continue;
    }
    // "Key who has it": what is asked of a thing that was named before.
    const it = trimmed(part).at(-1);
    if (
      asked > 0 &&
      asked < 3 &&
      /^(?:it|them)$/.test(it!.low) &&
      part.slice(0, asked).every(({ tag }) => tag === 'noun')
    ) {
      const thing = wordsOf(part.slice(0, asked), reference);
      const question = wordsOf(trimmed(part).slice(asked, -1), reference);
      found.push({
        verb: 'record',
        object: `${question} the ${thing}`,
        head: singular(part[asked - 1]!.low),
        tokens: trimmed(part),
      });
      continue;
    }
    const inner = part.findIndex(({ tag, low }, at) => at > 1 && tag === 'sub' && /^(?:what|how)$/.test(low));
    // "Loans with a plan that we can define": which plan is told of another clause.
    const told = part.findIndex(
      ({ low }, at) => at > 1 && /^(?:i|we|you|they|one)$/.test(low) && part[at + 1]?.tag === 'modal',
    );
    const most = part.some(({ tag }) => tag === 'to') ? 14 : 10;
    const phrase = shortened(inner > 1 || told > 1 ? trimmed(part.slice(0, Math.max(inner, told))) : part, most);
    if (/^max(?:imum)?$/.test(phrase[0]?.low ?? '')) {
      if (phrase.length > 2 && phrase[1]!.tag === 'num')
        found.push({
          verb: 'limit',
          object: `${classes.timeWords.has(phrase[2]!.low) ? 'time' : 'places'} to ${wordsOf(phrase.slice(1), reference)}`,
          head: 'place',
          tokens: phrase,
        });
      continue;
    }
    const head = headOf(phrase);
    const exported = exportOf(phrase, reference);
    if (exported) {
      found.push(exported);
      continue;
    }
    // "Films with subtitles, some only for members".
    const [whom] = phrase;
    const some = whom?.low === 'for' ? tokens.indexOf(whom) - 2 : -1;
    if (some >= 0 && /^(?:some|many|most)$/.test(tokens[some]!.low) && tokens[some + 1]!.low === 'only') {
      found.push({
        verb: 'limit',
        object: `${tokens[some]!.low} parts to ${wordsOf(phrase.slice(1), reference, true)}`,
        head: singular(phrase.at(-1)!.low),
        tokens: [tokens[some]!, ...phrase],
      });
      continue;
    }
    if (isNoThing(phrase)) continue;
    // "Playlists, including automatic ones".
    if (head && singular(head.low) !== head.low && head.low !== 'ones' && said.some(({ low }) => low === 'ones'))
      reference.them = head.low;
    // "Around 300 feeds": how many there are.
    if (/^(?:around|about|over|roughly|nearly|almost)$/.test(phrase[0]?.low ?? '') && phrase[1]?.tag === 'num')
      continue;
    if (
      phrase[0]?.low === 'in' &&
      phrase.length < 5 &&
      (head?.low === 'languages' ||
        (classes.isLanguage(head?.low ?? '') && tokens.filter(({ tag }) => tag === 'noun').length === 1))
    ) {
      found.push({
        verb: 'offer',
        object: `everything ${wordsOf(phrase, reference)}`,
        head: 'language',
        tokens: phrase,
      });
      continue;
    }
    // "On the big screen and on their laptops": one more place for the same.
    const former = found.at(-1);
    const joint = phrase[0]!.low === 'on' ? tokens[tokens.indexOf(phrase[0]!) - 1] : undefined;
    if (
      joint?.low === 'and' &&
      former &&
      / on [^,]*$/u.test(former.object) &&
      former.tokens.at(-1) === tokens[tokens.indexOf(joint) - 1]
    ) {
      former.object += ` and ${wordsOf(phrase, reference)}`;
      former.tokens = [...former.tokens, ...phrase];
      continue;
    }
    // "Keyboard only": how everything is to be done.
    if (head?.low === 'keyboard' && phrase.length < 4) {
      found.push({ verb: 'use', object: 'everything by keyboard', head: 'keyboard', tokens: phrase });
      continue;
    }
    // "One person one vote".
    if (phrase.length === 4 && phrase.every(({ tag, low }, at) => (at % 2 === 0 ? low === 'one' : tag === 'noun'))) {
      found.push({
        verb: 'limit',
        object: `each ${phrase[1]!.low} to one ${phrase[3]!.low}`,
        head: phrase[3]!.low,
        tokens: phrase,
      });
      continue;
    }
    // "Different grace time for each job".
    if (
      /^(?:different|separate|individual|own)$/.test(phrase[0]?.low ?? '') &&
      phrase.some(({ low }, at) => low === 'per' || (low === 'for' && phrase[at + 1]?.low === 'each'))
    ) {
      found.push({
        verb: 'set',
        object: wordsOf(withArticle(phrase), reference),
        head: head?.low ?? '',
        tokens: phrase,
      });
      continue;
    }
    // "A page with green and red".
    if (/^(?:page|screen|site|website)$/.test(head?.low ?? '') && phrase[phrase.indexOf(head!) + 1]?.low === 'with') {
      found.push({ verb: 'show', object: wordsOf(withArticle(phrase), reference), head: head!.low, tokens: phrase });
      continue;
    }
    // "Receipts hanging at each booking".
    const hanging = phrase.findIndex(
      ({ low }, at) =>
        at > 0 &&
        /^(?:hanging|attached|stuck|clipped)$/.test(low) &&
        /^(?:at|on|to|with)$/.test(phrase[at + 1]?.low ?? ''),
    );
    if (hanging > 0 && phrase.length > hanging + 2) {
      found.push({
        verb: 'attach',
        object: `${wordsOf(phrase.slice(0, hanging), reference)} to ${wordsOf(phrase.slice(hanging + 2), reference)}`,
        head: singular(head?.low ?? ''),
        tokens: phrase,
      });
      continue;
    }
    // "Barcode scanning", "right to left reading": what is done stands last.
    const doing = phrase.at(-1)!;
    if (
      phrase.length > 1 &&
      phrase.length < 6 &&
      doing.verb?.form === 'ing' &&
      !doing.verb.unlisted &&
      /^(?:read|scan|edit|search|import|export|print|sort|filter|sync|synchronise|synchronize|stream|listen|share|upload|download|record|track|book|order|sign|vote|label|tag|backup|log)$/.test(
        doing.verb.base,
      )
    ) {
      const before = phrase.slice(0, -1);
      const one =
        before.length === 1 &&
        before[0]!.tag === 'noun' &&
        !classes.adverbs.has(before[0]!.low) &&
        !classes.manners.has(before[0]!.low);
      found.push({
        verb: doing.verb.base,
        object: one ? plural(before[0]!.low) : wordsOf(before, reference),
        head: one ? before[0]!.low : '',
        tokens: phrase,
      });
      continue;
    }
    // "My e-reader knows OPDS".
    const knows = phrase.findIndex(({ low }, at) => at > 0 && /^(?:knows|speaks|understands|supports)$/.test(low));
    const standard = phrase[knows + 1];
    if (knows > 0 && standard && /^[A-Z][A-Za-z\d]*[A-Z\d]$/.test(standard.raw)) {
      found.push({ verb: 'support', object: standard.raw, head: standard.low, tokens: phrase });
      continue;
    }
    // "Live on premiere evening".
    if (phrase[0]!.low === 'live' && phrase[1]?.tag === 'prep') {
      found.push({ verb: 'stream', object: wordsOf(phrase, reference), head: head?.low ?? '', tokens: phrase });
      continue;
    }
    // "A name we choose".
    const choosing = phrase.at(-1);
    if (
      phrase.length > 2 &&
      choosing?.tag === 'verb' &&
      choosing.verb!.form === 'base' &&
      /^(?:i|we|you|they)$/.test(phrase.at(-2)!.low) &&
      phrase.at(-3)!.tag === 'noun'
    ) {
      found.push({
        verb: choosing.verb!.base,
        object: wordsOf(withArticle(phrase.slice(0, -2)), reference),
        head: singular(phrase.at(-3)!.low),
        tokens: phrase,
      });
      continue;
    }
    // "Overdue ones in red".
    if (
      phrase.length > 2 &&
      phrase.at(-2)!.low === 'in' &&
      /^(?:red|green|yellow|orange|bold|colour|color)$/.test(phrase.at(-1)!.low) &&
      !phrase.some(({ tag }) => tag === 'verb')
    ) {
      found.push({
        verb: 'highlight',
        object: wordsOf(phrase, { ...reference, them: 'ones' }),
        head: head?.low ?? '',
        tokens: phrase,
      });
      continue;
    }
    // "Opening hours on the site".
    if (
      /^(?:opening|office|visiting|working|service|business|closing)$/.test(phrase[0]!.low) &&
      /^(?:hours|times|days)$/.test(phrase[1]?.low ?? '')
    ) {
      found.push({ verb: 'show', object: wordsOf(phrase, reference), head: phrase[1]!.low, tokens: phrase });
      continue;
    }
    // "Lesson 3 opens after 2": how things go, and no thing.
    const goes = phrase.some(
      ({ verb }, at) =>
        at > 0 && verb?.form === 's' && classes.selfActing.has(verb.base) && phrase[at + 1]?.tag === 'prep',
    );
    if (goes || phrase.some(({ low }) => /^(?:stops|losing|loses)$/.test(low))) continue;
    // "..., voting if two disagree": something to do among the things.
    if (
      phrase[0]?.tag === 'verb' &&
      phrase[0].verb!.form === 'ing' &&
      !phrase[0].verb!.unlisted &&
      (head === null || phrase[1] !== undefined)
    ) {
      found.push({
        verb: phrase[0].verb!.base,
        object: cleanObject(wordsOf(phrase.slice(1), reference)),
        head: head ? singular(head.low) : '',
        tokens: phrase,
      });
      continue;
    }
    if (
      !head ||
      (phrase[0]!.tag === 'num' && phrase[0]!.low !== 'one' && clause.lead === 'main' && classes.isPeople(head.low)) ||
      phrase.some(
        (token, at) =>
          token.tag === 'modal' ||
          token.tag === 'be' ||
          (token.tag === 'pron' && at < phrase.length - 1 && phrase[at - 1]?.tag !== 'prep'),
      ) ||
      classes.containerNouns.has(head.low) ||
      // "The rest at the desk".
      /^(?:rest|smth)$/.test(head.low) ||
      (/^(?:help|chaos|chaotic)$/.test(head.low) && clause.passage.text.length < 80) ||
      (classes.timeWords.has(head.low) && !isWorked(phrase)) ||
      (phrase.length === 1 && classes.isPlain(head.low)) ||
      classes.manners.has(head.low)
    )
      continue;
    // "Strings to translate", "a button to call somebody": what is done with it, or by it.
    const to = phrase.findIndex(({ tag }, at) => at > 0 && tag === 'to' && phrase[at + 1]?.tag === 'verb');
    if (to > 0 && phrase[0]!.tag === 'num' && phrase[0]!.low !== 'one') continue;
    if (to > 0 && phrase[to + 1]!.verb!.form === 'base' && !classes.questionWords.has(phrase[0]!.low)) {
      const after = phrase.slice(to + 2);
      const thing = phrase.slice(0, to);
      const own = after[0] !== undefined && ['det', 'poss', 'noun', 'pron', 'num'].includes(after[0].tag);
      // "Old versions to go back to".
      if (phrase[to + 1]!.low === 'go' && after[0]?.low === 'back') {
        found.push({ verb: 'restore', object: wordsOf(thing, reference), head: singular(head.low), tokens: phrase });
        continue;
      }
      const link: Token = { ...phrase[to]!, raw: 'with', low: 'with', tag: 'prep' };
      // "One screen for the officer to enter everything".
      const whom = thing.findIndex(({ low }) => low === 'for');
      if (own && whom > 0 && /^(?:screen|page|form|view|sheet|button|list|place|dialog)$/.test(head.low)) {
        const by = `${wordsOf(thing.slice(whom + 1), reference, true)} ${phrase[to + 1]!.verb!.base}`;
        found.push({
          verb: 'let',
          object: `${by} ${wordsOf(after, reference, true)} on ${wordsOf(withArticle(thing.slice(0, whom)), reference)}`,
          head: singular(head.low),
          tokens: phrase,
        });
        continue;
      }
      found.push({
        verb: phrase[to + 1]!.verb!.base,
        object: cleanObject(wordsOf(own ? [...after, link, ...withArticle(thing)] : [...thing, ...after], reference)),
        head: singular(head.low),
        tokens: phrase,
      });
      continue;
    }
    // "Compared to the last inspection": what is to be done with the thing before.
    if (phrase[0]!.verb?.form === 'ed' && (phrase[1]?.tag === 'prep' || phrase[1]?.tag === 'to') && phrase.length > 2) {
      const before = found.at(-1);
      found.push({
        verb: phrase[0]!.verb.base,
        object:
          `${phrase[1].low === 'by' && !before ? reference.them : ''} ${wordsOf(phrase.slice(1), reference)}`.trim(),
        head: singular(head.low),
        tokens: phrase,
      });
      continue;
    }
    const noun = singular(head.low === 'ones' && reference.them !== '' ? reference.them : head.low);
    // "Papers as a scan attached": what is to be done stands last.
    const last = phrase.at(-1)!;
    if (
      phrase.length > 1 &&
      last.verb?.form === 'ed' &&
      doneLast.test(last.verb.base) &&
      phrase.every(({ low }) => low !== 'with')
    ) {
      found.push({ verb: last.verb.base, object: wordsOf(phrase.slice(0, -1), reference), head: noun, tokens: phrase });
      continue;
    }
    const only = phrase.findIndex((token) => token.low === 'only');
    if (only > 0 && /^(?:for|in|within|at)$/.test(phrase[only + 1]?.low ?? '')) {
      found.push({
        verb: 'limit',
        object: `${wordsOf(phrase.slice(0, only), reference)} to ${wordsOf(phrase.slice(only + 2), reference)}`,
        head: singular(head.low),
        tokens: phrase,
      });
      continue;
    }
    const shown = phrase.findIndex((token) => /^(visible|shown|displayed)$/.test(token.low));
    const verb = shown > 0 ? 'show' : verbForNoun(noun);
    if (verb && verb !== 'keep')
      found.push({
        verb,
        object: cleanObject(wordsOf(withArticle(phrase.filter((_word, at) => at !== shown)), reference)),
        head: noun,
        tokens: phrase,
      });
    else kept.push(phrase);
  }
  const plain = kept.length > 1 && kept.every((phrase) => phrase.length === 1) && !clause.passage.bullet;
  if (apart && plain && found.length > 0 && found.every(({ tokens: one }) => one.length === 1))
    return [
      together(
        [...kept, ...found.map(({ tokens: one }) => one)].toSorted((a, b) => a[0]!.start - b[0]!.start),
        reference,
      ),
    ];
  if (kept.length > 0 && kept.every((phrase) => phrase.length === 1 && classes.isLanguage(phrase[0]!.low))) {
    const named = kept.map(([one]) => one!.raw);
    const object = `everything in ${named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named[0]}`;
    return [...found, { verb: 'offer', object, head: 'language', tokens: kept.flat() }];
  }
  joinPairs(kept, tokens);
  // "Ring number, species, wing, weight": what is to be known of one thing, though one of them has a usual verb.
  const isField = (phrase: Token[]) => phrase.length <= 2 && phrase.every(({ tag }) => tag === 'noun');
  // Such words alone are fields; two that are told apart by more are things of their own.
  const fields = kept.filter(isField);
  const shown = found.filter(({ verb, tokens: one }) => verb === 'show' && isField(one));
  if (
    apart &&
    fields.length > 2 &&
    fields.filter(({ length }) => length === 1).length > 1 &&
    fields.length >= shown.length &&
    !(plain && found.length === 0)
  ) {
    const all = [...fields, ...shown.map((one) => one.tokens)].toSorted((a, b) => a[0]!.start - b[0]!.start);
    const rest = [
      ...found.filter((one) => !shown.includes(one)),
      ...kept
        .filter((phrase) => !isField(phrase))
        .map((phrase) => ({
          verb: 'keep',
          object: cleanObject(wordsOf(withArticle(phrase), reference)),
          head: singular(headOf(phrase)!.low),
          tokens: phrase,
        })),
    ];
    return [together(all, reference), ...rest];
  }
  if (
    apart &&
    kept.length > 1 &&
    (found.length + kept.length > 2 || tokens[tokens.indexOf(kept[0]!.at(-1)!) + 1]?.low === ',') &&
    !plain
  )
    return [
      ...kept.map((phrase) => ({
        verb:
          phrase.some(({ low }) => low === 'with') ||
          (isField(phrase) && singular(phrase.at(-1)!.low) === phrase.at(-1)!.low)
            ? 'record'
            : 'keep',
        object: cleanObject(wordsOf(isField(phrase) ? phrase : withArticle(phrase), reference)),
        head: singular(headOf(phrase)!.low),
        tokens: phrase,
      })),
      ...found,
    ].toSorted((a, b) => a.tokens.at(-1)!.start - b.tokens.at(-1)!.start);
  // "Rooms per unit, a calendar of the hall and a list of keys": each says enough to stand for itself.
  const wordy = kept.filter((phrase) => phrase.length > 2);
  if (kept.length > 1 && (wordy.length > 1 || (wordy.length === 1 && kept.flat().length > 6)) && !lean(kept))
    return [
      ...kept.map((phrase) => ({
        verb: 'keep',
        object: cleanObject(wordsOf(withArticle(phrase), reference)),
        head: singular(headOf(phrase)?.low ?? ''),
        tokens: phrase,
      })),
      ...found,
    ].toSorted((a, b) => a.tokens[0]!.start - b.tokens[0]!.start);
  if (kept.length > 0) {
    const span = kept.flat();
    const words = kept
      .slice(0, 4)
      .map((phrase) => wordsOf(kept.length === 1 ? withArticle(phrase) : phrase, reference))
      .filter(Boolean);
    const object = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0];
    const live = span.some((token) => token.low === 'live' || token.low === 'statistics' || token.low === 'figures');
    if (object)
      found.unshift({
        verb: live ? 'show' : 'keep',
        object,
        head: singular(headOf(kept[0]!)?.low ?? ''),
        tokens: span,
      });
  }
  return found;
}

/** "Hours", "pickers' hours", "hours of work": what somebody has worked. */
const isWorked = (phrase: Token[]): boolean => {
  const at = phrase.findIndex(({ low }) => low === 'hours');
  return (
    at >= 0 &&
    phrase.slice(0, at).every(({ tag }) => tag === 'noun' || tag === 'poss') &&
    (phrase[at + 1] === undefined ||
      (phrase[at + 1]!.tag === 'prep' &&
        (phrase[at + 1]!.low !== 'of' || /^(?:work|operation|use|labour)$/.test(phrase[at + 2]?.low ?? ''))))
  );
};

/** "Rooms per unit and per topic", "photo of house and garden": a later part that leans on the one before it. */
const lean = (kept: Token[][]): boolean =>
  kept.slice(1).some(([first]) => first!.tag === 'prep' || first!.tag === 'to') ||
  kept.slice(0, -1).some((phrase, at) => phrase.at(-2)?.tag === 'prep' && kept[at + 1]!.length === 1);

/** "Colours and symbols per layer": two words that share what follows are one thing. */
function joinPairs(kept: Token[][], tokens: Token[]): void {
  for (let at = kept.length - 2; at >= 0; at--) {
    const [one, other] = [kept[at]!, kept[at + 1]!];
    const and = tokens.indexOf(one.at(-1)!) + 1;
    if (one.length === 1 && other.length > 1 && tokens[and]?.low === 'and' && tokens[and + 1] === other[0])
      kept.splice(at, 2, [...one, tokens[and], ...other]);
  }
}

/** "Photo, era, size": what is to be known of one thing. */
function together(
  words: Token[][],
  reference: Reference,
): { verb: string; object: string; head: string; tokens: Token[] } {
  const named = words.slice(0, 5).map((phrase) => wordsOf(phrase, reference));
  return {
    verb: 'record',
    object: `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`,
    head: singular(words[0]![0]!.low),
    tokens: words.flat(),
  };
}

/** "How much we used and what it cost": after "and" another question begins, each with a verb of its own. */
export function asksFurther(tokens: Token[], from: number, at: number): boolean {
  const next = tokens[at + 1];
  const acts = (some: Token[]) =>
    some.some(({ tag, low }) => /^(?:verb|be|have|modal)$/.test(tag) || classes.troubleVerbs.has(low));
  const own = tokens.slice(at + 2);
  return (
    tokens[at]!.tag === 'conj' &&
    next !== undefined &&
    /^(?:what|who|how|where|which)$/.test(next.low) &&
    classes.questionWords.has(tokens[from]!.low) &&
    // Two short questions are one view: "who is through and who is stuck".
    trimmed(tokens).length > 10 &&
    at - from > 3 &&
    own.length > 3 &&
    own[0]!.tag !== 'to' &&
    acts(tokens.slice(from + 1, at)) &&
    acts(own.slice(0, 8))
  );
}

/** "how many people", "where was each van": what is to be shown. */
function questionWish(
  tokens: Token[],
  reference: Reference,
  clause: Clause,
): { verb: string; object: string; head: string; tokens: Token[] }[] | null {
  if (asksByPreposition(tokens)) {
    const comma = tokens.findIndex(({ low }) => low === ',');
    const asked = trimmed(tokens.slice(0, comma < 0 ? undefined : comma));
    const rest = comma < 0 ? [] : tokens.slice(comma + 1);
    return [
      { verb: 'show', object: wordsOf(asked, reference), head: '', tokens: asked },
      ...nounWishes(rest, clause, reference),
    ];
  }
  if (
    (tokens[0]?.tag !== 'sub' && tokens[0]?.low !== 'who') ||
    !classes.questionWords.has(tokens[0].low) ||
    tokens.length < (tokens.some(({ tag, low }) => tag === 'verb' || low.endsWith("'s")) ? 2 : 3) ||
    trimmed(tokens).length === 0
  )
    return null;
  // "Which posts worked should be visible".
  const seen = tokens.findIndex(
    ({ tag }, at) =>
      tag === 'modal' &&
      tokens[at + 1]?.tag === 'be' &&
      /^(?:visible|shown|seen|clear|listed)$/.test(tokens[at + 2]?.low ?? ''),
  );
  if (seen > 1) return questionWish(tokens.toSpliced(seen, 3), reference, clause);
  const asks = trimmed(tokens);
  // "Who washes up is a rota".
  const rota = asks.findIndex(
    ({ tag }, at) =>
      at > 1 &&
      tag === 'be' &&
      /^an?$/.test(asks[at + 1]?.low ?? '') &&
      /^(?:rota|roster|plan|schedule|timetable)$/.test(asks[at + 2]?.low ?? ''),
  );
  if (rota > 1 && asks.length === rota + 3)
    return [{ verb: 'plan', object: wordsOf(asks.slice(0, rota), reference), head: '', tokens: asks }];
  // "What parts used from the van": they were.
  const used = asks.findIndex(({ tag }, at) => at > 0 && tag !== 'noun');
  if (
    /^(?:what|which)$/.test(tokens[0].low) &&
    used > 1 &&
    asks[used]!.verb?.form === 'ed' &&
    /^(?:use|need|sell|order|buy|install|replace|deliver|spray|waste)$/.test(asks[used]!.verb.base) &&
    asks[used + 1]?.tag === 'prep'
  )
    return questionWish(
      asks.toSpliced(used, 0, { ...asks[used]!, raw: 'were', low: 'were', tag: 'be', verb: null }),
      reference,
      clause,
    );
  // "Who took what out is logged".
  const done = asks.at(-1);
  if (
    done?.verb?.form === 'ed' &&
    // "How many places are left".
    done.verb.base !== 'leave' &&
    asks.at(-2)?.tag === 'be' &&
    asks.length > 4 &&
    asks.every(({ tag }) => tag !== 'mark')
  )
    return [{ verb: done.verb.base, object: wordsOf(asks.slice(0, -2), reference), head: '', tokens: asks }];
  const cost = tokens.findIndex(({ low }) => low === 'cost' || low === 'costs');
  const about = cost > 0 ? trimmed(tokens.slice(cost + 1)) : [];
  if (/^(?:what|how)$/.test(tokens[0].low) && about.length > 0)
    return [{ verb: 'show', object: `costs ${wordsOf(about, reference)}`, head: 'cost', tokens: trimmed(tokens) }];
  const further = tokens.findIndex(
    (token, i) =>
      i > 1 &&
      (token.tag === 'sub' || token.low === 'who') &&
      classes.questionWords.has(token.low) &&
      tokens[i + 1] !== undefined &&
      tokens[i + 1]!.tag !== 'mark' &&
      (tokens[i - 1]!.low === ',' ||
        (tokens[i - 1]!.tag === 'conj' && tokens[i - 2]?.low === ',') ||
        asksFurther(tokens, 0, i - 1)) &&
      // "What is in it, since when, from whom": said of the same thing.
      !(token.low === 'since' && tokens[i + 1]!.low === 'when'),
  );
  // "Who plays, who reads, who makes coffee": one plan.
  const whos = asks.filter(
    ({ low }, at) => low === 'who' && (at === 0 || asks[at - 1]!.low === ',' || asks[at - 1]!.tag === 'conj'),
  );
  if (whos.length > 2 && asks.length < whos.length * 5)
    return [{ verb: 'plan', object: wordsOf(asks, reference), head: '', tokens: asks }];
  // "Who works when": a plan.
  if (tokens[0].low === 'who' && asks.length > 2 && asks.length < 6 && asks.at(-1)!.low === 'when')
    return [{ verb: 'plan', object: wordsOf(asks, reference), head: '', tokens: asks }];
  // "How many countries, cities, kilometres".
  if (
    tokens[0].low === 'how' &&
    /^(?:many|much)$/.test(tokens[1]?.low ?? '') &&
    asks.slice(2).every(({ tag, low }) => tag === 'noun' || tag === 'conj' || low === ',')
  ) {
    if (classes.isPeople(asks.at(-1)!.low)) reference.who = asks.at(-1)!.low;
    return [{ verb: 'show', object: wordsOf(asks, reference), head: '', tokens: asks }];
  }
  if (further > 0)
    return [
      ...(questionWish(tokens.slice(0, further - 1), reference, clause) ?? []),
      ...(questionWish(tokens.slice(further), reference, clause) ?? []),
    ];
  // "Who does what, and afterwards a summary".
  const end = tokens.findIndex(
    ({ low }, at) =>
      low === ',' &&
      ['noun', 'num', 'det'].includes(
        tokens.slice(at + 1).find(({ tag }) => tag !== 'conj' && tag !== 'adv')?.tag ?? '',
      ),
  );
  const stop = tokens.findIndex(({ low }, at) => at > end && low === ',');
  if (
    end > 1 &&
    !tokens.slice(end, stop < 0 ? undefined : stop).some(({ tag }) => tag === 'verb' || tag === 'be' || tag === 'modal')
  )
    return [
      ...(questionWish(tokens.slice(0, end), reference, clause) ?? []),
      ...nounWishes(tokens.slice(end + 1), clause, reference),
    ];
  // "Where does it all go?" asks nobody.
  if (asks.some(({ low }, at) => low === 'it' && asks[at + 1]?.low === 'all')) return [];
  // "Who did it".
  if (
    tokens[0].low === 'who' &&
    tokens[1]?.tag === 'do' &&
    /^(?:it|this|that)$/.test(tokens[2]?.low ?? '') &&
    asks.length < 4
  )
    return [{ verb: 'show', object: 'who did what', head: '', tokens: asks }];
  const told = indirect(tokens);
  const asked =
    told === tokens ? tokens.filter(({ tag }) => tag !== 'do' || !tokens.some((one) => one.tag === 'verb')) : told;
  const be = asked.findIndex((token) => token.tag === 'be');
  const last = asked.findLastIndex((token) => token.tag === 'noun');
  const ends = last > 2 && trimmed(asked.slice(last + 1)).length === 0 && !classes.timeWords.has(asked[last]!.low);
  const turned = /^(?:det|poss|noun|pron|num)$/.test(asked[2]?.tag ?? '') && asked[0]!.low !== 'which';
  // "Hay: how much is left".
  if (asked[0]!.low === 'how' && /^(?:many|much)$/.test(asked[1]?.low ?? '') && be === 2)
    asked.splice(2, 0, ...(reference.label ?? []).map((token) => ({ ...token, raw: token.low })));
  const swapped = !turned
    ? asked
    : be === 1 && ends && asked[0]!.low !== 'who'
      ? [asked[0]!, ...asked.slice(2, last + 1), asked[1]!]
      : be === 1 && last > 1 && asked[0]!.low !== 'who'
        ? [asked[0]!, ...asked.slice(2, last), asked[1]!, ...asked.slice(last)]
        : asked;
  // "What is in it, since when, from whom": the name holds what is asked first.
  const tail = swapped.findIndex(({ low }, at) => low === ',' && asksByPreposition(swapped.slice(at + 1)));
  const phrase = shortened(tail < 0 ? swapped : swapped.slice(0, tail), 12);
  const head = headOf(phrase.slice(1));
  if (head && singular(head.low) !== head.low) reference.who = head.low;
  return [
    { verb: 'show', object: wordsOf(phrase, reference), head: head ? singular(head.low) : '', tokens: trimmed(tokens) },
  ];
}

const pastOf: Record<string, string> = {
  spend: 'spent',
  cost: 'cost',
  lose: 'lost',
  go: 'went',
  eat: 'ate',
  come: 'came',
  give: 'gave',
  take: 'took',
  see: 'saw',
  write: 'wrote',
  get: 'got',
  choose: 'chose',
};

/** "What did it cost", "where do we sleep": as it is told and not asked. */
export function indirect(tokens: Token[]): Token[] {
  // "Where can I practise": where one can.
  const may = tokens.findIndex(({ tag }, k) => k > 0 && k < 4 && tag === 'modal');
  const whom = tokens.findIndex(({ tag }, k) => k > may && (tag === 'noun' || tag === 'pron'));
  if (
    may > 0 &&
    classes.questionWords.has(tokens[0]!.low) &&
    tokens[0]!.low !== 'who' &&
    tokens.slice(may + 1, whom).every(({ tag }) => /^(?:det|poss|num)$/.test(tag)) &&
    whom > may &&
    tokens[whom + 1]?.tag === 'verb'
  )
    return [...tokens.slice(0, may), ...tokens.slice(may + 1, whom + 1), tokens[may]!, ...tokens.slice(whom + 1)];
  const at = tokens.findIndex(({ low }) => /^(?:do|does|did)$/.test(low));
  const rest = tokens.slice(at + 1);
  const doer = rest.findIndex(({ tag }) => tag === 'noun' || tag === 'pron');
  const doing = rest[doer + 1];
  if (at < 1 || !/^(?:sub|noun|pron|adv|num)$/.test(tokens[at - 1]!.tag)) return tokens;
  if (doer < 0 || !/^(?:det|poss|noun|pron|num)$/.test(rest[0]!.tag) || doing === undefined) return tokens;
  const base = doing.verb?.base ?? doing.low;
  const acts =
    doing.tag === 'verb' ||
    (doing.verb?.form === 'base' && trimmed(rest.slice(doer + 2)).length === 0) ||
    classes.troubleVerbs.has(doing.low) ||
    pastOf[base] !== undefined;
  const { low } = tokens[at]!;
  const word =
    !acts || low === 'do' ? doing.raw : low === 'did' ? (pastOf[base] ?? participle(base)) : thirdPerson(base);
  return [
    ...tokens.slice(0, at),
    ...rest.slice(0, doer + 1),
    { ...doing, raw: word, low: word },
    ...rest.slice(doer + 2),
  ];
}

/** What is meant in general: "payment by card", "delivery by post". */
const inGeneral =
  /^(?:[\p{L}-]+(?:search|history)|statistics|search|feedback|history|access|payment|delivery|shipping|pickup|markup|markdown|parking|support|storage|hosting|insurance|advice|help|billing|insight|training|cash)$/u;
/** What there is one of: "price per kilo", "uptime of the last month". */
const onlyOne =
  /^(?:price|uptime|progress|status|weather|availability|position|location|ranking|temperature|balance)$/u;

/** "Number of visits", "value of the collection". */
const amounts = /^(?:number|sum|total|costs?|value|amount|rest|state|end|beginning)$/u;

/** Restores the article that a fragment left out, so that "live map" reads "a live map". */
function withArticle(tokens: Token[]): Token[] {
  const head = headOf(tokens);
  if (
    !head ||
    tokens[0]!.tag !== 'noun' ||
    singular(head.low) !== head.low ||
    (plural(head.low) === head.low && !onlyOne.test(head.low)) ||
    tokens[tokens.indexOf(head) + 1]?.tag === 'conj' ||
    inGeneral.test(head.low)
  )
    return tokens;
  const next = tokens[tokens.indexOf(head) + 1]?.low;
  const article =
    onlyOne.test(head.low) || (next === 'of' && amounts.test(head.low))
      ? 'the'
      : /^[aeiou]/.test(tokens[0]!.low)
        ? 'an'
        : 'a';
  return [
    { ...tokens[0]!, raw: article, low: article, tag: 'det', verb: null },
    { ...tokens[0]!, raw: /[A-Z].*[A-Z]|\d/.test(tokens[0]!.raw) ? tokens[0]!.raw : tokens[0]!.low },
    ...tokens.slice(1),
  ];
}

export const cleanObject = (text: string, verb = '') =>
  text
    .replace(
      /^(?:check|verify|prove|ensure|confirm)$/u.test(verb) ||
        (verb === 'show' && /^that (?:nobody|somebody|it|they|no)\b/u.test(text))
        ? /^(?:and|or|of)\s+/u
        : /^(?:warn|remind|inform)$/u.test(verb)
          ? /^(?:that|and|or)\s+/u
          : /^(?:that|and|or|of)\s+/u,
      '',
    )
    // "Tell me before they do".
    .replace(/ before (?:they|he|she|you|anybody|somebody|others|customers) (?:do|does|did)$/u, '')
    // "Like it needs": how much is nothing that a name could hold.
    .replace(/ (?:like|as|the way) (?:it|they|he|she|the \p{L}+) (?:needs?|wants?|likes?|do|does)\b.*$/u, '')
    .replace(verb === 'look' ? /^$/u : /^(?:like|as) (?:usual|always|before)\b\s*/u, '')
    .replace(
      /\s+would be (?:an? |really |very |so )?(?:good|nice|great|cool|useful|helpful|perfect|lovely|fine|handy|awesome|plus|bonus|dream|welcome)\b.*$/u,
      '',
    )
    .replace(/[,;]\s*$/u, '')
    .trim();
