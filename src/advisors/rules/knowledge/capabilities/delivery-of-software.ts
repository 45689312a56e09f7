import type { Capability } from '../capability.ts';

export const deliveryOfSoftware = [
  {
    id: 'environments',
    triggers: /\b(?:environments|(?:test|each|every|per) environment|staging|production(?! of\b))\b/iu,
    name: 'Keep separate settings per environment',
    about: 'Each environment has its own settings, shown side by side with differences.',
    why: 'what is right for test can be wrong for production',
    needs: ['roles'],
    size: 'M',
    risks: [
      {
        risk: 'A test setting reaches production.',
        mitigation: 'Name and colour each environment, and ask again before a change to the live one.',
      },
      {
        risk: 'Settings drift apart until a test says nothing about production.',
        mitigation: 'Show the environments side by side, with the differences marked.',
      },
    ],
    theo: [
      'Share the definition of a setting, and keep only its values per environment.',
      'Give each environment its own keys and its own database, so that none can write into another.',
    ],
    claude: [
      'Let few people change production, and log each change with its reason.',
      'Copying live data into a test environment copies its secrets; strip them on the way.',
    ],
  },
  {
    id: 'targeting',
    triggers:
      /\b(?:percent(?:age)? of (?:the |our |all )?(?:users?|customers?|visitors|traffic|accounts|devices)|for [\d.,]+ percent|rollouts?|(?:turn|switch)(?:ed)? (?:\w+ ){0,3}(?:on|off) for|switches around|feature (?:flags?|toggles?|switches)|a\/b|for one customer|segments?)\b/iu,
    name: 'Turn {things} on for chosen users or a share',
    about: 'Rules and shares decide who gets what, the same for a person each time, and act within seconds.',
    why: 'a small group finds the fault first',
    needs: ['environments'],
    size: 'L',
    risks: [
      {
        risk: 'A faulty rule switches a feature off for everybody at once.',
        mitigation: 'Let clients keep the last good rules, and apply each change to a small share first.',
      },
      {
        risk: 'A person falls into another share on each device.',
        mitigation: 'Derive the share from a stable id of the person, so that everybody keeps what they were given.',
      },
    ],
    theo: [
      'Evaluate the rules in the client library on a cached set; a switch must not cost a network call.',
      'Give each switch an owner and an end date, or dead switches pile up in the code.',
    ],
    claude: [
      'Rules name customers: limit who may read them, and keep the names out of client code.',
      'Provide one button that switches a feature off for all, and rehearse its use.',
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
        risk: 'Somebody looks early and declares a winner by chance.',
        mitigation: 'Fix length and measure of an experiment before its start, and hide the result until its end.',
      },
      {
        risk: 'Two experiments overlap and disturb each other.',
        mitigation: 'Keep people out of a second experiment while the first one runs on the same page.',
      },
    ],
    theo: [
      'Log who saw which variant at the moment it was shown; settings do not tell that afterwards.',
      'Compute results from raw events, so that a doubted figure can be counted again.',
    ],
    claude: [
      'Write down what will never be varied, such as prices, safety and consent.',
      'Agree on a limit of harm beforehand, and end a variant automatically when it is crossed.',
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
        risk: 'A key is pasted into a public place and opens everything.',
        mitigation:
          'Give keys a narrow scope and a prefix that leak scanners find, and make withdrawing one a single click.',
      },
      {
        risk: 'Old keys stay valid because nobody dares to remove them.',
        mitigation: 'Show when each key was last used, and warn the owners of idle ones.',
      },
    ],
    theo: [
      'Store only a hash of each key, and show the key itself once, when it is made.',
      'Allow two valid keys during a change, so that rotating one needs no outage.',
    ],
    claude: [
      'Every key needs a person who answers for it, also after its maker has left.',
      'Test that a withdrawn key is refused within a minute, caches included.',
    ],
  },
] satisfies Capability[];
