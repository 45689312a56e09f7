import type { Capability } from '../capability.ts';

export const records = [
  {
    id: 'custom-fields',
    triggers: /\b(?:custom fields?|own fields?|additional fields?|extra fields?|user-?defined)\b/iu,
    name: 'Add custom fields to {things}',
    about: 'Own fields with a type appear in form, list, filter and export.',
    why: 'no two places describe {things} in the same way',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Deleting a field takes its data along.',
        mitigation: 'Hide a deleted field first, and remove its data only after a month.',
      },
      {
        risk: 'Fields multiply until no form fits on a screen.',
        mitigation: 'Show how often each field is filled in, and propose to remove those that stay empty.',
      },
    ],
    theo: [
      'Keep the values in one typed structure beside their definitions; a new field must not alter tables.',
      'Index only the fields that are used in filters, since each index slows every write.',
    ],
    claude: [
      'Free fields attract data that nobody may hold: say so where a field is defined.',
      'Exports and other programs rely on fields: give each field an id that survives renaming.',
    ],
  },
  {
    id: 'forms',
    triggers:
      /\b(?:forms?|questionnaires?|surveys?|registration form|appl(?:y|ications?) form|fill(?:s|ed)? (?:in|out))\b/iu,
    name: 'Collect {things} through a form',
    about: 'A form asks what is needed, checks while typing and confirms what was sent.',
    why: 'what comes by mail is incomplete half the time',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A timeout or a closed tab eats what was typed.',
        mitigation: 'Keep a draft on the device until the server has confirmed the form.',
      },
      {
        risk: 'Robots fill the form with junk.',
        mitigation: 'Add a hidden trap field and a rate limit before anything reaches a person.',
      },
    ],
    theo: [
      'Define the fields once for page, check and store, so that the three cannot disagree.',
      'Store the version of the form with each answer, since its questions will change.',
    ],
    claude: [
      'Ask only what will be used; each field is a duty to protect the answer.',
      'Say beside the form who will read the answers and how long they are kept.',
    ],
  },
  {
    id: 'form-builder',
    triggers:
      /\b(?:form builder|build (?:own |our |my )?(?:forms|surveys|questionnaires)|different (?:kinds|types) of questions|conditional questions|skip (?:logic|questions))\b/iu,
    name: 'Build forms from several kinds of question',
    about: 'Questions, rules and texts are put together by hand and tried in a preview.',
    why: 'each case asks other questions',
    needs: ['forms'],
    size: 'L',
    risks: [
      {
        risk: 'A rule makes a question unreachable.',
        mitigation: 'Walk all paths when a form is published, and point out dead ends.',
      },
      {
        risk: 'Changing a live form splits its answers into two shapes.',
        mitigation: 'Publish each change as a new version, and say how old and new answers are joined.',
      },
    ],
    theo: [
      'Describe forms as data with a schema, and use one interpreter for the preview and the real answers.',
      'Keep the set of question types small: each one also needs a check, a display and an export.',
    ],
    claude: [
      'People will build forms that ask for health data or passwords: warn them where they add the question.',
      'A form under your address can be used for phishing: decide who may publish one.',
    ],
  },
  {
    id: 'catalogue',
    triggers: /\b(?:catalogu?e?s?|inventory|list of (?:all|everything|our|my)|directory|database of)\b/iu,
    name: 'Keep a catalogue of {things}',
    about: 'Each {thing} has its details and pictures in one shape, with room for what is special.',
    why: 'what is not recorded cannot be found or lent or sold',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Entries differ in depth and cannot be compared.',
        mitigation: 'Show which fields an entry lacks, and list all incomplete entries in one place.',
      },
      {
        risk: 'Two entries receive the same number.',
        mitigation: 'Let the store draw the number, and never reuse one, even after a deletion.',
      },
    ],
    theo: [
      'Separate the kind from the single piece, so that several copies can share one description.',
      'Give each entry a short, stable id, since labels and links will rest on it.',
    ],
    claude: [
      'A catalogue with values and places interests thieves: limit who sees those two fields.',
      'Decide early what happens to the entries of pieces that are gone; their past should stay readable.',
    ],
  },
  {
    id: 'lending',
    triggers:
      /\b(?:lend(?:s|ing)?|lent|borrow(?:s|ed|ing)?|loans?|give back|return(?:ed|s)? (?:late|items?|books?|tools?))\b/iu,
    name: 'Lend {things} and follow returns',
    about: 'A loan notes who has what since when and until when; late ones stand out.',
    why: 'nobody remembers who borrowed what',
    needs: ['catalogue'],
    size: 'M',
    risks: [
      {
        risk: 'A return is not recorded, and the borrower is reminded wrongly.',
        mitigation: 'Make recording a return one tap or scan, and let borrowers see and dispute their open loans.',
      },
      {
        risk: 'A damaged piece leads to a quarrel about who broke it.',
        mitigation: 'Note the condition with a photo when a piece goes out and when it comes back.',
      },
    ],
    theo: [
      'Let the store enforce one open loan per piece, so that nobody can lend it out a second time.',
      'Compute late fees from the dates and a dated rule instead of storing running totals.',
    ],
    claude: [
      'What people borrow is private: anonymise finished loans after a stated period.',
      'Agree who may waive a late fee, and record each waiver.',
    ],
  },
  {
    id: 'tree',
    triggers:
      /\b(?:family tree|tree (?:to|of|view|chart)|org(?:anisation)? charts?|hierarch\w+|ancestors?|pedigrees?)\b/iu,
    name: 'Show a tree to click through',
    about: 'A tree shows relations, opens branch by branch and centres on any {thing}.',
    why: 'relations are invisible in a list',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A loop in the relations hangs the drawing.',
        mitigation: 'Refuse impossible relations on saving, and remember visited branches while drawing.',
      },
      {
        risk: 'A large tree floods the screen.',
        mitigation: 'Load branches on demand, and limit the depth that opens at once.',
      },
    ],
    theo: [
      'Store relations as pairs with a kind, and derive the tree from them.',
      'Compute the layout off the main thread, since the work grows quickly with each level.',
    ],
    claude: [
      'A relation between two people is personal data of both: hide a branch when one of them objects.',
      'Sources contradict each other: let a relation be marked as doubtful instead of forcing one truth.',
    ],
  },
  {
    id: 'tickets',
    triggers: /\b(?:tickets?|admission|check-?in|entrance)\b/iu,
    name: 'Sell tickets and check them at the door',
    about: 'A ticket carries a code that is valid once; checking works without a network.',
    why: 'the queue at the door is the first impression',
    needs: ['payments'],
    size: 'L',
    risks: [
      {
        risk: 'A copied ticket is used twice.',
        mitigation: 'Sign the codes, and share used ones among all doors, even after a door was offline.',
      },
      {
        risk: 'A rush at the start of sales takes the shop down.',
        mitigation: 'Put buyers into a fair queue before they reach the sale.',
      },
    ],
    theo: [
      'Reserve seats with an expiry in the store, so that no more tickets are sold than there are places.',
      'Load the list of valid codes onto each scanner beforehand, so that the door works without a network.',
    ],
    claude: [
      'Resellers buy by machine: limit the number of tickets per person and per card.',
      'A cancelled evening needs refunds for all tickets in one step: build that before the first sale.',
    ],
  },
  {
    id: 'tournaments',
    triggers: /\b(?:tournaments?|pairings?|brackets?|leagues?|knock-?out)\b/iu,
    name: 'Plan tournaments and tables',
    about: 'Pairings, rounds and tables follow from the chosen system, with rules for ties.',
    why: 'pairing by hand ends in doubt',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A late withdrawal breaks the pairings.',
        mitigation: 'Write down the rule for gaps, and recompute only the rounds that are still open.',
      },
      {
        risk: 'Ties are broken in another order than announced.',
        mitigation: 'Publish the order of the tie-breaks, and show beside each place which one decided.',
      },
    ],
    theo: [
      'Make pairing a pure function of results and a stored seed, so that each draw can be proved.',
      'Store each round as it was published; later corrections must not rewrite it.',
    ],
    claude: [
      'Let a referee overrule a pairing or a result, with a reason that everybody sees.',
      'A result entered by one player should count only once the opponent has confirmed it.',
    ],
  },
  {
    id: 'shopping-list',
    triggers: /\b(?:shopping lists?|grocery lists?|groceries)\b/iu,
    name: 'Make a shopping list from {things}',
    about: 'Needs are added up, sorted by shop and ticked together on several phones.',
    why: 'forgotten items mean a second trip',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two people buy the same item.',
        mitigation: 'Send ticks to the other phones at once, and show who is shopping right now.',
      },
      {
        risk: 'Amounts in different units do not add up.',
        mitigation: 'Convert the units that are known, and list the rest separately.',
      },
    ],
    theo: [
      'Keep each list entry linked to its source, so that the list can be rebuilt when a plan changes.',
      'Let ticks work without a network, and merge them entry by entry when the phone is back online.',
    ],
    claude: [
      'Guessed brands and amounts annoy: ask once, and remember the answer.',
      'A shared list reveals habits: let its owner see and remove those who share it.',
    ],
  },
  {
    id: 'reconcile',
    triggers: /\b(?:reconcil\w+|balance(?:s|d)? (?:with|against)|tick(?:ed)? off against)\b/iu,
    name: 'Reconcile {things} with statements',
    about: 'Entries are ticked off against a statement until both agree; the rest is listed.',
    why: 'errors must be found before they add up',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A forced match hides an error.',
        mitigation: 'Demand a reason and a second person when a statement is closed with a difference.',
      },
      {
        risk: 'A closed month is changed later.',
        mitigation: 'Lock reconciled entries, and make reopening a visible step with a name.',
      },
    ],
    theo: [
      'Keep each match as a pair of entry and statement line, so that every one can be undone on its own.',
      'Match only exact amounts and dates automatically, and leave the rest to a person as proposals.',
    ],
    claude: [
      'Separate duties: whoever enters payments should not reconcile them.',
      'Treat an unexplained cent as a finding; it may be the remainder of two large errors.',
    ],
  },
] satisfies Capability[];
