import { capitalised, fill, lowered } from '../knowledge/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import type { Theme } from './idea-subject.ts';

/** As many of the first words as are needed to recognise the idea, in quotation marks. */
export function shortly(idea: string): string {
  const line =
    idea
      .trim()
      .split(/[\n.!?;:]/u)
      .find((part) => /[\p{L}\p{N}]/u.test(part)) ?? idea;
  const words = line.replaceAll(/["{}]/gu, '').trim().split(/\s+/u).slice(0, 9).join(' ');
  return `"${/^.{0,70}/su.exec(words)?.[0].trim() ?? ''}"`;
}

/**
 * Fills a text in; one that would say nothing of this idea is put under the idea's title, or under the wish it is about. A wish
 * that is called otherwise here than the person called it is quoted where it is first met.
 */
export function putting(idea: string) {
  const stems = stemsOf(idea);
  const title = shortly(idea);
  const isOwn = (value: string) => !stemsOf(value).isDisjointFrom(stems);
  return (text: string, theme: Theme | undefined, met: Set<Theme>): string => {
    // In a discussion a feature has no name yet: it is what is to be done.
    const named = text.replaceAll('{name}', '{doing}').replaceAll('{title}', title);
    if (theme === undefined) return named;
    const isMet = met.has(theme) || isOwn(theme.slots.doing);
    met.add(theme);
    const quote = theme.quote === '' ? title : shortly(theme.quote);
    const put = (one: string) => fill(one, theme.slots);
    if (text.includes('{title}') || text.includes(quote.slice(1, -1))) return put(named);
    if (named.startsWith('{Doing}: '))
      return isMet ? put(named) : `${quote}: ${lowered(put(named.slice('{Doing}: '.length)))}`;
    if (/\{doing\}/iu.test(named))
      return put(isMet ? named : named.replace(/\{doing\}/iu, (said) => `${said} (${quote})`));
    if (/\{object\}/iu.test(named) && isOwn(theme.slots.object)) return put(named);
    return `${isMet ? capitalised(theme.slots.doing) : quote}: ${lowered(put(named))}`;
  };
}
