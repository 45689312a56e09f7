import { Card, Progress, Text, Title } from '@mantine/core';
import type { AdviceStatus } from '#contract/advice-run.ts';
import { amount, count } from '../../ui/figures.ts';
import classes from './settings.module.css';

/** What the advisors did today, and what it cost against the budget. */
export function AdviceToday({ status }: { status: AdviceStatus }) {
  const { today, daily_budget, price_in, price_out, engine } = status;
  const figures: [string, string][] = [
    ['Runs', count(today.runs)],
    ['Failed', count(today.failed)],
    ['Tokens sent', count(today.tokens_in)],
    ['Tokens received', count(today.tokens_out)],
    ...(today.cost === null ? [] : [['Cost', amount(today.cost)] as [string, string]]),
  ];
  return (
    <Card component="section" aria-labelledby="today">
      <Title order={2} size="h3" id="today">
        Today
      </Title>
      <Text size="sm" c="dimmed">
        Days begin at midnight UTC.
      </Text>
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {daily_budget !== null && today.highest !== null && (
        <div className={classes.budget}>
          <Text size="sm" mb={6}>
            The project that spent most has used {amount(today.highest)} of the {amount(daily_budget)} that each may
            spend in a day.
          </Text>
          <Progress
            value={daily_budget === 0 ? 100 : Math.min(100, (today.highest / daily_budget) * 100)}
            color={today.highest >= daily_budget ? 'red' : 'spruce'}
            aria-label="Budget used today"
          />
        </div>
      )}
      {engine.id === 'model' && today.cost === null && (
        <Text size="sm" c="dimmed" mt="md">
          Set COSCRUM_AI_PRICE_IN and COSCRUM_AI_PRICE_OUT to see what it costs.
        </Text>
      )}
      {price_in !== null && price_out !== null && (
        <Text size="sm" c="dimmed" mt="md">
          A million tokens cost {amount(price_in)} sent and {amount(price_out)} received.
        </Text>
      )}
    </Card>
  );
}
