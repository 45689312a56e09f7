import { Button, FileButton, Group, NativeSelect, Skeleton, Stack, Tabs, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { failures } from '#contract/problems.ts';
import type { ReportOutcome } from '#contract/test-case.ts';
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useExportGherkin } from '../../data/gate.ts';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { useReportJunit } from '../../data/test-case.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { GateCard } from './gate-card.tsx';
import { ReportNote } from './report-note.tsx';
import { TestList } from './test-list.tsx';
import type { TestSearch, TestSearchPatch } from './test-search.ts';

const AddTest = fetchedAhead(async () => (await import('./add-test.tsx')).AddTest);
const TestDialog = fetchedAhead(async () => (await import('./test-dialog.tsx')).TestDialog);
const TraceTable = fetchedAhead(async () => (await import('./trace-table.tsx')).TraceTable);

type Props = { projectId: string; search: TestSearch };

/** `/project/{id}/tests`: every test case with how it stands, the gate, and what is traced from idea to result. */
export function TestsScreen({ projectId, search }: Props) {
  const increments = useQuery(incrementsQuery(projectId));
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const change = (patch: TestSearchPatch, replace = false) =>
    void navigate({
      to: '.',
      search: ((now: TestSearch) => ({ ...now, ...patch })) as never,
      replace,
      resetScroll: false,
    });
  const all = increments.data ?? [];
  const active = activeOf(all) ?? all.at(-1);
  const chosen = search.pi === 'all' ? undefined : (all.find(({ id }) => id === search.pi) ?? active);
  const at = chosen && { project_id: projectId, pi_id: chosen.id };
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Title order={2}>Tests</Title>
        <Group gap="xs">
          {at && <ExportButton at={at} name={chosen.name} />}
          <Changing>
            <Upload projectId={projectId}>
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
                Add Test
              </Button>
            </Upload>
          </Changing>
        </Group>
      </Group>
      {increments.isPending && <Skeleton h={150} />}
      {increments.isError && !increments.data && (
        <ErrorState {...failures.incrementLoad} error={increments.error} onRetry={() => void increments.refetch()} />
      )}
      {increments.data && (
        <>
          <NativeSelect
            label="Program increment"
            maw="20rem"
            data={[
              ...all.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'all', label: 'The whole project' },
            ]}
            value={chosen?.id ?? 'all'}
            onChange={({ currentTarget: { value } }) =>
              change({ pi: value === active?.id ? undefined : value, ...(value === 'all' && { tab: undefined }) })
            }
          />
          {at && <GateCard at={at} name={chosen.name} />}
          <Tabs
            value={at && search.tab ? search.tab : 'tests'}
            keepMounted={false}
            onChange={(tab) => change({ tab: tab === 'traceability' ? tab : undefined })}
          >
            <Tabs.List mb="md">
              <Tabs.Tab value="tests">Test cases</Tabs.Tab>
              <Tabs.Tab value="traceability" disabled={!at}>
                Traceability
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="tests">
              <TestList projectId={projectId} piId={chosen?.id} search={search} onChange={change} />
            </Tabs.Panel>
            <Tabs.Panel value="traceability">
              <Suspense fallback={<Skeleton h={240} />}>
                {at && <TraceTable at={at} search={search} onChange={change} />}
              </Suspense>
            </Tabs.Panel>
          </Tabs>
        </>
      )}
      <Suspense>
        {adding && (
          <AddTest projectId={projectId} of={chosen ? { pi_id: chosen.id } : {}} onClose={() => setAdding(false)} />
        )}
        {search.test !== undefined && (
          <TestDialog
            key={search.test}
            projectId={projectId}
            id={search.test}
            onClose={() => change({ test: undefined })}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function ExportButton({ at, name }: { at: { project_id: string; pi_id: string }; name: string }) {
  const exporting = useExportGherkin(at, name);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export .feature files
    </Button>
  );
}

/** Takes a JUnit XML file, and says what in it was not one of ours. */
function Upload({ projectId, children }: { projectId: string; children: React.ReactNode }) {
  const upload = useReportJunit(projectId);
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  return (
    <>
      <FileButton
        accept=".xml,application/xml,text/xml"
        inputProps={{ 'aria-label': 'JUnit XML report' }}
        onChange={(file) => {
          if (file) upload.mutate(file, { onSuccess: setOutcome });
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            loading={upload.isPending}
          >
            Upload results
          </Button>
        )}
      </FileButton>
      {children}
      {outcome && <ReportNote outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}
