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
        risk: 'On the day of need the backup cannot be read.',
        mitigation: 'Rehearse a full restore every quarter, on a machine that knows nothing of the old one.',
      },
      {
        risk: 'Backups keep what had to be erased.',
        mitigation: 'Let backups expire after a stated time, and repeat the erasures after each restore.',
      },
    ],
    theo: [
      'Take consistent copies while the system runs; a backup that needs a stop will be skipped one day.',
      'Keep three copies, one of them elsewhere, and report when the newest is older than a day.',
    ],
    claude: [
      'A backup is as secret as its source: encrypt it before it leaves the machine.',
      'Keep the key for the backups where the fire that takes the server cannot reach it.',
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
        risk: 'Whoever loses the key loses everything.',
        mitigation: 'Offer a recovery key that people print, and rehearse the recovery with them.',
      },
      {
        risk: 'Home-made encryption fails in ways that nobody sees.',
        mitigation: 'Use a reviewed library, and have an outsider read the code around it.',
      },
    ],
    theo: [
      'The server cannot search or add up what it cannot read; list first what must still work.',
      'Wrap the data key once per person, so that a new member needs no re-encryption.',
    ],
    claude: [
      'Say honestly what stays visible: times, sizes, and who talks to whom.',
      'Store the method beside each encrypted text, since it will have to change within some years.',
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
        risk: 'Times and small groups give people away.',
        mitigation: 'Round the times of answers, and hold back results of fewer than five people.',
      },
      {
        risk: 'Server logs undo the anonymity.',
        mitigation: 'Switch off network addresses in the logs wherever answers come in.',
      },
    ],
    theo: [
      'Use two stores without a common key, one for who took part and one for the answers.',
      'Hand out one-time tokens, and note that one was used, but not for which answer.',
    ],
    claude: [
      'Free text betrays its writer: warn beside the field.',
      'Ask somebody outside to find out who wrote what; that is the test that counts.',
    ],
  },
  {
    id: 'moderation',
    triggers:
      /\b(?:moderators?|moderation|moderating|moderate[sd]?(?= (?:by|the|what|new|all|posts?|comments?|messages?|content|discussions?))|spam|abuse|report (?:a )?(?:post|user|comment|content)|harass\w+|inappropriate)\b/iu,
    name: 'Moderate {things} and handle reports',
    about: 'Reports land in a queue; moderators hide, warn or close with a reason that is kept.',
    why: 'one loud person can empty the room',
    needs: ['roles'],
    size: 'M',
    risks: [
      {
        risk: 'A moderator acts out of anger.',
        mitigation: 'Ask moderators for a reason with each step, and let a second person decide about complaints.',
      },
      {
        risk: 'Reports are used as a weapon.',
        mitigation: 'Show moderators who often reports in vain, and hide nothing by the number of reports alone.',
      },
    ],
    theo: [
      'Hide first and delete later, since what was hidden is evidence for a while.',
      'Limit what new accounts may do; prevention costs less than a long queue.',
    ],
    claude: [
      'For some content the law gives you hours and not days: know which before you open.',
      'Moderators see the worst words and pictures: blur them at first, and share the load.',
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
        mitigation: 'Seal a copy with a hash at the moment of signing.',
      },
      {
        risk: 'The wrong person signs.',
        mitigation: 'Record how the signer was identified, as strictly as the document demands.',
      },
    ],
    theo: [
      'Keep the sealed file apart and unchangeable, and let the record only point to it.',
      'Store the order of signers as states, so that a document can wait for the next one.',
    ],
    claude: [
      'The law knows several levels of electronic signature: find out which one your documents need.',
      'A drawn line proves little by itself; keep time, device and consent with it.',
    ],
  },
  {
    id: 'matching',
    triggers:
      /\b(?:(?<!\b(?:an?|the|each|every|per|this|next|last|home|away|football|chess|tennis|league) )match|match(?:es (?=(?:both|them|helpers|people)\b|(?:[\p{L}-]+ ){1,4}(?:with|to|by)\b)|ed|ing)|bring together|suitable (?:partners?|people|helpers?)|pair(?:s|ed|ing)?(?! of\b)|find (?:someone|somebody|people) (?:who|nearby|for))\b/iu,
    name: 'Match {people} and {things} that fit',
    about: 'Offers and wishes are compared by stated rules, and the best few are proposed with reasons.',
    why: 'the right one is there but unknown',
    needs: ['profiles'],
    size: 'L',
    risks: [
      {
        risk: 'The same few are proposed again and again.',
        mitigation: 'Spread the proposals, and watch who is never shown.',
      },
      {
        risk: 'A match reveals somebody to a stranger.',
        mitigation: 'Show names and contacts only after both sides have agreed.',
      },
    ],
    theo: [
      'Exclude by hard rules first and rank what is left, so that every proposal can be explained.',
      'Store the reasons with each match, so that one sentence can name them.',
    ],
    claude: [
      'Rules can shut out whole groups: test them with invented people of every group.',
      'Give both sides a quick way to report and to block.',
    ],
  },
  {
    id: 'public-pages',
    triggers:
      /\b(?<!\bnot (?:be |made )?)(?:public(?:ly)?(?: pages?| website)?|landing page|visible to (?:everyone|all|the public)|status page)\b/iu,
    name: 'Publish {things} on a public page',
    about: 'Chosen {things} stand on a page that loads fast and is found by search engines.',
    why: '{people} look at home before they ask',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Internal fields slip onto the public page.',
        mitigation: 'Choose the published fields by name, and never publish all but some.',
      },
      {
        risk: 'A removed page lives on in caches and search engines.',
        mitigation: 'Give each page an expiry, and ask caches to drop it when it is removed.',
      },
    ],
    theo: [
      'Render public pages from the same data through a narrow view; a second copy goes stale.',
      'Cache whole pages, so that a rush of visitors does not reach the store.',
    ],
    claude: [
      'Names and photos on a public page need consent: keep the proof, and make removal easy.',
      'Legal notice and contact belong on a public page from its first day.',
    ],
  },
] satisfies Capability[];
