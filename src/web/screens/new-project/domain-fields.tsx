import { limits } from '#contract/vocabulary.ts';
import { Stack, Textarea, TextInput, type MantineSpacing } from '@mantine/core';
import { changeDraft, useWizardDraft } from '../../data/wizard-draft.ts';

/** Which field Dana is an expert of. */
export function DomainFields({ mt }: { mt?: MantineSpacing }) {
  const { domainExpertise } = useWizardDraft();
  return (
    <Stack mt={mt} maw="40rem">
      <TextInput
        label="Domain Name"
        description="The field you work in, such as: beekeeping, freight forwarding, dialysis"
        maxLength={limits.name}
        value={domainExpertise.domain}
        onChange={(event) =>
          changeDraft({ domainExpertise: { ...domainExpertise, domain: event.currentTarget.value } })
        }
      />
      <Textarea
        label="Domain Description"
        description="What Dana should know of it: its words, habits and rules."
        autosize
        minRows={3}
        maxRows={12}
        maxLength={limits.text}
        value={domainExpertise.description}
        onChange={(event) =>
          changeDraft({ domainExpertise: { ...domainExpertise, description: event.currentTarget.value } })
        }
      />
    </Stack>
  );
}
