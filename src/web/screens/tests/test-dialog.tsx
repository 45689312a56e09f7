import type { LintFinding } from '#contract/lint.ts';
import { failures } from '#contract/problems.ts';
import type { TestDetail } from '#contract/test-case.ts';
import { limits, testOutcomes } from '#contract/vocabulary.ts';
import { testReference } from '#domain/test-reference.ts';
import { Badge, Button, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBeingEdited, useFormEdits } from '../../data/field-edits.ts';
import {
  named,
  standingWords,
  testQuery,
  useConfirmTest,
  useDeleteTest,
  useRecordResult,
  useUpdateTest,
  testFindingsQuery,
} from '../../data/test-case.ts';
import { Changing } from '../../ui/changing.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ago, instant } from '../../ui/dates.ts';
import { Contested } from '../../ui/contested.tsx';
import { useDraft } from '../../ui/draft.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { NotReviewed, WhySection } from '../../ui/why.tsx';
import { Findings } from '../stories/findings.tsx';
import { StandingBadge, TestBadges } from './test-badges.tsx';
import { TestForm, typedOf, type TypedTest } from './test-form.tsx';
import { levelWords, priorityWords } from './test-search.ts';
import classes from './tests.module.css';

type Props = { projectId: string; id: string; onClose: () => void };

/** All that is known of one test, and its next result by hand. */
export function TestDialog({ projectId, id, onClose }: Props) {
  const { data: test, error, isPending, refetch } = useQuery(testQuery(projectId, id));
  const findings = useQuery(testFindingsQuery(projectId, id));
  const [editing, setEditing] = useState(() => isBeingEdited(draftOf(id)));
  return (
    <Dialog onClose={onClose} title={test ? named(test) : 'Test'} size="xl">
      {(isPending || (test && !editing && findings.isPending)) && (
        <Stack {...waiting('Loading test')}>
          <Skeleton h={24} w="60%" />
          <Skeleton h={120} />
        </Stack>
      )}
      {error && !test && <ErrorState {...failures.testLoad} error={error} onRetry={() => void refetch()} />}
      {test && editing && <EditTest test={test} onClose={() => setEditing(false)} />}
      {test && !editing && !findings.isPending && (
        <Details test={test} findings={findings.data ?? []} onEdit={() => setEditing(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

const draftOf = (id: string): string => `test-edit:${id}`;

const said = (field: keyof TypedTest, theirs: string): string => {
  if (field === 'level') return levelWords[theirs as TypedTest['level']];
  return field === 'priority' ? priorityWords[theirs as TypedTest['priority']] : theirs;
};

function EditTest({ test, onClose }: { test: TestDetail; onClose: () => void }) {
  const edit = useFormEdits<TypedTest>(draftOf(test.id), typedOf(test));
  const update = useUpdateTest(test);
  const below = (field: keyof TypedTest) =>
    !update.isPending && <Contested of={edit} field={field} say={(theirs) => said(field, theirs)} />;
  const close = () => {
    edit.forget();
    onClose();
  };
  return (
    <TestForm
      values={edit.values}
      submitLabel="Save Test"
      busy={update.isPending}
      undecided={edit.undecided}
      onChange={edit.change}
      onCancel={close}
      onSubmit={(fields) => update.mutate({ ...fields, version: test.version }, { onSuccess: edit.onceSaved(close) })}
      below={below}
    />
  );
}

type DetailsProps = { test: TestDetail; findings: LintFinding[]; onEdit: () => void; onClose: () => void };

function Details({ test, findings, onEdit, onClose }: DetailsProps) {
  const { story, criterion } = test;
  const confirm = useConfirmTest(test.project_id);
  const remove = useDeleteTest(test.project_id);
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <TestBadges test={test}>
          <NotReviewed of={test} />
        </TestBadges>
        <Changing>
          <Group gap="xs">
            <Button size="xs" variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              Edit
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={remove.isPending}
              onClick={() => remove.mutate(test, { onSuccess: onClose })}
            >
              Delete
            </Button>
          </Group>
        </Changing>
      </Group>
      <Stack gap="xs">
        {story && (
          <Text size="sm">
            Of story S-{story.number} {story.title}
          </Text>
        )}
        {criterion && (
          <Text size="sm">
            Criterion {criterion.number}: Given {criterion.given}, when {criterion.when}, then {criterion.outcome}.
          </Text>
        )}
        {test.standing === 'stale' && (
          <Text size="sm">
            The criterion has changed since the latest result, so it no longer counts. Run it again.
          </Text>
        )}
      </Stack>
      {test.steps.length > 0 && (
        <div>
          <Title order={3} size="h4">
            Steps
          </Title>
          <ol className={classes.steps}>
            {test.steps.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a step is its place and its words
              <li key={`${at} ${step}`}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      {test.expected !== '' && (
        <div>
          <Title order={3} size="h4">
            Expected
          </Title>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{test.expected}</Text>
        </div>
      )}
      <Changing shown>
        <Findings projectId={test.project_id} findings={findings} />
      </Changing>
      <WhySection of={test} confirming={confirm.isPending} onConfirm={() => confirm.mutate(test)} />
      <Changing>
        <RecordResult test={test} />
      </Changing>
      <Results test={test} />
    </Stack>
  );
}

function RecordResult({ test }: { test: TestDetail }) {
  const { values, change, clearSent } = useDraft(`result:${test.id}`, { message: '' });
  const record = useRecordResult(test.project_id);
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Result by hand
      </Title>
      <Textarea
        aria-label="Note"
        placeholder="What you saw (optional)"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={limits.text}
        value={values.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <Group gap="xs">
        {testOutcomes.map((result) => (
          <Button
            key={result}
            variant="default"
            disabled={record.isPending}
            onClick={() =>
              record.mutate({ id: test.id, result, message: values.message.trim() }, { onSuccess: clearSent })
            }
          >
            {standingWords[result]}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        Automated tests report by themselves: name {testReference(test.number)} in the name of the test, and upload its
        JUnit XML.
      </Text>
    </Stack>
  );
}

const sources = { hand: 'By hand', junit: 'JUnit XML', ci: 'REST' } as const;

const Results = ({ test: { results } }: { test: TestDetail }) => (
  <div>
    <Title order={3} size="h4" mb="xs">
      Results
    </Title>
    {results.length === 0 ? (
      <Text size="sm" c="dimmed">
        It has not run yet.
      </Text>
    ) : (
      <ul className={classes.results}>
        {results.map((result) => (
          <li key={result.id}>
            <Group gap={6}>
              <StandingBadge standing={result.result} />
              {result.stale && (
                <Badge color="amber" variant="outline">
                  Stale
                </Badge>
              )}
              <Text size="sm" c="dimmed">
                {sources[result.source]}
                {result.run !== null && ` · ${result.run}`} · {result.who} ·{' '}
                <time dateTime={result.at} title={instant(result.at)}>
                  {ago(result.at)}
                </time>
              </Text>
            </Group>
            {result.message !== '' && <div className={classes.message}>{result.message}</div>}
          </li>
        ))}
      </ul>
    )}
  </div>
);
