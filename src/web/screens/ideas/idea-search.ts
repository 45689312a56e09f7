import { ideaStatuses, ideaTypes, limits } from '#contract/vocabulary.ts';
import type { IdeaFilters } from '../../data/idea.ts';

/** What is narrowed otherwise; what is undefined narrows no more. */
export type IdeaFilterPatch = { [Name in keyof IdeaFilters]: IdeaFilters[Name] | undefined };

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** Reads the filters of an address; what it does not understand narrows nothing. */
export const readIdeaFilters = (given: Record<string, unknown>): IdeaFilters => {
  const type = oneOf(ideaTypes, given.type);
  const status = oneOf(ideaStatuses, given.status);
  // The router reads a number in the address as one.
  const search = typeof given.search === 'number' ? String(given.search) : given.search;
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, limits.name) }),
  };
};

/** Another idea chosen, or none. It is read of the address as it is then: a filter may have been chosen that is not drawn yet. */
export const ideaChosen = (idea: string | undefined) =>
  ((now: object) => ({ ...now, idea, tab: undefined, discussion: undefined })) as never;
