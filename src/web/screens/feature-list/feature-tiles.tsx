import { Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { featureStatisticsQuery } from '../../data/feature.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './feature-list.module.css';

const tiles = [
  { name: 'Total Features', figure: 'total' },
  { name: 'Must Have', figure: 'mustHave' },
  { name: 'Should Have', figure: 'shouldHave' },
  { name: 'Could Have', figure: 'couldHave' },
  { name: 'Previously Suggested', figure: 'previously', hint: 'Counts the features that are implemented' },
] as const;

/** How many features there are, and of what value. */
export function FeatureTiles({ projectId }: { projectId: string }) {
  const { data, isError } = useQuery(featureStatisticsQuery(projectId));
  return (
    <dl className={classes.tiles}>
      {tiles.map((tile) => (
        <div key={tile.figure}>
          <dt>
            {tile.name}
            {'hint' in tile && (
              <IconButton label={tile.hint} size={24} className={classes.hint}>
                <IconInfoCircle size={16} aria-hidden />
              </IconButton>
            )}
          </dt>
          <dd>{data ? data[tile.figure].toLocaleString('en') : isError ? '–' : <Skeleton w={40} h={28} />}</dd>
        </div>
      ))}
    </dl>
  );
}
