import type { Deed } from '../review/action-classes.ts';

/**
 * What is open in a feature by what it does, where `settled` meets none of its words. {doing} is what it does ("reserving a
 * tool"), {name} the feature as a thing; each option is an answer and what it leads to.
 */
export type DeedQuestion = {
  id: string;
  settled: RegExp;
  question: string;
  why: string;
  options: readonly (readonly [answer: string, leadsTo: string])[];
  recommended: number;
  /** Of no one who is alone with the product. */
  amongMany?: true;
};

/** The one that decides most first. */
export const deedQuestions: Readonly<Record<Deed, readonly DeedQuestion[]>> = {
  keep: [
    {
      id: 'others',
      amongMany: true,
      settled: /\b(?:owner|own (?:data|entries)|only|roles?|permissions?|rights)\b/iu,
      question: 'Who may change what somebody else entered in {name}?',
      why: 'It decides whether each entry has an owner.',
      options: [
        ['Everybody who sees it', 'A change shows who made it and when.'],
        ['Only who entered it', 'All others can ask for a change.'],
        ['A few who look after it', 'They get a role; all others read.'],
      ],
      recommended: 0,
    },
    {
      id: 'least',
      settled: /\b(?:required|mandatory|optional|at least|must be filled)\b/iu,
      question: 'What has to be filled in at least in {name}?',
      why: 'What is asked too early keeps people from entering anything at all.',
      options: [
        ['Only what is needed to find it again', 'Gaps are shown and can be filled later.'],
        ['All of it', 'What is missing is named, and nothing is saved without it.'],
        ['It depends on the case', 'A table says which case needs what.'],
      ],
      recommended: 0,
    },
  ],
  show: [
    {
      id: 'age',
      settled: /\b(?:live|real[- ]time|up to date|at once|immediately|current|every (?:minute|hour|day)|daily)\b/iu,
      question: 'How old may the data in {name} be?',
      why: 'What has to be right to the second is built differently from what may be an hour old.',
      options: [
        ['Right to the second', 'Changes appear without reloading.'],
        ['As of when the page was opened', 'A reload brings what is new.'],
        ['A day at most', 'It is prepared at night, and the page says from when it is.'],
      ],
      recommended: 1,
    },
    {
      id: 'first',
      settled: /\b(?:sort\w*|order(?:ed)? by|newest|latest|first|filter\w*|grouped)\b/iu,
      question: 'What stands on top in {name} when there is more than fits a page?',
      why: 'Most people never see the second page.',
      options: [
        ['What is newest', 'Everything moves down as time goes by.'],
        ['What needs somebody to act', 'Open and overdue ones come first, and stay there.'],
        ['What each person puts there', 'The order is kept for everybody by themselves.'],
      ],
      recommended: 1,
    },
  ],
  find: [
    {
      id: 'slips',
      settled: /\b(?:typos?|similar|fuzzy|exact\w*|synonyms?|any part of)\b/iu,
      question: 'Should a word with a slip in it still lead somewhere in {name}?',
      why: 'It decides which index is needed, and how many results are wrong.',
      options: [
        ['No, only exact words', 'Results are few and sure.'],
        ['Yes, similar words too', 'More is found, the surest first.'],
        ['Also words that mean the same', 'Somebody looks after a list of them.'],
      ],
      recommended: 1,
    },
    {
      id: 'hidden',
      amongMany: true,
      settled: /\b(?:only|rights|permissions?|restrict\w*|hidden|private|public)\b/iu,
      question: 'May {name} give away that something exists which this person may not open?',
      why: 'A hit tells something even when it cannot be opened.',
      options: [
        ['No', 'It is missing from results and from their number.'],
        ['Yes, by its name', 'The page says whom to ask.'],
      ],
      recommended: 0,
    },
  ],
  send: [
    {
      id: 'when',
      settled: /\b(?:at once|immediately|daily|weekly|monthly|every|before|after|in time|instant\w*|days?|hours?)\b/iu,
      question: 'When is a message of {name} sent?',
      why: 'What comes too early is forgotten, and what comes too often is switched off.',
      options: [
        ['At once', 'Each event sends one message.'],
        ['Once a day', 'One message with all that is new.'],
        ['When each person wants it', 'Everybody chooses time and occasion.'],
      ],
      recommended: 0,
    },
    {
      id: 'silence',
      settled: /\b(?:again|second time|escalat\w*|stand-in|until (?:he|she|they|somebody|someone))\b/iu,
      question: 'What follows when nobody reacts to {name}?',
      why: 'A message is only half of it; the other half is what becomes of it.',
      options: [
        ['Nothing', 'It was said, and that is enough.'],
        ['It is said once more', 'After a time that can be set.'],
        ['Somebody else is told', 'Each person has a stand-in.'],
      ],
      recommended: 1,
    },
  ],
  share: [
    {
      id: 'whom',
      amongMany: true,
      settled: /\b(?:public\w*|link|only|anyone|everybody|everyone|members|friends|family)\b/iu,
      question: 'Who gets to see what {name} lets out?',
      why: 'It decides whether people need to sign in, and what can be taken back.',
      options: [
        ['Persons who are named', 'Each has an access of their own that can be ended.'],
        ['Whoever has the link', 'Nobody signs in, and the link can be withdrawn.'],
        ['Everybody', 'Search engines find it.'],
      ],
      recommended: 0,
    },
    {
      id: 'until',
      settled: /\b(?:expir\w*|until|for \w+ days|withdraw\w*)\b/iu,
      question: 'Until when does it stay open after {doing}?',
      why: 'What is never closed is open to people whom nobody remembers.',
      options: [
        ['Until it is withdrawn', 'A list shows what is open.'],
        ['Until a date', 'It ends by itself, and can be prolonged.'],
        ['For one look', 'It closes after the first visit.'],
      ],
      recommended: 1,
    },
  ],
  talk: [
    {
      id: 'readers',
      amongMany: true,
      settled: /\b(?:private\w*|only|everybody|everyone|public\w*|members)\b/iu,
      question: 'Who may read along in {name}?',
      why: 'People write differently when they know who reads.',
      options: [
        ['Those who take part', 'Others do not see that anything was said.'],
        ['Everybody who may see what it is about', 'It stands beside it.'],
        ['Those who take part, and who is in charge', 'The page says so to all.'],
      ],
      recommended: 1,
    },
    {
      id: 'afterwards',
      settled: /\b(?:edit\w*|delet\w*|remov\w*|moderat\w*)\b/iu,
      question: 'May words be changed once they stand in {name}?',
      why: 'A quarrel is decided by what was written.',
      options: [
        ['No', 'A mistake is mended by a second message.'],
        ['For some minutes, by who wrote them', 'Then they stay; a mark shows the change.'],
        ['Also removed, by who is in charge', 'A note stands in their place.'],
      ],
      recommended: 1,
    },
  ],
  decide: [
    {
      id: 'back',
      settled: /\b(?:cancel\w*|withdraw\w*|undo\w*|take(?:n|s)? (?:it )?back|until|final)\b/iu,
      question: 'Until when may somebody go back on {doing}?',
      why: 'The way back is often more work than the step itself.',
      options: [
        ['At any time', 'Those concerned are told.'],
        ['Until a set time', 'Afterwards somebody in charge has to do it.'],
        ['Not at all', 'The page says so beforehand.'],
      ],
      recommended: 1,
    },
    {
      id: 'behalf',
      amongMany: true,
      settled: /\b(?:on behalf|for (?:others|them|somebody|someone)|stand-in|deput\w*|substitute)\b/iu,
      question: 'May one person do it for another in {name}?',
      why: 'Somebody is always ill, away or without a device.',
      options: [
        ['No', 'Everybody acts for themselves.'],
        ['Yes, those in charge', 'Both names are kept.'],
        ['Yes, whoever was named for it', 'A person chooses a stand-in beforehand.'],
      ],
      recommended: 1,
    },
  ],
  pay: [
    {
      id: 'late',
      settled: /\b(?:overdue|late|fail\w*|remind\w*|dunning|unpaid)\b/iu,
      question: 'What follows when money does not come in {name}?',
      why: 'Open sums are the part that takes the most time later.',
      options: [
        ['Somebody looks at a list', 'Open ones are shown by age.'],
        ['A reminder goes out', 'After a set time, and once more.'],
        ['The step is undone', 'What it was paid for is free again.'],
      ],
      recommended: 1,
    },
    {
      id: 'return',
      settled: /\b(?:refund\w*|money back|return\w*|credit note|cancel\w*)\b/iu,
      question: 'When is money given back after {doing}?',
      why: 'Without a rule each case becomes a discussion.',
      options: [
        ['Never by the product', 'Somebody does it at the bank.'],
        ['By a rule', 'Until a date all of it, then a share.'],
        ['When a person says so', 'Each case has a reason that is kept.'],
      ],
      recommended: 2,
    },
  ],
  plan: [
    {
      id: 'planner',
      settled: /\b(?:propos\w*|automatic\w*|sign(?:s)? up|by hand|drag\w*|optimi[sz]\w*)\b/iu,
      question: 'Who is at work in {name}?',
      why: 'A plan that is worked out needs rules; one that people fill needs room for them.',
      options: [
        ['One person', 'All others see it when it is published.'],
        ['The product proposes', 'A person changes and publishes it.'],
        ['Those concerned', 'Everybody takes what is free.'],
      ],
      recommended: 0,
    },
    {
      id: 'changes',
      settled: /\b(?:notif\w*|told|tells?|inform\w*|swap\w*)\b/iu,
      question: 'What happens when something changes after {doing}?',
      why: 'A plan is only worth something while people believe it.',
      options: [
        ['Those concerned are told', 'Each sees what is new for them.'],
        ['They have to agree', 'Until then the old plan holds.'],
        ['Nothing', 'People look for themselves.'],
      ],
      recommended: 0,
    },
  ],
  compute: [
    {
      id: 'old',
      settled: /\b(?:version\w*|recalculat\w*|as they were|retroactive\w*)\b/iu,
      question: 'What becomes of old results when the rule for {doing} changes?',
      why: 'Somebody has acted on them already.',
      options: [
        ['They stay as they were', 'Each keeps the rule that it was made with.'],
        ['They are worked out anew', 'Old and new stand side by side.'],
      ],
      recommended: 0,
    },
    {
      id: 'exact',
      settled: /\b(?:round\w*|exact\w*|decimals?|estimate\w*|range)\b/iu,
      question: 'How exact does a result of {name} have to be?',
      why: 'It decides how gaps and roundings are treated.',
      options: [
        ['To the last unit', 'Sums agree with what is counted by hand.'],
        ['Rounded as people say it', 'The exact figure is one click away.'],
        ['A range is enough', 'The page says how sure it is.'],
      ],
      recommended: 0,
    },
  ],
  guess: [
    {
      id: 'alone',
      settled: /\b(?:propos\w*|suggest\w*|confirm\w*|automatic\w*|by itself)\b/iu,
      question: 'May {name} act without a person looking at it?',
      why: 'It decides how much a wrong result may cost.',
      options: [
        ['No, it only proposes', 'Nothing counts before somebody has confirmed it.'],
        ['Yes, where it is sure', 'All else waits in a list.'],
        ['Yes', 'Each result can be undone.'],
      ],
      recommended: 0,
    },
    {
      id: 'leaves',
      settled: /\b(?:local\w*|own (?:server|computer|machine)|cloud|off-?line|on the device)\b/iu,
      question: 'May data leave the house for {doing}?',
      why: 'Most good methods run on somebody else’s machines.',
      options: [
        ['No', 'Only methods that run on your own machine.'],
        ['Yes, without names', 'What tells a person is taken out first.'],
        ['Yes', 'The page says to whom.'],
      ],
      recommended: 0,
    },
  ],
  import: [
    {
      id: 'again',
      settled: /\b(?:duplicat\w*|twice|merg\w*|overwrit\w*|updat\w*)\b/iu,
      question: 'What if something that {name} brings in is there already?',
      why: 'The second run is the one that does harm.',
      options: [
        ['It stays as it is', 'The report says what was left out.'],
        ['It is replaced', 'The state before can be brought back.'],
        ['A person decides', 'Both are shown side by side.'],
      ],
      recommended: 2,
    },
    {
      id: 'often',
      settled: /\b(?:once|daily|nightly|weekly|regular\w*|automatic\w*|every)\b/iu,
      question: 'How often will {doing} be needed?',
      why: 'What is used once need not be comfortable.',
      options: [
        ['Once', 'Somebody who knows the data sits beside it.'],
        ['Now and then', 'A page with a preview.'],
        ['All the time', 'It runs by itself and reports what failed.'],
      ],
      recommended: 1,
    },
  ],
  export: [
    {
      id: 'use',
      settled: /\b(?:pdf|csv|excel|spreadsheet|print\w*|paper|backup|json|xml|ical|ics)\b/iu,
      question: 'What is done with the result of {name}?',
      why: 'A file for people and a file for programs have nothing in common.',
      options: [
        ['It is read or printed', 'A layout for the page, as PDF.'],
        ['Another program takes it', 'One row for each, as CSV.'],
        ['It is kept', 'All there is, in an open format.'],
      ],
      recommended: 1,
    },
    {
      id: 'who',
      amongMany: true,
      settled: /\b(?:only|roles?|rights|permissions?|administrators?)\b/iu,
      question: 'Who may take everything home by {doing}?',
      why: 'One file holds what took years to collect.',
      options: [
        ['Whoever may see it', 'Each use is kept with name and time.'],
        ['Only those in charge', 'All others ask them.'],
      ],
      recommended: 1,
    },
  ],
  connect: [
    {
      id: 'right',
      settled: /\b(?:conflicts?|leading|wins|one[- ]way|read[- ]only)\b/iu,
      question: 'Which side is right when both have changed in {name}?',
      why: 'It happens in the first week.',
      options: [
        ['Ours', 'The other side is overwritten.'],
        ['The other one', 'Ours only shows what is there.'],
        ['A person decides', 'Both are kept until then.'],
      ],
      recommended: 2,
    },
    {
      id: 'soon',
      settled: /\b(?:live|real[- ]time|nightly|daily|hourly|at once|instant\w*|every)\b/iu,
      question: 'How soon has a change to be on the other side after {doing}?',
      why: 'Seconds take another way than a night does.',
      options: [
        ['Within seconds', 'Each change is sent as an event.'],
        ['Within an hour', 'A run asks for what is new.'],
        ['The next morning', 'One run at night.'],
      ],
      recommended: 1,
    },
  ],
  check: [
    {
      id: 'found',
      settled: /\b(?:alert\w*|alarm\w*|notif\w*|block\w*|stop\w*|warn\w*|refus\w*)\b/iu,
      question: 'What happens when {name} finds something?',
      why: 'A finding that nobody acts on is worse than none.',
      options: [
        ['It is shown', 'Whoever looks sees it.'],
        ['Somebody is told', 'One person answers for it.'],
        ['Work stops until it is mended', 'Somebody in charge can let it pass.'],
      ],
      recommended: 1,
    },
    {
      id: 'aside',
      settled: /\b(?:ignor\w*|waiv\w*|exceptions?|accept\w*)\b/iu,
      question: 'May a finding of {name} be put aside?',
      why: 'Some are known and meant so.',
      options: [
        ['No', 'It stays until it is mended.'],
        ['Yes, with a reason', 'The reason is kept, and asked about after a time.'],
      ],
      recommended: 1,
    },
  ],
  protect: [
    {
      id: 'emergency',
      amongMany: true,
      settled: /\b(?:emergenc\w*|override|break[- ]glass|administrators?)\b/iu,
      question: 'Who may lift {name} in an emergency?',
      why: 'The day will come on which the rule is in the way.',
      options: [
        ['Nobody', 'The rule holds whatever happens.'],
        ['One named person', 'It is recorded, and all are told.'],
        ['Two together', 'Neither can do it alone.'],
      ],
      recommended: 1,
    },
    {
      id: 'existing',
      settled: /\b(?:existing|from now|new ones|already)\b/iu,
      question: 'Does {name} hold for what is there already?',
      why: 'Old data follows no new rule by itself.',
      options: [
        ['Yes, from the first day', 'What does not fit is listed and mended.'],
        ['Only for what is new', 'The page says for which.'],
      ],
      recommended: 0,
    },
  ],
  remove: [
    {
      id: 'long',
      settled: /\b(?:bin|trash|restor\w*|recover\w*|days|undo)\b/iu,
      question: 'For how long can {doing} be undone?',
      why: 'It decides what is really erased, and when.',
      options: [
        ['Not at all', 'The page asks twice before.'],
        ['For thirty days', 'Then it is gone for good.'],
        ['Until somebody empties the bin', 'Nothing goes by itself.'],
      ],
      recommended: 1,
    },
    {
      id: 'refers',
      settled: /\b(?:cascade|references?|linked|together with)\b/iu,
      question: 'What becomes of what refers to it after {doing}?',
      why: 'Sums and histories still need it.',
      options: [
        ['It goes too', 'Numbers say how much before it happens.'],
        ['It stays', 'It says what it once referred to.'],
        ['It stands in the way', 'Removing is refused until it is settled.'],
      ],
      recommended: 1,
    },
  ],
  operate: [
    {
      id: 'fails',
      settled: /\b(?:minutes|hours|availab\w*|uptime|failover|sla)\b/iu,
      question: 'How long may {name} stand still?',
      why: 'It decides whether a second machine is needed.',
      options: [
        ['Minutes', 'Something takes over by itself.'],
        ['An hour', 'Somebody is called.'],
        ['Until the next working day', 'A message in the morning is enough.'],
      ],
      recommended: 1,
    },
    {
      id: 'told',
      settled: /\b(?:alert\w*|notif\w*|mail\w*|on-?call)\b/iu,
      question: 'Who is told when {doing} fails?',
      why: 'What nobody hears of goes on for weeks.',
      options: [
        ['Who runs the product', 'By mail, with what to do.'],
        ['Those who wait for it', 'The page says so at once.'],
        ['Both', 'Each in their own words.'],
      ],
      recommended: 0,
    },
  ],
  let: [],
};
