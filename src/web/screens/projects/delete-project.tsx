import type { Project } from '#contract/project.ts';
import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useDeleteProject } from '../../data/project.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function DeleteProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const remove = useDeleteProject();
  const navigate = useNavigate();
  return (
    <Dialog onClose={onClose} title="Delete Project" size={500}>
      <Text>
        Delete <strong>{project.name}</strong> with everything in it: its program increments, team, ideas and features?
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        It can be brought back for 30 days; the message that follows offers Undo.
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(project, {
              onSuccess: () => {
                onClose();
                void navigate({ to: '/' });
              },
            })
          }
        >
          Delete Project
        </Button>
      </Group>
    </Dialog>
  );
}
