import type { MemberId } from '#contract/vocabulary.ts';
import type { QualityId } from '../reading/qualities.ts';

/** What a property of the whole idea means to a member: the rest of a sentence that begins with the person's words. */
export const concerns: Partial<Record<MemberId, Partial<Record<QualityId, string>>>> = {
  milo: {
    offline: 'working without a connection is a piece of work of its own beside {doing}, to be planned on purpose.',
    few: 'for so few, the smallest form of {doing} may already be all that is needed.',
    cheap: 'with little money, {doing} has to stand on what is there already.',
    safety: 'where safety depends on {doing}, a trial beside the old way belongs into the plan.',
  },
  ava: {
    simple: 'you ask for plainness, so every option that {doing} does without is a gain.',
    fast: 'speed is part of the promise, and {doing} that is complete but slow would miss it.',
    phone: 'it is used on a phone, so {doing} is judged there and nowhere else.',
  },
  theo: {
    offline: 'that decides the structure, because {object} then live in two places at once.',
    live: 'that decides how {object} travel: small events instead of whole pages.',
    scale: 'I would measure {doing} with that many {object} before the page is drawn.',
    'self-hosted': 'then {doing} may rely on no service outside of your own machine.',
  },
  claude: {
    safety: 'then silence is the dangerous state of {doing}, and it has to announce itself.',
    money: 'then {doing} will one day be asked for every cent, with proof.',
    children: 'then the careless case of {doing} is the one to build for.',
  },
  bea: {
    money: 'somebody has to say to the cent how money is counted in {doing}.',
    restricted: 'the list of who may see {object} is a requirement of its own.',
    children: 'it has to be clear who consents to {doing} in their place.',
    health: 'who may correct a value in {object}, and does the old one stay visible?',
  },
  quinn: {
    offline: 'each test of {doing} has to run a second time, with the connection cut in the middle.',
    safety: 'it has to be tested that {doing} speaks up, since silence is its worst result.',
    money: 'every sum in {doing} is to be checked by a second way of counting.',
    scale: 'I would test {doing} with the full number from the beginning.',
    health: 'an implausible value in {object} must be questioned before it is kept.',
  },
  uma: {
    accessible: 'I would try {doing} with exactly these people, and not on their behalf.',
    phone: 'on a phone, with one hand, {doing} has room for one question at a time.',
    simple: 'plain means that {doing} can be explained in one sentence, on the page itself.',
    languages: 'texts grow longer in other languages, so {doing} needs few words and room.',
    'no-login': "without an account, {doing} needs another way to come back, such as a link of one's own.",
  },
  sasha: {
    health: 'data about health is specially protected, so {object} need a purpose and an end date.',
    privacy: 'then {doing} should collect nothing that it does not use.',
    children: 'it concerns the young, so {doing} must not let strangers reach them.',
    money: 'where money moves, {doing} will be attacked for profit.',
    restricted: 'rights on {object} have to hold in exports and messages too.',
    'no-login': 'whoever holds the link is then the person, and {doing} should not depend on more.',
  },
};
