import type { LintFinding } from '#contract/lint.ts';
import { limits } from '#contract/vocabulary.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useWaivers } from '../../data/story.ts';
import classes from './stories.module.css';

type Props = { projectId: string; findings: readonly LintFinding[]; waivable?: boolean };

/** What the plan linter finds, with a remedy; one that may stay is waived with a reason. */
export function Findings({ projectId, findings, waivable = true }: Props) {
  if (findings.length === 0) return null;
  return (
    <ul className={classes.findings} aria-label="Findings of the linter">
      {findings.map((finding) => (
        <li key={`${finding.subject_id} ${finding.rule} ${finding.place}`}>
          <One projectId={projectId} finding={finding} waivable={waivable} />
        </li>
      ))}
    </ul>
  );
}

/** Typing begins where the person asked to type. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function One({ projectId, finding, waivable }: { projectId: string; finding: LintFinding; waivable: boolean }) {
  const { waive, withdraw } = useWaivers(projectId);
  const [reason, setReason] = useState<string | null>(null);
  const { subject, subject_id, rule, place, waiver } = finding;
  const which = { subject_id, rule, place };
  if (waiver !== null)
    return (
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconCircleCheck size={18} className={classes.findingIcon} aria-hidden />
        <Text size="sm" c="dimmed" flex="1">
          {finding.sentence} Waived by {waiver.who}: {waiver.reason}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(which)}
        >
          Withdraw
        </Button>
      </Group>
    );
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconAlertTriangle size={18} className={classes.findingIcon} data-open aria-hidden />
        <Text size="sm" flex="1">
          {finding.sentence}{' '}
          <Text span inherit c="dimmed">
            {finding.remedy} <span className={classes.rule}>{rule}</span>
          </Text>
        </Text>
        {waivable && reason === null && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReason('')}>
            Waive
          </Button>
        )}
      </Group>
      {reason !== null && (
        <form
          className={classes.waive}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (reason.trim() === '') return;
            waive.mutate({ ...which, subject, reason: reason.trim() }, { onSuccess: () => setReason(null) });
          }}
        >
          <TextInput
            size="xs"
            label="Why it may stay"
            ref={takeFocus}
            required
            maxLength={limits.text}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button size="xs" variant="default" onClick={() => setReason(null)}>
            Cancel
          </Button>
          <Button size="xs" variant="light" type="submit" disabled={reason.trim() === ''} loading={waive.isPending}>
            Waive
          </Button>
        </form>
      )}
    </>
  );
}
