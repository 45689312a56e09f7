import { choiceOf, chosen, likelihoods, standsForThing, textOf } from '#advisors/rules/reading/antecedents.ts';
import type { Choice, weights } from '#advisors/rules/reading/antecedents.ts';
import { stem } from '#advisors/rules/reading/stems.ts';
import type { Token } from '#advisors/rules/reading/tokens.ts';
import { apart } from './fit-reading.ts';
import { goldSentences, labelledIdeas, type Gold, type GoldSentence, type LabelledIdea } from './labelled.ts';

type Weights = typeof weights;
/** A pronoun of a labelled wish: the stem of what it stands for, and the choice in the light of what the one before stood for. */
type Asked = { right: string; after: string; choice: (last: string) => Choice };
/** The pronouns of one idea in the order of its wishes. */
export type AskedIn = { writer: string; asked: Asked[] };

const wishOf = ({ tokens }: GoldSentence, { who, what, rest }: Gold) => {
  const at = (places: number[]) => places.flatMap((place) => tokens[place] ?? []);
  return { who: at(who), what: at(what), rest: at(rest) };
};

/** The pronoun that the verb acts on: soon behind it, or before it in "it should be printed". */
function pronounAt(tokens: readonly Token[], head: number): number | undefined {
  const past = (step: number, over: RegExp) => {
    let at = head + step;
    while (Math.abs(at - head) < 6 && over.test(tokens[at]?.tag ?? '')) at += step;
    return tokens[at] !== undefined && standsForThing(tokens, at) ? at : undefined;
  };
  const behind = past(1, /^(?:adv|prep|conj|verb|mark|to)$/u);
  if (behind !== undefined && tokens[behind]?.low !== 'they') return behind;
  return past(-1, /^(?:adv|modal|be|have|do|neg|to|mark)$/u);
}

function askedIn(idea: LabelledIdea): Asked[] {
  const sentences = goldSentences(idea);
  const wishes = sentences.map((sentence) => sentence.wishes.map((wish) => wishOf(sentence, wish)));
  const text = textOf(sentences, wishes.flat());
  let after = '';
  return idea.wishes.flatMap((label): Asked[] => {
    const inside = /\[([^\]]+)\]/u.exec(label.what)?.[1];
    if (inside === undefined) return [];
    // Alone, for its places cannot be told from those of the other wishes.
    const only = goldSentences({ ...idea, wishes: [label] });
    const nth = only.findIndex((sentence) => sentence.wishes.length > 0);
    const gold = only[nth]?.wishes[0];
    const sentence = sentences[nth];
    if (!gold || !sentence) return [];
    const place = pronounAt(sentence.tokens, gold.head);
    const token = place === undefined ? undefined : sentence.tokens[place];
    if (!token) return [];
    const at = sentence.wishes.findIndex(({ head }) => head === gold.head);
    const wish = wishes[nth]?.[at] ?? wishOf(sentence, gold);
    const right = stem(inside.trim().split(/\s+/u).at(-1) ?? '');
    const one = { right, after, choice: (last: string) => choiceOf(text, token, wish, last) };
    after = right;
    return [one];
  });
}

/** The labelled ideas in which something is asked. */
export const askedOf = (ideas: readonly LabelledIdea[]): AskedIn[] =>
  ideas.map((idea) => ({ writer: idea.writer, asked: askedIn(idea) })).filter(({ asked }) => asked.length > 0);

/** The weights under which the labels are likeliest, held back a little from zero: gradient descent, each weight by its own pace (AdaGrad). */
function fitted(ideas: readonly AskedIn[]): Weights {
  const rows = ideas.flatMap(({ asked }) =>
    asked.map(({ right, after, choice }) => {
      const { nouns, speaking, against } = choice(after);
      return { speaking, against, nouns, same: nouns.map((noun) => noun.stem === right) };
    }),
  );
  const [steps, step, held] = [250, 0.3, 0.002];
  const zeros = (like: readonly number[] = []) => like.map(() => 0);
  const first = rows.find(({ nouns }) => nouns.length > 0);
  let found = { speaking: zeros(first?.speaking[0]), against: zeros(first?.against) };
  const steepness = { speaking: zeros(found.speaking), against: zeros(found.against) };
  for (let i = 0; i < steps; i++) {
    const slope = {
      speaking: found.speaking.map((one) => held * one),
      against: found.against.map((one) => held * one),
    };
    const lean = (to: number[], signs: readonly number[] | undefined, off: number) => {
      for (const [one, sign] of (signs ?? []).entries())
        if (sign !== 0) to[one] = (to[one] ?? 0) + (off / rows.length) * sign;
    };
    for (const { same, ...row } of rows) {
      const likely = likelihoods(row, found);
      const none = likely.reduce((left, one) => left - one, 1);
      const isNone = !same.includes(true);
      const right = isNone ? none : likely.reduce((sum, one, at) => sum + (same[at] ? one : 0), 0);
      for (const [at, one] of likely.entries())
        lean(slope.speaking, row.speaking[at], one - (same[at] ? one / right : 0));
      lean(slope.against, row.against, none - Number(isNone));
    }
    const stepped = (side: keyof Weights) =>
      found[side].map((one, at) => {
        const down = slope[side][at] ?? 0;
        const steep = (steepness[side][at] ?? 0) + down * down;
        steepness[side][at] = steep;
        return one - (step * down) / (Math.sqrt(steep) + 1e-9);
      });
    found = { speaking: stepped('speaking'), against: stepped('against') };
  }
  return found;
}

type Accuracy = { asked: number; right: number; wrong: number };
/** How often the noun chosen is the one labelled, each choice in the light of the one made before. */
export function accuracy(ideas: readonly AskedIn[], by: Weights, enough?: number): Accuracy {
  const all = { asked: 0, right: 0, wrong: 0 };
  for (const { asked } of ideas) {
    let last = '';
    for (const { right, choice } of asked) {
      const noun = chosen(choice(last), by, enough);
      last = noun?.stem ?? last;
      all.asked++;
      if (noun) all[noun.stem === right ? 'right' : 'wrong']++;
    }
  }
  return all;
}

/** The ideas of every fourth writer, and those of the others. */
function split(ideas: readonly AskedIn[], fold: number): { out: AskedIn[]; others: AskedIn[] } {
  const writers = [...new Set(ideas.map(({ writer }) => writer))];
  const isOut = ({ writer }: AskedIn) => writers.indexOf(writer) % 4 === fold;
  return { out: ideas.filter(isOut), others: ideas.filter((idea) => !isOut(idea)) };
}

/** Fits to the ideas of all writers but a fourth, measures on these, and prints the weights fitted to all. */
export function fitAntecedents(print: (line: string) => void): void {
  const ideas = askedOf(labelledIdeas().filter(({ writer }) => !apart.test(writer)));
  const folds = [0, 1, 2, 3].map((fold) => split(ideas, fold)).map(({ out, others }) => ({ out, by: fitted(others) }));
  for (const enough of [undefined, 0, 0.3, 0.5]) {
    const parts = folds.map(({ out, by }) => accuracy(out, by, enough));
    const sum = (of: keyof Accuracy) => parts.reduce((all, part) => all + part[of], 0);
    const share = (count: number) => (count / sum('asked')).toFixed(3);
    const open = sum('asked') - sum('right') - sum('wrong');
    print(
      `pronouns of writers left out, from ${enough ?? 'as read'}   right ${share(sum('right'))}  wrong ${share(sum('wrong'))}  open ${share(open)}  of ${sum('asked')}`,
    );
  }
  const { speaking, against } = fitted(ideas);
  const plain = (those: number[]) => `[${those.map((one) => Number(one.toFixed(2))).join(', ')}]`;
  print(`speaking: ${plain(speaking)},\nagainst: ${plain(against)},`);
}
