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
        risk: 'A deleted field takes data of {object} along.',
        mitigation: 'Hide first and delete after a month, so that {doing} can be undone.',
      },
      {
        risk: 'Everything becomes a field.',
        mitigation: 'Show which fields are empty everywhere, and let {doing} propose removing them from {object}.',
      },
    ],
    theo: [
      'Keep values in one typed structure with the definition beside; {doing} must not alter tables of {object}.',
      'Index only fields used in filters, or {doing} slows each write of {object}.',
    ],
    claude: [
      'Free fields attract data nobody may hold: say so where {doing} is offered.',
      'Exports and programs rely on names; renaming in {doing} must keep an id for {object}.',
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
        risk: 'A timeout eats what was typed.',
        mitigation: 'Keep a draft on the device until {doing} has been confirmed for {object}.',
      },
      {
        risk: 'Robots fill the form.',
        mitigation: 'Slow down and check silently in {doing} before {object} reach a person.',
      },
    ],
    theo: [
      'Define fields once for page, check and store; {doing} then cannot disagree with {object}.',
      'Store the version of the form with each answer, since {doing} changes over time.',
    ],
    claude: [
      'Ask only what is used; each field of {doing} is a duty towards {object}.',
      'Show who will read it before {doing}.',
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
        mitigation: 'Check all ways when {doing}, and show dead ends among {object}.',
      },
      {
        risk: 'Changing a live form splits {object}.',
        mitigation: 'Make a new version on change, and let {doing} say how both are joined.',
      },
    ],
    theo: [
      'Describe forms as data with a schema; {doing} and filling in share one interpreter for {object}.',
      'Keep the set of question kinds small, since {doing} multiplies each with export and display.',
    ],
    claude: [
      'Builders will ask for delicate facts: remind them while {doing}.',
      'A form on your address can phish; check who may publish by {doing}.',
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
        risk: 'Entries differ in depth, and {object} cannot be compared.',
        mitigation: 'Show which fields are missing while {doing}, and let a list collect them.',
      },
      {
        risk: 'Numbers are given twice.',
        mitigation: 'Let the store draw the number during {doing} and never reuse one of {object}.',
      },
    ],
    theo: [
      'Separate the kind from the single piece; {doing} many copies of {object} needs both.',
      'Keep a short stable id, since labels and links rest on {doing}.',
    ],
    claude: [
      'Values and places of {object} interest thieves: limit who sees them while {doing}.',
      'Decide early what happens to {object} that are gone; {doing} must not delete their past.',
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
        risk: 'A return is forgotten in the record of {object}.',
        mitigation: 'Make {doing} one scan at the desk, and show open loans to the borrower.',
      },
      { risk: 'A lost {object} leaves a dispute.', mitigation: 'Note condition at both ends of {doing}.' },
    ],
    theo: [
      'One open loan per piece is a rule of the store; {doing} by two people at once is refused for {object}.',
      'Compute late fees on reading, so that {doing} can change its rules.',
    ],
    claude: [
      'What people borrow is private: let finished {doing} fade from {object}.',
      'Agree who may forgive a fee before {doing}.',
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
        risk: 'Loops in the data hang the drawing.',
        mitigation: 'Refuse impossible relations when {object} are saved, and guard {doing} against old ones.',
      },
      {
        risk: 'Large families flood the screen.',
        mitigation: 'Load branches on demand in {doing}, with a limit of depth for {object}.',
      },
    ],
    theo: [
      'Store relations as pairs with a kind; {doing} draws them and never holds {object} itself.',
      'Compute the layout away from the screen thread, since {doing} grows quickly.',
    ],
    claude: [
      'Relations are personal data of both ends: hide what one side refuses in {doing}.',
      'More than one truth exists about {object}; let {doing} show doubt.',
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
        risk: 'A copied code enters twice.',
        mitigation: 'Sign codes and share used ones among doors as {doing} goes on, also offline for {object}.',
      },
      { risk: 'A rush at opening breaks the sale of {object}.', mitigation: 'Queue buyers fairly before {doing}.' },
    ],
    theo: [
      'Reserve places with an expiry in the store; {doing} must never sell more than there are {object}.',
      'Load the list onto each device ahead, so that {doing} needs no network.',
    ],
    claude: [
      'Resellers buy by machine: limit {doing} per person.',
      'A cancelled evening needs refunds for all {object} in one step of {doing}.',
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
        risk: 'A late withdrawal breaks the pairing of {object}.',
        mitigation: 'State the rule for gaps, and let {doing} recompute only open rounds.',
      },
      {
        risk: 'Ties are decided differently than announced.',
        mitigation: 'Show the order of tie rules in {doing} beside {object}.',
      },
    ],
    theo: [
      'Make pairing a pure function of results and seed; {doing} can then be proved for {object}.',
      'Store each round as published, so that {doing} never rewrites the past.',
    ],
    claude: [
      'Let a referee overrule {doing} with a reason.',
      "Results entered by players need the other side's word before {doing} counts {object}.",
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
        risk: 'Two people buy the same.',
        mitigation: 'Send ticks at once, and let {doing} show who is shopping {object}.',
      },
      {
        risk: 'Units do not add up.',
        mitigation: 'Convert known units and list the rest apart when {doing} {object}.',
      },
    ],
    theo: [
      'Keep list entries linked to their source, so that {doing} can be redone when {object} change.',
      'Ticks need to work offline in the shop; {doing} merges later.',
    ],
    claude: [
      'Guessing brands and amounts annoys: let {doing} ask once and remember.',
      'A shared list shows habits; choose who joins {doing} with care for {object}.',
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
        risk: 'A forced match hides an error in {object}.',
        mitigation: 'Ask for a reason when {doing} closes with a difference.',
      },
      { risk: 'Closed months are changed.', mitigation: 'Lock {object} after {doing}, with a visible way to reopen.' },
    ],
    theo: [
      'Keep matches as pairs, so that {doing} can be undone one by one for {object}.',
      'Propose by date and sum, and let a person decide; {doing} by itself is for exact cases.',
    ],
    claude: [
      'Split duties: who enters {object} should not be the one {doing}.',
      'An unexplained cent is a finding, not a nuisance, in {doing}.',
    ],
  },
] satisfies Capability[];
