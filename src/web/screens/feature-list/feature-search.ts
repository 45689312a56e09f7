import {
  featureStatuses,
  limits,
  sourceTypes,
  valueCategories,
  type FeatureStatus,
  type SourceType,
  type ValueCategory,
} from '#contract/vocabulary.ts';
import type { FeatureFilters, FeatureOrder } from '../../data/feature-list.ts';

/** What the address of a list of features says: its tab, its filters, and the feature that is open. */
export type FeatureSearch<Tab extends string = string> = {
  tab?: Tab;
  value?: ValueCategory;
  status?: FeatureStatus | 'backlog';
  source?: SourceType;
  search?: string;
  /** Only what an advisor suggested and no person has looked into. */
  reviewed?: 'not_yet';
  order?: FeatureOrder;
  feature?: string;
};

/** How a list can be ordered; the first is what the address leaves out. */
export const featureOrders = {
  newest: 'Newest first',
  oldest: 'Age, oldest first',
  name: 'Name',
  value: 'Value',
  wsjf: 'WSJF: value over size',
  complexity: 'Complexity, smallest first',
  hand: 'By hand',
} as const satisfies Record<FeatureOrder, string>;
const orders = Object.keys(featureOrders) as FeatureOrder[];

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** Reads an address; what it does not understand narrows nothing. */
export const readFeatureSearch =
  <Tab extends string>(tabs: Record<Tab, FeatureFilters>) =>
  (given: Record<string, unknown>): FeatureSearch<Tab> => {
    const tab = oneOf((Object.keys(tabs) as Tab[]).slice(1), given.tab);
    const value = oneOf(valueCategories, given.value);
    const status = oneOf(['backlog', ...featureStatuses] as const, given.status);
    const source = oneOf(sourceTypes, given.source);
    const reviewed = oneOf(['not_yet'] as const, given.reviewed);
    const order = oneOf(orders.slice(1), given.order);
    // The router reads a number in the address as one.
    const text = (typeof given.search === 'number' ? String(given.search) : asText(given.search)).slice(0, limits.name);
    return {
      ...(tab && { tab }),
      ...(value && { value }),
      ...(status && { status }),
      ...(source && { source }),
      ...(text !== '' && { search: text }),
      ...(reviewed && { reviewed }),
      ...(order && { order }),
      ...(typeof given.feature === 'string' && { feature: given.feature }),
    };
  };

export const isFiltering = ({ value, status, source, search, reviewed }: FeatureSearch): boolean =>
  [value, status, source, search, reviewed].some((one) => one !== undefined);

/** What the server is asked for. What is left at "all" is left out, so that equal lists have equal keys. */
export const filtersOf = <Tab extends string>(
  { tab, value, status, source, search, reviewed }: FeatureSearch<Tab>,
  tabs: Record<Tab, FeatureFilters>,
): FeatureFilters => ({
  ...(tab === undefined ? Object.values<FeatureFilters>(tabs)[0] : tabs[tab]),
  ...(value && { value_category: value }),
  ...(status && { status }),
  ...(source && { source_type: source }),
  ...(reviewed && { reviewed }),
  ...(search !== undefined && search.trim() !== '' && { search: search.trim() }),
});

/** What each tab asks for; the first is shown when the address names none. */
export const featuresTabs = {
  'all-features': {},
  'previous-pis': { tab: 'previous-pis' },
  'current-pi': { tab: 'current-pi', status: 'selected' },
  implemented: { tab: 'implemented' },
} as const satisfies Record<string, FeatureFilters>;

export const backlogTabs = {
  'all-features': {},
  'current-pi': { tab: 'current-pi' },
  'previous-pis': { tab: 'previous-pis' },
  implemented: { tab: 'implemented' },
  rejected: { tab: 'rejected' },
} as const satisfies Record<string, FeatureFilters>;

export type SearchPatch = { [Key in keyof FeatureSearch]: FeatureSearch[Key] | undefined };

/**
 * The search of the present address with a change; `undefined` leaves out. Lists stand at several addresses, and the
 * router cannot know of which of them `.` speaks, so its type says nothing here.
 */
export const searchWith = (patch: SearchPatch) => ((now: FeatureSearch) => ({ ...now, ...patch })) as never;
