import type { Kind } from '../kind.ts';

export const sessionReplay = {
  id: 'session-replay',
  title: 'session replay products',
  strong:
    'openreplay hotjar fullstory logrocket mouseflow smartlook rrweb clarity_recordings session_replay session_replays session_recording session_recordings replay_visits replay_visitors record_visits record_clicks record_mouse mouse_movements mouse_moves heatmap_clicks heatmap_scroll click_map scroll_map rage_clicks rage_click dead_clicks angry_clicks watch_visitors_click watch_visitors_checkout see_visitors_click recordings_visitors recordings_checkout film_visitors over_shoulder_visitors click_nothing_happens funnel_drop-off funnel_replay give_up_checkout leave_basket_why scroll_stop_page co-browse co-browsing cobrowsing dom_snapshots masked_inputs replay_console replay_network replay_error where_visitors_click cursor_trails',
  weak: 'replay recording heatmap funnel click scroll cursor mouse checkout conversion session visitor friction abandon',
  told: 'click scroll mouse cursor visitor basket checkout abandon button stuck confused replay rewind heatmap funnel drop signup landing form conversion rage website frustrated console browser developer',
  things: ['session', 'replay', 'visitor', 'event', 'heatmap'],
  people: ['product managers', 'developers', 'designers', 'support agents'],
  field: 'digital experience analytics',
  features: [
    {
      id: 'replay-visitor-sessions',
      name: 'Replay visitor sessions',
      about: 'Clicks, scrolls and pages run like a film.',
      why: 'numbers say that people leave but never why',
      size: 'L',
      skill: 'player',
      said: 'session_replay recordings watch_visitors',
      asked:
        'replay_visit watch_visitor_click see_mouse_moving record_visit play_session watch_recording see_visitor_screen look_shoulder_visitor record_clicks film_visit',
    },
    {
      id: 'search-sessions-events',
      name: 'Search sessions by events and attributes',
      about: 'Pages, clicks, browser, country and length narrow the list.',
      why: 'nobody watches ten thousand visits',
      size: 'M',
      skill: 'filters',
      said: 'find_sessions filter_recordings',
      asked:
        'find_visit_browser filter_recordings_page search_session_event look_visits_country pick_visits_clicked find_recording_mail show_visits_basket list_sessions_phone',
    },
    {
      id: 'mask-personal-data',
      name: 'Mask inputs and personal data',
      about: 'What is typed or marked never leaves the browser.',
      why: 'a recorded card number is a leak',
      size: 'M',
      skill: 'anonymity',
      said: 'mask hide_typed blur',
      asked:
        'mask_input hide_card_number blur_names hide_typed_text cover_passwords leave_out_address remove_secret_fields protect_typed_data replace_letters_stars',
    },
    {
      id: 'show-heatmaps',
      name: 'Show click and scroll heatmaps',
      about: 'All visits of a page are laid over its picture.',
      why: 'one sees what nobody touches',
      size: 'M',
      skill: 'charts',
      said: 'heatmap click_map scroll_map',
      asked:
        'show_heatmap see_clicks_picture show_clicked_spots see_scroll_depth draw_click_map see_hot_places show_ignored_button compare_heatmap_phone',
    },
    {
      id: 'show-console-network',
      name: 'Show console and network beside replays',
      about: 'Log lines and requests run along with the film.',
      why: 'the cause is rarely on the screen',
      size: 'M',
      said: 'console network devtools',
      asked:
        'show_console_replay see_network_requests log_requests_session look_failed_request read_console_line show_devtools see_server_answer record_console',
    },
    {
      id: 'link-errors-replays',
      name: 'Link errors to replays',
      about: 'Each error opens the seconds before it.',
      why: 'a stack trace does not show the steps',
      size: 'M',
      skill: 'error-reports',
      said: 'error crash javascript_error',
      asked:
        'see_seconds_before_error link_error_replay open_replay_crash watch_bug_happen catch_javascript_error group_errors_sessions repeat_bug_steps show_error_film',
    },
    {
      id: 'build-funnels',
      name: 'Build funnels',
      about: 'Steps in order show how many get through.',
      why: 'the lost step is where the work pays',
      size: 'M',
      skill: 'charts',
      said: 'funnel drop-off steps conversion',
      asked:
        'build_funnel see_step_lost count_visitors_step see_drop_checkout measure_conversion_steps show_give_up_step compare_funnel watch_dropped_visits',
    },
    {
      id: 'detect-rage-dead-clicks',
      name: 'Detect rage and dead clicks',
      about: 'Hammered buttons and clicks without effect are marked.',
      why: 'angry people seldom write in',
      size: 'M',
      skill: 'recognition',
      said: 'rage_clicks dead_clicks angry frustration',
      asked:
        'detect_rage_click mark_angry_clicks find_dead_button see_frustrated_visitors find_angry_spots find_click_nothing_happens show_stuck_visitors count_rage_clicks',
    },
    {
      id: 'skip-inactivity-change-speed',
      name: 'Skip inactivity and change playback speed',
      about: 'Pauses are jumped over, and marks lead to events.',
      why: 'forty minutes hold three that matter',
      size: 'S',
      skill: 'player',
      said: 'skip_pauses playback_speed',
      asked:
        'skip_pauses play_faster jump_event_timeline jump_pauses cut_waiting_time repeat_last_seconds leave_out_idle play_double_speed',
    },
    {
      id: 'share-replays-timestamp',
      name: 'Share replays from a timestamp',
      about: 'A link opens the film at the second that matters.',
      why: 'a film ends the argument in the meeting',
      size: 'S',
      skill: 'share-link',
      said: 'share_replay link_second',
      asked:
        'share_replay send_link_second copy_link_recording show_developer_moment attach_replay_ticket forward_recording cut_clip_replay share_moment_colleague',
    },
    {
      id: 'write-notes-replays',
      name: 'Write notes on replays',
      about: 'Remarks sit on a second of the timeline.',
      why: 'the next viewer need not search again',
      size: 'S',
      skill: 'notes',
      said: 'notes comment_second',
      asked:
        'write_note_replay comment_second mark_moment_recording add_remark_timeline pin_comment_film note_seen_visit tag_recording',
    },
    {
      id: 'identify-signed-visitors',
      name: 'Identify signed-in visitors',
      about: 'All visits of an account stand in one row.',
      why: 'support gets a name and not a cookie',
      size: 'S',
      skill: 'profiles',
      said: 'identify customer_visits account_id',
      asked:
        'identify_visitor see_visits_customer connect_session_account find_customer_recording attach_customer_number show_account_history find_visits_email look_caller_visit',
    },
    {
      id: 'capture-custom-events',
      name: 'Capture clicks and custom events',
      about: 'Clicks come by themselves, own events by a line of code.',
      why: 'a trial started is more than a page seen',
      size: 'M',
      said: 'custom_events autocapture',
      asked:
        'capture_event send_event_code track_button_clicks log_trial_started name_click_event define_event_button count_trial_started record_purchase_event',
    },
    {
      id: 'show-paths-pages',
      name: 'Show paths through pages',
      about: 'A flow diagram shows where visits go and turn back.',
      why: 'people rarely take the way that was drawn',
      size: 'M',
      skill: 'charts',
      said: 'paths journey flow',
      asked:
        'show_path_pages see_journey_pages draw_flow_visits see_page_next follow_way_visitors see_turn_back map_journeys see_loop_pages',
    },
    {
      id: 'measure-page-speed',
      name: 'Measure page speed on real devices',
      about: 'Loading times and jumping layouts are kept per page.',
      why: 'who waits three seconds is gone',
      size: 'M',
      skill: 'charts',
      said: 'page_speed slow web_vitals',
      asked:
        'measure_load_time see_slow_page time_page_phone show_web_vitals watch_loading_slow compare_speed_browsers see_page_jump measure_page_speed',
    },
    {
      id: 'alert-errors-drops',
      name: 'Alert on error peaks and conversion drops',
      about: "A limit that is crossed goes to the team's channel.",
      why: 'a broken checkout costs by the hour',
      size: 'M',
      skill: 'alarm',
      said: 'alert drop_suddenly peak',
      asked:
        'alert_error_peak warn_conversion_drops tell_checkout_broken message_slack_errors notify_rage_rise warn_signups_fall ring_funnel_drops tell_sudden_errors',
    },
    {
      id: 'sample-limit-recording',
      name: 'Sample and limit recording',
      about: 'A share of visits, chosen pages or those with errors are kept.',
      why: 'storage and bill grow with each click',
      size: 'M',
      skill: 'targeting',
      said: 'sampling share_of_visits record_only',
      asked:
        'record_share_visits take_sample_sessions limit_recorded_pages keep_error_visits choose_recorded_pages exclude_staff_visits stop_recording_limit record_tenth',
    },
    {
      id: 'ask-consent-before-recording',
      name: 'Record only after consent',
      about: 'Nothing starts before the yes, and a no holds.',
      why: 'filmed people have a right to refuse',
      size: 'S',
      skill: 'data-rights',
      said: 'consent cookie_banner opt-out',
      asked:
        'ask_consent_recording start_recording_yes accept_refusal stop_recording_refused offer_opt-out connect_cookie_banner wait_consent_banner',
    },
    {
      id: 'delete-recordings-retention',
      name: 'Delete recordings after a retention period',
      about: "Replays expire, and one person's are erased on request.",
      why: 'what is gone cannot leak',
      size: 'S',
      skill: 'data-rights',
      said: 'retention delete_after thirty_days',
      asked:
        'delete_recordings_days erase_visitor_data expire_replays set_retention keep_thirty_days remove_old_recordings delete_person_visits clear_recordings',
    },
    {
      id: 'record-mobile-apps',
      name: 'Record mobile app sessions',
      about: 'Taps and screens of iOS and Android apps are replayed.',
      why: 'half of the visits are in the app',
      size: 'L',
      said: 'mobile_app taps iOS android',
      asked:
        'record_app_taps replay_app_session watch_swipes_app see_phone_app_screen record_android_app film_app_screens see_tap_gesture',
    },
    {
      id: 'assist-live-cobrowsing',
      name: 'Watch live and co-browse',
      about: 'An agent sees the page now and points or clicks after a yes.',
      why: 'describing a screen by voice takes an hour',
      size: 'L',
      skill: 'live',
      said: 'co-browse live_visit assist',
      asked:
        'watch_live_visitor browse_together_caller see_screen_caller show_caller_button take_control_page support_visitor_live join_running_session draw_screen_caller',
    },
    {
      id: 'ask-feedback-page',
      name: 'Ask for feedback on the page',
      about: 'A small question or smiley is tied to the replay.',
      why: 'the film shows what and only people say why',
      size: 'M',
      skill: 'forms',
      said: 'feedback_widget survey smiley',
      asked:
        'ask_visitor_why show_feedback_button put_survey_page collect_smiley_page ask_leaving_visitor rate_page_stars connect_answer_replay show_question_exit',
    },
  ],
} satisfies Kind;
