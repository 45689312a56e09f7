export const assemblingMessages = [
  'Reading your project and what makes it particular...',
  'Weighing which specialists it calls for...',
  'Bringing your team together...',
] as const;

const messageMs = 2000;
const percentMs = 40;
const pauseMs = 500;
/** While the team is still being proposed it is not all done, however long that takes. */
const mostWhileAsking = 95;

/** How long the assembling takes, with the pause after its last message. */
export const assemblingMs = assemblingMessages.length * messageMs + pauseMs;
/** How often something changes. */
export const assemblingTick = percentMs;

/** What is shown so many milliseconds after the assembling began. */
export const assemblingAt = (elapsed: number): { message: number; percent: number; done: boolean } => ({
  message: Math.min(Math.floor(elapsed / messageMs), assemblingMessages.length - 1),
  percent: Math.min(Math.floor(elapsed / percentMs), 100),
  done: elapsed >= assemblingMs,
});

export const shownPercent = (percent: number, isAsking: boolean): number =>
  isAsking ? Math.min(percent, mostWhileAsking) : percent;
