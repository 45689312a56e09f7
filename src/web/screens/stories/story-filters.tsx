import { priorities, storyStatuses } from '#contract/vocabulary.ts';
import { storyStatusLabel } from '#domain/story.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incrementsQuery } from '../../data/increment.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import type { StorySearch, StorySearchPatch } from './story-search.ts';
import classes from './stories.module.css';

const all = { value: '', label: 'All' };
const statuses = [all, ...storyStatuses.map((value) => ({ value, label: storyStatusLabel[value] }))];
const priorityChoices = [
  all,
  ...priorities.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];
const estimates = [all, { value: 'none', label: 'Not estimated' }, { value: 'large', label: 'Above 8 points' }];
const reviewed = [all, { value: 'not_yet', label: 'Not yet' }];
const looks = [all, { value: 'again', label: 'Needed' }];

type Props = { projectId: string; search: StorySearch; onChange: (patch: StorySearchPatch) => void };

/** Narrows the stories; every choice stands in the address. */
export function StoryFilters({ projectId, search, onChange }: Props) {
  const { data: increments = [] } = useQuery(incrementsQuery(projectId));
  const choose = (name: keyof StorySearch) => (event: { currentTarget: { value: string } }) =>
    onChange({ [name]: event.currentTarget.value === '' ? undefined : event.currentTarget.value });
  return (
    <search className={classes.filters}>
      <SearchBox
        label="Search stories..."
        text={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <NativeSelect
        label="PI"
        data={[all, ...increments.map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.pi ?? ''}
        onChange={choose('pi')}
      />
      <NativeSelect
        label="Status"
        data={statuses}
        value={search.status ?? ''}
        disabled={search.view === 'board'}
        onChange={choose('status')}
      />
      <NativeSelect
        label="Priority"
        data={priorityChoices}
        value={search.priority ?? ''}
        onChange={choose('priority')}
      />
      <NativeSelect label="Estimate" data={estimates} value={search.estimate ?? ''} onChange={choose('estimate')} />
      <NativeSelect label="Look again" data={looks} value={search.look ?? ''} onChange={choose('look')} />
      <NativeSelect
        label="Reviewed by a person"
        data={reviewed}
        value={search.reviewed ?? ''}
        onChange={choose('reviewed')}
      />
    </search>
  );
}
