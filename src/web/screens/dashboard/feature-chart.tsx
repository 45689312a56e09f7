import { BarChart } from '@mantine/charts';
import { useId } from 'react';
import { chartLooks } from '../../ui/chart-looks.ts';
import type { FeatureRow } from './features-of-increments.tsx';

const nameWidth = 84;
const shortened = (name: string) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);

/** A bar for each increment: filled as far as its features are implemented, hatched for those that are not yet. */
export function FeatureChart({ rows }: { rows: readonly FeatureRow[] }) {
  const hatch = useId();
  return (
    <BarChart
      {...chartLooks}
      data={rows.map((row) => ({ ...row, open: row.planned - row.implemented }))}
      dataKey="name"
      orientation="vertical"
      type="stacked"
      gridAxis="y"
      maxBarWidth={18}
      xAxisLabel="Number of features"
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{ width: nameWidth, tickFormatter: shortened, interval: 0 }}
      barChartProps={{ margin: { top: 4, right: 64, bottom: 26, left: 0 } }}
      series={[
        { name: 'implemented', label: 'Implemented', color: 'var(--mantine-primary-color-filled)' },
        { name: 'open', label: 'Not implemented yet', color: 'var(--mantine-primary-color-filled)' },
      ]}
      barProps={({ name }) => (name === 'open' ? { fill: `url(#${hatch})`, strokeOpacity: 1 } : {})}
      withBarValueLabel
      valueLabelProps={({ name }) =>
        name === 'open' ? { dataKey: 'words', position: 'right', formatter: (words) => words } : { content: () => null }
      }
    >
      <defs>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2={6} stroke="var(--mantine-primary-color-filled)" strokeWidth={3} />
        </pattern>
      </defs>
    </BarChart>
  );
}
