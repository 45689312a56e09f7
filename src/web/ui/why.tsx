import type { Origin, Provenance } from '#contract/provenance.ts';
import { roster } from '#domain/personas.ts';
import { isUnreviewed } from '#domain/reviewed.ts';
import { Badge, Button, Stack, Text, Title } from '@mantine/core';
import { IconEyeQuestion } from '@tabler/icons-react';
import { day } from './dates.ts';
import { sourceOf } from './source-of.ts';
import { Quote } from './suggestion-surface.tsx';
import classes from './why.module.css';
import { Changing } from './changing.tsx';

/** An advisor wrote it, and nobody has looked into it: a mark on its card. */
export const NotReviewed = ({ of }: { of: Origin }) =>
  isUnreviewed(of) && (
    <Badge color="amber" variant="outline" leftSection={<IconEyeQuestion size={14} aria-hidden />}>
      Not reviewed
    </Badge>
  );

/** What a person has made of an advisor's words so far. */
const sinceThen = ({ edited_at, reviewed_at }: Origin): string => {
  if (edited_at !== null) return `Edited by a person on ${day(edited_at)}.`;
  return reviewed_at === null ? 'Not yet reviewed by a person.' : `Reviewed by a person on ${day(reviewed_at)}.`;
};

type Source = Pick<Provenance, 'persona' | 'engine' | 'model' | 'rule'>;

/** Who spoke, with which engine and by which rule or prompt, as far as it is known. */
const speakerOf = ({ persona, engine, model, rule }: Source): string => {
  const speaker = engine === '' ? [] : [persona && roster[persona].name, engine, model === engine ? null : model];
  return [...speaker, rule && sourceOf(rule)].filter(Boolean).join(' · ');
};

/** Why an item is there: the reason, the person's own words, and where an advisor's words came from. */
function Why({ of }: { of: Origin }) {
  const { provenance } = of;
  if (provenance === null) return null;
  const { quote, reasoning } = provenance;
  const from = speakerOf(provenance);
  return (
    <>
      {reasoning !== '' && <Text size="sm">{reasoning}</Text>}
      {quote !== null && <Quote>{quote}</Quote>}
      {from !== '' && (
        <Text size="sm" c="dimmed">
          {from}. {sinceThen(of)}
        </Text>
      )}
    </>
  );
}

/** The same on a card, closed at first. */
export const WhyOnCard = ({ of }: { of: Origin }) =>
  of.provenance !== null && (
    <details className={classes.why}>
      <summary>Why?</summary>
      <Why of={of} />
    </details>
  );

/** The same of what its card says in full already, and what nobody has to review. */
export const WhySource = ({ of }: { of: Source }) => (
  <details className={classes.why}>
    <summary>Why?</summary>
    <Text size="sm" c="dimmed">
      {speakerOf(of)}.
    </Text>
  </details>
);

type SectionProps = { of: Origin; onConfirm: () => void; confirming: boolean };

/** The same where an item stands open, with the way to say that one has looked into it. */
export const WhySection = ({ of, onConfirm, confirming }: SectionProps) =>
  of.provenance !== null && (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Why?
      </Title>
      <Why of={of} />
      {isUnreviewed(of) && (
        <Changing>
          <Button variant="default" size="xs" w="fit-content" loading={confirming} onClick={onConfirm}>
            Mark as reviewed
          </Button>
        </Changing>
      )}
    </Stack>
  );
