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
        risk: 'Two price rules fit at once, and the sum surprises.',
        mitigation: 'State the order of the price rules, and show which one decided.',
      },
      {
        risk: 'A changed price reaches orders that were already agreed.',
        mitigation: 'Copy the price into the order when it is placed.',
      },
    ],
    theo: [
      'Compute prices in one place on the server; a page may show them and never decide them.',
      'Give each price a first and a last day, so that any past invoice can be explained.',
    ],
    claude: [
      'Decide who may grant a discount and how large, and log each one with its reason.',
      'Unequal prices invite questions: show the reason beside the price.',
    ],
  },
  {
    id: 'quotes',
    triggers:
      /\b(?:quotes?(?! (?:by|of|from (?:books?|novels?|poems?|films?|songs?))\b)|quotations?|estimates? for (?:clients?|customers?)|offers? (?:for|to) (?:clients?|customers?))\b/iu,
    name: 'Write quotes and turn accepted ones into orders',
    about: 'A quote has lines, a sum and an end; a yes by link makes it binding.',
    why: 'a quick answer wins the work',
    needs: ['templates'],
    size: 'M',
    risks: [
      {
        risk: 'What was done differs from the accepted quote.',
        mitigation: 'Freeze the quote on acceptance, and have later changes accepted separately.',
      },
      {
        risk: 'A customer accepts an old quote at old prices.',
        mitigation: 'Give each quote an end date, and refuse acceptance after it.',
      },
    ],
    theo: [
      'Copy the lines into the order, so that the quote stays readable when prices change.',
      'Number quotes apart from invoices: the numbers of quotes may have gaps, those of invoices may not.',
    ],
    claude: [
      'Keep proof of who accepted which version, and when.',
      'A quote shows your prices to rivals: let its link expire, and make it impossible to guess.',
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
        risk: 'Two bids arrive in the last second, and the result is disputed.',
        mitigation: 'Order bids by their arrival at the server, and let a late bid extend the auction by a minute.',
      },
      {
        risk: 'Somebody bids without meaning to pay.',
        mitigation: 'Confirm the identity or hold a deposit before the first bid.',
      },
    ],
    theo: [
      'Store bids append-only, so that every result can be checked.',
      "Let the server's clock alone end an auction, and show that clock on every screen.",
    ],
    claude: [
      'Sellers bid on their own lots through friends: refuse what you can detect, and say that you look.',
      'Write down what happens when the winner does not pay.',
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
      {
        risk: 'A card expires, and the subscription lapses in silence.',
        mitigation: 'Ask for a new card a month before the old one expires, and grant some days of grace.',
      },
      {
        risk: 'Cancelling is hard, and people dispute the charges instead.',
        mitigation: 'Let people cancel with two clicks, and confirm the end by mail.',
      },
    ],
    theo: [
      'Create due fees with one key per person and period, so that nobody is charged twice.',
      'Keep access and payment as separate states, since a payment may arrive days late.',
    ],
    claude: [
      'Look up the law on renewals and notice periods before anything renews by itself.',
      'Decide what somebody can still read after the subscription has ended.',
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
      {
        risk: 'The same order is sent twice.',
        mitigation: 'Show open orders for the same item before a new one is sent.',
      },
      {
        risk: 'Ordered, delivered and charged amounts differ.',
        mitigation: 'Compare order, delivery and invoice line by line before anything is paid.',
      },
    ],
    theo: [
      'Keep order, delivery and invoice as three records, so that the gap between them can be shown.',
      "Store the supplier's own item numbers, which leave no doubt about what was ordered.",
    ],
    claude: [
      'Set the sum above which a second person approves an order.',
      'Purchase prices are confidential: limit who sees them.',
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
        risk: 'A plan treats people as always available.',
        mitigation: 'Subtract absences and part-time days before showing a day as free.',
      },
      {
        risk: 'Workload figures are used to put pressure on people.',
        mitigation: 'Show the workload of groups first, and limit who sees that of single people.',
      },
    ],
    theo: [
      'Compute the load per day from the planned work and never store it, so that it is always true.',
      'Keep plan and outcome side by side, so that the next estimate learns from the gap.',
    ],
    claude: [
      'Ask whether the plan needs names at all, or only the number of hands.',
      'Decide who may plan beyond capacity, and who is told.',
    ],
  },
] satisfies Capability[];
