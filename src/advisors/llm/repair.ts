import * as z from 'zod';
import { looseJson } from './loose-json.ts';
import { plainText } from './plain-text.ts';

/** An answer that could be used, as far as it could. `flaws`: what was mended or left out, to tell the model of. */
export type Repaired<T> = { value: T | undefined; whole: boolean; flaws: string[] };

type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  entries?: Record<string, string>;
  innerType?: z.core.$ZodType;
};
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def;
const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mendedString = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return plainText(value.join('\n'));
  return value === null || value === undefined ? '' : value;
};

const mendedNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const percent = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(value)?.[1];
  if (percent !== undefined) return Number(percent.replace(',', '.')) / 100;
  const found = /^\s*(-?\d+(?:[.,]\d+)?)\b/.exec(value)?.[1];
  return found === undefined ? value : Number(found.replace(',', '.'));
};

const mendedTruth = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return ['true', 'yes'].includes(word) ? true : ['false', 'no'].includes(word) ? false : value;
};

/** The word of the list that is meant: in another case, shortened or spelt out. */
const mendedWord = (value: unknown, known: string[]): unknown => {
  if (typeof value !== 'string' || known.includes(value)) return value;
  const given = fold(value);
  if (given === '') return value;
  const alike = known.find((word) => fold(word) === given);
  const akin = known.filter((word) => fold(word).startsWith(given) || given.startsWith(fold(word)));
  return alike ?? (akin.length === 1 ? akin[0] : undefined) ?? value;
};

const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/;

const mendedArray = (value: unknown, element: z.core.$ZodType, path: string, flaws: string[]): unknown[] => {
  const isText = defOf(element).type === 'string';
  const split = (text: string) => text.split('\n').map((line) => line.replace(bullet, ''));
  const given = Array.isArray(value)
    ? value
    : typeof value === 'string' && isText
      ? split(value)
      : isRecord(value)
        ? [value]
        : [];
  const seen = new Set<string>();
  return given.flatMap((one, index) => {
    const item = mended(one, element, `${path}[${index}]`, flaws);
    const parsed = z.safeParse(element, item);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      flaws.push(`${path}[${index}]${issue?.path.map((part) => `.${String(part)}`).join('') ?? ''}: ${issue?.message}`);
      return [];
    }
    if (parsed.data === '') return [];
    const name = typeof parsed.data === 'string' ? parsed.data : nameOf(parsed.data);
    if (name !== undefined && seen.has(fold(name))) {
      flaws.push(`${path}[${index}]: stands there twice`);
      return [];
    }
    if (name !== undefined) seen.add(fold(name));
    return [parsed.data];
  });
};

const nameOf = (item: unknown): string | undefined => {
  if (!isRecord(item)) return undefined;
  const name = ['id', 'name', 'title', 'risk', 'question', 'member']
    .map((key) => item[key])
    .find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : undefined;
};

const mendedObject = (
  value: unknown,
  shape: Record<string, z.core.$ZodType>,
  path: string,
  flaws: string[],
): unknown => {
  const keys = Object.keys(shape);
  if (Array.isArray(value)) {
    const lists = keys.filter((key) => shape[key] && defOf(shape[key]).type === 'array');
    return lists.length === 1 && lists[0] ? mendedObject({ [lists[0]]: value }, shape, path, flaws) : value;
  }
  if (!isRecord(value)) return value;
  const given = Object.entries(value);
  const fits = (key: string) =>
    given.find(([other]) => other === key) ?? given.find(([other]) => fold(other) === fold(key));
  const only = given.length === 1 ? given[0]?.[1] : undefined;
  if (only !== undefined && typeof only === 'object' && !keys.some((key) => fits(key)))
    return mendedObject(only, shape, path, flaws);
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => [
      key,
      mended(fits(key)?.[1], inner, path === '' ? key : `${path}.${key}`, flaws),
    ]),
  );
};

const mended = (value: unknown, schema: z.core.$ZodType, path: string, flaws: string[]): unknown => {
  const { type, shape, element, entries, innerType } = defOf(schema);
  if (type === 'object' && shape) return mendedObject(value, shape, path, flaws);
  if (type === 'array' && element) return mendedArray(value, element, path, flaws);
  if (type === 'enum' && entries) return mendedWord(value, Object.values(entries));
  if (type === 'string') return mendedString(value);
  if (type === 'number') return mendedNumber(value);
  if (type === 'boolean') return mendedTruth(value);
  if (type === 'nullable' && (value === null || value === undefined || value === '' || value === 'null')) return null;
  if (innerType) return mended(value, innerType, path, flaws);
  return value;
};

/**
 * What a model answered, in the form of `schema`: found among thoughts, fences and prose, mended where it can be, and with
 * every text as plain text. Items of lists that cannot be mended are left out. `value` is undefined when nothing remains
 * that fits.
 */
export const repaired = <T>(answer: string, schema: z.ZodType<T>): Repaired<T> => {
  const found = looseJson(answer);
  if (found === undefined)
    return { value: undefined, whole: false, flaws: ['There was no JSON object in the answer.'] };
  const flaws: string[] = [];
  const parsed = z.safeParse(schema, mended(found.value, schema, '', flaws));
  if (parsed.success) return { value: parsed.data, whole: found.whole, flaws };
  const issues = parsed.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || 'answer'}: ${message}`,
  );
  return { value: undefined, whole: found.whole, flaws: [...flaws, ...issues] };
};
