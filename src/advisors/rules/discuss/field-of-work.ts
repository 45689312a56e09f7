import type { FeatureSuggestion } from '#contract/advice.ts';
import type { ProjectBrief } from '../../advisor.ts';
import { general } from '../knowledge/general.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import { capitalised } from '../knowledge/slots.ts';
import { gatheredWith, type Steps } from '../pace.ts';
import { clipped } from '../suggest/shortening.ts';
import { considering, type Considered } from '../suggest/suggest.ts';

/**
 * So many wishes have to be what such products do: one where words of the trade name it, or where nothing else was wished, and
 * none where nothing was wished but what they name.
 */
const leastOf = (named: boolean, wishes: number): number => (named ? Math.min(1, wishes) : wishes === 1 ? 1 : 2);

/**
 * The kind of product in whose words the team may speak: the likeliest one where it is sure, and where what was wished is what
 * such products do. "Room" and "photo" alone make nobody talk of warranties.
 */
export function fieldOf({ situation, rules }: Considered, all: readonly FeatureSuggestion[]): Recognised | undefined {
  const [likeliest] = situation.kinds;
  if (likeliest === undefined || likeliest.chosen === true) return likeliest;
  const { kind, sure, named } = likeliest;
  const said = new Set(all.filter(({ quote }) => quote !== null).map(({ name }) => name));
  const wished = rules.entries().filter(([rule, name]) => rule.startsWith(`kind.${kind.id}.`) && said.has(name));
  return sure && wished.toArray().length >= leastOf(named, said.size) ? likeliest : undefined;
}

type Around = Pick<ProjectBrief, 'name' | 'summary' | 'additionalContext' | 'tags'>;

/** An idea as the team discusses it: in the one field of work that it and the texts of its project are of, if any. */
export type InField = { field: Recognised | undefined; all: FeatureSuggestion[]; outcome: Considered };

/** Each member of a team speaks about the same idea, one after another. */
let last: { of: string; found: InField } | undefined;

/** What is understood of an idea where no other kind of product counts than that of its project. */
export function* consideringInField(idea: string, around: Around): Steps<InField> {
  const of = JSON.stringify([idea, around.name, around.summary, around.additionalContext, around.tags]);
  if (last?.of !== of) last = { of, found: yield* considered(idea, around) };
  return last.found;
}

function* considered(idea: string, { name, summary, additionalContext, tags }: Around): Steps<InField> {
  const whole = [summary, additionalContext, idea].filter((text) => text.trim() !== '').join('\n');
  const around = yield* gatheredWith(considering({ from: 'idea', idea: whole, project: '' }));
  const field = fieldOf(around.outcome, around.all);
  const request = {
    from: 'idea' as const,
    idea,
    project: [name, summary, additionalContext, tags.join(', ')].join('\n'),
  };
  const heard = yield* gatheredWith(considering(request));
  if (heard.outcome.situation.kinds.every(({ kind }) => kind.id === field?.kind.id)) return { field, ...heard };
  const { all, outcome } = yield* gatheredWith(
    considering(request, (kinds) =>
      field === undefined ? [] : [kinds.find(({ kind }) => kind.id === field.kind.id) ?? field],
    ),
  );
  const said = all.filter(({ quote }) => quote !== null);
  const besides = heard.all.filter((one) => one.quote !== null && !said.some((other) => overlap(one, other, idea)));
  return {
    field,
    all: [...said, ...besides.map(inOwnWords), ...all.filter(({ quote }) => quote === null)],
    outcome,
  };
}

/** True where both quote some of the same words. */
function overlap({ quote: one }: FeatureSuggestion, { quote: other }: FeatureSuggestion, idea: string): boolean {
  const [from, to] = [idea.indexOf(one!), idea.indexOf(other!)];
  return from < 0 || to < 0 ? one === other : from < to + other!.length && to < from + one!.length;
}

/** What was heard only as what another trade does goes by the person's own words. */
function inOwnWords(one: FeatureSuggestion): FeatureSuggestion {
  const quote = one.quote!.replaceAll(/\s+/gu, ' ').trim();
  if (!one.rule.startsWith('kind.') || one.rule.startsWith(`kind.${general.id}.`)) return one;
  const name = capitalised(clipped(quote));
  return {
    ...one,
    name,
    description: `You wrote: "${quote}"`,
    reasoning: `From your words: "${quote}".`,
    rule: 'wish.quoted',
  };
}
