import type { Capability } from '../capability.ts';

export const reach = [
  {
    id: 'reminders',
    triggers: /\b(?:remind(?:s|er|ers|ed|ing)?|due dates?|deadlines?|don'?t forget|never forget|forget(?:s|ting)?)\b/iu,
    name: 'Remind {people} before {a thing} is due',
    about:
      'A message goes out ahead of time, at a moment each of the {people} can choose, and says what is to be done.',
    why: 'forgotten {things} cost time, money or goodwill',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A reminder that comes twice or late destroys trust in {doing}.',
        mitigation: 'Send from a queue with one key per person and date, and show what was sent about {object}.',
      },
      {
        risk: 'Summer time and time zones shift {doing} by an hour.',
        mitigation: 'Store the wall time and zone of {object} and test both change-over nights.',
      },
    ],
    theo: [
      '{Doing} wants a scheduler that survives a restart; a timer in memory loses {object}.',
      'Compute the next moment for {object} when they change, so that {doing} is one indexed query.',
    ],
    claude: [
      'Ask what happens when {object} are cancelled between planning and {doing}.',
      'A reminder on a locked screen shows {object} to bystanders: keep the text of {doing} discreet.',
    ],
  },
  {
    id: 'notifications',
    triggers:
      /\b(?:notif(?:y|ies|ied|ication|ications)|alert(?:s|ed|ing)?|push messages?|get(?:s)? told|inform(?:s|ed)?|tell (?:me|us|them|everyone|everybody)|let (?:me|us) know|warn(?:s|ed|ing|ings)?)\b/iu,
    name: 'Notify {people} when {things} change',
    about: '{People} hear at once about what concerns them in {things}, by the channel they chose.',
    why: 'nobody keeps looking at {things} to see whether something happened',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Too many messages about {object} are switched off within a week.',
        mitigation: 'Begin {doing} with the few that need an action and bundle the rest.',
      },
      {
        risk: 'Messages get lost without anybody noticing.',
        mitigation: 'Record each delivery of {doing} and show failures beside {object}.',
      },
    ],
    theo: [
      'Separate the event from the channel; {doing} over a new channel must not touch {object}.',
      '{Doing} belongs behind an outbox written in the same transaction as {object}.',
    ],
    claude: [
      'Decide who is told when {doing} itself fails for an hour.',
      'Messages carry {object} out of your protection: send a link instead of contents when {doing}.',
    ],
  },
  {
    id: 'alarm',
    triggers:
      /\b(?:alarms?|thresholds?|too (?:high|low|hot|cold)|goes? (?:low|high)|exceed(?:s|ed)?|out of range|limits? (?:is|are) (?:passed|reached))\b/iu,
    name: 'Raise an alarm when values leave their limits',
    about: 'Limits can be set per person or place; crossing one raises an alarm that has to be acknowledged.',
    why: 'somebody has to act before damage is done',
    needs: ['notifications'],
    size: 'M',
    risks: [
      {
        risk: 'False alarms teach people to ignore {doing}.',
        mitigation: 'Ask for a second reading of {object} before {doing}, and count the false ones.',
      },
      {
        risk: 'Silence is taken for safety when {object} stop coming.',
        mitigation: 'Treat missing data as an alarm of its own in {doing}.',
      },
    ],
    theo: [
      'Evaluate limits where {object} arrive, not where they are shown; {doing} must not depend on an open page.',
      'Keep the state of each alarm (raised, seen, over) beside {object}, so that {doing} on several devices agrees.',
    ],
    claude: [
      'Write down in which cases {doing} must never be the only protection.',
      'Test {doing} end to end every day with an artificial value among {object}.',
    ],
  },
  {
    id: 'email',
    triggers: /\b(?:e-?mails?|mail(?:s|ing)?|inbox(?:es)?)\b/iu,
    name: 'Send and receive emails about {things}',
    about: 'Messages about {things} go out by email, and replies are kept with the {thing} they belong to.',
    why: '{people} read their mail anyway and open nothing new',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Mail about {object} is taken for spam.',
        mitigation: 'Set up sender records for the domain before {doing} and watch the bounces.',
      },
      {
        risk: 'A wrong recipient receives {object}.',
        mitigation: 'Show a preview with names before {doing}, and allow a short undo.',
      },
    ],
    theo: [
      'Hand mail to a queue; {doing} must not hold up the request that changed {object}.',
      'Match replies by a token in the address, so that {doing} finds {object} without guessing.',
    ],
    claude: [
      'Mail is a postcard: keep the delicate parts of {object} out of {doing}.',
      'Plan for the day when the mail provider of {doing} says no.',
    ],
  },
  {
    id: 'sms',
    triggers: /\b(?:sms|text messages?|whatsapp|telegram|signal messages?)\b/iu,
    name: 'Send {people} a text message',
    about: 'Short messages reach {people} on the phone without an app, with a link back to the {thing}.',
    why: 'a text message is read within minutes',
    needs: ['notifications'],
    size: 'M',
    risks: [
      { risk: 'Costs run away with {doing}.', mitigation: 'Cap {object} per day and show the bill as it grows.' },
      {
        risk: 'Numbers change owners and {object} reach strangers.',
        mitigation: 'Confirm a number once before {doing} and again after a year.',
      },
    ],
    theo: [
      'Hide the provider behind one small interface, since prices for {doing} change yearly.',
      'Keep texts for {object} short enough that {doing} never splits them.',
    ],
    claude: [
      'Get consent for {doing} and keep the proof with {object}.',
      'A text message can be faked: {doing} should never ask anybody to answer with secrets about {object}.',
    ],
  },
  {
    id: 'newsletter',
    triggers: /\b(?:newsletters?|mailing lists?|campaigns?|circulars?)\b/iu,
    name: 'Send a newsletter to subscribed {people}',
    about: 'Subscribers confirm once, receive a well laid out issue and leave with one click.',
    why: 'news about {things} should reach those who asked for it',
    needs: ['email'],
    size: 'M',
    risks: [
      {
        risk: 'A list without confirmed consent brings complaints about {object}.',
        mitigation: 'Use double opt-in from the first address used in {doing}.',
      },
      {
        risk: 'One faulty issue goes to everybody.',
        mitigation: 'Let {doing} pass through a test send and a ten-minute hold for {object}.',
      },
    ],
    theo: [
      'Send in batches with a resumable position, so that an interrupted {doing} never repeats {object}.',
      'Keep the list apart from {object}; subscribers are not users of {doing}.',
    ],
    claude: [
      'Count opens only if you need them; {doing} works without watching people.',
      'Make leaving easier than joining, or {doing} ends on block lists together with {object}.',
    ],
  },
  {
    id: 'chat',
    triggers:
      /\b(?:chat(?:s|ting)?|instant messag(?:e|es|ing)|messag(?:e|es|ing) (?:between|each other)|direct messages?|write to each other)\b/iu,
    name: 'Chat about {things} in real time',
    about: '{People} write to each other beside the {thing} they speak of, alone or in a group.',
    why: 'a quick question should not need another program',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'Messages are lost when the connection breaks during {doing}.',
        mitigation: 'Number them per conversation and ask for the missing ones of {object} on return.',
      },
      {
        risk: 'Somebody is harassed through {doing}.',
        mitigation: 'Ship block and report together with the first version of {object}.',
      },
    ],
    theo: [
      'Keep an ordered log per conversation; {doing} and its search both read {object} from it.',
      'One open connection per person is enough for {doing}; share it among tabs and {object}.',
    ],
    claude: [
      'Say how long messages about {object} are kept before {doing} holds ten years of them.',
      'Decide early whether the operator can read {object}, because {doing} cannot change that later without a break.',
    ],
  },
  {
    id: 'live',
    triggers:
      /\b(?:real-?time|live (?:on|map|view|data|values|updates?|ticker|positions?|scores?)|instantly|up to the minute|without reloading|immediately)\b/iu,
    name: 'Show {things} live as they change',
    about: 'What changes appears on every open screen within a second, without reloading.',
    why: 'decisions about {things} are wrong when the picture is old',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A frozen screen looks current while {object} move on.',
        mitigation: 'Show the age of the data, and say so when {doing} has lost its connection.',
      },
      {
        risk: 'Many viewers overload the source of {object}.',
        mitigation: 'Fan out once on the server and let {doing} drop in-between values.',
      },
    ],
    theo: [
      'Send small events and let the page fetch {object}; {doing} then heals itself after a gap.',
      'Decide the order key of {object} on the server, since clocks differ and {doing} depends on order.',
    ],
    claude: [
      'Ask what a person does with {object} that are a minute old; it decides how hard {doing} must try.',
      'A live view is a way to watch people: limit whom {doing} shows.',
    ],
  },
  {
    id: 'share-link',
    triggers:
      /\b(?:shar(?:e|es|ing)|shared (?:by|with|through|via)|send (?:a |the )?link|public links?|link to (?:outsiders|guests|friends)|with (?:others|my|our) (?:friends|family|colleagues|team))\b/iu,
    name: 'Share {things} by a link',
    about: 'A link shows one {thing} to whoever has it; it can be given an expiry and be withdrawn.',
    why: 'others should see {things} without effort',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A link travels further than meant and opens {object}.',
        mitigation: 'Show how often it was used, and let {doing} end with one click.',
      },
      {
        risk: 'Search engines list {object} by way of shared links.',
        mitigation: 'Tell crawlers to stay out of everything that {doing} creates.',
      },
    ],
    theo: [
      'A share is a row of its own with scope and expiry; {doing} must not set a flag on {object}.',
      'Serve shared {object} from a path of their own, so that {doing} can be limited and cached apart.',
    ],
    claude: [
      'Decide whether a shared view follows later changes to {object} or freezes them when {doing}.',
      'Warn before {doing} shows {object} that name third persons.',
    ],
  },
  {
    id: 'calls',
    triggers: /\b(?:video (?:calls?|meetings?|conferenc\w+)|calls?|conference calls?|telephone|phone calls?)\b/iu,
    name: 'Hold video calls about {things}',
    about: '{People} meet by video from the page of the {thing}, with nothing to install.',
    why: 'some questions about {things} are settled in two minutes of talk',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'Weak networks make {doing} useless.',
        mitigation: 'Fall back to sound alone and keep a chat for {object} beside it.',
      },
      {
        risk: 'A call room stays open to strangers.',
        mitigation: 'Bind each room to {object} and close it when {doing} ends.',
      },
    ],
    theo: [
      'Use a proven media server for {doing}; only the link to {object} is yours.',
      'Measure the bandwidth of {doing} per room before you promise numbers for {object}.',
    ],
    claude: [
      'Recording needs consent from all: leave it out of {doing} until somebody needs it for {object}.',
      'Decide where the media of {doing} flow; the country matters for {object}.',
    ],
  },
] satisfies Capability[];
