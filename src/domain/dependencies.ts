/** Which stories a story waits for. */
export type Dependencies = ReadonlyMap<string, readonly string[]>;

/**
 * The way from a story over what it waits for back to itself, or null when there is none. It begins and ends with the
 * same story: ['a', 'b', 'a'].
 */
export const circleThrough = (start: string, dependencies: Dependencies): string[] | null => {
  const came = new Map<string, string>();
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const next of dependencies.get(at) ?? []) {
      if (next === start) return wayTo(at, start, came);
      if (came.has(next)) continue;
      came.set(next, at);
      open.push(next);
    }
  }
  return null;
};

const wayTo = (end: string, start: string, came: ReadonlyMap<string, string>): string[] => {
  const back = [start, end];
  for (let at = end; at !== start;) {
    at = came.get(at) ?? start;
    back.push(at);
  }
  return end === start ? [start, start] : back.toReversed();
};
