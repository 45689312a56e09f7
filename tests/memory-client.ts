import pino from 'pino';
import type { Advisor } from '#advisors/advisor.ts';
import { clientOf, openProgram } from '#server/program.ts';

/** The contract's client on a program that keeps nothing, for tests that need no HTTP and no store of the run's kind. Close it in the end. */
export const openMemoryClient = async (advisor: Advisor) => {
  const program = await openProgram('memory', { log: pino({ level: 'silent' }), advisor });
  return { client: clientOf(program), close: program.close };
};
