import type { PlanningFeature } from '#contract/planning.ts';
import { Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useSpeaker } from '../../data/about.ts';
import { useChangePlanningFeature, useRemovePlanningFeature, type PlanningAddress } from '../../data/planning.ts';
import { isBeingEdited } from '../../data/field-edits.ts';
import { focusSoon } from '../../ui/focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import classes from './planning.module.css';
import { draftOf, EditSuggestion } from './edit-suggestion.tsx';

type Props = { at: PlanningAddress; feature: PlanningFeature };

/** One feature of the session: tinted and dashed while Ava only offers it, solid once it is included. */
export function SuggestionCard({ at, feature }: Props) {
  const change = useChangePlanningFeature(at);
  const [editing, setEditing] = useState(() => isBeingEdited(draftOf(feature.id)));
  const heading = useId();
  const close = () => {
    setEditing(false);
    focusSoon(`[data-edit="${feature.id}"]`);
  };
  const aside = (
    <Checkbox
      label="Include in PI"
      checked={feature.included}
      aria-describedby={heading}
      onChange={({ currentTarget }) => change.mutate({ id: feature.id, included: currentTarget.checked })}
    />
  );
  return (
    <article aria-labelledby={heading} className={classes.card}>
      <Surface feature={feature} aside={aside}>
        {editing ? (
          <EditSuggestion at={at} feature={feature} onClose={close} headingId={heading} />
        ) : (
          <>
            <Stack gap={4}>
              <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
                <Title order={4} id={heading}>
                  {feature.name}
                </Title>
                <Group gap={4} wrap="nowrap">
                  <IconButton
                    label={`Edit ${feature.name}`}
                    size="md"
                    data-edit={feature.id}
                    onClick={() => setEditing(true)}
                  >
                    <IconPencil size={18} aria-hidden />
                  </IconButton>
                  {feature.rule === null && <RemoveButton at={at} feature={feature} />}
                </Group>
              </Group>
              {feature.description !== '' && (
                <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                  {feature.description}
                </Text>
              )}
            </Stack>
            <FeatureBadges feature={feature} />
            {feature.reasoning !== '' && (
              <Text size="sm">
                <Text span inherit fw={600}>
                  Why:{' '}
                </Text>
                {feature.reasoning}
              </Text>
            )}
          </>
        )}
      </Surface>
    </article>
  );
}

function RemoveButton({ at, feature }: Props) {
  const remove = useRemovePlanningFeature(at);
  return (
    <IconButton
      label={`Remove ${feature.name}`}
      size="md"
      loading={remove.isPending}
      onClick={() => {
        remove.mutate(feature);
        // The card takes the button with it; the keyboard goes on from the head of the step.
        document.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
      }}
    >
      <IconTrash size={18} aria-hidden />
    </IconButton>
  );
}

/** An advisor's words on the advisor's surface; what a person typed is the person's own. */
function Surface({ feature, aside, children }: { feature: PlanningFeature; aside: ReactNode; children: ReactNode }) {
  const speaker = useSpeaker(feature);
  if (feature.rule !== null)
    return (
      <SuggestionSurface
        memberId="ava"
        {...speaker}
        quote={feature.quote}
        rule={feature.rule}
        accepted={feature.included}
        aside={aside}
      >
        {children}
      </SuggestionSurface>
    );
  return (
    <Card padding="md">
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          Added by {feature.source_name}
        </Text>
        {aside}
      </Group>
      <div className={classes.own}>{children}</div>
    </Card>
  );
}
