import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useProposals, type RefinementAddress, type RemarkItem } from '../../data/refinement.ts';
import { useSpeaker } from '../../data/about.ts';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { AskingTeam } from './asking-team.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import classes from './refinement.module.css';

type Props = { at: RefinementAddress; remarks: readonly RemarkItem[]; letters: number };

/** What Uma sees in the feature for those who use it, and Sasha for those who would misuse it. */
export function Remarks({ at, remarks, letters }: Props) {
  const asking = useProposals(at, 'remarks');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={3} size="h4" id={heading}>
            Remarks
          </Title>
          {remarks.length < 2 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconMessage2 size={16} aria-hidden />}
              disabled={asking.state === 'asking'}
              onClick={asking.ask}
            >
              Ask Uma and Sasha
            </Button>
          )}
        </Group>
        <AskingTeam asking={asking} who={asking.count === 0 ? 'uma' : 'sasha'} what="remarks" />
        {asking.state !== 'asking' && remarks.length < 2 && (
          <ExpectedCost
            projectId={at.project_id}
            kind="discuss"
            letters={letters}
            calls={2 - remarks.length}
            again={asking.state !== 'idle'}
          />
        )}
        {remarks.length > 0 && (
          <div className={classes.remarks}>
            {remarks.map((item) => (
              <Remark key={item.id} item={item} />
            ))}
          </div>
        )}
      </Stack>
    </section>
  );
}

function Remark({ item: { body, provenance } }: { item: RemarkItem }) {
  const speaker = useSpeaker({ engine: provenance?.engine });
  return (
    <SuggestionSurface memberId={body.member_id} {...speaker}>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        {body.analysis}
      </Text>
      {body.recommendations.length > 0 && (
        <ul className={classes.points}>
          {body.recommendations.map((one) => (
            <li key={one}>
              <Text size="sm">{one}</Text>
            </li>
          ))}
        </ul>
      )}
    </SuggestionSurface>
  );
}
