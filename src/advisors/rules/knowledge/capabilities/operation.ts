import type { Capability } from '../capability.ts';

export const operation = [
  {
    id: 'second-factor',
    triggers: /\b(?:second factors?|two-?factor|2fa|one-time codes?|security keys?|passkeys?)\b/iu,
    name: 'Protect sign-in with a second factor',
    about: 'Beside the password a code or key is asked for, with spare codes for a lost phone.',
    why: 'a stolen password should not be enough',
    needs: ['accounts'],
    size: 'M',
    risks: [
      {
        risk: 'A lost phone locks somebody out of {object}.',
        mitigation: 'Hand out spare codes before {doing} is switched on.',
      },
      {
        risk: 'Codes are asked for so often that people look for ways around {doing}.',
        mitigation: 'Remember trusted devices for a stated time after {doing}.',
      },
    ],
    theo: [
      'Keep the secret of each person encrypted and apart from {object}, so that {doing} survives a leaked table.',
      'Count failed codes per account, not per address, when {doing}.',
    ],
    claude: [
      'Recovery is the weakest door: write down who may reset {doing} and how they check the person.',
      'Text messages can be redirected; offer a key or app for {doing} first.',
    ],
  },
  {
    id: 'single-sign-on',
    triggers:
      /\b(?:single sign-?on|sso|ldap|active directory|oauth|openid|saml|company accounts?|existing accounts?)\b/iu,
    name: 'Sign in with an existing account of the house',
    about: '{People} use the account they have already, and leave with it.',
    why: 'one more password is one too many',
    needs: ['accounts'],
    size: 'M',
    risks: [
      {
        risk: 'A failing directory shuts everybody out of {object}.',
        mitigation: 'Keep one local way in for the operator of {doing}.',
      },
      {
        risk: 'People who left keep their way to {object}.',
        mitigation: 'Let {doing} check the directory at each sign-in.',
      },
    ],
    theo: [
      'Map groups of the directory to roles in one table, so that {doing} does not scatter over {object}.',
      'Store the stable id of the person, never the mail address, for {doing}.',
    ],
    claude: [
      'Decide what happens to {object} of somebody whom {doing} no longer finds.',
      'Test {doing} with an expired certificate before it happens at night to {object}.',
    ],
  },
  {
    id: 'incidents',
    triggers: /\b(?:incidents?|outages?|disruptions?|downtime|postmortems?)\b/iu,
    name: 'Announce incidents and write what was done',
    about: 'One page holds state, times and steps, and those concerned are told.',
    why: 'silence looks like neglect',
    needs: ['notifications'],
    size: 'M',
    risks: [
      {
        risk: 'Texts written in haste say too much about {object}.',
        mitigation: 'Prepare wordings before {doing} is needed.',
      },
      { risk: 'The page fails together with {object}.', mitigation: 'Run {doing} in another place.' },
    ],
    theo: [
      'Keep entries in order and unchanged; {doing} is read as proof later.',
      'Tie {object} to the services they concern, so that {doing} reaches the right people.',
    ],
    claude: [
      'Name who may speak for the house when {doing}.',
      'Write the review while {object} are fresh, or {doing} teaches nothing.',
    ],
  },
  {
    id: 'status-page',
    triggers: /\b(?:status pages?|show(?:s|n)? the status|public status)\b/iu,
    name: 'Publish a page with the current state',
    about: 'One public page shows what works, what does not and since when.',
    why: 'customers should not have to phone',
    needs: ['public-pages'],
    size: 'S',
    risks: [
      {
        risk: 'The page says all is well while {object} fail.',
        mitigation: 'Let checks drive {doing}, with a way to override by hand.',
      },
      {
        risk: 'Details help attackers of {object}.',
        mitigation: 'Show names of services, not of machines, when {doing}.',
      },
    ],
    theo: [
      'Serve the page from files, so that {doing} stands a rush.',
      'Keep the history of {object} by day; {doing} is judged by months.',
    ],
    claude: [
      'Decide who may turn a light to green in {doing}.',
      'Rehearse {doing} once with a pretended fault of {object}.',
    ],
  },
  {
    id: 'uptime-checks',
    triggers:
      /\b(?:up-?time|check(?:s|ed)? (?:websites?|servers?|services?|them every)|heartbeats?|ping(?:s|ed)?|response times?)\b/iu,
    name: 'Check services at intervals',
    about: 'Each service is asked for an answer every minute, from more than one place.',
    why: 'customers should not be the alarm',
    needs: ['alarm'],
    size: 'M',
    risks: [
      {
        risk: 'One bad network makes {object} look broken.',
        mitigation: 'Ask from a second place before {doing} tells anybody.',
      },
      { risk: 'Checks load small servers of {object}.', mitigation: 'Space {doing} out, and ask for little.' },
    ],
    theo: [
      'Run checks in a queue with a deadline each; one hanging service must not delay {doing} of others.',
      'Thin out old measurements of {object}, or {doing} fills the disk.',
    ],
    claude: [
      'Ask who watches the watcher when {doing} itself stops.',
      'Checks carry passwords of {object}: keep them out of the logs of {doing}.',
    ],
  },
  {
    id: 'error-reports',
    triggers: /\b(?:stack traces?|crash(?:es|ed)?|exceptions?|error reports?|bug reports?)\b/iu,
    name: 'Collect error reports with their context',
    about: 'A report has version, device and the steps before, and equal ones are counted together.',
    why: 'users do not write reports',
    needs: [],
    size: 'M',
    risks: [
      { risk: 'Reports carry personal data out of {object}.', mitigation: 'Mask fields on the device before {doing}.' },
      {
        risk: 'A loop floods the store with {object}.',
        mitigation: 'Sample equal ones, and count the rest in {doing}.',
      },
    ],
    theo: [
      'Compute a fingerprint from the trace, so that {doing} groups {object} across versions.',
      'Take reports in through a queue; {doing} must never slow the app.',
    ],
    claude: [
      'Tell users that {doing} happens, and let them switch it off.',
      'Decide how long {object} are kept before {doing} becomes an archive of people.',
    ],
  },
  {
    id: 'deployments',
    triggers: /\b(?:deploy(?:s|ed|ing|ments?)?|roll-?backs?|go(?:es)? live|releases?)\b/iu,
    name: 'Release a version and go back when needed',
    about: 'A version is put in place step by step, and the one before is a click away.',
    why: 'the way back must be short',
    needs: ['environments'],
    size: 'L',
    risks: [
      {
        risk: 'Half of the servers run the old version of {object}.',
        mitigation: 'Let {doing} finish or undo itself as a whole.',
      },
      {
        risk: 'A change of the store cannot be undone with {object}.',
        mitigation: 'Separate it from {doing} by one release.',
      },
    ],
    theo: [
      'Build once and move the same package through all environments, so that {doing} holds no surprise.',
      'Check health after each step; {doing} should stop by itself.',
    ],
    claude: [
      'Ask which people notice first when {doing} goes wrong, and look there.',
      'Keys for {object} are the way in: keep them out of logs of {doing}.',
    ],
  },
  {
    id: 'code-checks',
    triggers:
      /\b(?:lint\w*|static analysis|check(?:s|ed|ing)? (?:our|the|my|for) [\w-]+ (?:manifests?|code|dependencies|licen[cs]es?)|deprecated|vulnerabilit(?:y|ies)|forbidden licen[cs]es?)\b/iu,
    name: 'Check files against rules and list findings',
    about: 'Each finding names file, line, rule and what to do.',
    why: 'a mistake found early is cheap',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Wrong alarms teach people to ignore {doing}.',
        mitigation: 'Allow an exception with a reason beside {object}.',
      },
      { risk: 'Rules grow old.', mitigation: 'Give {doing} a version and update its rules apart from the program.' },
    ],
    theo: [
      'Read files once into a tree and run all rules over it, so that {doing} stays fast on many {object}.',
      'Return an exit code; {doing} is read by machines as often as by people.',
    ],
    claude: [
      'Start with a baseline, so that {doing} only complains about what is new in {object}.',
      'Never run code that {doing} only has to read.',
    ],
  },
  {
    id: 'pull-requests',
    triggers: /\b(?:pull requests?|merge requests?|code reviews?)\b/iu,
    name: 'Propose changes for review',
    about: 'A change arrives as a branch with a reason, ready to be looked at.',
    why: 'a finding without a fix is left lying',
    needs: ['code-checks'],
    size: 'M',
    risks: [
      { risk: 'A flood of proposals buries {object}.', mitigation: 'Bundle them, and limit how many {doing} opens.' },
      { risk: 'An automatic change breaks {object}.', mitigation: 'Run the tests before {doing} asks anybody.' },
    ],
    theo: [
      'Make the change from a fixed rule, so that {doing} can be repeated after a conflict.',
      'Remember which {object} were declined; {doing} should not ask twice.',
    ],
    claude: [
      'Give {doing} an account with the least rights on {object}.',
      'Never let {doing} merge by itself where people rely on {object}.',
    ],
  },
  {
    id: 'sandbox',
    triggers: /\b(?:sandbox(?:es)?|play ?grounds?|dry runs?|try (?:it )?out before|previews?)\b/iu,
    name: 'Try changes before they take effect',
    about: 'A dry run shows what would happen, and changes nothing.',
    why: 'rules are easily wrong',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'The trial differs from the real thing in {object}.',
        mitigation: 'Run the same code in {doing}, only without the last step.',
      },
      { risk: 'Test data slips into {object}.', mitigation: 'Mark all that {doing} creates and remove it by plan.' },
    ],
    theo: [
      'Separate deciding from doing, so that {doing} can stop between them for {object}.',
      'Limit time and size of {doing}; a trial must not slow {object}.',
    ],
    claude: [
      'Show plainly that {doing} is a trial, or somebody will rely on it.',
      'Secrets of {object} have no place in {doing}.',
    ],
  },
] satisfies Capability[];
