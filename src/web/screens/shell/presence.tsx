import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useAccount } from '../../data/account.ts';
import { usePresence } from '../../data/presence.ts';
import { useFaces } from '../../data/workspace.ts';
import { PersonFace } from '../../ui/person-face.tsx';

const facesAtMost = 5;

/** Who else is on this screen, or else elsewhere in the project. */
export function Presence({ projectId }: { projectId: string }) {
  const account = useAccount();
  const screen = useLocation({ select: ({ pathname }) => pathname.replace(`/project/${projectId}`, '') || '/' });
  const present = usePresence(projectId, screen, account?.person?.id);
  const faces = useFaces();
  const here = present.filter((one) => one.screen === screen);
  const shown = here.length > 0 ? here : present;
  const place = here.length > 0 ? 'on this screen' : 'in this project';
  const words = `${names(shown)} ${shown.length === 1 ? 'is' : 'are'} ${place}`;
  return (
    <>
      <VisuallyHidden role="status">{shown.length > 0 && words}</VisuallyHidden>
      {shown.length > 0 && (
        <Group gap={6} wrap="nowrap" title={words}>
          {shown.slice(0, facesAtMost).map(({ id, name }) => (
            <PersonFace key={id} name={name} image={faces.get(id) ?? null} size={24} />
          ))}
          <Text size="sm" c="dimmed" visibleFrom="sm" aria-hidden>
            {place}
          </Text>
        </Group>
      )}
    </>
  );
}

const names = (people: readonly { name: string }[]): string =>
  new Intl.ListFormat('en').format(people.map(({ name }) => name));
