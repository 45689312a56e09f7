import { ChartWithTable } from '../../ui/chart-with-table.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';

export type FeatureRow = { id: string; name: string; planned: number; implemented: number; words: string };

const FeatureChart = fetchedAhead(async () => (await import('./feature-chart.tsx')).FeatureChart);

/** How many features each increment holds, and how many of them are implemented. */
export function FeaturesOfIncrements({ rows }: { rows: readonly Omit<FeatureRow, 'words'>[] }) {
  const worded = rows.map((row) => ({ ...row, words: `${row.implemented} of ${row.planned}` }));
  return (
    <ChartWithTable
      title="Features of each PI"
      summary={worded.map(({ name, words }) => `${name}: ${words} implemented`).join('; ')}
      legend="Filled: implemented. Hatched: selected, not implemented yet."
      height={worded.length * 34 + 56}
      columns={{ name: 'PI', planned: 'Selected', implemented: 'Implemented' }}
      rows={worded}
    >
      <FeatureChart rows={worded} />
    </ChartWithTable>
  );
}
