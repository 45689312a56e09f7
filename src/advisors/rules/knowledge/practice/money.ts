import type { Practice } from '../capability.ts';

export const practiceOfMoney = {
  payments: {
    stories: [
      { want: 'pay an open sum online', so: 'the matter is settled at once' },
      { want: 'see what has been paid', so: 'I need not ask' },
    ],
    usual: {
      given: 'an open sum of 50.00',
      when: 'it is paid by card',
      outcome: 'the sum is marked as paid, and a receipt is sent',
    },
    edge: {
      given: 'a card that the bank refuses',
      when: 'a payment is made with it',
      outcome: 'the sum stays open and the reason is shown',
    },
    further: {
      title: 'A second press on the pay button charges nothing',
      given: 'an open sum of 50.00',
      when: 'it is paid by pressing twice in a second',
      outcome: '50.00 is charged once',
    },
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
      given: 'a cart of two {things} of which one is sold out meanwhile',
      when: 'the order is placed',
      outcome: 'the missing one is named before anything is charged',
    },
    further: {
      title: 'A cart survives closing the page',
      given: 'a cart with two {things}',
      when: 'the page is closed and opened an hour later',
      outcome: 'both are still in the cart',
    },
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
    edge: {
      given: 'a stock of one and two takers',
      when: 'both take it in the same second',
      outcome: 'one is refused and told',
    },
    further: {
      title: 'A count corrects the stock with a reason',
      given: 'a stock of five of which four are found',
      when: 'the count is entered with a reason',
      outcome: 'the stock is four and the reason is listed',
    },
  },
  delivery: {
    stories: [
      { want: 'choose pickup or delivery', so: 'it suits my day' },
      { want: 'see when a delivery comes', so: 'I am there' },
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
    further: {
      title: 'A full time slot cannot be chosen',
      given: 'a time slot whose last place is taken',
      when: 'another order is placed',
      outcome: 'the slot is shown as full and cannot be chosen',
    },
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
    further: {
      title: 'Each step of an order shows name and time',
      given: 'an order that went through three states',
      when: 'its history is opened',
      outcome: 'three steps stand there, each with name and time',
    },
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
    further: {
      title: 'Invoice numbers have no gaps',
      given: 'three invoices of which the second was cancelled',
      when: 'a fourth is made',
      outcome: 'its number follows the third and the second is kept as cancelled',
    },
  },
  vouchers: {
    stories: [
      { want: 'redeem a code', so: 'I pay less' },
      { want: 'create codes with limits', so: 'an action stays affordable' },
    ],
    usual: { given: 'a code worth 10 percent', when: 'it is redeemed on 50.00', outcome: '45.00 is to be paid' },
    edge: { given: 'a code that was used up', when: 'it is redeemed', outcome: 'it is refused with the reason' },
    further: {
      title: 'A code is accepted in any case and with blanks',
      given: 'a code of eight capital letters',
      when: 'it is typed in small letters with a blank',
      outcome: 'the code is redeemed',
    },
  },
  refunds: {
    stories: [
      { want: 'see until when I can cancel', so: 'I decide in time' },
      { want: 'see what a cancellation costs', so: 'nobody is taken by surprise' },
    ],
    usual: {
      given: 'a booking that can be cancelled until Friday at noon',
      when: 'the booking is opened on Thursday',
      outcome: 'the page shows Friday at noon as the end',
    },
    edge: {
      given: 'a booking that can be cancelled until Friday at noon',
      when: 'it is cancelled on Friday at one',
      outcome: 'the cancellation is refused and the deadline is named',
    },
    further: {
      title: 'A refund appears in the sums of the year',
      given: 'a payment and a refund in the same year',
      when: 'the yearly sums are opened',
      outcome: 'both are counted and the refund is named',
    },
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
    edge: {
      given: 'a statement that was imported before',
      when: 'it is imported again',
      outcome: 'no transaction is doubled',
    },
    further: {
      title: 'A line that fits nothing waits for a decision',
      given: 'a statement with a line from an unknown sender',
      when: 'it is imported',
      outcome: 'the line stands among those to be decided',
    },
  },
  budgets: {
    stories: [
      { want: 'set a budget', so: 'spending has a limit' },
      { want: 'be warned before a budget is used up', so: 'I can still act' },
    ],
    usual: { given: 'a budget of 200.00', when: '170.00 is spent', outcome: 'a warning at 85 percent appears' },
    edge: { given: 'a refund of 30.00', when: 'the month is opened', outcome: 'the budget has 30.00 more' },
    further: {
      title: 'What is left can move to the next month',
      given: 'a budget with 30.00 left at the end of the month',
      when: 'the next month begins with moving on',
      outcome: 'it begins with 30.00 more',
    },
  },
  splitting: {
    stories: [
      { want: 'split a sum among several', so: 'everybody pays a fair part' },
      { want: 'see who owes whom', so: 'we settle with few payments' },
    ],
    usual: { given: 'a sum of 30.00 and three people', when: 'it is split evenly', outcome: 'each owes 10.00' },
    edge: {
      given: 'a sum of 10.00 and three people',
      when: 'it is split evenly',
      outcome: 'the parts add up to 10.00 exactly',
    },
    further: {
      title: 'Nobody leaves the group with an open sum',
      given: 'a group in which one person owes 10.00',
      when: 'that person is taken out',
      outcome: 'the open 10.00 are named and have to be settled first',
    },
  },
  currencies: {
    stories: [
      { want: 'enter sums in another currency', so: 'I travel and trade abroad' },
      { want: 'see totals in my own currency', so: 'I can compare' },
    ],
    usual: { given: '10.00 in another currency at a rate of 1.10', when: 'it is entered', outcome: '11.00 is counted' },
    edge: {
      given: 'a sum on a day without a known rate',
      when: 'it is entered',
      outcome: 'the last known rate is used and named',
    },
    further: {
      title: 'A later rate leaves old sums unchanged',
      given: 'a sum that was entered at a rate of 1.10',
      when: 'the rate changes to 1.20',
      outcome: 'the old sum is shown as before',
    },
  },
  calculation: {
    stories: [
      { want: 'have a figure calculated', so: 'nobody makes sums by hand' },
      { want: 'see how a figure was calculated', so: 'I can trust the result' },
    ],
    usual: { given: 'a rule with two inputs', when: 'both are entered', outcome: 'the result and its steps are shown' },
    edge: {
      given: 'a rule with one of two inputs missing',
      when: 'the result is asked for',
      outcome: 'the missing input is named',
    },
    further: {
      title: 'A figure is rounded once, at the end',
      given: 'three inputs of one third each',
      when: 'their sum is asked for',
      outcome: 'the result is exactly 1',
    },
  },
} satisfies Record<string, Practice>;
