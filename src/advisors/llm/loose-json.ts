/** A value that was read, and whether its end was there. */
type Read = { value: unknown; whole: boolean };
type Found = Read & { start: number; end: number };

const deepest = 32;
class Unreadable extends Error {}

/**
 * JSON as models write it: with trailing commas, line ends inside of strings, comments, or cut off at the end. Of what is
 * cut off, complete items and fields stay; the one that was being written goes.
 */
class LooseReader {
  readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  get sign(): string {
    return this.text.charAt(this.at);
  }

  skip(): void {
    const gap = /(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
    gap.lastIndex = this.at;
    gap.exec(this.text);
    this.at = gap.lastIndex;
  }

  value(depth: number): Read {
    if (depth > deepest) throw new Unreadable('too deep');
    this.skip();
    if (this.sign === '{') return this.object(depth);
    if (this.sign === '[') return this.array(depth);
    if (this.sign === '"') return this.string();
    const word = /(?:true|false|null|None|True|False|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0];
    if (found === undefined) {
      if (/^[\w.+-]*$/.test(this.text.slice(this.at))) return this.cut();
      throw new Unreadable(`at ${this.at}`);
    }
    this.at = word.lastIndex;
    // A number at the very end may go on.
    if (this.at === this.text.length && /\d$/.test(found)) return { value: undefined, whole: false };
    return { value: words[found] === undefined ? Number(found) : words[found]?.value, whole: true };
  }

  cut(): Read {
    this.at = this.text.length;
    return { value: undefined, whole: false };
  }

  string(): Read {
    const rest = /"((?:[^"\\]|\\[\s\S])*)"/y;
    rest.lastIndex = this.at;
    const found = rest.exec(this.text);
    if (found === null) return this.cut();
    this.at = rest.lastIndex;
    return { value: unescaped(found[1] ?? ''), whole: true };
  }

  array(depth: number): Read {
    const value: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.at >= this.text.length) return { value, whole: false };
      if (this.sign === ']') break;
      if (this.sign === ',') {
        this.at += 1;
        continue;
      }
      const item = this.value(depth + 1);
      if (item.whole) value.push(item.value);
      else return { value, whole: false };
    }
    this.at += 1;
    return { value, whole: true };
  }

  object(depth: number): Read {
    const value: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.at >= this.text.length) return { value, whole: false };
      if (this.sign === '}') break;
      if (this.sign === ',') {
        this.at += 1;
        continue;
      }
      const key = this.key();
      if (key === undefined) return { value, whole: false };
      const field = this.value(depth + 1);
      if (field.value !== undefined && key !== '__proto__') value[key] = field.value;
      if (!field.whole) return { value, whole: false };
    }
    this.at += 1;
    return { value, whole: true };
  }

  /** A field's name and the colon after it; undefined where the text ends in it. */
  key(): string | undefined {
    const bare = /[A-Za-z_$][\w$]*/y;
    bare.lastIndex = this.at;
    const found = this.sign === '"' ? this.string() : { value: bare.exec(this.text)?.[0], whole: true };
    if (this.sign !== '"' && bare.lastIndex > this.at) this.at = bare.lastIndex;
    if (!found.whole) return undefined;
    this.skip();
    if (this.at >= this.text.length) return undefined;
    if (typeof found.value !== 'string' || this.sign !== ':') throw new Unreadable(`at ${this.at}`);
    this.at += 1;
    return found.value;
  }
}

const words: Record<string, { value: unknown } | undefined> = {
  true: { value: true },
  True: { value: true },
  false: { value: false },
  False: { value: false },
  null: { value: null },
  None: { value: null },
};

const unescaped = (inner: string): string => {
  const lines = inner
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  try {
    return JSON.parse(`"${lines}"`) as string;
  } catch {
    // An escape that JSON does not know, such as \' or \d: the sign itself is meant.
    return inner.replaceAll(/\\(u[\da-fA-F]{4}|[\s\S])/g, (_, sign: string) =>
      sign.length === 5 ? String.fromCodePoint(Number.parseInt(sign.slice(1), 16)) : (known[sign] ?? sign),
    );
  }
};
const known: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

/** What a model thought aloud stands before its answer; without an end, all of it was thought. */
const withoutThought = (text: string): string => {
  const opened = /^\s*<(think|thinking|reasoning)>/i.exec(text);
  const ended = /<\/(?:think|thinking|reasoning)>/i.exec(text);
  if (opened !== null) return ended === null ? '' : text.slice(ended.index + ended[0].length);
  const beforeEnd = ended === null ? '' : text.slice(0, ended.index);
  return ended === null || /^\s*(?:```\w*\s*)?[{[]/.test(beforeEnd) ? text : text.slice(ended.index + ended[0].length);
};

const tries = 40;

/**
 * The JSON document in what a model answered, whatever stands around it: thoughts, fences, prose. Of several the longest
 * counts. Undefined when there is none.
 */
export const looseJson = (answer: string): Read | undefined => {
  const text = withoutThought(answer);
  let best: Found | undefined;
  let from = 0;
  for (let tried = 0; tried < tries; tried++) {
    const start = text.slice(from).search(/[{[]/);
    if (start === -1) break;
    const reader = new LooseReader(text, from + start);
    try {
      const found = { ...reader.value(0), start: reader.at, end: 0 };
      found.start = from + start;
      found.end = reader.at;
      if (best === undefined || found.end - found.start > best.end - best.start) best = found;
      from = Math.max(reader.at, found.start + 1);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      from += start + 1;
    }
  }
  return best && { value: best.value, whole: best.whole };
};
