import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCreateProject } from '../../data/project.ts';
import { ProjectForm } from './project-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A project in two fields, for who does not want the wizard; it opens as soon as it exists. */
export function CreateProject({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState({ name: '', summary: '' });
  const create = useCreateProject();
  const navigate = useNavigate();
  return (
    <Dialog onClose={onClose} title="Create Project" size={500}>
      <ProjectForm
        values={values}
        submitLabel="Create Project"
        busy={create.isPending}
        onChange={(patch) => setValues({ ...values, ...patch })}
        onCancel={onClose}
        onSubmit={() =>
          create.mutate(
            { ...values, name: values.name.trim() },
            {
              onSuccess: ({ id }) => void navigate({ to: '/project/$projectId', params: { projectId: id } }),
            },
          )
        }
      />
    </Dialog>
  );
}
