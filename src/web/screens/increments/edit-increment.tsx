import type { Increment } from '#contract/increment.ts';
import { useFormEdits } from '../../data/field-edits.ts';
import { useUpdateIncrement } from '../../data/increment.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Contested } from '../../ui/contested.tsx';
import { day } from '../../ui/dates.ts';
import { IncrementFieldsForm, type IncrementFields } from './increment-fields.tsx';

/** Stays open, with what was typed, until the server has accepted it. */
export function EditIncrement({ increment, onClose }: { increment: Increment; onClose: () => void }) {
  const { name, theme, goal, start_date, end_date, version } = increment;
  const edit = useFormEdits<IncrementFields>(`edit-pi:${increment.id}`, {
    name,
    theme,
    goal,
    start: start_date ?? '',
    end: end_date ?? '',
  });
  const { values } = edit;
  const update = useUpdateIncrement(increment);
  const below = (field: keyof IncrementFields) =>
    !update.isPending && <Contested of={edit} field={field} say={(theirs) => said(field, theirs)} />;
  const close = () => {
    edit.forget();
    onClose();
  };
  const submit = () =>
    update.mutate(
      {
        name: values.name.trim(),
        theme: values.theme.trim(),
        goal: values.goal.trim(),
        start_date: values.start || null,
        end_date: values.end || null,
        version,
      },
      { onSuccess: edit.onceSaved(close) },
    );
  return (
    <Dialog onClose={close} title={`Edit ${name}`} size={500}>
      <IncrementFieldsForm
        values={values}
        submitLabel="Save Changes"
        busy={update.isPending}
        undecided={edit.undecided}
        onChange={edit.change}
        onSubmit={submit}
        onCancel={close}
        below={below}
      />
    </Dialog>
  );
}

const said = (field: keyof IncrementFields, theirs: string): string =>
  (field === 'start' || field === 'end') && theirs !== '' ? day(theirs) : theirs;
