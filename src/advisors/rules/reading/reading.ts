import { clausesOf, type Clause } from './clauses.ts';
import { passagesOf } from './sentences.ts';
import { wishesOf, type Wish } from './wishes.ts';
import { refusalsOf, type Refusal } from './refusals.ts';
import { stemsOf } from './stems.ts';

/** One of the person's texts, and how much it counts: 1 for what is to be built now, less for what surrounds it. */
export type Source = { id: string; text: string; weight: number };
export type SourceReading = { source: Source; clauses: Clause[]; wishes: Wish[]; refusals: Refusal[] };
export type Reading = { parts: SourceReading[]; wishes: Wish[]; refusals: Refusal[]; stems: Map<string, number>; text: string };

/** Reads the person's texts into wishes and refusals, each with its place. */
export function readSources(sources: Source[]): Reading {
  const parts = sources.filter((source) => source.text.trim() !== '').map(readSource);
  const stems = new Map<string, number>();
  for (const { source } of parts) for (const stem of stemsOf(source.text)) stems.set(stem, Math.max(stems.get(stem) ?? 0, source.weight));
  return { parts, wishes: parts.flatMap((part) => part.wishes), refusals: parts.flatMap((part) => part.refusals), stems, text: parts.map((part) => part.source.text).join('\n') };
}

function readSource(source: Source): SourceReading {
  const clauses = passagesOf(source.text).flatMap(clausesOf);
  return { source, clauses, wishes: wishesOf(clauses, source), refusals: refusalsOf(clauses) };
}
