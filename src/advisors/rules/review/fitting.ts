import type { Capability } from '../knowledge/capability.ts';
import { stemsOf, stem } from '../reading/stems.ts';
import { titleOf, type Title } from '../reading/title.ts';
import { deedOf, type Deed } from './action-classes.ts';

const own = new Map<string, { stems: ReadonlySet<string>; deed: Deed }>();

/** The words that a capability is called by, and what it does. */
function ownOf({ id, name, about }: Capability) {
  const known = own.get(id);
  if (known) return known;
  const plain = name.replaceAll(/\{[^}]*\}/gu, 'things');
  const made = {
    stems: stemsOf(`${plain} ${about.replaceAll(/\{[^}]*\}/gu, '')}`),
    deed: deedOf(titleOf(plain), plain),
  };
  own.set(id, made);
  return made;
}

/** What a feature does with a thing says little of the thing: who exports bookings takes none. */
const ownThing: ReadonlySet<Deed> = new Set(['keep', 'decide', 'pay', 'plan', 'let']);
const aside = /\b(?:that|who|which|whose|what|into account)\b.*$/iu;
const means = /\b(?:by|with|without|on|in|as|via|through|over)\b.*$/iu;

/**
 * Those of the capabilities that a feature surely rests on, by its name: one of the capability's own words has to be the
 * verb of the name, or its thing where the two do the same, or the means by which it is done.
 */
export function fitting(called: readonly Capability[], name: string, title: Title, deed: Deed): Capability[] {
  const core = name.replace(aside, '').trim();
  const by = means.exec(core)?.[0] ?? '';
  const before = by === '' ? core : core.slice(0, -by.length);
  const bare =
    title.verb === undefined
      ? before.replace(/\s(?:of|for|to|at|from|after|before|when|only|once)\b.*$/iu, '')
      : before.replace(/\s(?:for|to|from|at|after|before|when|until)\b.*$/iu, '');
  return called.filter((capability) => {
    const { stems, deed: its } = ownOf(capability);
    const speaks = (text: string) => {
      const said = capability.triggers.exec(text);
      return said !== null && [...stemsOf(said[0])].some((one) => stems.has(one));
    };
    if (title.verb === undefined) return speaks(bare);
    const verbal = bare.split(/\s+/u)[0] ?? '';
    const isVerb = speaks(bare) && capability.triggers.exec(bare)!.index < verbal.length && stems.has(stem(verbal));
    return isVerb || (speaks(bare) && (its === deed || ownThing.has(deed))) || speaks(by);
  });
}
