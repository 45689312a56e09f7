import type { Clause } from './clauses.ts';
import { banIn } from './bans.ts';
import { stemsOf } from './stems.ts';
import { termIn } from './terms.ts';
import { verbForms } from './verbs.ts';

/** Something the person does not want, with the words that say so. */
export type Refusal = { words: string; stems: Set<string>; start: number; end: number };

const openings =
  /\b(?:no need (?:for|of|to)|(?:do(?:es)? ?n[o']?t|don't|doesn't|do not|won't|never|not) (?:want|need|like|have to|require|care about|use)(?: to)?(?: have| be)?(?: any| an?)?|(?:rather|prefer(?:s|red)?|['’]d better) not(?: to)?(?: have| take| use| see| do| offer)?|instead of|rather than|not (?:an?|another|yet another|the next)|without(?: any)?|avoid|get rid of|(?:get |move |switch )?away from|(?<!\b(?:sees?|reads?|gets?|can|may) )no(?: more| extra| additional)?|(?<!\b(?:with|the|a|of|by|for) )skip|nothing with|nobody(?: (?!to\b)[\p{L}\p{N}]+){0,5}? (?:wants?|needs?|likes?)(?! to\b)(?: any| an?| another| more)?|sick of|tired of|fed up with)\s+/giu;
const ends =
  /[,.;:!?()]|\b(?:and (?=(?:[\p{L}-]+ ){1,4}(?:should|must|can|is|are)\b)|but|because|so|which|that|where|please|needed|required|necessary|for (?:them|us|me|now))\b/iu;
const notRefused =
  /^(?:than|one|body|network|internet|signal|reception|connection|wifi|wi-fi|wlan|problem|matter|longer|idea|doubt|optional|negotiable|only|just|time|money|budget|staff|experience|software person|sure|yet|later|so much|chance|way|reason|technical|easy|always|really|very|too|more than|possible|able|enough|lose|forget|miss|losing|forgetting|me|us|my help|our help|any help|having|(?:type|retype|enter|key|copy|count|calculate|sort|compare) \S+)\b/iu;

/** "Payment no", "Login not needed", "Ads never": what is refused stands first. */
const refusedAfter =
  /^(?:(?:the|an?|any) )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,3}),? (?:no(?: thanks| way)?|never|(?:is |are )?not (?:needed|necessary|wanted|required))[.!;]*$/iu;

/** "Not wanted: campaigns, lead scoring": all that is listed is refused, in the line or in those under it. */
const refusing =
  /^(?:(?:things |what )?(?:i|we) (?:do not|don['’]?t|won['’]?t) (?:want|need|have)|not (?:wanted|needed|required|necessary|in scope|included)|unwanted|no[- ]?gos?|out of scope|non-?goals?|please (?:no|not))\s*:$/iu;

/** "I don't need metrics, graphs or agents": the list goes on past its commas. */
const orList = /^[^,.;:!?()]+(?:, [^,.;:!?()]+)*,? n?or [^,.;:!?()]+(?=[.;!?)]|$)/iu;

/** What a source refuses: "no spreadsheet", "without an account", "we don't need a shop". */
export function refusalsOf(clauses: Clause[]): Refusal[] {
  const refusals: Refusal[] = [];
  let under: 'first' | 'further' | null = null;
  for (const passage of new Set(clauses.map((clause) => clause.passage))) {
    const label = refusing.test(passage.text);
    // The list stands after the label, or in the lines under it.
    if (!label && (under === 'first' || (under === 'further' && passage.bullet))) {
      under = 'further';
      for (const words of passage.text.split(/\s*(?:[,;.]|\b(?:and|or|nor)\b)\s*/iu))
        if (stemsOf(words).size > 0)
          refusals.push({ words, stems: stemsOf(words), start: passage.start, end: passage.end });
      continue;
    }
    under = label ? 'first' : null;
    const what = refusedAfter.exec(passage.text)?.groups?.['what'];
    for (const words of what?.split(/ (?:and|or) /iu) ?? [])
      if (stemsOf(words).size > 0)
        refusals.push({ words, stems: stemsOf(words), start: passage.start, end: passage.end });
    for (const opening of passage.text.matchAll(openings)) {
      const from = opening.index + opening[0].length;
      const tail = passage.text.slice(from, from + 80);
      // "No entry without a ticket" asks for the ticket.
      const at = passage.start + opening.index;
      const said = clauses.find(({ tokens }) => tokens[0]!.start <= at && tokens.at(-1)!.end > at);
      if (said && said.lead !== 'refusal' && (termIn(said.tokens) ?? banIn(said.tokens)) !== null) continue;
      // "I don't want my door camera in somebody's cloud": the camera is not what is refused.
      if (/want\s+$/iu.test(opening[0]) && /^(?:my|our) [\p{L} -]+? (?:in|on|at|with|by|to) /iu.test(tail)) continue;
      const words = tail
        .slice(0, ends.exec(tail)?.index ?? tail.length)
        .trim()
        .split(/\s+/)
        .slice(0, 6)
        .join(' ');
      const list = /\bno[nt]?\b|n['’]?t\b|without/iu.test(opening[0]) ? orList.exec(tail)?.[0] : undefined;
      const refused = list ?? words;
      const manner =
        verbForms.get(words.split(' ')[0]!.toLowerCase())?.form === 'ing' &&
        /instead|rather|without/iu.test(opening[0]);
      if (
        manner ||
        (/^no /iu.test(opening[0]) && /^[\p{L}-]+ (?:is|are|gets?|may|must|can|should)\b/u.test(tail)) ||
        words.length < 2 ||
        notRefused.test(words) ||
        /\bnot (?:an? )?option/iu.test(opening[0] + tail.slice(0, 20))
      )
        continue;
      for (const part of refused.split(/\s*(?:\bor\b|\bnor\b|\band\b|,)\s*/iu)) {
        const stems = stemsOf(part);
        if (stems.size > 0 && stems.size <= 4)
          refusals.push({
            words: part,
            stems,
            start: passage.start + opening.index,
            end: passage.start + from + refused.length,
          });
      }
    }
  }
  return refusals;
}
