import type { Writable } from 'node:stream';
import { Failure } from './failure.ts';

/** Write to standard output. A reader that closed it early, like head, has what it wanted. */
export const printed = async (output: Writable, text: string): Promise<void> => {
  try {
    await new Promise<void>((resolve, reject) => {
      output.once('error', reject);
      output.write(text, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE')
      throw new Failure(`standard output could not be written: ${(error as Error).message}`);
  }
};
