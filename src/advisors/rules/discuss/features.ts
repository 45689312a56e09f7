import type { FeatureSuggestion } from '#contract/advice.ts';
import { limits } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { DiscussedRequest } from '../../advisor.ts';
import { calledFor } from '../knowledge/called-for.ts';
import { capitalised, lowered } from '../knowledge/slots.ts';
import type { Items } from '../pace.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { sizeOf } from '../suggest/size.ts';
import { consideringInField } from './field-of-work.ts';
import { shortly } from './own-words.ts';

/** What a product can be made to do; recommendations that begin otherwise are work for people and lead to no feature. */
const ofTheProduct = new Set(
  'add allow archive display enable encrypt expire export group hide highlight implement import include integrate introduce let limit link lock log mark notify offer print provide record remind remove restore save send show support tell warn'.split(
    ' ',
  ),
);

const longestName = 90;

/** What a recommendation speaks of, where it says so, and what it recommends, as a sentence. */
function parted(recommendation: string): { about: string | null; advice: string } {
  const { about, advice } = /^(?<about>[^:]{1,200}): (?<advice>\S.*)$/su.exec(recommendation.trim())?.groups ?? {};
  return advice === undefined
    ? { about: null, advice: recommendation.trim() }
    : { about: about!, advice: capitalised(advice) };
}

/** From here on a sentence only says how, when or why: "with lamp on", "whenever it cannot be finished". */
const further =
  /, (?:so|and|but|since|because|which|wherever|whenever|instead|before|not|with|by|in)\b| (?:whenever|wherever|as soon as) /u;

/** The short name of what a product is made to do by a recommendation: its first clause; null for work of people. */
function nameOf(advice: string): string | null {
  const [sentence = ''] = advice.split(/[.;!?]\s|[.;:!?]$/u);
  const verb = /^\p{L}[\p{Ll}-]+(?= )/u.exec(sentence)?.[0].toLowerCase();
  if (verb === undefined || !ofTheProduct.has(verb)) return null;
  const [clause = ''] = sentence.split(further);
  const name = clause.split(' ').length >= leastInName ? clause : sentence;
  return name.length <= longestName && !name.includes('"') ? name : null;
}

const leastInName = 3;
const fromTeam = 6;
/** So many usual features at most: one idea of several in a project is discussed, and not all that such products have. */
const mostUsual = 5;

/** The features of an idea that was discussed: what was said of it, what the members recommended, what is usual in its field. */
export function* suggestingAfterDiscussion({ idea, project, feedback }: DiscussedRequest): Items<FeatureSuggestion> {
  const around = { name: '', summary: project, additionalContext: '', tags: [] };
  const { field, all: own } = yield* consideringInField(idea, around);
  const said = own.filter(({ quote }) => quote !== null);
  // However much the members recommended, so many stand before it.
  const first = said.slice(0, limits.suggestions - fromTeam);
  yield* first;
  const title = shortly(idea);
  const recommended: FeatureSuggestion[] = [];
  // One of each member in turn, so that no member fills the list alone.
  const rounds = Math.max(0, ...feedback.map(({ recommendations }) => recommendations.length));
  for (let round = 0; round < rounds; round++)
    for (const { memberId, recommendations } of feedback) {
      yield;
      const recommendation = recommendations[round] ?? '';
      // Advice on what nobody wished makes no feature of it.
      if (recommendation.includes(' (usual here): ')) continue;
      const { about, advice } = parted(recommendation);
      const name = nameOf(advice);
      if (name === null) continue;
      const key = keyOf(name);
      if ([...own, ...recommended].some((other) => alike(key, keyOf(other.name)))) continue;
      const { name: member, role } = roster[memberId];
      const to = about === null ? '' : ` for ${about.startsWith('"') ? about : lowered(about)}`;
      recommended.push({
        name,
        description: advice,
        reasoning: `${member} (${role}) recommended it${to} when the team discussed ${title}.`,
        quote: null,
        rule: `discussion.${memberId}`,
        complexity: sizeOf(advice, calledFor(advice)),
        value: 'Should Have',
      });
    }
  const taken = recommended.slice(0, fromTeam);
  const usual = own.filter(({ quote, rule }) => quote === null && rule.startsWith(`kind.${field?.kind.id}.`));
  const rest = said.slice(first.length, limits.suggestions - taken.length);
  yield* [...rest, ...taken, ...usual.slice(0, mostUsual)].slice(0, limits.suggestions - first.length);
}
