import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useAddPlanningFeature, type PlanningAddress } from '../../data/planning.ts';
import { useDraft } from '../../ui/draft.ts';
import { useFormInPlace } from '../../ui/focus.ts';
import { FeatureFields, problemsOf, type FeatureText } from '../feature-list/feature-fields.tsx';

const empty: FeatureText = { name: '', description: '', value_category: 'Should Have', complexity: 'M' };

/** A feature that no advisor thought of. It is included at once, since a person wants it. */
export function AddPlanningFeature({ at, onClose }: { at: PlanningAddress; onClose: () => void }) {
  const draft = useDraft<FeatureText>(`planning-new-feature:${at.pi_id}`, empty);
  const add = useAddPlanningFeature(at);
  const form = useFormInPlace<HTMLFormElement>(onClose);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft.values, true);
  return (
    <Card
      component="form"
      ref={form}
      noValidate
      maw="40rem"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setTried(true);
        if (Object.keys(problems).length > 0) return;
        add.mutate(
          { ...draft.values, name: draft.values.name.trim(), included: true },
          {
            onSuccess: () => {
              draft.clear();
              onClose();
            },
          },
        );
      }}
    >
      <Stack gap="sm">
        <Title order={4}>Add a feature by hand</Title>
        <FeatureFields
          values={draft.values}
          problems={tried ? problems : {}}
          onChange={draft.change}
          descriptionOptional
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="light" loading={add.isPending}>
            Add feature
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
