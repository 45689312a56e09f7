import type { Capability } from '../capability.ts';

export const people = [
  {
    id: 'accounts',
    triggers:
      /\b(?:(?<!\b(?:bank|savings?|cash|cost|giro) )accounts?|log-?ins?|sign(?:ing)?[- ]in|sign(?:ing)?[- ]up(?! for)|regist(?:er|ration) (?:of )?(?:users|members)|user accounts?)\b/iu,
    name: 'Sign in {people} with their own account',
    about: 'Each of the {people} has an account, signs in safely and gets back in after losing the password.',
    why: '{things} belong to somebody and only a known person may change them',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A password stolen elsewhere opens an account here.',
        mitigation: 'Refuse known leaked passwords, slow down repeated attempts, and offer a second factor.',
      },
      {
        risk: 'People who are locked out cannot get back in.',
        mitigation: 'Offer a tested way of recovery that works without support, even on a Sunday.',
      },
    ],
    theo: [
      'Keep identity apart from profile data, so that the way of signing in can change later.',
      'Keep sessions on the server, where they can be listed and ended.',
    ],
    claude: [
      'Ask which parts of the product really need a known person; every account is a duty.',
      "Decide now what becomes of a person's entries when their account is closed.",
    ],
  },
  {
    id: 'roles',
    triggers:
      /\b(?:roles?|permissions?|access rights?|rights|admins?|administrators?|restrict(?:ed)?|who (?:can|may) (?:see|edit|change)|nobody else|only (?:members|staff|teachers|managers|the board))\b/iu,
    name: 'Limit who may see and change {things} by role',
    about:
      'A role decides which {things} each of the {people} can see and change; nobody sees more than the role gives.',
    why: 'not everybody may see or change everything about {things}',
    needs: ['accounts'],
    size: 'M',
    risks: [
      {
        risk: 'One forgotten check shows data to the wrong person.',
        mitigation: 'Ask one rule in one place before each read and write, and test every role against it.',
      },
      {
        risk: 'Roles multiply until nobody understands them.',
        mitigation: 'Begin with three roles, and add one only for a case that somebody can name.',
      },
    ],
    theo: [
      'Keep one table of who may do what; conditions scattered over the code cannot be reviewed.',
      'Put the permission into the query itself, so that lists never load what must not be shown.',
    ],
    claude: [
      'The dangerous case is the role that was withdrawn a minute ago: let changes take effect at once.',
      'Log who granted which role to whom, so that a mistake can be traced.',
    ],
  },
  {
    id: 'invitations',
    triggers: /\b(?:invit(?:e|es|ing|ations?))\b/iu,
    name: 'Invite {people} by link or email',
    about: 'A member sends an invitation; whoever opens it lands in the right place and can begin.',
    why: '{things} are of use only when the others are there too',
    needs: ['accounts'],
    size: 'M',
    risks: [
      {
        risk: 'A forwarded invitation lets a stranger in.',
        mitigation: 'Let each link expire and work only once, and show who used it.',
      },
      { risk: 'Invitation mails end in spam folders.', mitigation: 'Offer a link to copy beside the mail.' },
    ],
    theo: [
      'Store each invitation as a row with sender, role, state and expiry.',
      'Send invitation mails from a queue with retries; whoever invites should not wait for a mail server.',
    ],
    claude: [
      'Decide what an invited person may see before accepting.',
      'Limit how many invitations one person can send per day, or spammers will use them.',
    ],
  },
  {
    id: 'profiles',
    triggers: /\b(?:profiles?|profile pages?|about pages?|biograph(?:y|ies))\b/iu,
    name: 'Show a profile for each of the {people}',
    about: 'A page shows who somebody is and what they have to do with {things}.',
    why: '{people} want to know with whom they deal',
    needs: ['accounts'],
    size: 'S',
    risks: [
      {
        risk: 'A profile tells strangers more than its owner meant to.',
        mitigation: 'Keep new fields private by default, and let owners preview their page as a stranger sees it.',
      },
      {
        risk: 'Profiles go stale and mislead.',
        mitigation: 'Show when a profile was last confirmed, and ask its owner for a look once a year.',
      },
    ],
    theo: [
      'Keep public and private fields in separate shapes, so that one cannot leak through the other.',
      'Resize profile pictures once at upload, not at every view.',
    ],
    claude: [
      'Ask whether profiles need real names at all.',
      'Search engines remember longer than you: keep profiles out of them unless the owner agrees.',
    ],
  },
  {
    id: 'data-rights',
    triggers: /\b(?:gdpr|data protection|personal data|privacy|right to be forgotten|hipaa|consent)\b/iu,
    name: 'Let {people} see and delete their personal data',
    about: 'The product shows a person what it holds about them in {things} and erases it on request.',
    why: 'the law asks for it and {people} will ask too',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Copies survive in logs and backups after an erasure.',
        mitigation: 'List every place that holds personal data, and give each a retention period.',
      },
      {
        risk: 'Erasing a person breaks records that refer to them.',
        mitigation: 'Replace the person by a neutral marker, and test pages and reports with such records.',
      },
    ],
    theo: [
      'Mark every personal column in the schema, and derive export and erasure from the marks.',
      'Keep the legal basis beside each kind of data, since it decides how long the data may stay.',
    ],
    claude: [
      'Check who is asking: an export sent to the wrong person is a data breach of its own.',
      'Prove an erasure by a record that itself names nobody.',
    ],
  },
  {
    id: 'audit-log',
    triggers:
      /\b(?:who changed|change log|audit(?: log| trail)?|log of changes|who did what|changed what|trace changes)\b/iu,
    name: 'Log who changed which {things} and when',
    about: 'Every change to {things} is kept with person, time, old and new value, and can be filtered.',
    why: 'questions about a change come weeks later, when nobody remembers',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'The log grows until it slows everything else.',
        mitigation: 'Split the log by month, and move old months to cheaper storage.',
      },
      {
        risk: 'The log itself reveals secrets.',
        mitigation: 'List the fields whose values are never logged, and test that they stay out.',
      },
    ],
    theo: [
      'Write the entry in the same transaction as the change, or the log will one day disagree with the data.',
      'Give log entries a versioned format from the first day, since old ones are never rewritten.',
    ],
    claude: [
      'Whoever can change the data must not be able to change the log.',
      'Agree how long entries are kept: who did what at which hour is personal data too.',
    ],
  },
  {
    id: 'no-login',
    triggers:
      /\b(?:no log-?in|without (?:(?:creating|making|opening|having|needing) )?(?:an? )?(?:account|log-?in|registration|sign-?up)|without (?:signing|logging) (?:in|up)|no (?:registration|sign-?up|account))\b/iu,
    name: 'Let {people} take part without an account',
    about: '{People} use a personal link instead of a password and can come back to what they entered.',
    why: 'signing in would keep {people} away',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: "A guessed link opens somebody's entries to strangers.",
        mitigation: 'Use long random links, and let their owners renew them.',
      },
      {
        risk: 'One person takes part by several links.',
        mitigation: 'Tie each entry to its link, and show likely duplicates to those in charge.',
      },
    ],
    theo: [
      'Treat the link as a key: store only its hash, and look it up in one step.',
      'Plan the step from a link to an account, so that people keep their entries when they sign up.',
    ],
    claude: [
      'Without accounts nobody can prove who wrote an entry: keep what a link opens harmless enough for that.',
      'Limit the requests per network address, or somebody will script them.',
    ],
  },
  {
    id: 'comments',
    triggers: /\b(?:comments?|commenting|discuss(?:ion|ions)?|remarks?)\b/iu,
    name: 'Write comments on {things}',
    about: '{People} write short comments on {a thing} and see who answered what.',
    why: 'questions about {things} otherwise move into private messages and get lost',
    needs: ['accounts'],
    size: 'S',
    risks: [
      {
        risk: 'Rude or unlawful comments stay visible for hours.',
        mitigation: 'Let readers report a comment, and give somebody the right to hide it at once.',
      },
      {
        risk: 'Long threads bury the decision.',
        mitigation: 'Let one comment be marked as the outcome and pinned to the top.',
      },
    ],
    theo: [
      'Store each comment with a plain parent key, and load threads in pages.',
      'Escape comments on output, and allow only a small set of formatting.',
    ],
    claude: [
      'Say who may edit and delete comments before the first quarrel.',
      'Comment boxes attract spam links: hold back the first comments of new people.',
    ],
  },
  {
    id: 'mentions',
    triggers: /\b(?:mentions?|@mention\w*|tag(?:ging)? (?:people|colleagues|someone))\b/iu,
    name: 'Mention {people} to draw them in',
    about: 'Writing a name with a sign in front notifies that person and links to the place.',
    why: 'the right person should see a question about {things} without searching',
    needs: ['comments'],
    size: 'S',
    risks: [
      {
        risk: 'A mention shows a text to somebody who may not see it.',
        mitigation: 'Check the rights of the person mentioned before the notification is sent.',
      },
      {
        risk: 'So many mentions arrive that people ignore them.',
        mitigation: 'Bundle mentions from the same thread, and let people mute it.',
      },
    ],
    theo: [
      'Resolve names to ids when the text is saved, so that a mention survives a rename.',
      'Send mentions through the same path as all other notifications, with the same settings.',
    ],
    claude: [
      'Completing names reveals who is a member: suggest only people who may open the page.',
      'Mentioning a whole group can wake hundreds: limit who may do so.',
    ],
  },
  {
    id: 'approval',
    triggers:
      /\b(?:approv(?:e|es|al|als|ed)|sign(?:ed)? off|four[- ]eyes|release by|accept or reject|review(?:ed)? (?:by|before)|confirm(?:ed)? by)\b/iu,
    name: 'Approve {things} before they take effect',
    about: 'Somebody responsible looks at {a thing}, approves or returns it with a reason, and the sender is told.',
    why: 'a mistake in {things} costs more than a second look',
    needs: ['roles'],
    size: 'M',
    risks: [
      { risk: 'An absent approver stops everything.', mitigation: 'Name a deputy, and escalate after a set time.' },
      {
        risk: 'Approvals become a rubber stamp.',
        mitigation: 'Show what changed since the last approval, so that a real look takes a minute.',
      },
    ],
    theo: [
      'Model approval as states with named transitions, so that there is no path around the approver.',
      'Tie each approval to the exact version that was shown; an edit afterwards needs a new approval.',
    ],
    claude: [
      'Nobody should approve their own request; let the server enforce that.',
      'Decide whether approvals stay valid when the approver has left.',
    ],
  },
] satisfies Capability[];
