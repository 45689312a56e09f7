import { useState } from 'react';
import { newKey } from '../../data/new-key.ts';
import { useCreateStory } from '../../data/story.ts';
import { emptyStory, StoryForm } from './story-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { projectId: string; piId?: string | undefined; featureId?: string; onClose: () => void };

/** A story that no advisor thought of. */
export function NewStory({ projectId, piId, featureId, onClose }: Props) {
  const [key, setKey] = useState(newKey);
  const create = useCreateStory(projectId, key);
  return (
    <Dialog onClose={onClose} title="Add a story" size="52rem">
      <StoryForm
        draft={`new-story-edit:${featureId ?? projectId}`}
        {...(featureId === undefined
          ? { story: { ...emptyStory, feature_id: '' }, belonging: { projectId, piId: piId ?? null, feature: null } }
          : { story: emptyStory })}
        save="Add story"
        saving={create.isPending}
        onClose={onClose}
        onSave={({ feature_id, ...story }, done) =>
          create.mutate(
            {
              ...story,
              criteria: story.criteria.map(({ id: _, ...criterion }) => criterion),
              feature_id: featureId ?? (feature_id || null),
              ...(piId !== undefined && { pi_id: piId }),
            },
            {
              onSuccess: () => {
                done();
                // What was typed since would be another story.
                setKey(newKey());
              },
            },
          )
        }
      />
    </Dialog>
  );
}
