import type { Capability } from '../capability.ts';

export const sales = [
  {
    id: 'price-lists',
    triggers:
      /\b(?:price lists?|discounts?|reduced prices?|price categories|surcharges?|rates? per|tariffs?|tax per)\b/iu,
    name: 'Set prices by kind, group and time',
    about: 'Rules decide what somebody pays, and show why.',
    why: 'not all pay the same',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two rules fit at once and the sum of {object} surprises.',
        mitigation: 'State an order of rules, and show the winner in {doing}.',
      },
      {
        risk: 'A changed price reaches old orders.',
        mitigation: 'Fix prices of {object} when they are agreed, before {doing} changes.',
      },
    ],
    theo: [
      'Compute prices in one place on the server; {doing} must not live in pages.',
      'Give each price a first and last day, so that {doing} can answer for any date of {object}.',
    ],
    claude: [
      'Ask who may give {object} for nothing, and log it in {doing}.',
      'Unequal prices invite questions: write the reason where {doing} shows them.',
    ],
  },
  {
    id: 'quotes',
    triggers:
      /\b(?:quotes?|quotations?|estimates? for (?:clients?|customers?)|offers? (?:for|to) (?:clients?|customers?))\b/iu,
    name: 'Write quotes and turn accepted ones into orders',
    about: 'A quote has lines, a sum and an end; a yes by link makes it binding.',
    why: 'a quick answer wins the work',
    needs: ['templates'],
    size: 'M',
    risks: [
      {
        risk: 'An accepted quote differs from what was done.',
        mitigation: 'Freeze {object} at the yes, and let {doing} add changes apart.',
      },
      {
        risk: 'Old prices are accepted late.',
        mitigation: 'Give {object} an end date, and let {doing} refuse after it.',
      },
    ],
    theo: [
      'Copy lines into the order, so that {doing} keeps {object} readable for ever.',
      'Number {object} apart from invoices; {doing} may have gaps, those may not.',
    ],
    claude: [
      'Keep proof of who said yes when {doing}.',
      'A quote shows prices to rivals: protect the link of {doing}.',
    ],
  },
  {
    id: 'auctions',
    triggers: /\b(?:auctions?|bid(?:s|ding|ders?)?)\b/iu,
    name: 'Bid for {things} until a set time',
    about: 'The highest bid at the end wins, and all see the same clock.',
    why: 'a fair price is found by many',
    needs: ['payments'],
    size: 'L',
    risks: [
      {
        risk: 'Two bids in the last second dispute {object}.',
        mitigation: 'Order bids by arrival at the server, and extend {doing} by a minute.',
      },
      { risk: 'Somebody bids for fun.', mitigation: 'Confirm a person before {doing}.' },
    ],
    theo: [
      'Store bids append-only, so that {doing} can be checked for each of the {object}.',
      "The server's clock alone ends {doing}.",
    ],
    claude: [
      'Sellers may bid on own {object}: refuse it in {doing}.',
      'Write down what happens when the winner of {doing} does not pay.',
    ],
  },
  {
    id: 'subscriptions',
    triggers: /\b(?:subscriptions?|subscribe to a plan|monthly (?:fee|plan)|membership fees?|recurring payments?)\b/iu,
    name: 'Collect recurring fees',
    about: 'Each period a fee becomes due by itself, with a reminder when it fails.',
    why: 'asking for money every month is tiring',
    needs: ['payments'],
    size: 'M',
    risks: [
      { risk: 'A card expires and {object} lapse silently.', mitigation: 'Ask for a new one ahead of {doing}.' },
      { risk: 'Leaving is made hard and angers people.', mitigation: 'Let {doing} end with two clicks.' },
    ],
    theo: [
      'Let a scheduler create due sums with one key per person and period, so that {doing} never charges {object} twice.',
      'Keep the state of {object} apart from payment, since {doing} may be late.',
    ],
    claude: [
      'Look up the law on renewals before {doing} extends {object}.',
      'Decide what stays readable when {doing} has stopped.',
    ],
  },
  {
    id: 'suppliers',
    triggers: /\b(?:suppliers?|vendors?|purchase orders?|reorder(?:s|ing)?|procurement)\b/iu,
    name: 'Order from suppliers and book what arrives',
    about: 'Orders have lines and dates, and partial deliveries are counted.',
    why: 'who ordered what is asked daily',
    needs: [],
    size: 'S',
    risks: [
      { risk: 'An order is sent twice.', mitigation: 'Show open ones for {object} before {doing}.' },
      { risk: 'Delivered and charged amounts differ.', mitigation: 'Compare both against {doing} line by line.' },
    ],
    theo: [
      'Keep order, delivery and invoice as three records, so that {doing} shows the gap for {object}.',
      "Remember the supplier's own numbers of {object}; {doing} is quicker with them.",
    ],
    claude: [
      'Set from which sum on a second person looks at {doing}.',
      'Prices of {object} are confidential: limit who sees {doing}.',
    ],
  },
  {
    id: 'capacity',
    triggers: /\b(?:capacity|utili[sz]ation|workload|how busy|staffing)\b/iu,
    name: 'Plan work against capacity',
    about: 'What is planned is shown against what {people} can do.',
    why: 'overload is noticed too late',
    needs: ['schedule'],
    size: 'L',
    risks: [
      {
        risk: 'Plans treat {people} as always available.',
        mitigation: 'Subtract absences before {doing} shows a free day.',
      },
      { risk: 'Numbers become a whip.', mitigation: 'Show groups first, and limit who sees persons in {doing}.' },
    ],
    theo: [
      'Compute load by day from {object}, never store it, so that {doing} is always true.',
      'Keep the plan and what came side by side; {doing} learns from the gap.',
    ],
    claude: ['Ask whether {doing} needs names at all.', 'Decide who may overbook {object} in {doing}.'],
  },
] satisfies Capability[];
