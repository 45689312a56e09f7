import { linesByFile } from './lines-by-file.ts';

/** What one architect says of a usual feature of one kind: something to consider, and a risk with what to do about it. */
export type Remark = { consider: string; risk: { risk: string; mitigation: string } };

/** What Theo considers and fears and his answer to that, then the same of Claude. */
const lines = linesByFile('remarks', 6);

/** Theo's three sentences and then Claude's. */
export function remarksIn(line: readonly string[]): Record<'theo' | 'claude', Remark> {
  const remark = ([consider = '', risk = '', mitigation = '']: readonly string[]): Remark => ({
    consider,
    risk: { risk, mitigation },
  });
  return { theo: remark(line.slice(0, 3)), claude: remark(line.slice(3)) };
}

export function remarksOf(kind: string, feature: string): Record<'theo' | 'claude', Remark> | undefined {
  const line = lines(kind).get(feature);
  return line === undefined ? undefined : remarksIn(line);
}
