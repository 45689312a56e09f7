import type { Person } from '#contract/account.ts';
import { failures } from '#contract/problems.ts';
import { limits } from '#contract/vocabulary.ts';
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useUpdateAccount } from '../../data/account.ts';
import { PersonFace } from '../../ui/person-face.tsx';
import { tellFailure } from '../../ui/toasts.ts';
import { pictureOf } from './picture.ts';

/** Name and picture, as the others see them. */
export function Profile({ person }: { person: Person }) {
  const update = useUpdateAccount();
  const [name, setName] = useState(person.name);
  const file = useRef<HTMLInputElement>(null);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    try {
      update.mutate({ image: await pictureOf(chosen) });
    } catch (error) {
      tellFailure(failures.pictureRead, error);
    }
    if (file.current) file.current.value = '';
  };
  const changed = name.trim() !== '' && name.trim() !== person.name;
  return (
    <Card component="section" aria-labelledby="profile">
      <Title order={2} size="h3" id="profile">
        How the others see you
      </Title>
      <Group mt="md" gap="lg" align="flex-start">
        <Stack gap="xs" align="center">
          <PersonFace name={person.name} image={person.image} size={72} />
        </Stack>
        <Stack gap="sm" flex="1 1 16rem">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (changed) update.mutate({ name: name.trim() });
            }}
          >
            <Stack gap="sm">
              <TextInput
                label="Your name"
                description="It stands beside what you do, in activity and history."
                autoComplete="name"
                maxLength={limits.name}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Group gap="xs">
                <Button type="submit" loading={update.isPending} disabled={!changed}>
                  Save name
                </Button>
                <Button variant="default" onClick={() => file.current?.click()}>
                  Choose a picture
                </Button>
                {person.image !== null && (
                  <Button variant="subtle" onClick={() => update.mutate({ image: null })}>
                    Remove the picture
                  </Button>
                )}
              </Group>
            </Stack>
          </form>
          <Text size="sm" c="dimmed">
            Without a picture your initials stand in its place. A picture is made small before it leaves your browser.
          </Text>
          <input
            ref={file}
            type="file"
            accept="image/*"
            aria-label="Picture"
            hidden
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        </Stack>
      </Group>
    </Card>
  );
}
