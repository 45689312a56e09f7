import { failures } from '#contract/problems.ts';
import type { TraceRow } from '#contract/traceability.ts';
import { traceHoles, type TraceHole } from '#contract/vocabulary.ts';
import { Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRoute } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { traceQuery } from '../../data/traceability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { waiting } from '../../ui/waiting.ts';
import { StandingBadge } from './test-badges.tsx';
import { TestName } from './test-list.tsx';
import { holeWords, searched, type TestSearch, type TestSearchPatch } from './test-search.ts';
import classes from './tests.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = {
  at: { project_id: string; pi_id: string };
  search: TestSearch;
  onChange: (patch: TestSearchPatch, replace?: boolean) => void;
};

const columns = ['Idea', 'Feature', 'Story', 'Criterion', 'Test', 'Result'] as const;

/** Idea, feature, story, criterion, test and result as one table, which can be narrowed to its holes. */
export function TraceTable({ at, search, onChange }: Props) {
  const query = useInfiniteQuery(traceQuery(at, { ...(search.hole && { hole: search.hole }), ...searched(search) }));
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = (hole: TraceHole) => first?.holes[hole] ?? 0;
  const holes = first?.holed ?? 0;
  return (
    <Stack gap="md">
      <search className={classes.filters}>
        <SearchBox
          label="Search features, stories and tests..."
          text={search.search ?? ''}
          onChange={(text) => onChange({ search: text === '' ? undefined : text }, true)}
        />
        <NativeSelect
          label="Gaps"
          data={[
            { value: '', label: 'All rows' },
            { value: 'any', label: `Any hole (${holes.toLocaleString('en')})` },
            ...traceHoles.map((value) => ({
              value,
              label: `${holeWords[value]} (${count(value).toLocaleString('en')})`,
            })),
          ]}
          value={search.hole ?? ''}
          onChange={({ currentTarget }) => onChange({ hole: (currentTarget.value || undefined) as TestSearch['hole'] })}
        />
      </search>
      {query.isPending && <Skeleton h={240} {...waiting('Loading traceability')} />}
      {query.isError && !first && (
        <ErrorState {...failures.traceLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {first && (
        <Text size="sm" c="dimmed" role="status" className="tabular">
          {first.total.toLocaleString('en')} of {first.rows.toLocaleString('en')} rows
          {holes === 0 && first.rows > 0 && '. No holes: every way leads from a feature to a result.'}
        </Text>
      )}
      {first?.total === 0 &&
        (first.rows === 0 ? (
          <EmptyState
            icon={<IconRoute />}
            title="Nothing to trace yet"
            text="Features that are selected for this increment appear here, with their stories, criteria and tests."
          />
        ) : (
          <EmptyState icon={<IconRoute />} title="No rows found" text="No row matches your search criteria." />
        ))}
      {rows.length > 0 && (
        // The table scrolls by itself where it is wider than the page, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.scroll} role="region" aria-label="Traceability" tabIndex={0}>
          <table className={classes.trace}>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Row key={row.key} at={at} row={row} above={rows[index - 1]} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ShowMore of={query} />
    </Stack>
  );
}

function Row({ at, row, above }: { at: Props['at']; row: TraceRow; above: TraceRow | undefined }) {
  const { idea, feature, story, criterion, test, holes } = row;
  const lacks = (hole: TraceHole) => holes.includes(hole);
  const params = { projectId: at.project_id };
  const again = (one: { id: string } | null, before: { id: string } | null | undefined) =>
    one !== null && one.id === before?.id ? classes.again : undefined;
  return (
    <tr>
      <td
        data-column="Idea"
        data-none={(idea === null && !feature?.quote) || undefined}
        className={idea === null ? again(feature, above?.feature) : again(idea, above?.idea)}
      >
        {idea?.name ??
          (feature?.quote ? (
            `“${feature.quote}”`
          ) : (
            <Text span inherit c="dimmed">
              —
            </Text>
          ))}
      </td>
      <td data-column="Feature" className={again(feature, above?.feature)}>
        {feature ? (
          <LinkAnchor to="/project/$projectId/features" params={params} search={{ feature: feature.id }} inherit>
            {feature.name}
          </LinkAnchor>
        ) : (
          <Missing show={lacks('no_feature')} hole="no_feature" />
        )}
      </td>
      <td data-column="Story" className={again(story, above?.story)}>
        {story ? `S-${story.number} ${story.title}` : <Missing show={lacks('no_story')} hole="no_story" />}
      </td>
      <td data-column="Criterion" className={again(criterion, above?.criterion)}>
        {criterion ? (
          `${criterion.number}. ${criterion.outcome || criterion.when}`
        ) : (
          <Missing
            show={lacks('no_criterion') || lacks('loose_test')}
            hole={lacks('loose_test') ? 'loose_test' : 'no_criterion'}
          />
        )}
      </td>
      <td data-column="Test">{test ? <TestName test={test} /> : <Missing show={lacks('no_test')} hole="no_test" />}</td>
      <td data-column="Result">
        {test && (
          <Group gap={4}>
            <StandingBadge standing={test.standing} />
          </Group>
        )}
      </td>
    </tr>
  );
}

const Missing = ({ show, hole }: { show: boolean; hole: TraceHole }) =>
  show ? (
    <span className={classes.missing}>
      <IconAlertTriangle size={14} aria-hidden /> {holeWords[hole]}
    </span>
  ) : null;
