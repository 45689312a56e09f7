import type { Increment } from '#contract/increment.ts';

type Position = Pick<Increment, 'status' | 'current_stage' | 'stages'>;

/** What is kept when a stage is advanced: where the increment stood, and where the one stood whose turn came by it. */
export type BeforeAdvance = {
  position: Position;
  /** `version` is the one that beginning it made. */
  begun: { id: string; version: number; position: Position } | null;
};

/**
 * Whether an advance can be taken back: it was the last change of its increment, the increment that began by it is as
 * it was begun, and no other has become the active one. `others` are all increments of the project but the advanced one.
 */
export const isUndoable = (
  before: BeforeAdvance | null,
  others: readonly Pick<Increment, 'id' | 'status' | 'version'>[],
): before is BeforeAdvance => {
  if (before === null) return false;
  const { begun } = before;
  return (
    others.every(({ id, status }) => status !== 'active' || id === begun?.id) &&
    (begun === null || others.some(({ id, version }) => id === begun.id && version === begun.version))
  );
};
