/** What people say in a picture or in several words, and the plain words that a product has for it. */
import { gerund, participle, thirdPerson, verbForms, type VerbEntry, type VerbForm } from './verbs.ts';
import type { Token } from './tokens.ts';
import * as classes from './word-classes.ts';

/**
 * One plain way of saying it per line, then how people say it. `|` parts words that may stand in one place, `~` is any
 * word of possession or article, `_` the one that it is done to, which stays. The first word is a verb in any form
 * where the plain words begin with one.
 */
const listing = `
reserve: put ~ name|names down for; put ~ name|names on the list for; put ~ name|names against; call dibs on; put _ aside; set _ aside; keep _ aside; put _ by for
form a team with: team up with; join forces with
form a team as: team up as
synchronise: keep in step; keep _ in step; keep in sync; keep _ in sync
register for: put ~ name|names down; put ~ name|names forward for; get on the list for; get on board for
view: have a look at; take a look at; get a look at; have a quick look at; peek at; peek into; peep at; glance at; cast an eye over; cast an eye on; get a view of; have sight of
view online: look from home; look from the sofa; look from the couch; look from work
browse: flip through; scroll through; thumb through; rummage through|in; have a browse through; nose through
monitor: keep an eye on; keep one eye on; keep tabs on; keep watch on|over; keep a watch on; have an eye on; keep a close eye on; stay on top of; keep on top of
track: keep track of; keep count of; keep score of; keep a tally of
find: track down; hunt down; hunt for; dig out; dig up; get hold of again; lay ~ hands on; put ~ finger on; sniff out
show: point out; bring up on screen; pull up; flash up
see: find out; get an idea of; get a picture of; get a feel for; get wind of; tell at a glance
record: jot down; scribble down; take down; make a note of; take note of; keep note of; keep a note of; keep a record of; keep record of; keep a log of; put on record; put in writing; put in the book|books; put to paper; chalk up; get down in writing
dictate: say out loud; say aloud; say _ out loud; speak _ in
dictate notes: talk into the phone|microphone; speak into the phone|microphone
payslips: pay slips|stubs
whose turn comes next: whose turn it is; whose turn is it; whose go it is
write notes: take notes; make notes
annotate: scribble on|over|in; doodle on; scrawl on; mark up
write internal notes: whisper
approve: sign off on; give ~ blessing to; give the nod to; give the green light to; give the go-ahead to; give the ok to; give the okay to; wave through; say yes to; give _ the green light; give _ the nod; give _ the go-ahead; give _ the ok; give _ the okay
lower the heating: turn heating|heat down; turn the|our heating|heat down; turn down heating|heat; turn down the|our heating|heat
reject: turn _ down; knock back; knock _ back; say no to; give _ the thumbs down
cancel: call off; call _ off; cry off; pull the plug on
postpone: put off; put _ off till|until; put _ back till|until; kick _ down the road
compose: cobble together; cobble _ together; piece together; piece _ together; string together; string _ together; throw together; throw _ together; knock together; knock _ together; stitch together; stitch _ together; slap together; slap _ together; glue together; glue _ together; bolt together; click together
create: whip up; knock up; rustle up; come up with; churn out; spit out; crank out
it creates: out comes|come; out pops|pop; out falls|fall; out drops|drop
import: feed _ into the system|database|app|program|tool; slurp in; suck in; suck _ in; pull in; pull _ in; read _ in; load _ in; pour _ in
enter: punch in; punch _ in; tap in; tap _ in; key _ in; type _ in; type up; type _ up; bang in; bash in
fill in: fill out; fill _ out
export: get _ out as; spit _ out as; pull _ out as; have _ out as
forward: hand on; pass on; pass _ on; hand _ on; pass along; pass _ along; put through
issue: give out; hand out; dish out; dole out; hand _ out; give _ out
submit: hand in; hand _ in; turn in; turn _ in; send in; send _ in
return: hand back; hand _ back; give back; give _ back; bring back; bring _ back
donate: give away; give _ away; chip in; put into the pot
help: pitch in; lend a hand; lend a hand with; muck in
pay: stump up; cough up; fork out; fork over; shell out; pay up
settle debts: square up; settle up; get even
split costs: go halves; go dutch; split the bill; split the tab
total: add up; tot up; tally up; reckon up; count up; sum up; add _ up; tot _ up; tally _ up
calculate: do the sums for|on; do the maths for|on; do the math for|on
compare: hold _ against each other; put _ side by side; set _ side by side; lay _ side by side; line up side by side
remove: weed out; weed _ out; clear out; clear _ out; kick _ off the list; take _ off the list
delete: bin; ditch; chuck out; chuck _ out; chuck away; chuck _ away; trash
cross off: strike off; strike _ off; cross out; cross _ off
tick off: check off; check _ off; tick _ off; tick through
block: lock _ out; shut _ out; keep _ out; boot _ out; kick _ out; kick out; boot out; throw _ out of the group|room|chat
redact: black out; black _ out; blot out; ink out
publish: put out there; get _ out there; put _ out there; bring out into the open; put _ up on the web|website|site|page; put _ on the web|website|internet|net
announce: shout out; shout _ out; spread the word about; let the world know about; shout about
propose: put forward; throw in the ring; bring to the table
vote: have a say; have ~ say; have a vote; cast a vote; cast ~ vote
vote on: have a say in|on; have ~ say in|on; have a vote on; cast a vote on
comment on: weigh in on; chime in on; put ~ two cents in on
like: give _ a thumbs up; give a thumbs up to; give a heart to
try: have a go at; give _ a try; give a try to
practise: brush up on; swot up on; bone up on; brush up
manage: take care of; see to; deal with
review: run ~ eye|eyes over; give _ a once-over; read over; read through
verify: double check; cross check
follow up on: chase up; chase _ up
contact: get hold of; get in touch with; reach out to; get through to; drop _ a line
connect to: hook up to; hook _ up to; hook into; plug into; tie into; link up with; hook up with
substitute for: stand in for; step in for; cover for
redeem: cash in; trade in
group: break _ down by; split _ up by
restore: roll back; roll _ back; wind back; wind _ back; turn back the clock on
continue where: pick up where; carry on where; resume where
continue later: go on later; carry on later; pick up later; go on with it later; come back to it later; finish later; go on another day|time
pause: put _ on hold; put _ on ice; put on hold; put on ice
photograph: take a picture of; take pictures of; take a photo of; take photos of; take a snap of; take snaps of; snap a picture|photo of; get a picture|photo of
print: run off; run _ off; print off; print _ off
read aloud: read out; read _ out; read out loud; read _ out loud
guide: walk _ through; talk _ through; take _ by the hand; hold ~ hand
send: fire off; fire _ off; ship off; shoot over; shoot off; pop over; ping over; drop in the post; put in the post
notify: let _ know; give _ a heads-up; give _ a heads up; give _ a shout; give _ a poke; give _ a ping; give _ a hint; give _ a buzz; give _ a bell; drop _ a hint; keep _ posted; keep _ informed; keep _ in the loop; tip _ off
remind: give _ a nudge; give _ a prod; jog ~ memory; give _ a gentle push; poke; prod
warn: ring alarm bells; raise the alarm; sound the alarm; raise a red flag; make noise; make a noise; make a fuss; cry out; raise hell; scream; bark; shout at; yell at; scream at; beep at
highlight: flag up; make _ stand out; make _ jump out; make _ pop; put _ in red; show _ in red; colour _ red; color _ red
confirm receipt of: sign for
request: ask for; put in for; put in a request for; send off for
search: dig through; trawl through; comb through; hunt through; search through; look through all
give notes: mark down
rate: give stars to; give _ stars; give _ marks out of ten
lend: lend out; lend _ out; loan out; loan _ out; hand out on loan
rent: rent out; rent _ out; hire out; hire _ out
draw lots for: draw straws for; toss a coin for; draw names for
divide: carve up; carve _ up; divvy up; divvy _ up; split up; split _ up
take turns with: go round with; do turn and turn about with
put in order: put into order; put _ into order; put _ in order; sort into order
shopping list: the stuff to buy; the things to buy; stuff to buy; things we have to buy; things we need to buy
only: nobody but|except; nobody other than; nobody apart from; noone but|except; no-one but|except; no one but|except; no one other than; none but|except
automatically: by the program|system|software|computer; by itself; by themselves; all by itself; all by themselves; all on its own; on its own; on their own accord; of its own accord; without my help; without our help; without any help; without me doing anything; without us doing anything; without me typing; without us typing; without me lifting a finger; without anyone touching it; without anybody touching it; without anybody doing anything; without anyone doing anything; as if by magic; like magic; as by magic; without having to think of|about it; without thinking of|about it; behind the scenes
with one click: at the push of a button; at the press of a button; at the touch of a button; with the push of a button; with a push of a button; at one touch; with one touch; with one tap; with a single click; with a single tap
sometimes: now and then; every now and then; every now and again; now and again; from time to time; once in a while
pretty: nice looking; good looking; nice-looking; good-looking
go out automatically: go out alone
in one step: in one go; in one fell swoop; at one stroke; at a stroke; in one sweep; in a single go; all at one go
if they do not answer: if|when they sleep; if|when they go quiet; if|when they go silent; if|when they drag ~ feet; if|when they dawdle; if|when they do not react; if|when they don't react; if|when they sit on it
`;

type Idiom = { plain: string[]; said: string[][]; verb: boolean };

const owner = (low: string) => classes.possessives.has(low) || /^(?:the|a|an)$/.test(low);

const pastForms = Map.groupBy(
  verbForms.entries().filter(([, { form }]) => form === 'ed'),
  ([, { base }]) => base,
);

const formsOf = (base: string): [string, VerbForm][] => [
  [base, 'base'],
  [thirdPerson(base), 's'],
  [gerund(base), 'ing'],
  [participle(base), 'ed'],
  ...(pastForms.get(base) ?? []).map(([word]): [string, VerbForm] => [word, 'ed']),
];

/** The idioms by the word they begin with, the longest first; words that stand alone are kept apart. */
const byFirst = new Map<string, { idiom: Idiom; said: string[][]; form: VerbForm }[]>();
/** Verbs that a product has another word for, whatever follows. */
const plainVerbs = new Map<string, string>();
for (const line of listing.trim().split('\n')) {
  const [plain = '', rest = ''] = line.split(': ');
  const words = plain.split(' ');
  const verb = verbForms.get(words[0]!)?.base === words[0];
  for (const one of rest.split('; ')) {
    const said = one.split(' ').map((word) => word.split('|'));
    const [first] = said[0]!;
    if (verb && said.length === 1) {
      plainVerbs.set(first!, plain);
      continue;
    }
    const forms = verb ? formsOf(first!) : said[0]!.map((word): [string, VerbForm] => [word, 's']);
    for (const [word, form] of new Map(forms.toReversed()))
      byFirst.set(word, [...(byFirst.get(word) ?? []), { idiom: { plain: words, said, verb }, said, form }]);
  }
}
for (const list of byFirst.values()) list.sort((a, b) => b.said.length - a.said.length);

/** How many words an idiom takes from here and which of them stay; null where it is not said here. */
function taken(
  said: string[][],
  tokens: readonly Token[],
  from: number,
): { end: number; kept: [number, number] } | null {
  let at = from + 1;
  let kept: [number, number] = [at, at];
  for (const [nth, words] of said.entries()) {
    if (nth === 0) continue;
    if (words[0] === '~') {
      if (!tokens[at] || !owner(tokens[at]!.low)) return null;
      at++;
    } else if (words[0] === '_') {
      const next = said[nth + 1]!;
      let end = at;
      do end++;
      while (end < at + 5 && tokens[end] && !next.includes(tokens[end]!.low) && canStay(tokens[end]!));
      // "Which parts we keep running out of".
      if (said[0]!.includes('keep') && tokens[at]?.verb?.form === 'ing') return null;
      if (!tokens[at] || !canStay(tokens[at]!) || !tokens[end] || !next.includes(tokens[end]!.low)) return null;
      kept = [at, end];
      at = end;
    } else {
      if (!words.includes(tokens[at]?.low ?? '')) return null;
      at++;
    }
  }
  // "Put it in the box" is not "put it in".
  const last = said.at(-1)![0]!;
  const open = said.some(([word]) => word === '_') && classes.prepositions.has(last);
  const after = tokens[at];
  if (open && after && !['mark', 'conj', 'adv', 'sub', 'prep', 'to'].includes(after.tag)) return null;
  // "The list on its own site" is not "on its own".
  if (last === 'own' && after?.tag === 'noun') return null;
  return { end: at, kept };
}

const isSomebody = /^(?:who|everybody|everyone|anybody|anyone|somebody|someone|i|we|us|you|he|she)$/u;
const namesSeveral = (low: string): boolean => classes.groups.has(low) || classes.namesPeople(low);

/**
 * "Members book courts by themselves": with no help, and not by a program. What several do is no verb of one, as "courts"
 * may be. Of "they" at the beginning nobody knows who they are, and the words stay as they are.
 */
function isOfPeople(tokens: readonly Token[], at: number, ofSeveral: boolean): boolean {
  const isVerb = ({ verb }: Token, nth: number) =>
    verb !== null &&
    !(ofSeveral && verb.form === 's') &&
    !/^(?:det|poss|num|prep)$/u.test(tokens[nth - 1]?.tag ?? 'det');
  const does = tokens.findLastIndex((token, nth) => nth < at && isVerb(token, nth));
  const before = tokens
    .slice(0, Math.max(0, does))
    .filter(({ tag, low }) => (tag === 'noun' && !classes.isPlain(low)) || tag === 'pron' || low === 'who');
  const who = before.findLast(({ low }) => low !== 'they');
  return who === undefined || isSomebody.test(who.low) || namesSeveral(who.low);
}

const canStay = ({ tag }: Token): boolean => ['det', 'poss', 'pron', 'num', 'noun'].includes(tag);

const conjugated = (base: string, form: VerbForm): string =>
  form === 's' ? thirdPerson(base) : form === 'ing' ? gerund(base) : form === 'ed' ? participle(base) : base;

/** Puts the plain words in the place of every idiom; each new word stands for the whole stretch that was said. */
export function inPlainWords(tokens: Token[], tagOf: (low: string) => Token['tag']): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const found = byFirst
      .get(token.low)
      ?.map((one) => ({ ...one, match: taken(one.said, tokens, at) }))
      .find(({ match }) => match !== null);
    const byWhom = found?.match ? tokens[found.match.end - 1]!.low : '';
    if (!found?.match || (/^(?:themselves|accord)$/u.test(byWhom) && isOfPeople(tokens, at, byWhom === 'themselves'))) {
      out.push(token);
      continue;
    }
    const { idiom, form, match } = found;
    const stay = tokens.slice(...match.kept);
    const { end } = tokens[match.end - 1]!;
    const words = idiom.plain.map((word, nth): Token => {
      const isVerb = idiom.verb && nth === 0;
      const low = isVerb ? conjugated(word, form) : word;
      const verb: VerbEntry | null = isVerb ? { base: word, form, noun: false } : (verbForms.get(word) ?? null);
      return {
        raw: low,
        low,
        start: token.start,
        end: stay.length > 0 ? token.end : end,
        tag: isVerb ? 'noun' : tagOf(word),
        verb,
        initial: out.length === 0 && nth === 0,
      };
    });
    const [first, ...more] = words;
    // What was said after the one it is done to belongs to it, so that a quote holds all of it.
    const last = stay.at(-1);
    out.push(
      first!,
      ...(idiom.verb ? [] : more),
      ...stay.slice(0, -1),
      ...(last ? [{ ...last, end }] : []),
      ...(idiom.verb ? more : []),
    );
    at = match.end - 1;
  }
  return out;
}

/** "Whisper" is to write internal notes, where it is a verb. */
export function inPlainVerb(token: Token): Token[] {
  const plain = token.tag === 'verb' ? plainVerbs.get(token.verb!.base) : undefined;
  if (plain === undefined) return [token];
  const [base, ...more] = plain.split(' ');
  return [
    { ...token, low: conjugated(base!, token.verb!.form), verb: { base: base!, form: token.verb!.form, noun: false } },
    ...more.map((low): Token => ({ ...token, raw: low, low, tag: 'noun', verb: null })),
  ];
}
