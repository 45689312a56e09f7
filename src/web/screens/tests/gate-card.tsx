import type { Gate } from '#contract/gate.ts';
import { failures } from '#contract/problems.ts';
import { limits, testPriorities } from '#contract/vocabulary.ts';
import { passRate, sumOf } from '#domain/gate.ts';
import { Badge, Button, Card, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gateQuery, useWaiveGate } from '../../data/gate.ts';
import { Changing } from '../../ui/changing.tsx';
import { ago, instant } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDraft } from '../../ui/draft.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './tests.module.css';
import { FormEnd } from '../../ui/form-end.tsx';

const looks: Record<Gate['verdict'], { color: string; icon: typeof IconCircleX; text: string }> = {
  PASS: { color: 'spruce', icon: IconCircleCheck, text: 'The increment is shown to work.' },
  CONCERNS: { color: 'amber', icon: IconAlertTriangle, text: 'It can go on, with open eyes.' },
  FAIL: { color: 'red', icon: IconCircleX, text: 'Too little is shown to work.' },
};

/** Before the first result nothing has failed either: that is where every increment begins. */
const notYet = { color: 'gray', icon: IconClock, text: '' };
const hasBegun = ({ standings, risks }: Gate): boolean =>
  risks.blocking > 0 || Object.entries(standings).some(([standing, count]) => standing !== 'not_run' && count > 0);

type Props = { at: { project_id: string; pi_id: string }; name: string };

/** The gate of an increment with its reasons and figures, and its waiver where a person gave one. */
export function GateCard({ at, name }: Props) {
  const { data: gate, error, isPending, refetch } = useQuery(gateQuery(at));
  const { waive, revoke } = useWaiveGate(at);
  const [waiving, setWaiving] = useState(false);
  if (isPending) return <Skeleton h={150} {...waiting('Computing the gate')} />;
  if (!gate) return <ErrorState {...failures.gateLoad} error={error} onRetry={() => void refetch()} />;
  const begun = hasBegun(gate);
  const { color, icon: Icon, text } = begun ? looks[gate.verdict] : notYet;
  const all = sumOf(gate.tests);
  return (
    <Card component="section" aria-labelledby="gate" padding="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={6} flex="1 1 20rem">
          <Group gap="xs">
            <Title order={3} size="h4" id="gate">
              Gate of {name}
            </Title>
            <Badge color={color} variant="outline" size="lg" leftSection={<Icon size={16} aria-hidden />}>
              {begun ? gate.verdict : 'Not yet'}
            </Badge>
            {gate.waived && (
              <Badge color="gray" variant="default">
                Waived
              </Badge>
            )}
          </Group>
          {gate.reasons.length === 0 ? (
            <Text size="sm">{text}</Text>
          ) : (
            <ul className={classes.reasons}>
              {gate.reasons.map((reason) => (
                <li key={reason.text}>{reason.text}</li>
              ))}
            </ul>
          )}
          {gate.waiver && (
            <Text size="sm">
              {gate.waived ? 'Waived' : `A waiver of ${gate.waiver.verdict} no longer covers this`}: “
              {gate.waiver.reason}”{' '}
              <Text span inherit c="dimmed">
                {gate.waiver.who},{' '}
                <time dateTime={gate.waiver.at} title={instant(gate.waiver.at)}>
                  {ago(gate.waiver.at)}
                </time>
              </Text>
            </Text>
          )}
        </Stack>
        <Changing>
          <Group gap="xs">
            {gate.waiver && (
              <Button size="xs" variant="default" loading={revoke.isPending} onClick={() => revoke.mutate()}>
                Take back waiver
              </Button>
            )}
            {gate.verdict !== 'PASS' && !gate.waived && (
              <Button size="xs" variant="default" onClick={() => setWaiving(true)}>
                Waive gate
              </Button>
            )}
          </Group>
        </Changing>
      </Group>
      {all.total > 0 && (
        <dl className={classes.figures}>
          {testPriorities.map((priority) => {
            const { total, passed } = gate.tests[priority];
            return (
              <Figure
                key={priority}
                term={priority}
                value={total === 0 ? 'none' : `${passed} of ${total}`}
                note={total === 0 ? '' : `${passRate(gate.tests[priority])}%`}
              />
            );
          })}
          <Figure
            term="All"
            value={all.total === 0 ? 'none' : `${all.passed} of ${all.total}`}
            note={all.total === 0 ? '' : `${passRate(all)}%`}
          />
          <Figure term="Failed" value={gate.standings.failed} />
          <Figure term="Stale" value={gate.standings.stale} />
          <Figure term="Not run" value={gate.standings.not_run} />
        </dl>
      )}
      {waiving && (
        <WaiveDialog
          at={at}
          verdict={gate.verdict}
          busy={waive.isPending}
          onWaive={(waiver, done) =>
            waive.mutate(waiver, {
              onSuccess: () => {
                done();
                setWaiving(false);
              },
            })
          }
          onClose={() => setWaiving(false)}
        />
      )}
    </Card>
  );
}

const Figure = ({ term, value, note = '' }: { term: string; value: string | number; note?: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {value} {note !== '' && <span className={classes.note}>{note}</span>}
    </dd>
  </div>
);

type Dialog = {
  at: Props['at'];
  /** Also while the dialog is open it is what the gate says now. */
  verdict: Gate['verdict'];
  busy: boolean;
  onWaive: (waiver: { reason: string; verdict: Gate['verdict'] }, done: () => void) => void;
  onClose: () => void;
};

function WaiveDialog({ at, verdict, busy, onWaive, onClose }: Dialog) {
  const { values, change, clear } = useDraft(`waiver:${at.pi_id}`, { reason: '' });
  return (
    <Dialog onClose={onClose} title={`Waive the gate at ${verdict}`} size={520}>
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (values.reason.trim() !== '') onWaive({ reason: values.reason.trim(), verdict }, clear);
        }}
      >
        <Stack>
          <Text size="sm">
            You take it upon yourself to go on. Your reason is kept with the figures as they are now, and the waiver
            lapses when the gate gets worse.
          </Text>
          <Textarea
            label="Reason"
            required
            autosize
            minRows={3}
            maxLength={limits.text}
            value={values.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
            data-autofocus
          />
          <FormEnd label="Waive gate" onCancel={onClose} disabled={values.reason.trim() === ''} loading={busy} />
        </Stack>
      </form>
    </Dialog>
  );
}
