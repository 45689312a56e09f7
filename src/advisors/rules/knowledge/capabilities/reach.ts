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
        risk: 'A reminder that comes twice or late destroys trust.',
        mitigation: 'Send from a queue with one key per person and date, and show what was sent.',
      },
      {
        risk: 'A date is moved or cancelled, and the reminder for the old one still goes out.',
        mitigation: 'Check the date again at the moment of sending, and drop the reminder if anything has changed.',
      },
    ],
    theo: [
      'Reminders need a scheduler that survives a restart; timers in memory do not.',
      'Compute the next moment when a date changes, so that the due reminders are one indexed query.',
    ],
    claude: [
      "Send by the receiver's own time zone, across clock changes too; a reminder at three in the morning helps nobody.",
      'A reminder shows on a locked screen: keep its text discreet.',
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
        risk: 'Too many messages are switched off within a week.',
        mitigation: 'Begin with the few that need an action, and bundle the rest into one a day.',
      },
      {
        risk: 'Messages get lost without anybody noticing.',
        mitigation: 'Record each delivery, and show the failed ones to somebody who can act.',
      },
    ],
    theo: [
      'Separate the event from the channel, so that a new channel changes nothing else.',
      'Write each message to an outbox in the same transaction as the change that causes it.',
    ],
    claude: [
      'Decide who is told when the notifications themselves have failed for an hour.',
      'A message leaves your protection: send a link instead of the contents.',
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
        risk: 'False alarms teach people to ignore the real one.',
        mitigation: 'Ask for a second reading before the alarm, and count the false ones.',
      },
      {
        risk: 'Silence is taken for safety when values stop coming.',
        mitigation: 'Treat missing values as an alarm of their own.',
      },
    ],
    theo: [
      'Evaluate limits where values arrive; an alarm must not depend on an open page.',
      'Keep the state of each alarm (raised, seen, over) in one place, so that all devices agree.',
    ],
    claude: [
      'Write down in which cases this alarm must never be the only protection.',
      'Send an artificial value through the whole chain each day, and check that the alarm arrives.',
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
        risk: 'Mail lands in the spam folder.',
        mitigation: 'Set up SPF, DKIM and DMARC for the domain, and watch the bounces.',
      },
      {
        risk: 'A message goes to the wrong recipient.',
        mitigation: 'Show names before sending, and hold each message for some seconds so that it can be stopped.',
      },
    ],
    theo: [
      'Hand mail to a queue, so that a slow mail server does not hold up the page.',
      'Match replies by a token in the address, since people change the subject line.',
    ],
    claude: [
      'Mail is a postcard: keep delicate details behind a link with sign-in.',
      'Plan for the day on which the mail provider blocks your account.',
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
      {
        risk: 'The bill for text messages runs away.',
        mitigation: 'Cap messages per day and per person, and show the bill as it grows.',
      },
      {
        risk: 'A number changes its owner, and messages reach a stranger.',
        mitigation: 'Confirm each number before the first message, and again after a year.',
      },
    ],
    theo: [
      'Put the provider behind one small interface, since prices and routes change every year.',
      'Keep texts within 160 characters; longer ones are split and cost more.',
    ],
    claude: [
      'Get consent before the first message, and store the proof.',
      'Text messages are easily faked: never ask for a code or a password in one.',
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
        risk: 'A list without confirmed consent brings complaints and block lists.',
        mitigation: 'Use double opt-in from the first address on.',
      },
      {
        risk: 'A faulty issue goes to everybody at once.',
        mitigation: 'Require a test send, and hold each issue for ten minutes before it leaves.',
      },
    ],
    theo: [
      'Send in batches with a stored position, so that an interrupted issue goes on without repeats.',
      'Keep subscribers apart from user accounts; most of them will never sign in.',
    ],
    claude: [
      'Count opens only if somebody acts on the number; a tracking pixel watches people.',
      'Make leaving easier than joining: one click, no sign-in and no question.',
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
        risk: 'Messages are lost when the connection breaks.',
        mitigation: 'Number the messages of each conversation, and fetch the missing ones on return.',
      },
      {
        risk: 'Somebody is harassed in private messages.',
        mitigation: 'Ship block and report together with the first version of the chat.',
      },
    ],
    theo: [
      'Keep one ordered log per conversation; history, search and unread marks all read from it.',
      'Open one connection per person, and share it among tabs and conversations.',
    ],
    claude: [
      'Say how long messages are kept before ten years of them have piled up.',
      'Decide early whether the operator can read messages; end-to-end encryption is hard to add later.',
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
        risk: 'A frozen screen looks current while the world moves on.',
        mitigation: 'Show the age of the data, and say clearly when the connection is lost.',
      },
      {
        risk: 'Many viewers overload the source.',
        mitigation: 'Fan out once on the server, and skip values in between for slow viewers.',
      },
    ],
    theo: [
      'Send small events and let the page fetch the data, so that it catches up by itself after a gap.',
      'Let the server decide the order of events, since the clocks of devices differ.',
    ],
    claude: [
      'Ask what somebody would do wrong with data one minute old; that tells how fast updates must be.',
      'A live view makes it easy to watch people: limit who may open it.',
    ],
  },
  {
    id: 'share-link',
    triggers:
      /\b(?:(?:share(?! of\b)|shares(?! (?:of|in)\b)|sharing)|shared (?:by|with|through|via)|send (?:a |the )?link|public links?|link to (?:outsiders|guests|friends)|with (?:others|my|our) (?:friends|family|colleagues|team))\b/iu,
    name: 'Share {things} by a link',
    about: 'A link shows one {thing} to whoever has it; it can be given an expiry and be withdrawn.',
    why: 'others should see {things} without effort',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A link travels further than it was meant to.',
        mitigation: 'Show how often each link was opened, let it expire, and let it be withdrawn with one click.',
      },
      {
        risk: 'Search engines list what was shared by link.',
        mitigation: 'Tell crawlers to stay out, and use addresses that cannot be guessed.',
      },
    ],
    theo: [
      'Store a share as a row with scope and expiry, and not as a flag on what is shared.',
      'Serve shared pages from a path of their own, so that they can be limited and cached apart.',
    ],
    claude: [
      'Decide whether a shared page follows later changes or stays as it was on the day of sharing.',
      'Warn before sharing a page that names other people.',
    ],
  },
  {
    id: 'calls',
    triggers:
      /\b(?:(?:video|voice|audio|group|phone|conference) ?calls?|video ?(?:meetings?|conferenc\w+)|telephone|calls (?:with|about|between)|make calls|call (?:each other|us|them|patients|clients))\b/iu,
    name: 'Hold video calls about {things}',
    about: '{People} meet by video from the page of the {thing}, with nothing to install.',
    why: 'some questions about {things} are settled in two minutes of talk',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'On a weak network the call breaks up.',
        mitigation: 'Let the call fall back to sound alone, and keep a text chat beside it.',
      },
      {
        risk: 'The room stays open, and strangers walk into the next call.',
        mitigation: 'Give each call a room of its own, and close it when the call ends.',
      },
    ],
    theo: [
      'Use a proven media server; only the invitation and the link are yours to build.',
      'Measure the bandwidth of one full room before you promise a number of participants.',
    ],
    claude: [
      'Recording needs the consent of everybody in the call: leave it out until somebody needs it.',
      'Find out in which country the media server stands, since every word passes through it.',
    ],
  },
] satisfies Capability[];
