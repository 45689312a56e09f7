import { open } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { text as textField } from '#contract/fields.ts';
import { limits } from '#contract/vocabulary.ts';
import { Failure, usageError } from './failure.ts';

/** No character takes more bytes in UTF-8 for each of its UTF-16 units. What is longer is refused without being read. */
const mostBytes = limits.text * 3 + 3;

export type Input = Readable & { isTTY?: boolean };

/** The idea from the arguments, a file, or standard input; a Failure says what is wrong with it. */
export const ideaText = async (
  words: string[],
  file: string | undefined,
  { input, tell, signal }: { input: Input; tell: (step: string) => void; signal: AbortSignal },
): Promise<string> => {
  const fromStandardInput = async () => {
    tell('Reading the idea from standard input.');
    return decoded(await bytesOf(addAbortSignal(signal, input), 'standard input'), 'standard input');
  };
  const fromInput = words.length === 1 && words[0] === '-';
  if (file !== undefined && words.length > 0) throw usageError('give the text or --file, not both');
  if (file !== undefined && file !== '-') return checked(await fromFile(file), file);
  if (fromInput || file === '-') return checked(await fromStandardInput(), 'standard input');
  if (words.length > 0) {
    const given = words.join(' ');
    if (given.trim() === '') throw usageError('no text given');
    return checked(given, 'the text');
  }
  if (input.isTTY) throw usageError('no text given; write it after "plan", or use --file or -');
  const piped = await fromStandardInput();
  if (piped.trim() === '') throw usageError('no text given; write it after "plan", or use --file or -');
  return checked(piped, 'standard input');
};

const checked = (given: string, from: string): string => {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text === '') throw new Failure(`${from} is empty`);
  const parsed = textField.safeParse(text);
  if (!parsed.success) throw new Failure(`text: ${parsed.error.issues[0]?.message} (${from})`);
  return text;
};

const tooLong = (from: string) =>
  new Failure(`text: At most ${limits.text.toLocaleString('en')} characters. (${from})`);

const decoded = (bytes: Uint8Array, from: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(`${from} is not text in UTF-8`);
  }
};

const fileProblems: Record<string, string> = {
  ENOENT: 'no such file',
  EACCES: 'permission denied',
  EISDIR: 'is a directory',
};

const fromFile = async (path: string): Promise<string> => {
  try {
    await using handle = await open(path);
    return decoded(await bytesOf(handle.createReadStream({ autoClose: false }), path), path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Failure(`${path}: ${fileProblems[code] ?? message}`);
  }
};

const bytesOf = async (stream: AsyncIterable<Uint8Array>, from: string): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLong(from);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
