type Node = { id: string; depends_on: readonly string[] };

/**
 * Every circle of dependencies once, as the way from a story back to itself: ['a', 'b', 'a']. Taking one dependency of
 * each out leaves no circle.
 */
export const circlesIn = (nodes: readonly Node[]): string[][] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const left = new Set<string>();
  const circles: string[][] = [];
  for (const { id: start } of nodes) {
    if (left.has(start)) continue;
    const path: { id: string; next: number }[] = [{ id: start, next: 0 }];
    const onPath = new Map([[start, 0]]);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = byId.get(top.id)?.depends_on[top.next];
      if (to === undefined) {
        left.add(top.id);
        onPath.delete(top.id);
        path.pop();
        continue;
      }
      top.next += 1;
      const from = onPath.get(to);
      if (from !== undefined) circles.push([...path.slice(from).map(({ id }) => id), to]);
      else if (byId.has(to) && !left.has(to)) {
        onPath.set(to, path.length);
        path.push({ id: to, next: 0 });
      }
    }
  }
  return circles;
};
