import type { Story } from '#contract/story.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { TestOffer, useTestOffers } from '../../data/test-case.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TestBadges } from '../tests/test-badges.tsx';
import { TestForm, typedOf, type TypedTest } from '../tests/test-form.tsx';
import { OfferList } from './offer-list.tsx';
import classes from './test-planning.module.css';

type Props = { story: Story; offers: ReturnType<typeof useTestOffers> };

/** The tests that Quinn offers for a story; each can be edited before it is taken. */
export function TestOffers({ story, offers }: Props) {
  const [editing, setEditing] = useState<TestOffer | null>(null);
  return (
    <>
      <OfferList what="test" offers={offers} onEdit={setEditing}>
        {(offer) => (
          <>
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
          </>
        )}
      </OfferList>
      {editing && <EditOffer offer={editing} offers={offers} onClose={() => setEditing(null)} />}
    </>
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
