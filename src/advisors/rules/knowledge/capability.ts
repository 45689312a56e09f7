import type { Complexity } from '#contract/vocabulary.ts';

/**
 * Something many products can do. Texts may hold slots: {thing}, {things} and {people} are the product's own nouns,
 * {doing} is the feature under review as an action ("reminding customers"), {object} is what it acts on.
 */
export type Capability = {
  id: string;
  /** What in a person's words calls for it. */
  triggers: RegExp;
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
