import type { PlanningFeature } from '#contract/planning.ts';
import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useChangePlanningFeature, type PlanningAddress } from '../../data/planning.ts';
import { useDraft } from '../../ui/draft.ts';
import { FeatureFields, problemsOf, type FeatureText } from '../feature-list/feature-fields.tsx';

type Props = { at: PlanningAddress; feature: PlanningFeature; headingId: string; onClose: () => void };

/** Where the words of an unfinished edit are kept. */
export const draftOf = (featureId: string): string => `planning-feature:${featureId}`;

/** A suggestion in the person's own words, before or after it is included. What was typed survives a reload. */
export function EditSuggestion({ at, feature, headingId, onClose }: Props) {
  const { name, description, value_category, complexity } = feature;
  const draft = useDraft<FeatureText>(draftOf(feature.id), { name, description, value_category, complexity });
  const change = useChangePlanningFeature(at);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft.values, true);
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    change.mutate(
      { id: feature.id, ...draft.values, name: draft.values.name.trim() },
      {
        onSuccess: () => {
          draft.clear();
          onClose();
        },
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save();
      }}
    >
      <VisuallyHidden id={headingId}>Edit {name}</VisuallyHidden>
      <Stack gap="sm">
        <FeatureFields
          values={draft.values}
          problems={tried ? problems : {}}
          onChange={draft.change}
          descriptionOptional
        />
        <Group gap="xs" justify="flex-end">
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              draft.clear();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" size="xs" variant="light" loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
