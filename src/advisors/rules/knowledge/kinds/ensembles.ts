import type { Kind } from '../kind.ts';

export const ensembles = {
  id: 'ensembles',
  title: 'choirs, bands and orchestras',
  strong:
    'choir orchestra band brass_band sheet_music singers rehearsal ensemble conductor choir_members voices_choir music_society setlist gigs my_choir our_choir our_band our_orchestra',
  weak: 'concert score song practice sing member music part recording repertoire voice rehearse instrument',
  things: ['piece', 'song', 'rehearsal', 'concert'],
  people: ['singers', 'members', 'musicians', 'players'],
  field: 'music making',
  features: [
    {
      id: 'keep-repertoire-pieces-sheet',
      name: 'Keep a repertoire of pieces with sheet music',
      about: 'Each piece has its scores as PDF, its parts and a recording.',
      why: 'everybody has another copy at home',
      size: 'M',
      skill: 'sheet-music',
      said: 'sheet_music scores repertoire songs pieces pdf',
      asked:
        'keep_scores upload_scores put_notes_pdf find_score see_scores read_notes_tablet store_pieces sort_scores look_song_words open_score',
    },
    {
      id: 'plan-rehearsals-concerts-calendar',
      name: 'Plan rehearsals and concerts on a calendar',
      about: 'Dates have place, time and programme, and go to personal calendars.',
      why: 'dates change more often than anybody writes mails',
      size: 'M',
      skill: 'calendar',
      said: 'rehearsal concert dates calendar',
      asked:
        'see_rehearsal_dates enter_rehearsal plan_concert see_next_rehearsal put_rehearsal_calendar see_calendar enter_concert move_rehearsal see_rehearse',
    },
    {
      id: 'ask-members-whether-they',
      name: 'Ask members whether they attend',
      about: 'Each says yes, no or perhaps, and the conductor sees the number by voice.',
      why: 'a concert needs enough of each voice',
      size: 'S',
      skill: 'events',
      said: 'attend attendance who_comes sign_up yes_no',
      asked:
        'tick_come say_yes see_comes see_sopranos_come say_cannot sign_off_rehearsal count_tenors answer_come call_off see_voices_missing say_come tick_rehearsal say_thursday say_tuesday',
    },
    {
      id: 'listen-practice-recordings-each',
      name: 'Listen to practice recordings for each voice',
      about: 'A voice is heard alone, louder or slower.',
      why: 'who practises at home saves rehearsal time',
      size: 'M',
      skill: 'player',
      said: 'practice recordings listen own_voice',
      asked: 'practise_home hear_alto listen_recording practise_track play_slower hear_part listen_car hear_voice',
    },
    {
      id: 'keep-list-members-voice',
      name: 'Keep a list of members by voice or instrument',
      about: 'Contacts, voice and role stand in one list.',
      why: 'the list in the drawer is two years old',
      size: 'S',
      skill: 'profiles',
      said: 'members list voice section contacts',
      asked:
        'see_sings_alto list_singers keep_phone_numbers find_number list_voices list_instruments keep_members write_voice see_plays',
    },
    {
      id: 'build-set-lists-concert',
      name: 'Build set lists and concert programmes',
      about: 'Pieces are put in order with their length.',
      why: 'the programme is needed by printer and players alike',
      size: 'S',
      said: 'set_list programme order',
      asked:
        'put_songs_order plan_programme choose_songs_concert build_setlist sort_songs see_long_concert add_minutes write_programme order_songs',
    },
    {
      id: 'send-messages-groups-voices',
      name: 'Send messages to groups and voices',
      about: 'A message reaches all, or only the altos.',
      why: 'not everything is for everybody',
      size: 'S',
      skill: 'newsletter',
      said: 'message write_to mail inform',
      asked:
        'write_altos tell_choir mail_tenors tell_rehearsal_cancelled write_everybody send_sopranos tell_section write_trumpets write_basses write_tenors tell_basses tell_altos tell_cancelled',
    },
    {
      id: 'record-attendance-rehearsals',
      name: 'Record attendance at rehearsals',
      about: 'A tap records who is there.',
      why: 'the funding asks for numbers',
      size: 'S',
      skill: 'check-in',
      said: 'attendance record present',
      asked:
        'tick_present tick_missing take_register count_rehearsals mark_absent call_roll see_often_absent see_present',
    },
    {
      id: 'collect-membership-fees',
      name: 'Collect membership fees',
      size: 'M',
      skill: 'subscriptions',
      said: 'fee dues paid',
      asked:
        'collect_fee pay_fee see_paid_fee collect_money remind_fee chase_fee see_unpaid take_contribution collect_yearly chase_paid remind_paid',
    },
    {
      id: 'share-files-photos-members',
      name: 'Share files and photos with members',
      size: 'S',
      skill: 'attachments',
      said: 'files photos share',
      asked:
        'share_photos upload_photos put_photos show_concert_pictures send_minutes keep_files share_video share_documents',
    },
    {
      id: 'lend-instruments-uniforms-scores',
      name: 'Lend instruments, uniforms and scores',
      about: 'Who has what is known until it comes back.',
      why: 'things disappear over the years',
      size: 'S',
      skill: 'lending',
      said: 'lend instrument uniform',
      asked:
        'lend_instrument see_drum note_uniform see_tuba give_back_score hand_uniform count_uniforms return_scores lend_folder collect_scores',
    },
    {
      id: 'announce-concerts-public-page',
      name: 'Announce concerts on a public page',
      size: 'M',
      skill: 'public-pages',
      said: 'public website announce',
      asked:
        'show_website announce_concert publish_concert tell_audience show_public put_concert_web invite_audience print_poster',
    },
    {
      id: 'limit-access-role',
      name: 'Limit access by role',
      size: 'S',
      skill: 'roles',
      said: 'conductor board role',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights decide_sees see_board',
    },
    {
      id: 'poll-members-dates-songs',
      name: 'Poll members on dates and songs',
      size: 'S',
      skill: 'polls',
      said: 'vote poll choose',
      asked:
        'vote_songs vote_date pick_favourite_songs ask_favourite choose_trip count_votes suggest_song ask_date decide_together vote_piece vote_play',
    },
  ],
} satisfies Kind;
