import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { incrementsQuery } from '../../data/increment.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';

const NewIncrement = fetchedAhead(async () => (await import('./new-increment.tsx')).NewIncrement);
const EditIncrement = fetchedAhead(async () => (await import('./edit-increment.tsx')).EditIncrement);

/** Which dialog is open, as the address says it, so that Back closes it. */
export type IncrementDialog = { create?: true; edit?: string };

/** What of an address's search names a dialog. */
export const incrementDialogOf = ({ create, edit }: Record<string, unknown>): IncrementDialog => ({
  ...(create === true && { create }),
  ...(typeof edit === 'string' && { edit }),
});

/** The dialogs of a screen that shows increments. */
export function IncrementDialogs({
  projectId,
  open,
  onClose,
}: {
  projectId: string;
  open: IncrementDialog;
  onClose: () => void;
}) {
  const increments = useQuery(incrementsQuery(projectId)).data;
  const edited = increments?.find(({ id }) => id === open.edit);
  return (
    <Suspense>
      {open.create && <NewIncrement projectId={projectId} onClose={onClose} />}
      {edited && <EditIncrement key={edited.id} increment={edited} onClose={onClose} />}
    </Suspense>
  );
}
