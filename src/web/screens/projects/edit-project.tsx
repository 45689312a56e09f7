import type { Project } from '#contract/project.ts';
import { complexities } from '#contract/vocabulary.ts';
import { useFormEdits } from '../../data/field-edits.ts';
import { useUpdateProject } from '../../data/project.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Contested } from '../../ui/contested.tsx';
import { ProjectForm, type ProjectTexts } from './project-form.tsx';

/** Stays open, with what was typed, until the server has accepted it. */
export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const { id, name, summary, size_points, version } = project;
  const edit = useFormEdits<Required<ProjectTexts>>(`project:${id}`, {
    name,
    summary,
    S: String(size_points.S),
    M: String(size_points.M),
    L: String(size_points.L),
  });
  const { values } = edit;
  const update = useUpdateProject(id);
  const below = (field: keyof ProjectTexts) =>
    !update.isPending && <Contested of={edit} field={field} say={(theirs) => saidOf(field, theirs)} />;
  const close = () => {
    edit.forget();
    onClose();
  };
  const submit = () => {
    const sizes = { S: Number(values.S), M: Number(values.M), L: Number(values.L) };
    const changed = complexities.some((size) => sizes[size] !== size_points[size]);
    update.mutate(
      { name: values.name.trim(), summary: values.summary, ...(changed && { size_points: sizes }), version },
      { onSuccess: edit.onceSaved(close) },
    );
  };
  return (
    <Dialog onClose={close} title="Edit Project" size={500}>
      <ProjectForm
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

/** The fields of the three sizes stand side by side, so what is said below them names its size. */
const saidOf = (field: keyof ProjectTexts, theirs: string): string =>
  field === 'name' || field === 'summary' ? theirs : `${field}: ${theirs}`;
