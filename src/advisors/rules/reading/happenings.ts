/** What is told as if things did it by themselves: it is the product that does it to them. */
import { bare } from './predicate-parts.ts';
import { isFirstPerson, trimmed } from './phrases.ts';
import type { Predicate } from './predicate.ts';
import { plural } from './stems.ts';
import type { Token } from './tokens.ts';
import * as classes from './word-classes.ts';

const word = (like: Token, low: string, tag: Token['tag']): Token => ({ ...like, raw: low, low, tag, verb: null });

const isPerson = ({ tag, low }: Token): boolean =>
  tag === 'noun' && (classes.isPeople(low) || classes.isPeople(plural(low)) || classes.kin.has(low));

const learnt = /^(?:who|what|which|where|when|how|if|whether|that)$/;

/** The same clause as what the product does, or null where the clause is no such telling. */
export function happening(found: Predicate): Predicate | null {
  if (found.negated || found.verb === null) return null;
  const { verb, frame } = found;
  const things = found.subject.filter(({ tag }) => tag !== 'adv');
  const [first, ...rest] = found.object;
  const head = things.findLast(({ tag }) => tag === 'noun' || tag === 'pron');
  if (!head) return null;
  const byProduct = {
    ...found,
    subject: [word(head, 'it', 'pron')],
    frame: frame ?? ('let' as const),
    trouble: false,
    past: false,
  };
  const automatic = found.object.some(({ low }) => low === 'automatically');
  const named = head.tag === 'noun' && !isFirstPerson(things);
  // "Wrong values have to jump out", "his name must light up".
  if (
    named &&
    ((/^(?:jump|stand|leap|pop|stick|spring|shine)$/.test(verb) && first?.low === 'out') ||
      (/^(?:light|flash)$/.test(verb) && first?.low === 'up') ||
      (/^(?:catch|hit)$/.test(verb) && found.object.some(({ low }) => /^eyes?$/.test(low))))
  )
    return {
      ...byProduct,
      verb: 'highlight',
      object: [...bare(things), ...(/^(?:catch|hit)$/.test(verb) ? [] : rest)],
    };
  // "Urgent cases float to the top".
  if (
    named &&
    !isPerson(head) &&
    /^(?:float|rise|jump|move|climb|come|go|slide|bubble)$/.test(verb) &&
    found.object.some(({ low }, at) => low === 'top' && at < 4)
  )
    return { ...byProduct, verb: 'put', object: [...bare(things), ...found.object.filter(({ low }) => low !== 'up')] };
  // "Groceries should land under groceries", "mails with a PDF should land there too".
  if (named && verb === 'land' && first?.low === 'on' && found.object.some(isPerson))
    return { ...byProduct, verb: 'assign', object: [...bare(things), word(head, 'to', 'to'), ...rest] };
  if (named && /^(?:land|arrive|belong|end)$/.test(verb) && (frame === 'modal' || automatic)) {
    const to = first?.low === 'up' ? rest : found.object;
    if (/^(?:there|here)$/.test(to[0]?.low ?? '')) return { ...byProduct, verb: 'collect', object: bare(things) };
    if (/^(?:under|in|into|on|with|at|among)$/.test(to[0]?.low ?? ''))
      return { ...byProduct, verb: to[0]!.low === 'under' ? 'file' : 'put', object: [...bare(things), ...to] };
  }
  // "Every mail becomes a case", "an offer turns into an order".
  const into = verb === 'become' ? found.object : verb === 'turn' && first?.low === 'into' ? rest : [];
  if (
    named &&
    !isPerson(head) &&
    /^(?:every|each|an?|any)$/.test(things[0]!.low) &&
    /^(?:an?|one)$/.test(into[0]?.low ?? '')
  )
    return { ...byProduct, verb: 'turn', object: [...bare(things), word(head, 'into', 'prep'), ...into] };
  // "Every mail should belong to one of us": somebody is responsible for it.
  if (named && !isPerson(head) && verb === 'belong' && frame === 'modal' && first?.low === 'to')
    return { ...byProduct, verb: 'assign', object: [...bare(things), ...found.object] };
  // "Everything comes to me in the evening".
  if (
    /^(?:come|arrive|go)$/.test(verb) &&
    /^(?:everything|all|results?|answers?|data|forms?|reports?|copies)$/.test(head.low) &&
    first?.low === 'to' &&
    /^(?:me|us)$/.test(rest[0]?.low ?? '')
  )
    return { ...byProduct, verb: 'send', object: [...bare(things), ...found.object] };
  // "New issues come by themselves", "results come from the laboratory electronically".
  if (named && verb === 'come' && !isPerson(head) && automatic)
    return { ...byProduct, verb: 'fetch', object: [...bare(things), ...found.object] };
  if (
    named &&
    verb === 'come' &&
    first?.low === 'from' &&
    found.object.some(({ low }) => /^(?:electronically|directory|directories|ldap)$/.test(low))
  )
    return { ...byProduct, verb: 'import', object: [...bare(things), ...found.object] };
  // "Yearly talks should leave a trace".
  if (named && verb === 'leave' && frame === 'modal' && found.object.some(({ low }) => /^traces?$/.test(low)))
    return { ...byProduct, verb: 'record', object: bare(things) };
  // "Dead addresses drop out by themselves", "old offers should vanish after a month".
  if (
    named &&
    !isPerson(head) &&
    ((/^(?:drop|fall|fly)$/.test(verb) && /^(?:out|off)$/.test(first?.low ?? '')) ||
      /^(?:disappear|vanish)$/.test(verb)) &&
    (frame === 'modal' || automatic)
  )
    return {
      ...byProduct,
      verb: 'remove',
      object: [...bare(things), ...(/^(?:disappear|vanish)$/.test(verb) ? found.object : rest)],
    };
  // "The audit asks who logged in when": that is to be seen. What people always ask is how it is today.
  const asked = first && /^(?:me|us|about)$/.test(first.low) ? rest : found.object;
  if (
    named &&
    frame === null &&
    things.length === found.subject.length &&
    verb === 'ask' &&
    learnt.test(asked[0]?.low ?? '') &&
    trimmed(asked).length > 2
  )
    return { ...byProduct, verb: 'show', object: asked };
  // "The customer knows when it is on the way": somebody tells them.
  if (
    named &&
    isPerson(head) &&
    frame === null &&
    verb === 'know' &&
    /^(?:when|that|if|as)$/.test(first?.low ?? '') &&
    rest.length > 1
  )
    return { ...byProduct, verb: 'notify', object: [...bare(things), ...found.object] };
  // "The app knows what is left".
  if (named && frame === null && verb === 'know' && /^(?:app|system|program|tool|site)$/.test(head.low))
    return { ...byProduct, verb: 'show' };
  // "The player must know where I was".
  if (
    named &&
    !isPerson(head) &&
    frame === 'modal' &&
    verb === 'see' &&
    /^(?:where|what|which|how)$/.test(first?.low ?? '') &&
    /^(?:phone|app|player|system|program|reader|it|device|site|page|software|tool)$/.test(head.low)
  )
    return { ...byProduct, verb: 'remember' };
  // "We owe the society a list of what was played".
  const list = found.object.findIndex(
    ({ low }, at) => at > 0 && /^(?:lists?|reports?|statements?|proof|numbers|figures|statistics|overview)$/.test(low),
  );
  if (verb === 'owe' && list > 0 && first && /^(?:det|poss|noun)$/.test(first.tag))
    return { ...byProduct, verb: 'give' };
  return null;
}
