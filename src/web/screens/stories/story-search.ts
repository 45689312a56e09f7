import { limits, priorities, storyStatuses, type Priority, type StoryStatus } from '#contract/vocabulary.ts';
import type { StoryFilters, StoryOrder } from '../../data/story.ts';

/** What the address of the stories says: list or board, the filters, and the story that is open. */
export type StorySearch = {
  view?: 'board';
  pi?: string;
  feature?: string;
  status?: StoryStatus;
  priority?: Priority;
  estimate?: 'none' | 'large';
  look?: 'again';
  /** Only what an advisor wrote and no person has looked into. */
  reviewed?: 'not_yet';
  search?: string;
  order?: StoryOrder;
  story?: string;
};

/** How the list can be ordered; the first is what the address leaves out. */
export const storyOrders = { hand: 'By hand', newest: 'Newest first', number: 'Number' } as const satisfies Record<
  StoryOrder,
  string
>;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);
const text = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idIn = (value: unknown): string | undefined => (uuid.test(text(value)) ? text(value) : undefined);

/** Reads an address; what it does not understand narrows nothing. */
export const readStorySearch = (given: Record<string, unknown>): StorySearch => {
  const pi = idIn(given.pi);
  const feature = idIn(given.feature);
  const story = idIn(given.story);
  const status = oneOf(storyStatuses, given.status);
  const priority = oneOf(priorities, given.priority);
  const estimate = oneOf(['none', 'large'] as const, given.estimate);
  const order = oneOf(['newest', 'number'] as const, given.order);
  // The router reads a number in the address as one.
  const search = text(given.search).slice(0, limits.name);
  return {
    ...(given.view === 'board' && { view: 'board' }),
    ...(pi && { pi }),
    ...(feature && { feature }),
    ...(status && { status }),
    ...(priority && { priority }),
    ...(estimate && { estimate }),
    ...(given.look === 'again' && { look: 'again' }),
    ...(given.reviewed === 'not_yet' && { reviewed: 'not_yet' }),
    ...(search !== '' && { search }),
    ...(order && { order }),
    ...(story && { story }),
  };
};

/** What the server is asked for. What is left out narrows nothing, so that equal lists have equal keys. */
export const storyFiltersOf = ({
  pi,
  feature,
  status,
  priority,
  estimate,
  look,
  reviewed,
  search,
}: StorySearch): StoryFilters => ({
  ...(pi !== undefined && { pi_id: pi }),
  ...(feature !== undefined && { feature_id: feature }),
  ...(status && { status }),
  ...(priority && { priority }),
  ...(estimate && { estimate }),
  ...(look && { look }),
  ...(reviewed && { reviewed }),
  ...(search !== undefined && search.trim() !== '' && { search: search.trim() }),
});

export const isFilteringStories = (search: StorySearch): boolean => Object.keys(storyFiltersOf(search)).length > 0;

export type StorySearchPatch = { [Key in keyof StorySearch]: StorySearch[Key] | undefined };

/** The search of the present address with a change. Stories open at several addresses, so the router's type says nothing here. */
export const storySearchWith = (patch: StorySearchPatch) => ((now: object) => ({ ...now, ...patch })) as never;
