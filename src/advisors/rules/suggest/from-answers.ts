import type { FeatureRequest } from '../../advisor.ts';
import { capabilityById } from '../knowledge/capabilities.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import { choicesIn } from '../refine/answers.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

/** What the person chose when asked, as much wanted as a wish. */
export function fromAnswers(request: FeatureRequest, { slots }: Situation): Candidate[] {
  const text = request.from === 'idea' ? request.idea : request.context.comments;
  return choicesIn(text).flatMap(({ id, question, answer, calls }, place) =>
    calls.map((called): Candidate => {
      const skill = capabilityById.get(called)!;
      return {
        name: nameIn(skill.name, slots),
        description: fill(skill.about, slots),
        reasoning: `You answered "${answer}" to "${question}". It matters because ${fill(skill.why, slots)}.`,
        quote: null,
        rule: `answer.${id}`,
        complexity: skill.size,
        value: 'Must Have',
        rank: 800,
        skills: [called],
        at: place,
      };
    }),
  );
}
