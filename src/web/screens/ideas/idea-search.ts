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
