import { Button, Checkbox, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useEngineName } from '../../data/about.ts';
import type { Offer, OfferChange } from '../../data/generation.ts';
import { readDraft, useDraft } from '../../ui/draft.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import { FeatureFields, problemsOf, type FeatureText } from '../feature-list/feature-fields.tsx';
import classes from './ideas.module.css';

type Props = { offer: Offer; onChange: (patch: OfferChange) => void };

const draftOf = (key: string): string => `offer:${key}`;

/** One feature that Ava offers: tinted and dashed until it is selected. Nothing of it is saved yet. */
export function OfferCard({ offer, onChange }: Props) {
  const [editing, setEditing] = useState(() => readDraft(draftOf(offer.key)) !== undefined);
  const engine = useEngineName();
  const heading = useId();
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
      <SuggestionSurface memberId="ava" engine={engine} quote={offer.quote} accepted={offer.selected} aside={aside}>
        {editing ? (
          <EditOffer offer={offer} headingId={heading} onChange={onChange} onClose={() => setEditing(false)} />
        ) : (
          <>
            <div>
              <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
                <Title order={4} id={heading}>
                  {offer.name}
                </Title>
                <IconButton label={`Edit ${offer.name}`} size="md" onClick={() => setEditing(true)}>
                  <IconPencil size={18} aria-hidden />
                </IconButton>
              </Group>
              <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                {offer.description}
              </Text>
            </div>
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

function EditOffer({ offer, headingId, onChange, onClose }: Props & { headingId: string; onClose: () => void }) {
  const { name, description, value_category, complexity } = offer;
  const draft = useDraft<FeatureText>(draftOf(offer.key), { name, description, value_category, complexity });
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft.values);
  const close = () => {
    draft.clear();
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setTried(true);
        if (Object.keys(problems).length > 0) return;
        onChange({ ...draft.values, name: draft.values.name.trim() });
        close();
      }}
    >
      <VisuallyHidden id={headingId}>Edit {name}</VisuallyHidden>
      <Stack gap="sm">
        <FeatureFields values={draft.values} problems={tried ? problems : {}} onChange={draft.change} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="xs" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" size="xs" variant="light">
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
