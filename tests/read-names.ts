import { drained } from '#advisors/rules/pace.ts';
import { fromWishes, namingsIn } from '#advisors/rules/suggest/from-wishes.ts';
import { situationOf, suggestionsFor } from '#advisors/rules/suggest/suggest.ts';

/**
 * For tests: the names of what is offered for an idea, those of its wishes as they were read, before a usual name took their
 * place, and those that the naming rules made, whether they were chosen or not.
 */
export const namesRead = (idea: string): string[] => {
  const request = { from: 'idea', idea, project: '' } as const;
  const situation = drained(situationOf(request));
  const made = namingsIn(situation).flatMap(({ namings }) => namings.filter(({ way }) => way === 'polished'));
  return [...suggestionsFor(request), ...drained(fromWishes(situation)).wished, ...made].map(({ name }) => name);
};
