import type { FeatureCard } from '#contract/feature.ts';
import { Text } from '@mantine/core';
import { day } from '../../ui/dates.ts';
import { Quote } from '../../ui/suggestion-surface.tsx';

/** Whether there is anything to say of why a feature is there. */
export const hasReason = ({ reasoning, quote, rule }: FeatureCard): boolean =>
  reasoning !== '' || quote !== null || rule !== null;

/** What a person has made of an advisor's words so far; empty where a person wrote them. */
const sinceThen = ({ rule, edited_at, reviewed_at }: FeatureCard): string => {
  if (rule === null) return '';
  if (edited_at !== null) return `Edited by a person on ${day(edited_at)}.`;
  return reviewed_at === null ? 'Not yet reviewed by a person.' : `Reviewed by a person on ${day(reviewed_at)}.`;
};

/** Why a feature is there: the reason, the person's own words, and where an advisor's words came from. */
export function FeatureWhy({ feature }: { feature: FeatureCard }) {
  const { reasoning, quote, rule, engine } = feature;
  const isPrompt = rule?.startsWith('prompt:') === true;
  const source = isPrompt ? `prompt ${rule.slice('prompt:'.length)}` : `rule ${rule}`;
  return (
    <>
      {reasoning !== '' && <Text size="sm">{reasoning}</Text>}
      {quote !== null && <Quote>{quote}</Quote>}
      {rule !== null && (
        <Text size="sm" c="dimmed">
          {[engine, source].filter(Boolean).join(' · ')}. {sinceThen(feature)}
        </Text>
      )}
    </>
  );
}
