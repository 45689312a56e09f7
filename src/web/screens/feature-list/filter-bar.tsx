import { featureStatuses, sourceTypes, valueCategories, type SourceType } from '#contract/vocabulary.ts';
import { statusLabel } from '#domain/feature-status.ts';
import { NativeSelect } from '@mantine/core';
import { SearchBox } from '../../ui/search-box.tsx';
import type { FeatureSearch, SearchPatch } from './feature-search.ts';
import classes from './feature-list.module.css';

const sourceLabel: Record<SourceType, string> = {
  ava: 'Ava (Product Owner)',
  theo: 'Theo (Architect)',
  claude: 'Claude (Architect)',
  user: 'User',
  pi_planning: 'PI Planning',
};

const all = { value: '', label: 'All' };
const values = [all, ...valueCategories.map((value) => ({ value, label: value }))];
const statuses = [
  all,
  ...featureStatuses.map((value) => ({ value, label: statusLabel(value) })),
  // Without a status, as an import may bring it.
  { value: 'backlog', label: statusLabel(null) },
];
const sources = [all, ...sourceTypes.map((value) => ({ value, label: sourceLabel[value] }))];

const reviewed = [all, { value: 'not_yet', label: 'Not yet' }];

type Props = { search: FeatureSearch; onChange: (patch: SearchPatch) => void };

/** Narrows a list of features; every choice stands in the address. */
export function FilterBar({ search, onChange }: Props) {
  const chosen = <T extends string>(value: string): T | undefined => (value === '' ? undefined : (value as T));
  return (
    <search className={classes.filters}>
      <SearchBox
        className={classes.search}
        label="Search features..."
        text={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <NativeSelect
        label="Value category"
        data={values}
        value={search.value ?? ''}
        onChange={({ currentTarget }) => onChange({ value: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="Status"
        data={statuses}
        value={search.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="Source type"
        data={sources}
        value={search.source ?? ''}
        onChange={({ currentTarget }) => onChange({ source: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="Reviewed by a person"
        data={reviewed}
        value={search.reviewed ?? ''}
        onChange={({ currentTarget }) => onChange({ reviewed: chosen(currentTarget.value) })}
      />
    </search>
  );
}
