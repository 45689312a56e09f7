import type { FeatureInPlan } from '../../refinement.ts';
import { calledFor, callingFor } from '../knowledge/called-for.ts';
import type { Steps } from '../pace.ts';
import type { Capability } from '../knowledge/capability.ts';
import { knownFeature, namesOfFeatures, type KnownFeature } from '../knowledge/known-feature.ts';
import { slotsFor } from '../knowledge/product-nouns.ts';
import { recognising } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import { qualitiesOf, type Quality } from '../reading/qualities.ts';
import { readSources } from '../reading/reading.ts';
import { plural } from '../reading/stems.ts';
import { quoted, titleOf, type Title } from '../reading/title.ts';
import { actionClassOf, deedOf, type ActionClass, type Deed } from './action-classes.ts';
import { deedOfSkill, fitting, goesAllItsWays } from './fitting.ts';
import { concerns } from './quality-notes.ts';

/** What a review speaks about: the feature as an action and a thing, and what it rests on. */
export type Subject = {
  name: string;
  title: Title;
  slots: Slots & { doing: string; object: string; name: string };
  /** What its words call for, those of its name first, and of these what it surely rests on. */
  skills: Capability[];
  rests: Capability[];
  /** What is known of it where it is a usual feature of some kind of product. */
  known: KnownFeature | null;
  action: ActionClass;
  deed: Deed;
  /** Of what the product has to be, what matters to this feature. */
  qualities: Quality[];
  capacity: number | null;
};

export function* subjectOf(request: FeatureInPlan): Steps<Subject> {
  const { feature, context, answers = '' } = request;
  const reading = yield* readSources([
    { id: 'feature', text: `${feature.name}. ${feature.description}`, weight: 1 },
    { id: 'vision', text: context.vision ?? '', weight: 0.6 },
    { id: 'goal', text: context.piGoal ?? '', weight: 0.6 },
    { id: 'comments', text: context.comments ?? '', weight: 0.4 },
    { id: 'answers', text: answers, weight: 0.4, told: true },
    { id: 'technical', text: context.technicalContext ?? '', weight: 0.4 },
  ]);
  const slots = slotsFor(reading, yield* recognising(reading));
  yield* namesOfFeatures.ahead();
  const known = knownFeature(feature.name, feature.description);
  const title = titleOf(feature.name);
  const ofKnown = known?.skills.filter((skill) => goesAllItsWays(skill, feature.name));
  // "Find a replacement for a shift" searches nothing: it is about shifts.
  const [surely] = ofKnown ?? [];
  const deed = known?.review?.deed ?? (surely ? deedOfSkill(surely) : deedOf(title, feature.name));
  const called = ofKnown ? { skills: ofKnown, rests: ofKnown } : yield* calling(feature, title, deed);
  return {
    name: feature.name.trim(),
    title,
    // A deposit is money, and nothing in which something could be shown.
    slots: {
      ...slots,
      doing: title.said,
      name: deed === 'pay' ? quoted(feature.name) : title.called,
      object: title.object?.many ?? plural(slots.thing),
    },
    skills: called.skills,
    rests: called.rests,
    known,
    action: actionClassOf(feature.name),
    deed,
    qualities: (yield* qualitiesOf(reading)).filter(({ id, weight }) => weight === 1 || concerns(id, deed)),
    capacity: context.teamCapacity ?? null,
  };
}

/** What the words of a feature call for that no kind of product has under that name. */
function* calling(
  { name, description }: FeatureInPlan['feature'],
  title: Title,
  deed: Deed,
): Steps<Pick<Subject, 'skills' | 'rests'>> {
  const called = yield* callingFor(`${name}\n${description}`);
  const named = calledFor(name, called);
  const described = calledFor(description, called).filter((one) => !named.includes(one));
  return {
    skills: [...named, ...described].slice(0, 2),
    rests: fitting(named, name, title, deed).slice(0, 2),
  };
}
