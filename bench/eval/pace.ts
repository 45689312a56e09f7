import { rehearsing } from '#advisors/rules/rules-advisor.ts';
import { clarifying } from '#advisors/rules/refine/clarify.ts';
import { reviewing } from '#advisors/rules/review/review.ts';
import { suggesting } from '#advisors/rules/suggest/suggest.ts';

/** How long a call takes in all, and its longest step: other work waits as long as that. Milliseconds. */
export type Pace = { name: string; total: number; longest: number };

function paceOf(name: string, steps: () => Generator): Pace {
  let longest = 0;
  const begin = performance.now();
  const walk = steps();
  for (;;) {
    const from = performance.now();
    const { done } = walk.next();
    longest = Math.max(longest, performance.now() - from);
    if (done) return { name, total: performance.now() - begin, longest };
  }
}

/** What a server does right after its start, the first review after it, then suggestions and questions for a text of 500 words and for one of 20,000 characters. */
export function paces(texts: readonly string[]): Pace[] {
  const all = texts.join('\n\n');
  const words = all.split(/\s+/u).slice(0, 500).join(' ');
  const long = all.repeat(Math.ceil(20_000 / all.length)).slice(0, 20_000);
  const feature = {
    name: 'Remind members by email',
    description: '',
    complexity: 'M',
    value_category: 'Must Have',
  } as const;
  return [
    paceOf('rehearsal at start', rehearsing),
    paceOf('first review', () => reviewing({ architect: 'theo', context: { vision: words }, feature })),
    paceOf('500 words, first', () => suggesting({ from: 'idea', idea: words, project: '' })),
    paceOf('500 words, again', () => suggesting({ from: 'idea', idea: words, project: '' })),
    paceOf('20,000 characters', () => suggesting({ from: 'idea', idea: long, project: '' })),
    paceOf('questions, 500 words', () => clarifying({ from: 'idea', idea: words, project: '' })),
  ];
}
