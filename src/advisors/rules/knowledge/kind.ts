import { z } from 'zod';
import { complexities } from '#contract/vocabulary.ts';

/**
 * A feature that is usual for one kind of product. `skill` names the capability it rests on, whose `about` and `why` hold
 * where the feature has none of its own; `said` are words by which people ask for it, several that belong together
 * joined by an underscore. `asked` are ways to ask for just this, each a verb and what goes with it, joined in the same way:
 * a wish that is put so is this feature, whatever its name does.
 */
const typicalFeature = z.strictObject({
  id: z.string(),
  name: z.string(),
  about: z.string().optional(),
  why: z.string().optional(),
  size: z.enum(complexities),
  skill: z.string().optional(),
  said: z.string().optional(),
  asked: z.string().optional(),
});

/** What a file of `kinds/` holds, by the name of which the kind is called. */
export const kindFile = z.strictObject({
  /** Fills "Typical for {title}". */
  title: z.string(),
  /** Words that name the kind outright, then words that only hint at it; several words are joined by an underscore. */
  strong: z.string(),
  weak: z.string(),
  /** Everyday words of those who tell what they need it for; none is a sign by itself, many of them together are. */
  told: z.string(),
  /** Nouns that can be the product's central thing, the usual one first; singular. */
  things: z.array(z.string()).readonly(),
  /** Nouns for those who use it, the usual one first; plural. */
  people: z.array(z.string()).readonly(),
  /** The field in which Dana would be at home. */
  field: z.string(),
  features: z.array(typicalFeature.readonly()).readonly(),
});

export type TypicalFeature = Readonly<z.infer<typeof typicalFeature>>;

/** A kind of product: how it is recognised, what it deals with, and what such products usually do, most usual first. */
export type Kind = Readonly<z.infer<typeof kindFile>> & { readonly id: string };
