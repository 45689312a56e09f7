const stepMs = 2000;

/**
 * Milliseconds after which a message of the kickoff chat appears. Messages come in their order (Milo, Ava, each other
 * member, two closing ones), so Ava follows at 2000, the others from 4000, the closing ones 2000 and 4000 after the last.
 */
export const appearsAt = (index: number): number => index * stepMs;

/** How many of the messages have appeared by then. */
export const appearedBy = (elapsed: number, messages: number): number =>
  Math.min(Math.floor(elapsed / stepMs) + 1, messages);
