import type { FeatureSuggestion } from '#contract/advice.ts';
import type { FeatureRequest } from '../../advisor.ts';
import { capabilities, capabilityById } from '../knowledge/capabilities.ts';
import { recogniseKinds, slotsFor, type Recognised } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import { readSources, type Reading } from '../reading/reading.ts';
import { qualitiesOf, type Quality } from '../reading/qualities.ts';
import { keyOf } from './alike.ts';
import { fromWishes } from './from-wishes.ts';
import { fromCapabilities, fromNeeds } from './from-capabilities.ts';
import { fromKinds } from './from-kinds.ts';
import { fromQualities } from './from-qualities.ts';
import { sourcesOf, presentIn } from './sources.ts';
import { chosen, contradicts, type Candidate } from './suggestion.ts';
import { limits } from '#contract/vocabulary.ts';

/** All that the suggestion rules look at. */
export type Situation = { reading: Reading; kinds: Recognised[]; slots: Slots; qualities: Quality[]; subject: string };

export function situationOf(request: FeatureRequest): Situation {
  const reading = readSources(sourcesOf(request));
  const kinds = recogniseKinds(reading);
  const project = request.from === 'idea' ? '' : request.project.name || request.context.projectName;
  return { reading, kinds, slots: slotsFor(reading, kinds), qualities: qualitiesOf(reading), subject: project.trim() };
}

/** The features for a request, most wanted first: what was said, what that needs, what is usual. */
export function suggestionsFor(request: FeatureRequest): FeatureSuggestion[] {
  const situation = situationOf(request);
  const refusedSkills = new Set(capabilities.filter((one) => situation.reading.refusals.some((refusal) => one.triggers.test(refusal.words))).map((one) => one.id));
  const said = [...fromWishes(situation), ...fromCapabilities(situation), ...fromQualities(situation)];
  const candidates: Candidate[] = [...said, ...fromNeeds(situation, said), ...fromKinds(situation, said)];
  const present = presentIn(request);
  const presentSkills = new Set(capabilities.filter((one) => present.some((text) => one.triggers.test(text))).map((one) => one.id));
  const open = candidates.filter((candidate) => !contradicts(candidate, situation.reading.refusals, refusedSkills) && !(candidate.quote === null && candidate.skills.some((id) => presentSkills.has(id) && capabilityById.get(id)!.id === candidate.skills[0])));
  return chosen(open, present.map(keyOf), limits.suggestions).map(({ name, description, reasoning, quote, rule, complexity, value }) => ({ name, description, reasoning, quote, rule, complexity, value }));
}
