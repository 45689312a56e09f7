import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Release, Word } from '#web/screens/public/release.ts';

const file = join(import.meta.dirname, '../CHANGELOG.md');
const moduleName = 'virtual:changelog';
const resolved = `\0${moduleName}`;

/** What a token says, whatever it is drawn as. */
const plain = (token: Token): string =>
  'tokens' in token && token.tokens
    ? token.tokens.map(plain).join('')
    : ((token as { text?: string }).text ?? token.raw);

const webAddress = /^https?:\/\//;

const wordOf = (token: Token): Word => {
  const text = plain(token);
  if (token.type === 'codespan') return { kind: 'code', text };
  if (token.type === 'strong') return { kind: 'strong', text };
  if (token.type === 'link' && webAddress.test((token as Tokens.Link).href))
    return { kind: 'link', text, href: (token as Tokens.Link).href };
  // Markup of HTML stays what it is: text.
  return { kind: 'text', text: token.type === 'html' ? token.raw : text.replaceAll(/\s+/g, ' ') };
};

const wordsOf = (tokens: Token[]): Word[] =>
  tokens.flatMap((token) => {
    if (token.type === 'list') throw new Error('CHANGELOG.md: a list within a list is not shown on the page');
    const isBlock = token.type === 'text' || token.type === 'paragraph';
    return isBlock && 'tokens' in token && token.tokens ? wordsOf(token.tokens) : [wordOf(token)];
  });

const releaseOf = (heading: string): Release => {
  const [, name = heading, date = null] = /^\[?([^\]\s]+)\]?(?:\([^)]*\))?(?:\s+-\s+(\S+))?$/.exec(heading) ?? [];
  return { name, date, parts: [] };
};

/**
 * The releases of a changelog in the form of Keep a Changelog, newest first. What stands before the first release is about
 * the file itself and left out. Throws on what the page cannot show, rather than leave it out.
 */
export const releasesIn = (markdown: string): Release[] => {
  const releases: Release[] = [];
  for (const token of lexer(markdown)) {
    const release = releases.at(-1);
    if (token.type === 'heading' && token.depth === 2) releases.push(releaseOf((token as Tokens.Heading).text));
    else if (!release || token.type === 'space' || token.type === 'def') continue;
    else if (token.type === 'heading')
      release.parts.push({ kind: 'heading', level: token.depth === 3 ? 3 : 4, text: plain(token) });
    else if (token.type === 'paragraph') release.parts.push({ kind: 'text', words: wordsOf(token.tokens ?? []) });
    else if (token.type === 'list') {
      const items = (token as Tokens.List).items.map((item) => wordsOf(item.tokens));
      release.parts.push({ kind: 'list', items });
    } else throw new Error(`CHANGELOG.md: the page cannot show a ${token.type}`);
  }
  return releases;
};

/** Gives the page the changelog as data, read when it is built, so that nothing of Markdown travels to a browser. */
export const changelog = (): Plugin => ({
  name: 'changelog',
  resolveId: (id) => (id === moduleName ? resolved : undefined),
  load(id) {
    if (id !== resolved) return undefined;
    this.addWatchFile(file);
    return `export const releases = ${JSON.stringify(releasesIn(readFileSync(file, 'utf8')))};`;
  },
});
