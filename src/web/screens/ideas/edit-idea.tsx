import type { Idea } from '#contract/idea.ts';
import { failures } from '#contract/problems.ts';
import { Stack } from '@mantine/core';
import { useUpdateIdea } from '../../data/idea.ts';
import { useIdeaEdit, type IdeaField } from '../../data/idea-edit.ts';
import { Contested } from '../../ui/contested.tsx';
import { focusSoon, useFormInPlace } from '../../ui/focus.ts';
import { tellFailure } from '../../ui/toasts.ts';
import { IdeaFields, isComplete, problemOf } from './idea-fields.tsx';
import { FormEnd } from '../../ui/form-end.tsx';

/** Changes an idea. What is typed survives a reload; where another person changed the same field, this one decides. */
export function EditIdea({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const edit = useIdeaEdit(idea);
  const update = useUpdateIdea(idea);
  const leave = () => {
    onClose();
    focusSoon('[data-edit]');
  };
  const form = useFormInPlace<HTMLFormElement>(leave);
  const close = () => {
    edit.forget();
    leave();
  };
  const below = (field: IdeaField) => <Contested of={edit} field={field} />;
  const refused = !isComplete(edit.text) || problemOf(edit.text) !== null || edit.undecided;
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Edit ${idea.title}`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isComplete(edit.text)) return tellFailure(failures.ideaIncomplete);
        if (refused) return;
        if (Object.keys(edit.change).length === 0) return close();
        update.mutate(edit.change, { onSuccess: edit.onceSaved(close) });
      }}
    >
      <Stack>
        <IdeaFields text={edit.text} onChange={edit.type} below={below} />
        <FormEnd label="Save Idea" onCancel={close} disabled={refused} loading={update.isPending} />
      </Stack>
    </form>
  );
}
