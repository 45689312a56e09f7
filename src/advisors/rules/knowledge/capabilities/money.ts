import type { Capability } from '../capability.ts';

export const money = [
  {
    id: 'payments',
    triggers:
      /\b(?:pay(?:s|ing|ments?|able)?(?: online)?|credit cards?|stripe|paypal|deposits?|donat(?:e|es|ions?)|subscriptions? fees?|membership fees?)\b/iu,
    name: 'Take payments for {things} online',
    about: '{People} pay by card or transfer through a payment service, and the {thing} knows its state.',
    why: 'unpaid {things} cost time and nerves',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A payment arrives but its message gets lost, so {object} stay open.',
        mitigation: 'Ask the provider for open cases every few minutes beside {doing}.',
      },
      {
        risk: 'A double click charges twice.',
        mitigation: 'Give each attempt of {doing} one key that the provider honours.',
      },
    ],
    theo: [
      'Let a payment service hold card data; {doing} keeps only its reference beside {object}.',
      'Record money for {object} as an append-only ledger, so that {doing} can be reconciled.',
    ],
    claude: [
      'Rules on refunds and tax belong on paper before {doing} takes the first cent for {object}.',
      'Watch for people who test stolen cards by {doing} small sums.',
    ],
  },
  {
    id: 'checkout',
    triggers: /\b(?:check-?out|shopping carts?|carts?|baskets?|place (?:an )?orders?|orders? (?:online|from))\b/iu,
    name: 'Put {things} into a cart and order them',
    about: '{People} collect {things}, enter an address once, see the full price and order.',
    why: 'this is the step on which every sale depends',
    needs: ['payments', 'stock'],
    size: 'L',
    risks: [
      {
        risk: 'The price changes between cart and order of {object}.',
        mitigation: 'Fix the price for a stated time when {doing} begins.',
      },
      {
        risk: 'Long forms lose buyers in the middle of {doing}.',
        mitigation: 'Ask only what {object} need, and allow ordering as a guest.',
      },
    ],
    theo: [
      'Make the order one transaction over stock, price and address, so that {doing} cannot half succeed for {object}.',
      'Keep carts on the server with an expiry; {doing} continues on another device.',
    ],
    claude: [
      'Never trust sums from the browser: compute {object} anew at the end of {doing}.',
      'Keep the terms that were valid when {doing} happened together with {object}.',
    ],
  },
  {
    id: 'stock',
    triggers:
      /\b(?:stock|in store|sold out|running low|quantit(?:y|ies)|supplies|how many (?:are )?left|expir(?:y|es|ation) dates?)\b/iu,
    name: 'Track stock of {things}',
    about: 'Each movement changes the number on hand, and a minimum warns in time.',
    why: 'promising {things} that are gone costs trust',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two sales at once take the last of {object}.',
        mitigation: 'Let the store refuse to fall below zero during {doing}.',
      },
      {
        risk: 'Real and recorded numbers drift apart.',
        mitigation: 'Plan a short count, and let {doing} record the difference in {object} with a reason.',
      },
    ],
    theo: [
      'Keep movements rather than a number; {doing} then explains how many {object} there are.',
      'Reserve during the order with an expiry, so that {doing} frees {object} by itself.',
    ],
    claude: [
      'Decide what may happen when {object} run out in the middle of {doing}.',
      'Corrections by hand hide theft: show them in {doing} with person and time.',
    ],
  },
  {
    id: 'delivery',
    triggers:
      /\b(?:deliver(?:y|ies|ed|ing)?|pick-?ups?|pickup points?|collect(?:ed|ing)? at|shipping|ship(?:s|ped)?)\b/iu,
    name: 'Offer pickup and delivery of {things}',
    about: '{People} choose a place or an address with times, fees and limits.',
    why: 'not everybody can receive {things} in the same way',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A closed place is chosen for {object}.',
        mitigation: 'Bind times and places together in {doing}, with days off.',
      },
      {
        risk: 'Fees are wrong at the border of areas.',
        mitigation: 'Test {doing} with addresses at each edge for {object}.',
      },
    ],
    theo: [
      'Model places, time windows and areas as data; {doing} will change each season.',
      'Print lists per place and hour from the same query that {doing} uses for {object}.',
    ],
    claude: [
      'Addresses are personal: delete those of {doing} when {object} have arrived and the period is over.',
      'Plan the case that nobody comes for {object}.',
    ],
  },
  {
    id: 'order-states',
    triggers:
      /\b(?:order status|status of (?:the )?orders?|fulfil\w*|packing lists?|orders? (?:close|closes|closing)|order cycles?|cut-?off)\b/iu,
    name: 'Handle orders from received to done',
    about: 'Each order moves through clear states with times; lists show what is to be done today.',
    why: 'without states somebody has to ask about every one',
    needs: ['notifications'],
    size: 'M',
    risks: [
      {
        risk: 'An order hangs between two states.',
        mitigation: 'Show {object} that stand still longer than usual in {doing}.',
      },
      {
        risk: 'A state is set back without trace.',
        mitigation: 'Allow only named steps in {doing} and log them for {object}.',
      },
    ],
    theo: [
      'Draw the states before coding; {doing} refuses every other step on {object}.',
      'Messages follow states through one place, so that {doing} tells each buyer of {object} once.',
    ],
    claude: [
      'Ask what can still be changed in each state of {object}.',
      'A closing time needs a clock of the server; {doing} in the last second must be fair.',
    ],
  },
  {
    id: 'invoicing',
    triggers:
      /\b(?:invoic(?:e|es|ing)|bills? (?:to|for) (?:customers|clients)|billing|receipts? for (?:customers|clients|donors))\b/iu,
    name: 'Write invoices for {things}',
    about: 'An invoice has number, tax and terms, goes out as PDF and is never changed after.',
    why: 'money follows the invoice',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Numbers repeat or leave holes among {object}.',
        mitigation: 'Draw the number in the same step that {doing} seals the invoice.',
      },
      {
        risk: 'A corrected invoice hides the first.',
        mitigation: 'Cancel and write anew; {doing} never edits sealed {object}.',
      },
    ],
    theo: [
      'Freeze all texts and rates in the invoice; {doing} must not follow later changes of {object}.',
      'Make the PDF from stored data by one template, so that {doing} gives the same file again for {object}.',
    ],
    claude: [
      'Tax rules differ by country and year: let an adviser read {doing} before the first use.',
      'Keep {object} for the period the law names, also when a customer wants {doing} forgotten.',
    ],
  },
  {
    id: 'vouchers',
    triggers: /\b(?:vouchers?|coupons?|discount(?:s| codes?)?|gift cards?|promo codes?)\b/iu,
    name: 'Redeem vouchers and discounts for {things}',
    about: 'Codes lower the price by rule, amount and date, and each use is counted.',
    why: 'campaigns need a reason to buy now',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A code spreads and empties {object} at a loss.',
        mitigation: 'Limit uses per code and person in {doing}.',
      },
      {
        risk: 'Two discounts add up to less than cost.',
        mitigation: 'State the order of rules in {doing}, and test {object} with all of them.',
      },
    ],
    theo: [
      'Compute price rules in one pure place that {doing} and the cart share for {object}.',
      'Record which rule changed which line, so that {doing} can be explained.',
    ],
    claude: [
      'Guessing codes is easy: make them long and slow {doing} down after misses.',
      'A gift card is money owed; {doing} has to appear in the books with {object}.',
    ],
  },
  {
    id: 'refunds',
    triggers: /\b(?:refunds?|returns? (?:of|policy)|money back|cancel(?:s|led|lation)?(?: fees?| rules?| policy)?)\b/iu,
    name: 'Cancel {things} and refund by clear rules',
    about: '{People} cancel within a deadline; what is paid back follows stated rules.',
    why: 'plans change, and rules spare quarrels',
    needs: ['payments'],
    size: 'M',
    risks: [
      {
        risk: 'Money is paid back twice for the same {object}.',
        mitigation: 'Tie each refund to its payment, and let {doing} refuse more than was paid.',
      },
      {
        risk: 'Deadlines differ by time zone.',
        mitigation: 'Show the exact moment for {object} where {doing} is offered.',
      },
    ],
    theo: [
      'A cancellation is a state, not a deletion; {doing} keeps {object} for the books.',
      'Free the place or the stock in the same step as {doing}.',
    ],
    claude: [
      'Law gives buyers rights that no rule of {doing} can take away.',
      'Watch for people who live from {doing} {object} again and again.',
    ],
  },
  {
    id: 'bank-import',
    triggers:
      /\b(?:bank (?:statements?|imports?|sync|accounts?|connections?)|import (?:my |our )?(?:transactions|statements)|csv from (?:the|my|our) bank)\b/iu,
    name: 'Import transactions from a bank',
    about: 'Statements come in by file or connection; what is known already is recognised.',
    why: 'typing in each movement lasts two weeks at most',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'Two runs bring the same {object} twice.',
        mitigation: 'Build a stable key from date, sum and text, and let {doing} show doubtful ones.',
      },
      {
        risk: 'Access data of a bank leak.',
        mitigation: 'Prefer files or a licensed service, so that {doing} never sees a password.',
      },
    ],
    theo: [
      'Keep raw lines beside {object}; {doing} can then be repeated with better rules.',
      'One adapter per format with samples as tests keeps {doing} from breaking silently.',
    ],
    claude: [
      'Bank data tell a whole life: keep {object} of {doing} encrypted and on few machines.',
      'Plan for a format that changes overnight and stops {doing}.',
    ],
  },
  {
    id: 'budgets',
    triggers: /\b(?:budgets?|spending limits?|envelopes?|limit (?:my|our) spending)\b/iu,
    name: 'Set budgets and watch what is left',
    about: 'Each category has a limit per period, shows what is left and warns before it is passed.',
    why: 'looking back alone changes nothing',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Transfers count as spending and spoil {object}.',
        mitigation: 'Tell transfers from costs before {doing}, with a mark that can be changed.',
      },
      { risk: 'A warning comes after the limit is gone.', mitigation: 'Count planned costs of {object} in {doing}.' },
    ],
    theo: [
      'Compute what is left from entries on reading; stored sums make {doing} wrong after corrections of {object}.',
      'Decide at once what a period is, since {doing} by salary day differs from months.',
    ],
    claude: [
      "Shared budgets show one partner's {object} to the other: ask both before {doing}.",
      'Do not scold: people stop {doing} when it hurts.',
    ],
  },
  {
    id: 'splitting',
    triggers:
      /\b(?:split(?:s|ting)?|who owes|owe(?:s|d)?|shared? (?:costs?|expenses?|bills?)|settle(?:d|s)?(?: up| debts)?|even(?:ly)? divided)\b/iu,
    name: 'Split amounts and settle who owes whom',
    about: 'Amounts are divided equally, by share or by sum; balances follow and few payments settle them.',
    why: 'shared costs cause quarrels when nobody counts',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A cent is lost in dividing {object}.',
        mitigation: 'Give the rest by a fixed rule, and test that {doing} always adds up.',
      },
      {
        risk: 'A late change alters a settled balance.',
        mitigation: 'Close a period when {doing} is done, and book later changes of {object} into the next.',
      },
    ],
    theo: [
      'Compute balances from entries alone; {doing} must give the same for {object} in any order.',
      'Keep the proposal of transfers apart from the payments that were made, or {doing} confuses {object}.',
    ],
    claude: [
      'Ask what happens when somebody leaves in the middle of {doing}.',
      'Let each person see how {object} came about; trust in {doing} rests on that.',
    ],
  },
  {
    id: 'currencies',
    triggers: /\b(?:currenc(?:y|ies)|exchange rates?|foreign money)\b/iu,
    name: 'Work with several currencies',
    about: 'Amounts keep their currency and are converted at a dated rate.',
    why: 'journeys and foreign shops bring other money',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A wrong rate changes {object} in hindsight.',
        mitigation: 'Store the rate with each amount that {doing} converts.',
      },
      {
        risk: 'Currencies without cents break rounding in {doing}.',
        mitigation: 'Keep whole smallest units and the digits per currency for {object}.',
      },
    ],
    theo: [
      'Never add unlike currencies; let types forbid it in {doing} and {object}.',
      'Fetch rates once a day and keep them, so that {doing} works without a network.',
    ],
    claude: [
      'Say which rate counts when people settle {object} after {doing}.',
      'Reports in one currency hide losses: show how {doing} converted.',
    ],
  },
  {
    id: 'calculation',
    triggers:
      /\b(?:calculat(?:e|es|ed|ion|ions|or)|compute[sd]?|add(?:s|ed)? up|totals?|sums?|formulas?|estimate[sd]?|scale[sd]? (?:to|the|amounts))\b/iu,
    name: 'Calculate figures for {things} by rule',
    about: 'Figures are worked out from what was entered, with the way shown step by step.',
    why: 'working out {things} by hand brings errors',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A formula is wrong for rare {object}.',
        mitigation: 'Collect ten worked cases from practice, and run them as tests of {doing}.',
      },
      { risk: 'Units get mixed up.', mitigation: 'Keep a unit with every value that {doing} reads from {object}.' },
    ],
    theo: [
      'Put the rules of {doing} into pure functions with a version; {object} name the version used.',
      'Show intermediate values, since {doing} must be checked by hand.',
    ],
    claude: [
      'Say how exact {doing} is; digits suggest more than {object} can hold.',
      'Ask who answers for a decision made on {doing}.',
    ],
  },
] satisfies Capability[];
