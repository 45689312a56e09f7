import type { TeamMember } from '#contract/team.ts';
import { Badge, Group, Progress, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSpeaker } from '../../data/about.ts';
import { Face } from '../../ui/face.tsx';
import { insteadOfModel } from '../../ui/instead-of-model.ts';
import classes from './member-card.module.css';

const chosenBy: Record<TeamMember['selectedBy'], string> = {
  both: 'Core team',
  user: 'Chosen by you',
  ai: 'Suggested',
};

type Props = {
  member: TeamMember;
  /** Nobody has decided yet that the member stays: dashed when it was not the person's own choice. */
  open?: boolean;
  action?: ReactNode;
};

/** A member of a team: who it is, what it looks after, and why it is there. */
export function MemberCard({ member, open = false, action }: Props) {
  const { name, role, description, focusAreas, reason, domainExpertise } = member;
  return (
    <article className={classes.card} data-suggested={(open && member.selectedBy === 'ai') || undefined}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Face memberId={member.id} size={52} />
        <div className={classes.who}>
          <Title order={3} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed" lh={1.3}>
            {role}
          </Text>
        </div>
        <Badge color={badgeColor(member, open)}>{chosenBy[member.selectedBy]}</Badge>
      </Group>
      <Text size="sm">{description}</Text>
      {domainExpertise && (
        <Text size="sm">
          <strong>{domainExpertise.domain}.</strong> {domainExpertise.description}
        </Text>
      )}
      <ul className={classes.areas} aria-label="Focus areas">
        {focusAreas.map((area) => (
          <li key={area}>
            <Badge color="gray">{area}</Badge>
          </li>
        ))}
      </ul>
      {reason !== '' && <Reason member={member} open={open} />}
      {action}
    </article>
  );
}

const badgeColor = ({ selectedBy }: TeamMember, open: boolean) => {
  if (selectedBy !== 'ai') return 'spruce';
  return open ? 'amber' : 'gray';
};

/** What the analysis says for the member, how sure it is, and which engine says so. */
function Reason({ member, open }: Required<Omit<Props, 'action'>>) {
  const { reason, confidence } = member;
  const { engine, instead } = useSpeaker(member);
  const percent = Math.round(confidence * 100);
  return (
    <div>
      <Text size="sm" fw={500}>
        Why
      </Text>
      <Text size="sm">{reason}</Text>
      {open && instead && (
        <Text size="sm" c="dimmed">
          {insteadOfModel.wholly}
        </Text>
      )}
      <Group gap="sm" mt={6}>
        <div className={classes.confidence}>
          <div className={classes.bar} aria-hidden>
            <Progress value={percent} size="sm" />
          </div>
          <Text size="sm" className="tabular">
            {percent}% confidence
          </Text>
        </div>
        {engine !== '' && (
          <Badge variant="outline" color="gray" fw={500} size="sm">
            {engine}
          </Badge>
        )}
      </Group>
    </div>
  );
}
