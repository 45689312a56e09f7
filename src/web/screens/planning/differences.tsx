import type { Reviews } from '#contract/advice.ts';
import { differencesOf, type Difference } from '#domain/disagreement.ts';
import { Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './differences.module.css';

const titles: Record<Difference['on'], string> = { assessment: 'Assessment', size: 'Size', risks: 'Risks' };

/** Where the two architects differ, side by side and without a mean between them: the person decides. */
export function Differences({ reviews }: { reviews: Reviews }) {
  const heading = useId();
  if (!reviews.theo || !reviews.claude) return null;
  const differences = differencesOf(reviews);
  if (differences.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Theo and Claude do not contradict each other here.
      </Text>
    );
  return (
    <section className={classes.differences} aria-labelledby={heading}>
      <Text id={heading} fw={600} className={classes.title}>
        <IconArrowsDiff size={18} aria-hidden />
        Theo and Claude differ
      </Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">On</th>
            <th scope="col">Theo</th>
            <th scope="col">Claude</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.on}>
              <th scope="row">{titles[difference.on]}</th>
              <Position said={difference.theo} />
              <Position said={difference.claude} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Position = ({ said }: { said: string | string[] }) => (
  <td>
    {typeof said === 'string' && said.charAt(0).toUpperCase() + said.slice(1)}
    {Array.isArray(said) && said.length === 0 && 'None'}
    {Array.isArray(said) && said.map((risk) => <div key={risk}>{risk}</div>)}
  </td>
);
