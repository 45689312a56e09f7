import type { LintFinding } from '#contract/lint.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Button, Checkbox, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconCheck, IconPencil, IconScissors, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { isBeingEdited } from '../../data/field-edits.ts';
import type { OfferedItem, useRefinementChanges } from '../../data/refinement.ts';
import { useSpeaker } from '../../data/about.ts';
import { focusSoon } from '../../ui/focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { sourceOf } from '../../ui/source-of.ts';
import { ComingSuggestion, SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { Findings } from '../stories/findings.tsx';
import { StoryForm } from '../stories/story-form.tsx';
import { afterStep, focusGrip, OrderGrip, type Step } from '../backlog/order-grip.tsx';
import { CriteriaList, StoryWords } from '../stories/story-words.tsx';
import classes from './refinement.module.css';

type Changes = ReturnType<typeof useRefinementChanges>;
type Props = {
  projectId: string;
  offers: readonly OfferedItem[];
  findings: readonly LintFinding[];
  changes: Changes;
  /** Ava is at work: another one may come. */
  coming: boolean;
};

/** The stories that are offered. Chosen ones are accepted, rejected or merged together. */
export function Offers({ projectId, offers, findings, changes, coming }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const marked = offers.filter(({ id }) => chosen.has(id));
  const some = marked.length > 0 ? marked : offers;
  const settle = (items: readonly OfferedItem[], outcome: 'accepted' | 'rejected') => {
    changes.settle(items, outcome);
    setChosen((now) => new Set([...now].filter((one) => !items.some(({ id }) => id === one))));
  };
  const step = (id: string, where: Step) => {
    const from = offers.findIndex((offer) => offer.id === id);
    const to = afterStep(where, from, offers.length);
    const other = offers[to];
    if (!other || to === from) return;
    changes.move({ id, place: to > from ? 'after' : 'before', other: other.id });
    setSaid(`At place ${to + 1} of ${offers.length}.`);
    focusGrip(id, () => document.querySelector(`[data-grip="${id}"]`)?.closest(`[data-place="${to}"]`) !== null);
  };
  if (offers.length === 0 && !coming) return null;
  const [into, other] = marked;
  return (
    <Stack gap="sm">
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {offers.length > 0 && (
        <Group justify="space-between" gap="sm">
          <Title order={4}>
            {offers.length} offered{marked.length > 0 && `, ${marked.length} chosen`}
          </Title>
          <Group gap="xs">
            {into && other && marked.length === 2 && (
              <Button
                variant="default"
                onClick={() => {
                  changes.merge({ into, other });
                  setChosen(new Set());
                }}
              >
                Merge
              </Button>
            )}
            <Button variant="default" disabled={changes.isSettling} onClick={() => settle(some, 'rejected')}>
              Reject {marked.length > 0 ? marked.length : 'all'}
            </Button>
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={changes.isSettling}
              disabled={coming}
              onClick={() => settle(some, 'accepted')}
            >
              Accept {marked.length > 0 ? marked.length : 'all'}
            </Button>
          </Group>
        </Group>
      )}
      <ul className={classes.list} aria-label="Offered stories">
        {offers.map((offer, index) => (
          <li key={offer.id} data-place={index}>
            <OfferCard
              projectId={projectId}
              offer={offer}
              findings={findings.filter(
                ({ subject_id }) => subject_id === offer.id || subject_id.startsWith(`${offer.id}:`),
              )}
              changes={changes}
              chosen={chosen.has(offer.id)}
              onChoose={(on) =>
                setChosen((now) => new Set(on ? [...now, offer.id] : [...now].filter((id) => id !== offer.id)))
              }
              onSettle={(outcome) => settle([offer], outcome)}
              onStep={step}
            />
          </li>
        ))}
        {coming && <ComingSuggestion height={120} />}
      </ul>
    </Stack>
  );
}

type CardProps = {
  projectId: string;
  offer: OfferedItem;
  findings: readonly LintFinding[];
  changes: Changes;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onSettle: (outcome: 'accepted' | 'rejected') => void;
  onStep: (id: string, step: Step) => void;
};

const draftOf = (id: string): string => `offer-edit:${id}`;

function OfferCard({ projectId, offer, findings, changes, chosen, onChoose, onSettle, onStep }: CardProps) {
  const heading = useId();
  const [editing, setEditing] = useState(() => isBeingEdited(draftOf(offer.id)));
  const close = () => {
    setEditing(false);
    focusSoon(`[data-edit="${offer.id}"]`);
  };
  const { body, provenance } = offer;
  const speaker = useSpeaker({ engine: provenance?.engine });
  const tools = (
    <Group gap="xs" wrap="nowrap">
      <Checkbox
        label="Choose"
        aria-label={`Choose ${body.title}`}
        checked={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <OrderGrip
        id={offer.id}
        name={body.title}
        hint="Drag, or use the arrow keys"
        onMove={(id, place, other) => changes.move({ id, place, other })}
        onStep={onStep}
      />
    </Group>
  );
  return (
    <article aria-labelledby={heading} className={classes.offer} data-card>
      <SuggestionSurface
        memberId={provenance?.persona ?? 'ava'}
        {...speaker}
        quote={provenance?.quote ?? null}
        aside={tools}
      >
        {editing ? (
          <>
            <VisuallyHidden id={heading}>Edit {body.title}</VisuallyHidden>
            <StoryForm
              draft={draftOf(offer.id)}
              story={{
                title: body.title,
                as_a: body.as_a,
                i_want: body.i_want,
                so_that: body.so_that,
                criteria: body.criteria,
              }}
              save="Save"
              saving={changes.update.isPending}
              onClose={close}
              onSave={({ description: _, feature_id: __, ...story }, done) =>
                changes.update.mutate({ id: offer.id, story }, { onSuccess: done })
              }
            />
          </>
        ) : (
          <>
            <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
              <Title order={4} id={heading}>
                {body.title}
              </Title>
              <Group gap={4} wrap="nowrap">
                <IconButton
                  label={`Edit ${body.title}`}
                  size="md"
                  data-edit={offer.id}
                  onClick={() => setEditing(true)}
                >
                  <IconPencil size={18} aria-hidden />
                </IconButton>
                <IconButton label={`Split ${body.title}`} size="md" onClick={() => changes.split(offer)}>
                  <IconScissors size={18} aria-hidden />
                </IconButton>
              </Group>
            </Group>
            <StoryWords story={body} />
            <CriteriaList criteria={body.criteria} />
            <Findings projectId={projectId} findings={findings} waivable={false} />
            <Group justify="space-between" gap="xs">
              <Text size="sm" c="dimmed" className="tabular">
                {body.points === null ? 'No guess of its size' : `Ava would guess ${pointsInWords(body.points)}`}
                {provenance?.rule && ` · ${sourceOf(provenance.rule)}`}
              </Text>
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconX size={16} aria-hidden />}
                  aria-describedby={heading}
                  onClick={() => onSettle('rejected')}
                >
                  Reject
                </Button>
                <Button
                  size="xs"
                  variant="light"
                  leftSection={<IconCheck size={16} aria-hidden />}
                  aria-describedby={heading}
                  onClick={() => onSettle('accepted')}
                >
                  Accept
                </Button>
              </Group>
            </Group>
          </>
        )}
      </SuggestionSurface>
    </article>
  );
}
