/*
 * Sentences and clauses by which something is refused that is named in them. `{}` is the thing, or several: "comments, tags or
 * templates". All are matched in lower case and without the `u` and `i` flags: classes of letters of every script take a tenth
 * of a second to compile for so many.
 */

/** These are all that a sentence says. */
const sentences = [
  // "Barcodes would be overkill", "badges are childish, so none of that", "reviews are not my thing".
  '{} (?:would|will|is|are)(?: only| just| really| simply)?(?: be)? (?:overkill|superfluous|too much(?: of a good thing)?|pointless|useless|ballast|noise|nonsense|a nuisance|out of the question|off the table|off limits|a red line|a no-?go|taboo|not (?:my|our) (?:thing|style|business|cup of tea)|no part of (?:it|this))(?:[,;:] .*| (?:for|here|to) .*)?',
  '{} would (?:only|just|rather) (?:annoy|bother|confuse|distract|overwhelm|scare|irritate|disturb|get in the way)\\b.*',
  '{} (?:would )?only (?:leads?|causes?|brings?|creates?|invites?|produces?) (?:to )?[a-z]+.*',
  '{} (?:is|are) [^,;:.]+, (?:so )?(?:none of (?:that|it|them|those)|please not|not (?:for|with) us)',
  // "We deliberately leave out accounts", "nobody here wants timers", "we tried stickers and hated them".
  "(?:we|i)(?:['’]ll| will| want to| would like to| can| could)?(?: deliberately| consciously| intentionally| simply| just| gladly| happily| well| easily)? (?:leave out|do without|omit|forgo|waive|dispense with|refrain from|steer clear of|stay away from) {}",
  '(?:nobody|no one|none of us)(?: here| of us)?(?: has| have)?(?: ever)? (?:wants|needs|likes|wanted|needed|asked for|would use|will use) {}(?:[,;] .*)?',
  "(?:we|i)(?:['’]ve| have)?(?: once| already)? (?:tried|tested) {},? (?:and|but) (?:hated|disliked|dropped|regretted|abandoned|scrapped|got rid of|gave up on) (?:it|them|that|those)(?: again)?",
  '{} (?:were|was|have been|has been|got) (?:abolished|scrapped|done away with|discontinued|banned)(?: .*)?',
  // "And do statistics nobody asked for".
  '.*\\b(?:do|does|have|has|with|sell|sells|add|adds|push|pushes|offer|offers) {} (?:that )?(?:nobody|no one)(?: here| of us)? (?:asked for|needs|wants|uses|wanted|needed)(?:[,;] .*)?',
  // "God forbid it takes screenshots", "I ship nothing, people fetch it", "record nothing".
  '(?:god|heaven) forbid (?:that )?(?:it|the app|the system) [a-z]+s {}',
  '(?:(?:we|i|please) )?(?<what>ship|sell|store|rent|lend|print|charge|post|bill|invoice|publish|advertise|mail|export|import|translate|sign|deliver|record|log|track|film|upload|collect|install|share) nothing(?:[,;] .*)?',
  // "The catalogue stays in the old system", "payment is done at the desk and stays there".
  '{} (?:stays?|remains?) (?:in|with|on) (?:the|our) (?:old|existing|current|present) [a-z]+(?:(?:[,;]| and) .*)?',
  '{} (?:is|are) [^,;:.]+ and (?:stays?|remains?) (?:there|so|that way|like that)',
  // "We have a search engine already; no need to build one".
  "(?:we|i) (?:already )?have {}(?: already)?[,;] (?:so )?(?:there(?:['’]s| is) )?no need (?:to (?:build|make|have) (?:one|another)|for (?:one|another|that|it))",
  '(?:and |but |also )?{}(?:,| ?[:–—-]| is| are)? not (?:wanted|needed|required|necessary|in scope|planned|included|for us)',
  '\\[-\\] {}',
  '(?:everything|anything|all)(?: that)?,? (?:but|except)(?: for)? {}',
  '{} would be wasted on .*',
  '(?:please )?(?:drop the|forget(?: about)?|get rid of|ditch|scrap|enough (?:of|with)|under no circumstances) {}',
  '{},? who needs (?:it|that|them|those)',
  '{} (?:is|are) (?:not (?:a )?part of (?:it|this|that)|ruled out|excluded|omitted|left out|unwelcome|unwanted)',
  '{} (?:stays?|remains?) out(?: of (?:it|this|that))?',
  'the (?:old|last|previous|other) (?:one|app|system|tool|program) had {},? (?:which|and|but) [^,;]*(?:awful|terrible|useless|hated|annoying|nobody used|never used)[^,;]*',
  // "We tried chat, never again", "my university refuses survey companies".
  '(?:we|i)(?: have)? (?:tried|had) {}[,;:] never again',
  '(?:my|our) (?!(?:app|system|tool|site|shop|software|program|server) )[a-z]+ (?:refuses?|forbids?|bans?|prohibits?|does not allow) {}',
  '(?:my|our|the) [a-z]+ (?:find|finds|found) {} (?:annoying|awful|terrible|useless|confusing|pointless)',
];

/** These may be a part of one. */
const clauses = [
  "(?:i|we) (?:not (?:want|need)|renounce(?: on)?|hate|detest|dislike|ruled? out|have no use for|can['’]?t stand) {}",
  '(?:i|we) never (?:ever )?want to (?:see|hear of|touch|open) (?:another|a single|one more) {}',
  // "Neither comments nor tags", "there is no need for comments", "don't add comments", "I am against comments".
  'neither {}',
  'nor (?:is|are) {}',
  "there(?: is|['’]s| will be| should be| shall be) no (?:need|use|demand|room|place|call) for {}",
  "(?:please )?(?:do not|don['’]?t|never) (?:add|include|build|offer|send|bring in|put in|bother (?:us |me )?with) {}",
  "(?:i|we|please) (?:(?:do not|don['’]?t) want|(?:do not|don['’]?t) let) (?:it|this|the app|anyone|anybody)(?: be)?(?: to)?(?: on| in)? {}",
  "(?:no )?(?:it|this|the app) (?:(?:does not|doesn['’]?t) (?:have|need) to|need not|needn['’]?t) (?:do|have|need|offer|include|handle) {}",
  "(?:i am|i['’]m|we are|we['’]re)(?: strictly| firmly| totally| completely| all)? (?:against|no (?:fan|friend)s? of|not (?:a fan|fans|fond) of|not keen on|not bothered (?:about|abt|with)|not interested in) {}",
  '(?:please )?(?:(?:minus|hold)(?= the | any )|say no to|refrain from|abstain from|steer clear of|stay away from|spare (?:us|me)) {}',
  "(?:won['’]?t need|(?:i|we) (?:won['’]?t|don['’]?t) need|not needed|exclusions?|excluded|not included|out of scope|not wanted|non-?goals?|leave out): ?{}",
  '(?:nah|no|nope),? skip {}',
  '(?:also )?no {}(?:,? please|,? thanks| functions?| features?| modules?| buttons?)',
  'please,? no {}',
  '(?:nothing like|no (?:[a-z-]+ and )?[a-z-]+,? (?:like|such as)) {}',
  // "Comments have to go", "theory questions - nah", "keep comments out of it".
  '{} *[=?:–—-]+ *(?:nah|nope|no(?: thanks| way)?|hard pass|never|god no)',
  '{} (?:have to|has to|must|should) (?:go|stay out|be left out|never come in|not come in|not be in (?:it|there|here))',
  '{} (?:is|are|would be) the last thing (?:i|we|anyone|anybody) (?:needs?|wants?)',
  '{} (?:belongs?|stays?) (?:in|on|with) [^,;:]+, not (?:here|in (?:it|this|there|the [a-z]+))',
  '[^ ,;:]+ (?:does|do|did) away with {}',
  '(?:please )?(?:[a-z]+ )?(?:keeps?|leaves?) {} (?:out|aside)(?: of (?:it|this|that|the [a-z]+))?',
  '(?:please )?keep (?:it|this|everything|the [a-z-]+) (?:free|clear) of {}',
  "(?:[^,;:]+ )?(?:fine|ok|okay|all right|no problem|not matter) if (?:it|the [a-z-]+) (?:can ?not|can['’]t|does not|doesn['’]t|has no|won['’]t)(?: do| have| offer| handle| know)? {}",
];

const what = '(?:(?:the|that|any|all|an?) )?(?<what>[^;:.!?()]{2,90}?)';
const opens = String.raw`(?:^|[,;:(–—] ?| - |\b(?:and|but|so|or) )(?:(?:and|but|so|also|well|please|first),? )?`;
const closes = String.raw`(?=$|[.;:)!,]? ?$|[.;:)!]|,? (?:please|thanks|but|so|because|since|as|at first|for now|at all|in it|in there)\b|, (?:and |the |we |i |they |it |it['’]s |that |this |people |everyone |nobody |else |only ))`;
/** Each way with what has to stand before or behind the thing, whichever says more: where that is missing, the rest need not be tried. */
const ways = [
  ...sentences.map((one) => ({ one, whole: `^${one.replace('{}', what)}$` })),
  ...clauses.map((one) => ({ one, whole: `${opens}${one.replace('{}', what)}${closes}` })),
].map(({ one, whole }) => {
  const [before = '', behind = ''] = one.split('{}');
  return { beside: new RegExp(before.length > behind.length ? before : behind), whole: new RegExp(whole, 'dg') };
});

/** What nobody wants to have happen, and no part of a product: "get rid of double bookings". */
export const trouble =
  /^(?:(?:double|duplicate|forgotten|lost|missed|missing|wrong|late|expired|overdue|unpaid|unanswered|broken|spoiled|overlooked|misplaced|mixed[- ]up|outdated) \p{L}|(?:over|double[- ]?)bookings?\b|mistakes?\b|mix-?ups?\b|misunderstandings?\b|no-shows?\b|errors?\b|typos?\b|conflicts?\b|duplicates?\b|doubles?\b)/iu;

/** No thing is told with a verb: "no guest may book twice" refuses no guest. */
const isTold =
  /\b(?:may|can|must|should|shall|will|would|is|are|was|were|has|have|be|who|that|which|if|when|until|unless|without|but|so|because|since|than)\b/u;
const isThing = (words: string): boolean =>
  words !== '' && words.split(' ').length <= 4 && !isTold.test(words) && !trouble.test(words);

/** Where in a sentence that ends without its mark the things stand that it refuses. */
export function refusedIn(sentence: string): [number, number][] {
  // Letter by letter, so that every one keeps its place.
  const text = sentence.replace(/[.!;)\s]+$/u, '').replace(/[A-Z]/gu, (one) => one.toLowerCase());
  if (text.length > longest) return [];
  return ways.flatMap(({ beside, whole }) => {
    if (!beside.test(text)) return [];
    return text
      .matchAll(whole)
      .map(({ indices, groups }) => ({ place: indices!.groups!['what']!, words: groups!['what']! }))
      .filter(({ words }) => words.split(/,? (?:and|or|nor|&) |, /u).every((one) => isThing(one.trim())))
      .map(({ place }) => place)
      .toArray();
  });
}
/** Whole pages without a full stop are not told in such a way. */
const longest = 600;
