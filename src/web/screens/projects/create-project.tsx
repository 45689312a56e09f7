import { Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCreateProject } from '../../data/project.ts';
import { ProjectForm } from './project-form.tsx';

/** A project in two fields, for who does not want the wizard; it opens as soon as it exists. */
export function CreateProject({ onClose }: { onClose: () => void }) {
  const create = useCreateProject();
  const navigate = useNavigate();
  return (
    <Modal opened onClose={onClose} title="Create Project" size={500}>
      <ProjectForm
        initial={{ name: '', summary: '' }}
        submitLabel="Create Project"
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={(details) =>
          create.mutate(details, {
            onSuccess: ({ id }) => void navigate({ to: '/project/$projectId', params: { projectId: id } }),
          })
        }
      />
    </Modal>
  );
}
