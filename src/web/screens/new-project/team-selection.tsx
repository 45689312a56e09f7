import type { Persona } from '#contract/team.ts';
import { coreMemberIds, roster, specialistIds } from '#domain/personas.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Box, Button, Checkbox, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { changeDraft, useWizardDraft } from '../../data/wizard-draft.ts';
import { Face } from '../../ui/face.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { DomainFields } from './domain-fields.tsx';
import classes from './team-selection.module.css';
import { WizardActions } from './wizard.tsx';

type Props = { onBack: () => void; onNext: () => void };

/** Step 2: who should be there beside Milo and Ava. The analysis that follows may propose more. */
export function TeamSelection({ onBack, onNext }: Props) {
  const draft = useWizardDraft();
  const { selectedRoles } = draft;
  const choose = (role: Persona['roleType'], chosen: boolean) =>
    changeDraft({ selectedRoles: chosen ? [...selectedRoles, role] : selectedRoles.filter((one) => one !== role) });
  return (
    <div>
      <Title order={1}>Team Expertise Selection</Title>
      <Text c="dimmed" mt={4}>
        Choose the specialists you want in any case. The team analysis proposes others where your project calls for
        them, and you decide.
      </Text>

      <Title order={2} size="h4" mt="lg" mb="sm">
        Always included
      </Title>
      <div className={classes.grid}>
        {coreMemberIds.map((id) => (
          <div key={id} className={classes.choice}>
            <PersonaWords persona={roster[id]} />
          </div>
        ))}
      </div>

      <Title order={2} size="h4" mt="lg" mb="sm">
        Optional specialists
      </Title>
      <div className={classes.grid}>
        {specialistIds.map((id) => {
          const persona = roster[id];
          const chosen = selectedRoles.includes(persona.roleType);
          return (
            <label key={id} htmlFor={`choose-${id}`} className={classes.choice}>
              <PersonaWords
                persona={persona}
                aside={
                  <Checkbox
                    id={`choose-${id}`}
                    checked={chosen}
                    onChange={(event) => choose(persona.roleType, event.currentTarget.checked)}
                    aria-label={`${persona.name}, ${persona.role}`}
                    aria-describedby={`about-${id}`}
                  />
                }
              />
            </label>
          );
        })}
      </div>
      {selectedRoles.includes('domain_expert') && <DomainFields mt="lg" />}

      <Box mt="md">
        <ExpectedCost
          kind="composeTeam"
          letters={draft.projectDescription.length + draft.additionalContext.length}
          what="Assembling the team"
        />
      </Box>
      <WizardActions>
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          Back
        </Button>
        <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={onNext}>
          Next: Assemble Team
        </Button>
      </WizardActions>
    </div>
  );
}

function PersonaWords({ persona, aside }: { persona: Persona; aside?: ReactNode }) {
  return (
    <>
      <Face memberId={persona.id} size={44} />
      <span className={classes.words}>
        <Text component="span" display="block" fw={600} lh={1.3}>
          {persona.name}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed" lh={1.3}>
          {persona.role}
        </Text>
        <Text component="span" display="block" size="sm" mt={6} id={`about-${persona.id}`}>
          {persona.description}
        </Text>
      </span>
      {aside}
    </>
  );
}
