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
        risk: 'Two people are offered the same free place.',
        mitigation: 'Hold each free place for one person and a stated time.',
      },
      {
        risk: 'People doubt that the order is fair.',
        mitigation: 'Show everybody their own position in the list, and log every exception.',
      },
    ],
    theo: [
      'Give each person a number on entry, and order by that rather than by a clock.',
      'Let an expired offer pass to the next person by itself.',
    ],
    claude: [
      'Decide whether anybody may jump the queue, and who sees that it happened.',
      'People on the list have left their contact data: delete it when the list closes.',
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
        risk: 'The network fails at the door.',
        mitigation: 'Keep a copy of the list on the device, and send the arrivals later.',
      },
      {
        risk: 'One code lets two people in.',
        mitigation: 'Mark a code as used at once, and show when and where that was.',
      },
    ],
    theo: [
      'Use the existing list as the source; a check-in only adds a time to a person on it.',
      'Merge the arrivals of several doors by time, so that all lists agree in the end.',
    ],
    claude: [
      'Attendance is personal data: say how long it is kept and who reads it.',
      'Decide what happens with people who stand at the door but not on the list.',
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
        risk: 'A certificate has expired, and nobody noticed.',
        mitigation: 'Remind the holder of a certificate weeks ahead, and show its end wherever people are chosen.',
      },
      { risk: 'People claim skills that they do not have.', mitigation: 'Record who confirmed a skill, and when.' },
    ],
    theo: [
      'Model a skill as a row of person, level and dates, so that one query finds everybody who fits.',
      'Keep expired certificates; somebody will ask who was qualified last year.',
    ],
    claude: [
      'A list of skills is a list of gaps too: decide who may see it.',
      'Find out which work is forbidden without a certificate, and let the plan refuse it.',
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
      {
        risk: 'An alert reaches nobody at night.',
        mitigation: 'Escalate an alert to the next person until somebody confirms it.',
      },
      {
        risk: 'False alerts tire people until they miss the real one.',
        mitigation: 'Ask for a second tap before an alert, and go through every false one afterwards.',
      },
    ],
    theo: [
      'Send by two independent ways, so that an alert does not hang on one provider.',
      'Keep the emergency contacts on the device, so that they can be called without the internet.',
    ],
    claude: [
      'Say plainly on the page that this does not replace the emergency number.',
      'Test the chain every month with the people on it, at an hour they do not expect.',
    ],
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
        mitigation: 'Mark one version of the minutes as approved, and show every change made after that.',
      },
      {
        risk: 'A decision without an owner is forgotten.',
        mitigation: 'Ask for a person and a date with each decision.',
      },
    ],
    theo: [
      'Store decisions as entries of their own, so that the open ones can be listed.',
      'Number the points by meeting, because later letters and contracts refer to them.',
    ],
    claude: [
      'Some points are confidential: let each one be closed to those who may not read it.',
      'The law tells some groups how long to keep minutes; find out before anything can be deleted.',
    ],
  },
  {
    id: 'places',
    triggers: /\b(?:rooms?|shelves|shelf|boxes|locations?|sites?|where (?:it|they|each) (?:is|are|stands?|lies?))\b/iu,
    surely:
      /\b(?:where|whereabouts|locations?|storage)\b|^(?:move|put(?! together)|place|store|stow|shelve|relocate|locate)\b/iu,
    name: 'Record where each {thing} is',
    about: 'Places lie within places, and each {thing} has one.',
    why: 'the first question is always where it is',
    needs: [],
    size: 'S',
    risks: [
      { risk: 'Things are moved without a word.', mitigation: 'Make every move a single scan at the new place.' },
      {
        risk: 'Two names for one place split the list.',
        mitigation: 'Offer known places first, and let two of them be merged.',
      },
    ],
    theo: [
      'Model places as a tree, so that a question about the house includes its rooms.',
      'Keep every former place with its dates, since people also ask where something was yesterday.',
    ],
    claude: [
      'A list of valuable items and their places helps thieves: limit who sees it.',
      'Rooms are renamed and rebuilt: let a place be closed without losing its history.',
    ],
  },
  {
    id: 'condition',
    triggers: /\b(?:damag(?:e|es|ed)|conditions?|defects?|wear (?:and tear|of)|broken)\b/iu,
    name: 'Record condition and damage with photos',
    about: 'A report has place, picture and date, and leads to a repair.',
    why: 'later nobody knows who broke it',
    needs: ['attachments'],
    size: 'S',
    risks: [
      {
        risk: 'In a dispute there is no proof of the earlier state.',
        mitigation: 'Ask for dated photos of the condition before and after each use.',
      },
      {
        risk: 'Damage reports pile up without a repair.',
        mitigation: 'Give each damage report an owner and a date, and show the open ones by age.',
      },
    ],
    theo: [
      'Tie each report to one item and one moment, so that a history can be read.',
      'Shrink photos on the device, since reports are written where the network is weak.',
    ],
    claude: [
      'Word the form around the damage and not around a culprit.',
      'Decide from which damage on an item may no longer be used, and who releases it again.',
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
      {
        risk: 'A forecast is taken for certain.',
        mitigation: 'Show the age and the range of a forecast wherever a plan depends on it.',
      },
      {
        risk: 'The weather source ends its service or changes its price.',
        mitigation: 'Hide the weather source behind one interface, and keep a second one ready.',
      },
    ],
    theo: [
      'Fetch once per place and hour, and share the answer among all who need it.',
      'Keep what was forecast beside what came, so that the source can be judged.',
    ],
    claude: [
      'Ask what harm is done when the forecast is wrong by a day, and who decides then.',
      'Coordinates tell where people live: round them before asking a weather service.',
    ],
  },
] satisfies Capability[];
