import type { FeatureSuggestion } from '#contract/advice.ts';
import type { ProposedMember } from '#contract/advice.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { coreMemberIds, roster, specialistIds } from '#domain/personas.ts';
import type { TeamRequest } from '../../advisor.ts';
import { consideringInField } from '../discuss/field-of-work.ts';
import { viewsOn, type TradeView } from '../discuss/trade-views.ts';
import { slotsFor } from '../knowledge/product-nouns.ts';
import { recognising, type Recognised } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import { confided, qualitiesOf, type Quality, type QualityId } from '../reading/qualities.ts';
import { wordsIn } from '../reading/clauses.ts';
import { readSources, withoutRefusals, type Reading } from '../reading/reading.ts';
import { pause, walked, type Steps } from '../pace.ts';
import { peopleOf } from '../refine/people.ts';
import { plainly } from '../suggest/suggestion.ts';
import { plural } from '../reading/stems.ts';

export type TeamSituation = {
  reading: Reading;
  kinds: Recognised[];
  /** The field of work that the project surely is of. */
  field: Recognised | undefined;
  qualities: Quality[];
  slots: Slots;
  /** For whom the first wish is. */
  people: string;
  name: string;
  said: FeatureSuggestion[];
  /** What a member knows of such products. */
  knownTo: (member: MemberId) => TradeView[];
};

export function* teamSituationOf(project: TeamRequest['project']): Steps<TeamSituation> {
  const reading = yield* readSources([
    { id: 'summary', text: project.summary, weight: 1 },
    { id: 'additional', text: project.additionalContext, weight: 0.8 },
    { id: 'tags', text: project.tags.join('\n'), weight: 0.5 },
    { id: 'name', text: project.name, weight: 0.4 },
  ]);
  const kinds = yield* recognising(reading);
  const { field, all, outcome } = yield* consideringInField(project.summary, { ...project, summary: '' });
  const quoted = all.filter((one) => one.quote !== null);
  const said = plainly(quoted);
  const namesOf = (some: readonly FeatureSuggestion[]) => new Set(some.map(({ name }) => name));
  const slots = slotsFor(reading, field ? [field] : []);
  const first = outcome.situation.reading.wishes.find(({ quote }) => quote === said[0]?.quote);
  return {
    reading,
    kinds,
    field,
    people: peopleOf(first?.actor ?? null) ?? slots.people,
    qualities: yield* qualitiesOf(reading),
    slots,
    said,
    knownTo: viewsOn(outcome, slots, { wished: namesOf(said), said: namesOf(quoted) }),
    name: project.name.trim() || 'this project',
  };
}

/** A case that is told by words of its own has an id; one that is told by a quality is named by that. */
type Case = ({ quality: QualityId } | { id: string; words: RegExp }) & { weight: number; because: string };

/** What in a project speaks for a specialist; {quote} is the person's own words. */
const cases: Partial<Record<MemberId, Case[]>> = {
  theo: [
    {
      quality: 'offline',
      weight: 0.4,
      because: 'working without a connection ({quote}) is decided in the structure, before anything else',
    },
    {
      quality: 'scale',
      weight: 0.3,
      because: 'the numbers you name ({quote}) call for a data model that is thought through',
    },
    { quality: 'live', weight: 0.3, because: 'live data ({quote}) shapes how everything is stored and sent' },
    { quality: 'self-hosted', weight: 0.3, because: 'running it yourselves ({quote}) is a question of operation' },
    {
      id: 'systems',
      words:
        /\b(?:api|integrat\w+|connect\w*|import\w*|export\w*|sync\w*|server|database|sensors?|devices?|webhooks?|plugins?|migrat\w+|browser extension|feed)\b/iu,
      weight: 0.35,
      because: 'it has to fit together with other systems ({quote})',
    },
  ],
  bea: [
    {
      id: 'rules',
      words:
        /\b(?:invoic\w+|approv\w+|rules?|process(?:es)?|workflows?|polic(?:y|ies)|contracts?|tax\w*|vat|fees?|discounts?|membership|billing|compliance|shifts?|deadlines?)\b/iu,
      weight: 0.4,
      because: 'there are rules and exceptions to be found out ({quote})',
    },
    {
      id: 'groups',
      words:
        /\b(?:departments?|company|companies|association|club|municipal\w*|school|office|staff|several (?:roles|teams)|managers?)\b/iu,
      weight: 0.25,
      because: 'several groups with habits of their own will use it ({quote})',
    },
    { quality: 'money', weight: 0.2, because: 'money is counted here ({quote}), and somebody has to write down how' },
  ],
  quinn: [
    { quality: 'safety', weight: 0.5, because: 'a failure would hurt somebody ({quote})' },
    { quality: 'health', weight: 0.35, because: 'health depends on correct values ({quote})' },
    { quality: 'money', weight: 0.25, because: 'every sum has to be right ({quote})' },
    {
      id: 'edges',
      words:
        /\b(?:calculat\w+|rules?|critical|must not|never fail|correctly|correct (?:values?|results?|sums?|amounts?|doses?)|exact\w*|reliab\w+|conflicts?|double bookings?)\b/iu,
      weight: 0.3,
      because: 'there are edge cases that must not slip through ({quote})',
    },
  ],
  uma: [
    { quality: 'accessible', weight: 0.45, because: 'people with particular needs will use it ({quote})' },
    { quality: 'phone', weight: 0.35, because: 'it is used on small screens and on the way ({quote})' },
    { quality: 'simple', weight: 0.3, because: 'you ask for plainness ({quote}), and plain is hard work' },
    { quality: 'children', weight: 0.2, because: 'young people are among those concerned ({quote})' },
    {
      id: 'untrained',
      words:
        /\b(?:customers?|visitors?|public|guests?|everyone|everybody|volunteers?|citizens?|listeners?|readers?|clients?|parents?|tenants?)\b/iu,
      weight: 0.25,
      because: 'people who were never trained will meet it ({quote})',
    },
  ],
  sasha: [
    { quality: 'health', weight: 0.4, because: 'health data enjoys special protection ({quote})' },
    { quality: 'privacy', weight: 0.4, because: 'you name privacy yourself ({quote})' },
    { quality: 'restricted', weight: 0.35, because: 'not everybody may see everything ({quote})' },
    { quality: 'children', weight: 0.3, because: 'it concerns children ({quote})' },
    { quality: 'money', weight: 0.25, because: 'money and payment data attract thieves ({quote})' },
    {
      id: 'confided',
      words: confided,
      weight: 0.35,
      because: 'people will confide in it what is not for everybody ({quote})',
    },
    {
      id: 'secrets',
      words: /\b(?:passwords?|secrets?|log-?ins?|accounts?|personal|encrypt\w*|addresses|location|gps)\b/iu,
      weight: 0.25,
      because: 'there is data here that must not get into wrong hands ({quote})',
    },
  ],
};

type Advice = { weight: number; reason: string; rule: string };
const mostWords = 14;
/** The first words of what somebody wrote, in quotation marks; what is cut says so. */
export function short(quote: string): string {
  const words = quote.replace(/\s+/gu, ' ').trim().split(' ');
  const shown = words
    .slice(0, mostWords)
    .join(' ')
    .replace(/[\s,;:]+$/u, '');
  return `"${shown}${words.length > mostWords ? ' ...' : ''}"`;
}

/** The clause in which a word stands, as written. */
function clauseAround(reading: Reading, sign: RegExp): string | null {
  for (const { source, clauses, refusals } of reading.parts) {
    // What is refused calls for nobody.
    const match = sign.exec(withoutRefusals(source.text, refusals));
    if (!match) continue;
    const clause = clauses.find(({ tokens }) => tokens[0]!.start <= match.index && tokens.at(-1)!.end > match.index);
    return clause ? wordsIn(clause, source.text) : match[0];
  }
  return null;
}

function adviceFor(id: MemberId, situation: TeamSituation): Advice {
  const persona = roster[id];
  const grounds = (cases[id] ?? [])
    .flatMap((one) => {
      const quote =
        'quality' in one
          ? situation.qualities.find((quality) => quality.id === one.quality)?.quote
          : clauseAround(situation.reading, one.words);
      const rule = `team.${id}.${'quality' in one ? one.quality : one.id}`;
      return quote ? [{ weight: one.weight, text: one.because.replace('{quote}', short(quote)), rule }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight);
  const weight = 1 - grounds.reduce((left, one) => left * (1 - one.weight), 1);
  const said = grounds.slice(0, 2);
  return {
    weight,
    rule: said.length === 0 ? `team.${id}.focus` : said.map(({ rule }) => rule).join(' '),
    reason:
      said.length === 0
        ? `${persona.name} looks at ${persona.focusAreas[0]!.toLowerCase()} and ${persona.focusAreas[1]!.toLowerCase()} for ${plural(situation.slots.thing)} in ${situation.name}.`
        : `${persona.name} should be there because ${said.map(({ text }) => text).join('; and ')}.`,
  };
}

function domainAdvice(situation: TeamSituation): Advice & { domain: string; description: string } {
  const best = situation.field;
  const second = situation.kinds.find(({ kind }) => kind !== best?.kind);
  const things = plural(situation.slots.thing);
  if (!best)
    return {
      weight: 0,
      rule: 'team.dana.open',
      reason: `Dana learns the words and habits around ${things} in ${situation.name}.`,
      domain: situation.name,
      description: `The field of ${situation.name}: ${things} and the people who deal with them.`,
    };
  const lead = best.score / (best.score + (second?.score ?? 0) * 0.5 + 3);
  const signs = best.words
    .slice(0, 3)
    .map((word) => `"${word}"`)
    .join(', ');
  return {
    weight: Math.min(0.95, lead),
    rule: `team.dana.${best.kind.id}`,
    reason: `Dana knows ${best.kind.field}: your words ${signs} belong to that field, and ${situation.slots.people} will expect its habits.`,
    domain: best.kind.field.charAt(0).toUpperCase() + best.kind.field.slice(1),
    description: `What is usual in ${best.kind.title}: their words, habits and rules.`,
  };
}

const rounded = (value: number) => Math.round(Math.max(0.05, Math.min(0.98, value)) * 100) / 100;

function coreMember(id: MemberId, situation: TeamSituation): ProposedMember {
  const { said, slots, name } = situation;
  const wishes = said.length;
  const first = said[0];
  const reason =
    id === 'milo'
      ? wishes > 0
        ? `There ${wishes === 1 ? 'is one wish' : `are ${wishes} wishes`} to bring into an order, and Milo keeps the work on ${name} moving.`
        : `The idea is still open, and Milo brings it to a first plan step by step.`
      : first
        ? `Ava turns your words, such as ${short(first.quote ?? first.name)}, into features for ${situation.people} and weighs which comes first.`
        : `Ava asks what ${slots.people} need from ${name} before anything is built.`;
  return {
    ...roster[id],
    selectedBy: 'both',
    reason,
    rule: `team.${id}.${first ? 'wishes' : 'open'}`,
    // The two of them are on every team.
    confidence: 1,
  };
}

/** A specialist, where the project calls for it or the person chose it. */
function specialist(id: MemberId, situation: TeamSituation, request: TeamRequest): ProposedMember | null {
  const persona = roster[id];
  const picked = request.chosenRoles.includes(persona.roleType);
  const domain = id === 'dana' ? domainAdvice(situation) : null;
  const advice = domain ?? adviceFor(id, situation);
  if (!picked && advice.weight < (id === 'dana' ? 0.5 : 0.3)) return null;
  const expertise =
    id !== 'dana'
      ? undefined
      : request.domainExpertise && request.domainExpertise.domain.trim() !== ''
        ? request.domainExpertise
        : { domain: domain!.domain.slice(0, 200), description: domain!.description };
  return {
    ...persona,
    selectedBy: picked ? 'user' : 'ai',
    reason: picked ? `You chose ${persona.name}. ${advice.reason}` : advice.reason,
    rule: advice.rule,
    // How much in the project's words speaks for the member; whom the person chose is surely wanted.
    confidence: picked ? 1 : rounded(0.35 + advice.weight * 0.6),
    ...(expertise ? { domainExpertise: expertise } : {}),
  };
}

/** The team for a project in the order of the roster, each member as soon as it is weighed. */
export async function* composing(
  request: TeamRequest,
  signal: AbortSignal | undefined,
): AsyncGenerator<ProposedMember> {
  await pause(signal);
  const situation = await walked(teamSituationOf(request.project), signal);
  for (const id of [...coreMemberIds, ...specialistIds]) {
    const member = coreMemberIds.includes(id) ? coreMember(id, situation) : specialist(id, situation, request);
    if (member !== null) yield member;
    await pause(signal);
  }
}
