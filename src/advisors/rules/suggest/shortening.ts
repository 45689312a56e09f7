import { verbForms } from '../reading/verbs.ts';

const border =
  /^(?:and|or|with|without|for|in|on|at|by|from|into|onto|after|before|during|until|per|via|as|so|because|when|if|where|that|which|who|whether|what|how|whenever|once|about|through|over|under|between|within|like)$/u;
const opensClause = /^(?:when|if|where|that|which|who|because|so|until|once|whenever|before|after)$/u;
const asking = /^(?:what|how|whether|who|which|where|when|if|why)$/u;

/** So many words has a name at most. */
export const mostWords = 12;
/** One that is a list, or stands as it was said, has fewer. */
export const mostSaid = 10;

/** At most twelve words, ten where they are a list, cut where a phrase ends and never within a clause; the rest stands in the quote. */
export function clipped(name: string): string {
  const words = name.split(' ');
  const enough = name.split(',').length > 2 ? mostSaid : mostWords;
  if (words.length <= enough && name.length <= 110) return name;
  // What is to be seen or told is the thing itself: "see who is late and how much is open".
  const thing = words.findIndex(
    (word, i) =>
      i > 0 && (i < 5 ? asking : /^(?:whether|how|what|who)$/u).test(word) && learns.test(words.slice(0, i).join(' ')),
  );
  const doing = (word: string | undefined): boolean => verbForms.get(word ?? '')?.form === 'base';
  // "The evening before from their phone".
  const isEarlier = (i: number): boolean => /^(?:before|after)$/u.test(words[i]!) && border.test(words[i + 1] ?? 'and');
  const ends = (i: number): boolean =>
    words[i - 1]!.endsWith(',') ||
    // "Into the microphone of their phone": whose it is may be left out.
    (words[i] === 'of' && /^(?:their|its|his|her|your)$/u.test(words[i + 1] ?? '')) ||
    (border.test(words[i]!) && !(doing(words[i - 1]) && doing(words[i + 1])) && !isEarlier(i));
  for (let i = Math.min(enough, words.length - 1); i > 2; i--) {
    if (!ends(i)) continue;
    // "The evening before": one word more is no shorter name.
    if (words.length - i === 1) return name;
    const open = words.findIndex((word, at) => at > 2 && at < i && at !== thing && opensClause.test(word));
    // Within a clause that was opened before only another one may begin.
    const whole = words[i - 1]!.endsWith(',') || /^(?:and|or)$/u.test(words[i]!) || opensClause.test(words[i]!);
    if (open > 0 && !whole) continue;
    // "With pauses at night": with what is told by what follows.
    if (words[i - 2] === 'with' && words[i] === 'at') continue;
    if (thing > 0 && i - thing < 3) break;
    if (thing > 0 && !words[i - 1]!.endsWith(',') && words.slice(thing, i).some((word) => word.endsWith(','))) continue;
    if (
      (border.test(words[i - 1]!) && !isEarlier(i - 1)) ||
      /^(?:the|an?|his|her|their|its|your|not|only|very|to|of|is|are)$/u.test(words[i - 1]!)
    )
      continue;
    if (words.length - i < 3 && /^(?:and|or)$/u.test(words[i]!) && words.at(-1) !== 'once') return name;
    const cut = closed(words.slice(0, i).join(' ').replace(/[,;]$/u, ''));
    // Whatever is done only now and then is not to be named as if it were always done.
    if (/^(?:if|when|unless|until)$/u.test(words[i]!) && words.length <= 12 && name.length <= 90) return name;
    // "Raise an alarm" alone would not say for what.
    if (cut.split(' ').length < 5 && words.length <= 12 && !name.includes(',')) return name;
    // Whoever is told something is told of what comes after "when": rather that than the way.
    const news = told.exec(name);
    const shorter = news === null || opens.test(cut) ? name : `${news[1]!.replace(byWay, '')} ${news[2]}`;
    return shorter !== name && shorter.split(' ').length < 13 ? shorter : cut;
  }
  return words.length > 13 ? words.slice(0, 12).join(' ').replace(/[,;]$/u, '') : name;
}

const told =
  /^((?:notify|warn|remind|alert|tell|get notified|get reminded)\b.*?) ((?:when|if|before|after|as soon as)\b.+)$/iu;
const opens = /\b(?:when|if|before|after|as soon as)\b/u;
const byWay = / (?:by|via|on|in) (?:an? |the )?[\p{L}-]+$/u;

const learns = /\b(?:see|show|know|find|view|check|report|tell|enter|say|record)\b/iu;

/** The end of a list that was cut: "title, composer and voices"; a word that is left over after a comma says nothing. */
const closed = (name: string): string =>
  name
    .replace(/,? and others?$/u, '')
    .replace(/^([^,]+), (?:one|only|once|\p{L}+ing)$/u, '$1')
    .replace(/^((?:(?! and | or ).)+), (?!in\b|on\b|at\b|by\b|and\b|or\b)([\p{L}-]+(?: [\p{L}-]+)?)$/u, '$1 and $2')
    .replace(/ (?:straight|directly)$/u, '')
    .replace(/ (?:that|which|who) [\p{L}-]+$/u, '');
