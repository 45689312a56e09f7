import type { TeamMember } from '#contract/team.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { roster, specialistIds } from '#domain/personas.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Face } from '../../ui/face.tsx';
import classes from './add-specialists.module.css';

type Props = { members: readonly TeamMember[]; disabled?: boolean; onAdd: (id: MemberId) => void };

/** The specialists who are not on the team; each can join it. */
export function AddSpecialists({ members, disabled = false, onAdd }: Props) {
  const missing = specialistIds.filter((id) => members.every((member) => member.id !== id));
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="more">
      <Title order={2} size="h4" mt="xl" mb="xs" id="more">
        Add specialists
      </Title>
      <ul className={classes.others}>
        {missing.map((id) => (
          <li key={id} className={classes.other}>
            <Face memberId={id} size={36} />
            <div className={classes.words}>
              <Text fw={600} size="sm">
                {roster[id].name}, {roster[id].role}
              </Text>
              <Text size="sm" c="dimmed">
                {roster[id].description}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              aria-label={`Add ${roster[id].name}`}
              disabled={disabled}
              onClick={() => onAdd(id)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
