import { failures } from '#contract/problems.ts';
import type { IncrementForecast } from '#contract/sprint.ts';
import { counted } from '#domain/counted.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { forecastQuery, type PlanAddress } from '../../data/sprint.ts';
import { day } from '../../ui/dates.ts';
import { endInWords } from './end-in-words.ts';
import classes from './forecast.module.css';

type Dated = Pick<IncrementForecast, 'early' | 'late'>;

/** 'Mar 3, 2026 (P50) to Mar 20, 2026 (P85)', or the plain range where the estimates speak. */
const datesInWords = ({ early, late }: Dated, basis: IncrementForecast['basis']): string =>
  basis === 'history' ? `P50 ${day(early)}, P85 ${day(late)}` : `${day(early)} to ${day(late)}`;

/** What the dates are made of. */
const basisInWords = ({ basis, weeks, weeks_needed, per_week }: IncrementForecast): string => {
  const rate = per_week === null ? '' : `${pointsInWords(Math.round(per_week * 10) / 10)} a week`;
  if (basis === 'history')
    return `From ${weeks} weeks of finished work, ${rate} on average: half of 2,000 simulated courses are done by P50, 85 of 100 by P85.`;
  const data = weeks === 0 ? 'no full week' : weeks === 1 ? 'one week' : `${weeks} weeks`;
  return `A range of the team's own estimates at ${rate} of planned capacity: there ${weeks === 1 || weeks === 0 ? 'is' : 'are'} ${data} of finished work yet, and a forecast needs ${weeks_needed}.`;
};

type Props = {
  at: PlanAddress;
  /** There is work to plan, so that its place is kept until it comes: a thousand courses take a while to simulate. */
  expected?: boolean;
};

/** When an increment will be done, in two lines: the dates, and what they are made of. Nothing while there is no work left. */
export function ForecastLine({ at, expected = false }: Props) {
  const { data, isPending, isError, refetch } = useQuery(forecastQuery(at));
  if (isPending && expected) return <div className={`${classes.line} ${classes.coming}`} />;
  if (isError && !data)
    return (
      <Text size="sm" className={classes.line}>
        {failures.forecastLoad.text}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Text>
    );
  if (!data || data.stories === 0) return null;
  const left = `${counted(data.stories, 'story', 'stories')} left, ${pointsInWords(Math.round(data.remaining))}`;
  if (data.basis === 'none' || data.late === null)
    return (
      <Text size="sm" className={classes.line}>
        <strong>Forecast:</strong> not yet. {left}. It needs either six weeks of finished work, or sprints with
        capacity.
      </Text>
    );
  return (
    <div className={classes.line}>
      <Text size="sm">
        <strong>Forecast:</strong> {datesInWords(data, data.basis)}. {endInWords(data)}
        {left}.
      </Text>
      <Text size="sm" c="dimmed">
        {basisInWords(data)}
        {data.unestimated > 0 &&
          ` ${data.unestimated === 1 ? 'One story has no estimate and counts' : `${data.unestimated} stories have no estimate and count`} as the mean of the others.`}
      </Text>
    </div>
  );
}

/** When one feature of an increment will be done. Nothing where that cannot be said. */
export function FeatureForecast({ at, featureId }: { at: PlanAddress; featureId: string }) {
  const { data } = useQuery(forecastQuery(at));
  const feature = data?.features.find(({ id }) => id === featureId);
  if (!data || !feature || feature.late === null) return null;
  return (
    <Text size="sm">
      <strong>Forecast:</strong> {datesInWords(feature, data.basis)}. {counted(feature.stories, 'story', 'stories')}{' '}
      left, {pointsInWords(Math.round(feature.remaining))}.
      {data.basis === 'estimates' && " A range of the team's own estimates."}
    </Text>
  );
}
