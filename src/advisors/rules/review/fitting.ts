import type { Capability } from '../knowledge/capability.ts';
import { stemsOf, stem } from '../reading/stems.ts';
import { titleOf, type Title } from '../reading/title.ts';
import { deedOf, type Deed } from './action-classes.ts';

const own = new Map<
  string,
  { stems: ReadonlySet<string>; named: ReadonlySet<string>; core: ReadonlySet<string>; deed: Deed }
>();

const circumstances = /\s(?:in|on|at|from|with|when|before|until|by(?! role))\b.*$/iu;

/** The words that a capability is told by, those of its name, those before the circumstances, and what it does. */
function ownOf({ id, name, about }: Capability) {
  const known = own.get(id);
  if (known) return known;
  const bare = (text: string) => text.replaceAll(/\{[^}]*\}/gu, '');
  const plain = name.replaceAll(/\{[^}]*\}/gu, 'things');
  const made = {
    stems: stemsOf(bare(`${name} ${about}`)),
    named: stemsOf(bare(name)),
    core: stemsOf(bare(name).replace(circumstances, '')),
    deed: deedOf(titleOf(plain), plain),
  };
  own.set(id, made);
  return made;
}

/** What a capability does, by its name. */
export const deedOfSkill = (capability: Capability): Deed => ownOf(capability).deed;

/** These do what they do with many things: who exports bookings takes none. */
const ownThing: ReadonlySet<Deed> = new Set(['keep', 'decide', 'pay', 'plan', 'let']);
/** And these capabilities are of their thing, whatever is done to it. */
const ofThing: ReadonlySet<Deed> = new Set(['keep', 'protect', 'let']);
const aside = /\b(?:that|who|which|whose|what|into account)\b.*$/iu;
const means = /\b(?:by|with|on (?:an?|the)|in|as|via|through|over)\b.*$/iu;
/** Verbs of so many things that alone they call for nothing. */
const general = /^(?:cancel|merge|form)\b/iu;

/** Half of what is said of imports and exports is wrong for one of them. */
export const goesAllItsWays = ({ id }: Capability, name: string): boolean =>
  id !== 'import-export' || /\bimport\b.*\bexport|\bexport\b.*\bimport/iu.test(name);

/**
 * Those of the capabilities that a feature surely rests on, by its name: one of the capability's own words has to be the
 * verb of the name, or its thing where the two do the same, or the means by which it is done.
 */
export function fitting(called: readonly Capability[], name: string, title: Title, deed: Deed): Capability[] {
  const whole = name.replace(aside, '').trim();
  const by = means.exec(whole)?.[0] ?? '';
  const before = by === '' ? whole : whole.slice(0, -by.length);
  const bare =
    title.verb === undefined
      ? before.replace(/\s(?:of|for|to|at|from|after|before|when|only|once)\b.*$/iu, '')
      : before.replace(/\s(?:for|to|from|at|after|before|when|until)\b.*$/iu, '');
  const words = bare.split(/\s+/u);
  // "Merge and split tickets": what is done to them comes behind the verbs.
  const joined = /^(?:\p{L}+, )*(?:\p{L}+ (?:and|or) )?\p{L}+\s/u.exec(bare)?.[0] ?? '';
  const object = bare.slice(joined.length);
  return called.filter((capability) => {
    if (!goesAllItsWays(capability, whole)) return false;
    const { stems, named, core, deed: its } = ownOf(capability);
    const speaks = (text: string, words: ReadonlySet<string>) => {
      const said = capability.triggers.exec(text);
      return said !== null && [...stemsOf(said[0])].some((one) => words.has(one));
    };
    if (title.verb === undefined) return speaks(bare, core);
    const isVerb =
      (its === deed || deed === 'pay' || deed === 'talk') &&
      !general.test(bare) &&
      stems.has(stem(words[0]!)) &&
      (capability.triggers.exec(bare)?.index ?? Infinity) < words[0]!.length;
    return (
      isVerb ||
      ((its === deed || (ownThing.has(deed) && ofThing.has(its))) && speaks(object, core)) ||
      speaks(by, named)
    );
  });
}
