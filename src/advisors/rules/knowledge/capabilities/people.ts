import type { Capability } from '../capability.ts';

export const people = [
  {
    id: 'accounts',
    triggers:
      /\b(?:accounts?|log-?ins?|sign(?:ing)?[- ]in|sign(?:ing)?[- ]up(?! for)|regist(?:er|ration) (?:of )?(?:users|members)|user accounts?)\b/iu,
    name: 'Sign in {people} with their own account',
    about: 'Each of the {people} has an account, signs in safely and gets back in after losing the password.',
    why: '{things} belong to somebody and only a known person may change them',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Stolen passwords could open {object} to strangers.',
        mitigation: 'Offer a second factor before {doing}, and slow down repeated attempts.',
      },
      {
        risk: 'Locked-out people cannot go on with {doing}.',
        mitigation: 'Give a tested way back in that does not need support when {object} are waiting.',
      },
    ],
    theo: [
      'Keep identity apart from {object}, so that sign-in can change without touching what {doing} stores.',
      'Sessions for {doing} should live on the server and be ended from there.',
    ],
    claude: [
      'Ask which parts of {doing} really need a known person; every account is a duty.',
      'Decide now what becomes of {object} when an account is closed.',
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
        risk: 'A forgotten check shows {object} to the wrong person.',
        mitigation: 'Ask one rule in one place before {doing}, and test each role against it.',
      },
      {
        risk: 'Roles for {doing} multiply until nobody understands them.',
        mitigation: 'Begin with three roles for {object} and add one only for a named person.',
      },
    ],
    theo: [
      'One table of who may do what keeps {doing} readable; scattered conditions do not.',
      'Put the rule for {object} beside the data query, so that lists never load what must not be shown.',
    ],
    claude: [
      'The dangerous case in {doing} is the role that was changed yesterday: let changes act at once.',
      'Log who granted access to {object}, so that a mistake can be traced.',
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
        risk: 'An invitation forwarded by chance lets a stranger into {object}.',
        mitigation: 'Let links for {doing} expire and show who used them.',
      },
      {
        risk: 'Invitations for {doing} end in spam folders.',
        mitigation: 'Offer a copyable link to {object} beside the message.',
      },
    ],
    theo: [
      'Store an invitation to {object} as a row of its own with state, sender and expiry.',
      '{Doing} needs a mail sender with retries; the click must not wait for it.',
    ],
    claude: [
      'Decide what an invited person sees of {object} before accepting.',
      'Limit how many invitations one person can send through {doing}, or it becomes a spam cannon.',
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
        risk: 'Profiles tell more about {object} than their owners meant.',
        mitigation: 'Show only the fields that {doing} needs, and let the owner hide them.',
      },
      {
        risk: 'Profiles go stale and mislead about {object}.',
        mitigation: 'Ask for a yearly look when {doing} touches an old profile.',
      },
    ],
    theo: [
      'Keep public and private fields of {object} in separate shapes, so that {doing} cannot leak one through the other.',
      'Pictures used in {doing} want resizing once at upload, not at every view.',
    ],
    claude: [
      'Ask whether {doing} needs real names at all.',
      'Plan the removal of {object}: search engines remember longer than you.',
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
        risk: 'Copies of {object} survive in logs and backups after an erasure.',
        mitigation: 'List every place where {doing} writes, and give each a period of keeping.',
      },
      {
        risk: 'An erasure breaks references inside {object}.',
        mitigation: 'Replace the person by a neutral marker, and test {doing} on such rows.',
      },
    ],
    theo: [
      'Mark every column of {object} that is personal, so that export and erasure in {doing} can be derived.',
      'Keep the legal basis beside {object}; it decides how long {doing} may remember.',
    ],
    claude: [
      'The cheapest protection in {doing} is not to ask: strike each field of {object} that nobody uses.',
      'Prove an erasure of {object} by a record that itself names nobody.',
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
        risk: 'The log of {object} grows until it slows the rest.',
        mitigation: 'Append only, by date, and move old entries of {doing} aside.',
      },
      {
        risk: 'The log itself shows secrets out of {object}.',
        mitigation: 'Name the fields that {doing} may never write down.',
      },
    ],
    theo: [
      'Write the entry in the same transaction as the change, or {doing} will one day disagree with {object}.',
      'Give {doing} a stable format from the first day, since old entries are never rewritten.',
    ],
    claude: [
      'Whoever can change {object} must not be able to change the record of it; check this for {doing} first.',
      'Agree how long entries about {object} are kept; {doing} is personal data too.',
    ],
  },
  {
    id: 'no-login',
    triggers:
      /\b(?:no log-?in|without (?:an? )?(?:account|log-?in|registration|sign-?up)|no (?:registration|sign-?up|account))\b/iu,
    name: 'Let {people} take part without an account',
    about: '{People} use a personal link instead of a password and can come back to what they entered.',
    why: 'signing in would keep {people} away',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A guessed link opens {object} to strangers.',
        mitigation: 'Use long random links for {doing} and let the owner renew them.',
      },
      {
        risk: 'One person answers many times through {doing}.',
        mitigation: 'Tie an answer to its link and show duplicates in {object} to the owner.',
      },
    ],
    theo: [
      'A link is a key: store only its hash for {object}, and let {doing} look it up in one step.',
      'Plan the step from a link to an account, so that {doing} can grow without losing {object}.',
    ],
    claude: [
      'Without accounts {doing} cannot ask who it was: keep {object} harmless enough for that.',
      'Limit the rate of {doing} per address before somebody scripts it.',
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
        risk: 'Rude or unlawful comments appear beside {object}.',
        mitigation: 'Give somebody the right to hide them before {doing} is opened to the public.',
      },
      {
        risk: 'Long threads bury the decision about {object}.',
        mitigation: 'Let one answer in {doing} be marked as the outcome.',
      },
    ],
    theo: [
      'Store comments apart from {object} with a plain parent key; {doing} then scales with paging.',
      'Render the text of {doing} as text; a small formatting set is enough.',
    ],
    claude: [
      'Say who may delete what in {doing} before the first quarrel over {object}.',
      'A comment box on {object} invites links: hold back the first ones from new people when {doing}.',
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
        risk: 'Mentions leak {object} to people who may not see them.',
        mitigation: 'Check rights again before {doing} sends anything.',
      },
      { risk: 'Too many mentions get ignored.', mitigation: 'Bundle those about the same {object} when {doing}.' },
    ],
    theo: [
      'Resolve names at writing time and store ids, so that {doing} survives a rename.',
      'A mention in {object} is an event; reuse the one notification path for {doing}.',
    ],
    claude: [
      'Mentioning outsiders in {doing} tells them that {object} exist.',
      'Let people mute a place before {doing} wears them out.',
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
      {
        risk: 'An absent approver stops all {object}.',
        mitigation: 'Name a deputy for {doing} and remind after a set time.',
      },
      {
        risk: 'Approvals become a rubber stamp.',
        mitigation: 'Show what changed in {object}, so that {doing} takes a real look in a minute.',
      },
    ],
    theo: [
      'Model {doing} as states with allowed steps, and refuse the rest in one place.',
      'Freeze the version of {object} that was shown, or {doing} approves something else.',
    ],
    claude: [
      'Nobody should approve their own {object}; make {doing} check that.',
      'Decide what happens to {object} that were approved by somebody who has left.',
    ],
  },
] satisfies Capability[];
