import { signsIn, usualDeed, type UsualDeed } from '../knowledge/deeds.ts';
import { lowered } from '../knowledge/slots.ts';
import { verbForms } from '../reading/verbs.ts';
import { actionClassOf, type ActionClass } from '../review/action-classes.ts';
import { one, practiceOfVerbs, takenBack, type ActionPractice } from './verb-practice.ts';

/** The same for each class of actions, where the verb says no more. */
const ofClasses: Readonly<Record<string, ActionPractice>> = {
  keep: {
    so: 'it is at hand when somebody asks for it',
    beside: [['change {a thing} that was entered', 'a slip can be mended']],
    usual: [
      one('an empty list of {things}', '{does}', 'the list shows the {thing} with what was entered'),
      one('the same list open on two devices', '{does}', 'the other device shows the change within a minute'),
    ],
    edge: [
      one('a needed field left empty', '{does}', 'the field is named, nothing is stored and all else is kept'),
      one('{a thing} of the same name', '{does}', 'the existing one is shown before a second one is stored'),
    ],
    further: {
      title: 'Two people who save the same {thing} are told of each other',
      ...one('{a thing} that two people have open', 'both save a change', 'the second is shown what the first changed'),
    },
  },
  show: {
    so: 'I need not ask anybody',
    beside: [['narrow the {things} to a few', 'what matters stands together']],
    usual: [
      one('three {things} of which two fit', '{does}', 'exactly the two that fit are shown'),
      one('forty {things}', '{does}', 'the first twenty are shown with the way to the others'),
    ],
    edge: [
      one('no {things} yet', '{does}', 'a note says what will stand there and how to begin'),
      one('{a thing} that was deleted meanwhile', '{does}', 'a note says that the {thing} is gone'),
    ],
    further: {
      title: 'A thousand {things} are shown as quickly as ten',
      ...one('a thousand {things}', '{does}', 'the first page is there within two seconds'),
    },
  },
  send: {
    so: 'the right people know in time',
    beside: [['see who was reached', 'nobody is left out unnoticed']],
    usual: [
      one('one receiver with a confirmed address', '{does}', 'one message arrives that says what it is about'),
      one('three receivers of whom one opted out', '{does}', 'two of them get a message'),
    ],
    edge: [
      one('a receiver who cannot be reached', '{does}', 'the failure is shown beside the name'),
      one('a fact that changes right before the message goes out', '{does}', 'the message says what is true now'),
    ],
    further: {
      title: 'A repeated attempt sends nothing twice',
      ...one('a message whose first attempt was broken off', 'it is tried again', 'the receiver has one message'),
    },
  },
  decide: {
    so: 'what was agreed can be relied on',
    beside: [['see what was decided', 'nobody has to ask']],
    usual: [
      one('a step that is still open', '{does}', 'the page shows who took it and when'),
      one('two possible choices', '{does}', 'the one that was chosen is shown, and the other is still to be had'),
    ],
    edge: [
      one(
        'somebody else who does the same in that second',
        '{does}',
        'one of the two comes first and the other is told at once',
      ),
      one('a person who may not decide', '{does}', 'the step is refused and who may do it is named'),
    ],
    further: takenBack,
  },
  compute: {
    so: 'I can decide by figures',
    beside: [['see where a result came from', 'it can be explained']],
    usual: [
      one('a worked example with a known result', '{does}', 'the result equals that of the example'),
      one('the values of a whole month', '{does}', 'every part of the result leads to the values that it came from'),
    ],
    edge: [
      one('one value that is missing', '{does}', 'the missing value is named and no result is made up'),
      one('a month without any value', '{does}', 'the result says that nothing was found'),
    ],
    further: {
      title: 'The same input gives the same result',
      ...one('a result from an hour ago and the same input', '{does}', 'the new result equals the earlier one'),
    },
  },
  connect: {
    so: 'nobody enters the same twice',
    beside: [['see what could not be read', 'nothing is lost on the way']],
    usual: [
      one('a source with ten entries', '{does}', 'ten arrive and a summary counts them'),
      one('a source that was read before', '{does}', 'only what is new is added'),
    ],
    edge: [
      one(
        'a source in which one of ten entries is broken',
        '{does}',
        'nine arrive and the broken one is named with the reason',
      ),
      one('a source that does not answer', '{does}', 'the failure is named with the time of the next attempt'),
    ],
    further: {
      title: 'A second run leaves no doubles',
      ...one('a run that went through an hour ago', '{does}', 'nothing is stored twice'),
    },
  },
  protect: {
    so: 'only the right people reach it',
    beside: [['see who has access', 'a wrong right is found']],
    usual: [
      one(
        'a person with the right to do so',
        '{does}',
        'the change takes effect at once and the log names that person',
      ),
      one('a right that was given a minute ago', '{does}', 'the log names who gave the right, and when'),
    ],
    edge: [
      one(
        'an address that was passed on to a person without the right',
        '{does}',
        'nothing of the content is shown there',
      ),
      one('a right that was withdrawn a minute ago', '{does}', 'the step is refused and the reason is shown'),
    ],
    further: {
      title: 'What is protected does not show in the search',
      ...one('a person without the right to see a name', 'that person searches for the name', 'nothing is found'),
    },
  },
  let: {
    so: 'I can do it myself without asking',
    beside: [],
    usual: [
      one('a history without any such line', '{does}', 'the history has one line more, with name, day and hour'),
      one('somebody who has never seen the page', '{does}', 'the end is reached within five minutes, without any help'),
    ],
    edge: [
      one('a connection that breaks halfway', '{does}', 'a note says what was done and what was not'),
      one('a person without the right to do so', '{does}', 'the step is refused and the reason is shown'),
    ],
    further: {
      title: 'Every step can be done on a phone',
      ...one('a phone with a screen of 390 px', '{does}', 'every control can be reached and nothing is cut off'),
    },
  },
};

const isTold = /^(?:be|get) (?:reminded|notified|told|alerted|warned|informed|alarmed|called)\b/u;
/** Figures are reported by counting, a fault by telling somebody. */
const countedReport =
  /^report (?:\S+ )*(?:figures|numbers|sales|totals|results|costs|taxes|hours|income|usage|statistics)\b/u;

/** What wishes are listed by: their verb, and a name of their own for what a verb alone does not say. */
export function actionOf(want: string): string {
  if (want.startsWith('be sure that ')) return 'be-sure';
  if (isTold.test(want) || /^get .*\b(?:reminder|notification|alert|message|warning|newsletter)s?\b/u.test(want))
    return 'be-told';
  // What is written down one by one is kept.
  if (/^have (?:an? |the )?(?:\S+ )*?(?:book|log|journal|register|ledger|diary)\b/u.test(want)) return 'keep';
  if (
    /^(?:see|show) (?:on |until |since |by |from |for |to |at |in |with |of )?(?:who|whom|whose|what|which|where|when|why|how|whether|if)\b/u.test(
      want,
    )
  )
    return 'see-what';
  if (countedReport.test(want)) return 'summarise';
  if (/^sign up\b/u.test(want)) return 'join';
  if (signsIn.test(want)) return 'sign-in';
  if (/^log\b/u.test(want)) return 'record';
  if (/^check in\b/u.test(want)) return 'check-in';
  if (/^check (?:[\p{L}-]+ ){0,3}out\b/u.test(want)) return 'lend';
  if (/^(?:take|hand|give) (?:(?:back|out)\b|.* back$)/u.test(want)) return 'lend';
  if (/^return to\b/u.test(want)) return 'undo';
  if (/^hand (?:in|over)\b/u.test(want)) return 'submit';
  if (/^write to\b/u.test(want)) return 'message';
  const [first = '', second = ''] = want.match(/^\p{L}+| \p{L}+/gu)?.map((word) => word.trim()) ?? [];
  const words = want.split(' ');
  const made = first === 'be' || first === 'get' ? verbForms.get(second) : undefined;
  const done =
    first === 'have'
      ? words
          .slice(2)
          .map((word) => verbForms.get(word))
          .find((verb) => verb?.form === 'ed')
      : made;
  return done?.form === 'ed' ? done.base : first;
}

const classOf = (action: string): ActionClass =>
  actionClassOf(action.replace(/^see-what$/u, 'see').replace(/^be-told$/u, 'tell'));

const questionWord = /\b(?:who|whom|whose|what|which|where|when|why|how|whether|if)\b/iu;
const sameQuestion: Readonly<Record<string, string>> = { whom: 'who', whose: 'who', if: 'whether' };

const ruled = /\b(?:can|cannot|must|may|should|will|never|no|not|nobody|nothing|only|is|are)\b/u;

/** The first word behind the first that is such a form of a verb, and what stands behind it. */
function verbIn(words: readonly string[], form: 'base' | 's'): [verb: string, done: string] | null {
  const at = words.findIndex((word, place) => {
    const verb = verbForms.get(word);
    return place > 0 && verb?.form === form && (form === 's' || !verb.noun);
  });
  return at < 0 ? null : [verbForms.get(words[at]!)!.base, words.slice(at + 1).join(' ')];
}

/**
 * What is usual of the deed by its verb and what it is done to. A thing in quotes is had, "have it signed" is to sign it, and what
 * somebody lets happen or wants to be sure of is what has to be seen.
 */
function deedIn(want: string, action: string): UsualDeed | null {
  if (want.startsWith('use "')) return usualDeed('have', lowered(want.slice('use "'.length, -1)));
  const asked = action === 'see-what' ? questionWord.exec(want)?.[0].toLowerCase() : undefined;
  if (asked !== undefined) return usualDeed(`see-${sameQuestion[asked] ?? asked}`, '');
  const [first = '', ...words] = want.split(' ');
  const inner =
    action === 'let'
      ? verbIn(words, 'base')
      : action === 'be-sure' && !ruled.test(want.slice('be sure that '.length))
        ? verbIn(words.slice(2), 's')
        : null;
  if (inner) return usualDeed(...inner);
  const isDone = /^(?:be|get)$/u.test(first) && action !== words[0];
  return usualDeed(action, (isDone ? words.slice(1) : words).join(' '));
}

/**
 * How what somebody wants is accepted: what is usual of its verb and thing first, then what its verb says, its class of actions
 * and any action.
 */
export function practiceOf(want: string): ActionPractice & { id: string; deed: UsualDeed | null } {
  const action = actionOf(want);
  const { id } = classOf(action);
  const whole = ofClasses[id]!;
  const verb = practiceOfVerbs.get(action) ?? {};
  const deed = deedIn(want, action);
  const told = (kind: 'usual' | 'edge') => deed?.[kind] ?? [];
  return {
    id,
    deed,
    ...whole,
    ...verb,
    ...(deed !== null && { so: deed.so }),
    usual: [told('usual'), ...(verb.usual ?? whole.usual), ...ofClasses['let']!.usual].flat(),
    edge: [told('edge'), ...(verb.edge ?? whole.edge), ...ofClasses['let']!.edge].flat(),
  };
}
