import type { PlanningFeature } from '#contract/planning.ts';
import { successes } from '#contract/problems.ts';
import { Alert, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useChangePlanningFeature, type PlanningAddress } from '../../data/planning.ts';
import { useDraft } from '../../ui/draft.ts';
import classes from './planning.module.css';
import { tellSuccess } from '../../ui/toasts.ts';
import { FeatureFields, problemsOf, type FeatureText } from '../feature-list/feature-fields.tsx';

type Props = { at: PlanningAddress; feature: PlanningFeature; headingId: string; onClose: () => void };

/** Where the words of an unfinished edit are kept. */
export const draftOf = (featureId: string): string => `planning-feature:${featureId}`;

const fields = ['name', 'description', 'value_category', 'complexity'] as const;
const labels = { name: 'Name', description: 'Description', value_category: 'Value', complexity: 'Complexity' } as const;

/** A suggestion in the person's own words, before or after it is included. What was typed survives a reload. */
export function EditSuggestion({ at, feature, headingId, onClose }: Props) {
  const { name, description, value_category, complexity } = feature;
  const draft = useDraft<FeatureText>(draftOf(feature.id), { name, description, value_category, complexity });
  const change = useChangePlanningFeature(at);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft.values, true);
  // Another person may change the same words while they are typed here. Then both versions are shown, and this one decides.
  const [base, setBase] = useState<FeatureText>({ name, description, value_category, complexity });
  const theirs: FeatureText = { name, description, value_category, complexity };
  const contested = fields.filter((field) => theirs[field] !== base[field] && draft.values[field] !== theirs[field]);
  const takeTheirs = () => {
    draft.change(Object.fromEntries(contested.map((field) => [field, theirs[field]])));
    setBase(theirs);
  };
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || contested.length > 0) return;
    const now = { ...draft.values, name: draft.values.name.trim() };
    const undo = () => change.mutate({ id: feature.id, ...theirs });
    change.mutate(
      { id: feature.id, ...now },
      {
        onSuccess: () => {
          if (fields.some((field) => now[field] !== theirs[field]))
            tellSuccess(successes.planningEdited, { name: now.name }, { undo });
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
        {contested.length > 0 && (
          <Alert
            color="yellow"
            classNames={{ title: classes.plainTitle }}
            icon={<IconUsers aria-hidden />}
            title="Changed in another window meanwhile"
          >
            {contested.map((field) => (
              <Text key={field} size="sm" mb="xs" style={{ whiteSpace: 'pre-wrap' }}>
                <b>{labels[field]} there:</b> {theirs[field] === '' ? 'It was emptied.' : theirs[field]}
              </Text>
            ))}
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => setBase(theirs)}>
                Keep mine
              </Button>
              <Button size="xs" variant="default" onClick={takeTheirs}>
                Use theirs
              </Button>
            </Group>
          </Alert>
        )}
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
          <Button type="submit" size="xs" variant="light" loading={change.isPending} disabled={contested.length > 0}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
