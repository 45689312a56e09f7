const longest = 60;
const shortest = 4;
const nothingSaid = 'New project';

const greeting = /^(?:hi|hello|hey|please)\b[\s,!.]*/i;
const wanting =
  /^(?:(?:i|we)(?:['’]d)?\s+(?:(?:would|really|just|also)\s+)*(?:want|need|like|wish|plan|hope|intend)s?\s+(?:to\s+)?)(?:(?:build|make|create|develop|write|have|start|run)\s+)?/i;
const ordering = /^(?:build|make|create|develop|write)\s+(?:(?:me|us)\s+)?/i;
const article = /^(?:a|an|the|my|our|some)\s+/i;
const clauseEnd = /\s*(?:[,;:(–—]|\s-\s|\s(?:that|which|where|who|so|because|with)\s).*$/i;
/** "I'm a translator": who speaks, not what is wished. */
const introduction = /^(?:(?:i|we)(?:['’](?:m|re)|\s+(?:am|are|run|have been))|my name is)\s/i;
/** Words that say only that software is meant: a name needs more than one of these. */
const anySoftware = String.raw`(?:(?:small|simple|little|new|plain|single|web|mobile|online)\s+)*(?:app|application|tool|website|site|system|platform|service|program|software|place|thing|something)`;
const generic = new RegExp(`^${anySoftware}$`, 'i');
/** "A place where our choir keeps its music": what it is comes after. */
const holder = new RegExp(
  String.raw`^${anySoftware}\s+(?:where|in which|with which|to help)\s+(?:(?:our|my|the|an?)\s+)?`,
  'i',
);

/** Words on which no name ends. */
const dangling = /\s+(?:a|an|the|of|for|to|in|on|at|by|and|or|with|from|its|their|our|my)$/i;

const shortened = (text: string): string => {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const half = longest / 2;
  const end = [cut.lastIndexOf(' and '), cut.lastIndexOf(' ')].find((at) => at > half / 2) ?? longest;
  // A cut in the middle of a pair of code units would leave half a character behind.
  return cut
    .slice(0, end)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .replace(dangling, '');
};

/** A name for a project from the text that describes it: its heading when it has one, else what the first sentence is about. */
export const projectNameFrom = (text: string): string => {
  const firstLine = text.trim().split('\n', 1)[0]?.trim() ?? '';
  const heading = /^#+\s+(.+)$/.exec(firstLine)?.[1];
  if (heading !== undefined) return shortened(heading.trim());
  const told = firstLine.replace(/^[^.!?]*[.!?]+\s+(?=\S)/, (first) => (introduction.test(first) ? '' : first));
  const sentence = told.replace(/[.!?]+(?:\s.*)?$/, '');
  const subject = [greeting, wanting, ordering, article, holder].reduce(
    (rest, lead) => rest.replace(lead, ''),
    sentence.trim(),
  );
  const clause = subject.replace(clauseEnd, '').trim();
  const name = shortened(clause.length < shortest || generic.test(clause) ? subject : clause).replace(
    /[\s,;:(–—-]+$/,
    '',
  );
  return name === '' ? nothingSaid : name.charAt(0).toUpperCase() + name.slice(1);
};
