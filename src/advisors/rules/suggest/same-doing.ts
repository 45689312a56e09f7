import { stem, stemsOf } from '../reading/stems.ts';
import { common, commonStems } from '../reading/synonyms.ts';
import { verbForms } from '../reading/verbs.ts';

/** Verbs by which people mean the same doing when they speak of a product. A verb may stand in several lines. */
const groups = `
record log note track enter capture document keep save store collect register catalogue catalog write type
add create make build write draft compose generate set prepare produce define start
change edit update modify correct adjust
delete remove erase strip drop clear
show see view display list browse watch look know visualise visualize present read hear play follow monitor
find search look locate filter
send mail email post forward deliver
notify tell alert inform warn remind message announce
get receive hear learn
book reserve
buy order purchase
lend borrow loan rent hire
swap exchange trade
cancel withdraw
move reschedule postpone shift
approve accept authorise authorize release
reject refuse decline
assign allocate distribute
share publish
comment reply answer discuss respond
report submit
pay settle
bill invoice charge
import upload load grab fetch take clip drop
scan digitise digitize photograph
attach upload add
export download
plan schedule organise organize arrange
sign join enrol enroll register subscribe
count sum calculate measure total compute
rate score review grade
check monitor verify test inspect audit watch
confirm verify
limit restrict
hide protect conceal
lock block ban
connect integrate sync synchronise synchronize link
guess recognise recognize detect classify identify
group merge combine sort categorise categorize organise organize
tag label mark
switch turn toggle
turn convert transform
restore recover revert return
tick check complete finish
chat talk write message
fill complete
archive keep store
manage keep maintain organise organize handle
rotate renew change
`;
const groupsOf = new Map<string, Set<number>>();
for (const [at, line] of groups.trim().split('\n').entries())
  for (const verb of line.split(' ')) groupsOf.set(stem(verb), (groupsOf.get(stem(verb)) ?? new Set()).add(at));

/** "Make a booking" books, "send a reminder" reminds: after these verbs the thing says what is done. */
const light = new Set(
  [
    'send',
    'get',
    'receive',
    'make',
    'have',
    'do',
    'give',
    'take',
    'create',
    'write',
    'offer',
    'set',
    'put',
    'keep',
  ].map(stem),
);

/** What a feature's name does: its first verb, those joined to it, and those after "let somebody". */
export function doingsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}-]+|,/gu) ?? [];
  const found: string[] = [];
  let due = true;
  let letting = -1;
  words.forEach((word, i) => {
    const form = verbForms.get(word)?.form;
    if (word === 'let') letting = i;
    else if ((due && form === 'base') || (letting >= 0 && i > letting + 1 && form === 'base')) {
      found.push(stem(word));
      letting = -1;
      // "Have newsletters approved" approves.
    } else if (form === 'ed' && /^(?:have|get)$/u.test(words[0] ?? '')) found.push(stem(word));
    due = word === 'and' || word === 'or' || word === ',';
  });
  return found;
}

const synonymous = (one: string, other: string): boolean =>
  one === other || [...(groupsOf.get(one) ?? [])].some((group) => groupsOf.get(other)?.has(group));

/** What somebody wishes to do, in their words. */
export type Said = { verb: string; object: string };

/** What a feature's name says: what it does, and all its words. */
export type Doings = { doings: readonly string[]; named: ReadonlySet<string> };
export const doingsIn = (name: string): Doings => ({ doings: doingsOf(name), named: commonStems(stemsOf(name)) });

/** True when a feature's name says every doing of a wish, by the same verb or one that means the same. */
export const saysDoing = (said: Said, name: string): boolean => sayDoing(said, doingsIn(name));

const read = new WeakMap<Said, { verbs: string[]; things: ReadonlySet<string> }>();
const stemsIn = ({ verb, object }: Said) => ({
  verbs: verb
    .split(/, | (?:and|or) | /u)
    .filter((word) => verbForms.has(word) || verb === word)
    .map(stem),
  things: stemsOf(object),
});

/** The same of a name that was read before. */
export function sayDoing(said: Said, { doings, named }: Doings): boolean {
  const { verbs, things } = read.getOrInsertComputed(said, stemsIn);
  return verbs.every(
    (one) =>
      doings.some((doing) => synonymous(one, doing) || (light.has(doing) && named.has(common(one)))) ||
      (light.has(one) && doings.some((doing) => [...things].some((thing) => synonymous(thing, doing)))),
  );
}
