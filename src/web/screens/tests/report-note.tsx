import type { ReportOutcome } from '#contract/test-case.ts';
import { counted } from '#domain/counted.ts';
import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

type Props = { outcome: ReportOutcome; onClose: () => void };

/** What a report held that is no test of this project; nothing where all of it was. */
export function ReportNote({ outcome: { recorded, unknown, unmatched }, onClose }: Props) {
  if (recorded > 0 && unknown.length === 0 && unmatched === 0) return null;
  return (
    <Alert
      role="status"
      w="100%"
      variant="default"
      icon={<IconInfoCircle aria-hidden />}
      title={recorded === 0 ? 'No result was recorded' : `${counted(recorded, 'test')} recorded`}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      {unknown.length > 0 && <Text size="sm">Not tests of this project: {unknown.join(', ')}.</Text>}
      {unmatched > 0 && (
        <Text size="sm">
          {counted(unmatched, 'case names', 'cases name')} no test. Put the number of a test, such as T-12, into the
          name of the automated one, or enter its name as the external id here.
        </Text>
      )}
      {unknown.length === 0 && unmatched === 0 && <Text size="sm">The report holds no test cases.</Text>}
    </Alert>
  );
}
