import type { Complexity } from '#contract/vocabulary.ts';

/**
 * Something many products can do. Name, about and why may hold slots: {thing}, {things} and {people} are the product's own
 * nouns. What the architects say of it holds none and speaks in the capability's own nouns, which are right in any product.
 */
export type Capability = {
  id: string;
  /** What in a person's words calls for it. */
  triggers: RegExp;
  /** What the name of a feature that is cut by it has to say besides, where a trigger is often said in passing. */
  surely?: RegExp;
  name: string;
  about: string;
  /** What it is good for, as the end of a sentence that begins with "because". */
  why: string;
  /** Ids of the capabilities without which it does not work. */
  needs: readonly string[];
  size: Complexity;
  risks: readonly { risk: string; mitigation: string }[];
  /** Structure, data and operation. */
  theo: readonly string[];
  /** Risk, security and change. */
  claude: readonly string[];
};

/** One acceptance criterion: one situation, one action, and what can be seen then. */
export type Criterion = { given: string; when: string; outcome: string };

/** One further case: a fact that can be read by itself, and how it is tried. */
export type Check = Criterion & { title: string };

/**
 * How a capability is usually cut and tested. Texts may hold the same slots as a capability's name; `want` follows "I want to",
 * `so` follows "so that".
 */
export type Practice = {
  stories: readonly { want: string; so: string }[];
  /** The pleasant case, and one at the border or beyond it. */
  usual: Criterion;
  edge: Criterion;
  /** A case that is often forgotten. */
  further: Check;
};
