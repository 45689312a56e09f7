import { passagesOf } from '../reading/sentences.ts';
import { valueOf } from './from-wishes.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

/** The rule of what stands as the person wrote it. */
export const asWritten = 'words.as-written';

const longestName = 80;
/** Fewer letters say nothing that a feature could be named by. */
const leastLetters = 4;

/** The first words of a passage, as many as a name holds, without the stop at the end. */
function nameOf(passage: string): string {
  const whole = passage.replace(/\s+/gu, ' ').replace(/[\s.,;:!…。！]+$/u, '');
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(whole)];
  if (letters.length <= longestName) return whole;
  const cut = letters
    .slice(0, longestName)
    .map(({ segment }) => segment)
    .join('');
  return `${cut.replace(/\s+\S*$/u, '')} …`;
}

/** What is written in another language than English is taken over sentence by sentence: nothing is read into it, or lost. */
export const fromForeign = ({ reading }: Situation): Candidate[] =>
  reading.parts
    .filter(({ source, foreign }) => foreign && source.weight >= 0.5)
    .flatMap(({ source }) =>
      passagesOf(source.text)
        .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= leastLetters)
        .map(({ text, start }) => ({
          name: nameOf(text),
          description: 'Taken over as you wrote it, to be named and cut by you.',
          reasoning: `From your words: "${text.replace(/\s+/gu, ' ')}". The built-in advisor reads English only, so it added nothing of its own.`,
          quote: text,
          rule: asWritten,
          complexity: 'M' as const,
          value: valueOf('should', source.weight),
          rank: 1000 * source.weight - start / 1000,
          skills: [],
          at: start,
        })),
    );
