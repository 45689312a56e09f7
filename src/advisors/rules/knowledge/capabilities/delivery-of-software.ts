import type { Capability } from '../capability.ts';

export const deliveryOfSoftware = [
  {
    id: 'environments',
    triggers: /\b(?:environments?|test environment|staging|production)\b/iu,
    name: 'Keep separate settings per environment',
    about: 'Each environment has its own settings, shown side by side with differences.',
    why: 'what is right for test can be wrong for production',
    needs: ['roles'],
    size: 'M',
    risks: [
      {
        risk: 'A test setting reaches production with {object}.',
        mitigation: 'Colour and name environments in {doing}, and ask again before the live one.',
      },
      { risk: 'Differences grow unseen.', mitigation: 'Show a comparison of {object} beside {doing}.' },
    ],
    theo: [
      'Keep the definition shared and only values apart; {doing} then cannot lose {object}.',
      'Keys belong to one environment each, so that {doing} cannot cross.',
    ],
    claude: [
      'Give the right for production to few, and log {doing} there.',
      'Copying between environments must leave secrets of {object} behind.',
    ],
  },
  {
    id: 'targeting',
    triggers:
      /\b(?:percent(?:age)?|rollouts?|(?:turn|switch)(?:ed)? (?:\w+ ){0,3}(?:on|off) for|switches around|feature (?:flags?|toggles?|switches)|a\/b|for one customer|segments?)\b/iu,
    name: 'Turn {things} on for chosen users or a share',
    about: 'Rules and shares decide who gets what, the same for a person each time, and act within seconds.',
    why: 'a small group finds the fault first',
    needs: ['environments'],
    size: 'L',
    risks: [
      {
        risk: 'A faulty rule switches all off at once.',
        mitigation: 'Keep the last good state in each client when {doing} fails.',
      },
      {
        risk: 'Shares drift when people change device.',
        mitigation: 'Derive the share from a stable id, so that {doing} keeps {object} constant.',
      },
    ],
    theo: [
      'Evaluate rules in the client library on a cached set; {doing} must not add a call per {object}.',
      'Give each switch an owner and an end date, or {doing} leaves ruins.',
    ],
    claude: [
      'Rules may contain names of customers: limit who reads {object} while {doing}.',
      'Have one button that stops {doing} for all.',
    ],
  },
  {
    id: 'experiments',
    triggers: /\b(?:experiments?|a\/b tests?|variants?|split tests?)\b/iu,
    name: 'Compare variants in experiments',
    about: 'People are split at random, results per variant are shown with their uncertainty.',
    why: 'opinions are cheap and figures are not',
    needs: ['targeting'],
    size: 'L',
    risks: [
      {
        risk: 'An early look declares a winner by chance.',
        mitigation: 'Fix length and measure before {doing}, and hide results of {object} until then.',
      },
      { risk: 'Variants overlap and disturb each other.', mitigation: 'Exclude people of other tests when {doing}.' },
    ],
    theo: [
      'Log who saw what at the moment of showing; {doing} must not guess from settings of {object}.',
      'Compute results from raw events, so that {doing} can be checked.',
    ],
    claude: [
      'Trying on people needs limits: say what {doing} will not vary in {object}.',
      'Stop {doing} by itself when harm shows.',
    ],
  },
  {
    id: 'tokens',
    triggers: /\b(?:tokens?|api keys?|access keys?|secrets?|credentials?)\b/iu,
    name: 'Manage access keys in one place',
    about: 'Keys are made with scope and expiry, shown once, rotated and withdrawn.',
    why: 'a leaked key is a question of time',
    needs: ['accounts'],
    size: 'M',
    risks: [
      {
        risk: 'A key in a public place opens {object}.',
        mitigation: 'Give keys a recognisable prefix, so that scanners find them, and let {doing} withdraw at once.',
      },
      {
        risk: 'Nobody dares to remove old keys.',
        mitigation: 'Show last use in {doing} and warn owners of unused {object}.',
      },
    ],
    theo: [
      'Store only hashes; {doing} shows a key once and never again for {object}.',
      'Allow two valid keys during a change, so that {doing} needs no outage.',
    ],
    claude: [
      'Each key should say which person answers for {doing} with {object}.',
      'Test that a withdrawn key stops {doing} within a minute.',
    ],
  },
] satisfies Capability[];
