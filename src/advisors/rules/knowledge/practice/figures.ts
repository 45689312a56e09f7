import type { Practice } from '../capability.ts';

export const practiceOfFigures = {
  dashboard: {
    stories: [
      { want: 'see the main figures on one page', so: 'I know the state at a glance' },
      { want: 'choose what my page shows', so: 'I see what concerns me' },
    ],
    usual: {
      given: '{things} of this month',
      when: 'the overview is opened',
      outcome: 'its figures equal the sum of the list',
    },
    edge: {
      given: 'no {things} yet',
      when: 'the overview is opened',
      outcome: 'a note says what will be shown and how to begin',
    },
    further: {
      title: 'Figures on the overview say when they were counted',
      given: 'an overview that was opened an hour ago',
      when: 'it is opened again',
      outcome: 'each figure shows the time of its last count',
    },
  },
  charts: {
    stories: [
      { want: 'see {things} as a curve over time', so: 'I notice a trend' },
      { want: 'choose the period', so: 'I compare what belongs together' },
    ],
    usual: {
      given: 'values of 30 days',
      when: 'the month is chosen',
      outcome: 'the chart shows 30 points with named axes',
    },
    edge: {
      given: 'a gap of three days',
      when: 'the month is chosen',
      outcome: 'the gap stays visible and is not drawn through',
    },
    further: {
      title: 'A chart comes with a table of the same numbers',
      given: 'a chart of 30 values',
      when: 'its table is opened',
      outcome: 'the table lists the same 30 values',
    },
  },
  reports: {
    stories: [
      { want: 'get a report for a period', so: 'I can account for it' },
      { want: 'have the report sent every week', so: 'nobody forgets it' },
    ],
    usual: {
      given: '{things} of one year',
      when: 'the yearly report is made',
      outcome: 'its sums equal those of the list',
    },
    edge: {
      given: 'a period without {things}',
      when: 'a report is made',
      outcome: 'it says so and has no empty tables',
    },
    further: {
      title: 'A report on a closed month is the same each time',
      given: 'a month that is closed',
      when: 'its report is made twice',
      outcome: 'both reports hold the same figures',
    },
  },
  statistics: {
    stories: [
      { want: 'see how often {things} occur', so: 'I decide by facts' },
      { want: 'narrow figures to a group', so: 'I compare groups' },
    ],
    usual: {
      given: 'a hundred {things} of two kinds',
      when: 'figures are opened',
      outcome: 'both kinds add up to a hundred',
    },
    edge: {
      given: 'a group of two persons',
      when: 'figures are opened',
      outcome: 'it is not shown, so that nobody can be recognised',
    },
    further: {
      title: 'Figures can be saved as a file',
      given: 'a page with ten figures',
      when: 'the page is saved as a file',
      outcome: 'the file holds the ten figures with their names',
    },
  },
  prediction: {
    stories: [
      { want: 'see an expected value', so: 'I can act in time' },
      { want: 'see how sure an expected value is', so: 'I know how far to trust the value' },
    ],
    usual: {
      given: 'values of ten days',
      when: 'the page is opened',
      outcome: 'the coming value is drawn apart from the measured ones',
    },
    edge: {
      given: 'fewer than three values',
      when: 'the page is opened',
      outcome: 'no expectation is shown and the reason is named',
    },
    further: {
      title: 'Past expectations can be compared with what came',
      given: 'an expectation made a week ago',
      when: 'the page is opened today',
      outcome: 'the expected and the real value stand side by side',
    },
  },
  goals: {
    stories: [
      { want: 'set a goal for {things}', so: 'I know what I work towards' },
      { want: 'follow how far I am', so: 'I stay with it' },
    ],
    usual: {
      given: 'a goal of twenty',
      when: 'the fifth {thing} is recorded',
      outcome: 'a quarter is shown as reached',
    },
    edge: { given: 'a goal in the past', when: 'it is saved', outcome: 'it is refused with a note on the date' },
    further: {
      title: 'A goal that is reached is announced once',
      given: 'a goal of twenty with nineteen done',
      when: 'the twentieth and the twenty-first are recorded',
      outcome: 'one message says that the goal is reached',
    },
  },
  gamification: {
    stories: [
      { want: 'earn a badge', so: 'effort is seen' },
      { want: 'switch rankings off for me', so: 'I need no contest' },
    ],
    usual: {
      given: 'a badge for ten {things}',
      when: 'the tenth is recorded',
      outcome: 'the badge appears on the profile',
    },
    edge: {
      given: 'the tenth {thing} is deleted again',
      when: 'the profile is opened',
      outcome: 'the badge stays and the count is right',
    },
    further: {
      title: 'Equal points share a place',
      given: 'two {people} with the same points',
      when: 'the ranking is opened',
      outcome: 'both stand on the same place',
    },
  },
  ratings: {
    stories: [
      { want: 'rate {a thing}', so: 'others learn from it' },
      { want: 'see the average of all ratings', so: 'I know what others think' },
    ],
    usual: {
      given: '{a thing} with two ratings',
      when: 'a third is given',
      outcome: 'average and count change at once',
    },
    edge: { given: 'a second rating by the same person', when: 'it is given', outcome: 'the first is replaced' },
    further: {
      title: 'Nobody can rate an entry of their own',
      given: 'an entry that a person wrote',
      when: 'the same person rates it',
      outcome: 'the rating is refused',
    },
  },
} satisfies Record<string, Practice>;
