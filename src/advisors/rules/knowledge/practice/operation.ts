import type { Practice } from '../capability.ts';

export const practiceOfOperation = {
  'second-factor': {
    stories: [
      { want: 'confirm my sign-in with a code', so: 'a stolen password is useless' },
      { want: 'use a spare code', so: 'a lost phone does not lock me out' },
    ],
    usual: {
      given: 'an account with a second factor',
      when: 'password and code are entered',
      outcome: 'the page opens',
    },
    edge: { given: 'a code that was used before', when: 'it is entered again', outcome: 'it is refused' },
    further: {
      title: 'A code is accepted when the phone is half a minute off',
      given: 'a phone whose clock is 30 seconds late',
      when: 'its code is entered',
      outcome: 'the page opens',
    },
  },
  'single-sign-on': {
    stories: [
      { want: 'sign in with the account of my organisation', so: 'I need no further password' },
      { want: 'lose access when I leave', so: 'nobody cleans up by hand' },
    ],
    usual: {
      given: 'an account of the house',
      when: 'its owner signs in for the first time',
      outcome: 'a profile with the role of the group is there',
    },
    edge: {
      given: 'an account without a permitted group',
      when: 'its owner signs in',
      outcome: 'it is refused with a person to ask',
    },
    further: {
      title: 'Signing out of the house ends the session here',
      given: 'a person signed in through the house',
      when: 'that person signs out there',
      outcome: 'the next page asks to sign in',
    },
  },
  incidents: {
    stories: [
      { want: 'announce an incident', so: 'those concerned need not ask' },
      { want: 'read what was done', so: 'I can trust it again' },
    ],
    usual: { given: 'an open incident', when: 'an update is written', outcome: 'it stands on top with its time' },
    edge: {
      given: 'an incident that is over',
      when: 'an update is written',
      outcome: 'it is refused or opens it again',
    },
    further: {
      title: 'Subscribers get one message for each update',
      given: 'an open incident with ten subscribers',
      when: 'an update is saved twice by a slip',
      outcome: 'each of the ten gets one message',
    },
  },
  'status-page': {
    stories: [
      { want: 'see whether all works', so: 'I need not phone' },
      { want: 'subscribe to changes', so: 'I hear of trouble first' },
    ],
    usual: {
      given: 'a service that fails',
      when: 'two checks in a row fail',
      outcome: 'its light turns red with the time',
    },
    edge: {
      given: "the page's own server is busy",
      when: 'it is opened',
      outcome: 'the last known state with its age is shown',
    },
    further: {
      title: 'Each light has a word beside its colour',
      given: 'a page with a green and a red light',
      when: 'it is printed without colours',
      outcome: 'the state of each service can still be read',
    },
  },
  'uptime-checks': {
    stories: [
      { want: 'have a service checked every minute', so: 'I hear of faults first' },
      { want: 'see how fast a service answered', so: 'I notice when one gets slow' },
    ],
    usual: { given: 'a service that answers', when: 'it is stopped', outcome: 'the check fails within two minutes' },
    edge: { given: 'a service that answers slowly', when: 'it passes the limit once', outcome: 'nobody is woken' },
    further: {
      title: 'Planned maintenance raises no alarm',
      given: 'a service with maintenance planned for tonight',
      when: 'it is down during that time',
      outcome: 'nobody is alerted',
    },
  },
  'error-reports': {
    stories: [
      { want: 'see each fault once, with a count', so: 'I mend what hurts most' },
      { want: 'be told of a new fault', so: 'I act before users complain' },
    ],
    usual: {
      given: 'the same fault on ten devices',
      when: 'their reports arrive',
      outcome: 'one entry with the count ten is shown',
    },
    edge: { given: 'a report without a trace', when: 'it arrives', outcome: 'the report is listed apart and not lost' },
    further: {
      title: 'A mended fault that returns is opened again',
      given: 'a fault that is marked as mended',
      when: 'a report of the same fault arrives',
      outcome: 'the fault is open again with both dates',
    },
  },
  deployments: {
    stories: [
      { want: 'release a version', so: 'users get what is done' },
      { want: 'return to the version before', so: 'trouble is short' },
    ],
    usual: { given: 'a healthy version', when: 'it is released', outcome: 'all requests reach it and none failed' },
    edge: { given: 'a version that does not start', when: 'it is released', outcome: 'the old one goes on serving' },
    further: {
      title: 'The list of releases says who released what',
      given: 'two versions released by two people',
      when: 'the list is opened',
      outcome: 'each version stands with name and time',
    },
  },
  'code-checks': {
    stories: [
      { want: 'see what breaks a rule', so: 'I can mend it' },
      { want: 'stop a build on findings', so: 'nothing slips through' },
    ],
    usual: {
      given: 'a file with one breach',
      when: 'the check runs',
      outcome: 'it is named with line and rule and the exit code is 1',
    },
    edge: {
      given: 'a file that cannot be read',
      when: 'the check runs',
      outcome: 'it is named and the others are still checked',
    },
    further: {
      title: 'The same files give the same findings in the same order',
      given: 'a folder with three findings',
      when: 'the check runs twice',
      outcome: 'both reports are equal, line by line',
    },
  },
  'pull-requests': {
    stories: [
      { want: 'get a fix as a proposal', so: 'I only review' },
      { want: 'decline with a reason', so: 'it is not asked again' },
    ],
    usual: {
      given: 'a finding with a known fix',
      when: 'it is proposed',
      outcome: 'a branch with one change and its reason exists',
    },
    edge: {
      given: 'a finding without a known fix',
      when: 'proposals are made',
      outcome: 'it is listed as open instead',
    },
    further: {
      title: 'Running the check twice opens no second proposal',
      given: 'a finding with an open proposal',
      when: 'the check runs again',
      outcome: 'no second proposal is opened',
    },
  },
  sandbox: {
    stories: [
      { want: 'see what a change would do', so: 'I dare to make it' },
      { want: 'compare result and state', so: 'I notice what I overlooked' },
    ],
    usual: {
      given: 'a rule that meets three {things}',
      when: 'a dry run is started',
      outcome: 'the three are listed and nothing is changed',
    },
    edge: {
      given: 'a rule with a mistake',
      when: 'a dry run is started',
      outcome: 'the mistake is named with its place',
    },
    further: {
      title: 'A trial run sends no mail',
      given: 'a rule that would send three mails',
      when: 'a dry run is started',
      outcome: 'the three mails are listed and none is sent',
    },
  },
} satisfies Record<string, Practice>;
