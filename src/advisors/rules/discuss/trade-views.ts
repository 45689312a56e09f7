import type { MemberId } from '#contract/vocabulary.ts';
import { aboutOf } from '../knowledge/capabilities.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import { capitalised, fill, nameIn, type Slots } from '../knowledge/slots.ts';
import { viewsOf, type View } from '../knowledge/views.ts';
import { singular } from '../reading/stems.ts';
import { titleOf } from '../reading/title.ts';
import { verbForms } from '../reading/verbs.ts';
import { namesPeople } from '../reading/word-classes.ts';
import type { Considered } from '../suggest/suggest.ts';

/** What a member knows of a usual feature, with the name under which it was wished or else is usual. */
export type TradeView = View & { kind: string; name: string };

/** So many wishes have to be what is usual of a kind before it is said what else is. */
const leastOfKind = 2;

/** "Let members swap a booking" is, for those who build it, about swapping a booking; what things do stays as it is: "let the stock go down". */
export function bareName(name: string): string {
  const words = name.split(' ');
  const people = words.findIndex((word, i) => i >= 1 && i <= 3 && namesPeople(singular(word)));
  if (words[0] !== 'Let' || people < 0) return name;
  const verb = words.findIndex((word, i) => i > people && verbForms.get(word)?.form === 'base');
  return verb < 0 ? name : capitalised(words.slice(verb).join(' '));
}

/** "Request leave online" is, as something that is done, requesting leave online. */
export const doingOf = (name: string): string => titleOf(bareName(name)).said;

/**
 * What each member knows of the kinds of product that the wishes are of: of those `wished`, and of what nobody `said` where it is
 * sure which kind it is, unless it was refused, declined, or nothing more is wanted. What speaks of what was refused is left out.
 */
export function viewsOn(
  { situation, rules, isRefused, mayFollow }: Considered,
  slots: Slots,
  { wished, said }: Record<'wished' | 'said', ReadonlySet<string>>,
) {
  const wishedAs = new Map([...rules].filter(([, name]) => wished.has(name)));
  const kindsOfWishes = [...wishedAs.keys()].flatMap((rule) => /^kind\.([^.]+)\./u.exec(rule)?.[1] ?? []);
  const [likeliest] = situation.kinds;
  const isKind = ({ kind, sure }: Recognised) =>
    sure && kindsOfWishes.filter((id) => id === kind.id).length >= leastOfKind;
  const speaksOfRefused = ({ point, advice }: View, about = '') =>
    isRefused({ name: '', description: `${about} ${point} ${advice}`, quote: null, skills: [] });
  const beside = ({ kind }: Recognised, view: View, rule: string): TradeView[] => {
    const feature = kind.features.find(({ id }) => id === view.feature)!;
    const name = nameIn(feature.name, slots);
    if (!mayFollow(rule) || said.has(rules.get(rule) ?? name)) return [];
    const skills = feature.skill === undefined ? [] : [feature.skill];
    const about = fill(aboutOf(feature), slots);
    return isRefused({ name, description: about, quote: null, skills }) || speaksOfRefused(view, `${name} ${about}`)
      ? []
      : [{ ...view, kind: kind.id, name }];
  };
  return (member: MemberId): TradeView[] =>
    [...new Set(kindsOfWishes)].flatMap((kind) =>
      viewsOf(kind, member).flatMap((view) => {
        const rule = `kind.${kind}.${view.feature}`;
        const name = wishedAs.get(rule);
        if (name !== undefined) return speaksOfRefused(view) ? [] : [{ ...view, kind, name }];
        return likeliest?.kind.id === kind && isKind(likeliest) ? beside(likeliest, view, rule) : [];
      }),
    );
}
