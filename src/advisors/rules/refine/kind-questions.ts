import type { Clarification } from '#contract/story-advice.ts';
import { aboutOf } from '../knowledge/capabilities.ts';
import type { TypicalFeature } from '../knowledge/kind.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import { capitalised, fill, nameIn, type Slots, lowered } from '../knowledge/slots.ts';

const nearest = 'Which of these comes nearest to what you mean?';
const first = 'Which of these matters first?';
const also = /^Should it also (?<doing>.+)\?$/u;

/** Whether a question is one of those that a kind of product raises. */
export const isAboutKind = (question: string): boolean =>
  question === nearest || question === first || also.test(question);

const listed = (features: readonly TypicalFeature[], slots: Slots): string =>
  features.map(({ name }) => lowered(nameIn(name, slots))).join('; ');

/** Names that go on after "Should it also": what somebody may do is asked in another form. */
const isAsked = (name: string): boolean => !/^(?:Use|Work|See|Let|Ask|Answer|Take part|Learn|Run)\b/u.test(name);

/** Where two kinds of product are about as likely: which one is meant. */
export function nearestKind([one, ...others]: readonly Recognised[], slots: Slots): Clarification[] {
  const rivals = others.slice(0, 2).filter(({ score }) => one !== undefined && score >= one.score * 0.6);
  if (one === undefined || one.chosen === true || rivals.length === 0) return [];
  return [
    {
      id: 'clarify.nearest',
      question: nearest,
      why: 'Your words point to more than one kind of product, and each has other features.',
      quote: null,
      options: [one, ...rivals].map(({ kind }, place) => ({
        answer: capitalised(kind.title),
        leadsTo: `Usually: ${listed(kind.features.slice(0, 3), place === 0 ? slots : { thing: kind.things[0]!, people: kind.people[0]! })}.`,
      })),
      recommended: 0,
      rule: 'clarify.nearest',
    },
  ];
}

/** Where hardly anything was said: which of these usual features of the likeliest kind matters first. */
export function beginning(
  kind: Recognised['kind'],
  features: readonly TypicalFeature[],
  slots: Slots,
): Clarification[] {
  if (features.length < 2) return [];
  return [
    {
      id: `clarify.first.${kind.id}`,
      question: first,
      why: `Little was said yet, and with ${kind.title} one can begin in very different places.`,
      quote: null,
      options: features.map((feature) => ({
        answer: nameIn(feature.name, slots),
        leadsTo: fill(aboutOf(feature), slots),
      })),
      recommended: 0,
      rule: `clarify.first.${kind.id}`,
    },
  ];
}

/** What stands further behind in the file of a kind few of its products have. */
const common = 12;

/** What the likeliest kind commonly does and is not offered, since it is as likely wanted as not. */
export function uncertain(
  kind: Recognised['kind'],
  slots: Slots,
  isOpen: (feature: TypicalFeature) => boolean,
): Clarification[] {
  return kind.features
    .slice(0, common)
    .filter((feature) => isAsked(feature.name) && isOpen(feature))
    .map((feature) => ({
      id: `clarify.also.${feature.id}`,
      question: `Should it also ${lowered(nameIn(feature.name, slots))}?`,
      why: `It is usual for ${kind.title}, and nothing was said of it.`,
      quote: null,
      options: [
        { answer: 'Yes, from the start', leadsTo: fill(aboutOf(feature), slots) },
        { answer: 'Later', leadsTo: 'It stays among what could be had.' },
        { answer: 'No', leadsTo: 'It is not suggested again.' },
      ],
      recommended: 1,
      rule: `clarify.also.${kind.id}.${feature.id}`,
    }));
}

type Line = { question: string; answer: string };

/** The kind of product that was chosen, if any. */
export const chosenKind = (lines: readonly Line[]): string | undefined =>
  lines
    .findLast(({ question }) => question === nearest)
    ?.answer.replace(/\.$/u, '')
    .toLowerCase();

/** What was answered about a feature that a kind of product usually has. */
export type KindAnswer = Line & { kind: Recognised['kind']; feature: TypicalFeature; wanted: 'first' | 'later' | 'no' };

/** The answers to questions about typical features of these kinds. `isFilled` tells a name from its template. */
export function kindAnswers(
  lines: readonly Line[],
  kinds: readonly Recognised[],
  isFilled: (template: string, text: string) => boolean,
): KindAnswer[] {
  return lines.flatMap(({ question, answer: said }): KindAnswer[] => {
    const answer = said.replace(/\.$/u, '');
    const doing = also.exec(question)?.groups?.['doing'];
    const text = doing ?? (question === first ? lowered(answer) : undefined);
    if (text === undefined) return [];
    for (const { kind } of kinds) {
      const feature = kind.features.find(({ name }) => isFilled(lowered(name), text));
      if (!feature) continue;
      const wanted = doing === undefined || answer.startsWith('Yes') ? 'first' : answer === 'Later' ? 'later' : 'no';
      return [{ question, answer, kind, feature, wanted }];
    }
    return [];
  });
}
