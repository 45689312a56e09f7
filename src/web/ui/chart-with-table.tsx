import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useState } from 'react';
import classes from './chart-with-table.module.css';

type Props = {
  title: string;
  /** What the chart shows, in words, for those who do not see it. */
  summary: string;
  /** What shape or line stands for what, so that no colour is needed to read it. */
  legend?: string;
  /** Of the chart, in pixels; kept free while its code loads. */
  height: number;
  /** The fields of a row, by their headings; the first one names the row. */
  columns: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, string | number> & { id: string }>[];
  /** A chart from a file of its own that is loaded lazily: the library of charts is heavy. */
  children: ReactNode;
};

/** A chart, and the table with the same figures behind it. Where the chart cannot be loaded, the table stands for it. */
export function ChartWithTable({ title, summary, legend, height, columns, rows, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  const [rowName = '', ...figures] = Object.keys(columns);
  const table = () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled has to be reached by keyboard
    <div className={classes.scroll} role="region" tabIndex={0} aria-labelledby={heading}>
      <table className={classes.table} aria-labelledby={heading}>
        <thead>
          <tr>
            {Object.entries(columns).map(([field, label]) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row[rowName]}</th>
              {figures.map((field) => (
                <td key={field}>{row[field]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <section aria-labelledby={heading}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={3} size="h4" fz="sm" id={heading}>
          {title}
        </Title>
        <Button variant="subtle" size="compact-sm" me={-8} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Group>
      {asTable ? (
        table()
      ) : (
        <CatchBoundary getResetKey={() => title} errorComponent={table}>
          <Suspense fallback={<Skeleton h={height} aria-busy />}>
            <div role="img" aria-label={summary} style={{ height }}>
              {children}
            </div>
          </Suspense>
          {legend !== undefined && (
            <Text size="xs" c="dimmed" mt={4}>
              {legend}
            </Text>
          )}
        </CatchBoundary>
      )}
    </section>
  );
}
