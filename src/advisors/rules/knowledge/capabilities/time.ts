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
        risk: 'Two people take the same time within the same second.',
        mitigation: 'Let the store forbid overlaps, and tell the second person kindly, with the nearest free times.',
      },
      {
        risk: 'Clock changes move appointments by an hour.',
        mitigation: 'Keep wall time and zone, and test both change-over days.',
      },
    ],
    theo: [
      'Store opening rules and their exceptions apart from the bookings, and compute free times from both.',
      'Load only the weeks on view; a calendar that loads everything slows with the years.',
    ],
    claude: [
      'A public calendar shows when somebody is away: say busy without saying why.',
      'Ask what happens to existing bookings when opening hours change.',
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
        risk: 'A loop copies events back and forth between two calendars.',
        mitigation: 'Mark each copy with its origin, and ignore changes that come from your own copies.',
      },
      {
        risk: 'Access to a calendar reveals far more than busy times.',
        mitigation: 'Ask for the smallest permission that works, and show how to withdraw it.',
      },
    ],
    theo: [
      'Begin with a one-way feed; writing in both directions triples the cases.',
      'Keep the foreign event id and the last sync token, so that synchronisation resumes where it stopped.',
    ],
    claude: [
      'Calendar providers throttle and fail now and then: catch up later without losing events.',
      'Calendar tokens are keys to private lives: encrypt them, and delete them when somebody disconnects.',
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
        risk: 'Changing the rule rewrites past occurrences.',
        mitigation: 'Split the series at the day of the change, and leave alone what has already happened.',
      },
      {
        risk: 'The thirty-first does not exist in every month.',
        mitigation: 'State what a monthly series does in short months, and test month ends and leap years.',
      },
    ],
    theo: [
      'Store the rule and create occurrences a limited time ahead; an endless series fills the store.',
      'Keep exceptions in rows of their own, so that moved occurrences survive a change of the rule.',
    ],
    claude: [
      'Give each series an end or a yearly question, or it outlives the person who set it up.',
      'A series repeats its mistakes too: limit what it may send or spend before a person looks.',
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
        risk: 'Moving one entry breaks others that depend on it.',
        mitigation: 'Show the consequences of a move before it is confirmed.',
      },
      {
        risk: 'Two planners overwrite each other.',
        mitigation: 'Show who is editing the plan, and refuse a change that is based on an old version.',
      },
    ],
    theo: [
      'Keep constraints as data (who, where, when not), so that each clash can be explained.',
      'Keep the draft apart from the published plan, so that nobody acts on half a plan.',
    ],
    claude: [
      "A plan is about people's time: tell those affected before a change takes effect.",
      "Let automatic proposals wait for a person's yes; planners know what no constraint says.",
    ],
  },
  {
    id: 'shifts',
    triggers:
      /\b(?:shifts?|rosters?|duty (?:roster|plan)|who works when|volunteers? sign up|swap(?:s|ping)? (?:[\p{L}]+ ){0,2}(?:shifts?|duty|duties|days?|turns?))\b/iu,
    name: 'Plan shifts and let {people} sign up and swap',
    about: 'Open shifts are shown with what they need; {people} take, swap or give them back.',
    why: 'phone chains for each gap eat evenings',
    needs: ['schedule', 'notifications'],
    size: 'M',
    risks: [
      {
        risk: 'A shift stays empty because two people each believed the other had it.',
        mitigation: 'Tell both people in plain words who holds the shift until a swap is confirmed.',
      },
      {
        risk: 'Rest periods are broken unnoticed.',
        mitigation: 'Check the hours between two shifts before a swap or a sign-up is accepted.',
      },
    ],
    theo: [
      'Model a shift as places to fill, and lock one place at a time when somebody signs up.',
      'Keep a swap as an offer with a deadline; the first holder stays responsible until somebody accepts.',
    ],
    claude: [
      'Some people must not work alone or at night: keep such rules in the system, not in heads.',
      'Sick leave is health data: record that a shift is open, not why.',
    ],
  },
  {
    id: 'events',
    triggers: /\b(?:events?|meet-?ups?|rsvp|attend(?:s|ance|ees)?|rehears\w+|workshops)\b/iu,
    name: 'Announce events and collect who comes',
    about: 'An event has date, place and limit; {people} say yes, no or maybe.',
    why: 'planning needs to know who comes',
    needs: ['calendar'],
    size: 'M',
    risks: [
      {
        risk: 'A changed date reaches only some of the guests.',
        mitigation: 'Send each change to everybody who answered, and show who has not confirmed it.',
      },
      {
        risk: 'More guests come than the room holds.',
        mitigation: 'Close sign-up at the limit, and keep a waiting list in order of arrival.',
      },
    ],
    theo: [
      'Store each answer with its time, since the order of answers decides who gets a place.',
      "Offer a calendar file with a stable id, so that a moved event also moves in the guests' calendars.",
    ],
    claude: [
      'A guest list is private: show numbers before names.',
      'Plan how an event is cancelled: who is told, how fast, and what is paid back.',
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
        mitigation: 'Tie each vote to a personal link or account, and show doubtful votes to the owner.',
      },
      {
        risk: 'Early votes sway the later ones.',
        mitigation: 'Let the owner hide the results until the poll is closed.',
      },
    ],
    theo: [
      'Store votes by option id, so that adding or reordering options loses none.',
      "Close the poll by the server's clock, so that it ends for everybody at the same moment.",
    ],
    claude: [
      'Decide before the first vote whether the poll is secret; an open one cannot be made secret later.',
      'Do not let an option be reworded once it has votes; those votes were for something else.',
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
        risk: 'A device set to the wrong zone shifts every time it shows.',
        mitigation: 'Name the zone beside each time, and let people set their zone by hand.',
      },
      {
        risk: 'A country changes its clock rules after a time was stored.',
        mitigation: 'Store future times as wall time and place name, so that new rules apply to them.',
      },
    ],
    theo: [
      'Use one time-zone library and one copy of the zone data on the server and the page alike.',
      'Keep dates without a time as dates; once turned into midnight, they slip to the day before.',
    ],
    claude: [
      'Test times at the date line and in a zone with half hours.',
      "A time zone hints at where somebody is: convert to the reader's zone instead of showing the writer's.",
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
        risk: 'A forgotten clock runs all night.',
        mitigation: 'After the hours of a usual day, ask whether the clock should stop, and propose an end.',
      },
      {
        risk: 'Time records turn into surveillance.',
        mitigation: 'Agree in writing what the records may be used for before anybody sees those of others.',
      },
    ],
    theo: [
      'Let the store allow one running clock per person, whatever device started it.',
      'Store start and end rather than a length, so that overlaps show.',
    ],
    claude: [
      'Labour law says which hours must be kept and for how long: look it up before anything is deleted.',
      'Ask a reason for each correction and keep the first value; otherwise the records prove nothing.',
    ],
  },
  {
    id: 'timer',
    triggers: /\b(?:timers?|stop-?watch|countdowns?|interval (?:timers?|training)|pomodoro)\b/iu,
    name: 'Time {things} with a clock',
    about: 'A timer runs on the device, rings at the end and goes on when the screen sleeps.',
    why: 'hands and head are busy elsewhere',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Phones stop background pages, and the timer with them.',
        mitigation: 'Compute the remaining time from the clock, and schedule a system notification for the end.',
      },
      {
        risk: 'A silenced phone swallows the alarm.',
        mitigation: 'Let the alarm use sound, screen and vibration together.',
      },
    ],
    theo: [
      'Store the start and the length; a running timer then survives a reload.',
      'Make the timer work without a network, since kitchens and gyms often have none.',
    ],
    claude: [
      'Say that the timer is no safety device where something can burn or hurt.',
      'Test the timer on an old phone with a low battery, where power saving strikes first.',
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
        risk: "Old entries are read by today's rules and misunderstood.",
        mitigation: 'Show beside each entry which rules and names held at its time.',
      },
      {
        risk: 'Years of entries make the page slow.',
        mitigation: 'Page by time, and thin out old measurements to daily figures.',
      },
    ],
    theo: [
      'Append events and never rewrite them; the history is then a plain read.',
      "Order events by the server's clock; by device clocks, effects can stand before their causes.",
    ],
    claude: [
      'A history of places or visits is a profile of a person: limit how far back it reaches.',
      'Decide who may correct an entry in hindsight, and show the correction beside the original.',
    ],
  },
  {
    id: 'maintenance',
    triggers: /\b(?:maintenance|service intervals?|inspections? due|repairs?|wear (?:and tear|of))\b/iu,
    name: 'Plan maintenance of {things} and log it',
    about: 'Intervals by date or use remind; work, parts and cost are noted.',
    why: 'neglected {things} break at the worst time',
    needs: ['reminders'],
    size: 'M',
    risks: [
      {
        risk: 'Resetting an interval hides a service that was skipped.',
        mitigation: 'Record the planned and the actual date separately, and count skipped services.',
      },
      {
        risk: 'A meter reading jumps or stops, and the due date moves wrongly.',
        mitigation: 'Check each reading against the last one before it moves a due date.',
      },
    ],
    theo: [
      'Give each interval two triggers, time and use, and let the earlier one decide.',
      'Attach invoice and photo to each service; buyers and inspectors ask for proof later.',
    ],
    claude: [
      'Where safety depends on a service, a missed one must block further use.',
      'Ask who is bound by law to keep the maintenance record, and for how long.',
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
        risk: 'Tasks pile up until everybody ignores the list.',
        mitigation: 'Show each person only what is due, and propose closing tasks that nobody has touched for months.',
      },
      {
        risk: 'A task is assigned to somebody who never sees it.',
        mitigation: 'Notify the person, and show the sender that the task is still unread.',
      },
    ],
    theo: [
      'Use one shape for all tasks, wherever they are created, with a link back to their origin.',
      'Sort by due date on the server, so that every device shows the same order.',
    ],
    claude: [
      'Let people refuse a task with a reason; a task pressed on somebody is quietly ignored.',
      "Make plain who else can see a person's tasks before private errands stand beside work.",
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
        risk: 'All boxes are ticked in one go at the end.',
        mitigation: 'Store the time of each tick, and point out runs in which all ticks fell within a minute.',
      },
      {
        risk: 'A changed list makes old runs look incomplete.',
        mitigation: 'Judge each run by the list as it was when the run began.',
      },
    ],
    theo: [
      'Copy the steps into a run when it starts; a template and its runs live apart.',
      'Record ticks without a network, and send them one by one when the connection is back.',
    ],
    claude: [
      'Long lists get skipped: keep only the steps that would hurt if left out.',
      'Let a vital step block the next ones until it is done, and name who may override it.',
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
        risk: 'Two people move the same card at once.',
        mitigation: 'Refuse the stale move, and show where the card is now.',
      },
      {
        risk: 'A column with hundreds of cards loads slowly.',
        mitigation: 'Load each column in pages, with the top cards first.',
      },
    ],
    theo: [
      "Store a card's position as a rank between its neighbours, so that a move writes one row.",
      'Keep stages as data with an order, since every team will rename and add some.',
    ],
    claude: [
      'If entering a column sends mail or moves money, say so before the card is dropped.',
      'Offer a way to move cards by keyboard; not everybody can drag.',
    ],
  },
] satisfies Capability[];
