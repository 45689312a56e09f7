import type { Complexity } from '#contract/vocabulary.ts';

/**
 * A feature that is usual for one kind of product. `skill` names the capability it rests on, whose `about` and `why` hold
 * where the feature has none of its own; `said` are words by which people ask for it, several that belong together
 * joined by an underscore. `asked` are ways to ask for just this, each a verb and what goes with it, joined in the same way:
 * a wish that is put so is this feature, whatever its name does.
 */
export type TypicalFeature = {
  id: string;
  name: string;
  about?: string;
  why?: string;
  size: Complexity;
  skill?: string;
  said?: string;
  asked?: string;
};

/** A kind of product: how it is recognised, what it deals with, and what such products usually do, most usual first. */
export type Kind = {
  id: string;
  /** Fills "Typical for {title}". */
  title: string;
  /** Words that name the kind outright, then words that only hint at it; several words are joined by an underscore. */
  strong: string;
  weak: string;
  /** Everyday words of those who tell what they need it for; none is a sign by itself, many of them together are. */
  told: string;
  /** Nouns that can be the product's central thing, the usual one first; singular. */
  things: readonly string[];
  /** Nouns for those who use it, the usual one first; plural. */
  people: readonly string[];
  /** The field in which Dana would be at home. */
  field: string;
  features: readonly TypicalFeature[];
};
