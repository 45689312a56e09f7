import type { Kind, TypicalFeature } from '../knowledge/kind.ts';
import { wordsIn, type Clause } from '../reading/clauses.ts';
import type { Reading, Source } from '../reading/reading.ts';
import { stem, stemsOf } from '../reading/stems.ts';
import { keyOf } from './alike.ts';

/** A typical feature that the person's own words speak of, and where. */
export type Echo = { feature: TypicalFeature; clause: Clause; source: Source; quote: string; strength: number };

type Ear = { feature: TypicalFeature; key: Set<string>; cues: string[][] };

const ears = new WeakMap<Kind, Ear[]>();

/** By which words each feature of a kind is heard: those of its name, without what half of the kind speaks of. */
function earsOf(kind: Kind): Ear[] {
  const known = ears.get(kind);
  if (known) return known;
  const keys = kind.features.map(({ name }) => keyOf(name.replace(/\{[^}]*\}/gu, '')));
  const common = new Set(kind.things.flatMap((noun) => [...stemsOf(noun)]));
  for (const one of new Set(keys.flatMap((key) => [...key])))
    if (keys.filter((key) => key.has(one)).length > 3) common.add(one);
  const all = kind.features.map((feature, at) => ({
    feature,
    key: new Set([...keys[at]!].filter((one) => !common.has(one))),
    cues: (feature.said ?? '')
      .split(/\s+/u)
      .filter(Boolean)
      .map((cue) => cue.split('_').map(stem)),
  }));
  ears.set(kind, all);
  return all;
}

/** How clearly a clause speaks of a feature: 0.9 and more is clear. */
function heard({ key, cues }: Ear, words: ReadonlySet<string>): number {
  const hits = cues.filter((cue) => cue.every((one) => words.has(one)));
  const phrase = hits.some((cue) => cue.length > 1) ? 1 : 0;
  const single = hits.filter((cue) => cue.length === 1).length;
  const named = [...key].filter((one) => words.has(one)).length;
  return phrase + (single > 0 ? 0.6 : 0) + Math.max(0, single - 1) * 0.3 + named * 0.45;
}

/** The typical features of a kind that the texts speak of, each with the clause that does so most clearly. */
export function echoesOf(kind: Kind, reading: Reading): Echo[] {
  const places = reading.parts
    .filter(({ source }) => source.weight >= 0.5)
    .flatMap(({ source, clauses, refusals }) =>
      clauses
        .filter(
          (clause) =>
            clause.lead !== 'refusal' &&
            clause.lead !== 'reason' &&
            !refusals.some((one) => one.start >= clause.tokens[0]!.start - 1 && one.start < clause.tokens.at(-1)!.end),
        )
        .map((clause) => ({ clause, source, words: stemsOf(wordsIn(clause, source.text)) })),
    );
  return earsOf(kind).flatMap((ear) => {
    let best: { clause: Clause; source: Source; strength: number } | null = null;
    for (const { clause, source, words } of places) {
      const strength = heard(ear, words);
      if (strength >= 0.9 && (best === null || strength > best.strength)) best = { clause, source, strength };
    }
    return best === null ? [] : [{ feature: ear.feature, ...best, quote: wordsIn(best.clause, best.source.text) }];
  });
}
