import type { TypicalFeature } from '#advisors/rules/knowledge/kind.ts';
import { kinds } from '#advisors/rules/knowledge/kinds.ts';
import { dimensions, inner, Meanings, type Weighed } from '#advisors/rules/suggest/meanings.ts';
import { knownOf, weighedIn, weighedOf } from '#advisors/rules/suggest/usual.ts';

/*
 * Fits where words lie: so that each way and clause in which a typical feature is asked for, and each wish that was judged to say the
 * same as one, lies nearer to it than to the others of its kind and of another. Adagrad, always the same.
 */

/** A wish and the features that it was held against; those that say the same by their places among these, or none. */
export type Compared = { words: ReadonlySet<string>; among: readonly TypicalFeature[]; same: ReadonlySet<number> };

type Sparse = { places: Int32Array; weights: Float64Array };
/** `own` is what the one feature in `same` is without the words that ask for it here; `wished` is what a person wished, for which no feature may be the same. */
type Question = { asked: Sparse; same: ReadonlySet<TypicalFeature>; own?: Sparse; wished: boolean; besides: Features };
type Features = readonly TypicalFeature[];

const rounds = 9;
const pace = 0.05;
/** How long the points of words are at first, so that the same words alone make texts somewhat like each other. */
const spread = 2;
/** What one feature alone says is chance. */
const seldom = 2;

/** The same row of numbers between 0 and 1 each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

export function fittedMeaningsOf(wishes: readonly Compared[]): { words: string[]; values: Float32Array } {
  const all = kinds.flatMap(({ features }) => features);
  const known = new Map(all.map((feature) => [feature, knownOf(feature)]));
  const uses = new Map<string, number>();
  for (const one of known.values()) for (const [word] of weighedOf(one)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const words = [...uses].filter(([, often]) => often >= seldom).map(([word]) => word);
  const placeOf = new Map(words.map((word, place) => [word, place]));

  const sparse = (weighed: Weighed): Sparse => {
    const found = [...weighed].flatMap(([word, weight]): [number, number][] => {
      const place = placeOf.get(word);
      return place === undefined ? [] : [[place, weight]];
    });
    const length = Math.hypot(...found.map(([, weight]) => weight)) || 1;
    return {
      places: Int32Array.from(found, ([place]) => place),
      weights: Float64Array.from(found, ([, weight]) => weight / length),
    };
  };
  const whole = new Map(all.map((feature) => [feature, sparse(weighedOf(known.get(feature)!))]));

  const kindOf = new Map(kinds.flatMap((kind) => kind.features.map((feature) => [feature, kind] as const)));
  const questions = new Map<(typeof kinds)[number], Question[]>(
    kinds.map((kind) => [
      kind,
      kind.features.flatMap((feature) => {
        const one = known.get(feature)!;
        return [...one.ways, ...one.clauses].map((words) => ({
          asked: sparse(weighedIn(new Set(words))),
          same: new Set([feature]),
          own: sparse(weighedOf(one, words)),
          wished: false,
          besides: [],
        }));
      }),
    ]),
  );
  for (const { words: told, among, same } of wishes) {
    const features = new Set([...same].map((place) => among[place]!));
    const kind = kindOf.get(features.values().next().value ?? among[0]!)!;
    const besides = among.filter((feature) => kindOf.get(feature) !== kind);
    questions.get(kind)!.push({ asked: sparse(weighedIn(told)), same: features, wished: true, besides });
  }

  const random = chance(1);
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const values = Float32Array.from(
    { length: words.length * dimensions },
    () => normal() * Math.sqrt(spread / dimensions),
  );
  const moved = new Float32Array(values.length).fill(0.001);
  /** How near a wish has to lie to say the same as a feature rather than as none. */
  let none = 4;

  const pointOf = ({ places, weights }: Sparse): Float32Array => {
    const sum = new Float32Array(dimensions);
    for (let nth = 0; nth < places.length; nth++) {
      const [row, weight] = [places[nth]! * dimensions, weights[nth]!];
      for (let d = 0; d < dimensions; d++) sum[d]! += weight * values[row + d]!;
    }
    return sum;
  };
  const move = ({ places, weights }: Sparse, slope: Float32Array) => {
    for (let nth = 0; nth < places.length; nth++) {
      const [row, weight] = [places[nth]! * dimensions, weights[nth]!];
      for (let d = 0; d < dimensions; d++) {
        const off = weight * slope[d]!;
        moved[row + d]! += off * off;
        values[row + d]! -= (pace * off) / Math.sqrt(moved[row + d]!);
      }
    }
  };

  const shuffled = () => kinds.map((kind) => ({ kind, by: random() })).toSorted((one, other) => one.by - other.by);
  for (let round = 0; round < rounds; round++)
    for (const { kind } of shuffled()) {
      const other = kinds[Math.floor(random() * kinds.length)]!;
      const drawn = other === kind ? kind.features : [...kind.features, ...other.features];
      const slopes = new Map<TypicalFeature, Float32Array>();
      const slopeOf = (feature: TypicalFeature) =>
        slopes.getOrInsertComputed(feature, () => new Float32Array(dimensions));
      const lying = new Map(drawn.map((feature) => [feature, pointOf(whole.get(feature)!)]));
      for (const { asked, same, own, wished, besides } of questions.get(kind)!) {
        for (const feature of besides) lying.getOrInsertComputed(feature, () => pointOf(whole.get(feature)!));
        const among = [...new Set([...drawn, ...besides])];
        const point = pointOf(asked);
        const points = among.map((feature) => (own && same.has(feature) ? pointOf(own) : lying.get(feature)!));
        const near = points.map((one) => inner(point, one));
        const most = Math.max(wished ? none : -Infinity, ...near);
        const shares = near.map((one) => Math.exp(one - most));
        const noneOf = wished ? Math.exp(none - most) : 0;
        const sum = shares.reduce((sofar, one) => sofar + one, noneOf);
        const right = among.reduce((sofar, feature, nth) => sofar + (same.has(feature) ? shares[nth]! : 0), 0);
        if (wished) none -= 0.002 * (noneOf / sum - (same.size === 0 ? 1 : 0));
        const slope = new Float32Array(dimensions);
        among.forEach((feature, nth) => {
          const off = shares[nth]! / sum - (same.has(feature) && right > 0 ? shares[nth]! / right : 0);
          if (Math.abs(off) < 0.0001) return;
          for (let d = 0; d < dimensions; d++) slope[d]! += off * points[nth]![d]!;
          const to = own && same.has(feature) ? new Float32Array(dimensions) : slopeOf(feature);
          for (let d = 0; d < dimensions; d++) to[d]! += off * point[d]!;
          if (own && same.has(feature)) move(own, to);
        });
        move(asked, slope);
      }
      for (const [feature, slope] of slopes) move(whole.get(feature)!, slope);
    }
  return { words, values };
}

/** The same, to be asked at once. */
export function meaningsOf(wishes: readonly Compared[]): Meanings {
  const { words, values } = fittedMeaningsOf(wishes);
  return new Meanings(words, values);
}
