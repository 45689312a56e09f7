import { lowered } from '../knowledge/slots.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import type { DiscussRequest } from '../../advisor.ts';
import { stemsOf } from '../reading/stems.ts';
import { deedTexts, risksOf, worded, type Risk, type Wording } from '../review/deed-texts.ts';
import { qualityNotes } from '../review/quality-notes.ts';
import { by, ruleOf } from '../review/sources.ts';
import { angles, type Angle, type AngledMember } from './angles.ts';
import { concerns } from './concerns.ts';
import type { IdeaSubject, Theme } from './idea-subject.ts';
import { questions } from './unclear.ts';

/** A sentence with the wish it speaks of, and the rule that it comes from. */
export type Line = { text: string; theme: Theme | undefined; rule: string };
/** What a member has to say, most important first; `paragraphs` are the analysis. */
export type Speech = { paragraphs: Line[][]; points: Line[]; advice: Line[] };
/** What is read of an idea that names at least one thing to be done. */
type Clear = IdeaSubject & { themes: [Theme, ...Theme[]] };

const shown = (words: string): string =>
  `"${words.replaceAll(/\s+/gu, ' ').replaceAll(/[{}"]/gu, '').trim().split(' ').slice(0, 16).join(' ')}"`;
const counted = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][count] ?? String(count);
const spoken = (id: string): string => id.replaceAll('-', ' ');

/** How each member begins: what it sees in the idea as a whole. */
const openings: Record<MemberId, (subject: Clear, first: Theme) => string[]> = {
  milo: ({ themes, refusals }, { large }) => [
    themes.length > 1
      ? `I count ${counted(themes.length)} pieces of work that can be planned apart, and would begin with {doing}.`
      : 'I see one piece of work here: {doing}.',
    large
      ? 'It is a large one, so {doing} should be cut once more before it is planned.'
      : 'It is small enough that {doing} can be finished within one increment.',
    ...refusals
      .slice(0, 1)
      .map((words) => `You rule out ${shown(words)}, so nothing of it goes into the plan for {doing}.`),
  ],
  ava: ({ themes: [, second] }, { quote }) => [
    `You wrote ${shown(quote)}, and I would have {doing} in use before anything else.`,
    'It is worth its effort when {people} get there without help, and I would judge {doing} by that alone.',
    ...(second ? [`Right behind {doing} I would put ${second.slots.doing}.`] : []),
  ],
  theo: (_, { skills: [skill], slots: { doing } }) => [
    'In its structure this turns on {object}: where they are stored, who changes them, and what {doing} leaves behind.',
    // "Most of the effort in charting the hours is charts" says nothing.
    skill && stemsOf(doing).isDisjointFrom(stemsOf(spoken(skill.id)))
      ? `Most of the effort in {doing} is ${spoken(skill.id)}.`
      : 'I see no part of {doing} that needs more than a plain store and one operation.',
  ],
  claude: (_, { skills: [skill] }) => [
    'I looked for what goes wrong with {object} when nobody is watching.',
    skill
      ? `The likeliest trouble in {doing} comes from ${spoken(skill.id)}.`
      : 'The likeliest trouble is not the technology, but what people expect of {doing}.',
  ],
  bea: ({ themes: [, second] }, { quote }) => [
    `In ${shown(quote)} stands what should happen with {object}, and not what happens otherwise.`,
    ...(second ? [`I would also ask how {doing} and ${second.slots.doing} depend on each other.`] : []),
  ],
  quinn: (_, { quote }) => [
    'I would call it done when {doing} works on a bad day as well as on a good one.',
    `From ${shown(quote)} I can write the first test for {object} already.`,
  ],
  uma: (_, { quote }) => [
    'I walked through it as one of the {people} who meets {doing} for the first time.',
    `At ${shown(quote)} I would want to see at once what I can do with {object}, and what it leads to.`,
  ],
  sasha: (_, { quote }) => [
    'I ask who could be harmed by {doing}, and by whom.',
    `What you describe in ${shown(quote)} should show {object} to as few people as possible.`,
  ],
  dana: ({ kind }) =>
    kind
      ? [
          `For me {doing} belongs to ${kind.kind.field}; I know it by ${kind.words.slice(0, 3).map(shown).join(', ')}.`,
          'In that field {object} have habits of their own, and {people} will expect them.',
        ]
      : ['The field that {doing} comes from has habits of its own, and {people} will expect them of {object}.'],
};

const isArchitect = (id: MemberId): id is 'theo' | 'claude' => id === 'theo' || id === 'claude';

const labelled = (text: string): string => `{Doing}: ${text}`;
/** A sentence that names no wish is put behind the one it speaks of. */
const told = (text: string): string => (/\{(?:doing|object|name)\}/iu.test(text) ? text : labelled(lowered(text)));

/** One angle for each kind of action in the idea, then what the member says of any wish. */
function anglesOf(id: AngledMember, themes: Clear['themes']): Pick<Speech, 'points' | 'advice'> {
  const distinct = themes.filter(({ action }, i) => themes.findIndex((other) => other.action.id === action.id) === i);
  const ruleBy = (angle: string) => `discuss.${id}.${angle}`;
  const own: (Angle & Pick<Line, 'rule'> & { theme: Theme })[] = [
    ...distinct.map((theme) => ({ ...angles[id][theme.action.id], theme, rule: ruleBy(theme.action.id) })),
    ...angles[id].general.map((angle, i) => ({
      ...angle,
      theme: themes.at(-1 - i) ?? themes[0],
      rule: ruleBy('general'),
    })),
  ];
  return {
    points: own.map(({ point, theme, rule }) => ({ text: labelled(point), theme, rule })),
    advice: own.map(({ advice, theme, rule }) => ({ text: labelled(advice), theme, rule })),
  };
}

function architectOf(id: 'theo' | 'claude', { themes, qualities }: Clear): Pick<Speech, 'points' | 'advice'> {
  const [first] = themes;
  const notes = qualities.flatMap((quality) => by(ruleOf.quality(quality.id), qualityNotes[quality.id]?.[id] ?? []));
  const noted = notes.slice(0, 2).map(({ said, rule }) => ({ text: said, theme: first, rule }));
  const known = themes.flatMap((theme) =>
    [
      ...theme.skills.slice(0, 1).flatMap((skill) => by<Wording>(ruleOf.capability(skill), skill[id])),
      ...by(ruleOf.deed(theme.deed), deedTexts[theme.deed][id]),
    ]
      .slice(0, 2)
      .map(({ said, rule }) => ({ text: told(worded(said, theme.knowsObject)), theme, rule })),
  );
  const risks = themes.flatMap((theme) =>
    [
      ...theme.skills.slice(0, 1).flatMap((skill) => by<Risk>(ruleOf.capability(skill), skill.risks)),
      ...by(ruleOf.deed(theme.deed), risksOf(deedTexts[theme.deed], id)),
    ]
      .slice(0, 2)
      .map(({ said: { risk, mitigation }, rule }) => ({
        risk: worded(risk, theme.knowsObject),
        mitigation: worded(mitigation, theme.knowsObject),
        theme,
        rule,
      })),
  );
  const mitigations = risks.map(({ mitigation, ...line }) => ({ ...line, text: told(mitigation) }));
  return id === 'theo'
    ? {
        points: [...noted, ...known],
        advice: [
          {
            text: `${worded(deedTexts[first.deed].approach, first.knowsObject)}.`,
            theme: first,
            rule: ruleOf.deed(first.deed),
          },
          ...mitigations.filter((_, i) => i % 2 === 0),
          ...mitigations,
        ],
      }
    : {
        points: [...risks.map(({ risk, ...line }) => ({ ...line, text: told(risk) })), ...noted],
        advice: [...mitigations.filter((_, i) => i % 2 === 1), ...known],
      };
}

const beside = ['What others have beside {doing}', 'Usual around {object}', 'What is often missed later'];

/** Dana knows what is usual in the field: what others there have, and why they have it. */
function expertOf(
  { themes: [first], usual, kind }: Clear,
  { member }: DiscussRequest,
): Pick<Speech, 'points' | 'advice'> {
  const field = member.domainExpertise?.domain.trim() || kind?.kind.field;
  // What somebody typed stays as it was typed.
  const isTyped = field !== undefined && field.toLowerCase() !== kind?.kind.field.toLowerCase();
  const of = field === undefined ? 'the field' : isTyped ? field : lowered(field);
  const line = (text: string, rule = 'discuss.dana.field'): Line => ({ text, theme: first, rule });
  const sentence = (text: string) => lowered(text.split(/(?<=[.])\s/u)[0] ?? text);
  return {
    points: [
      ...usual
        .slice(0, 3)
        .map(({ description, rule }, i) => line(`${beside[i % beside.length] ?? ''}: ${sentence(description)}`, rule)),
      line(`Two people who know ${of} should say what they call {object}, and that word belongs on the page.`),
      line(
        'Whoever does {doing} today has an unwritten rule of who comes first; it should be known before it is broken.',
      ),
    ],
    advice: [
      ...usual.slice(0, 2).map(({ name, rule }) => line(`${name}, as other products around {object} do.`, rule)),
      line('Sit for one day where {doing} happens now, and note what is never written down.'),
      line(`Draw {doing} for somebody who knows ${of}, and let them correct the words.`),
    ],
  };
}

/** What a member adds because of a property that the idea asks for. */
function concernOf(id: MemberId, { qualities, themes: [first] }: Clear): Line[] {
  for (const { id: quality, quote } of qualities) {
    const concern = concerns[id]?.[quality];
    const text =
      /\btablets?\b/iu.test(quote) && !/\bphones?\b/iu.test(quote) ? concern?.replaceAll('phone', 'tablet') : concern;
    if (text !== undefined)
      return [{ text: `You write ${shown(quote)}: ${text}`, theme: first, rule: `discuss.${id}.concern.${quality}` }];
  }
  return [];
}

/** Milo, Ava and Dana begin with what was said first, all others each with another wish, so that none is spoken of by all and none by nobody. */
const beginsWith: Record<MemberId, number> = {
  milo: 0,
  ava: 0,
  dana: 0,
  theo: 1,
  bea: 2,
  claude: 3,
  uma: 4,
  quinn: 5,
  sasha: 6,
};

function dealtTo(id: MemberId, themes: Clear['themes']): Clear['themes'] {
  const from = beginsWith[id] % themes.length;
  return [...themes.slice(from), ...themes.slice(0, from)] as Clear['themes'];
}

const isClear = (subject: IdeaSubject): subject is Clear => subject.themes.length > 0;

/** What a member says of an idea from its own angle; of an idea that is not clear yet, what it would have to know. */
export function speechOf(subject: IdeaSubject, request: DiscussRequest): Speech {
  const { id } = request.member;
  const lineBy =
    (rule: string) =>
    (text: string): Line => ({ text, theme: subject.themes[0], rule: `discuss.${id}.${rule}` });
  if (!isClear(subject)) {
    const { opening, points, advice } = questions[id];
    const asked = lineBy('unclear');
    return { paragraphs: [[asked(opening)]], points: points.map(asked), advice: advice.map(asked) };
  }
  const dealt = { ...subject, themes: dealtTo(id, subject.themes) };
  const said = isArchitect(id)
    ? architectOf(id, dealt)
    : id === 'dana'
      ? expertOf(dealt, request)
      : anglesOf(id, dealt.themes);
  const [first] = dealt.themes;
  const opening = openings[id](dealt, first).map((text): Line => ({
    text,
    theme: first,
    rule: `discuss.${id}.opening`,
  }));
  return { paragraphs: [opening, concernOf(id, dealt)], ...said };
}
