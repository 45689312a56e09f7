import { failures } from '#contract/problems.ts';
import type { TestCase } from '#contract/test-case.ts';
import { testLevels, testPriorities, testStandings } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { testReference } from '#domain/test-reference.ts';
import { Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconCheck, IconChecklist, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { standingWords, testCountQuery, testsQuery, useRecordResult } from '../../data/test-case.ts';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { waiting } from '../../ui/waiting.ts';
import { NotReviewed, WhyOnCard } from '../../ui/why.tsx';
import { TestBadges } from './test-badges.tsx';
import { levelWords, testFiltersOf, type TestSearch, type TestSearchPatch } from './test-search.ts';
import classes from './tests.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

const all = { value: '', label: 'All' };
const standings = [
  all,
  { value: 'pending', label: 'Pending' },
  ...testStandings.map((value) => ({ value, label: standingWords[value] })),
];
const priorities = [all, ...testPriorities.map((value) => ({ value, label: value }))];
const reviewed = [all, { value: 'not_yet', label: 'Not yet' }];
const levels = [all, ...testLevels.map((value) => ({ value, label: levelWords[value] }))];

type Props = {
  projectId: string;
  piId: string | undefined;
  search: TestSearch;
  onChange: (patch: TestSearchPatch, replace?: boolean) => void;
};

/** The test cases that the filters leave, by number. */
export function TestList({ projectId, piId, search, onChange }: Props) {
  const filters = testFiltersOf(search, piId);
  const query = useInfiniteQuery(testsQuery(projectId, filters));
  const count = useQuery(testCountQuery(projectId, filters));
  const tests = query.data?.pages.flatMap(({ items }) => items);
  const record = useRecordResult(projectId);
  const isFiltering = Object.keys(filters).some((name) => name !== 'pi_id');
  return (
    <Stack gap="md">
      <Filters search={search} onChange={onChange} />
      {query.isPending && (
        <Stack gap="xs" {...waiting('Loading tests')}>
          <Skeleton h={52} />
          <Skeleton h={52} />
          <Skeleton h={52} />
        </Stack>
      )}
      {query.isError && !tests && (
        <ErrorState {...failures.testsLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {tests && tests.length > 0 && (
        <Text size="sm" c="dimmed" role="status" className="tabular">
          {count.data ? counted(count.data.count, 'test') : '\u00A0'}
        </Text>
      )}
      {tests?.length === 0 &&
        (isFiltering ? (
          <EmptyState icon={<IconChecklist />} title="No tests found" text="No tests match your search criteria." />
        ) : (
          <EmptyState
            icon={<IconChecklist />}
            title="No tests found for this project"
            text="A test shows that an acceptance criterion holds. Let Quinn propose tests for your stories, or add one yourself."
            action={
              piId !== undefined && (
                <LinkButton
                  to="/project/$projectId/pi/$piId/test-planning"
                  params={{ projectId, piId }}
                  variant="light"
                >
                  Plan Tests
                </LinkButton>
              )
            }
          />
        ))}
      {tests && tests.length > 0 && (
        <ul className={classes.list} aria-label="Test cases">
          {tests.map((test) => (
            <li key={test.id}>
              <div>
                <TestName test={test} />
                <WhyOnCard of={test} />
              </div>
              <TestBadges test={test}>
                <NotReviewed of={test} />
              </TestBadges>
              <Changing>
                <Group gap={2} wrap="nowrap">
                  <IconButton
                    label={`${testReference(test.number)} passed`}
                    size="md"
                    onClick={() => record.mutate({ id: test.id, result: 'passed' })}
                  >
                    <IconCheck size={18} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`${testReference(test.number)} failed`}
                    size="md"
                    onClick={() => record.mutate({ id: test.id, result: 'failed' })}
                  >
                    <IconX size={18} aria-hidden />
                  </IconButton>
                </Group>
              </Changing>
            </li>
          ))}
        </ul>
      )}
      <ShowMore of={query} />
    </Stack>
  );
}

const Filters = ({ search, onChange }: Pick<Props, 'search' | 'onChange'>) => (
  <search className={classes.filters}>
    <SearchBox
      label="Search tests..."
      text={search.search ?? ''}
      onChange={(text) => onChange({ search: text === '' ? undefined : text }, true)}
    />
    <NativeSelect
      label="Result"
      data={standings}
      value={search.standing ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ standing: (currentTarget.value || undefined) as TestSearch['standing'] })
      }
    />
    <NativeSelect
      label="Priority"
      data={priorities}
      value={search.priority ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ priority: (currentTarget.value || undefined) as TestSearch['priority'] })
      }
    />
    <NativeSelect
      label="Level"
      data={levels}
      value={search.level ?? ''}
      onChange={({ currentTarget }) => onChange({ level: (currentTarget.value || undefined) as TestSearch['level'] })}
    />
    <NativeSelect
      label="Reviewed by a person"
      data={reviewed}
      value={search.reviewed ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ reviewed: (currentTarget.value || undefined) as TestSearch['reviewed'] })
      }
    />
  </search>
);

/** Opens the test where it stands: the address keeps everything else. */
export const TestName = ({ test }: { test: Pick<TestCase, 'id' | 'number' | 'title'> }) => (
  <Link
    to="."
    search={((now: Record<string, unknown>) => ({ ...now, test: test.id })) as never}
    resetScroll={false}
    className={classes.name}
  >
    <span className={classes.number}>{testReference(test.number)}</span> {test.title}
  </Link>
);
