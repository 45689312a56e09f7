import type { Practice } from '../capability.ts';

export const practiceOfFigures = {
  dashboard: {
    stories: [
      { want: 'see the main figures on one page', so: 'I know the state at a glance' },
      { want: 'choose what my page shows', so: 'I see what concerns me' },
    ],
    usual: {
      given: '{things} of this month',
      when: 'the page is opened',
      outcome: 'figures equal the sum of the list',
    },
    edge: {
      given: 'no {things} yet',
      when: 'the page is opened',
      outcome: 'it says what will be shown and how to begin',
    },
    further: ['Figures say when they were last counted.'],
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
    further: ['A table with the same numbers is offered.'],
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
    further: ['A report made twice for a closed period is the same.'],
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
    further: ['Figures can be saved as a file.'],
  },
  prediction: {
    stories: [
      { want: 'see an expected value', so: 'I can act in time' },
      { want: 'see how sure it is', so: 'I know how far to trust it' },
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
    further: ['Past expectations can be compared with what came.'],
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
    further: ['Reaching a goal is told once.'],
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
    further: ['Equal points share a place.'],
  },
  ratings: {
    stories: [
      { want: 'rate {a thing}', so: 'others learn from it' },
      { want: 'see the average with its count', so: 'I can judge it' },
    ],
    usual: {
      given: '{a thing} with two ratings',
      when: 'a third is given',
      outcome: 'average and count change at once',
    },
    edge: { given: 'a second rating by the same person', when: 'it is given', outcome: 'the first is replaced' },
    further: ["One's own {thing} cannot be rated."],
  },
} satisfies Record<string, Practice>;
