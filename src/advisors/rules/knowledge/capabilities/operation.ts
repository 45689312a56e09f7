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
        risk: 'A lost phone locks somebody out of their account.',
        mitigation: 'Hand out spare codes before the second factor is switched on.',
      },
      {
        risk: 'Codes are asked for so often that people look for ways around them.',
        mitigation: 'Remember a trusted device for a stated time, and ask again before dangerous steps.',
      },
    ],
    theo: [
      "Encrypt each person's secret and keep the key elsewhere, so that a leaked table opens nothing.",
      'Count wrong codes per account, not per address, since attackers change addresses.',
    ],
    claude: [
      'Recovery is the weakest door: write down who may reset a second factor and how they check the person.',
      'Text messages can be redirected: offer passkeys or an authenticator app first.',
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
        risk: 'When the identity provider fails, nobody can sign in.',
        mitigation: 'Keep one local administrator account, locked away and tested twice a year.',
      },
      {
        risk: 'People who have left stay signed in.',
        mitigation: 'Keep sessions short, and end them when the directory disables the account.',
      },
    ],
    theo: [
      'Map directory groups to roles in one table instead of in scattered conditions.',
      "Store the provider's stable id of each person, never the mail address, since addresses are reassigned.",
    ],
    claude: [
      'Decide what happens to the work of somebody whom the directory no longer knows.',
      'Rehearse an expired signing certificate before a real one expires at night.',
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
        risk: 'A message written in haste says too much or promises too much.',
        mitigation: 'Prepare wordings for the usual cases before the first incident.',
      },
      {
        risk: 'The incident page fails together with the service.',
        mitigation: 'Run the incident page in another data centre, and let people post to it from a phone.',
      },
    ],
    theo: [
      'Append entries with their time and never edit them; the log is read as proof later.',
      'Tie each incident to the services it touches, so that only those concerned are told.',
    ],
    claude: [
      'Name who may speak for the house, and who stands in for them at night.',
      'Write the review within a week, while memories are fresh, and without blaming anybody.',
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
        risk: 'The page says that all is well while a service is down.',
        mitigation: 'Let checks set the state, with an override by hand that names its author.',
      },
      {
        risk: 'Details on the page help attackers.',
        mitigation: 'Name services as customers know them, never machines or versions.',
      },
    ],
    theo: [
      'Serve the status page as static files, so that it withstands a rush.',
      'Keep the state of every day; people judge a service by its months.',
    ],
    claude: [
      'Decide who may turn a red light green by hand.',
      'Rehearse a pretended outage once, from the first failed check to the published page.',
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
        risk: 'One bad network path makes a healthy service look down.',
        mitigation: 'Confirm each failure from a second place before anybody is woken.',
      },
      {
        risk: 'Frequent checks load small servers.',
        mitigation: 'Spread the checks over the minute, and let each ask for a small page.',
      },
    ],
    theo: [
      'Give each check a deadline of its own, so that one hanging service delays no other.',
      'Roll old measurements up by hour and day, or they fill the disk.',
    ],
    claude: [
      'Ask who watches the watcher: a check that did not run must raise an alarm too.',
      'Checks carry passwords and tokens: encrypt these, and keep them out of the logs.',
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
      {
        risk: 'Reports carry personal data off the device.',
        mitigation: 'Mask fields on the device, before a report is sent.',
      },
      {
        risk: 'A loop floods the store with the same error.',
        mitigation: 'Keep a sample of equal reports, and only count the rest.',
      },
    ],
    theo: [
      'Compute a fingerprint from the stack trace, so that equal errors are grouped across versions.',
      'Take reports in through a queue, so that a slow store never slows the application.',
    ],
    claude: [
      'Tell users that errors are reported, and let them switch that off.',
      'Set a retention period for error reports before they become an archive about people.',
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
        risk: 'Half of the servers stay on the old version.',
        mitigation: 'Treat a release as a whole: all servers take the new version, or all go back.',
      },
      {
        risk: 'A migrated database cannot be rolled back with the code.',
        mitigation: 'Change the schema one release ahead, so that old and new code both work with it.',
      },
    ],
    theo: [
      'Build once, and promote the same package through every environment.',
      'Check health after each step, and let the rollout stop by itself when errors rise.',
    ],
    claude: [
      'Know which users notice a bad release first, and watch their error rate after each one.',
      'Deployment keys open everything: store them in a vault, and rotate them when somebody leaves.',
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
        risk: 'False alarms teach people to ignore the findings.',
        mitigation: 'Let people silence a finding beside the line, with a reason.',
      },
      {
        risk: 'Rules grow old while the languages move on.',
        mitigation: 'Give the rules a version of their own, and update them apart from the program.',
      },
    ],
    theo: [
      'Parse each file once, and run all rules over the same tree.',
      'Return an exit code and a machine-readable report, since pipelines read them more often than people.',
    ],
    claude: [
      'Start with a baseline, so that an old code base shows only its new findings.',
      'Never execute the files under check; a hostile repository could otherwise take over the machine.',
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
      {
        risk: 'A flood of proposals buries the reviewers.',
        mitigation: 'Bundle related changes, and limit how many pull requests are open at once.',
      },
      { risk: 'An automatic change breaks the build.', mitigation: 'Run the tests before a reviewer is asked.' },
    ],
    theo: [
      'Derive each change from a fixed rule, so that it can be made again after a conflict.',
      'Remember declined changes, so that the same proposal is not opened twice.',
    ],
    claude: [
      'Give the account that opens pull requests no right beyond pushing a branch.',
      'Never merge automatically into a branch that is deployed.',
    ],
  },
  {
    id: 'sandbox',
    triggers: /\b(?:sandbox(?:es)?|(?:code|api|online) play ?grounds?|dry runs?|try (?:it )?out before|previews?)\b/iu,
    name: 'Try changes before they take effect',
    about: 'A dry run shows what would happen, and changes nothing.',
    why: 'rules are easily wrong',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'The dry run behaves differently from the real run.',
        mitigation: 'Run the same code in the trial as in reality, and leave out only the last step.',
      },
      {
        risk: 'Test data slips into the real records.',
        mitigation: 'Mark everything that a trial creates, and remove it on a schedule.',
      },
    ],
    theo: [
      'Separate deciding from doing, so that a trial can stop between the two.',
      'Limit the time and size of each trial run, so that it does not slow the real work.',
    ],
    claude: [
      'Show plainly that this is a trial, or somebody will rely on its result.',
      'Keep production secrets out of the trial environment.',
    ],
  },
] satisfies Capability[];
