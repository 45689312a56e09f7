import { Button, Group, Text, Title } from '@mantine/core';
import { useId, useState, type CSSProperties } from 'react';
import classes from './feature-bars.module.css';
import { wholeSteps } from './whole-steps.ts';

type Row = { id: string; name: string; planned: number; implemented: number };

const sized = (part: number, whole: number) => ({ '--part': `${(part / whole) * 100}%` }) as CSSProperties;

/** How many features each increment holds, and how many of them are implemented: as bars to one scale, or as a table. */
export function FeatureBars({ rows }: { rows: readonly Row[] }) {
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  const steps = wholeSteps(Math.max(...rows.map(({ planned }) => planned)));
  const top = steps.at(-1) ?? 1;
  return (
    <section aria-labelledby={heading} className={classes.frame}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={3} size="h4" fz="sm" id={heading}>
          Features of each PI
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Group>
      {asTable ? (
        <table className={classes.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">PI</th>
              <th scope="col">Selected</th>
              <th scope="col">Implemented</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, planned, implemented }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{planned}</td>
                <td>{implemented}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <>
          <ul className={classes.rows} aria-labelledby={heading}>
            {rows.map(({ id, name, planned, implemented }) => (
              <li key={id}>
                <div className={classes.words}>
                  <span>{name}</span>
                  <span className="tabular">
                    {planned === 0 ? 'No features yet' : `${implemented} of ${planned} implemented`}
                  </span>
                </div>
                {planned > 0 && (
                  <div className={classes.planned} style={sized(planned, top)} aria-hidden>
                    <div className={classes.implemented} style={sized(implemented, planned)} />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <div className={classes.scale} aria-hidden>
            {steps.map((step) => (
              <span key={step}>{step}</span>
            ))}
          </div>
          <Text size="xs" c="dimmed" className={classes.legend} aria-hidden>
            Number of features. Filled: implemented; outlined: selected.
          </Text>
        </>
      )}
    </section>
  );
}
