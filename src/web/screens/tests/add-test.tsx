import { useState } from 'react';
import { newKey } from '../../data/new-key.ts';
import { useCreateTest } from '../../data/test-case.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDraft } from '../../ui/draft.ts';
import { emptyTest, TestForm } from './test-form.tsx';

type Props = {
  projectId: string;
  /** What the test is of. */
  of: { pi_id?: string; story_id?: string; criterion_id?: string };
  title?: string;
  onClose: () => void;
};

/** A test case in the person's own words. They are there again after a reload, and after a failure. */
export function AddTest({ projectId, of, title = 'Add Test', onClose }: Props) {
  const { values, change, clear } = useDraft(`new-test:${of.criterion_id ?? of.story_id ?? projectId}`, emptyTest);
  const create = useCreateTest(projectId);
  const [key, setKey] = useState(() => newKey());
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <TestForm
        values={values}
        submitLabel="Add Test"
        busy={create.isPending}
        onChange={(patch) => {
          change(patch);
          setKey(newKey());
        }}
        onCancel={onClose}
        onSubmit={(fields) =>
          create.mutate(
            { ...fields, ...of, key },
            {
              onSuccess: () => {
                clear();
                onClose();
              },
            },
          )
        }
      />
    </Dialog>
  );
}
