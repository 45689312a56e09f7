import type { Practice } from '../capability.ts';

export const practiceOfSales = {
  'price-lists': {
    stories: [
      { want: 'see what I pay and why', so: 'I trust it' },
      { want: 'set a reduced price for a group', so: 'it is fair' },
    ],
    usual: {
      given: 'a full price of 20.00 and a reduction of half',
      when: 'an order is placed',
      outcome: '10.00 is asked with the reason',
    },
    edge: { given: 'a reduction that ended yesterday', when: 'it is used', outcome: 'the full price is asked' },
    further: {
      title: 'No sum falls below zero',
      given: 'a reduction larger than the price',
      when: 'an order is placed',
      outcome: 'the sum is 0.00',
    },
  },
  quotes: {
    stories: [
      { want: 'send a quote', so: 'the client can decide' },
      { want: 'accept a quote by link', so: 'work begins' },
    ],
    usual: { given: 'an open quote', when: 'the client accepts', outcome: 'an order with the same lines exists' },
    edge: {
      given: 'a quote that ended yesterday',
      when: 'it is accepted',
      outcome: 'it is refused with a person to ask',
    },
    further: {
      title: 'A second yes to a quote changes nothing',
      given: 'a quote that was accepted',
      when: 'its link is opened and accepted again',
      outcome: 'there is still one order',
    },
  },
  auctions: {
    stories: [
      { want: 'bid on {a thing}', so: 'I may get it' },
      { want: 'be told when I am outbid', so: 'I can go on' },
    ],
    usual: {
      given: 'a highest bid of 10.00 on {a thing}',
      when: 'a bid of 12.00 is given',
      outcome: 'all see 12.00 and the first is told',
    },
    edge: { given: 'a bid after the end', when: 'it is given', outcome: 'it is refused' },
    further: {
      title: 'Of two equal bids the earlier one counts',
      given: 'a highest bid of 10.00',
      when: 'a second bid of 10.00 is given',
      outcome: 'the second is refused and the first stays the highest',
    },
  },
  subscriptions: {
    stories: [
      { want: 'pay by the month', so: 'I need not think of it' },
      { want: 'leave at the end of the period', so: 'I am free' },
    ],
    usual: {
      given: 'a fee due on the first',
      when: 'the day comes',
      outcome: 'it is charged once and a receipt is sent',
    },
    edge: {
      given: 'an account without money',
      when: 'the charge of the month fails',
      outcome: 'it is tried again and the person is told',
    },
    further: {
      title: 'A period that begins midway is counted by days',
      given: 'a fee of 30.00 for a month of 30 days',
      when: 'somebody joins on the 16th',
      outcome: '15.00 are charged',
    },
  },
  suppliers: {
    stories: [
      { want: 'order what is missing', so: 'work does not stop' },
      { want: 'book a partial delivery', so: 'I see what is open' },
    ],
    usual: { given: 'an order of ten', when: 'six arrive', outcome: 'four are shown as open' },
    edge: {
      given: 'a delivery of more than was ordered',
      when: 'it is booked',
      outcome: 'the difference is shown and has to be confirmed',
    },
    further: {
      title: 'A closed order takes no further delivery',
      given: 'an order that was closed',
      when: 'a delivery is booked on it',
      outcome: 'the booking is refused and the order is named',
    },
  },
  capacity: {
    stories: [
      { want: 'see who has time', so: 'I plan fairly' },
      { want: 'be warned of overload', so: 'I can move work' },
    ],
    usual: {
      given: 'a week of 40 hours with 38 planned',
      when: 'four more are planned',
      outcome: 'the week is shown as full by two',
    },
    edge: { given: 'somebody is away', when: 'work is planned for them', outcome: 'a warning names the absence' },
    further: {
      title: 'Days off of different places are respected',
      given: 'two people of whom one has a holiday',
      when: 'work is planned for that day',
      outcome: 'only the one without a holiday is offered',
    },
  },
} satisfies Record<string, Practice>;
