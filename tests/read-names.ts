import { drained } from '#advisors/rules/pace.ts';
import { fromWishes } from '#advisors/rules/suggest/from-wishes.ts';
import { situationOf, suggestionsFor } from '#advisors/rules/suggest/suggest.ts';

/** For tests: the names of what is offered for an idea, and those of its wishes as they were read, before a usual name took their place. */
export const namesRead = (idea: string): string[] => {
  const request = { from: 'idea', idea, project: '' } as const;
  return [...suggestionsFor(request), ...drained(fromWishes(drained(situationOf(request))))].map(({ name }) => name);
};
