import type { Story } from '#contract/story.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSpeaker } from '../../data/about.ts';
import { counted, type TestOffer, type useTestOffers } from '../../data/test-case.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { TestBadges } from '../tests/test-badges.tsx';
import { TestForm, typedOf, type TypedTest } from '../tests/test-form.tsx';
import classes from './test-planning.module.css';

type Props = { story: Story; offers: ReturnType<typeof useTestOffers> };

/** What Quinn offers: each can be taken as it is, edited first, or dropped; all of it at once, too. */
export function TestOffers({ story, offers }: Props) {
  const { items, accept, reject, accepting, state } = offers;
  const speaker = useSpeaker({ engine: items[0]?.provenance.engine });
  const [editing, setEditing] = useState<TestOffer | null>(null);
  return (
    <SuggestionSurface
      memberId="quinn"
      {...speaker}
      aside={
        <Group gap="xs">
          <Button size="xs" variant="default" disabled={state === 'asking'} onClick={() => reject(items)}>
            Discard all
          </Button>
          <Button size="xs" disabled={state === 'asking'} loading={accepting} onClick={() => accept(items)}>
            Accept {counted(items.length)}
          </Button>
        </Group>
      }
    >
      <ul className={classes.offers} aria-label="Offered tests">
        {items.map((offer) => (
          <li key={offer.key}>
            <Group justify="space-between" align="flex-start" gap="xs" mb={4}>
              <Title order={4} flex="1 1 14rem">
                {offer.title}
              </Title>
              <Group gap={4}>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconCheck size={14} aria-hidden />}
                  disabled={accepting}
                  aria-label={`Accept ${offer.title}`}
                  onClick={() => accept([offer])}
                >
                  Accept
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPencil size={14} aria-hidden />}
                  aria-label={`Edit ${offer.title}`}
                  onClick={() => setEditing(offer)}
                >
                  Edit
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconX size={14} aria-hidden />}
                  aria-label={`Discard ${offer.title}`}
                  onClick={() => reject([offer])}
                >
                  Discard
                </Button>
              </Group>
            </Group>
            <TestBadges test={offer} />
            <ol className={classes.steps}>
              {offer.steps.map((step, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a step is its place and its words
                <li key={`${at} ${step}`}>{step}</li>
              ))}
            </ol>
            <Text size="sm">
              <b>Expected:</b> {offer.expected}
            </Text>
            <Text size="sm">
              <b>Why:</b> {whyOf(story, offer)}
            </Text>
          </li>
        ))}
      </ul>
      {editing && <EditOffer offer={editing} offers={offers} onClose={() => setEditing(null)} />}
    </SuggestionSurface>
  );
}

const whyOf = ({ criteria }: Story, { criterion_id, provenance }: TestOffer): string => {
  const criterion = criteria.find(({ id }) => id === criterion_id);
  // The numbers of criteria may have changed since it was offered.
  return criterion ? `Shows that criterion ${criterion.number} holds.` : provenance.reasoning;
};

type EditProps = { offer: TestOffer; offers: Props['offers']; onClose: () => void };

function EditOffer({ offer, offers, onClose }: EditProps) {
  const [values, setValues] = useState<TypedTest>(() => typedOf({ ...offer, external_id: null }));
  return (
    <Dialog onClose={onClose} title="Edit before you accept" size="lg">
      <TestForm
        values={values}
        submitLabel="Keep"
        busy={false}
        onChange={(patch) => setValues({ ...values, ...patch })}
        onCancel={onClose}
        onSubmit={({ external_id: _, ...fields }) => {
          offers.edit(offer.key, fields);
          onClose();
        }}
      />
    </Dialog>
  );
}
