import { NativeSelect } from '@mantine/core';
import type { IdeaFilters } from '../../data/idea.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { readIdeaFilters, type IdeaFilterPatch } from './idea-search.ts';
import { optionsOf, statusLabels, typeLabels } from './idea-labels.ts';
import classes from './ideas.module.css';

const all = { value: '', label: 'All' };
const types = [all, ...optionsOf(typeLabels)];
const statuses = [all, ...optionsOf(statusLabels)];

type Props = { filters: IdeaFilters; onChange: (patch: IdeaFilterPatch) => void };

/** Narrows the list of ideas; every choice stands in the address. */
export function IdeaFilterBar({ filters, onChange }: Props) {
  const change = (name: keyof IdeaFilters, value: string) =>
    onChange({ [name]: undefined, ...readIdeaFilters({ [name]: value }) });
  return (
    <search className={classes.filters}>
      <SearchBox
        className={classes.search}
        label="Search ideas..."
        text={filters.search ?? ''}
        onChange={(search) => change('search', search)}
      />
      <NativeSelect
        label="Type"
        data={types}
        value={filters.type ?? ''}
        onChange={({ currentTarget }) => change('type', currentTarget.value)}
      />
      <NativeSelect
        label="Status"
        data={statuses}
        value={filters.status ?? ''}
        onChange={({ currentTarget }) => change('status', currentTarget.value)}
      />
    </search>
  );
}
