/** Starts servers in this process, one at a time, each as it is told over the channel of its parent. */
import { start } from '#server/main.ts';

/** What the parent says; `stop` is answered when it is done. */
export type Told = { start: Record<string, string> } | { stop: true };

let stop: (() => Promise<void>) | undefined;

const stopped = async (): Promise<void> => {
  await stop?.();
  stop = undefined;
};

process.on('message', (told: Told) => {
  if ('start' in told) {
    start(told.start, (line) => process.stdout.write(`${line}\n`)).then(
      (itsStop) => (stop = itsStop),
      (error: unknown) => {
        process.stderr.write(`CoScrum did not start: ${(error as Error).stack}\n`);
        process.exit(1);
      },
    );
  } else void stopped().then(() => process.send?.('stopped'));
});
process.on('SIGTERM', () => void stopped().then(() => process.exit()));
process.on('disconnect', () => process.exit());
