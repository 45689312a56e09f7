import type { OfferedCriterion, StoryDraft } from '#contract/story-advice.ts';
import type { Complexity } from '#contract/vocabulary.ts';
import { article } from '#domain/article.ts';
import { lintCriterion } from '#domain/lint/criterion-rules.ts';
import { wishesIn } from '#domain/lint/story-rules.ts';
import { stemsIn, vagueWords } from '#domain/lint/words.ts';
import type { SplitRequest } from '../../refinement.ts';
import type { Criterion } from '../knowledge/capability.ts';
import { usualDeed } from '../knowledge/deeds.ts';
import { practices } from '../knowledge/practice.ts';
import type { Example } from '../knowledge/examples.ts';
import { capitalised, fill, lowered } from '../knowledge/slots.ts';
import type { Items } from '../pace.ts';
import { stemsOf } from '../reading/stems.ts';
import { quoted } from '../reading/title.ts';
import { verbForms } from '../reading/verbs.ts';
import { subjectOf, type Subject } from '../review/subject.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { actionOf, practiceOf } from './action-practice.ts';
import { behavioursIn, type Behaviour, type Deed } from './behaviours.ts';
import { doersOf } from './doer.ts';
import {
  doesOf,
  filled,
  isHad,
  isItself,
  nounsFor,
  nounsOf,
  objectOf,
  patternOf,
  practiceOfSkill,
  roleAndWant,
  skillsOf,
  type Nouns,
  type Wanted,
} from './story-subject.ts';

const most: Record<Complexity, number> = { S: 2, M: 4, L: 5 };
/** What is told in its own trade needs less beside it. */
const mostBeside: Record<Complexity, number> = { S: 0, M: 1, L: 2 };
/** With fewer, what is usual beside the feature's action is offered as well. */
const enough: Record<Complexity, number> = { S: 1, M: 2, L: 3 };

const listOfVerbs =
  /^(?<first>\p{Ll}+)(?:, (?<middle>\p{Ll}+),?)? (?:and|or) (?<second>\p{Ll}+(?: (?:in|up|out|off))?) (?<rest>.+)$/u;
const pronoun = /\b(?:it|them)\b/u;
const theirs = /\b(?:its|their) (\p{L}+)/u;

/** "Schedule visits and remind": what stands alone has the object of the verb before it. */
const withObject = (piece: string, object: string): string =>
  piece.includes(' ') || object === ''
    ? piece
    : /^(?:remind|notify|tell|inform|warn)$/u.test(piece)
      ? `${piece} people of ${object}`
      : `${piece} ${object}`;

/** "Add and edit recipes" is two stories, and so is "Tag hives and group them": each can be finished without the other. */
export function atoms(want: string): string[] {
  const wishes = wishesIn(want);
  if (wishes.length < 2 || want.includes('"')) return [want];
  const { first, middle, second, rest } = listOfVerbs.exec(want)?.groups ?? {};
  const [verb = ''] = second?.split(' ') ?? [];
  if (first !== undefined && rest !== undefined && wishes.includes(verb))
    return [first, middle, second].filter((one) => one !== undefined).map((one) => `${one} ${rest}`);
  const starts = wishes.slice(1).map((wish) => want.search(new RegExp(`(?<=(?:and|or|,) (?:then )?)${wish}\\b`, 'u')));
  const bounds = [0, ...starts.filter((at) => at > 0)].toSorted((a, b) => a - b);
  const pieces = bounds.map((at, index) =>
    want
      .slice(at, bounds[index + 1])
      .replace(/[,\s]+(?:(?:and|or)(?: then)?)?\s*$/u, '')
      .trim(),
  );
  const [before = '', ...after] = pieces;
  const object = before
    .split(' ')
    .slice(1, 4)
    .join(' ')
    .replace(/^(?:in|up|out|off)\b ?/u, '')
    .replace(/ (?:for|of|with|in|on|at|to|by|from)(?: .*)?$/u, '');
  return [
    before,
    ...after.map((one) => withObject(one, object).replace(pronoun, object).replace(theirs, `the $1 of ${object}`)),
  ];
}

type Seed = {
  role: string;
  /** Its nouns are in it; what it is accepted by may hold those of the wish itself. */
  want: string;
  so: string;
  /** The first that no other story has is taken. */
  usual: readonly Criterion[];
  edge: readonly Criterion[];
  points: StoryDraft['points'];
  rule: string;
  /** Of the feature's own words, and so never left out for being like another. */
  own: boolean;
  /** What the titles of the same story about another thing look like: one of them is enough for a project. */
  like?: (title: string) => boolean;
};

/** What the story that is the feature itself takes, by the feature's size. */
export const ownPoints: Record<Complexity, StoryDraft['points']> = { S: 2, M: 3, L: 5 };
const kindOf = ({ outcome }: Criterion): OfferedCriterion['kind'] =>
  /\b(?:refused|not|no|nothing|fail\w*|missing|cannot|gone|only)\b/iu.test(outcome) ? 'negative' : 'boundary';
/** To get, to see or to hear of something is what comes of it, and nothing that has to be built by itself. */
const perceives = /^(?:get|see|receive|find|hear|read|learn|have|know)$/u;

/** What speaks of something that was named before cannot be wanted by itself. */
const leans = /\b(?:it|they|them|theirs?)\b/u;

/** How what the description says can be seen: what somebody does, and what then is so. */
function criterionOf({ role, deeds, under, follows }: Behaviour): Criterion | null {
  const given = 'three {things}';
  const last = deeds.at(-1);
  const before = deeds.at(-2);
  if (role === null || last === undefined)
    return follows === null ? null : { given, when: under ?? '{does}', outcome: follows };
  const did = (deed: Deed, who = role) => doesOf(who, deed.want);
  const known = role.replace(/^an? /u, 'the ');
  if (follows !== null)
    return before
      ? { given: did(before), when: did(last, known), outcome: follows }
      : { given: under ?? given, when: did(last), outcome: follows };
  if (!perceives.test(last.verb)) return null;
  return { given, when: under ?? (before ? did(before) : '{does}'), outcome: did(last, known) };
}

/** Only what the plan linter has nothing to say about. */
const isSound = (criterion: Criterion): boolean => {
  let sound = true;
  lintCriterion({ id: '', kind: 'usual', ...criterion }, () => (sound = false));
  return sound;
};

/** "Be sure that nobody books twice": somebody does it all the same. */
function broken(want: string): Criterion[] {
  const { does } = /^be sure that (?:nobody|no \p{L}+) (?<does>.+)$/u.exec(want)?.groups ?? {};
  const criterion = {
    given: 'the rule in force',
    when: `somebody ${does}`,
    outcome: 'the step is refused and the reason is shown',
  };
  return does !== undefined && isSound(criterion) ? [criterion] : [];
}

const toldOnce = /^(?:is|gets) \p{L}+ (?:.* )?(?:when|if|once|as soon as) (?<happens>.+)$/u;

/** "Be told when a seat is free": it happens to somebody who can be reached, and to somebody who cannot. */
function toldWhen(role: string, want: string): Partial<Record<'usual' | 'edge', Criterion>> {
  const { happens } =
    actionOf(want) === 'be-told' ? (toldOnce.exec(doesOf(role, want).slice(role.length + 1))?.groups ?? {}) : {};
  if (happens === undefined) return {};
  const usual = {
    given: `${role} who can be reached`,
    when: happens,
    outcome: 'one message arrives that says so, with its time',
  };
  const edge = {
    given: `${role} who cannot be reached`,
    when: happens,
    outcome: 'the message is listed as not delivered, with the time of the next attempt',
  };
  return isSound(usual) ? { usual, edge } : {};
}

/** What a description says that it is good for, where that is more than the wish itself. */
function purposeIn(description: string, want: string): string | undefined {
  const said = /\bso that (?<so>[^.;"]+)/iu.exec(description)?.groups?.['so']?.trim();
  return said !== undefined && !stemsIn(said).isSubsetOf(stemsIn(want)) ? said : undefined;
}

/** A story as it is told where such a feature is usual; what holds for its verb is told of it no more. */
const inThatTrade = ({ who, so, usual, edge }: Example): Pick<Seed, 'role' | 'so' | 'usual' | 'edge' | 'rule'> => ({
  role: who,
  so,
  usual: [usual],
  edge: [edge],
  rule: 'split.example',
});

/** True of a description that says what is usual of such a deed, thing or capability, where the deed has criteria of its own. */
function saysTheUsual({ name, description }: SplitRequest['feature'], want: string, { skills }: Subject): boolean {
  const { deed } = practiceOf(want);
  const slot = /(?:a\\x20)?\\\{[^}]*\}/giu;
  return (
    [deed, usualDeed('have', lowered(name))].some((one) => one !== null && description.startsWith(one.about)) ||
    (deed !== null &&
      skills.some(({ about }) => new RegExp(`^${RegExp.escape(about).replaceAll(slot, '.+')}`, 'u').test(description)))
  );
}

/** The feature's own words: what its name wants, then what its description says that somebody does. */
function ownStories(
  { feature, existing = [] }: SplitRequest,
  subject: Subject,
  nouns: Nouns,
  said: Behaviour[],
  { role, want }: Wanted,
): Seed[] {
  const example = subject.known?.example;
  const purpose = purposeIn(feature.description, want);
  // What says nothing of the feature is as true of any other.
  const words = stemsOf(feature.name);
  const isAbout = ({ when, outcome }: Criterion) => stemsOf(`${when} ${outcome}`).intersection(words).size > 0;
  const described = (saysTheUsual(feature, want, subject) ? [] : said).flatMap((one) => {
    const criterion = criterionOf(one);
    return criterion !== null && isSound(criterion) && isAbout(criterion)
      ? [filled(criterion, { ...nouns.own, thing: nouns.object ?? nouns.product.thing }, '{does}')]
      : [];
  });
  // What is a capability by its name is accepted as that is.
  const itself = skillsOf(feature.name, subject).find(
    (skill) =>
      isItself(skill, feature.name) &&
      !existing.some((title) => patternOf(practices[skill.id]!.stories[0]!.want).test(title)),
  );
  const practised = itself && practiceOfSkill(itself, nounsFor(itself, nouns));
  const asItself = practised && {
    usual: [practised.usual, ...practiceOf(want).usual],
    edge: [practised.edge, ...practiceOf(want).edge],
    rule: `split.capability.${itself.id}`,
  };
  const seed = (by: string, one: string, first: readonly Criterion[], rule?: string): Seed => {
    const practice = practiceOf(one);
    const told = toldWhen(by, one);
    return {
      role: by,
      want: one,
      so: practice.so,
      usual: [told.usual ?? [], first, practice.usual].flat(),
      edge: [told.edge ?? [], broken(one), practice.edge].flat(),
      points: 2,
      rule: rule ?? `split.action.${practice.id}`,
      own: true,
    };
  };
  const pieces = atoms(want).map((one, at) =>
    at > 0 && one.startsWith('let ') ? roleAndWant(capitalised(one), nouns.own.people) : { role, want: one },
  );
  const named = pieces.map(({ role: by, want: one }, at) => ({
    ...seed(by, one, at === 0 ? described : []),
    ...(at === 0 && asItself),
    ...(example && at === 0 && inThatTrade(example)),
    ...(purpose !== undefined && at === 0 && { so: purpose }),
    points: ownPoints[feature.complexity],
  }));
  const known = named.map((one) => keyOf(one.want));
  // What somebody does in one step is the feature itself; a step that a criterion speaks of needs no story.
  const told = described.map(({ given, when }) => `${given} ${when}`).join(' ');
  const steps = said.flatMap(({ role: by, deeds }) =>
    by === null || deeds.length < 2
      ? []
      : deeds
          .filter(
            ({ verb, want: step }) =>
              !perceives.test(verb) &&
              !leans.test(step) &&
              vagueWords(step).length === 0 &&
              !told.includes(step.slice(verb.length + 1)),
          )
          .filter(({ want: step }) => !known.some((one) => alike(one, keyOf(step))))
          .map(({ want: step }) => ({ ...seed(by, step, [], 'split.description'), own: false })),
  );
  return [...named, ...steps];
}

const slight = stemsOf('get see have find use look show take back');
/** What a story is told by, without its nouns and without verbs that say little; itself where that is nothing. */
function coreOf(want: string): ReadonlySet<string> {
  const words = stemsOf(want.replaceAll(/\{[^}]*\}/gu, ''));
  const core = words.difference(slight);
  return core.size > 0 ? core : new Set(['']);
}

/** Nobody was named. */
const isMadeUp = (role: string): boolean => /^an? (?:administrator|member of staff)$/u.test(role);

function skillStories({ feature }: SplitRequest, subject: Subject, nouns: Nouns, { role, want }: Wanted): Seed[] {
  // To be sure of a rule is one thing.
  if (want.startsWith('be sure that ')) return [];
  // What the description mentions in passing is no part of the feature, nor is what a thing is only for.
  const whoever = (one: string): string => roleAndWant(capitalised(one), nouns.own.people).role;
  return skillsOf(feature.name, subject).flatMap((skill) => {
    const slots = nounsFor(skill, nouns);
    const practice = practiceOfSkill(skill, slots);
    // The first of them is the capability itself, and the feature's own story where this is what it is.
    const words = stemsOf(feature.name);
    const isTold = isItself(skill, feature.name) || coreOf(practice.stories[0]!.want).isSubsetOf(words);
    return practice.stories.slice(isTold ? 1 : 0).flatMap(({ want: whole, so }, nth) => {
      const at = isTold ? nth + 1 : nth;
      const pattern = patternOf(whole);
      return atoms(fill(whole, slots)).map((one) => ({
        // Who sets a thing up is not who uses it.
        role: isMadeUp(role) || subject.known?.example ? whoever(one) : role,
        want: one,
        so: fill(so, slots),
        usual: at === 0 ? [practice.usual, ...practiceOf(one).usual] : practiceOf(one).usual,
        edge: at === 0 ? [practice.edge, ...practiceOf(one).edge] : practiceOf(one).edge,
        points: at === 0 ? ownPoints[skill.size] : 2,
        rule: `split.capability.${skill.id}`,
        own: false,
        like: (title: string) => pattern.test(title) || (at === 0 && isItself(skill, title)),
      }));
    });
  });
}

/** What usually goes with what the feature does. */
function companions({ role, want: wanted }: Wanted, { own, object }: Nouns): Seed[] {
  const { id, beside } = practiceOf(wanted);
  return beside
    .filter(([want]) => object !== null || !want.includes('{'))
    .map(([want, so]) => ({
      role,
      want: fill(want, own),
      so,
      usual: practiceOf(want).usual,
      edge: practiceOf(want).edge,
      points: 2,
      rule: `split.beside.${id}`,
      own: false,
    }));
}

/** What a story is surely done to; where its own words do not say it, what the feature is done to, if it is named. */
const thingOf = (title: string, thing: string): string =>
  objectOf(title) ?? (title.includes(` ${thing}`) ? thing : 'entry');

/** What a wish is called: a thing, a rule and a name stand by themselves. */
const shortOf = (want: string): string =>
  want
    .replace(/^be sure that (?:the |there (?:is|are) )?(?=\p{L})/u, '')
    .replace(/^use "(.+)"$/u, '$1')
    .replace(isHad(want) ? /^have (?:an? )?(?=\p{L})/u : /^$/u, '');

/** Words that praise and say nothing: "offer good search" is about search. */
const praise =
  /(?:\b(?<article>an?) )?\b(?:good|nice|easy|simple|fast|quick|modern|smart|better|faster|quicker|easier|simpler|nicer|efficient|flexible|intuitive|user[- ]friendly|robust) (?<noun>\p{L}+)/giu;

const unpraised = (name: string): string =>
  /["“”]/u.test(name)
    ? name
    : name.replaceAll(praise, (_, had: string | undefined, noun: string) => (had ? `${article(noun)} ${noun}` : noun));

/** What cannot be checked gets a figure that a person can change. */
const withFigure = (name: string): string =>
  name.replace(/ (?:very )?(?:fast|quickly)(?=$|,| and )/iu, ' within three seconds');

/** "Works offline" is the wish to work offline. */
const asWish = (name: string): string => {
  const [first = '', next = ''] = name.split(' ');
  const verb = verbForms.get(first.toLowerCase());
  const goesOn = /^(?:offline|online|without|with|in|on|from|for|the|an?|by|as|at|every|all)$/iu.test(next);
  return verb?.form === 's' && goesOn ? `${capitalised(verb.base)}${name.slice(first.length)}` : name;
};

const wordsOf = (text: string): string => [...stemsIn(text)].toSorted().join(' ');

/** The feature's own wish in other words, where a story has these already, be it in another order. */
function apartFrom(told: ReadonlySet<string>, want: string): string {
  if (!told.has(wordsOf(want))) return want;
  const other = want.replace(/^see /u, 'show ').replace(/ in time$/u, ' without asking');
  return other === want ? `use ${quoted(capitalised(want))}` : other;
}

/** The stories of a feature: its own words first, then what its capabilities usually bring along. */
export function* splitting(request: SplitRequest): Items<StoryDraft> {
  const name = withFigure(asWish(unpraised(request.feature.name.trim())));
  const sober = { ...request, feature: { ...request.feature, name } };
  const subject = yield* subjectOf(sober);
  yield;
  const nouns = nounsOf(subject, name);
  const behaviours = behavioursIn(request.feature.description);
  const { doer, isDone, named } = doersOf(request);
  const byWhom = doer ?? behaviours.find((one) => one.role !== null)?.role ?? null;
  // What is done and nobody is said to do is done by those who run the product.
  const people = isDone ? (named[0] ?? nouns.own.people) : nouns.own.people;
  const wanted = roleAndWant(name, people, byWhom, named);
  yield;
  let made = 0;
  // What the project has of them already: asked again, the feature has no fewer.
  let had = 0;
  const others = (request.existing ?? []).map(keyOf);
  const existing = new Set((request.existing ?? []).map((title) => title.toLowerCase()));
  const titles = new Set(existing);
  const told = new Set(existing.values().map(wordsOf));
  const used = new Set<string>();
  const ofItself = ownStories(sober, subject, nouns, behaviours, wanted);
  const limit = (size: Complexity): number =>
    subject.known?.example ? ofItself.filter(({ own }) => own).length + mostBeside[size] : most[size];
  for (const { role, want, so, usual, edge, points, rule, own, like } of [
    ...ofItself,
    ...skillStories(sober, subject, nouns, wanted),
    ...companions(wanted, nouns),
  ]) {
    const { complexity } = request.feature;
    if (rule.startsWith('split.beside') ? made + had >= enough[complexity] : made >= limit(complexity)) break;
    // A story of another feature may see the same already; then the feature's own word is kept, so that it has a story.
    const i_want = own ? apartFrom(told, want) : want;
    const title = capitalised(shortOf(i_want));
    const key = keyOf(i_want);
    if (existing.has(title.toLowerCase())) had += 1;
    if (
      titles.has(title.toLowerCase()) ||
      (!own && others.some((other) => alike(key, other))) ||
      existing.values().some((other) => like?.(other) ?? false)
    )
      continue;
    others.push(key);
    titles.add(title.toLowerCase());
    told.add(wordsOf(title));
    const said = doesOf(role, i_want);
    // What reads as several steps is called by its name.
    const isOne = (when: string) => isSound({ given: '-', when, outcome: '-' });
    const does = [said, `${role} tries ${quoted(title)}`].find(isOne) ?? `${role} takes this step`;
    const slots = { ...nouns.own, thing: thingOf(title, nouns.own.thing) };
    const criterion = (kinds: readonly Criterion[], kind: 'usual' | 'edge'): OfferedCriterion[] => {
      const textOf = ({ given, outcome }: Criterion) => `${given} ${outcome}`;
      const one = kinds.find((other) => !used.has(textOf(other))) ?? kinds[0];
      if (one === undefined) return [];
      used.add(textOf(one));
      return [{ ...filled(one, slots, does, role), kind: kind === 'usual' ? kind : kindOf(one) }];
    };
    const criteria = [...criterion(usual, 'usual'), ...criterion(edge, 'edge')];
    made += 1;
    yield { title, as_a: role, i_want, so_that: so, criteria, points, rule };
  }
}
