import { Checkbox, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useSpeaker } from '../../data/about.ts';
import type { Offer, OfferChange } from '../../data/generation.ts';
import { isBeingEdited } from '../../data/field-edits.ts';
import { focusSoon } from '../../ui/focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import { EditFeatureFields } from '../feature-list/edit-feature-fields.tsx';
import classes from './ideas.module.css';

type Props = { offer: Offer; onChange: (patch: OfferChange) => void };

const draftOf = (key: string): string => `offer:${key}`;

/** One feature that Ava offers: tinted and dashed until it is selected. Nothing of it is saved yet. */
export function OfferCard({ offer, onChange }: Props) {
  const [editing, setEditing] = useState(() => isBeingEdited(draftOf(offer.key)));
  const speaker = useSpeaker(offer);
  const heading = useId();
  const close = () => {
    setEditing(false);
    focusSoon(`[data-edit="${offer.key}"]`);
  };
  const aside = (
    <Checkbox
      label="Selected"
      checked={offer.selected}
      aria-describedby={heading}
      onChange={({ currentTarget }) => onChange({ selected: currentTarget.checked })}
    />
  );
  return (
    <article aria-labelledby={heading} className={classes.offer}>
      <SuggestionSurface
        memberId="ava"
        {...speaker}
        quote={offer.quote}
        rule={offer.rule}
        accepted={offer.selected}
        aside={aside}
      >
        {editing ? (
          <EditFeatureFields
            feature={offer}
            draft={draftOf(offer.key)}
            saving={false}
            onClose={close}
            onSave={(changed, done) => {
              const isEdited = changed.name !== offer.name || changed.description !== offer.description;
              onChange({ ...changed, ...(isEdited && { edited: true }) });
              done();
            }}
          >
            <VisuallyHidden id={heading}>Edit {offer.name}</VisuallyHidden>
          </EditFeatureFields>
        ) : (
          <>
            <Stack gap={4}>
              <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
                <Title order={4} id={heading}>
                  {offer.name}
                </Title>
                <IconButton
                  label={`Edit ${offer.name}`}
                  size="md"
                  data-edit={offer.key}
                  onClick={() => setEditing(true)}
                >
                  <IconPencil size={18} aria-hidden />
                </IconButton>
              </Group>
              <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                {offer.description}
              </Text>
            </Stack>
            <FeatureBadges feature={offer} />
            <Text size="sm">
              <Text span inherit fw={600}>
                Why?{' '}
              </Text>
              {offer.reasoning}
            </Text>
          </>
        )}
      </SuggestionSurface>
    </article>
  );
}
