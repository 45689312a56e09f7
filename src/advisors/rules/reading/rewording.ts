/** What people say in other words than a product does: each is read as the verb that a feature has. */
import type { Predicate } from './predicate.ts';
import { bare, empty } from './predicate-parts.ts';
import { happening } from './happenings.ts';
import { headOf, isFirstPerson, trimmed } from './phrases.ts';
import type { Token } from './tokens.ts';
import { plural, singular } from './stems.ts';
import { gerund, participle } from './verbs.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

const states =
  /^(?:old|older|new|full|lost|dirty|wet|dry|cold|warm|hot|late|tired|empty|worse|better|bigger|smaller|longer|shorter|busy|stuck|sick|ill|angry|broken|rusty|expensive|dear|mad|bored|annoyed|confused|messy|chaotic|out|torn|worn|stolen|damaged|mixed|loud|crowded|too|more|less|very)$/;

/** It is the product that does it, not who was spoken of before. */
const itself = ([one]: Token[]): Token[] => (one ? [{ ...one, raw: 'it', low: 'it', tag: 'pron', verb: null }] : []);

/** What people say in more words: to write down is to record, to go online is to be published, to go into a list is to be put there. */
export function reworded(found: Predicate): Predicate {
  const told = happening(found);
  if (told) return told;
  const [first, ...rest] = found.object;
  // "Routes get old": what becomes of a thing is how matters stand.
  if (
    /^(?:get|become|grow)$/.test(found.verb ?? '') &&
    found.frame === null &&
    states.test(first?.low ?? '') &&
    !(first!.low === 'more' && rest[0]?.tag === 'noun')
  )
    return { ...found, stative: true, trouble: true };
  // "Open tasks should nag people": people are reminded of them.
  const things = found.subject.filter(({ tag }) => tag !== 'adv');
  if (
    /^(?:nag|ping|bother|annoy)$/.test(found.verb ?? '') &&
    things.some(({ tag, low }) => tag === 'noun' && !classes.isPeople(low)) &&
    first
  )
    return {
      ...found,
      subject: itself(things),
      verb: 'remind',
      object: [
        ...found.object.filter(({ tag }) => tag !== 'mark'),
        { ...first, raw: 'of', low: 'of', tag: 'prep', verb: null },
        ...things,
      ],
    };
  if (/^(?:bring|take|carry|move)$/.test(found.verb ?? '') && first?.tag === 'pron' && rest[0]?.low === 'over')
    return {
      ...found,
      verb: 'import',
      object: ['existing', 'data'].map((low) => ({ ...first, raw: low, low, tag: 'noun' as const })),
    };
  const isOfThings =
    things.some(({ tag }) => tag === 'noun') &&
    !things.some(
      ({ low, tag }) =>
        tag === 'pron' || classes.isPeople(low) || classes.isPeople(plural(low)) || classes.kin.has(low),
    );
  // "Posters print from the same data": that is done to them.
  if (
    /^(?:print|read|export|import|archive|convert|synchronise|synchronize|sync)$/.test(found.verb ?? '') &&
    isOfThings &&
    !found.negated &&
    /^(?:prep|adv|mark)$/.test(first?.tag ?? 'mark')
  )
    return { ...found, subject: [], object: [...bare(things), ...found.object] };
  // "12,000 objects in Excel have to come in".
  if (
    found.verb === 'come' &&
    found.frame !== null &&
    isOfThings &&
    !found.negated &&
    /^(?:in|over)$/.test(first?.low ?? '') &&
    !trimmed(rest).length
  )
    return {
      ...found,
      subject: [],
      verb: 'import',
      object: bare(things)
        .filter(({ tag }) => tag !== 'num')
        .map((token, at, all) =>
          token.low === 'in' && /^(?:excel|spreadsheets?|csv|access)$/.test(all[at + 1]?.low ?? '')
            ? { ...token, raw: 'from', low: 'from' }
            : token,
        ),
    };
  // "Rehearsals move a lot" tells of every day, and wishes nothing.
  const manner = trimmed(found.object)
    .map(({ low }) => low)
    .join(' ');
  if (
    found.frame === null &&
    found.subject.length > 0 &&
    /^(?:a lot|lots|often|constantly|all the time|too often)$/.test(manner)
  )
    return { ...found, stative: true, trouble: true };
  // "It must explain itself" is no step of anybody.
  if (found.verb === 'explain' && first?.low === 'itself') return { ...found, stative: true, trouble: true };
  // "All get to know that it is cancelled": they are told.
  if (
    found.verb === 'get' &&
    first?.low === 'know' &&
    rest.length > 0 &&
    !found.negated &&
    !isFirstPerson(found.subject)
  )
    return {
      ...found,
      frame: found.frame ?? 'let',
      subject: itself(things),
      verb: 'notify',
      object: [...bare(found.subject), ...rest],
    };
  // "Everybody must hear of it": they are told.
  if (
    found.verb === 'hear' &&
    found.frame !== null &&
    !found.negated &&
    /^(?:of|about)$/.test(first?.low ?? '') &&
    !isFirstPerson(found.subject)
  )
    return {
      ...found,
      subject: [],
      verb: 'notify',
      object: [...bare(found.subject), ...(rest[0]?.tag === 'pron' ? rest.slice(1) : found.object)],
    };
  // "One click opens an incident": by that it is opened.
  if (/^(?:clicks?|taps?|button)$/.test(things.at(-1)?.low ?? '') && things.length > 1 && first && first.tag !== 'prep')
    return {
      ...found,
      subject: itself(things),
      frame: found.frame ?? 'let',
      object: [...trimmed(found.object), { ...first, raw: 'with', low: 'with', tag: 'prep', verb: null }, ...things],
    };
  // "A timeline writes itself from the chat".
  if (
    (first?.low === 'itself' || first?.low === 'themselves') &&
    things.some(({ tag }) => tag === 'noun') &&
    !things.some(({ low }) => classes.isPeople(plural(low)))
  )
    return {
      ...found,
      subject: itself(things),
      frame: found.frame ?? 'let',
      object: [...things, { ...first, raw: 'automatically', low: 'automatically', tag: 'adv' }, ...rest],
    };
  // "My list from the old site has to come along": it is taken over.
  if (
    found.verb === 'come' &&
    found.frame !== null &&
    /^(?:along|over|with|too)$/.test(first?.low ?? '') &&
    things.some(({ low }) => /^(?:old|from|existing|previous|former)$/.test(low))
  )
    return { ...found, subject: itself(things), verb: 'import', object: things };
  // "Links should stop working after a month": from then on they do not.
  if (
    found.verb === 'stop' &&
    found.frame === 'modal' &&
    /^(?:working|being|existing)$/.test(first?.low ?? '') &&
    things.some(({ tag }) => tag === 'noun') &&
    !things.some(({ low }) => classes.isPeople(low))
  )
    return { ...found, subject: itself(things), verb: 'deactivate', object: [...things, ...rest] };
  // "Bank CSV read in": it is imported.
  if (
    found.verb === 'read' &&
    trimmed(found.object).every(({ low }) => low === 'in') &&
    things.some(({ low }) => /^(?:csv|excel|xml|json|files?|gpx|gedcom|statements?|lists?|exports?|data)$/.test(low))
  )
    return { ...found, subject: itself(things), frame: found.frame ?? 'let', verb: 'import', object: things };
  // "If nothing happened for 24 hours it should turn red".
  if (found.verb === 'turn' && first && /^(?:red|green|yellow|orange|grey|gray)$/.test(first.low))
    return {
      ...found,
      subject: itself(things.length > 0 ? things : found.object),
      frame: found.frame ?? 'let',
      verb: 'mark',
      object: [...(things.length > 0 ? things : []), ...found.object],
    };
  // "Somebody owns it": it is given to one person.
  if (found.verb === 'own' && /^(?:somebody|someone)$/.test(things.at(-1)?.low ?? '') && first)
    return {
      ...found,
      subject: itself(things),
      frame: found.frame ?? 'let',
      verb: 'assign',
      object: [...trimmed(found.object), { ...first, raw: 'to', low: 'to', tag: 'prep', verb: null }, ...things],
    };
  // "One can go back", "go on where I left".
  if (
    found.verb === 'go' &&
    first?.low === 'back' &&
    trimmed(rest).length === 0 &&
    things.some(({ low }) => /^(?:money|payments?|fees?|deposits?)$/.test(low))
  )
    return { ...found, subject: itself(things), frame: found.frame ?? 'let', verb: 'refund', object: things };
  if (
    found.verb === 'go' &&
    first?.low === 'back' &&
    trimmed(rest).length === 0 &&
    !things.some(({ tag, low }) => tag === 'noun' && !classes.isPeople(low))
  )
    return {
      ...found,
      frame: found.frame ?? 'let',
      verb: 'restore',
      object: ['earlier', 'versions'].map((low) => ({ ...first, raw: low, low, tag: 'noun' as const })),
    };
  if (found.verb === 'go' && first?.low === 'on' && rest.length > 0 && /^(?:prep|sub|neg)$/.test(rest[0]!.tag))
    return { ...found, verb: 'continue', object: rest };
  // "Nags before a certificate runs out".
  if (found.verb === 'nag' && first?.tag === 'prep') return { ...found, verb: 'warn' };
  // "Something that looks at each site every minute".
  if (
    found.verb === 'look' &&
    first?.low === 'at' &&
    rest.some(({ low }, at) => at > 0 && /^(?:every|each)$/.test(low))
  )
    return { ...found, verb: 'check', object: rest };
  // "My e-reader knows OPDS": what it understands is to be offered.
  if (
    /^(?:know|speak|understand|support)$/.test(found.verb ?? '') &&
    first &&
    /^[A-Z][A-Za-z]*[A-Z]+$/.test(first.raw) &&
    trimmed(rest).length === 0
  )
    return {
      ...found,
      subject: itself(things),
      frame: found.frame ?? 'let',
      verb: 'support',
      object: [first],
      trouble: false,
    };
  // "Files shall lie on our own server".
  if (
    /^(?:lie|sit|live|stay|remain|be)$/.test(found.verb ?? '') &&
    found.frame === 'modal' &&
    !found.negated &&
    /^(?:on|in|at)$/.test(first?.low ?? '') &&
    things.some(({ tag }) => tag === 'noun') &&
    !things.some(({ low }) => classes.isPeople(low))
  )
    return { ...found, subject: itself(things), verb: 'keep', object: [...things, ...found.object], trouble: false };
  // "One can ask something below".
  if (/^(?:ask|write|say)$/.test(found.verb ?? '') && first?.low === 'something')
    return {
      ...found,
      verb: found.verb === 'ask' ? 'ask' : 'write',
      object: [
        {
          ...first,
          raw: found.verb === 'ask' ? 'questions' : 'comments',
          low: found.verb === 'ask' ? 'questions' : 'comments',
          tag: 'noun',
        },
        ...rest.filter(({ low }) => low !== 'below' && low !== 'there'),
      ],
    };
  // "They say yes or no", "one says I come".
  if (
    /^(?:say|click|answer|choose|tap|press)$/.test(found.verb ?? '') &&
    first &&
    /^(?:yes|no|ok|okay)$/.test(first.low) &&
    found.object.some(({ low }) => low === 'or')
  )
    return {
      ...found,
      frame: found.frame ?? 'let',
      verb: 'accept or decline',
      object: [{ ...first, raw: 'requests', low: 'requests', tag: 'noun', verb: null }],
    };
  if (found.verb === 'remember' && classes.firstPersons.has(first?.low ?? '')) return { ...found, verb: 'remind' };
  if (found.verb === 'write' && first?.low === 'down') return { ...found, verb: 'record', object: rest };
  if (
    /^(?:put|type|key|fill)$/.test(found.verb ?? '') &&
    first?.low === 'in' &&
    rest.some(({ tag }) => tag === 'noun' || tag === 'verb') &&
    found.verb !== 'fill'
  )
    return { ...found, verb: 'enter', object: rest };
  // "Results are typed in by one".
  const within =
    found.passive && /^(?:type|key|put|fill)$/.test(found.verb ?? '')
      ? found.object.findIndex(({ low }) => low === 'in')
      : -1;
  if (within > 0 && !['det', 'poss', 'noun', 'num'].includes(found.object[within + 1]?.tag ?? 'mark'))
    return { ...found, verb: found.verb === 'fill' ? 'fill in' : 'enter', object: found.object.toSpliced(within, 1) };
  // "She has to put it in at the desk".
  if (
    /^(?:put|type|key)$/.test(found.verb ?? '') &&
    first?.tag === 'pron' &&
    rest[0]?.low === 'in' &&
    /^(?:prep|adv|mark)$/.test(rest[1]?.tag ?? 'mark')
  )
    return { ...found, verb: 'enter', object: [first, ...rest.slice(1)] };
  const ends = found.object.findLast(({ tag }) => tag !== 'mark' && tag !== 'conj');
  if (found.verb === 'put' && ends?.low === 'in' && found.object.length > 2)
    return { ...found, verb: 'enter', object: found.object.slice(0, found.object.indexOf(ends)) };
  const subject = found.subject.filter(({ tag }) => tag !== 'adv');
  const shown =
    found.verb === 'come' &&
    /^(?:on|live|up)$/.test(first?.low ?? '') &&
    !subject.some(({ low }) => classes.isPeople(low));
  // "Some questions must not appear".
  if (found.verb === 'appear' && found.negated && found.frame === 'modal' && subject.some(({ tag }) => tag === 'noun'))
    return {
      ...found,
      negated: false,
      subject: itself(subject),
      verb: 'hide',
      object: [...subject, ...found.object],
    };
  if ((found.verb === 'appear' || shown) && subject.some(({ tag }) => tag === 'noun') && !found.negated)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? 'let',
      verb: 'show',
      object: [...subject, ...found.object],
    };
  if (found.verb === 'show' && first?.low === 'up' && subject.some(({ tag }) => tag === 'noun') && !found.negated)
    return { ...found, subject: itself(subject), object: [...subject, ...rest] };
  // "In the office it becomes a report", "a quote turns into an invoice": that is made of it.
  const made = found.verb === 'turn' && first?.low === 'into' ? rest : found.verb === 'become' ? found.object : [];
  if (made[0]?.tag === 'det' && !found.negated && verbForNoun(singular(headOf(made)?.low ?? '')) !== null) {
    const from =
      found.verb === 'turn' && subject.some(({ tag }) => tag === 'noun') && first
        ? [{ ...first, raw: 'from', low: 'from' }, ...subject]
        : [];
    return {
      ...found,
      subject: itself(found.object),
      frame: found.frame ?? 'let',
      verb: 'create',
      object: [...made, ...from],
    };
  }
  // "The watch delivers movement data": it is read from there.
  const says = found.object.findIndex(({ tag }) => tag === 'modal');
  if (
    /^(?:deliver|send|provide|give|supply)$/.test(found.verb ?? '') &&
    !found.negated &&
    /^(?:watch|watches|sensors?|scales?|meters?|instruments?|devices?|probes?|trackers?|loggers?|thermometers?|stations?|machines?)$/.test(
      subject.at(-1)?.low ?? '',
    ) &&
    subject.every(({ tag }) => /^(?:det|poss|noun|num)$/.test(tag)) &&
    found.object.some(({ low }) =>
      /^(?:data|values?|readings?|measurements?|results?|figures?|positions?)$/.test(low),
    ) &&
    !found.object.some(({ tag, low }) => tag === 'to' || low === 'when' || low === 'if')
  )
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? 'let',
      verb: 'read',
      object: [
        ...trimmed(found.object.slice(0, says < 0 ? undefined : says)).filter(({ low }) => low !== 'directly'),
        { ...first!, raw: 'from', low: 'from', tag: 'prep', verb: null },
        ...subject,
      ],
    };
  // "Calendar invitations must work": they are supported.
  if (
    found.verb === 'work' &&
    found.frame === 'modal' &&
    !found.negated &&
    trimmed(found.object).length === 0 &&
    subject.length > 1 &&
    subject.every(({ tag }) => tag === 'noun') &&
    singular(subject.at(-1)!.low) !== subject.at(-1)!.low &&
    !classes.isPeople(subject.at(-1)!.low)
  )
    return { ...found, subject: itself(subject), verb: 'support', object: subject, trouble: false };
  // "My old app can give a CSV": that is to be taken over.
  if (
    /^(?:give|export|produce|make|save|write)$/.test(found.verb ?? '') &&
    found.subject.some(({ low }) => /^(?:old|current|present|previous|former)$/.test(low)) &&
    found.object.some(({ low }) =>
      /^(?:csv|excel|xml|json|opml|gpx|gedcom|files?|exports?|spreadsheets?)$/.test(low),
    ) &&
    first
  )
    return {
      ...found,
      subject: itself(found.subject),
      verb: 'import',
      object: [
        ...trimmed(found.object),
        { ...first, raw: 'from', low: 'from', tag: 'prep', verb: null },
        ...found.subject,
      ],
    };
  // "Questions depend on former answers": which are shown does.
  if (found.verb === 'depend' && first?.low === 'on' && subject.some(({ tag }) => tag === 'noun') && !found.negated)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? 'let',
      verb: 'show',
      object: [...subject, { ...first, raw: 'depending', low: 'depending', tag: 'adv', verb: null }, ...found.object],
      trouble: false,
    };
  // "What is unread stays unread on all machines".
  if (
    /^stays?$/.test(found.verb ?? '') &&
    !found.negated &&
    /^(?:noun|adv|det)$/.test(first?.tag ?? '') &&
    subject.some(({ tag }) => tag === 'noun') &&
    !subject.some(({ low }) => classes.isPeople(plural(low)))
  )
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? 'let',
      verb: 'keep',
      object: [...subject, ...found.object],
      trouble: false,
    };
  if (found.verb !== 'go' || subject.length === 0 || found.negated) return found;
  if (
    first?.low === 'away' &&
    subject.some(({ tag }) => tag === 'noun') &&
    rest.some(({ low }) => /^(?:itself|themselves|automatically|after|before)$/.test(low))
  )
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? 'let',
      verb: 'delete',
      object: [...subject, ...rest],
    };
  const people = subject.some(({ low, tag }) => tag === 'pron' || classes.isPeople(low));
  if (/^(?:up|down)$/.test(first?.low ?? '') && rest.length <= 1 && !people)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? ('let' as const),
      verb: 'track',
      object: subject,
    };
  if (first?.low === 'back' && rest[0]?.tag === 'to' && !people)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? ('let' as const),
      verb: 'send',
      object: [...subject, ...found.object],
    };
  const moved = { ...found, subject: itself(subject), frame: found.frame ?? ('let' as const) };
  // "A letter in Farsi should go to somebody who speaks Farsi".
  if (
    first?.tag === 'to' &&
    !people &&
    found.frame === 'modal' &&
    /^(?:somebody|someone|whoever)$/.test(rest[0]?.low ?? '')
  )
    return { ...moved, verb: 'assign', object: [...subject, ...found.object] };
  if (first?.tag === 'to' && !people && /^(?:det|poss|noun)$/.test(rest[0]?.tag ?? ''))
    return { ...moved, verb: 'send', object: [...subject, ...found.object] };
  if (first?.low === 'out') return { ...moved, verb: 'send', object: [...subject, ...rest] };
  if (first?.low === 'online' || first?.low === 'live')
    return { ...moved, verb: 'publish', object: [...subject, ...rest] };
  if (
    /^(?:in|into)$/.test(first?.low ?? '') &&
    !subject.some(({ low }) => classes.isPeople(low) || classes.firstPersons.has(low))
  )
    return { ...moved, verb: 'put', object: [...subject, ...found.object] };
  return found;
}

/** "Postponing a match needs both teams to agree": it is done when they do. */
export function needing(tokens: Token[], from: number): Predicate | null {
  const first = tokens[from];
  const need = tokens.findIndex(({ low }) => /^(?:needs|requires)$/.test(low));
  const to = tokens.findIndex(({ tag }, at) => at > need && tag === 'to');
  if (first?.verb?.form !== 'ing' || need <= from + 1 || to < need + 2 || tokens[to + 1]?.verb?.form !== 'base')
    return null;
  const when: Token = { ...tokens[need]!, raw: 'when', low: 'when', tag: 'sub', verb: null };
  return {
    ...empty(),
    frame: 'want',
    verb: first.verb.base,
    at: from,
    object: [...tokens.slice(from + 1, need), when, ...tokens.slice(need + 1, to), ...tokens.slice(to + 1)],
  };
}

/** "For the bar you need to have had the briefing": it is required for that. */
export function requiring(tokens: Token[], from: number): Predicate | null {
  const need = tokens.findIndex(({ low }) => /^(?:needs?|requires?)$/.test(low));
  const who = tokens[need - 1];
  const what = tokens.slice(from, need - 1);
  if (
    tokens[from]?.low !== 'for' ||
    !who ||
    !/^(?:you|one|they|people|everybody|everyone|anyone)$/.test(who.low) ||
    what.length < 2 ||
    what.some(({ tag }) => tag === 'verb' || tag === 'be' || tag === 'mark')
  )
    return null;
  const rest = tokens.slice(need + 1);
  const at = rest.findIndex(({ tag, low }) => tag !== 'to' && tag !== 'have' && low !== 'had');
  const end = rest.findIndex(({ tag }, k) => k > at && tag === 'conj');
  const object = trimmed(rest.slice(at, end < 0 ? undefined : end));
  if (!object.some(({ tag }) => tag === 'noun') || object[0]!.tag === 'verb') return null;
  return { ...empty(), subject: itself([who]), frame: 'want', verb: 'require', at: need, object: [...object, ...what] };
}

const ables =
  /^(?:say|tell|find|see|know|remember|keep|reach|hear|read|afford|understand|come|access|work|open|get|follow|answer|plan|decide)$/;

/** "Teams must not see images of others", "nobody may vote twice": what is to be prevented. */
export function preventing(found: Predicate, tokens: Token[]): Predicate {
  // "No hall is used twice": that is to be prevented as well.
  const no = tokens.findIndex(({ low }) => low === 'no');
  const is = tokens.findIndex(({ tag }, at) => at > no && tag === 'be');
  if (no >= 0 && no < 3 && is > no + 1 && is < no + 5 && tokens.slice(no + 1, is).every(({ tag }) => tag === 'noun')) {
    const done = trimmed(tokens.slice(is + 1));
    const word = (low: string): Token => ({ ...tokens[no]!, raw: low, low, tag: 'noun', verb: null });
    if (done.some(({ verb }) => verb?.form === 'ed'))
      return {
        ...empty(),
        frame: 'modal',
        verb: 'prevent',
        at: no,
        object: [
          ...tokens
            .slice(no + 1, is)
            .map((token, at) =>
              at === 0 && singular(token.low) === token.low
                ? { ...token, raw: `a ${token.raw}`, low: `a ${token.low}` }
                : token,
            ),
          { ...word('from'), tag: 'prep' },
          word('being'),
          ...done,
        ],
      };
  }
  // "Nothing may get changed after the signature".
  if (
    found.passive &&
    found.subject[0]?.low === 'nothing' &&
    /^(?:change|edit|touch|alter|delete|correct)$/.test(found.verb ?? '') &&
    tokens.some(({ tag }) => tag === 'modal')
  )
    return {
      ...found,
      subject: [],
      frame: 'modal',
      negated: false,
      verb: 'lock',
      object: found.object.map((token) =>
        token.low === 'nothing' ? { ...token, raw: 'everything', low: 'everything' } : token,
      ),
    };
  const subject = bare(found.subject).filter(({ low }) => low !== 'also');
  const forbidden = tokens.some(
    ({ low }, at) =>
      /^(?:must|may|should|shall|can|cannot|mustn't|can't|shouldn't)$/.test(low) &&
      (tokens[at + 1]?.low === 'not' || /n't$|not$/.test(low) || subject[0]?.low === 'nobody'),
  );
  const who = subject.at(-1);
  // "Units in bad condition cannot be ordered".
  if (forbidden && found.passive && found.negated && who?.tag === 'noun' && found.object.length >= subject.length) {
    const rest = found.object.filter(({ start }) => start > who.start);
    const word = (low: string): Token => ({ ...who, raw: low, low, tag: low === 'from' ? 'prep' : 'noun', verb: null });
    return {
      ...found,
      passive: false,
      negated: false,
      subject: [],
      verb: 'prevent',
      object: [...subject, ...['from', 'being', participle(found.verb!)].map(word), ...trimmed(rest)],
    };
  }
  // "The librarian cannot say who has which score": what somebody is not able to is no ban, and what is not known is to be seen.
  const unable = tokens.some(
    ({ low }, at) =>
      /^(?:cannot|can't)$/.test(low) || (low === 'can' && (tokens[at + 1]?.low === 'not' || who?.low === 'nobody')),
  );
  // "Plans jobs and may not send anyone whose certificate has run out".
  const orders = subject.length === 0 && found.negated && found.frame === 'modal' && trimmed(found.object).length > 0;
  // "Should not go to any cloud": what goes there is what one has.
  if (forbidden && orders && found.verb === 'go' && found.object[0]!.tag === 'to') {
    const word = (low: string): Token => ({
      ...found.object[0]!,
      raw: low,
      low,
      tag: low === 'from' ? 'prep' : 'noun',
      verb: null,
    });
    return {
      ...found,
      subject: itself([found.object[0]!]),
      negated: false,
      verb: 'prevent',
      object: [...['data', 'from', 'going'].map(word), ...trimmed(found.object)],
    };
  }
  if (forbidden && orders && found.verb !== null && !found.passive) {
    if (unable && ables.test(found.verb)) return found;
    const [first] = found.object;
    if (sight.test(found.verb))
      return { ...found, subject: itself([first!]), negated: false, verb: 'hide', object: trimmed(found.object) };
    const doing: Token = { ...first!, raw: gerund(found.verb), low: gerund(found.verb), tag: 'noun', verb: null };
    return {
      ...found,
      subject: itself([first!]),
      negated: false,
      verb: 'prevent',
      object: [doing, ...trimmed(found.object)],
    };
  }
  if (!forbidden || found.verb === null || found.passive || !who || isFirstPerson(subject)) return found;
  if (
    who.low !== 'nobody' &&
    (!found.negated || !(classes.isPeople(plural(who.low)) || classes.groups.has(singular(who.low))))
  )
    return found;
  if (unable && ables.test(found.verb)) {
    const asks =
      classes.questionWords.has(found.object[0]?.low ?? '') || /^(?:who|if|whether)$/.test(found.object[0]?.low ?? '');
    return asks
      ? { ...found, frame: 'modal', negated: false, verb: 'see', subject: who.low === 'nobody' ? [] : found.subject }
      : found;
  }
  // "Nobody should need to register": it is not forbidden.
  const spared = tokens.some(({ low }, at) => /^(?:need|have)$/.test(low) && tokens[at + 1]?.tag === 'to');
  const word = (low: string, tag: Token['tag']): Token => ({ ...who, raw: low, low, tag, verb: null });
  const doing = word(gerund(found.verb.split(' ')[0]!), 'noun');
  const seen = sight.test(found.verb);
  const object = trimmed(found.object);
  // "Helpers must not see everything": a part of it they may.
  if (seen && who.low !== 'nobody' && object.length === 1 && /^(?:everything|all)$/.test(object[0]!.low))
    return {
      ...found,
      subject: [],
      frame: 'modal',
      negated: false,
      verb: 'limit',
      object: [word('what', 'sub'), ...subject, word(found.verb, 'noun')],
    };
  if (who.low === 'nobody' && seen) return found;
  return seen
    ? {
        ...found,
        subject: [],
        frame: 'modal',
        negated: false,
        verb: 'hide',
        object: [...object, word('from', 'prep'), ...subject],
      }
    : {
        ...found,
        subject: [],
        frame: 'modal',
        negated: false,
        verb: !spared ? 'prevent' : who.low === 'nobody' ? 'avoid' : 'spare',
        object: who.low === 'nobody' ? [doing, ...object] : [...subject, word('from', 'prep'), doing, ...object],
      };
}

const sight = /^(?:see|read|know)$/;
const everyone = new Set(['everybody', 'everyone', 'anybody', 'anyone', 'all']);

/** "Addresses must not be visible to everybody" wishes to hide them from others. */
export function hiding(tokens: Token[], from: number): Predicate | null {
  const bare = tokens.findIndex(({ low }, k) => low === 'not' && /^(?:visible|public)$/.test(tokens[k + 1]?.low ?? ''));
  const plain = tokens.slice(from, Math.max(from, bare));
  if (
    bare > from &&
    plain.every(({ tag }) => ['noun', 'det', 'poss', 'prep'].includes(tag)) &&
    plain.some(({ tag }) => tag === 'noun')
  ) {
    const others = (low: string, tag: Token['tag']): Token => ({ ...tokens[bare]!, raw: low, low, tag, verb: null });
    return {
      ...empty(),
      frame: 'modal',
      verb: 'hide',
      at: from,
      object: [...plain, others('from', 'prep'), others('others', 'noun')],
    };
  }
  const seen = tokens.findIndex((token) =>
    /^(?:visible|public|shown|seen|accessible|readable|displayed)$/.test(token.low),
  );
  const turn = tokens.findIndex((token, k) => k > from && (token.tag === 'modal' || token.tag === 'be'));
  const negated =
    tokens.slice(turn + 1, seen).some((token) => token.low === 'not') || (tokens[turn]?.low ?? '').endsWith("n't");
  const subject = tokens.slice(from, Math.max(from, turn));
  if (seen <= turn || turn < 0 || !negated || !subject.some((token) => token.tag === 'noun')) return null;
  const link = tokens[seen + 1];
  const audience = /^(?:to|by|for)$/.test(link?.low ?? '') ? tokens.slice(seen + 2) : [];
  const away: Token[] = link && audience.length > 0 ? [{ ...link, raw: 'from', low: 'from', tag: 'prep' }] : [];
  const others = audience.map((token) =>
    everyone.has(token.low) ? { ...token, raw: 'others', low: 'others' } : token,
  );
  return { ...empty(), frame: 'modal', verb: 'hide', at: seen, object: [...subject, ...away, ...others] };
}

/** "Nobody may book more than two slots" wishes to limit booking to two slots. */
export function limiting(tokens: Token[], from: number): Predicate | null {
  const verb = tokens.findIndex(
    (token, k) => k > from && token.verb?.form === 'base' && tokens[k - 1]!.tag === 'modal',
  );
  const than = tokens.findIndex((token, k) => token.low === 'than' && tokens[k - 1]?.low === 'more');
  if (tokens[from]?.low !== 'nobody' || verb < 0 || than !== verb + 2) return null;
  const word = gerund(tokens[verb]!.verb!.base);
  const doing: Token = { ...tokens[verb]!, raw: word, low: word, tag: 'noun', verb: null };
  const to: Token = { ...tokens[than]!, raw: 'to', low: 'to', tag: 'prep' };
  return { ...empty(), frame: 'modal', verb: 'limit', at: from, object: [doing, to, ...tokens.slice(than + 1)] };
}

/** "Who pays late" of people: who pay late. */
const ofMany = (token: Token): Token => {
  const told = token.low === 'is' ? 'are' : token.low === 'has' ? 'have' : token.low;
  const many =
    token.verb?.form === 's' ? token.verb.base : classes.troubleVerbs.has(told) ? told.replace(/s$/, '') : told;
  return many === token.low ? token : { ...token, raw: many, low: many };
};

/**
 * "Who lives here can hand in a project", "who did not answer gets a mail": which people, and where it is told what they do
 * or get; null where it is a question.
 */
export function whoever(tokens: Token[], from: number): { people: Token[]; at: number } | null {
  if (!/^(?:who|whoever)$/.test(tokens[from]?.low ?? '') || tokens[from + 1]?.tag === 'mark') return null;
  const end = tokens.findIndex(({ low }, at) => at > from && low === ',');
  const said = tokens.slice(0, end < 0 ? undefined : end);
  const first = said.findIndex(
    ({ tag, low }, at) =>
      at > from &&
      (tag === 'verb' || tag === 'have' || tag === 'be' || classes.troubleVerbs.has(low) || classes.wantVerbs.has(low)),
  );
  const second = said.findIndex(
    ({ tag, verb, low }, at) =>
      at > first &&
      (tag === 'modal' || (tag === 'verb' && verb!.form === 's' && said[at - 1]!.tag !== 'conj') || low === 'gets'),
  );
  const next = said[second + 1];
  if (
    first < 0 ||
    second < 0 ||
    next === undefined ||
    next.tag === 'be' ||
    said.slice(first, second).some(({ tag }) => tag === 'sub')
  )
    return null;
  const people: Token = { ...tokens[from]!, raw: 'people', low: 'people', tag: 'noun' };
  const which = said.slice(from, second);
  const negated = which.some(({ tag, low }) => tag === 'neg' || low.endsWith("n't"));
  const short =
    which[0]!.low === 'who' && which.length > 2 && which.length < 7 && !/^(?:here|there)$/.test(which.at(-1)!.low);
  return { people: negated || short ? [people, ...which.map(ofMany)] : [people], at: second };
}
