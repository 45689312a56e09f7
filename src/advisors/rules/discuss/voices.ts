import { capitalised, lowered } from '../knowledge/slots.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import type { DiscussRequest } from '../../advisor.ts';
import type { Capability } from '../knowledge/capability.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import type { Quality } from '../reading/qualities.ts';
import { stemsOf } from '../reading/stems.ts';
import type { ActionId, Deed } from '../review/action-classes.ts';
import { deedTexts, risksOf, worded, type Risk, type Wording } from '../review/deed-texts.ts';
import { qualityNotes } from '../review/quality-notes.ts';
import { remarked } from '../review/review.ts';
import { by, ruleOf } from '../review/sources.ts';
import { angles, type Angle, type AngledMember } from './angles.ts';
import { concerns } from './concerns.ts';
import type { IdeaSubject, Theme } from './idea-subject.ts';
import type { Told } from './told.ts';
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

/** "Most of the effort in charting the hours is charts" says nothing. */
const saysMore = ({ id }: Capability, doing: string): boolean => stemsOf(doing).isDisjointFrom(stemsOf(spoken(id)));

const isFieldOf = (field: string, kind: Recognised | undefined): boolean =>
  field.toLowerCase() === kind?.kind.field.toLowerCase();

/** The one field of work that Dana speaks of: what the person or the team calls it, or else that of the project's kind. */
function fieldOf({ member, project }: DiscussRequest, { kind }: IdeaSubject): string | undefined {
  const named = member.domainExpertise?.domain.trim() ?? '';
  return named === '' || named === project.name.trim() ? kind?.kind.field : named;
}

/** How each member begins: what it sees in the idea as a whole. */
const openings: Record<MemberId, (subject: Clear, first: Theme, field: string | undefined) => Wording[]> = {
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
  ava: ({ themes: [, second] }, { quote, purpose }) => [
    `You wrote ${shown(quote)}, and I would have {doing} in use before anything else.`,
    purpose === null
      ? 'It is worth its effort when {people} get there without help, and I would judge {doing} by that alone.'
      : `You want it for a purpose, ${shown(purpose)}, and I would judge {doing} by that alone.`,
    ...(second ? [`Right behind {doing} I would put ${second.slots.doing}.`] : []),
  ],
  theo: (_, { review, skills: [skill], large, slots: { doing } }) =>
    review
      ? [
          `In its structure {doing} is mostly a question of ${review.looks.theo.of}.`,
          `I would build {doing} like this: ${lowered(review.looks.theo.way)}.`,
        ]
      : [
          [
            'In its structure this turns on {object}: where they are stored, who changes them, and what {doing} leaves behind.',
            'In its structure this turns on what {doing} stores, who may change it, and what is left behind.',
          ],
          skill && saysMore(skill, doing)
            ? `Most of the effort in {doing} is ${spoken(skill.id)}.`
            : large
              ? 'More than a plain store and one operation stands behind {doing}, so I would build its smallest whole form first.'
              : 'I see no part of {doing} that needs more than a plain store and one operation.',
        ],
  claude: (_, { review, skills: [skill], slots: { doing } }) =>
    review
      ? [
          `What worries me most about {doing} is ${review.looks.claude.of}.`,
          `I would try {doing} like this: ${lowered(review.looks.claude.way)}.`,
        ]
      : [
          [
            'I looked for what goes wrong with {object} when nobody is watching.',
            'I looked for what goes wrong in {doing} when nobody is watching.',
          ],
          skill && saysMore(skill, doing)
            ? `The likeliest trouble in {doing} comes from ${spoken(skill.id)}.`
            : 'The likeliest trouble is not the technology, but what people expect of {doing}.',
        ],
  bea: ({ themes: [, second] }, { quote }) => [
    `You say ${shown(quote)}; I ask what happens when it comes otherwise than planned.`,
    ...(second ? [`I would also ask how {doing} and ${second.slots.doing} depend on each other.`] : []),
  ],
  quinn: (_, { quote }) => [
    'I would call it done when {doing} works on a bad day as well as on a good one.',
    `From ${shown(quote)} I can write the first test already.`,
  ],
  uma: (_, { quote }) => [
    'I walked through it as one of the {people} who meet {doing} for the first time.',
    [
      `At ${shown(quote)} I would want to see at once what I can do with {object}, and what it leads to.`,
      `At ${shown(quote)} I would want to see at once what I can do there, and what it leads to.`,
    ],
  ],
  sasha: (_, { quote }) => [
    'I ask who could be harmed by {doing}, and by whom.',
    [
      `What you describe in ${shown(quote)} should show {object} to as few people as possible.`,
      `What you describe in ${shown(quote)} should be open to as few people as possible.`,
    ],
  ],
  dana: ({ kind }, _, field) => {
    const expected: Wording = [
      'In that field {object} have habits of their own, and {people} will expect them.',
      'In that field {doing} follows habits that {people} will expect.',
    ];
    if (field === undefined)
      return ['The field that {doing} comes from has habits of its own, and {people} will expect them.'];
    const words = kind?.words.slice(0, 3).map(shown) ?? [];
    return [
      isFieldOf(field, kind) && words.length > 0
        ? `For me {doing} belongs to ${lowered(field)}; I know it by ${words.join(', ')}.`
        : `I look at {doing} from ${field}.`,
      expected,
    ];
  },
};

const isArchitect = (id: MemberId): id is 'theo' | 'claude' => id === 'theo' || id === 'claude';

const labelled = (text: string): string => `{Doing}: ${text}`;
/** A sentence that names no wish is put behind the one it speaks of. */
const behindItsWish = (text: string): string =>
  /\{(?:doing|object|name)\}/iu.test(text) ? text : labelled(lowered(text));

/** What a member notes with what follows from it, by the rule that it comes from. */
type Note = Angle & Omit<Line, 'text'>;

const notes = (all: readonly Note[]): Pick<Speech, 'points' | 'advice'> => ({
  points: all.map(({ point, ...line }) => ({ ...line, text: point })),
  advice: all.map(({ advice, ...line }) => ({ ...line, text: advice })),
});

/** What the member knows of such products: first of what was wished, then of what others there have. */
function viewsBy(id: MemberId, { knownTo }: Clear): { wished: Note[]; usual: Note[] } {
  const all = knownTo(id).map(({ kind, feature, theme, doing, point, advice }): Note => {
    const rule = `discuss.${id}.kind.${kind}.${feature}`;
    return theme
      ? { point: labelled(point), advice: labelled(advice), theme, rule }
      : {
          point: `${capitalised(doing)} (usual here): ${point}`,
          advice: `${capitalised(doing)} (usual here): ${advice}`,
          theme,
          rule,
        };
  });
  return { wished: all.filter(({ theme }) => theme), usual: all.filter(({ theme }) => !theme) };
}

/** What a member makes of what something is wished for, {purpose} in the person's own words. */
const purposes: Partial<Record<MemberId, Angle>> = {
  milo: {
    point: 'it is done when your purpose is met, {purpose}, and not when the last screen stands.',
    advice: 'look after each week of use whether its purpose is met.',
  },
  theo: {
    point: '{purpose} is a rule, so it is kept in one place and not on a page.',
    advice: 'write its purpose as one rule of the store, and let no way lead around that.',
  },
  claude: {
    point: 'your purpose, {purpose}, has to hold also on the day on which this fails or is left out.',
    advice: 'say how its purpose is reached in the meantime when it cannot be used.',
  },
  bea: {
    point: 'you want it so that {purpose}; it is open who may let an exception pass.',
    advice: 'write down the cases in which its purpose cannot be met, and what is done then.',
  },
  quinn: {
    point: 'the test that counts tries the opposite of your purpose, {purpose}.',
    advice: 'try once what must not happen, and see whether it is noticed.',
  },
  uma: {
    point: 'whoever does it has to see at once whether it worked, in the sense of {purpose}.',
    advice: 'say in plain words where its purpose is not met yet, and what to do then.',
  },
  sasha: {
    point: 'somebody in a hurry will go around it, and then {purpose} no longer holds.',
    advice: 'note who went around it, and ask why.',
  },
};

/** What of a wish's usual case and border a member looks at; of the next wish in other words. */
const tellings: Partial<Record<MemberId, (told: Told) => readonly Angle[]>> = {
  ava: ({ who, so }) => [
    {
      point: `it has paid off once ${who} can say: "${capitalised(so)}."`,
      advice: `ask ${who} after two weeks whether that is so, before anything is added to it.`,
    },
    {
      point: `I would judge it by one sentence of ${who}: "${capitalised(so)}."`,
      advice: 'leave out of its first release whatever does not lead to that.',
    },
  ],
  bea: ({ edge }) =>
    edge === null
      ? []
      : [
          {
            point: `one case is not told yet: ${edge.given}, and ${edge.when}.`,
            advice: `say whether it is right that ${edge.outcome}.`,
          },
          {
            point: `the exception that I would settle first: ${edge.given}, when ${edge.when}.`,
            advice: `settle it as others do, where ${edge.outcome}, or say what should happen instead.`,
          },
        ],
  quinn: ({ usual }) => [
    {
      point: `my first test: given ${usual.given}, when ${usual.when}, then ${usual.outcome}.`,
      advice: 'write that example down with values of your own before it is built.',
    },
    {
      point: `given ${usual.given}, I check that ${usual.outcome} when ${usual.when}.`,
      advice: `call it done when ${usual.outcome} in the product as it is used, and not on a test machine alone.`,
    },
  ],
};

/** Of which deeds that is true which is said of a kind of action: who plans meals waits for no result that somebody believes. */
const ofAction: Partial<Record<ActionId, readonly Deed[]>> = {
  keep: ['keep'],
  show: ['show', 'find'],
  send: ['send'],
  decide: ['decide', 'pay'],
  compute: ['compute'],
  connect: ['connect', 'import', 'export'],
  protect: ['protect'],
};

/** What is known of a wish in its trade, else one angle for each kind of action, then what the member says of any wish. */
function anglesOf(id: AngledMember, subject: Clear): Pick<Speech, 'points' | 'advice'> {
  const { themes } = subject;
  const { wished, usual } = viewsBy(id, subject);
  const told = themes
    .flatMap((theme) => (theme.told === null ? [] : [{ theme, told: theme.told }]))
    // What is usual of a verb may mean another sense of it: what the trade tells comes first.
    .toSorted((a, b) => Number(b.told.rule === 'example') - Number(a.told.rule === 'example'))
    .flatMap(({ theme, told: one }, at): Note[] => {
      const angle = tellings[id]?.(one)[at];
      return angle ? [noted(angle, theme, `discuss.${id}.${one.rule}`)] : [];
    });
  const isTold = (theme: Theme) => [...wished, ...told].some((one) => one.theme === theme);
  // What is said of no thing in particular would be said of whatever the product is about.
  const byClass = themes.flatMap((theme) => {
    const angle = angles[id][theme.action.id];
    const fits =
      ofAction[theme.action.id]?.includes(theme.deed) &&
      (theme.knowsObject || !`${angle?.point} ${angle?.advice}`.includes('{object}'));
    return angle && fits && !isTold(theme) ? [noted(angle, theme, `discuss.${id}.${theme.action.id}`)] : [];
  });
  const ofEachClass = byClass.filter(({ rule }, at) => byClass.findIndex((other) => other.rule === rule) === at);
  const general = angles[id].general.map((angle, i) =>
    noted(angle, themes.at(-1 - i) ?? themes[0], `discuss.${id}.general`),
  );
  const isOfTrade = ({ theme }: Note) => theme?.told?.rule === 'example';
  return notes([
    ...wantedFor(id, subject),
    ...wished.slice(0, 2),
    ...told.filter(isOfTrade),
    ...wished.slice(2),
    ...usual,
    ...told.filter((one) => !isOfTrade(one)),
    ...ofEachClass,
    ...general,
  ]);
}

/** What the member makes of the first purpose that was told. */
function wantedFor(id: MemberId, { themes }: Clear): Note[] {
  const theme = themes.find(({ purpose }) => purpose !== null);
  const angle = purposes[id];
  if (theme === undefined || angle === undefined) return [];
  const put = (text: string) => text.replaceAll('{purpose}', () => shown(theme.purpose!));
  return [noted({ point: put(angle.point), advice: put(angle.advice) }, theme, `discuss.${id}.purpose`)];
}

const noted = ({ point, advice }: Angle, theme: Theme, rule: string): Note => ({
  point: labelled(point),
  advice: labelled(advice),
  theme,
  rule,
});

function architectOf(id: 'theo' | 'claude', subject: Clear): Pick<Speech, 'points' | 'advice'> {
  const { themes: all, qualities } = subject;
  const themes = all.toSorted((a, b) => Number(b.remarks !== null) - Number(a.remarks !== null));
  const ofQualities = qualities
    .flatMap((quality) =>
      by(ruleOf.quality(quality.id), qualityNotes[quality.id]?.[id] ?? []).map(({ said, rule }) => ({
        text: said,
        theme: themeWith(quality, all),
        rule,
      })),
    )
    .slice(0, 2);
  const known = themes.flatMap((theme) =>
    [
      ...remarked(theme.remarks, id, ({ consider }) => consider),
      ...theme.skills.slice(0, 1).flatMap((skill) => by<Wording>(ruleOf.capability(skill), skill[id])),
      ...by(ruleOf.deed(theme.deed), deedTexts[theme.deed][id]),
    ]
      .slice(0, theme.remarks ? 1 : 2)
      .map(({ said, rule }) => ({ text: behindItsWish(worded(said, theme.knowsObject)), theme, rule })),
  );
  const risks = themes.flatMap((theme) =>
    [
      ...remarked(theme.remarks, id, ({ risk }) => risk),
      ...theme.skills.slice(0, 1).flatMap((skill) => by<Risk>(ruleOf.capability(skill), skill.risks)),
      ...by(ruleOf.deed(theme.deed), risksOf(deedTexts[theme.deed], id)),
    ]
      .slice(0, theme.remarks ? 1 : 2)
      .map(({ said: { risk, mitigation }, rule }) => ({
        risk: worded(risk, theme.knowsObject),
        mitigation: worded(mitigation, theme.knowsObject),
        theme,
        rule,
      })),
  );
  const mitigations = risks.map(({ mitigation, ...line }) => ({ ...line, text: behindItsWish(mitigation) }));
  const wanted = notes(wantedFor(id, { ...subject, themes: all }));
  const points =
    id === 'theo'
      ? [...ofQualities, ...known]
      : [...risks.map(({ risk, ...line }) => ({ ...line, text: behindItsWish(risk) })), ...ofQualities];
  return { points: [...points, ...wanted.points], advice: [...mitigations, ...wanted.advice] };
}

const beside = ['What others have beside {doing}', 'Usual beside {doing}', 'What is often missed later'];

/** Dana knows what is usual in the field: what others there have, and why they have it. */
function expertOf(subject: Clear, field: string | undefined): Pick<Speech, 'points' | 'advice'> {
  const {
    themes: [first],
    usual,
    kind,
  } = subject;
  const isOfKind = field !== undefined && isFieldOf(field, kind);
  const known = viewsBy('dana', subject);
  const wished = notes(known.wished);
  const besides = known.usual.slice(0, 1);
  const beyond = notes(besides);
  const others = usual.filter(({ rule }) => !besides.some((one) => one.rule.endsWith(`.${rule}`)));
  // What somebody typed stays as it was typed.
  const of = field === undefined ? 'the field' : isOfKind ? lowered(field) : field;
  const line = (text: string, rule = 'discuss.dana.field'): Line => ({ text, theme: first, rule });
  const sentence = (text: string) => lowered(text.split(/(?<=[.])\s/u)[0] ?? text);
  return {
    points: [
      ...wished.points,
      ...beyond.points,
      ...others
        .slice(0, 3)
        .map(({ description, rule }, i) => line(`${beside[i % beside.length] ?? ''}: ${sentence(description)}`, rule)),
      ...(first.knowsObject
        ? [line(`Two people who know ${of} should say what they call {object}, and that word belongs on the page.`)]
        : []),
      line(
        'Before {doing} is changed, somebody of the field should tell what goes wrong with it today, and how often.',
      ),
      line(
        'Whoever does {doing} today has an unwritten rule of who comes first; it should be known before it is broken.',
      ),
    ],
    advice: [
      ...wished.advice,
      ...beyond.advice,
      ...others
        .slice(0, 2)
        .map(({ name, rule }) =>
          line(isOfKind ? `${name}, as other products for ${of} do.` : `${name}, if that is usual with you.`, rule),
        ),
      line('Sit for one day where {doing} happens now, and note what is never written down.'),
      line(`Draw {doing} for somebody who knows ${of}, and let them correct the words.`),
    ],
  };
}

/** The wish in whose words a property stands, or else the first. */
const themeWith = ({ quote }: Quality, themes: Clear['themes']): Theme =>
  themes.find((theme) => theme.quote.includes(quote) || (theme.quote !== '' && quote.includes(theme.quote))) ??
  themes[0];

/** What a member adds because of a property that the idea asks for. */
function concernOf(id: MemberId, { qualities, themes }: Clear): Line[] {
  for (const one of qualities) {
    const { id: quality, quote } = one;
    const concern = concerns[id]?.[quality];
    const text =
      /\btablets?\b/iu.test(quote) && !/\bphones?\b/iu.test(quote) ? concern?.replaceAll('phone', 'tablet') : concern;
    if (text !== undefined)
      return [
        {
          text: `You write ${shown(quote)}: ${text}`,
          theme: themeWith(one, themes),
          rule: `discuss.${id}.concern.${quality}`,
        },
      ];
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
  const field = fieldOf(request, subject);
  const said = isArchitect(id) ? architectOf(id, dealt) : id === 'dana' ? expertOf(dealt, field) : anglesOf(id, dealt);
  // Architects begin with a wish of which their trade says something.
  const first = (isArchitect(id) ? dealt.themes.find(({ review }) => review) : undefined) ?? dealt.themes[0];
  const opening = openings[id](dealt, first, field).map((text): Line => ({
    text: worded(text, first.knowsObject),
    theme: first,
    rule: isArchitect(id) && first.review ? `review.trade.${id}` : `discuss.${id}.opening`,
  }));
  return { paragraphs: [opening, concernOf(id, dealt)], ...said };
}
