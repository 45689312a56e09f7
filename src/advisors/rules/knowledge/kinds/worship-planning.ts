import type { Kind } from '../kind.ts';

export const worshipPlanning = {
  id: 'worship-planning',
  title: 'planning of church services',
  strong:
    'worship_team worship_leader worship_pastor worship_planning worship_set sundays_sang worship_volunteers praise_band praise_team praise_group church_band church_musicians church_rota church_music preacher_stopwatch sunday_team sunday_rota sunday_band sunday_songs sunday_drummer sunday_singer sunday_musicians sunday_volunteers sunday_hymns readings_baptism serve_sunday sing_sunday play_sunday practice_sunday rehearsal_sunday order_service_songs order_service_minutes service_plan_songs sermon_minutes preacher_minutes preacher_long preacher_countdown vicar_hymns organist_hymns organist_vicar hymns_readings hymns_sermon readers_sunday readings_songs readings_prayers chord_charts chord_sheet_key transpose_songs transpose_chords key_singer key_capo sing_key chords_words congregation_sing congregation_songs altar_servers lectors cantors ushers_readers mass_readers mass_organist sound_slides slides_welcome volunteers_decline accept_decline_sunday blockout_dates ministry_teams elders_songs vestry_rota',
  weak: 'worship sunday church songs hymn chord key transpose rehearsal band drummer singer organist sermon preacher vicar congregation mass liturgy setlist volunteer rota service usher reader capo communion countdown',
  told: 'sunday church songs band drummer singer guitar key chords practice rehearsal hymns organist vicar preacher sermon minutes readings prayers volunteers asked yes no away holiday sound slides welcome team rota saturday swap easter late next congregation',
  things: ['service', 'song', 'team', 'rehearsal', 'plan'],
  people: ['worship leaders', 'volunteers', 'musicians', 'team members', 'pastors'],
  field: 'church services and music',
  features: [
    {
      id: 'schedule-volunteers-positions',
      name: 'Schedule volunteers for services',
      about: 'Every position of a service gets a person, and gaps and clashes show.',
      why: 'an empty drum stool is noticed ten minutes before the start',
      size: 'M',
      skill: 'shifts',
      said: 'schedule_volunteers rota positions who_serves',
      asked:
        'put_drummer_sunday plan_plays assign_positions see_serves_sunday fill_rota see_gaps_sunday choose_singer schedule_ushers place_volunteers warn_double_assigned write_roster find_missing_positions',
    },
    {
      id: 'plan-order-of-service',
      name: 'Plan the order of service with minutes',
      about: 'Songs, readings, prayers and sermon stand in order with length, person and notes.',
      why: 'a service that nobody added up runs over',
      size: 'M',
      skill: 'schedule',
      said: 'order_of_service minutes running_order items',
      asked:
        'plan_service put_songs_order add_minutes see_long_service drag_items arrange_readings write_order see_comes_after move_sermon sum_lengths note_prays',
    },
    {
      id: 'ask-volunteers-answer',
      name: 'Ask volunteers to accept or decline',
      about: 'A request goes by mail or app, one tap answers, and the planner sees who said what.',
      why: 'silence on Thursday turns into a gap on Sunday',
      size: 'M',
      skill: 'invitations',
      said: 'accept decline request confirm yes_no',
      asked:
        'say_yes_tap decline_request ask_serve confirm_sunday see_answered chase_silent accept_duty answer_mail send_requests refuse_sunday see_refused ask_drummer_come',
    },
    {
      id: 'keep-song-library',
      name: 'Keep a song library',
      about: 'Each song has its words, keys, tempo, themes and arrangements.',
      why: 'songs in folders and old mails are chosen by memory only',
      size: 'M',
      skill: 'catalogue',
      said: 'song_library songs hymns lyrics themes',
      asked:
        'find_song collect_songs search_hymn look_song_theme store_lyrics add_song list_slow_songs tag_songs_advent import_songs find_song_verse keep_arrangements',
    },
    {
      id: 'mark-days-away',
      name: 'Mark days when volunteers are away',
      about: 'Whoever is on holiday blocks the dates, and the planner is warned.',
      why: 'people are put down for weeks they told somebody about long ago',
      size: 'S',
      skill: 'calendar',
      said: 'away blockout unavailable holiday not_available',
      asked:
        'block_dates tell_holiday mark_away enter_vacation see_travels say_unavailable note_absent_weekend set_available_weeks stop_ask_holiday limit_twice_month',
    },
    {
      id: 'store-chord-charts',
      name: 'Store chord charts and scores',
      about: 'Charts, lead sheets and voice parts are attached by song and instrument.',
      why: "somebody always holds last year's sheet",
      size: 'M',
      skill: 'sheet-music',
      said: 'chord_charts chords sheets lead_sheet scores',
      asked:
        'upload_charts show_chords_words find_sheet give_guitarist_chords keep_scores type_chords attach_lead_sheet open_trumpet_part share_newest_sheet write_chords_above store_notes_organ',
    },
    {
      id: 'remind-volunteers',
      name: 'Remind volunteers before their duty',
      about: 'A message some days ahead names time, place and task.',
      why: 'what was promised a month ago is forgotten',
      size: 'S',
      skill: 'reminders',
      said: 'remind reminder forget text_message',
      asked:
        'remind_drummer text_friday ping_team ring_forgotten tell_days_before warn_saturday nudge_unprepared send_reminder_week remember_duty message_sunday_morning',
    },
    {
      id: 'transpose-songs',
      name: 'Transpose songs into any key',
      about: 'A tap rewrites the chords for another singer, a capo or another instrument.',
      why: 'the singer of this week reaches other notes than the last',
      size: 'M',
      said: 'transpose key capo lower higher',
      asked:
        'adapt_chords_voice change_key play_lower put_half_tone play_capo put_song_key choose_key_singer convert_chords shift_semitones show_flat_instruments lower_pitch',
    },
    {
      id: 'organise-teams-positions',
      name: 'Organise teams and positions',
      about: 'Band, sound, welcome and children have their people, skills and leaders.',
      why: 'only those who can do a task should be asked for it',
      size: 'S',
      skill: 'categories',
      said: 'teams positions ministries skills',
      asked:
        'create_team add_member_band list_sound_people sort_instruments see_plays_bass appoint_team_leader group_musicians note_skills rank_beginners define_positions give_leader_rights',
    },
    {
      id: 'listen-practice-recordings',
      name: 'Listen to practice recordings',
      about: 'Recordings, voice parts and videos lie beside the songs of the coming service.',
      why: 'who comes unprepared costs the others their rehearsal',
      size: 'M',
      skill: 'player',
      said: 'practice recordings listen mp3 video parts',
      asked:
        'hear_song_home practise_alto listen_car play_recording learn_song repeat_bridge play_slower mute_guitar watch_song_video upload_recording hear_voice',
    },
    {
      id: 'copy-templates',
      name: 'Start plans from templates',
      about: 'A usual Sunday, a communion or last Easter is copied with its items and positions.',
      why: 'most of a service is the same each week',
      size: 'S',
      skill: 'templates',
      said: 'template copy last_week usual_sunday',
      asked:
        'copy_last_sunday reuse_easter start_template save_pattern repeat_structure take_liturgy prefill_items create_weeks_ahead duplicate_plan load_communion_order',
    },
    {
      id: 'message-teams',
      name: 'Send messages to teams',
      about: 'One message reaches those who serve on a date, or one team only.',
      why: 'the group chat buries what matters under greetings',
      size: 'S',
      skill: 'email',
      said: 'message email team chat announce',
      asked:
        'write_band mail_team message_singers tell_change_everybody chat_musicians send_note_sunday email_serving discuss_plan announce_key_change notify_song_swapped',
    },
    {
      id: 'schedule-rehearsals',
      name: 'Schedule rehearsals and call times',
      about: 'A service has its rehearsal, sound check and start, by team.',
      why: 'the band waits an hour for the sound desk',
      size: 'S',
      skill: 'events',
      said: 'rehearsal sound_check call_time practice_evening',
      asked:
        'set_rehearsal see_rehearse plan_practice_evening show_soundcheck_time tell_arrive enter_call_time move_practice see_comes_practice split_rehearsal add_saturday_practice',
    },
    {
      id: 'find-replacements',
      name: 'Find replacements and swap duties',
      about: 'Whoever cannot come asks others with the same skill, and the plan follows.',
      why: 'the planner spends Saturday night on the phone',
      size: 'M',
      said: 'swap replacement substitute stand_in',
      asked:
        'swap_sunday find_substitute ask_bassist replace_ill offer_duty trade_dates pass_turn see_stand-in fill_last_minute find_stand-in take_somebody_place',
    },
    {
      id: 'show-song-history',
      name: 'Show when songs were sung',
      about: 'Each song shows its last dates, keys and how often it was used.',
      why: 'the same chorus comes back every second week and others are forgotten',
      size: 'S',
      skill: 'history',
      said: 'last_sung how_often song_history',
      asked:
        'see_last_sung count_sung_year prevent_repeats find_neglected_songs see_last_easter show_favourite_songs see_sang_key see_newly_learned',
    },
    {
      id: 'report-song-licences',
      name: 'Report song use for licences',
      about: 'What was sung, printed and streamed is listed for the licensing office.',
      why: 'the licence asks for it, and nobody remembers half a year',
      size: 'S',
      skill: 'reports',
      said: 'licence report copyright licence_number',
      asked:
        'report_licence list_sung_half send_copyright count_copies export_usage prove_paid_songs print_licence_number note_copyright fill_licence_form',
    },
    {
      id: 'run-live-countdown',
      name: 'Run the service with a live countdown',
      about: 'All screens show the current item, what comes next and how far behind it is.',
      why: 'nobody on stage knows that eleven minutes are lost',
      size: 'M',
      skill: 'live',
      said: 'countdown live clock behind_time stage_screen',
      asked:
        'show_time_left see_late see_next_item time_sermon count_down_item run_clock warn_preacher follow_live click_next_item show_stage_screen record_actual_length',
    },
    {
      id: 'read-charts-tablet',
      name: 'Read and mark charts on tablets',
      about: 'The set opens in order, pages turn by pedal, and own marks stay.',
      why: 'paper falls off the stand and marks are lost with it',
      size: 'M',
      skill: 'drawing',
      said: 'tablet music_stand page_turn annotate',
      asked:
        'turn_pages_pedal read_tablet scribble_chart mark_repeat open_next_song annotate_chords read_music_offline increase_letters play_ipad follow_leader_page',
    },
    {
      id: 'plan-weeks-matrix',
      name: 'Plan several weeks side by side',
      about: 'A grid shows dates beside one another with people and songs.',
      why: 'fairness and variety show only over a quarter',
      size: 'M',
      said: 'matrix overview quarter month_view side_by_side',
      asked:
        'see_quarter plan_month compare_sundays show_grid look_weeks_ahead plan_season see_served_often see_services_glance drag_across_weeks',
    },
    {
      id: 'fill-rotas-automatically',
      name: 'Fill rotas automatically',
      about: 'Free people are spread by skill, turn and wish, and couples serve together or apart.',
      why: 'the same five are always asked while others wait',
      size: 'L',
      skill: 'matching',
      said: 'automatic auto_schedule rotate fair_turns',
      asked:
        'suggest_free_people rotate_fairly share_load distribute_turns propose_schedule keep_couples_together match_available take_turns_evenly protect_overworked generate_roster',
    },
    {
      id: 'send-projection',
      name: 'Hand songs to projection software',
      about: 'Order, words and media of the plan open in the program that runs the screen.',
      why: 'the person at the slides types everything a second time',
      size: 'M',
      skill: 'import-export',
      said: 'projection slides projector export_lyrics',
      asked:
        'send_lyrics_projector push_slides export_words load_screen transfer_order show_words_wall connect_projection feed_beamer attach_sermon_slides pass_media_desk',
    },
    {
      id: 'sync-print-plans',
      name: 'Print plans and feed personal calendars',
      about: "Running sheets and rotas print cleanly, and duties appear in everybody's calendar.",
      why: 'some read only paper and others only their phone',
      size: 'S',
      skill: 'calendar-sync',
      said: 'print calendar_feed running_sheet notice_board',
      asked:
        'print_sheet hang_rota_wall see_duty_phone sync_calendar subscribe_duties print_bulletin print_songs_booklet put_outlook hand_paper_preacher',
    },
  ],
} satisfies Kind;
