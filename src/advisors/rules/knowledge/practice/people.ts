import type { Practice } from '../capability.ts';

export const practiceOfPeople = {
  accounts: {
    stories: [
      { want: 'sign in with my own account', so: 'my {things} are mine' },
      { want: 'set a new password', so: 'a forgotten one locks nobody out' },
    ],
    usual: {
      given: 'a confirmed account',
      when: 'the right password is entered',
      outcome: "the person's own page opens",
    },
    edge: { given: 'five wrong passwords', when: 'a sixth is entered', outcome: 'the account is closed for a while' },
    further: ['Signing out ends the session on that device.'],
  },
  roles: {
    stories: [
      { want: 'give somebody a role', so: 'they can do their work and no more' },
      { want: 'see what a role allows', so: 'I give the right one' },
    ],
    usual: {
      given: 'a person who may only read',
      when: '{a thing} is opened',
      outcome: 'no control for changing is offered',
    },
    edge: { given: 'the same person', when: 'a change is sent past the page', outcome: 'it is refused and logged' },
    further: ['The last administrator cannot be removed.'],
  },
  invitations: {
    stories: [
      { want: 'invite somebody by link or mail', so: 'they are in within a minute' },
      { want: 'withdraw an invitation', so: 'a wrong address does no harm' },
    ],
    usual: {
      given: 'an open invitation',
      when: 'it is accepted',
      outcome: 'the person is a member with the role that was chosen',
    },
    edge: {
      given: 'an invitation that has ended',
      when: 'it is accepted',
      outcome: 'it is refused and a new one can be asked',
    },
    further: ['One invitation makes one member.'],
  },
  profiles: {
    stories: [
      { want: 'keep a profile', so: 'others know who I am' },
      { want: 'choose what others see', so: 'private things stay private' },
    ],
    usual: {
      given: 'a profile with a hidden phone number',
      when: 'a member opens it',
      outcome: 'the number is not there',
    },
    edge: { given: 'a picture that is too large', when: 'it is added', outcome: 'it is made smaller' },
    further: ['A deleted person leaves no name behind.'],
  },
  'data-rights': {
    stories: [
      { want: 'get all that is stored about me', so: 'I know it' },
      { want: 'have my data deleted', so: 'I can leave' },
    ],
    usual: {
      given: 'a member with ten {things}',
      when: 'their data is asked for',
      outcome: 'a file holds all ten and the profile',
    },
    edge: {
      given: 'a record that law requires to keep',
      when: 'deletion is asked',
      outcome: 'it is named with the reason',
    },
    further: ['Deletion reaches backups by a stated date.'],
  },
  'audit-log': {
    stories: [
      { want: 'see who changed what', so: 'questions can be answered' },
      { want: 'filter the log', so: 'I find the one entry' },
    ],
    usual: { given: '{a thing}', when: 'it is changed', outcome: 'the log shows name, time, old and new value' },
    edge: { given: 'a person without the right', when: 'the log is opened', outcome: 'it is refused' },
    further: ['Entries cannot be changed by anybody.'],
  },
  'no-login': {
    stories: [
      { want: 'take part by a personal link', so: 'I need no password' },
      { want: 'come back to my answer', so: 'I can correct it' },
    ],
    usual: {
      given: 'a link for one person',
      when: 'it is opened',
      outcome: 'the page knows the person and asks for no password',
    },
    edge: { given: 'a link that was withdrawn', when: 'it is opened', outcome: 'it shows nothing of the content' },
    further: ['A guessed link opens nothing.'],
  },
  comments: {
    stories: [
      { want: 'comment on {a thing}', so: 'questions stand where they arise' },
      { want: 'answer a comment', so: 'a talk keeps together' },
    ],
    usual: {
      given: '{a thing} with one comment',
      when: 'an answer is written',
      outcome: 'it stands below the comment with name and time',
    },
    edge: {
      given: 'a comment of 20,000 characters',
      when: 'it is saved',
      outcome: 'it is refused with the limit named',
    },
    further: ['A deleted comment leaves its answers readable.'],
  },
  mentions: {
    stories: [
      { want: 'mention somebody', so: 'they notice' },
      { want: 'see where I was mentioned', so: 'I answer in time' },
    ],
    usual: { given: 'a text with a name', when: 'it is saved', outcome: 'that person gets one note with a link' },
    edge: {
      given: 'a person who may not see the {thing}',
      when: 'they are mentioned',
      outcome: 'no note is sent and the author is told',
    },
    further: ['Editing the text sends no second note.'],
  },
  approval: {
    stories: [
      { want: 'approve or refuse {a thing}', so: 'nothing takes effect unseen' },
      { want: 'see what waits for me', so: 'nobody waits long' },
    ],
    usual: { given: '{a thing} that waits', when: 'it is approved', outcome: 'it takes effect and the author is told' },
    edge: { given: "one's own {thing}", when: 'it is approved', outcome: 'it is refused' },
    further: ['A refusal needs a reason.'],
  },
} satisfies Record<string, Practice>;
