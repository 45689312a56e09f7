import type { MemberId } from '#contract/vocabulary.ts';
import type { TeamMember } from '#contract/team.ts';
import { roster } from '#domain/personas.ts';
import { Box, Button, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCreateProject } from '../../data/project.ts';
import { changeDraft, useWizardDraft, type WizardDraft } from '../../data/wizard-draft.ts';
import { AddSpecialists } from '../team/add-specialists.tsx';
import { MemberCard } from '../team/member-card.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { DomainFields } from './domain-fields.tsx';
import { newProjectOf } from './new-project-of.ts';
import classes from './team-review.module.css';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { WizardActions } from './wizard.tsx';

type Props = { onBack: () => void; onCreated: (projectId: string) => void };

/** Step 4: the team with the reasons for each member; the person decides who stays, then creates the project. */
export function TeamReview({ onBack, onCreated }: Props) {
  const draft = useWizardDraft();
  const create = useCreateProject(draft.idempotencyKey);
  const members = draft.teamMembers ?? [];
  const proposed = (id: MemberId) => draft.proposedMembers.find((member) => member.id === id);

  const keep = (teamMembers: TeamMember[]) => changeDraft({ teamMembers });
  const remove = (id: MemberId) => keep(members.filter((member) => member.id !== id));
  const add = (id: MemberId) => {
    const again = proposed(id) ?? { ...roster[id], reason: '', confidence: 1 };
    keep([...members, { ...again, selectedBy: 'user' }]);
  };
  return (
    <div>
      <Title order={1}>Meet Your AI Scrum Team</Title>
      <Text c="dimmed" mt={4} mb="lg" aria-live="polite">
        {members.length} {members.length === 1 ? 'member' : 'members'} for {draft.projectName.trim()}. They advise, you
        decide.
      </Text>
      <div className={classes.grid}>
        {members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            open
            action={
              member.selectedBy !== 'both' && (
                <div className={classes.remove}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Remove ${member.name}`}
                    onClick={() => remove(member.id)}
                  >
                    Remove
                  </Button>
                </div>
              )
            }
          />
        ))}
      </div>

      <AddSpecialists members={members} onAdd={add} />
      {asksForDomain(draft) && <DomainFields mt="lg" />}
      <Box mt="md">
        <TakenCost taken={draft.taken} />
        <ExpectedCost
          kind="introduce"
          letters={draft.projectDescription.length + draft.additionalContext.length}
          calls={members.length + 1}
          what="The kickoff that follows"
        />
      </Box>

      <WizardActions>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          disabled={create.isPending}
          onClick={onBack}
        >
          Back
        </Button>
        <Button
          disabled={members.length === 0}
          loading={create.isPending}
          onClick={() => create.mutate(newProjectOf(draft), { onSuccess: ({ id }) => onCreated(id) })}
        >
          Create Project
        </Button>
      </WizardActions>
    </div>
  );
}

/** Dana was added here, so nobody has said yet of which field. */
const asksForDomain = ({ teamMembers, proposedMembers, selectedRoles }: WizardDraft): boolean => {
  const has = (members: TeamMember[] | null) => members?.some(({ id }) => id === 'dana') ?? false;
  return has(teamMembers) && !has(proposedMembers) && !selectedRoles.includes('domain_expert');
};
