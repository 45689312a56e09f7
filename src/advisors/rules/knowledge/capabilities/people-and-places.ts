import type { Capability } from '../capability.ts';

export const peopleAndPlaces = [
  {
    id: 'waiting-list',
    triggers: /\b(?:waiting lists?|wait-?lists?|wait lists?|queues? (?:of|for) (?:people|members))\b/iu,
    name: 'Keep a waiting list when {things} are full',
    about: 'Who comes too late gets the next free place in order, with time to say yes.',
    why: 'a freed place should not stay empty',
    needs: ['notifications'],
    size: 'M',
    risks: [
      {
        risk: 'Two people are offered the same place among {object}.',
        mitigation: 'Hold each offer for a stated time in {doing}.',
      },
      { risk: 'People doubt the order.', mitigation: 'Show the own place, and log every exception in {doing}.' },
    ],
    theo: [
      'Keep the order as numbers given at entry; {doing} must not depend on clocks of {object}.',
      'Let an expired offer pass on by itself, so that {doing} needs no hand.',
    ],
    claude: [
      'Decide whether somebody may jump the order of {object}, and who sees it in {doing}.',
      'People on the list left their data: delete it when {doing} is over.',
    ],
  },
  {
    id: 'check-in',
    triggers: /\b(?:check-?ins?|check(?:s|ed)? in|attendance|who (?:is|was) (?:there|present|here))\b/iu,
    name: 'Check in {people} on arrival',
    about: 'One tap or scan records who is there and when.',
    why: 'a list on paper is never where it is needed',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'The network fails at the door of {object}.',
        mitigation: 'Let {doing} work on a local copy and send later.',
      },
      { risk: 'One code lets two in.', mitigation: 'Mark a code as used at once, and show when {doing} saw it.' },
    ],
    theo: [
      'Use the list as the source; {doing} only adds a time to {object}.',
      'Merge several doors by time, so that {doing} agrees at the end.',
    ],
    claude: [
      'Presence is personal: say how long {doing} keeps {object}.',
      'Plan for people who are not on the list when {doing}.',
    ],
  },
  {
    id: 'skills',
    triggers: /\b(?:skills?|qualifications?|certificates? of|licen[cs]es? of drivers?|trained (?:for|in))\b/iu,
    name: 'Keep skills and certificates of {people} with their end',
    about: 'Each skill has a level and, where it matters, a date on which it ends.',
    why: 'the right person has to be found quickly',
    needs: ['profiles'],
    size: 'M',
    risks: [
      {
        risk: 'A certificate has ended unnoticed.',
        mitigation: 'Remind before the end, and show it wherever {doing} is used.',
      },
      { risk: 'People list what they cannot do.', mitigation: 'Let {doing} carry who confirmed it.' },
    ],
    theo: [
      'Model a skill as a row with person, level and dates; {doing} then filters {object} in one query.',
      'Keep ended skills of {object}; {doing} has to answer for the past.',
    ],
    claude: [
      'Decide who may see weaknesses that {doing} shows.',
      'Ask which work is forbidden without {object}, and let {doing} stop it.',
    ],
  },
  {
    id: 'emergency',
    triggers: /\b(?:emergenc(?:y|ies)|contacts? in case|panic|sos|if something happens)\b/iu,
    name: 'Reach the right person in an emergency',
    about: 'One step alerts those in charge, with place and what is known.',
    why: 'minutes count',
    needs: ['notifications'],
    size: 'M',
    risks: [
      { risk: 'An alert reaches nobody at night.', mitigation: 'Escalate until somebody confirms {doing}.' },
      { risk: 'False alerts tire people.', mitigation: 'Ask for a second tap, and count how often {doing} was wrong.' },
    ],
    theo: [
      'Send by two independent ways; {doing} must not hang on one provider.',
      'Keep the list of contacts on the device, so that {doing} works without {object} being reachable.',
    ],
    claude: ['Say plainly what {doing} cannot replace.', 'Test {doing} every month with the people on the list.'],
  },
  {
    id: 'minutes',
    triggers: /\b(?:minutes of|meeting (?:minutes|notes)|agendas?|decisions?|resolutions?)\b/iu,
    name: 'Keep agendas, minutes and decisions',
    about: 'Each meeting has its points, and each decision can be found with its date.',
    why: 'what was decided is soon disputed',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Two versions of the minutes circulate.',
        mitigation: 'Fix one as approved, and let {doing} show changes after it.',
      },
      { risk: 'Decisions without an owner are forgotten.', mitigation: 'Ask for person and date when {doing}.' },
    ],
    theo: [
      'Store decisions as entries of their own, so that {doing} can list open {object}.',
      'Number {object} by meeting; {doing} needs stable references.',
    ],
    claude: [
      'Some points are closed to most: let {doing} hide them.',
      'Decide how long {object} are kept before {doing} becomes a burden.',
    ],
  },
  {
    id: 'places',
    triggers: /\b(?:rooms?|shelves|shelf|boxes|locations?|sites?|where (?:it|they|each) (?:is|are|stands?|lies?))\b/iu,
    name: 'Record where each {thing} is',
    about: 'Places lie within places, and each {thing} has one.',
    why: 'the first question is always where it is',
    needs: [],
    size: 'S',
    risks: [
      { risk: '{Object} are moved without a word.', mitigation: 'Make {doing} a single scan at the new place.' },
      { risk: 'Two names for one place split {object}.', mitigation: 'Offer known places first in {doing}.' },
    ],
    theo: [
      'Model places as a tree, so that {doing} answers for a room and for the house.',
      'Keep former places of {object}; {doing} is asked about yesterday too.',
    ],
    claude: [
      'Places of valuable {object} help thieves: limit who sees {doing}.',
      'Plan how {doing} stays true when a room is rebuilt.',
    ],
  },
  {
    id: 'condition',
    triggers: /\b(?:damag(?:e|es|ed)|conditions?|defects?|wear|broken)\b/iu,
    name: 'Record condition and damage with photos',
    about: 'A report has place, picture and date, and leads to a repair.',
    why: 'later nobody knows who broke it',
    needs: ['attachments'],
    size: 'S',
    risks: [
      { risk: 'A dispute over {object} has no proof.', mitigation: 'Ask for a photo before and after in {doing}.' },
      { risk: 'Reports pile up without a repair.', mitigation: 'Give each an owner when {doing}.' },
    ],
    theo: [
      'Tie a report to one of the {object} and one moment, so that {doing} shows a history.',
      'Shrink pictures on the device; {doing} happens on weak networks.',
    ],
    claude: [
      'Blame grows fast: word {doing} around {object}, not persons.',
      'Decide from which damage on {object} are blocked by {doing}.',
    ],
  },
  {
    id: 'weather',
    triggers: /\b(?:weather|rain(?:fall)?|frost|temperature outside|wind)\b/iu,
    name: 'Take the weather into account',
    about: 'Forecast and measured values stand beside {things} and may start a rule.',
    why: 'plans depend on the sky',
    needs: ['device-data'],
    size: 'M',
    risks: [
      { risk: 'A forecast is taken for certain.', mitigation: 'Show its age and range wherever {doing} is used.' },
      { risk: 'The source ends its service.', mitigation: 'Hide it behind one interface, so that {doing} can change.' },
    ],
    theo: [
      'Fetch once per place and hour; {doing} must not ask for each of the {object}.',
      'Keep what was forecast and what came, so that {doing} can be judged.',
    ],
    claude: [
      'Ask what harm {doing} does when it is wrong by a day.',
      'Places tell where people live: round them before {doing} asks outside.',
    ],
  },
] satisfies Capability[];
