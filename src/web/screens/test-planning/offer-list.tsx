import { limits } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { Button, Group, Title } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSpeaker } from '../../data/about.ts';
import type { Offer, Offers } from '../../data/offers.ts';
import { Source, SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import classes from './test-planning.module.css';

type Offered = { title: string; provenance: { engine: string; rule: string | null } };
type Props<T extends Offered> = {
  what: 'test' | 'risk';
  offers: Pick<Offers<T>, 'items' | 'state'> & {
    accept: (offers: readonly Offer<T>[]) => void;
    accepting: boolean;
    reject: (offers: readonly Offer<T>[]) => void;
  };
  /** Left out where an offer is taken as it is. */
  onEdit?: (offer: Offer<T>) => void;
  /** What stands below the title of an offer. */
  children: (offer: Offer<T>) => ReactNode;
};

/** What Quinn offers: each can be taken or dropped, and all of it at once, too. */
export function OfferList<T extends Offered>({ what, offers, onEdit, children }: Props<T>) {
  const { items, accept, accepting, reject, state } = offers;
  const together = items.slice(0, limits.list);
  const speaker = useSpeaker({ engine: items[0]?.provenance.engine });
  return (
    <SuggestionSurface
      memberId="quinn"
      {...speaker}
      aside={
        <Group gap="xs">
          <Button size="xs" variant="default" disabled={state === 'asking'} onClick={() => reject(items)}>
            Discard all
          </Button>
          <Button size="xs" disabled={state === 'asking'} loading={accepting} onClick={() => accept(together)}>
            Accept {counted(together.length, what)}
          </Button>
        </Group>
      }
    >
      <ul className={classes.offers} aria-label={`Offered ${what}s`}>
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
                {onEdit && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconPencil size={14} aria-hidden />}
                    aria-label={`Edit ${offer.title}`}
                    onClick={() => onEdit(offer)}
                  >
                    Edit
                  </Button>
                )}
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
            {children(offer)}
            <Source rule={offer.provenance.rule} />
          </li>
        ))}
      </ul>
    </SuggestionSurface>
  );
}
