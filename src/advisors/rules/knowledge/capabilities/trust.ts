import type { Capability } from '../capability.ts';

export const trust = [
  {
    id: 'backup',
    triggers: /\b(?:back-?ups?|disaster|must not (?:get )?los[et]|never lose)\b/iu,
    name: 'Back up and restore {things}',
    about: 'Copies are taken by plan to another place, checked, and restored in a rehearsed way.',
    why: '{things} cannot be made a second time',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'The copy cannot be read on the day of need.',
        mitigation: 'Rehearse {doing} each quarter on {object} picked by lot.',
      },
      {
        risk: 'Copies hold what was erased.',
        mitigation: 'Let erased {object} fade from copies within a stated time of {doing}.',
      },
    ],
    theo: [
      'Take consistent copies while running; stopping for {doing} means it is not done to {object}.',
      'Keep three copies, one elsewhere, and let {doing} report itself.',
    ],
    claude: [
      'A copy is as secret as its source: encrypt {object} before {doing} sends them.',
      'The key for {doing} must survive the fire too.',
    ],
  },
  {
    id: 'encryption',
    triggers: /\b(?:encrypt\w*|end[- ]to[- ]end|e2ee|zero knowledge)\b/iu,
    name: 'Encrypt {things} so that only those concerned can read',
    about: 'Keys stay with the people; the server keeps what it cannot read.',
    why: 'one leak must not open everything',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A lost key loses {object} for ever.',
        mitigation: 'Offer a recovery that people print, and rehearse {doing} with it.',
      },
      {
        risk: 'Home-made methods fail.',
        mitigation: 'Use a reviewed library, and let an outsider look at {doing} before {object} are trusted to it.',
      },
    ],
    theo: [
      'Search and sums over {object} get hard once {doing}; decide first what must still work.',
      'Wrap keys per person, so that {doing} for a new member does not rewrite {object}.',
    ],
    claude: [
      'Say honestly what {doing} leaves visible: times, sizes and names around {object}.',
      'Plan how {doing} changes its method in five years.',
    ],
  },
  {
    id: 'anonymity',
    triggers: /\b(?:anonym\w*|pseudonym\w*|without names?|secret ballot)\b/iu,
    name: 'Keep answers to {things} anonymous',
    about: 'Names and answers are kept apart from the start and cannot be joined again.',
    why: 'honest answers need safety',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Times and small groups give people away in {object}.',
        mitigation: 'Round times and hold back groups under five in {doing}.',
      },
      { risk: 'Logs undo it.', mitigation: 'Switch off addresses in logs where {doing} takes {object}.' },
    ],
    theo: [
      'Use two stores without a common key; {doing} by promise alone is none for {object}.',
      'Hand out one-time tokens whose use is noted without the answer, so that {doing} still stops doubles.',
    ],
    claude: [
      'Free text betrays its writer: warn before {doing}.',
      'Let somebody outside try to find out who wrote {object}, as a test of {doing}.',
    ],
  },
  {
    id: 'moderation',
    triggers: /\b(?:moderat\w+|spam|abuse|report (?:a )?(?:post|user|comment|content)|harass\w+|inappropriate)\b/iu,
    name: 'Moderate {things} and handle reports',
    about: 'Reports land in a queue; moderators hide, warn or close with a reason that is kept.',
    why: 'one loud person can empty the room',
    needs: ['roles'],
    size: 'M',
    risks: [
      {
        risk: 'A moderator acts out of anger on {object}.',
        mitigation: 'Keep a reason with each step of {doing}, and let a second person look at complaints.',
      },
      { risk: 'Reports are used as a weapon.', mitigation: 'Show who reports often in vain, inside {doing} only.' },
    ],
    theo: [
      'Hide first, delete later; {doing} must keep {object} as evidence for a time.',
      'Put limits on new people ahead of {doing}, since prevention of bad {object} is cheaper.',
    ],
    claude: [
      'Law sets hours for some cases: know them before {doing} begins.',
      'Moderators need care too; {doing} shows them the worst of {object}.',
    ],
  },
  {
    id: 'signature',
    triggers: /\b(?:signatures?|sign(?:s|ed|ing)? (?:on|the|a|with|documents?|contracts?)|e-?sign\w*)\b/iu,
    name: 'Sign {things} on the screen',
    about: 'A signature is taken with name, time and the exact content signed.',
    why: 'a signature ends the discussion',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'What was signed is changed afterwards.',
        mitigation: 'Seal a copy of {object} with a hash at the moment of {doing}.',
      },
      {
        risk: 'The wrong person signs.',
        mitigation: 'Record how the person was known when {doing}, as strictly as {object} demand.',
      },
    ],
    theo: [
      'Keep the sealed file apart and unchangeable; {doing} only points from {object} to it.',
      'Store the order of signers as states, so that {doing} can wait for the next.',
    ],
    claude: [
      'Law knows several levels of {doing}: find out which {object} need.',
      'A drawn line proves little alone; keep the evidence around {doing}.',
    ],
  },
  {
    id: 'matching',
    triggers:
      /\b(?:match(?:es|ed|ing)?|bring together|suitable (?:partners?|people|helpers?)|pair(?:s|ed|ing)?|find (?:someone|somebody|people) (?:who|nearby|for))\b/iu,
    name: 'Match {people} and {things} that fit',
    about: 'Offers and wishes are compared by stated rules, and the best few are proposed with reasons.',
    why: 'the right one is there but unknown',
    needs: ['profiles'],
    size: 'L',
    risks: [
      {
        risk: 'The same few are proposed always.',
        mitigation: 'Spread proposals, and watch in {doing} who among {object} is never shown.',
      },
      {
        risk: 'A match brings strangers together.',
        mitigation: 'Let both agree before {doing} reveals names beside {object}.',
      },
    ],
    theo: [
      'Compute candidates by hard rules first, then rank; {doing} stays explainable for {object}.',
      'Store why, so that {doing} can say it in one sentence.',
    ],
    claude: [
      'Rules may shut out groups of people: test {doing} for that with made-up {object}.',
      'Give a quick way to report and block after {doing}.',
    ],
  },
  {
    id: 'public-pages',
    triggers:
      /\b(?:public(?:ly)?(?: pages?| website)?|landing page|visible to (?:everyone|all|the public)|status page)\b/iu,
    name: 'Publish {things} on a public page',
    about: 'Chosen {things} stand on a page that loads fast and is found by search engines.',
    why: '{people} look at home before they ask',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Internal fields slip onto the page of {object}.',
        mitigation: 'Choose fields for {doing} by name, never all but some.',
      },
      {
        risk: 'Old pages stay in caches.',
        mitigation: 'Give each page an expiry, and let {doing} send a removal for {object}.',
      },
    ],
    theo: [
      'Render from the same data with a narrow view; {doing} by a second copy of {object} goes stale.',
      'Cache whole pages, so that {doing} survives a rush.',
    ],
    claude: [
      'Names on the page need consent; keep proof with {object} before {doing}.',
      'Legal notice and contact belong on it from the first day of {doing}.',
    ],
  },
] satisfies Capability[];
