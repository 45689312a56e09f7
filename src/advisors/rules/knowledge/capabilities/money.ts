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
        risk: "A payment succeeds, but the provider's message is lost and the amount still shows as owed.",
        mitigation:
          'Ask the provider for the state of open payments every few minutes, besides listening for its messages.',
      },
      {
        risk: 'A double click charges the card twice.',
        mitigation: 'Give each payment attempt one idempotency key that the provider honours.',
      },
    ],
    theo: [
      'Leave card data with the payment provider, and keep only its reference beside the amount.',
      "Record payments in an append-only ledger, so that they can be reconciled with the provider's payouts.",
    ],
    claude: [
      'Put the rules on refunds and tax on paper before the first payment is taken.',
      'Watch for bursts of small payments: that is how stolen cards are tested.',
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
        risk: 'A price changes between filling the cart and placing the order.',
        mitigation:
          'Fix the prices for a stated time when checkout begins, and show any change before the buyer confirms.',
      },
      {
        risk: 'A long form loses buyers in the middle of checkout.',
        mitigation: 'Ask only what the order needs, and let people order as guests.',
      },
    ],
    theo: [
      'Write order, stock and address in one transaction, so that no order half succeeds.',
      'Keep carts on the server with an expiry, so that a buyer can continue on another device.',
    ],
    claude: [
      'Never trust a total that comes from the browser; compute the order anew on the server before payment.',
      'Keep the terms and prices that were valid at the time together with each order.',
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
        risk: 'Two sales at the same moment take the last item.',
        mitigation: 'Let the store refuse a stock below zero, and tell the second buyer at once.',
      },
      {
        risk: 'The recorded stock and the real shelf drift apart.',
        mitigation: 'Plan short, regular counts, and record each difference as a movement with a reason.',
      },
    ],
    theo: [
      'Record movements instead of overwriting a number; every stock level can then be explained.',
      'Reserve items when an order begins and let the reservation expire, so that abandoned orders free their stock.',
    ],
    claude: [
      'Decide what happens when an item runs out after it has been ordered.',
      'Corrections by hand can hide theft: show each one with person, time and reason.',
    ],
  },
  {
    id: 'delivery',
    triggers:
      /\b(?:deliver(?:y|ies|ed|ing)?|pick-?ups?|pickup points?|collect(?:ed|ing)? at|shipping|shipped|ships? (?:to|it|them|out|orders?|parcels?|goods|the (?:orders?|goods)))\b/iu,
    name: 'Offer pickup and delivery of {things}',
    about: '{People} choose a place or an address with times, fees and limits.',
    why: 'not everybody can receive {things} in the same way',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Somebody chooses a pickup point that is closed at that time.',
        mitigation: 'Offer only the opening times of the chosen place, and leave out its days off.',
      },
      {
        risk: 'Fees are wrong for addresses at the edge of a delivery area.',
        mitigation: 'Test fees and limits with addresses on both sides of every border.',
      },
    ],
    theo: [
      'Model places, time windows and areas as data; all three change each season.',
      'Print packing and delivery lists from the same query that fills the screen, so that they always agree.',
    ],
    claude: [
      'Addresses are personal data: delete them once the delivery is done and the legal period is over.',
      'Plan for the case that nobody opens the door or comes to pick up.',
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
        risk: 'An order hangs between two states and nobody notices.',
        mitigation: 'List every order that has stood still longer than usual for its state.',
      },
      {
        risk: 'A state is set back without a trace.',
        mitigation: 'Allow only named transitions, and log each one with person and time.',
      },
    ],
    theo: [
      'Draw the states and their transitions before coding, and refuse every other step in one place.',
      'Send messages from the transition itself, so that each buyer is told exactly once.',
    ],
    claude: [
      'Ask what a buyer may still change in each state, above all once packing has begun.',
      "Judge a closing time by the server's clock alone, and say what happens to an order that comes a second late.",
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
        risk: 'Invoice numbers repeat or leave gaps.',
        mitigation: 'Draw the number in the same transaction that seals the invoice.',
      },
      {
        risk: 'A corrected invoice hides the first one.',
        mitigation: 'Cancel the wrong invoice and write a new one; never edit a sealed invoice.',
      },
    ],
    theo: [
      'Copy names, texts and rates into the invoice; a later change to a customer or a price must not reach it.',
      'Make the PDF from stored data with a versioned template, so that an old invoice prints the same again.',
    ],
    claude: [
      'Tax rules differ by country and year: let an adviser read a sample before the first real invoice goes out.',
      'Invoices must be kept as long as the law says, even when a customer asks to be forgotten.',
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
        risk: 'A code spreads on the internet and is redeemed a thousand times.',
        mitigation: 'Limit the uses of each code in total and per customer, and make every code easy to stop.',
      },
      {
        risk: 'Two discounts add up to a price below cost.',
        mitigation:
          'Fix the order in which discounts apply and the lowest price they may reach, and test their combinations.',
      },
    ],
    theo: [
      'Compute discounts in one pure function that the cart and the order share.',
      'Record which discount changed which line, so that every price can be explained.',
    ],
    claude: [
      'Short codes can be guessed: make them long, and slow down repeated wrong entries.',
      'A gift card is money owed to somebody, so its balance belongs in the books.',
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
        risk: 'What was cancelled stays blocked, or is given away twice.',
        mitigation: 'Free the place or the stock in the same transaction that cancels.',
      },
      {
        risk: 'A cancellation deadline is read in the wrong time zone.',
        mitigation: 'Show the exact moment until which cancelling is free, with its time zone.',
      },
    ],
    theo: [
      'Treat a cancellation as a state, not a deletion; the books still need the record.',
      'Tie each refund to its payment, and refuse to return more than was paid.',
    ],
    claude: [
      'Consumer law gives buyers rights that no cancellation policy can take away: check the policy against it.',
      'Watch for customers who cancel and claim refunds again and again.',
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
        risk: 'The same statement is imported again, and its transactions are booked twice.',
        mitigation: 'Recognise each transaction by account, date, amount and text, and show doubtful ones to a person.',
      },
      {
        risk: 'Bank credentials leak.',
        mitigation: 'Use statement files or a licensed bank connection, so that no banking password is ever stored.',
      },
    ],
    theo: [
      'Keep the raw lines beside the transactions made from them, so that an import can be repeated with better rules.',
      'Write one adapter per bank format, each tested with anonymised sample files.',
    ],
    claude: [
      'Bank data tell a whole life: encrypt them, and limit who can open them.',
      'Banks change their formats overnight, so an unknown format has to stop the import loudly.',
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
        risk: 'Transfers between own accounts count as spending and distort the budget.',
        mitigation: 'Mark transfers apart from costs automatically, and let people correct the mark.',
      },
      {
        risk: 'The warning comes after the limit has been passed.',
        mitigation: 'Count planned and recurring costs as well, and warn at a share of the limit.',
      },
    ],
    theo: [
      'Compute what is left from the entries each time; a stored remainder goes wrong with the first correction.',
      'Decide early what a period is: from payday to payday is not the same as a calendar month.',
    ],
    claude: [
      "A shared budget shows one partner's spending to the other: ask both before it is switched on.",
      'Keep warnings factual; people stop using a budget that scolds them.',
    ],
  },
  {
    id: 'splitting',
    triggers:
      /\b(?:split(?:s|ting)?(?! (?:up |the )?(?:in|into|class|group|team|children|peas|wood)\b)|who owes|owe(?:s|d)?|shared? (?:costs?|expenses?|bills?)|settle(?:d|s)?(?: up| debts)?|even(?:ly)? divided)\b/iu,
    name: 'Split amounts and settle who owes whom',
    about: 'Amounts are divided equally, by share or by sum; balances follow and few payments settle them.',
    why: 'shared costs cause quarrels when nobody counts',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A cent is lost when an amount does not divide evenly.',
        mitigation: 'Assign the remaining cents by a fixed rule, and test that the shares always add up to the total.',
      },
      {
        risk: 'A late change alters a balance that was already settled.',
        mitigation: 'Close the period when it is settled, and book later changes into the next one.',
      },
    ],
    theo: [
      'Compute balances from the entries alone; the result must be the same in whatever order they were entered.',
      'Keep proposed transfers apart from payments that were really made.',
    ],
    claude: [
      'Ask what happens to open balances when somebody leaves the group.',
      'Let each person see how their balance came about, entry by entry; trust rests on that.',
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
        risk: 'A new exchange rate changes old amounts in hindsight.',
        mitigation: 'Store the rate and its date with each converted amount.',
      },
      {
        risk: 'Currencies without cents, or with three decimals, break the rounding.',
        mitigation: 'Store amounts in the smallest unit, together with the number of decimals of the currency.',
      },
    ],
    theo: [
      'Never add amounts in different currencies; let a money type forbid it.',
      'Fetch exchange rates once a day and keep them, so that amounts can be converted while the source is down.',
    ],
    claude: [
      'Agree which rate counts when people settle: that of the purchase or that of today.',
      'A report in one currency hides exchange losses: show the original amount beside the converted one.',
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
        risk: 'A formula is wrong for rare inputs.',
        mitigation: 'Collect ten worked examples from practice, rare ones among them, and run them as tests.',
      },
      {
        risk: 'Units get mixed up, such as grams and kilograms.',
        mitigation: 'Keep a unit with every value, and refuse to add unlike ones.',
      },
    ],
    theo: [
      'Put the formulas into pure functions with a version, and note with each result which version made it.',
      'Show the intermediate values, so that a result can be checked by hand.',
    ],
    claude: [
      'State how exact a result is; many digits suggest more than the input can carry.',
      'Ask who answers for a decision that was made on a calculated figure.',
    ],
  },
] satisfies Capability[];
