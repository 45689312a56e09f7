import type { Kind } from '../kind.ts';

export const audioGuides = {
  id: 'audio-guides',
  title: 'audio guides and self-guided tours',
  strong:
    'audioguide audioguides audio_guide audio_guides audio_tour audio_tours izi.travel izitravel smartguide voicemap cuseum nubart bloomberg_connects guidemate stqry self-guided_tour self-guided_tours city_tour_phone walking_tour_phone tour_stops stops_tour_narration story_plays_walk story_starts_stand voice_tells_history_building headphones_exhibit listen_exhibit number_exhibit_listen number_beside_painting_listen scan_code_painting hear_story_painting hear_story_place narration_stops narrator_stops visitors_listen_stops soundwalk soundwalks listening_walk geolocated_audio audio_trail gps_triggered_audio town_walk_stories spoken_tour visitors_own_phone_guide phone_instead_guide guide_devices_headphones old_town_walk_listen story_each_statue heritage_trail_audio',
  weak: 'tour tours exhibit exhibits narration sightseeing headphones guide tourists narrator sights monument castle',
  told: 'tour listen voice story stories painting statue castle church exhibit headphones tourists guide street square sights museum narrator',
  things: ['tour', 'stop', 'audio track', 'exhibit', 'language version'],
  people: ['visitors', 'tourists', 'curators', 'tour authors', 'guides'],
  field: 'visitor interpretation',
  features: [
    {
      id: 'play-audio-stops',
      name: 'Play narration at stops and exhibits',
      about: 'Each stop has its track with pause, skip back and speed.',
      why: 'the eyes stay on the painting',
      size: 'M',
      skill: 'player',
      said: 'listen stop narration voice',
      asked:
        'play_narration_stop listen_exhibit_story hear_voice_painting tell_statue_history pause_track_skip explain_altar_aloud start_audio_sight hear_building_history',
    },
    {
      id: 'show-tour-map',
      name: 'Show tours and stops on map',
      about: 'The route is drawn with the own position and the next stop.',
      why: 'strangers lose their way in alleys',
      size: 'M',
      skill: 'map',
      said: 'map route next_stop',
      asked:
        'show_tour_map see_next_stop draw_walk_route find_way_alleys lead_visitor_stop follow_line_map guide_walker_church display_position_tour',
    },
    {
      id: 'trigger-by-location',
      name: 'Start tracks automatically by location',
      about: 'Walking into the circle round a stop sets the voice going.',
      why: 'the phone can stay in the pocket',
      size: 'L',
      skill: 'geofence',
      said: 'gps automatic start_when_near',
      asked:
        'start_audio_near trigger_story_location play_track_arriving detect_visitor_statue start_voice_corner walk_hands_free set_circle_stop speak_passing_house',
    },
    {
      id: 'offer-tour-languages',
      name: 'Offer tours in several languages',
      about: 'Visitors choose a language and missing tracks fall back.',
      why: 'half the guests come from abroad',
      size: 'M',
      skill: 'languages',
      said: 'languages french_visitors',
      asked:
        'choose_tour_language hear_story_french offer_japanese_narration switch_language_stop add_polish_version record_english_tour serve_foreign_tourists pick_flag_start',
    },
    {
      id: 'use-offline',
      name: 'Download tours to use offline',
      about: 'Sound, pictures and maps are fetched before the visit.',
      why: 'roaming is dear and vaults have no signal',
      size: 'M',
      skill: 'offline',
      said: 'offline download no_roaming',
      asked:
        'download_tour_hotel use_tour_offline listen_without_signal save_walk_phone fetch_sounds_wifi save_data_abroad work_inside_vault store_city_beforehand',
    },
    {
      id: 'build-tours',
      name: 'Build tours from stops',
      about: 'Authors place stops, put them in order and attach sound and pictures.',
      why: 'curators should not wait for programmers',
      size: 'L',
      said: 'create_tour add_stops author',
      asked:
        'build_tour add_stop_map arrange_exhibits_order create_village_walk upload_track_stop change_exhibit_text move_stop_later edit_tour_curator',
    },
    {
      id: 'find-tours-nearby',
      name: 'Find tours nearby or by city',
      about: 'A list shows what is offered around, with length and theme.',
      why: 'guests decide on the station square',
      size: 'M',
      skill: 'search',
      said: 'nearby tours_in_city catalogue',
      asked:
        'find_tours_nearby search_city_walks browse_tours_town see_tour_length choose_two_hours list_castle_tours look_theme_walk discover_sights_around',
    },
    {
      id: 'scan-codes-stops',
      name: 'Open stops by scanning codes',
      about: 'A QR sign beside the object opens its track.',
      why: 'nothing is to be typed',
      size: 'S',
      skill: 'scan',
      said: 'qr scan code_beside',
      asked:
        'scan_code_painting open_stop_qr hold_phone_sign read_code_showcase print_stop_signs put_qr_bench photograph_label_listen tap_nfc_exhibit',
    },
    {
      id: 'enter-stop-numbers',
      name: 'Open stops by number',
      about: 'A keypad takes the number on the wall.',
      why: 'visitors know it from the old devices',
      size: 'S',
      said: 'number keypad type_number',
      asked:
        'type_number_wall enter_exhibit_number press_keypad_stop enter_painting_number use_three_digits show_number_pad find_stop_number call_up_seventeen',
    },
    {
      id: 'show-texts-pictures',
      name: 'Show texts and pictures at stops',
      about: 'Transcript, details and old views go with the voice.',
      why: 'some read rather than listen',
      size: 'S',
      said: 'transcript pictures read_along',
      asked:
        'read_text_along show_old_photographs see_painting_detail zoom_picture display_transcript view_gallery_stop watch_video_stop look_close_fresco',
    },
    {
      id: 'open-without-app',
      name: 'Open tours in browser without installing',
      about: "A link or code opens the tour on the visitor's phone.",
      why: 'nobody installs an app for one hour',
      size: 'M',
      skill: 'mobile',
      said: 'without_app browser own_phone',
      asked:
        'open_tour_browser use_visitor_phone skip_install follow_link_start run_web_guide start_without_store visit_page_tour listen_without_account',
    },
    {
      id: 'generate-narration',
      name: 'Generate narration from text',
      about: 'A synthetic voice reads the script in the chosen language.',
      why: 'a speaker and studio cost too much',
      size: 'M',
      said: 'text_to_speech computer_voice',
      asked:
        'generate_voice_text read_script_aloud choose_computer_voice turn_text_speech replace_speaker_studio create_audio_automatically correct_spoken_names create_synthetic_narration',
    },
    {
      id: 'show-floor-plans',
      name: 'Show floor plans of building',
      about: 'Rooms, stairs and toilets are seen with the stops in them.',
      why: 'a map of streets ends at the door',
      size: 'M',
      skill: 'map',
      said: 'floor_plan rooms indoor_map',
      asked:
        'show_floor_plan find_room_twelve see_stairs_lift locate_toilets_cafe draw_building_rooms switch_upper_floor mark_exhibit_room see_hall_lies',
    },
    {
      id: 'detect-indoors',
      name: 'Detect exhibits indoors by beacon',
      about: 'Small senders tell the phone which object is near.',
      why: 'satellite positions do not reach into buildings',
      size: 'L',
      said: 'beacon bluetooth indoors',
      asked:
        'detect_exhibit_beacon locate_visitor_indoors play_near_showcase install_bluetooth_senders detect_room_entered change_beacon_battery place_transmitter_hall assign_beacon_object',
    },
    {
      id: 'offer-audience-versions',
      name: 'Offer versions for children and experts',
      about: 'The same stops are told in a short, deep or playful way.',
      why: 'a child and an expert ask different questions',
      size: 'M',
      said: 'children kids_version easy_language',
      asked:
        'tell_story_children offer_short_tour choose_expert_version speak_plain_language add_kids_adventure add_family_tour give_deeper_details pick_highlights_hour',
    },
    {
      id: 'sell-tours',
      name: 'Sell tours and access codes',
      about: 'Visitors pay in the shop or enter a code from the desk to unlock the tour.',
      why: 'recordings have to be paid for',
      size: 'M',
      skill: 'payments',
      said: 'sell pay unlock access_code',
      asked:
        'sell_tour unlock_paid_stops buy_city_walk enter_ticket_code pay_tour_card hear_free_sample share_earnings_author print_access_cards',
    },
    {
      id: 'count-visits',
      name: 'Report plays and visits per stop',
      about: 'Starts, drop-outs and languages are counted.',
      why: 'stops that visitors leave early should be shortened',
      size: 'S',
      skill: 'statistics',
      said: 'statistics plays how_many_listen',
      asked:
        'count_plays_stop see_visitors_leave report_used_languages show_popular_exhibits measure_listening_time show_skipped_stops print_visit_figures compare_tours_summer',
    },
    {
      id: 'ask-quizzes',
      name: 'Ask quiz questions at stops',
      about: 'A question to look for unlocks the next place or gives points.',
      why: 'children look closely when they search for an answer',
      size: 'M',
      skill: 'quizzes',
      said: 'quiz riddle question',
      asked:
        'ask_quiz_stop solve_riddle_statue collect_points_tour answer_question_exhibit give_children_search guess_king_portrait win_medal_end play_game_gallery',
    },
    {
      id: 'make-accessible',
      name: 'Add audio description and sign language',
      about: 'Blind, deaf and slow listeners get tracks of their own.',
      why: 'culture is for everybody',
      size: 'M',
      skill: 'accessibility',
      said: 'blind deaf sign_language wheelchair',
      asked:
        'describe_picture_blind show_sign_language add_subtitles_deaf plan_wheelchair_way read_screen_reader hear_touch_model mark_step_free show_large_buttons',
    },
    {
      id: 'rate-tours',
      name: 'Rate and review tours',
      about: 'Stars and a sentence are asked for at the end.',
      why: 'the next guest trusts guests',
      size: 'S',
      skill: 'ratings',
      said: 'rating review feedback',
      asked:
        'rate_tour leave_review_walk give_stars_guide write_feedback_end ask_visitor_opinion see_best_tours report_wrong_information comment_stop_boring',
    },
    {
      id: 'save-favourites',
      name: 'Save favourite stops for later',
      about: 'Objects are kept and read again at home.',
      why: 'after the fortieth picture one forgets the third',
      size: 'S',
      skill: 'favourites',
      said: 'favourite save_for_later',
      asked:
        'save_favourite_painting keep_stop_later collect_liked_objects send_list_home remember_artist_name bookmark_exhibit read_again_home mark_heart_statue',
    },
    {
      id: 'translate-tours',
      name: 'Translate tour texts',
      about: 'Drafts come by machine and are corrected by people.',
      why: 'twelve languages are beyond a small house',
      size: 'M',
      skill: 'translation',
      said: 'translate machine_translation',
      asked:
        'translate_tour_texts correct_machine_draft see_untranslated_stops bring_script_spanish check_changed_original compare_text_versions assign_translator_language fill_missing_language',
    },
    {
      id: 'record-narration',
      name: 'Record narration with the phone',
      about: 'Authors speak on the spot and cut the ends.',
      why: 'an old neighbour tells it best',
      size: 'S',
      said: 'record speak_in microphone',
      asked:
        'record_narration_phone speak_story_spot cut_silence_ends capture_witness_voice record_old_neighbour mix_background_sounds add_church_bells repeat_spoken_sentence',
    },
    {
      id: 'preview-publish',
      name: 'Preview tours before publishing',
      about: 'Drafts are walked with a test code and released on a date.',
      why: 'a wrongly placed stop is noticed only on the walk',
      size: 'S',
      said: 'preview draft publish',
      asked:
        'preview_tour_draft test_walk_foot publish_tour_date approve_curator_text hide_unfinished_stop unpublish_closed_exhibition release_finished_walk simulate_walk_desk',
    },
    {
      id: 'stream-guide-voice',
      name: "Stream a guide's voice to groups",
      about: 'A living guide speaks and all phones of the group hear it.',
      why: 'shouting spoils the cathedral',
      size: 'L',
      said: 'live_guide group_headset',
      asked:
        'stream_guide_voice hear_guide_headphones speak_group_quietly join_group_code translate_guide_live follow_leader_talking broadcast_tour_guests mute_group_microphone',
    },
    {
      id: 'show-past-views',
      name: 'Show past views over the camera',
      about: 'The camera picture shows a ruin or street as it was two hundred years ago.',
      why: 'few visitors can picture the whole building from a ruin',
      size: 'L',
      said: 'augmented then_and_now reconstruction',
      asked:
        'show_street_past see_ruin_rebuilt compare_old_photo hold_camera_castle overlay_historic_picture view_augmented_reality compare_past_today look_medieval_gate',
    },
  ],
} satisfies Kind;
