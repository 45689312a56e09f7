import type { PlanningFeature } from '#contract/planning.ts';
import { successes } from '#contract/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { useChangePlanningFeature, type PlanningAddress } from '../../data/planning.ts';
import { tellSuccess } from '../../ui/toasts.ts';
import { EditFeatureFields } from '../feature-list/edit-feature-fields.tsx';
import { featureTexts } from '../feature-list/feature-fields.tsx';

type Props = { at: PlanningAddress; feature: PlanningFeature; headingId: string; onClose: () => void };

/** Where the words of an unfinished edit are kept. */
export const draftOf = (featureId: string): string => `planning-feature:${featureId}`;

/** A suggestion in the person's own words, before or after it is included; the toast takes it back. */
export function EditSuggestion({ at, feature, headingId, onClose }: Props) {
  const change = useChangePlanningFeature(at);
  const { id, name } = feature;
  const before = featureTexts(feature);
  return (
    <EditFeatureFields
      feature={feature}
      draft={draftOf(id)}
      descriptionOptional
      saving={change.isPending}
      onClose={onClose}
      onSave={(changed, done) =>
        change.mutate(
          { id, ...changed },
          {
            onSuccess: (saved) => {
              const undo = () => change.mutate({ id, ...before });
              tellSuccess(successes.planningEdited, { name: saved.name }, { undo });
              done();
            },
          },
        )
      }
    >
      <VisuallyHidden id={headingId}>Edit {name}</VisuallyHidden>
    </EditFeatureFields>
  );
}
