/** How many calls to a model are under way at a time. */
export const atOnce = 3;

/** The results of all jobs in their order, with so many under way at a time. */
export async function* inOrder<T>(jobs: readonly (() => Promise<T[]>)[], width: number): AsyncGenerator<T> {
  const running: Promise<T[]>[] = [];
  let started = 0;
  const startNext = () => {
    const job = jobs[started++];
    if (job === undefined) return;
    const work = job();
    // Whoever waits for an earlier one may leave before this one has failed.
    work.catch(() => undefined);
    running.push(work);
  };
  for (let index = 0; index < width; index++) startNext();
  for (let work = running.shift(); work !== undefined; work = running.shift()) {
    const items = await work;
    startNext();
    yield* items;
  }
}
