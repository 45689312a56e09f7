import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { situationOf, suggestionsFor } from '../suggest/suggest.ts';

const names = (idea: string) => suggestionsFor({ from: 'idea', idea, project: '' }).map(({ name }) => name);

describe('what is refused is not suggested', () => {
  test.each([
    ['A tool for our sales of pumps. Log calls and visits. Not wanted: campaigns, lead scoring.', /campaign|scoring/iu],
    ['A calendar for my clock repairs. Plan visits.\nOut of scope:\n- invoices\n- employees', /invoice|employee/iu],
    ["What we don't want: ratings, ads. Guests book a hut.", /rating|\brate\b|\bad(?:s|vert)/iu],
    ['A booking page for a sauna. Guests pick an hour. I would rather not take online payments.', /pay/iu],
    ["Watch our web sites. I don't need server metrics, graphs or agents.", /metric|graph|agent/iu],
    ['A board for our print shop. No sprints, story points or burndown.', /sprint|story point|burndown/iu],
    ['A place for our songs. Share a song with the choir. Public pages and likes, no thanks.', /\bpublic|\blikes?\b/iu],
    ['A log for Munros. Mark a hill, see what is left. Skip the social stuff, skip the badges.', /social|badge/iu],
    [
      'A site for our choir. Singers see rehearsals. A newsletter? Also no. Scores can be left out.',
      /newsletter|score/iu,
    ],
    [
      'A site for our choir. Singers see rehearsals. Nor need there be dashboards. Nothing with tax please.',
      /dash|tax/iu,
    ],
    ['A sauna is booked online. Reminders would only annoy people.', /remind/iu],
    ['Texts of interviews. The big packages do statistics nobody asked for. I mark words.', /statistic/iu],
    ['I write down my cycle. Nothing leaves the phone.', /share|role|invite|by link|through an API/iu],
    ['A sauna is booked online. Spare us the calendar sync.', /sync|calendars/iu],
    ['A shop for my soaps. I ship nothing, people fetch it.', /ship/iu],
    ['A shop for my soaps. Discounts? Not with me.', /discount/iu],
    ['A shop for my soaps. We deliberately leave out customer accounts.', /account/iu],
    ['Our library lends maps. Fines were abolished years ago.', /\bfines?\b/iu],
    ['Our library lends maps. The catalogue stays in the old system, just do the lending.', /catalogue/iu],
    ['I track my hours. God forbid it takes screenshots.', /screenshot/iu],
    ['I track my hours. Nobody here wants timers, we write hours in the evening.', /timer/iu],
    ['A forum for beekeepers. Polls and badges are childish, so none of that.', /poll|badge/iu],
    ['A wiki for our office. Neither comments nor tags.', /comment|\btag/iu],
    ['A wiki for our office. There is no need for comments or tags.', /comment|\btag/iu],
    ["A wiki for our office. Don't add comments, nor tags.", /comment|\btag/iu],
    ['A wiki for our office. Comments, tags and templates: not wanted.', /comment|\btag|template/iu],
    ['A wiki for our office. Comments belong in the chat, not here.', /comment/iu],
    ['A wiki for our office. Keep comments out of it.', /comment/iu],
    ['A wiki for our office. Please keep it free of comments.', /comment/iu],
    ['A wiki for our office. I am against comments.', /comment/iu],
    ['A wiki for our office - minus the comments.', /comment/iu],
    ['A wiki for our office. Comments are the last thing we need.', /comment/iu],
    ['A wiki for our office. Comments only lead to quarrels.', /comment/iu],
    ['A wiki for our office. It is fine if it cannot do comments.', /comment/iu],
    ['A wiki for our office. Comments - nah, we have the chat.', /comment/iu],
    ["A wiki for our office. It doesn't have to do comments.", /comment/iu],
    ['A wiki for our office. Exclusions: comments, templates.', /comment|template/iu],
    ['Massages are booked online. I not want reminders.', /remind/iu],
    ['Massages are booked online. We renounce on reminders.', /remind/iu],
    ['Massages are booked online. Everything but reminders.', /remind/iu],
    ['Massages are booked online. reminders = no', /remind/iu],
    ['Massages are booked online. I hate reminders.', /remind/iu],
    ['Massages are booked online. No one has ever asked for reminders.', /remind/iu],
    ['Massages are booked online. What it should not do: send reminders.', /remind/iu],
    ['Massages are booked online. Drop the reminders.', /remind/iu],
    ['Massages are booked online. Reminders? I would rather die.', /remind/iu],
    ['Massages are booked online. Reminders, who needs them.', /remind/iu],
    ['Massages are booked online. None of the following: reminders, statistics.', /remind|statistic/iu],
    ['Massages are booked online. Reminders and statistics are not part of this.', /remind|statistic/iu],
    ['Massages are booked online. Reminders and statistics stay out.', /remind|statistic/iu],
    ['Massages are booked online. My clients find reminders annoying.', /remind/iu],
    ['Massages are booked online. The old one had reminders, which I found awful.', /remind/iu],
    ['A helpdesk for our parts shop. We had live chat, never again.', /chat/iu],
    ['A wiki for our office. No silly comments, no fancy templates.', /comment|template/iu],
    ['I ask nurses about night shifts. My university refuses templates.', /template/iu],
    ['A forum for beekeepers. Our statutes forbid polls.', /poll/iu],
    ['Our recipes in one place, and a shopping list for the week. No calories anywhere, please.', /calor|nutri/iu],
    ['Screens of classroom computers. Show them on mine. Record nothing.', /record|nothing/iu],
    ['We host a congress. Authors hand in abstracts. I never want to see another mail merge.', /merge/iu],
  ])('%s', (idea, refused) => {
    expect(names(idea).length).toBeGreaterThan(3);
    expect(names(idea).filter((name) => refused.test(name))).toEqual([]);
  });

  test.each([
    ['A wiki for our office. Readers need comments and tags.', /comment/iu],
    ['A wiki for our office. Comments should only be seen by us.', /comment/iu],
    ['A wiki for our office. Nobody but us should see comments.', /comment/iu],
    ['A wiki for our office. Nothing is worse than lost comments.', /comment/iu],
    ['Massages are booked online. Get rid of double bookings.', /double bookings/iu],
    ['A wiki for our office. Our wiki forbids comments by guests. Readers write comments.', /comment/iu],
  ])('while what only stands beside such words is: %s', (idea, wanted) => {
    expect(names(idea).join('\n')).toMatch(wanted);
  });

  test('while what the product skips, and what is asked with another answer, is', () => {
    const all = names('A podcast player. Skip silences. Subscribers can skip the next episode. A sleep timer? Yes.');
    const read = (idea: string) => drained(situationOf({ from: 'idea', idea, project: '' })).reading.refusals;
    for (const idea of [
      '- Photo upload?\n- No tracking',
      'A waiting list? No limits on its length please.',
      'Forgot the password? No problem, a link comes by email.',
      'Is there a list of customers today? No. That is what we need.',
      'Listeners play episodes, skip the intro, and set a sleep timer.',
      '- pause a song\n- skip the song\n- repeat the song',
      'Pupils answer a question or just skip the question.',
      'Any question can be left out.',
      'Guests say yes or no.',
    ])
      expect(
        read(idea).filter(({ words }) => !/tracking|limits|problem/u.test(words)),
        idea,
      ).toEqual([]);
    expect(all.filter((name) => /silence/iu.test(name))).not.toEqual([]);
    expect(all).toContain('Let subscribers skip the next episode');
    expect(all.filter((name) => /sleep timer/iu.test(name))).not.toEqual([]);
  });

  test('and what stands beside it is', () => {
    expect(names('Not wanted: a shop. Members must be able to swap tools.')).toContain('Let members swap tools');
  });
});
