import type { Project } from '#contract/project.ts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useUpdateProject } from '../../data/project.ts';
import { isStale } from '../../ui/reason.ts';
import { ProjectForm } from './project-form.tsx';

/** Stays open, with what was typed, until the server has accepted it. */
export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  // What another person saves meanwhile must not pass as the version this form was filled from.
  const [{ name, summary, size_points, version }] = useState(project);
  const update = useUpdateProject(project.id);
  return (
    <Modal opened onClose={onClose} title="Edit Project" size={500}>
      <ProjectForm
        initial={{ name, summary, size_points }}
        submitLabel="Save Changes"
        busy={update.isPending}
        onCancel={onClose}
        onSubmit={(details) =>
          // Once told that it had changed, saving again is a decision.
          update.mutate(
            { ...details, version: isStale(update.error) ? project.version : version },
            { onSuccess: onClose },
          )
        }
      />
    </Modal>
  );
}
