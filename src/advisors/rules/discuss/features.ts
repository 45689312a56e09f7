import type { FeatureSuggestion } from '#contract/advice.ts';
import { limits } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { DiscussedRequest } from '../../advisor.ts';
import { calledFor } from '../knowledge/called-for.ts';
import type { Items } from '../pace.ts';
import { alike, keyOf } from '../suggest/alike.ts';
import { sizeOf } from '../suggest/size.ts';
import { suggesting } from '../suggest/suggest.ts';
import { shortly } from './own-words.ts';

/** What a product can be made to do; recommendations that begin otherwise are work for people and lead to no feature. */
const ofTheProduct = new Set(
  'add allow archive display enable encrypt expire export group hide highlight implement import include integrate introduce let limit link lock log mark notify offer print provide record remind remove restore save send show support tell warn'.split(
    ' ',
  ),
);

const longestName = 90;

/** A recommendation as a feature's name: its first clause, when that is something a product does. */
function nameOf(recommendation: string): string | null {
  // Advice on what nobody wished makes no feature of it.
  if (recommendation.includes(' (usual here): ')) return null;
  const [clause = ''] = recommendation
    .trim()
    .split(/[.;!?]\s|[.;:!?]$|, (?:so|and|but|since|because|which|wherever|instead|before|not)\b/u);
  // "Booking the bike: show the limit." has its verb behind the wish it is about.
  const verb = /(?:^|: )(\p{L}[\p{Ll}-]+) /u.exec(clause.slice(Math.max(0, clause.indexOf(': '))))?.[1]?.toLowerCase();
  if (verb === undefined || !ofTheProduct.has(verb)) return null;
  return clause.length <= longestName && !clause.includes('"') ? clause : null;
}

const fromTeam = 6;

/** The features of an idea that was discussed: what was said of it, what the members recommended, what is usual. */
export function* suggestingAfterDiscussion({ idea, project, feedback }: DiscussedRequest): Items<FeatureSuggestion> {
  const own: FeatureSuggestion[] = [];
  const isSaid = ({ quote }: FeatureSuggestion) => quote !== null;
  let given = 0;
  for (const feature of suggesting({ from: 'idea', idea, project })) {
    if (feature !== undefined) own.push(feature);
    // However much the members recommended, so many stand before it.
    yield feature !== undefined && isSaid(feature) && given++ < limits.suggestions - fromTeam ? feature : undefined;
  }
  const title = shortly(idea);
  const recommended: FeatureSuggestion[] = [];
  // One of each member in turn, so that no member fills the list alone.
  const rounds = Math.max(0, ...feedback.map(({ recommendations }) => recommendations.length));
  for (let round = 0; round < rounds; round++)
    for (const { memberId, recommendations } of feedback) {
      yield;
      const recommendation = recommendations[round] ?? '';
      const name = nameOf(recommendation);
      if (name === null) continue;
      const key = keyOf(name.replace(/^[^:]+: /u, ''));
      if ([...own, ...recommended].some((other) => alike(key, keyOf(other.name)))) continue;
      const { name: member, role } = roster[memberId];
      recommended.push({
        name,
        description: recommendation,
        reasoning: `${member} (${role}) recommended it when the team discussed ${title}.`,
        quote: null,
        rule: `discussion.${memberId}`,
        complexity: sizeOf(recommendation, calledFor(recommendation)),
        value: 'Should Have',
      });
    }
  const taken = recommended.slice(0, fromTeam);
  const said = own.filter(isSaid).slice(0, limits.suggestions - taken.length);
  const usual = own.filter((one) => !isSaid(one));
  yield* [...said, ...taken, ...usual].slice(Math.min(given, limits.suggestions - fromTeam), limits.suggestions);
}
