import { keyOf } from './alike.ts';
import type { Candidate } from './suggestion.ts';

/** A wish that was only named, or took half a sentence along; the usual name of the feature says it better. */
const clumsy = ({ rule, name }: Candidate): boolean =>
  name.split(' ').length > 10 || (rule === 'wish.noun' && /^(?:Keep|Record|Manage)\b/u.test(name));

const sameWords = (wish: Candidate, echo: Candidate): boolean =>
  wish.quote !== null &&
  echo.quote !== null &&
  (echo.quote.includes(wish.quote) || wish.quote.includes(echo.quote)) &&
  Math.abs(echo.quote.length - wish.quote.length) < 30;

const related = (wish: Candidate, echo: Candidate): boolean => {
  const said = keyOf(wish.name);
  return (
    [...keyOf(echo.name)].some((stem) => said.has(stem)) ||
    echo.skills.some((skill) => wish.skills.includes(skill)) ||
    clumsy(wish)
  );
};

/** A wish and a typical feature heard in the same words say the same: the wish stays, unless it reads clumsily. */
export function withoutTwins(
  wishes: readonly Candidate[],
  echoes: readonly Candidate[],
): [wishes: Candidate[], echoes: Candidate[]] {
  const twin = (wish: Candidate, echo: Candidate) => sameWords(wish, echo) && related(wish, echo);
  const kept = wishes.filter((wish) => !(clumsy(wish) && echoes.some((echo) => twin(wish, echo))));
  const taken = new Set<Candidate>();
  for (const wish of kept) {
    const first = echoes.find((echo) => !taken.has(echo) && twin(wish, echo));
    if (first) taken.add(first);
  }
  return [kept, echoes.filter((echo) => !taken.has(echo))];
}
