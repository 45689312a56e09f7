import { limits } from '#contract/vocabulary.ts';

/** Comma separated, trimmed, empty ones and repetitions dropped. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Why the server would refuse these tags, or null. */
export function tagsProblem(tags: readonly string[]): string | null {
  if (tags.length > limits.tags) return `At most ${limits.tags} tags.`;
  return tags.some((tag) => tag.length > limits.tag) ? `At most ${limits.tag} characters in a tag.` : null;
}
