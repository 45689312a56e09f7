import type { MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { insteadOfModel } from './instead-of-model.ts';
import { sourceOf } from './source-of.ts';
import classes from './suggestion-surface.module.css';

type Props = {
  memberId: MemberId;
  /** Name of the engine the words came from. */
  engine: string;
  /** The model was asked, and this engine answered in its place. */
  instead?: boolean;
  /** The person's own words that led to it, copied exactly. */
  quote?: string | null;
  /** The rule or the prompt that it came from. */
  rule?: string | null | undefined;
  /** A person has taken it up: solid instead of dashed. */
  accepted?: boolean;
  /** Controls at the right of the advisor's name, such as "Include in PI". */
  aside?: ReactNode;
  children: ReactNode;
};

/** An advisor's words: tinted and dashed while they are only offered, solid once a person accepted them. */
export function SuggestionSurface({
  memberId,
  engine,
  instead = false,
  quote,
  rule,
  accepted = false,
  aside,
  children,
}: Props) {
  const { name, role } = roster[memberId];
  return (
    <div className={classes.surface} data-accepted={accepted || undefined}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <Group gap="sm" wrap="nowrap">
          <Face memberId={memberId} size={36} />
          <div>
            <Text fw={600} lh={1.3}>
              {name}
            </Text>
            <Group gap={6}>
              <Text size="sm" c="dimmed" lh={1.3}>
                {role}
              </Text>
              <Badge variant="outline" color="gray" size="sm" className={classes.engine}>
                {engine}
              </Badge>
            </Group>
          </div>
        </Group>
        {aside}
      </Group>
      <Stack gap="sm">
        {instead && (
          <Text size="sm" c="dimmed">
            {insteadOfModel.wholly}
          </Text>
        )}
        {children}
        {quote !== undefined && quote !== null && <Quote>{quote}</Quote>}
        <Source rule={rule} />
      </Stack>
    </div>
  );
}

/** Where the next suggestion will stand in a list, while the advisor speaks. */
export const ComingSuggestion = ({ height }: { height: number }) => (
  <li className={classes.coming} style={{ minHeight: height }} aria-hidden />
);

/** What the person wrote, word for word. */
export function Quote({ children }: { children: string }) {
  return (
    <figure className={classes.quote}>
      <figcaption>In your words</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  );
}

/** What a suggestion came from, quietly below it: whoever doubts it can look the rule up. */
export const Source = ({ rule }: { rule: string | null | undefined }) =>
  rule && (
    <Text size="xs" c="dimmed" className={classes.source}>
      By {sourceOf(rule)}
    </Text>
  );
