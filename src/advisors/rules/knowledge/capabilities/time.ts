import type { Capability } from '../capability.ts';

export const time = [
  {
    id: 'calendar',
    triggers:
      /\b(?:calendars?|free (?:slots?|times?|dates?)|availab(?:le|ility)|appointments?|time ?slots?|bookings?|reserv(?:e|es|ed|ations?)|book (?:an?|the|my|lessons?|courts?|rooms?|slots?))\b/iu,
    name: 'Show {things} on a calendar with free times',
    about: 'Day, week and month show what is taken and what is free; a free time can be taken at once.',
    why: 'a free time is the first thing {people} look for',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two people take the same time for {object}.',
        mitigation: 'Let the store forbid overlaps, and tell the second person of {doing} kindly.',
      },
      {
        risk: 'Clock changes move {object} by an hour.',
        mitigation: 'Keep wall time and zone, and test {doing} on both change-over days.',
      },
    ],
    theo: [
      'Store rules of opening and exceptions apart from {object}; {doing} computes free times from both.',
      'Load only the weeks on view, or {doing} slows with the years.',
    ],
    claude: [
      'A public calendar shows when somebody is away: let {doing} say busy without saying why.',
      'Ask what happens to {object} when opening hours change after {doing}.',
    ],
  },
  {
    id: 'calendar-sync',
    triggers:
      /\b(?:(?:google|outlook|apple|ical|external|personal|my|own) calendars?|caldav|ics|ical|calendar (?:sync\w*|feeds?|file)|sync\w* (?:with )?(?:the |my |our )?calendars?)\b/iu,
    name: 'Synchronise {things} with personal calendars',
    about: '{Things} appear in the calendars {people} use, and busy times flow back.',
    why: 'double bookings come from two calendars that do not know each other',
    needs: ['calendar'],
    size: 'L',
    risks: [
      {
        risk: 'A loop copies {object} back and forth.',
        mitigation: 'Mark each copy with its origin, and let {doing} ignore its own.',
      },
      {
        risk: 'Access to a calendar reveals far more than {object}.',
        mitigation: 'Ask for the smallest right that {doing} needs, and show how to withdraw it.',
      },
    ],
    theo: [
      'Begin with a one-way feed; two-way {doing} of {object} triples the cases.',
      'Keep the foreign id and its state beside {object}, so that {doing} can resume.',
    ],
    claude: [
      'Foreign services refuse now and then: {doing} must fall behind without losing {object}.',
      'Tokens for {doing} are keys to private lives; keep them encrypted.',
    ],
  },
  {
    id: 'recurring',
    triggers:
      /\b(?:recurr\w+|repeat(?:s|ed|ing)?|every (?:day|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|two weeks)|weekly|monthly|regular(?:ly)?)\b/iu,
    name: 'Repeat {things} at an interval',
    about: 'A rule makes the next {things} by itself; single ones can be moved or left out.',
    why: 'the same comes again, and nobody wants to type it twice',
    needs: ['schedule'],
    size: 'M',
    risks: [
      {
        risk: 'Changing the rule destroys past {object}.',
        mitigation: 'Split the series at the day of change when {doing}.',
      },
      {
        risk: 'The thirty-first does not exist each month.',
        mitigation: "State the rule for such days in {doing}, and test {object} at month's end.",
      },
    ],
    theo: [
      'Keep the rule and make {object} a limited time ahead; {doing} without end fills the store.',
      'Give exceptions their own rows, so that {doing} keeps what was moved by hand.',
    ],
    claude: [
      'Who stops a series when its owner left? Give {doing} an end or a yearly question.',
      'Money in {object} repeats errors too; limit what {doing} may spend by itself.',
    ],
  },
  {
    id: 'schedule',
    triggers:
      /\b(?:schedul(?:e|es|ed|ing)|plan(?:s|ned|ning)? (?:\w+ ){0,3}(?:week|day|month|year|season|visits|shifts|trips|lessons|tasks|jobs|work|meals)|time ?tables?|gantt|timelines?|rotas?|meal plans?)\b/iu,
    name: 'Plan {things} on a timetable',
    about: '{Things} are placed on days and hours by hand, and clashes are shown at once.',
    why: 'a plan shows early what does not fit',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A moved entry leaves others without a basis among {object}.',
        mitigation: 'Show consequences before {doing} is confirmed.',
      },
      {
        risk: 'Two planners overwrite each other.',
        mitigation: 'Show who is {doing} now, and refuse stale changes to {object}.',
      },
    ],
    theo: [
      'Keep constraints as data (who, where, when not), so that {doing} can explain each clash of {object}.',
      'Let drafts and the published plan differ; {doing} should not confuse those who read {object}.',
    ],
    claude: [
      "A plan is about people's time: let them see changes of {doing} before they happen.",
      'Automatic proposals need a person to accept them for {object}.',
    ],
  },
  {
    id: 'shifts',
    triggers: /\b(?:shifts?|rosters?|duty (?:roster|plan)|who works when|volunteers? sign up|swap(?:s|ping)?)\b/iu,
    name: 'Plan shifts and let {people} sign up and swap',
    about: 'Open shifts are shown with what they need; {people} take, swap or give them back.',
    why: 'phone chains for each gap eat evenings',
    needs: ['schedule', 'notifications'],
    size: 'M',
    risks: [
      {
        risk: 'A shift stays empty because two thought the other had it.',
        mitigation: 'Let {doing} show the state of {object} in plain words to both.',
      },
      {
        risk: 'Rest times are broken unnoticed.',
        mitigation: 'Check hours between {object} before {doing} is confirmed.',
      },
    ],
    theo: [
      'A shift has places, and a place has a person; {doing} locks one place of {object} at a time.',
      'Keep swaps as offers with a deadline, so that {doing} is fair.',
    ],
    claude: [
      'Some must not work alone or at night: hold such rules in {doing}, not in heads.',
      'Sick leave is health data: {doing} needs the gap in {object}, not the reason.',
    ],
  },
  {
    id: 'events',
    triggers: /\b(?:events?|meet-?ups?|rsvp|attend(?:s|ance|ees)?|rehears\w+|workshops?)\b/iu,
    name: 'Announce events and collect who comes',
    about: 'An event has date, place and limit; {people} say yes, no or maybe.',
    why: 'planning needs to know who comes',
    needs: ['calendar'],
    size: 'M',
    risks: [
      {
        risk: 'A changed date reaches only some.',
        mitigation: 'Send changes of {object} to all who answered, and show in {doing} who has read them.',
      },
      { risk: 'More come than fit.', mitigation: 'Stop at the limit and let {doing} keep a queue for {object}.' },
    ],
    theo: [
      'Keep the answer with its time, since {doing} decides places of {object} by order.',
      'Offer a calendar file with a stable id, so that {doing} moves the entry of {object} later.',
    ],
    claude: [
      'Guest lists are private; {doing} should show numbers before names.',
      'Cancelling needs a plan: who is told, and what of {object} is paid back after {doing}.',
    ],
  },
  {
    id: 'polls',
    triggers:
      /\b(?:polls?|vot(?:e|es|ing|ed)|propos(?:e|es|ed|als?) (?:\w+ ){0,2}(?:dates?|times?|options?)|find a (?:date|time)|(?:pick|choose) (?:a|the|one) (?:date|time|option)|tick(?:s|ed)? what|ballots?|elections?)\b/iu,
    name: 'Propose options and let {people} vote',
    about:
      'Options are put up, {people} mark what suits them, and the best one stands out until somebody closes the vote.',
    why: 'mail rounds to find an answer never end',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'One person votes several times.',
        mitigation: 'Tie a vote to a personal link or account in {doing}, and show doubtful ones among {object}.',
      },
      {
        risk: 'Early votes sway the rest.',
        mitigation: 'Let the owner hide results of {object} until {doing} is over.',
      },
    ],
    theo: [
      'Keep votes apart from options; changing {object} must not lose marks made while {doing}.',
      'Close by state and time on the server, so that {doing} ends the same for all.',
    ],
    claude: [
      'Is it secret or open? Decide before {doing}, because {object} cannot be made secret later.',
      'Say what an option changed after {doing} means for votes given.',
    ],
  },
  {
    id: 'time-zones',
    triggers: /\b(?:time ?zones?|local times?|across countries)\b/iu,
    name: "Show times in each person's time zone",
    about: "Times are shown as the reader's clock says, with the zone named.",
    why: 'a call across borders fails by one hour',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A browser with the wrong zone shifts {object}.',
        mitigation: 'Name the zone beside each time, and let {doing} be set by hand.',
      },
      {
        risk: 'Rules of a zone change after {object} were stored.',
        mitigation: 'Keep wall time and place name, so that {doing} follows new rules.',
      },
    ],
    theo: [
      'Use one library and one data set of zones for {doing} and all of {object}.',
      'Dates without a time must stay dates; {doing} must never turn {object} into midnight.',
    ],
    claude: [
      'Test {doing} at the date line and in a zone with half hours.',
      "A zone hints at where somebody is: show {object} in the reader's own while {doing}.",
    ],
  },
  {
    id: 'time-tracking',
    triggers:
      /\b(?:time tracking|track (?:my |our |the )?(?:time|hours)|hours? worked|working (?:time|hours)|time ?sheets?|clock (?:in|out))\b/iu,
    name: 'Record working time on {things}',
    about: 'A clock or an entry adds up per {thing}, person and day.',
    why: 'what is not noted is not paid',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A forgotten clock runs all night on {object}.',
        mitigation: 'Ask after some hours, and let {doing} propose a correction.',
      },
      {
        risk: 'Time records become a whip.',
        mitigation: 'Agree what {doing} may be used for before anybody sees {object} of others.',
      },
    ],
    theo: [
      'One running clock per person is a rule for the store, not for the page of {doing}.',
      'Store start and end, never only a length, so that {doing} shows overlaps of {object}.',
    ],
    claude: [
      'Labour law wants some of {doing} kept and other parts deleted; look it up for {object}.',
      'Corrections need a reason, or {doing} proves nothing.',
    ],
  },
  {
    id: 'timer',
    triggers: /\b(?:timers?|stop-?watch|countdowns?|intervals?|pomodoro)\b/iu,
    name: 'Time {things} with a clock',
    about: 'A timer runs on the device, rings at the end and goes on when the screen sleeps.',
    why: 'hands and head are busy elsewhere',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Phones stop background pages in the middle of {doing}.',
        mitigation: 'Compute from the clock, not from ticks, and set a notice for {object} ahead.',
      },
      { risk: 'A silent phone swallows the end.', mitigation: 'Use sound, sign and vibration together in {doing}.' },
    ],
    theo: [
      'Keep the state of {doing} as start and length; {object} then survive a reload.',
      'Work without a network, since {doing} happens in kitchens and gyms.',
    ],
    claude: [
      'Do not trust {doing} for what can burn or hurt among {object}.',
      'Test {doing} on an old phone with little battery.',
    ],
  },
  {
    id: 'history',
    triggers:
      /\b(?:history of (?:changes|values|visits|each|every|the)|(?:visit|order|price|service) history|past (?:days|weeks|values|visits)|yesterday|timelines? of|over the years|previous (?:visits|values|entries)|replay)\b/iu,
    name: 'Show the history of {things}',
    about: 'All that happened to {a thing} stands in order of time, and a day can be played back.',
    why: 'questions come the day after',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: "Old entries explain today's {object} wrongly.",
        mitigation: 'Show which rules held then beside {doing}.',
      },
      {
        risk: 'Years of entries make {doing} slow.',
        mitigation: 'Page by time and thin out measured {object} by age.',
      },
    ],
    theo: [
      'Append events and never rewrite them; {doing} is then a plain read over {object}.',
      "Choose one clock for {object}, the server's, or {doing} shows effects before causes.",
    ],
    claude: [
      'A history of places is a profile of a person: set a limit for {doing}.',
      'Decide who may correct {object} in hindsight and how {doing} shows it.',
    ],
  },
  {
    id: 'maintenance',
    triggers: /\b(?:maintenance|service intervals?|inspections? due|repairs?|wear)\b/iu,
    name: 'Plan maintenance of {things} and log it',
    about: 'Intervals by date or use remind; work, parts and cost are noted.',
    why: 'neglected {things} break at the worst time',
    needs: ['reminders'],
    size: 'M',
    risks: [
      {
        risk: 'A reset interval hides a skipped service of {object}.',
        mitigation: 'Keep plan and fact apart in {doing}.',
      },
      {
        risk: 'Counters jump or stop.',
        mitigation: 'Check each value against the last before {doing} moves the date for {object}.',
      },
    ],
    theo: [
      'Intervals have two triggers, time and use; {doing} takes the first for {object}.',
      'Attach proof at once, since {doing} is asked for when {object} are sold.',
    ],
    claude: [
      'If safety depends on it, a missed {doing} must stop the use of {object}.',
      'Ask whose duty {doing} is by law.',
    ],
  },
  {
    id: 'tasks',
    triggers: /\b(?:tasks?|to-?dos?|to-?do lists?|assign(?:s|ed|ing)?(?: to)?|responsib\w+|action items)\b/iu,
    name: 'Assign tasks on {things} with dates',
    about: 'A task has a person, a date and a state, and stands with its {thing}.',
    why: 'what has no name on it is not done',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Tasks pile up and are ignored.',
        mitigation: 'Show each person only what is due, and let {doing} propose closing the old {object}.',
      },
      {
        risk: 'A task without a reader is lost.',
        mitigation: 'Tell the person when {doing} happens, and show unread {object}.',
      },
    ],
    theo: [
      'Use one shape for all tasks; {doing} from several places must not make kinds of {object}.',
      'Order by due date on the server, so that {doing} gives all devices the same list of {object}.',
    ],
    claude: [
      'Refusing must be possible; {doing} by force breeds silence.',
      'What others see of my {object} should be plain before {doing}.',
    ],
  },
  {
    id: 'checklists',
    triggers: /\b(?:check-?lists?|tick off|step by step|steps)\b/iu,
    name: 'Work through {things} by checklist',
    about: 'A list per kind of {thing} is ticked, with notes and who did it.',
    why: 'routine is where steps get lost',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Ticks are set in one go at the end of {object}.',
        mitigation: 'Store the time of each tick, and show it in {doing}.',
      },
      {
        risk: 'A changed list makes old {object} look incomplete.',
        mitigation: 'Keep the version of the list with each run of {doing}.',
      },
    ],
    theo: [
      'A run copies its list; {doing} must not follow later edits in {object}.',
      'Let {doing} work without a network, tick by tick.',
    ],
    claude: [
      'Long lists are skipped: keep {doing} to what would hurt if left out of {object}.',
      'If a step is vital, {doing} must stop without it.',
    ],
  },
  {
    id: 'kanban',
    triggers: /\b(?:kanban|boards?|columns?|stages?|drag and drop|pipeline)\b/iu,
    name: 'Move {things} through stages on a board',
    about: 'Columns show stages; {things} are moved by hand and show how long they stand.',
    why: 'one look tells what is stuck',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two people move the same card.',
        mitigation: 'Refuse the stale move, and let {doing} show where {object} are now.',
      },
      {
        risk: 'A long column loads for ever.',
        mitigation: 'Page each column of {object}, and keep {doing} quick for the top.',
      },
    ],
    theo: [
      'Store position as a rank between neighbours; {doing} then writes one row of {object}.',
      'Stages are data with an order, since {doing} will be changed by every team.',
    ],
    claude: [
      'Moving may trigger mail or money: show that before {doing} {object}.',
      'Offer the keyboard for {doing}; not everybody can drag.',
    ],
  },
] satisfies Capability[];
