import type { MemberId } from '#contract/vocabulary.ts';
import type { ActionId } from '../review/action-classes.ts';

/** What a member notes of a wish and what it recommends. Each is the rest of a sentence that begins with the wish. */
export type Angle = { point: string; advice: string };

/** The members whose angle depends on what is to be done; the architects and Dana speak from other knowledge. */
export type AngledMember = Exclude<MemberId, 'theo' | 'claude' | 'dana'>;

/** By what is to be done with the thing, where the verb tells; `general` fits every wish. Texts hold {object} and {people}. */
export const angles: Record<
  AngledMember,
  Record<Exclude<ActionId, 'let'>, Angle> & { let?: undefined; general: readonly [Angle, Angle] }
> = {
  milo: {
    keep: {
      point: 'nothing else has to exist before it, so it can be in use early.',
      advice: 'begin with real {object} in the first week, before anything is built on top.',
    },
    show: {
      point: 'somebody has to bring {object} in before there is anything to look at.',
      advice: 'plan it right behind the step that brings {object} in.',
    },
    send: {
      point: 'it needs addresses and a way out to {people}, and that takes calendar time rather than effort.',
      advice: 'ask for the account that sends in the first week, or nobody can try it.',
    },
    decide: {
      point: 'it needs an agreement among {people} before it needs a screen.',
      advice: 'agree on one page how it goes today, and plan only what everybody signs.',
    },
    compute: {
      point: 'it is finished when somebody believes the result, which is later than when it runs.',
      advice: 'reserve a day with {people} to compare the result with what they counted by hand.',
    },
    connect: {
      point: 'it depends on somebody else, and such work seldom ends on the day it was planned for.',
      advice: 'try it with one sample first, and plan the rest by what that shows.',
    },
    protect: {
      point: 'it touches all other work, so it grows dearer each week it is put off.',
      advice: 'take the few rules that are certain into the first increment.',
    },
    general: [
      {
        point: 'someone has to say when it is done, and by which example.',
        advice: 'name one of the {people} who looks at it at the end of every week.',
      },
      {
        point: 'as soon as the first {object} are real ones, the plan will change once.',
        advice: 'keep a third of the increment free for what the first trial shows.',
      },
    ],
  },
  ava: {
    keep: {
      point: 'the worth lies in finding {object} again, not in typing them.',
      advice: 'ask {people} which three fields they would miss, and leave out the others.',
    },
    show: {
      point: 'it answers a question that {people} ask by other means today, so its worth shows at once.',
      advice: 'show {object} in the order in which {people} decide.',
    },
    send: {
      point: 'it spares {people} the asking, and loses its worth with the first message nobody needed.',
      advice: 'let {people} choose what reaches them, and by which channel.',
    },
    decide: {
      point: 'this is the moment {people} come for; all around it only leads there.',
      advice: 'show the outcome in one sentence, together with what comes next.',
    },
    compute: {
      point: 'it replaces an evening of work, if {people} can act on the result without asking back.',
      advice: 'show what to do about the result beside the result itself.',
    },
    connect: {
      point: 'it makes the beginning easy: {people} bring what they have instead of typing it.',
      advice: 'offer it on the very first page, where {people} decide whether to stay.',
    },
    protect: {
      point: 'nobody comes for it, but without it some of the {people} will not stay.',
      advice: 'show {people} in plain words what is done with their {object}.',
    },
    general: [
      {
        point: 'if it were missing on the first day, {people} would notice by the end of it.',
        advice: 'write down how {people} do this today; whatever is slower than that is not finished.',
      },
      {
        point: 'the second most wanted part is worth less than doing this one well.',
        advice: 'leave settings out until two of the {people} ask for the same one.',
      },
    ],
  },
  bea: {
    keep: {
      point: 'it is open who owns {object}: may one person change what another entered?',
      advice: 'record who entered {object} and when.',
    },
    show: {
      point: 'a word is missing for which {object} count as current, and which are left out.',
      advice: 'add a state to {object}, with names that {people} already use.',
    },
    send: {
      point: 'it is not said what happens when {people} do not react.',
      advice: 'add a rule for who is told next when no answer comes.',
    },
    decide: {
      point: 'the exceptions decide here, such as too late, twice, or in place of somebody else.',
      advice: 'limit until when {people} may go back on it, and show that limit.',
    },
    compute: {
      point: 'it has to be written down what counts and what does not, and from which date a rule holds.',
      advice: 'keep each rule with its start date, so that old results stay as they were.',
    },
    connect: {
      point: 'the other side names things differently, and somebody must say which field is which.',
      advice: 'add a preview that shows how each column was understood.',
    },
    protect: {
      point: 'the groups have no names yet: who is in, who is out, and who decides it?',
      advice: 'record who was given access, by whom and until when.',
    },
    general: [
      {
        point: 'two people will use one word for two things here; I would settle the terms first.',
        advice: 'list the five cases that went wrong in the past, and say for each what should have happened.',
      },
      {
        point: 'somebody can change or cancel it in the middle, and the idea does not say who.',
        advice: 'add a way to cancel half-way, with what then becomes of {object}.',
      },
    ],
  },
  quinn: {
    keep: {
      point: 'the awkward {object} come first: none at all, one without a name, ten thousand, two exactly alike.',
      advice: 'restore what was half typed when the connection or the battery fails.',
    },
    show: {
      point: 'what must not appear is tested as much as what must.',
      advice: 'show the number of {object} beside the list, so that a missing one is noticed.',
    },
    send: {
      point: 'was it sent, was it sent once, and to nobody else? These are three tests.',
      advice: 'log each message with its outcome, and offer to send it again.',
    },
    decide: {
      point: 'two of the {people} in the same second are the test it has to pass first.',
      advice: 'let {people} take it back within a minute.',
    },
    compute: {
      point: 'a result can be wrong without looking wrong, so worked examples come before code.',
      advice: 'show the numbers behind each result, so that it can be checked by hand.',
    },
    connect: {
      point: 'broken, empty, doubled and foreign data arrive sooner or later, and it has to survive each.',
      advice: 'show a report of what was refused, line by line and with the reason.',
    },
    protect: {
      point: 'it is proved by trespassing: one test for every way around it.',
      advice: 'log each refusal, so that tests and people can see that it worked.',
    },
    general: [
      {
        point: 'what worked last month must be shown to work again after every change.',
        advice: 'keep three real examples as tests, with names that {people} recognise.',
      },
      {
        point: 'it will be tried on a slow phone, in a hurry, and twice in a row.',
        advice: 'show a message that says what to do whenever it cannot be finished.',
      },
    ],
  },
  uma: {
    keep: {
      point: 'I picture it done in between, standing, interrupted twice.',
      advice: 'save while it is typed, so that {people} can leave at any moment.',
    },
    show: {
      point: 'what {people} came for should stand first, without scrolling on a phone.',
      advice: 'show a helpful first step where there are no {object} yet.',
    },
    send: {
      point: 'it is read on a lock screen in two seconds, so the first five words carry it.',
      advice: 'let {people} answer from the message itself.',
    },
    decide: {
      point: '{people} hesitate right before it, so the page has to say what follows.',
      advice: 'show beforehand what can still be changed afterwards.',
    },
    compute: {
      point: 'a bare number helps few; {people} need a comparison that says whether it is much.',
      advice: 'show the result beside that of last time, in words and not by colour alone.',
    },
    connect: {
      point: 'it is done once, by somebody who is nervous about losing something.',
      advice: 'show progress, and a way back until {people} have looked at the result.',
    },
    protect: {
      point: "being turned away feels like one's own fault, so the page has to say why and whom to ask.",
      advice: 'show {people} in one place who can see what is theirs.',
    },
    general: [
      {
        point: 'it has to work by keyboard and be read aloud, not only be seen.',
        advice: 'show one question at a time, with large targets, on a phone held in one hand.',
      },
      {
        point: 'the words on the buttons should be those that {people} say aloud.',
        advice: 'draw it on paper and watch two of the {people} use the drawing, without explaining.',
      },
    ],
  },
  sasha: {
    keep: {
      point: 'every field is something that can leak, so what is kept decides what there is to lose.',
      advice: 'remove {object} by themselves after an agreed time.',
    },
    show: {
      point: 'whoever changes the address in the browser may see what belongs to others.',
      advice: 'limit what is shown to what the person asking may see, on the server.',
    },
    send: {
      point: 'what leaves the house stays outside, in mailboxes that others open too.',
      advice: 'keep private details out of the message, and link to them instead.',
    },
    decide: {
      point: "it must not work in somebody else's name, and a forged link is the likeliest way to try.",
      advice: 'record who did it, in a log that can be read but not changed.',
    },
    compute: {
      point: 'even a sum can give one person away when the group is small.',
      advice: 'hide results that rest on fewer than five {people}.',
    },
    connect: {
      point: 'it opens the door for files and answers that nobody has checked.',
      advice: 'check size, type and content before anything is touched.',
    },
    protect: {
      point: 'the rule is as good as the forgotten way around it: exports, old links, backups.',
      advice: 'show who was let in lately, and from where.',
    },
    general: [
      {
        point: 'somebody who has left must lose access on the same day.',
        advice: 'ask of each field whether it is needed at all, and strike those that are not.',
      },
      {
        point: 'a mistake by one of the insiders is likelier than an attack from outside.',
        advice: 'keep a copy from which {object} can be restored, and try it once a year.',
      },
    ],
  },
};
