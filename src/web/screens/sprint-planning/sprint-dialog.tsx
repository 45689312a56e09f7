import type { Sprint, SprintPerson } from '#contract/sprint.ts';
import { limits, sprintRanges } from '#contract/vocabulary.ts';
import { endsBeforeStart } from '#domain/increment-dates.ts';
import { capacityOf } from '#domain/sprint-capacity.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useFormEdits } from '../../data/field-edits.ts';
import { useRemoveSprint, useUpdateSprint } from '../../data/sprint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormEnd } from '../../ui/form-end.tsx';
import { day } from '../../ui/dates.ts';
import { Contested } from '../../ui/contested.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './sprint-planning.module.css';

type Props = {
  /** Undefined when it is gone. */
  sprint: Sprint | undefined;
  /** What the last finished sprints had as their focus factor. */
  measured: number | null;
  onClose: () => void;
};

export function SprintDialog({ sprint, measured, onClose }: Props) {
  if (sprint === undefined || sprint.status === 'finished')
    return (
      <Dialog onClose={onClose} title="Sprint">
        <Text>{sprint === undefined ? 'This sprint is no longer there.' : 'This sprint is finished.'}</Text>
      </Dialog>
    );
  return <Fields sprint={sprint} measured={measured} onClose={onClose} />;
}

/** Days off are text while they are typed. */
type Draft = {
  name: string;
  goal: string;
  starts_on: string;
  ends_on: string;
  focus: string;
  points: string;
  people: { person: string; days_off: string }[];
};

const inWords = (people: string): string =>
  (JSON.parse(people) as Draft['people']).map(({ person, days_off }) => `${person}, days off: ${days_off}`).join('\n');

const said = (field: keyof Draft, theirs: string): string => {
  if (field === 'people') return inWords(theirs);
  return field === 'starts_on' || field === 'ends_on' ? day(theirs) : theirs;
};

type Range = readonly [number, number];
const isIn = ([least, most]: Range, value: number): boolean => value >= least && value <= most;
const percent: Range = [sprintRanges.focusFactor[0] * 100, sprintRanges.focusFactor[1] * 100];

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

function Fields({ sprint, measured, onClose }: Props & { sprint: Sprint }) {
  const edit = useFormEdits<Draft>(`sprint:${sprint.id}`, {
    name: sprint.name,
    goal: sprint.goal,
    starts_on: sprint.starts_on,
    ends_on: sprint.ends_on,
    focus: String(Math.round(sprint.focus_factor * 100)),
    points: String(sprint.points_per_day),
    people: sprint.people.map(({ person, days_off }) => ({ person, days_off: String(days_off) })),
  });
  const { values, change } = edit;
  const update = useUpdateSprint(sprint);
  const below = (field: keyof Draft) =>
    !update.isPending && <Contested of={edit} field={field} say={(theirs) => said(field, theirs)} />;
  const remove = useRemoveSprint(sprint);
  const focus = numberIn(values.focus);
  const points = numberIn(values.points);
  const people: SprintPerson[] = values.people.map(({ person, days_off }) => ({
    person: person.trim(),
    days_off: numberIn(days_off),
  }));
  const wrong = {
    name: values.name.trim() === '' && 'A name is required',
    dates: endsBeforeStart(values.starts_on, values.ends_on) && 'The end date is before the start date.',
    focus: !isIn(percent, focus) && `From ${percent.join(' to ')}`,
    points: !isIn(sprintRanges.pointsPerDay, points) && `From ${sprintRanges.pointsPerDay.join(' to ')}`,
  };
  const isPersonWrong = ({ person, days_off }: SprintPerson) => person === '' || !isIn(sprintRanges.daysOff, days_off);
  const isWrong =
    Object.values(wrong).some((reason) => reason !== false) ||
    people.some(isPersonWrong) ||
    values.starts_on === '' ||
    values.ends_on === '';
  const close = () => {
    edit.forget();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWrong || edit.undecided || update.isPending) return;
    const { starts_on, ends_on } = values;
    update.mutate(
      {
        name: values.name.trim(),
        goal: values.goal.trim(),
        starts_on,
        ends_on,
        focus_factor: focus / 100,
        points_per_day: points,
        people,
        version: sprint.version,
      },
      { onSuccess: edit.onceSaved(close) },
    );
  };
  const capacity = isWrong
    ? null
    : capacityOf({ ...values, people, focus_factor: focus / 100, points_per_day: points });
  return (
    <Dialog onClose={close} title={`Edit ${sprint.name}`} size={560}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <div>
            <TextInput
              label="Name"
              data-autofocus
              maxLength={limits.name}
              error={wrong.name}
              value={values.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            {below('name')}
          </div>
          <div>
            <Textarea
              label="Goal"
              autosize
              minRows={2}
              maxRows={6}
              maxLength={limits.text}
              value={values.goal}
              onChange={({ currentTarget }) => change({ goal: currentTarget.value })}
            />
            {below('goal')}
          </div>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <div>
              <TextInput
                type="date"
                label="First day"
                value={values.starts_on}
                onChange={({ currentTarget }) => change({ starts_on: currentTarget.value })}
              />
              {below('starts_on')}
            </div>
            <div>
              <TextInput
                type="date"
                label="Last day"
                value={values.ends_on}
                error={wrong.dates}
                onChange={({ currentTarget }) => change({ ends_on: currentTarget.value })}
              />
              {below('ends_on')}
            </div>
            <div>
              <TextInput
                label="Focus factor, in percent"
                description="Share of the day for stories"
                inputMode="decimal"
                value={values.focus}
                error={wrong.focus}
                onChange={({ currentTarget }) => change({ focus: currentTarget.value })}
              />
              {below('focus')}
            </div>
            <div>
              <TextInput
                label="Points for a day"
                description="What one person does in a day"
                inputMode="decimal"
                value={values.points}
                error={wrong.points}
                onChange={({ currentTarget }) => change({ points: currentTarget.value })}
              />
              {below('points')}
            </div>
          </SimpleGrid>
          {measured !== null && measured > 0 && Math.round(measured * 100) !== focus && (
            <Group gap="xs">
              <Text size="sm">The last finished sprints had a focus factor of {Math.round(measured * 100)}%.</Text>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => change({ focus: String(Math.max(percent[0], Math.round(measured * 100))) })}
              >
                Use it
              </Button>
            </Group>
          )}
          <People people={values.people} onChange={(people) => change({ people })} below={below('people')} />
          <Text size="sm" role="status" className="tabular">
            {capacity === null
              ? ' '
              : `Capacity: ${pointsInWords(capacity.points)}, from ${capacity.personDays} working days.`}
          </Text>
          <Group justify="space-between" gap="xs">
            {sprint.status === 'planned' ? (
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined, { onSuccess: close })}
              >
                Remove sprint
              </Button>
            ) : (
              <span />
            )}
            <FormEnd
              label="Save Changes"
              onCancel={close}
              loading={update.isPending}
              disabled={isWrong || edit.undecided}
            />
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

type PeopleProps = {
  people: Draft['people'];
  onChange: (people: Draft['people']) => void;
  below: ReactNode;
};

/** Who works in the sprint, and on how many of its days they are away. */
function People({ people, onChange, below }: PeopleProps) {
  const setPerson = (index: number, patch: Partial<Draft['people'][number]>) =>
    onChange(people.map((one, n) => (n === index ? { ...one, ...patch } : one)));
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" size="sm" fw={500} mb={4}>
        People
      </Text>
      <Stack gap="xs">
        {people.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- people have no id of their own here
          <div key={index} className={classes.person}>
            <TextInput
              label="Name"
              aria-label={`Name of person ${index + 1}`}
              maxLength={limits.name}
              error={one.person.trim() === '' && 'Required'}
              value={one.person}
              onChange={({ currentTarget }) => setPerson(index, { person: currentTarget.value })}
            />
            <TextInput
              label="Days off"
              aria-label={`Days off of ${one.person || `person ${index + 1}`}`}
              inputMode="decimal"
              error={!isIn(sprintRanges.daysOff, numberIn(one.days_off)) && sprintRanges.daysOff.join(' to ')}
              value={one.days_off}
              onChange={({ currentTarget }) => setPerson(index, { days_off: currentTarget.value })}
            />
            <IconButton
              label={`Remove ${one.person || `person ${index + 1}`}`}
              onClick={() => onChange(people.filter((_, n) => n !== index))}
            >
              <IconTrash size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        {people.length < limits.people && (
          <Button
            variant="default"
            size="xs"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...people, { person: '', days_off: '0' }])}
          >
            Add a person
          </Button>
        )}
      </Stack>
      {below}
    </fieldset>
  );
}
