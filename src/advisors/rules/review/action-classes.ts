import { stem } from '../reading/stems.ts';
import { verbForms } from '../reading/verbs.ts';

/** What a feature does in general, when nothing more is known of it. Texts hold {doing} and {object}. */
export type ActionClass = {
  id: string;
  verbs: string;
  approach: string;
  theo: readonly string[];
  claude: readonly string[];
  risks: readonly { risk: string; mitigation: string }[];
};

export const actionClasses = [
  {
    id: 'keep',
    verbs:
      'keep record add save store create edit note write enter manage organise organize maintain attach upload register collect log track define set change delete correct',
    approach: 'Begin with the form and the list for {object}, save each entry at once, and only then widen {doing}',
    theo: [
      'Give {object} an identity and a version from the start, so that two people {doing} do not overwrite each other.',
      'Check the fields of {object} where they are stored, not only where they are typed.',
      'Index the two columns by which {object} will be listed; {doing} is read far more often than written.',
    ],
    claude: [
      'Ask what may never be lost when {doing}, and test exactly that with the power pulled.',
      'The fields of {object} will change within a year; leave room for it in {doing}.',
    ],
    risks: [
      {
        risk: 'Half-entered {object} are lost when the page is closed.',
        mitigation: 'Keep a draft on the way, and restore it when somebody returns to {doing}.',
      },
      {
        risk: 'Duplicates make {object} worthless within months.',
        mitigation: 'Show similar entries while {doing}, before the second one is saved.',
      },
    ],
  },
  {
    id: 'show',
    verbs:
      'show see view list find search browse display filter sort look read compare play listen preview visualise visualize open watch get highlight',
    approach: 'Write the one question that {doing} answers, build the query for it, then the page around {object}',
    theo: [
      'Page {object} from the beginning; {doing} over the full set will not stay fast.',
      'Let the server decide order and filters of {object}, so that {doing} gives the same on every device.',
      'Measure {doing} with ten times the data you expect today.',
    ],
    claude: [
      'What {doing} shows, it also gives away: check rights on {object} for each row.',
      'Decide what stands there when there are no {object} yet, since every first visit of {doing} looks like that.',
    ],
    risks: [
      {
        risk: 'People decide by {object} that are out of date.',
        mitigation: 'Show the time of the last change beside the result of {doing}.',
      },
      {
        risk: 'The page slows down as {object} accumulate.',
        mitigation: 'Set a time budget for {doing} and test it on a large sample.',
      },
    ],
  },
  {
    id: 'send',
    verbs:
      'send remind notify alert invite share publish announce tell email forward post broadcast warn raise inform message',
    approach:
      'Record first what is to go out, send {object} from a queue, and let {doing} be repeated without a second copy',
    theo: [
      'Put an outbox between the event and {doing}; the person who caused it must not wait.',
      'Give each of the {object} one key, so that a retry of {doing} sends nothing twice.',
    ],
    claude: [
      'What was sent cannot be called back: add a short delay to {doing}.',
      'Check once more, right before {doing}, that the receiver may still see {object}.',
    ],
    risks: [
      {
        risk: 'The wrong people receive {object}.',
        mitigation: 'Show names and number of receivers before {doing} is confirmed.',
      },
      {
        risk: 'A failing provider swallows {object} in silence.',
        mitigation: 'Store the outcome of {doing} per receiver and show what did not arrive.',
      },
    ],
  },
  {
    id: 'decide',
    verbs:
      'approve book reserve order assign choose pick vote select confirm cancel accept reject close match claim buy sell pay bid rent lend borrow check swap exchange trade',
    approach: 'Draw the states of {object} with the steps allowed between them, and build {doing} on that drawing',
    theo: [
      'Guard {object} by a constraint in the store; two people {doing} in the same second is the normal case.',
      'Write down each step of {object} with its time, since {doing} will be disputed.',
    ],
    claude: [
      'Ask who may undo {doing} and until when; that rule is harder than the step itself.',
      'Play through {doing} by somebody impatient who clicks twice and reloads {object}.',
    ],
    risks: [
      {
        risk: 'Two people get the same of the {object}.',
        mitigation: 'Let the store refuse the second one, and tell the loser of {doing} at once.',
      },
      {
        risk: 'An abandoned attempt blocks {object} for others.',
        mitigation: 'Let every hold made by {doing} expire by itself.',
      },
    ],
  },
  {
    id: 'compute',
    verbs:
      'calculate count measure predict estimate summarise summarize report analyse analyze evaluate rank score rate suggest recommend plan generate split balance plot forecast',
    approach: 'Write ten worked examples for {object} with a person of the field, make them tests, then build {doing}',
    theo: [
      'Keep the rule for {doing} pure and apart from the store, so that it can be tested on {object} by the thousand.',
      'Store the inputs of {object} beside the result; {doing} must be explainable later.',
    ],
    claude: [
      'A wrong number in {object} looks as sure as a right one: let {doing} show how it got there.',
      'Rules for {doing} will change; keep old {object} under the rule they were made with.',
    ],
    risks: [
      {
        risk: 'Rounding and missing values distort {object}.',
        mitigation: 'State for {doing} how each gap is treated, and test those cases first.',
      },
      {
        risk: 'People trust {object} more than they deserve.',
        mitigation: 'Show the basis of {doing} and the spread, not only one figure.',
      },
    ],
  },
  {
    id: 'connect',
    verbs:
      'import export connect integrate synchronise synchronize sync fetch convert migrate print scan download link embed backup restore mount deploy install scrape',
    approach: 'Take real samples of {object} from three sources, make {doing} work on them, and list what it refuses',
    theo: [
      'Put a thin layer between the foreign format and {object}; {doing} changes whenever the other side does.',
      'Run {doing} in the background with progress, in steps that can be resumed with {object} half done.',
    ],
    claude: [
      'Treat {object} from outside as hostile until checked; {doing} is an open door.',
      'Ask what happens on the day the other side of {doing} changes or vanishes.',
    ],
    risks: [
      {
        risk: 'A broken source damages {object} that were fine.',
        mitigation: 'Let {doing} show a dry run with counts before it writes.',
      },
      {
        risk: 'The same {object} arrive twice.',
        mitigation: 'Remember the foreign key of each, and make {doing} safe to repeat.',
      },
    ],
  },
  {
    id: 'protect',
    verbs:
      'limit restrict hide protect encrypt lock sign authenticate authorise log audit verify redact prevent block secure require moderate archive',
    approach:
      'List who may do what with {object}, refuse everything else, and prove {doing} by tests that try to trespass',
    theo: [
      'Enforce {doing} on the server in one place that every way to {object} must pass.',
      'Keep keys and {object} in different hands, or {doing} protects little.',
    ],
    claude: [
      'Think like somebody with an old link to {object}: does {doing} still hold?',
      'Decide how {doing} is switched off in an emergency, and who hears of it.',
    ],
    risks: [
      {
        risk: 'One forgotten path leaves {object} open.',
        mitigation: 'Generate the tests of {doing} from the list of all paths, so that a new one cannot be forgotten.',
      },
      {
        risk: 'Too strict a rule makes people work around {doing}.',
        mitigation: 'Watch who is refused {object} in the first weeks and mend the rule.',
      },
    ],
  },
  {
    id: 'let',
    verbs: 'let allow enable help support offer give provide use work operate run make',
    approach:
      'Walk the way of one real person from the first click to the end of {doing}, and build just that way through {object}',
    theo: [
      'Name the one operation behind {doing} and let page, API and import all call it for {object}.',
      'Keep settings of {doing} few; each of them doubles what has to be tested on {object}.',
    ],
    claude: [
      'Ask what the people in {doing} might do that nobody intends, and what it would cost {object}.',
      'Start {doing} with a small group and a way to switch it off for {object}.',
    ],
    risks: [
      {
        risk: 'People do not find their way through {doing}.',
        mitigation: 'Watch three of them try it with real {object} before widening it.',
      },
      {
        risk: 'What one person does disturbs the {object} of another.',
        mitigation: 'Show in {doing} who changed what, and allow one step back.',
      },
    ],
  },
] as const satisfies readonly ActionClass[];

const byStem = new Map<string, ActionClass>(
  actionClasses.flatMap((one) => one.verbs.split(' ').map((verb) => [stem(verb), one] as const)),
);

/** The class of a feature's first verb; after "Let somebody ..." the verb that follows counts. */
export function actionClassOf(name: string): ActionClass {
  const words = name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const first =
    words[0] === 'let'
      ? words.slice(1).find((word) => verbForms.get(word)?.form === 'base' && byStem.has(stem(word)))
      : words[0];
  return (
    byStem.get(stem(first ?? '')) ??
    words.map((word) => byStem.get(stem(word))).find((one) => one !== undefined) ??
    actionClasses.at(-1)!
  );
}
