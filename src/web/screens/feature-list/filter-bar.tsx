import {
  limits,
  settableFeatureStatuses,
  sourceTypes,
  valueCategories,
  type SourceType,
} from '#contract/vocabulary.ts';
import { statusLabel } from '#domain/feature-status.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
const statuses = [all, ...settableFeatureStatuses.map((value) => ({ value, label: statusLabel(value) }))];
const sources = [all, ...sourceTypes.map((value) => ({ value, label: sourceLabel[value] }))];

type Props = { search: FeatureSearch; onChange: (patch: SearchPatch) => void };

/** Narrows a list of features; every choice stands in the address. */
export function FilterBar({ search, onChange }: Props) {
  const chosen = <T extends string>(value: string): T | undefined => (value === '' ? undefined : (value as T));
  return (
    <search className={classes.filters}>
      <SearchBox text={search.search ?? ''} onChange={(text) => onChange({ search: text === '' ? undefined : text })} />
      <NativeSelect
        label="Value category"
        data={values}
        value={search.value ?? ''}
        onChange={({ currentTarget }) => onChange({ value: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="Status"
        data={
          search.status === undefined || statuses.some(({ value }) => value === search.status)
            ? statuses
            : [...statuses, { value: search.status, label: statusLabel(search.status) }]
        }
        value={search.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="Source type"
        data={sources}
        value={search.source ?? ''}
        onChange={({ currentTarget }) => onChange({ source: chosen(currentTarget.value) })}
      />
    </search>
  );
}

const pauseWhileTyping = 200;

export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const tell = useDebouncedCallback((now: string) => {
    told.current = now;
    onChange(now);
  }, pauseWhileTyping);
  // Back and Forward change the address, and the box with it.
  useEffect(() => {
    if (text !== told.current) {
      told.current = text;
      setTyped(text);
    }
  }, [text]);
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label="Search features..."
      placeholder="Search features..."
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={limits.name}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        tell(currentTarget.value);
      }}
    />
  );
}
