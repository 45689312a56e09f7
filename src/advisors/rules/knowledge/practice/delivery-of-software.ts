import type { Practice } from '../capability.ts';

export const practiceOfDeliveryOfSoftware = {
  environments: {
    stories: [
      { want: 'keep different settings per environment', so: 'tests never touch what is real' },
      { want: 'compare two environments', so: 'I see what differs' },
    ],
    usual: {
      given: 'a test and a production environment',
      when: 'a setting is changed in test',
      outcome: 'production keeps its value',
    },
    edge: {
      given: 'a person without the right for production',
      when: 'a production setting is changed',
      outcome: 'it is refused and logged',
    },
    further: {
      title: 'A new environment begins with safe values',
      given: 'two environments with settings of their own',
      when: 'a third one is added',
      outcome: 'its settings hold the safe values and none of the other two',
    },
  },
  targeting: {
    stories: [
      { want: 'release to a share of {people}', so: 'trouble meets few' },
      { want: 'choose single {people} or groups', so: 'those who asked get it first' },
    ],
    usual: {
      given: 'a share of 5 percent',
      when: 'a thousand {people} are counted',
      outcome: 'between 30 and 70 have it, the same ones each time',
    },
    edge: { given: 'an empty group', when: 'it is chosen', outcome: 'nobody has it and the page says so' },
    further: {
      title: 'A larger share keeps those who had the release',
      given: 'a share of 5 percent with the list of those who have it',
      when: 'the share is raised to 20 percent',
      outcome: 'everybody on the list still has it',
    },
  },
  experiments: {
    stories: [
      { want: 'compare two variants', so: 'we decide by numbers' },
      { want: 'end an experiment', so: 'the better variant reaches all' },
    ],
    usual: {
      given: 'two variants of equal share',
      when: 'the result is opened',
      outcome: 'each shows its count and the margin of doubt',
    },
    edge: {
      given: 'fewer than a hundred cases',
      when: 'the result is opened',
      outcome: 'it says that nothing can be concluded yet',
    },
    further: {
      title: 'One person sees the same variant at every visit',
      given: 'a person who was shown the second variant',
      when: 'the page is opened again a day later',
      outcome: 'the second variant is shown',
    },
  },
  tokens: {
    stories: [
      { want: 'create a key for another program', so: 'that program gets in without my password' },
      { want: 'take a key back', so: 'a leaked one is worthless' },
    ],
    usual: { given: 'a new key', when: 'it is created', outcome: 'it is shown once and listed by name afterwards' },
    edge: { given: 'a key that was taken back', when: 'it is used', outcome: 'the call is refused with 401' },
    further: {
      title: 'A key with the right to read cannot write',
      given: 'a key that may only read',
      when: 'a change is sent with it',
      outcome: 'the call is refused and nothing is changed',
    },
  },
} satisfies Record<string, Practice>;
