import { Container, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failures } from '#contract/problems.ts';
import { useMayBegin } from '../../data/account.ts';
import { adviceStatusQuery } from '../../data/advice-run.ts';
import { MayChange } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { AdviceRuns } from './advice-runs.tsx';
import { AdviceToday } from './advice-today.tsx';
import { EngineCard } from './engine-card.tsx';

/** Which engine speaks for the team, whether it answers, and what it has cost. It is chosen where the server is started. */
export function Settings() {
  const mayBegin = useMayBegin();
  const status = useQuery(adviceStatusQuery());
  return (
    <Container component="main" id="content" tabIndex={-1} size="md" py="xl">
      <Title order={1}>Settings</Title>
      <Text c="dimmed" mt={4} mb="lg">
        Settings are made where the server is started, and are shown here.
      </Text>
      <Stack gap="xl">
        {status.isPending && <Skeleton h={220} {...waiting('Loading settings')} />}
        {status.isError && status.data === undefined && (
          <ErrorState {...failures.settingsFetch} error={status.error} onRetry={() => void status.refetch()} />
        )}
        <MayChange value={mayBegin}>{status.data && <EngineCard status={status.data} />}</MayChange>
        {status.data && <AdviceToday status={status.data} />}
        <AdviceRuns />
      </Stack>
    </Container>
  );
}
