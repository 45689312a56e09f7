import { keptFrom } from './bans.ts';
import type { Clause } from './clauses.ts';
import { headOf, isFirstPerson, shortened, trimmed, withoutAsides, wordsOf, type Reference } from './phrases.ts';
import { predicateOf, type Predicate } from './predicate.ts';
import { asksFurther, cleanObject, extentOf, indirect, nounWishes } from './noun-wishes.ts';
import type { Source } from './reading.ts';
import { remember, rememberWho, withPatient } from './references.ts';
import { alternatives, extendWith, narrow, spanOf, upTo, withoutPause } from './wish-extent.ts';
import { isPlainlyTold, judge, mayBeHabit, strengthIn, wantedFrom } from './verdict.ts';
import { plural, singular } from './stems.ts';
import { followsInTurn, stepIn } from './turns.ts';
import type { Token } from './tokens.ts';
import * as classes from './word-classes.ts';

export type Strength = 'must' | 'should' | 'could';
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
  strength: Strength;
  /** True when a wish was said outright ("I want", "must", a list item), not told as how things go. */
  outright: boolean;
  quote: string;
  start: number;
  end: number;
  source: Source;
  clause: Clause;
  /** Told as how things go, before anything is wished or as a habit: as likely wanted as not. */
  asTold: boolean;
  /** Its "it" or "them" speaks of something in an earlier sentence. */
  distant: boolean;
  /** Named without any verb around it. */
  fragment: boolean;
};

type Draft = { predicate: Predicate; clause: Clause; actor: Token[]; outright: boolean; asTold: boolean };

/** The wishes of one source, in the order they were said. */
export function wishesOf(clauses: Clause[], source: Source): Wish[] {
  const wishes: Wish[] = [];
  const reference: Reference = { it: '', them: '', who: '' };
  const nothing = {
    wish: false,
    first: false,
    actor: [] as Token[],
    outright: false,
    passive: false,
    opened: false,
    /** Somebody did it, told with an -s: "the clerk checks". */
    third: false,
    patient: [] as Token[],
  };
  let before = nothing;
  /** True once the person tells how things go in the product: "a page where I propose dates". */
  let narrating = false;
  const byPassage = Map.groupBy(clauses, (clause) => clause.passage);
  const wanted = wantedFrom(clauses);
  let examples: number | null = null;
  // "Carpool for our village.": what the product does is described from the first word on.
  const described =
    clauses[0] !== undefined &&
    predicateOf(clauses[0]).verb === null &&
    clauses[0].tokens.some(({ low }) => low === 'for');
  /** True while steps are told one after the other. */
  let inSteps = false;
  let instead: Clause['passage'] | null = null;
  clauses.forEach((clause, at) => {
    const siblings = byPassage.get(clause.passage)!;
    if (siblings[0] === clause) {
      before = nothing;
      reference.fresh = reference.fresh === true && clauses[at - 1]?.passage.text.endsWith(':');
      if (reference.past !== undefined && reference.it.startsWith('the ')) reference.it = reference.past;
      delete reference.past;
      // "Library of things: drills, tents": examples of what is spoken of.
      const label = clauses[at - 1];
      const about = label?.passage.text.endsWith(':') ? label.tokens.filter(({ tag }) => tag !== 'mark') : [];
      reference.label = about.length < 3 && about.every(({ tag }) => tag === 'noun') ? about : [];
      examples =
        label?.passage.text.endsWith(':') &&
        label.passage.end + 2 >= clause.passage.start &&
        siblings.length === 1 &&
        label.tokens.some(({ low }) => /^(?:things|items|objects|stuff|equipment|goods|devices)$/.test(low))
          ? clause.passage.start
          : label !== undefined && givesExamples(label, clause.passage)
            ? clause.passage.start
            : examples;
    }
    const found = keptFrom(predicateOf(clause), clause.tokens, before.actor);
    const read = asDone(found, clause, wishes.length > 0 || narrating || clause.passage.bullet);
    // "The load is sorted and each fraction weighed again": the second is as passive as the first.
    const predicate =
      (before.passive || (before.wish && !before.first && !isThing(read.object[0]))) &&
      read.past &&
      read.verb !== null &&
      !/^(?:work|live|sleep|come|go|stay|happen|arrive|wait|walk|travel)$/.test(read.verb) &&
      (read.subject.length > 0 || before.passive) &&
      read.subject.every(({ tag }) => tag !== 'pron')
        ? {
            ...read,
            past: false,
            passive: true,
            object: [...(read.subject.length > 0 ? read.subject : before.patient), ...read.object],
          }
        : read;
    if (onlyWants(clause) || namesTool(clause)) narrating = true;
    // "I don't want an app that talks to my bank, I load the file myself": how it is to be instead.
    if (predicate.negated && predicate.frame === 'want' && isFirstPerson(predicate.subject)) instead = clause.passage;
    const verdict = judge(
      predicate,
      clause,
      before,
      siblings,
      narrating || instead === clause.passage,
      clause.passage.start < wanted && !wishes.some((wish) => wish.outright),
    );
    const told = clause.lead === 'relative' && /^(?:who|that|which)$/.test(clause.tokens[0]!.low);
    const actor =
      clause.lead === 'purpose' && predicate.subject.length === 0 && predicate.frame === null
        ? []
        : predicate.subject.length > 0
          ? predicate.subject
          : told && clause.antecedent.length > 0
            ? clause.antecedent
            : clauses[at - 1]?.lead === 'relative' && clauses[at - 1]!.tokens.at(-1)!.low === 'then'
              ? []
              : // "The clerk checks, pay yearly": it is not the clerk who pays.
                before.third && predicate.frame === null && clause.tokens[predicate.at]?.verb?.form === 'base'
                ? []
                : before.actor;
    const asTold =
      mayBeHabit(predicate, clause) ||
      (clause.passage.start < wanted &&
        !described &&
        !narrating &&
        !verdict.outright &&
        isPlainlyTold(predicate, clause));
    if (
      verdict.wish &&
      !(
        examples === clause.passage.start &&
        (predicate.verb === null || clause.tokens[predicate.at]?.verb?.form === 'ing')
      ) &&
      !onlyAsks(clause)
    ) {
      const next = clauses[at + 1];
      const ahead = clauses[at - 1];
      const short =
        predicate.verb === null
          ? trimmed(predicate.noun).length === 1
          : predicate.object.length <= (informs.test(predicate.verb) ? 12 : 5);
      const condition =
        next?.lead === 'condition' &&
        next.passage === clause.passage &&
        !opensNext(clauses, at + 1) &&
        // "What it cost, when the check is due": no condition of what is asked.
        !(predicate.verb === null && clause.tokens.at(-1)!.low === ',' && asksIn(predicate.noun))
          ? next
          : short && ahead?.lead === 'condition' && (ahead === siblings[0] || opensNext(clauses, at - 1))
            ? ahead
            : null;
      const last = wishes.at(-1);
      const within =
        clause.lead === 'relative' &&
        predicate.verb !== null &&
        last?.form === 'noun' &&
        last.clause === clauses[at - 1] &&
        clause.tokens[0]!.low === 'where' &&
        /^(?:board|page|map|calendar|list|plan|place|screen|site)$/u.test(last.head);
      // "People who offer a ride", "tokens which the players move": what is done with them says more than their name.
      const named =
        clause.lead === 'relative' &&
        (predicate.verb !== null || predicate.frame === 'want') &&
        last?.form === 'noun' &&
        last.clause === clauses[at - 1] &&
        (clause.antecedent.length === 0 || clause.antecedent.some(({ low }) => singular(low) === last.head)) &&
        ((clause.tokens[0]!.low === 'who' && classes.isPeople(plural(last.head))) ||
          (clause.tokens[0]!.low !== 'who' && predicate.subject.length > 0)) &&
        clause.tokens[0]!.low !== 'where';
      // "A feed that all the podcast apps accept": which feed, and nothing that is wished of the apps.
      const limits =
        clause.lead === 'relative' &&
        predicate.verb !== null &&
        predicate.frame === null &&
        last?.clause === clauses[at - 1] &&
        /^(?:that|which)$/.test(clause.tokens[0]!.low) &&
        (predicate.subject.some(({ low }) =>
          /^(?:apps?|programs?|systems?|devices?|machines?|printers?|browsers?|services?|servers?|tools?)$/.test(low),
        ) ||
          // "Sees certificates that expire".
          (predicate.subject.length === 0 &&
            classes.selfActing.has(predicate.verb) &&
            trimmed(predicate.object).length === 0));
      if (within || named) wishes.pop();
      const whole = named && last.object.split(' ').length <= 7 ? last.object : '';
      const opensWith =
        clause.tokens.find(
          (token) => token.tag === 'noun' || token.tag === 'prep' || token.tag === 'det' || token.tag === 'poss',
        )?.low === 'with';
      if (limits) narrow(last, clause, clauses[at - 1], source);
      else if (
        clause.lead === 'with' &&
        opensWith &&
        wishes.at(-1)?.form === 'verb' &&
        wishes.at(-1)!.clause === clauses[at - 1] &&
        // "See how often it was used. With names we choose": that does not belong to the question.
        !(siblings[0] === clause && classes.questionWords.has(wishes.at(-1)!.object.split(' ')[0]!))
      )
        extendWith(wishes, predicate.noun, clause, reference, source);
      else
        wishes.push(
          ...wishesFrom(
            { predicate, clause, actor, outright: verdict.outright, asTold },
            asTold ? 'could' : strengthIn(clause, siblings),
            condition,
            reference,
            source,
          ),
        );
      // "Tell me when a slot is empty and when the fridge gets too warm": that is told as well.
      const second = condition === next ? clauses[at + 2] : undefined;
      const told = wishes.at(-1);
      if (
        second?.lead === 'condition' &&
        second.passage === clause.passage &&
        condition?.tokens.at(-1)?.tag === 'conj' &&
        told?.clause === clause &&
        told.form === 'verb' &&
        told.condition !== ''
      )
        wishes.push({
          ...told,
          condition: wordsOf(shortened(second.tokens, 9), { ...reference, them: '' }),
          ...upTo(second.tokens[0]!.start, second, source),
        });
      const step = clauses[at - 1];
      inSteps = step?.passage === clause.passage && followsInTurn(step.tokens, clause.tokens, inSteps);
      if (inSteps)
        afterStep(
          wishes.findLast((wish) => wish.clause === clause),
          stepIn(step!.tokens),
          reference,
          source,
        );
      onNews(wishes, clause, clauses[at - 1], source);
      const newest = wishes.at(-1);
      // "One place where we put them": there they are kept.
      if (
        newest?.clause === clause &&
        clause.tokens[0]!.low === 'where' &&
        clause.antecedent.at(-1)?.low === 'place' &&
        isFirstPerson(predicate.subject) &&
        /^(?:put|keep|store|collect|gather)$/.test(newest.verb)
      )
        Object.assign(newest, { verb: 'keep', object: `${newest.object} in one place` });
      // The question says more of its label than the label alone.
      const topic = (reference.label ?? []).map(({ low }) => low).join(' ');
      const labelled = wishes.at(-2);
      if (
        topic !== '' &&
        newest?.clause === clause &&
        labelled?.clause === clauses[at - 1] &&
        (newest.verb === 'remind' || new RegExp(`how (?:many|much) ${topic} `, 'u').test(newest.object))
      )
        wishes.splice(-2, 1);
      if (newest?.form === 'noun' && newest.clause === clause) reference.named = `the ${newest.head}`;
      // "One screen with curves and gauges, that I put together": all that was said of it.
      const kept = wishes.at(-1);
      if (
        whole !== '' &&
        kept?.form === 'verb' &&
        kept.object.startsWith(`${clause.antecedent.map(({ low }) => low).join(' ')} `) &&
        whole.includes(' ')
      )
        Object.assign(kept, {
          object: `${whole} ${kept.object.slice(clause.antecedent.map(({ low }) => low).join(' ').length + 1)}`,
          start: last!.start,
          quote: source.text.slice(last!.start, kept.end),
        });
      if (within && wishes.at(-1)?.form === 'verb')
        Object.assign(wishes.at(-1)!, {
          object: `${wishes.at(-1)!.object} on ${last.object.replace(/^some /u, '')}`.trim(),
          start: last.start,
          quote: source.text.slice(last.start, wishes.at(-1)!.end),
        });
    } else if (clause.lead === 'relative') narrow(wishes.at(-1), clause, clauses[at - 1], source);
    if (verdict.wish && predicate.frame === null && isFirstPerson(predicate.subject)) narrating = true;
    if (siblings.at(-1) === clause && wishes.length > 1) narrating = true;
    // "A website where people find friends": how it is told that the product is one.
    if (isProduct(clause)) before = { ...before, wish: true };
    // "When a model is good enough someone signs it off": the model.
    const met =
      clause.lead === 'condition' && (siblings[0] === clause || opensNext(clauses, at))
        ? ([predicate.subject, predicate.object, afterTrouble(predicate.noun)]
            .map(headOf)
            .find((head) => head !== null && !isOnePerson(head)) ?? null)
        : null;
    if (met && singular(met.low) === met.low && met.low.length > 2 && !/thing$|body$|one$/.test(met.low))
      Object.assign(reference, {
        it: `the ${met.low}`,
        itAt: clause.passage.start,
        subject: '',
        fresh: true,
        past: reference.past ?? reference.it,
      });
    if (
      clause.lead !== 'with' &&
      clause.lead !== 'refusal' &&
      (verdict.wish || !/^(?:ask|answer|phone|call|complain)$/.test(predicate.verb ?? '')) &&
      (clause.lead !== 'relative' || verdict.wish) &&
      (clause.lead !== 'condition' || reference.it === '')
    )
      remember(reference, predicate, clause);
    else rememberWho(reference, clause);
    before = { ...before, opened: before.opened || (siblings[0] === clause && verdict.wish) };
    const aside =
      (clause.lead === 'refusal' || clause.lead === 'relative' || (clause.lead === 'purpose' && predicate.negated)) &&
      before.wish &&
      !verdict.wish;
    if (clause.lead !== 'condition' && clause.lead !== 'reason' && !aside && !isProduct(clause))
      before = {
        ...before,
        wish: verdict.wish,
        first: isFirstPerson(actor),
        // "Drafts that the others can comment, publish later": it is not the others who publish.
        actor:
          clause.lead === 'relative' &&
          /^(?:that|which)$/.test(clause.tokens[0]!.low) &&
          predicate.subject.length > 0 &&
          clause.tokens.at(-1)!.low === ','
            ? before.actor
            : actor,
        third:
          predicate.verb !== null && clause.tokens[predicate.at]?.verb?.form === 's' && predicate.subject.length > 0,
        outright: verdict.outright,
        passive: predicate.passive,
        patient: predicate.passive ? trimmed(predicate.subject) : [],
      };
  });
  return wishes;
}

/** "If the apprentice breaks a drill": the drill. */
const afterTrouble = (tokens: Token[]): Token[] => {
  const trouble = tokens.findLastIndex(({ low }) => classes.troubleVerbs.has(low));
  return trouble > 0 && trouble < tokens.length - 1 ? tokens.slice(trouble + 1) : tokens;
};

const isOnePerson = ({ low }: Token): boolean => classes.isPeople(plural(low)) || classes.kin.has(low);

/** "First the customer signs, then we order the material": it is ordered once that is done. */
function afterStep(wish: Wish | undefined, step: Token[], reference: Reference, source: Source): void {
  if (wish?.form !== 'verb' || wish.condition !== '' || step.length > 7 || wish.object.split(' ').length > 6) return;
  const own = `${wish.actor === null ? '' : `let ${wish.actor} `}${wish.verb} ${wish.object}`.split(' ').length;
  const verb = step.findIndex(({ tag }) => tag === 'verb');
  const short = own + step.length > 9 && verb > 0 ? step.slice(0, verb + 1) : step;
  Object.assign(wish, {
    condition: `once ${wordsOf(short, reference, true)}`,
    start: step[0]!.start,
    quote: source.text.slice(step[0]!.start, wish.end),
  });
}

/** "Zones are closed and people get informed", "vans need to be refilled, so tell the warehouse": of that they are told. */
function onNews(wishes: Wish[], clause: Clause, before: Clause | undefined, source: Source): void {
  const wish = wishes.at(-1);
  const passive = before?.tokens.some(({ tag }, at, all) => tag === 'be' && all[at + 1]?.verb?.form === 'ed') ?? false;
  const needed = before?.tokens.some(({ low }) => /^needs?$/.test(low)) ?? false;
  if (
    wish?.clause !== clause ||
    before?.passage !== clause.passage ||
    before.lead !== 'main' ||
    !passive ||
    needed !== (clause.lead === 'purpose') ||
    before.tokens.some(({ tag }) => tag === 'modal' || tag === 'neg') ||
    wish.form !== 'verb' ||
    wish.condition !== '' ||
    !/^(?:inform|tell|notify)$/.test(wish.verb) ||
    !/^(?:the )?\p{L}+$/u.test(wish.object)
  )
    return;
  if (needed && wishes.at(-2)?.clause === before) wishes.splice(-2, 1);
  Object.assign(wish, {
    condition: `when ${wordsOf(shortened(before.tokens, 7), { it: 'it', them: 'they', who: '' })}`,
    ...(needed && { start: before.tokens[0]!.start, quote: source.text.slice(before.tokens[0]!.start, wish.end) }),
  });
}

/** "Bills photographed and kept", "cover and narrator filled from the internet": what is to be done to them. */
function asDone(read: Predicate, { lead, tokens }: Clause, telling: boolean): Predicate {
  const done =
    telling &&
    lead === 'main' &&
    read.past &&
    !read.passive &&
    read.verb !== null &&
    read.frame === null &&
    read.subject.length > 0 &&
    read.subject.every(
      ({ tag, low }, at, all) =>
        tag === 'noun' ||
        tag === 'conj' ||
        (tag === 'prep' && low !== 'with') ||
        (tag === 'poss' && all[at - 1]?.low === 'of') ||
        low === ',',
    ) &&
    (/^(?:fill|show|list|add|import|fetch)$/.test(read.verb) ||
      !read.subject.some(
        ({ low }) => classes.isPeople(low) || classes.isPeople(plural(low)) || classes.groups.has(low),
      )) &&
    tokens.find(({ verb, tag }) => tag === 'verb' && verb!.form === 'ed') !== undefined &&
    !/^(?:have|do|be|go|come|stop|start|end|fail|happen|become|leave|die|run|work|appear|grow|lose|win|get|cost)$/.test(
      read.verb,
    ) &&
    !classes.selfActing.has(read.verb) &&
    /^(?:prep|adv|conj|mark)$/.test(read.object[0]?.tag ?? 'mark') &&
    !read.object.some(({ low }) => /^(?:last|yesterday|ago|then|well|out|badly|better|quickly|twice)$/.test(low));
  if (!done) return read;
  // "Photographed and kept".
  const [joint, second] = read.object;
  const both = joint?.tag === 'conj' && second?.tag === 'verb' && second.verb!.form === 'ed';
  return {
    ...read,
    past: false,
    passive: true,
    frame: 'let',
    verb: both ? `${read.verb} and ${second.verb!.base}` : read.verb,
    object: [...trimmed(read.subject), ...read.object.slice(both ? 2 : 0)],
  };
}

/** "Invoices go out, and if nobody pays the door is locked": the condition belongs to what comes after it. */
function opensNext(clauses: Clause[], at: number): boolean {
  const [before, condition, after] = [clauses[at - 1], clauses[at]!, clauses[at + 1]];
  return (
    before?.passage === condition.passage &&
    after?.passage === condition.passage &&
    (after.lead === 'main' || (after.lead === 'with' && before.tokens.at(-1)!.tag === 'conj')) &&
    /^(?:and|but|,)$/.test(before.tokens.at(-1)!.low) &&
    condition.tokens.at(-1)!.tag !== 'conj'
  );
}

const isProduct = ({ tokens, lead }: Clause): boolean => {
  const words = tokens.filter(({ tag }) => tag !== 'mark' && tag !== 'adv');
  // "A website", "something light".
  return (
    lead === 'main' &&
    ((words.length <= 4 &&
      (words[0]?.tag === 'det' || words[0]?.low === 'one') &&
      classes.containerNouns.has(words.at(-1)!.low)) ||
      (words.length <= 3 && words[0]?.low === 'something'))
  );
};

const isThing = (token: Token | undefined): boolean =>
  token !== undefined && ['det', 'poss', 'noun', 'pron', 'num', 'sub', 'to'].includes(token.tag);

/** "Want:", "My idea:" or "What I'm looking for:", after which people tell how things are to go. */
const onlyWants = ({ tokens, passage }: Clause): boolean =>
  passage.text.endsWith(':') &&
  tokens.length <= (tokens[0]!.low === 'what' ? 7 : 4) &&
  tokens.some(({ low }) => classes.wantVerbs.has(low) || /^(?:idea|wishlist|plan|dream|looking)$/.test(low));

const asksIn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ tag, low }) => (tag === 'sub' || low === 'who') && classes.questionWords.has(low));

/** "What I would need:": what it is follows. */
const onlyAsks = (clause: Clause): boolean => clause.tokens[0]!.low === 'what' && onlyWants(clause);

/** "Sees tasks per book: editing, printing", "what he can do: tacking, mooring, ...": which of them, and no wishes. */
function givesExamples(label: Clause, { text, start }: Clause['passage']): boolean {
  if (!label.passage.text.endsWith(':') || label.passage.end + 2 < start) return false;
  if (/(?:\.\.\.|…|,? etc\.?)$/u.test(text) && label.tokens.some(({ low }) => low === 'what')) return true;
  const told = predicateOf(label);
  const head = headOf(told.object);
  return (
    told.verb !== null &&
    told.frame !== 'want' &&
    head !== null &&
    singular(head.low) !== head.low &&
    /^[\p{L}]+(?:, [\p{L}]+)+(?:,? (?:and|or) [\p{L}]+)?\.?$/u.test(text)
  );
}

/** "Tool for my history class.", "Log for radio amateurs:": what follows tells how it is to go. */
const namesTool = ({ tokens, passage }: Clause): boolean => {
  const words = tokens.filter(({ tag }) => tag !== 'mark' && tag !== 'adv' && tag !== 'det');
  return (
    passage.start < 40 &&
    words.length <= 8 &&
    classes.containerNouns.has(words[0]?.low ?? '') &&
    words[1]?.tag === 'prep' &&
    words.every(({ tag }) => tag !== 'verb' && tag !== 'be' && tag !== 'modal')
  );
};

/** "Members book by themselves" tells who does it, and nothing of a program. */
function byPeopleThemselves(draft: Draft, actor: string | null, source: Source): Draft {
  if (actor === null || !classes.isPeople(plural(actor.split(' ').at(-1)!))) return draft;
  const object = draft.predicate.object.filter(
    ({ low, start, end }) => low !== 'automatically' || !/themselves/iu.test(source.text.slice(start, end)),
  );
  return { ...draft, predicate: { ...draft.predicate, object } };
}

function wishesFrom(
  said: Draft,
  strength: Strength,
  condition: Clause | null,
  reference: Reference,
  source: Source,
): Wish[] {
  const doer = actorOf(said, reference);
  const draft = handedOver(byPeopleThemselves(said, doer, source), doer);
  const actor = draft.actor.length === 0 ? null : doer;
  const { predicate, clause } = draft;
  const base = {
    strength,
    outright: draft.outright,
    asTold: draft.asTold,
    source,
    clause,
    distant: !reference.fresh && predicate.object.some(({ low }) => low === 'it' || low === 'them'),
    fragment: predicate.frame === null && predicate.verb === null,
    actor,
  };
  const who = base.actor !== null && classes.isPeople(base.actor.split(' ').at(-1)!) ? 'they' : reference.who;
  // "Workers note measurements. I want them to enter it": what was spoken of last.
  const late =
    reference.it !== '' &&
    reference.them !== '' &&
    !classes.isPeople(reference.them) &&
    (reference.themAt ?? 0) > (reference.itAt ?? 0) &&
    clause.passage.start > (reference.themAt ?? 0);
  const whole =
    /^(?:see|view|use|share|access|read|look)$/.test(predicate.verb ?? '') &&
    !reference.fresh &&
    predicate.object[0]?.low === 'it';
  // What was named once, in another sentence, may be anything: rather no noun than a wrong one.
  const guessed =
    base.distant &&
    predicate.object[0]?.low === 'it' &&
    reference.it !== reference.named &&
    reference.it !== reference.them &&
    source.text.toLowerCase().split(reference.it.replace(/^the /u, '')).length < 3;
  const own = {
    ...reference,
    who,
    ...(whole || (guessed && !late) ? { it: '' } : late ? { it: reference.them } : {}),
  };
  // "Tenants draw a plan from several of them": not of the tenants.
  if (own.them !== '' && own.them === base.actor?.split(' ').at(-1)) own.them = '';
  // "Get told when somebody outbids them": those who get told.
  const told = trimmed(withGap(draft))[0];
  if (told && classes.isPeople(told.low) && predicate.verb !== 'prevent') Object.assign(own, { them: '', who: 'they' });
  // "Researchers see who did not answer and write to them": not the researchers.
  const asked = reference.asked !== '' && reference.asked !== undefined;
  if (base.actor !== null && (own.them === base.actor || own.them === '') && asked)
    Object.assign(own, { them: reference.asked });
  // "Grandparents have no smartphone, so we must enter them": those of whom was spoken last.
  else if (own.them === 'people' && (reference.whoAt ?? 0) > (reference.themAt ?? 0) && reference.who !== '')
    Object.assign(own, { them: reference.who });
  // "They get asked": the people.
  if (
    predicate.passive &&
    predicate.object[0]?.low === 'them' &&
    /^(?:ask|invite|notify|tell|remind|inform|warn)$/.test(predicate.verb ?? '')
  )
    Object.assign(own, { them: '', who: reference.who || 'people' });
  const optional =
    condition?.tokens.some(({ low }) => /^(?:clicks?|taps?|presses)$/.test(low)) ||
    (condition?.tokens.some(({ low }) =>
      /^(?:like|want|wish|possible|needed|necessary|good|fine|ok|okay|nice)$/.test(low),
    ) &&
      condition.tokens.length <= 6);
  const acted = headOf(withGap(draft));
  const inside = acted !== null && singular(acted.low) === acted.low ? { it: 'it', subject: '' } : {};
  // "What we have and when to use them": one more thing to be seen.
  const howTo = condition?.tokens[1]?.tag === 'to';
  const conditionText =
    condition && !optional
      ? wordsOf(shortened(condition.tokens, 9), { ...own, ...inside, them: '', ...(howTo ? { who: 'they' } : {}) })
          .replace(/^(\p{L}+) that (?=\p{L}+ )/u, '$1 the ')
          .replace(/^(?=(?:when|where) to )/u, 'and ')
      : '';
  const lastWord = trimmed(clause.tokens).at(-1);
  const nounsOf = (tokens: Token[]): Wish[] =>
    nounWishes(tokens, clause, reference, predicate.frame === null && predicate.verb === null)
      .toSorted((a, b) => a.tokens[0]!.start - b.tokens[0]!.start)
      .map(({ verb, object, head, tokens: named }, nth, all) => ({
        ...base,
        actor: null,
        form: 'noun' as const,
        verb,
        object,
        head,
        condition:
          predicate.verb === null &&
          nth === all.length - 1 &&
          named.length <= 6 &&
          // "A photo of the house, and in the evening, when there is a net, ...": not the photo.
          named.at(-1)!.end === lastWord?.end
            ? conditionText
            : '',
        ...extentOf(named, source),
      }));
  if (predicate.verb) {
    const whole = indirect(withoutPause(withoutAsides(reminding(withGap(draft), predicate.verb, reference))));
    const asks = whole.findIndex((token) => token.tag === 'sub' || token.low === 'who');
    const comma =
      // "List boats with their berths, what is booked": the question is a thing of its own.
      asks > 2 && whole[asks - 1]!.low === ',' && /^(?:what|how|who|which)$/.test(whole[asks]!.low)
        ? asks - 1
        : asks >= 0
          ? whole.findIndex((token, at) => at > asks && (token.low === ',' || asksFurther(whole, asks, at)))
          : endsOfDoing(whole);
    const [alone, ...alike] = comma > 1 ? [whole.slice(0, comma)] : alternatives(whole);
    const objectTokens = shortened(untilNext(alone!), 13);
    const head = headOf(objectTokens);
    if (comma > 1 && head && classes.isPeople(head.low)) reference.who = head.low;
    const all = spanOf(clause, predicate.at, source);
    const end = comma > 1 ? whole[comma - 1]!.end : all.end;
    const span = { ...all, end, quote: source.text.slice(all.start, end) };
    const most = informs.test(predicate.verb) ? 12 : 7;
    const wish: Wish = {
      ...base,
      form: 'verb',
      verb: predicate.verb,
      object: withPatient(
        // "The kids only see what is for kids".
        (base.actor !== null &&
        predicate.subject.length > 1 &&
        predicate.subject.at(-1)!.low === 'only' &&
        objectTokens[0]?.tag === 'sub'
          ? 'only '
          : '') + cleanObject(wordsOf(objectTokens, own, true, adds.test(predicate.verb)), predicate.verb),
        predicate.verb,
        own,
        base.actor,
      ),
      head: head ? singular(head.low) : '',
      condition: objectTokens.length <= most ? conditionText : '',
      ...(condition && objectTokens.length <= most && span.end <= condition.tokens[0]!.start
        ? upTo(span.start, condition, source)
        : span),
    };
    // "When the call does not come somebody gets a message, on phone or in chat": when, and by which way.
    const way = objectTokens.findIndex(({ low }, at) => at > 0 && (low === ',' || /^(?:by|via|on|in)$/.test(low)));
    const ways = way > 0 && wish.condition !== '' && objectTokens.length > 7;
    return [
      ...(ways ? [{ ...wish, object: cleanObject(wordsOf(objectTokens.slice(0, way), own, true)) }] : []),
      ways ? { ...wish, condition: '' } : wish,
      ...alike.map((tokens) => ({
        ...wish,
        object: cleanObject(wordsOf(shortened(tokens, 13), own, true)),
        condition: '',
      })),
      ...(comma > 1 && whole[comma + 1]?.tag !== 'prep' ? nounsOf(whole.slice(comma + 1)) : []),
    ];
  }
  // "Only what changed": how much of what was wished before.
  const before = clause.tokens[clause.tokens.indexOf(predicate.noun[0]!) - 1];
  return before?.low === 'only' && predicate.noun[0]!.low === 'what' ? [] : nounsOf(predicate.noun);
}

/** "Water changes: remind me every two weeks": of them. */
const reminding = (object: Token[], verb: string, { label = [] }: Reference): Token[] =>
  verb === 'remind' && label.length > 0 && !object.some(({ low }) => low === 'of')
    ? [
        ...object.slice(0, 1),
        { ...label[0]!, raw: 'of', low: 'of', tag: 'prep', verb: null },
        ...label,
        ...object.slice(1),
      ]
    : object;

/** "Reserve books from home, fines, ordering new books": where other things of a list begin, one of which is another doing. */
function endsOfDoing(tokens: Token[]): number {
  const comma = tokens.findIndex(({ low }) => low === ',');
  // "Fill in later, per project, holidays".
  if (comma > 1 && tokens[comma + 1]?.low === 'per' && !tokens.slice(0, comma).some(({ tag }) => tag === 'noun'))
    return comma;
  const doing = tokens.findIndex(({ verb, tag }, at) => at > comma + 1 && tag === 'verb' && verb!.form === 'ing');
  const told = tokens.slice(0, comma).some(({ tag }) => tag === 'prep');
  const lists = tokens.slice(comma, doing).every(({ tag, low }) => tag === 'noun' || low === ',');
  return comma > 1 && told && doing > 0 && lists && tokens[doing - 1]!.low === ',' ? comma : -1;
}

/** "The nearest car gets it": it is assigned to that one. */
function handedOver(draft: Draft, actor: string | null): Draft {
  const { predicate } = draft;
  const [it, ...rest] = predicate.object;
  if (predicate.verb !== 'get' || it?.low !== 'it' || actor === null || predicate.negated) return draft;
  if (!/^(?:mark|conj|adv)$/.test(rest[0]?.tag ?? 'mark')) return draft;
  const who = trimmed(predicate.subject);
  const the: Token[] = /^(?:nearest|next|first|last|right)$/.test(who[0]?.low ?? '')
    ? [{ ...it, raw: 'the', low: 'the', tag: 'det', verb: null }]
    : [];
  const to: Token = { ...it, raw: 'to', low: 'to', tag: 'to', verb: null };
  return {
    ...draft,
    actor: [],
    predicate: { ...predicate, verb: 'assign', object: [it, to, ...the, ...who, ...rest] },
  };
}

/** "May vote, reading is for everyone": after the comma another sentence begins. */
function untilNext(tokens: Token[]): Token[] {
  const next = tokens.findIndex(({ low }, at) => {
    const verb = tokens.findIndex(({ tag }, k) => k > at && (tag === 'be' || tag === 'modal'));
    return (
      (low === ',' &&
        // "Get a message, the first who says yes gets it".
        /^(?:first|last|next)$/.test(tokens[at + 2]?.low ?? '') &&
        tokens[at + 3]?.low === 'who') ||
      (low === ',' &&
        verb > at + 1 &&
        verb < at + 5 &&
        tokens
          .slice(at + 1, verb)
          .every(({ tag, verb: doing }) => /^(?:det|poss|noun|pron|num)$/.test(tag) || doing?.form === 'ing'))
    );
  });
  const asks = tokens.some(({ tag, low }) => tag === 'sub' || low === 'who');
  return next < 0 || asks ? tokens : tokens.slice(0, next);
}

const informs = /^(?:get|receive|tell|notify|alert|warn|remind|inform)$/u;
const adds = /^(?:add|create|write|post|propose|make|suggest|enter)$/u;
/** The object, with what a relative clause leaves out: in "switches we can turn on" the switches. */
function withGap({ predicate, clause, actor }: Draft): Token[] {
  const { object } = predicate;
  // "Everybody orders, then it's closed": not everybody.
  const itself = clause.tokens.slice(0, predicate.at).find(({ low }) => /^(?:it|that|this)'s$/.test(low));
  if (predicate.passive && predicate.subject.length === 0 && itself)
    return [{ ...itself, raw: 'it', low: 'it', tag: 'pron' }, ...object];
  if (predicate.passive && predicate.subject.length === 0 && actor.length > 0 && !itself && !isFirstPerson(actor))
    return object.some(({ low }) => low === actor.at(-1)!.low) ? object : [...actor, ...object];
  if (
    classes.selfActing.has(predicate.verb ?? '') &&
    (clause.lead !== 'relative' || clause.antecedent.length === 0 || predicate.subject.length === 0) &&
    actor.length > 0 &&
    !classes.isPeople(plural(actor.at(-1)!.low)) &&
    !actor.some((token) => token.tag === 'pron') &&
    (trimmed(object).length === 0 ||
      ['prep', 'adv'].includes(object[0]!.tag) ||
      (object[0]!.tag === 'det' && classes.timeWords.has(object[1]?.low ?? '')))
  )
    return [...actor, ...object];
  if (
    actor.length > 0 &&
    object[0]?.low === 'automatically' &&
    !actor.some((token) => token.tag === 'pron' || classes.isPeople(token.low))
  )
    return [...actor, ...object];
  const first = object[0];
  if (
    clause.lead !== 'relative' ||
    predicate.subject.length === 0 ||
    clause.tokens[0]!.low === 'where' ||
    (first && first.tag !== 'prep' && first.tag !== 'mark' && first.tag !== 'adv')
  )
    return object;
  const cut = 1;
  const opens = object[1] && ['det', 'poss', 'noun', 'num'].includes(object[1].tag);
  return /^(on|off|up|out|down|back|in)$/.test(first?.low ?? '') && !opens
    ? [...object.slice(0, cut), ...clause.antecedent, ...object.slice(cut)]
    : [...clause.antecedent, ...object];
}

function actorOf(draft: Draft, reference: Reference): string | null {
  const { actor, predicate, clause } = draft;
  if (predicate.passive || actor.length === 0 || isFirstPerson(actor)) return null;
  // "A rota that shows who rings where".
  if (clause.lead === 'relative' && predicate.verb === 'show') return null;
  const doing =
    clause.lead === 'relative' &&
    actor.every((token) => token.low === 'that' || token.low === 'which' || token.low === 'who')
      ? clause.antecedent
      : actor;
  const subject = doing.filter(({ low }) => low !== 'only' && low !== 'enough');
  const head = headOf(subject) ?? subject.find((token) => token.tag === 'pron') ?? null;
  if (!head || head.low === 'it' || head.low === 'you' || head.low === 'who') return null;
  // The product itself, and not "every script".
  if (classes.containerNouns.has(head.low) && !/^(?:every|each)$/.test(subject[0]!.low)) return null;
  if (head.verb?.form === 'base' && !classes.isPeople(head.low) && !/^(?:every|each|all)$/.test(subject[0]!.low))
    return null;
  if (head.low === 'he' || head.low === 'she' || head.low === 'one') return null;
  if (head.low === 'they' || head.low === 'them')
    return reference.who || (/^(?:get|receive)$/.test(predicate.verb ?? '') ? null : 'people');
  const words = wordsOf(shortened(subject, 6), reference, true);
  if (words === '') return null;
  // "My 40 people": how many they are is no part of who does it.
  return words.replace(/^(?:the )?\d[\d.,]* (?=[\p{L}-]+$)/u, '');
}
