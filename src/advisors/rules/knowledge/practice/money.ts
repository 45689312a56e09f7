import type { Practice } from '../capability.ts';

export const practiceOfMoney = {
  payments: {
    stories: [
      { want: 'pay for {a thing} online', so: 'it is settled at once' },
      { want: 'see what has been paid', so: 'I need not ask' },
    ],
    usual: {
      given: 'an open sum of 50.00',
      when: 'it is paid by card',
      outcome: 'the {thing} is marked as paid with a receipt',
    },
    edge: { given: 'the card is refused', when: 'it is paid', outcome: 'the sum stays open and the reason is shown' },
    further: ['A double click charges once.'],
  },
  checkout: {
    stories: [
      { want: 'put {things} into a cart', so: 'I order them together' },
      { want: 'order without an account', so: 'I am done in a minute' },
    ],
    usual: {
      given: 'two {things} in the cart',
      when: 'the order is placed',
      outcome: 'the sum equals prices plus shown fees',
    },
    edge: {
      given: 'one of them is sold out meanwhile',
      when: 'the order is placed',
      outcome: 'it is named before anything is charged',
    },
    further: ['A cart survives closing the page.'],
  },
  stock: {
    stories: [
      { want: 'see how many {things} are left', so: 'I promise only what I have' },
      { want: 'be warned at a minimum', so: 'I reorder in time' },
    ],
    usual: {
      given: 'five {things} in stock',
      when: 'two are taken',
      outcome: 'three are left and the movement is listed',
    },
    edge: { given: 'a stock of one and two takers at once', when: 'both take it', outcome: 'one is refused and told' },
    further: ['A count can correct the stock with a reason.'],
  },
  delivery: {
    stories: [
      { want: 'choose pickup or delivery', so: 'it suits my day' },
      { want: 'see when it comes', so: 'I am there' },
    ],
    usual: {
      given: 'a pickup point with hours',
      when: 'it is chosen',
      outcome: 'the confirmation names place and time',
    },
    edge: {
      given: 'an address outside the area',
      when: 'delivery is chosen',
      outcome: 'pickup points are offered instead',
    },
    further: ['A full time slot can no longer be chosen.'],
  },
  'order-states': {
    stories: [
      { want: 'see where an order stands', so: 'I need not phone' },
      { want: 'move orders to the next state', so: 'work is handed on' },
    ],
    usual: { given: 'an order in work', when: 'it is marked as ready', outcome: 'the customer sees it and is told' },
    edge: {
      given: 'a state that may not follow',
      when: 'it is chosen',
      outcome: 'it is refused with the allowed ones',
    },
    further: ['Each change shows name and time.'],
  },
  invoicing: {
    stories: [
      { want: 'make an invoice', so: 'I get paid' },
      { want: 'see unpaid invoices', so: 'I can remind' },
    ],
    usual: {
      given: 'work worth 300.00 and 8 percent tax',
      when: 'an invoice is made',
      outcome: 'it states 324.00 and the next number',
    },
    edge: {
      given: 'an invoice that was sent',
      when: 'it is changed',
      outcome: 'it is refused and a correction is offered',
    },
    further: ['Numbers have no gaps.'],
  },
  vouchers: {
    stories: [
      { want: 'redeem a code', so: 'I pay less' },
      { want: 'create codes with limits', so: 'an action stays affordable' },
    ],
    usual: { given: 'a code worth 10 percent', when: 'it is redeemed on 50.00', outcome: '45.00 is to be paid' },
    edge: { given: 'a code that was used up', when: 'it is redeemed', outcome: 'it is refused with the reason' },
    further: ['Capital letters and blanks make no difference.'],
  },
  refunds: {
    stories: [
      { want: 'get my money back', so: 'cancelling is fair' },
      { want: 'refund a part', so: 'only what failed is paid back' },
    ],
    usual: { given: 'a paid sum of 40.00', when: 'half is refunded', outcome: '20.00 goes back to the same card' },
    edge: { given: 'more than was paid', when: 'it is refunded', outcome: 'it is refused' },
    further: ['The refund appears in the yearly sums.'],
  },
  'bank-import': {
    stories: [
      { want: 'import bank transactions', so: 'I do not type them' },
      { want: 'match transactions to open sums', so: 'I see who has paid' },
    ],
    usual: {
      given: 'a statement with ten lines',
      when: 'it is imported',
      outcome: 'ten transactions are listed with their sums',
    },
    edge: { given: 'the same statement again', when: 'it is imported', outcome: 'nothing is doubled' },
    further: ['A line that fits nothing waits for a decision.'],
  },
  budgets: {
    stories: [
      { want: 'set a budget', so: 'spending has a limit' },
      { want: 'be warned before it is used up', so: 'I can still act' },
    ],
    usual: { given: 'a budget of 200.00', when: '170.00 is spent', outcome: 'a warning at 85 percent appears' },
    edge: { given: 'a refund of 30.00', when: 'the month is opened', outcome: 'the budget has 30.00 more' },
    further: ['What is left can move to the next month.'],
  },
  splitting: {
    stories: [
      { want: 'split a sum among several', so: 'everybody pays a fair part' },
      { want: 'see who owes whom', so: 'we settle with few payments' },
    ],
    usual: { given: 'a sum of 30.00 and three {people}', when: 'it is split evenly', outcome: 'each owes 10.00' },
    edge: {
      given: 'a sum of 10.00 and three {people}',
      when: 'it is split evenly',
      outcome: 'the parts add up to 10.00 exactly',
    },
    further: ['Somebody who leaves settles first.'],
  },
  currencies: {
    stories: [
      { want: 'enter sums in another currency', so: 'I travel and trade abroad' },
      { want: 'see totals in my own currency', so: 'I can compare' },
    ],
    usual: { given: '10.00 in another currency at a rate of 1.10', when: 'it is entered', outcome: '11.00 is counted' },
    edge: { given: 'no rate for that day', when: 'it is entered', outcome: 'the last known rate is used and named' },
    further: ['A later rate leaves old sums unchanged.'],
  },
  calculation: {
    stories: [
      { want: 'have a figure calculated', so: 'nobody makes sums by hand' },
      { want: 'see how it was calculated', so: 'I can trust it' },
    ],
    usual: { given: 'a rule with two inputs', when: 'both are entered', outcome: 'the result and its steps are shown' },
    edge: { given: 'an input is missing', when: 'the result is asked', outcome: 'it says which one is missing' },
    further: ['Rounding happens once, at the end.'],
  },
} satisfies Record<string, Practice>;
