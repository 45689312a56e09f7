import { linesOfKind } from './lines-of-kind.ts';

/** What one architect says of a usual feature of one kind: something to consider, and a risk with what to do about it. */
export type Remark = { consider: string; risk: { risk: string; mitigation: string } };

/** What Theo considers and fears and his answer to that, then the same of Claude. */
const lines = linesOfKind('remarks', 6);

export function remarksOf(kind: string, feature: string): Record<'theo' | 'claude', Remark> | undefined {
  const line = lines(kind).get(feature);
  if (line === undefined) return undefined;
  const remark = ([consider = '', risk = '', mitigation = '']: readonly string[]): Remark => ({
    consider,
    risk: { risk, mitigation },
  });
  return { theo: remark(line.slice(0, 3)), claude: remark(line.slice(3)) };
}
