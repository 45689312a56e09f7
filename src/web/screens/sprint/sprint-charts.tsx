import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import { useId } from 'react';
import { chartLooks } from '../../ui/chart-looks.ts';

type Row = Readonly<Record<string, string | number>>;

const solid = 'var(--mantine-primary-color-filled)';
const faint = 'var(--mantine-color-dimmed)';

/** Every label stands at its line; without these the last one of an axis is moved inwards. */
const counts = { interval: 0, allowDecimals: false } as const;
const days = { padding: { right: 24 } } as const;

/** Lines over days; a dashed one is what the other is held against. */
export function Lines({
  rows,
  unit,
  lines,
}: {
  rows: readonly Row[];
  unit: string;
  lines: readonly { name: string; label: string; dashed?: boolean }[];
}) {
  return (
    <LineChart
      {...chartLooks}
      data={[...rows]}
      dataKey="day"
      curveType="linear"
      withDots={false}
      yAxisLabel={unit}
      xAxisProps={days}
      yAxisProps={{ ...counts, domain: [0, 'auto'] }}
      series={lines.map(({ name, label, dashed = false }) => ({
        name,
        label,
        color: dashed ? faint : solid,
        ...(dashed && { strokeDasharray: '6 4' }),
      }))}
    />
  );
}

const shades = [
  'var(--mantine-color-spruce-8)',
  'var(--mantine-color-spruce-6)',
  'var(--mantine-color-spruce-4)',
  'var(--mantine-color-amber-4)',
  'var(--mantine-color-gray-5)',
];

/** Stories by status, one band on the other. */
export function Flow({ rows, bands }: { rows: readonly Row[]; bands: readonly { name: string; label: string }[] }) {
  return (
    <AreaChart
      {...chartLooks}
      data={[...rows]}
      dataKey="day"
      type="stacked"
      curveType="linear"
      withDots={false}
      withGradient={false}
      fillOpacity={0.75}
      yAxisLabel="Stories"
      xAxisProps={days}
      yAxisProps={{ ...counts, domain: [0, 'auto'] }}
      series={bands.map(({ name, label }, index) => ({ name, label, color: shades[index] ?? faint }))}
    />
  );
}

/** What was committed and what was done, side by side for each sprint. */
export function VelocityBars({ rows }: { rows: readonly Row[] }) {
  const hatch = useId();
  return (
    <BarChart
      {...chartLooks}
      data={[...rows]}
      dataKey="name"
      maxBarWidth={36}
      yAxisLabel="Points"
      yAxisProps={counts}
      series={[
        { name: 'committed', label: 'Committed', color: solid },
        { name: 'done', label: 'Done', color: solid },
      ]}
      barProps={({ name }) => (name === 'committed' ? { fill: `url(#${hatch})`, strokeOpacity: 1 } : {})}
      withBarValueLabel
    >
      <defs>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2={6} stroke={solid} strokeWidth={3} />
        </pattern>
      </defs>
    </BarChart>
  );
}
