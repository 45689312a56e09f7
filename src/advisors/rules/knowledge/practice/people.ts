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
    further: {
      title: 'Signing out ends the session on that device',
      given: 'a person signed in on two devices',
      when: 'they sign out on one',
      outcome: 'that one asks for the password and the other does not',
    },
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
    edge: {
      given: 'a person who may only read',
      when: 'a change is sent past the page',
      outcome: 'the change is refused and logged',
    },
    further: {
      title: 'The last administrator cannot be removed',
      given: 'an account as the only administrator',
      when: 'its role is taken away',
      outcome: 'the change is refused and the reason is named',
    },
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
    further: {
      title: 'One invitation makes one member',
      given: 'an invitation that was accepted',
      when: 'its link is opened by somebody else',
      outcome: 'nobody is added and the page says that it was used',
    },
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
    further: {
      title: 'A deleted person leaves no name behind',
      given: 'a person with three entries',
      when: 'the person is deleted',
      outcome: 'the entries stand there without a name',
    },
  },
  'data-rights': {
    stories: [
      { want: 'get all that is stored about me', so: 'I know what others know' },
      { want: 'have my data deleted', so: 'I can leave' },
    ],
    usual: {
      given: 'a person with ten {things}',
      when: 'that person asks for their data',
      outcome: 'a file holds all ten and the profile',
    },
    edge: {
      given: 'a record that the law requires to keep',
      when: 'its deletion is asked for',
      outcome: 'the record is named with the reason',
    },
    further: {
      title: 'Deletion reaches the backups by the stated date',
      given: 'a person deleted before the stated date',
      when: 'the newest backup after that date is searched',
      outcome: 'nothing of the person is found',
    },
  },
  'audit-log': {
    stories: [
      { want: 'see who changed what', so: 'questions can be answered' },
      { want: 'filter the log', so: 'I find the one entry' },
    ],
    usual: { given: '{a thing}', when: 'it is changed', outcome: 'the log shows name, time, old and new value' },
    edge: { given: 'a person without the right', when: 'the log is opened', outcome: 'it is refused' },
    further: {
      title: 'Nobody can change an entry of the log',
      given: 'a log with three entries',
      when: 'an administrator tries to change one',
      outcome: 'the log offers no way to do so and stays as it was',
    },
  },
  'no-login': {
    stories: [
      { want: 'take part by a personal link', so: 'I need no password' },
      { want: 'come back to what I entered', so: 'I can correct it' },
    ],
    usual: {
      given: 'a link for one person',
      when: 'it is opened',
      outcome: 'the page knows the person and asks for no password',
    },
    edge: {
      given: 'a link that was withdrawn',
      when: 'it is opened',
      outcome: 'the page shows nothing of the content',
    },
    further: {
      title: 'A guessed link opens nothing',
      given: 'a link with one letter changed',
      when: 'it is opened',
      outcome: 'the page shows nothing and does not say whether such a link exists',
    },
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
    further: {
      title: 'A deleted comment leaves its answers readable',
      given: 'a comment with two answers',
      when: 'it is deleted',
      outcome: 'both answers are still there under a note',
    },
  },
  mentions: {
    stories: [
      { want: 'mention somebody', so: 'they notice' },
      { want: 'see where I was mentioned', so: 'I answer in time' },
    ],
    usual: { given: 'a text with a name', when: 'it is saved', outcome: 'that person gets one note with a link' },
    edge: {
      given: 'a person who may not see the {thing}',
      when: 'that person is mentioned',
      outcome: 'no note is sent and the author is told',
    },
    further: {
      title: 'Correcting a text sends no second note',
      given: 'a text that mentions somebody',
      when: 'a word of it is corrected',
      outcome: 'the person gets no second note',
    },
  },
  approval: {
    stories: [
      { want: 'approve or refuse {a thing}', so: 'nothing takes effect unseen' },
      { want: 'see what waits for me', so: 'nobody waits long' },
    ],
    usual: { given: '{a thing} that waits', when: 'it is approved', outcome: 'it takes effect and the author is told' },
    edge: {
      given: "an entry of one's own",
      when: 'it is approved',
      outcome: 'the approval is refused and somebody else is asked',
    },
    further: {
      title: 'A refusal needs a reason',
      given: '{a thing} that waits for approval',
      when: 'it is refused without a reason',
      outcome: 'the reason is asked for and nothing is decided',
    },
  },
} satisfies Record<string, Practice>;
