import type { Criterion } from '../knowledge/capability.ts';
import { practiceOf } from '../refine/action-practice.ts';
import { doesOf, filled, nounsOf, roleAndWant } from '../refine/story-subject.ts';
import type { Subject } from '../review/subject.ts';

/** What is usual of a wish in its trade, or else of doing just this: who tells it, what for, a case that goes well and one at the border. */
export type Told = { who: string; so: string; usual: Criterion; edge: Criterion | null; rule: string };

/** Null where nothing is known but what holds for any wish. */
export function toldOf(name: string, subject: Subject): Told | null {
  const { known, slots } = subject;
  if (known?.example) return { ...known.example, rule: 'example' };
  const { role, want } = roleAndWant(name, slots.people);
  const { deed } = practiceOf(want);
  if (deed === null) return null;
  const put = (one: Criterion) => filled(one, nounsOf(subject, name).own, doesOf(role, want), role);
  return { who: role, so: deed.so, usual: put(deed.usual), edge: deed.edge && put(deed.edge), rule: 'usual' };
}
