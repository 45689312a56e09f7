import type { KickoffMessage } from '#contract/advice.ts';
import type { TeamMember } from '#contract/team.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import type { ProjectBrief } from '../../advisor.ts';
import { doingOf, type TradeView } from '../discuss/trade-views.ts';
import { knownFeature, namesOfFeatures } from '../knowledge/known-feature.ts';
import type { Items } from '../pace.ts';
import { asWritten } from '../suggest/from-foreign.ts';
import { plural, stemsOf } from '../reading/stems.ts';
import type { QualityId } from '../reading/qualities.ts';
import { short, teamSituationOf, type TeamSituation } from './compose.ts';

const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

type Voice = (situation: TeamSituation, member: TeamMember) => string;
const quality = (situation: TeamSituation, ...ids: QualityId[]) =>
  situation.qualities.find((one) => ids.includes(one.id));
const things = (situation: TeamSituation) => plural(situation.slots.thing);

/** "How teams really handle teams" says nothing. */
const isSame = (one: string, other: string): boolean => !stemsOf(one).isDisjointFrom(stemsOf(other));

function wishNames(situation: TeamSituation): string[] {
  return situation.said.map(({ name, rule }) => (rule === asWritten ? name : lowered(name)));
}

const voices: Record<MemberId, Voice> = {
  milo: (s) => {
    const count = s.said.length;
    return `Welcome, I'm Milo, and I keep ${s.name} moving. ${count > 1 ? `From "${wishNames(s)[0]}" to "${wishNames(s).at(-1)}" I found ${count} wishes in what you wrote; we will put them in an order, so that something of use exists early.` : `There is little to go by yet, so our first step is to find out what ${s.slots.people} need most.`}`;
  },
  ava: (s) => {
    const wishes = wishNames(s);
    return wishes[0]
      ? `Hello, I'm Ava. At the heart of your description I see this: ${wishes[0]}. I will ask of each further feature for whom it is and what it does for them${wishes[1] ? `, beginning with "${wishes[1]}"` : ''}.`
      : `Hello, I'm Ava. For ${s.name} I would like to hear who the ${s.slots.people} are and what they do with ${things(s)} today.`;
  },
  theo: (s) => {
    const hard = quality(s, 'offline', 'live', 'scale', 'self-hosted');
    return `Theo here, for structure. ${hard ? `You wrote ${short(hard.quote)}; that shapes how ${things(s)} are stored, so I would settle it first.` : `I will sketch how ${things(s)} are stored and who changes them, before anything is built on it.`}`;
  },
  claude: (s) =>
    `I'm Claude, the second architect. In ${s.name} I will look for what can go wrong with ${things(s)}, and say so even when it is unwelcome.`,
  bea: (s) =>
    `Bea, business analysis. Before we plan ${s.name} I want to know the exceptions: when are ${things(s)} changed or cancelled, and who decides?`,
  quinn: (s) => {
    const risk = quality(s, 'safety', 'health', 'money');
    return `I'm Quinn, and I ask how we will know that it works. ${risk ? `Because of ${short(risk.quote)} I start with the cases in which ${things(s)} are wrong.` : `For ${things(s)} I will write the awkward cases down first: none, one, far too many.`}`;
  },
  uma: (s) => {
    const people = quality(s, 'accessible', 'phone', 'simple', 'children');
    return `Hi, I'm Uma. I picture one of the ${s.slots.people} using ${s.name} on an ordinary day. ${people ? `You say ${short(people.quote)}, so I will try every step under just that condition.` : `The way to ${things(s)} should need no explanation.`}`;
  },
  sasha: (s) => {
    const data = quality(s, 'privacy', 'health', 'children', 'restricted', 'money');
    return `Sasha, security. ${data ? `${short(data.quote)} tells me where to look: who may see ${things(s)}, and who may never.` : `I will ask of every field in ${things(s)} whether we need it at all; what is not stored cannot leak.`}`;
  },
  dana: (s, member) => {
    const field = member.domainExpertise?.domain ?? s.field?.kind.field;
    const isKnown = field !== undefined && field.trim() !== s.name;
    return `I'm Dana, and ${isKnown ? `I bring ${lowered(field)} along` : `I learn the words of ${s.name} from you`}. I will say when our plan differs from how ${isSame(things(s), s.slots.people) ? `${s.slots.people} really work` : `${s.slots.people} really handle ${things(s)}`}.`;
  },
};

/** How each goes on to what is known of such products. */
const knows: Record<MemberId, string> = {
  milo: 'For the plan, on {doing}:',
  ava: 'What I know of {doing}:',
  theo: 'To me {doing} is mostly a question of',
  claude: 'What worries me first about {doing}:',
  bea: 'What I have learnt of {doing}:',
  quinn: 'My first case, for {doing}:',
  uma: 'What I have seen at {doing}:',
  sasha: 'Where I look first, at {doing}:',
  dana: 'On {doing}, what newcomers miss:',
};

/** How an architect looks at a wish that is usual of some kind of product: Claude at the next one, where there are several. */
function lookedAt({ said, field }: TeamSituation, id: 'theo' | 'claude'): { text: string; rule: string } | null {
  const usual = said.flatMap(({ name, description }) => {
    const { review, only } = knownFeature(name, description) ?? {};
    return review && only && only.kind === field?.kind.id
      ? [{ name, of: review.looks[id].of, rule: `introduce.${id}.kind.${only.kind}.${only.feature.id}` }]
      : [];
  });
  const one = usual[id === 'claude' ? 1 : 0] ?? usual[0];
  return one ? { text: `${knows[id].replace('{doing}', doingOf(one.name))} ${one.of}.`, rule: one.rule } : null;
}

/** What a member knows of a wish, or else of what such products usually have. */
function knownIn(situation: TeamSituation, id: MemberId): { text: string; rule: string } | null {
  const { said, knownTo } = situation;
  if (id === 'theo' || id === 'claude') return lookedAt(situation, id);
  const all = knownTo(id);
  const isSaid = ({ name }: TradeView) => said.some((one) => one.name === name);
  const one = all.find(isSaid) ?? all[0];
  if (one === undefined) return null;
  const doing = isSaid(one) ? doingOf(one.name) : `${doingOf(one.name)} (usual in such products)`;
  return {
    text: `${knows[id].replace('{doing}', doing)} ${one.point}`,
    rule: `introduce.${id}.kind.${one.kind}.${one.feature}`,
  };
}

/** The kickoff chat: each member in the team's order, then two closing words by Milo. */
export function* introducing(project: ProjectBrief, team: readonly TeamMember[]): Items<KickoffMessage> {
  const situation = yield* teamSituationOf(project);
  yield* namesOfFeatures.ahead();
  for (const member of team) {
    const known = knownIn(situation, member.id);
    yield {
      memberId: member.id,
      text: [voices[member.id](situation, member), known?.text].filter(Boolean).join(' '),
      rule: [`introduce.${member.id}`, known?.rule].filter(Boolean).join(' '),
    };
  }
  const wishes = wishNames(situation);
  const others = team.filter((member) => member.id !== 'milo').map((member) => member.name);
  yield {
    memberId: 'milo',
    text: `That is all of us${others.length > 0 ? `: ${others.join(', ')} and me` : ''}. We advise on ${situation.name} and its ${things(situation)}; what is built, you decide.`,
    rule: 'introduce.close.team',
  };
  yield {
    memberId: 'milo',
    text:
      wishes.length > 0
        ? `Next comes PI Planning, where Ava begins with "${wishes[0]}"${wishes.length > 1 ? ` and ${wishes.length - 1} more from your words` : ''}. Shall we begin planning?`
        : `Next comes PI Planning. Bring two or three sentences on what ${situation.slots.people} should be able to do with ${things(situation)}, and we begin there.`,
    rule: 'introduce.close.planning',
  };
}
