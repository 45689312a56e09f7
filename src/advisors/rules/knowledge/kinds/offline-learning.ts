import type { Kind } from '../kind.ts';

export const offlineLearning = {
  id: 'offline-learning',
  title: 'learning platforms without internet',
  strong:
    'kolibri internet_box kiwix rachel moodlebox ka_lite beekee wikipedia_offline offline_wikipedia khan_academy_offline offline_learning learning_offline learn_offline school_without_internet schools_without_internet village_school_internet school_signal village_school_tablets classroom_server school_server_wifi raspberry_pi_school raspberry_pi_classroom lessons_usb videos_usb_school refugee_camp_school refugee_camp_learning tablets_pupils_offline learners_coaches pupils_without_internet prison_education offline_classroom local_wifi_lessons hotspot_lessons rural_school_computers digital_library_offline school_box_wifi teacher_without_internet learning_box zim mastery_exercises_offline internet-in-a-box',
  weak: 'offline internet khan wikipedia usb raspberry curriculum coach learner rural',
  told: 'school village children tablets laptops internet no signal electricity solar exercises maths wikipedia stick wifi camp donated',
  things: ['lesson', 'channel', 'exercise', 'class', 'resource'],
  people: ['learners', 'teachers', 'coaches', 'school administrators'],
  field: 'education without connectivity',
  features: [
    {
      id: 'serve-local-wifi',
      name: 'Serve content over local Wi-Fi',
      about: 'One box holds everything, tablets and laptops open it in the browser.',
      why: 'the room has devices but no line',
      size: 'M',
      skill: 'self-hosting',
      said: 'local_wifi hotspot box server',
      asked:
        'serve_lessons_wifi connect_tablets_box open_browser_local share_laptop_classroom share_hotspot_school reach_server_room run_without_internet use_school_network join_wifi_box',
    },
    {
      id: 'import-channels',
      name: 'Download channels of learning materials',
      about: 'Whole courses are chosen from a catalogue and fetched once.',
      why: 'free material exists for nearly everything',
      size: 'M',
      said: 'channels khan_academy courses download',
      asked:
        'download_course_once choose_channels_catalogue fetch_khan_videos take_free_materials load_lessons_town pick_subjects_download collect_open_textbooks store_videos_box',
    },
    {
      id: 'copy-usb',
      name: 'Copy materials by USB drive',
      about: 'Material travels on a stick from one server to the next.',
      why: 'the last miles are walked',
      size: 'S',
      skill: 'import-export',
      said: 'usb memory_stick drive sd_card',
      asked:
        'copy_lessons_stick bring_usb_drive bring_sd_card import_hard_disk hand_stick_school load_memory_card pass_drive_teacher export_channel_usb',
    },
    {
      id: 'browse-library',
      name: 'Browse the library by subject and level',
      about: 'Topics lead to subtopics, each with its pictures.',
      why: 'learners find the next step themselves',
      size: 'M',
      skill: 'categories',
      said: 'library subjects grades topics',
      asked:
        'browse_subjects_grade sort_lessons_class open_topic_maths see_materials_level find_curriculum_chapter arrange_subject_age look_around_library choose_topic_pupil',
    },
    {
      id: 'play-materials',
      name: 'Play videos, books, audio and interactive apps',
      about: 'MP4, PDF, EPUB and H5P open without any other program.',
      why: 'old devices have no players',
      size: 'M',
      skill: 'player',
      said: 'videos books audio watch read',
      asked:
        'watch_lesson_video read_pdf_textbook listen_audio_story open_epub play_h5p show_film_class view_simulation see_subtitles_video play_video_slower',
    },
    {
      id: 'learner-accounts',
      name: 'Keep accounts for learners and teachers',
      about: 'Each has a name and the work stays with it, though devices are shared.',
      why: 'four pupils share one tablet',
      size: 'M',
      skill: 'accounts',
      said: 'accounts login learners',
      asked:
        'give_pupil_account sign_learner_name share_tablet_pupils keep_pupil_work add_learner_teacher create_user_child switch_pupil_tablet reset_password_pupil',
    },
    {
      id: 'classes-groups',
      name: 'Organise learners into classes and groups',
      about: 'Coaches stand with their classes, groups split by level.',
      why: 'a room holds many levels',
      size: 'S',
      said: 'classes groups grade_levels',
      asked:
        'put_pupils_classes split_class_groups enrol_learners_class group_slow_learners assign_teacher_class build_level_groups move_pupil_grade divide_two_shifts',
    },
    {
      id: 'assign-lessons',
      name: 'Assign lessons to classes and learners',
      about: 'The teacher strings materials into a plan for the week.',
      why: 'a library alone is no teaching',
      size: 'M',
      skill: 'tasks',
      said: 'assign lesson_plan give_lessons homework',
      asked:
        'assign_lesson_class plan_materials_week give_pupils_videos set_homework_group choose_order_lessons prepare_playlist_pupils tell_pupils_today hide_unneeded_materials',
    },
    {
      id: 'quizzes',
      name: 'Set quizzes from exercises',
      about: 'Questions are picked, the quiz starts and ends for all together.',
      why: 'the teacher must know what stuck',
      size: 'M',
      skill: 'quizzes',
      said: 'quiz test exam questions',
      asked:
        'set_quiz_class write_test_questions give_exam_tablets start_test_together mark_answers_automatic pick_exercise_questions compare_before_test print_test show_quiz_results',
    },
    {
      id: 'practise-mastery',
      name: 'Practise exercises until mastered',
      about: 'Hints help, some right answers in a row make it done.',
      why: 'going on with gaps ends badly',
      size: 'M',
      skill: 'quizzes',
      said: 'exercises practise mastery hints',
      asked:
        'practise_sums_mastered show_hint_exercise repeat_exercise_right give_feedback_answer practise_maths_tasks answer_right_row try_again_wrong tell_wrong_answer train_reading',
    },
    {
      id: 'coach-reports',
      name: 'Report progress and trouble to teachers',
      why: 'forty pupils hide from one pair of eyes',
      about: 'Teachers see who finished, who is stuck and on which question.',
      size: 'M',
      skill: 'reports',
      said: 'progress reports stuck struggling',
      asked:
        'see_progress_pupil show_stuck_learners see_finished_lesson report_class_progress find_difficult_question measure_time_spent tell_struggling_pupils list_scores_class look_answers_pupil',
    },
    {
      id: 'search-library',
      name: 'Search the library by words and filters',
      about: 'Kind, level, language and duration narrow the hits.',
      why: 'thousands of materials are too many to leaf through',
      size: 'S',
      skill: 'search',
      said: 'search find_material filter',
      asked:
        'search_library_word find_video_fractions look_topic_language filter_grade_level search_wikipedia_box type_keyword_material find_lesson_duration',
    },
    {
      id: 'sync-devices',
      name: 'Synchronise devices on the local network',
      about: 'Learner tablets and the server exchange lessons and results.',
      why: 'pupils work at home and come back',
      size: 'L',
      skill: 'sync',
      said: 'sync between_devices tablets_server',
      asked:
        'sync_tablets_server bring_results_back send_lessons_tablets exchange_data_laptops update_devices_together copy_results_server collect_work_tablets replace_broken_server merge_two_servers',
    },
    {
      id: 'languages',
      name: 'Offer materials and screens in several languages',
      about: "Interface, materials and subtitles come in the learner's tongue.",
      why: 'children learn first in their own language',
      size: 'M',
      skill: 'languages',
      said: 'languages mother_tongue subtitles',
      asked:
        'choose_language_pupil show_swahili_lessons translate_menus offer_mother_tongue read_right_left switch_french_english watch_dubbed_video filter_language_materials',
    },
    {
      id: 'small-hardware',
      name: 'Install on Raspberry Pi and old computers',
      about: 'A ready image on a card makes a server for little power.',
      why: 'donated machines and solar panels are what there is',
      size: 'M',
      skill: 'self-hosting',
      said: 'raspberry_pi old_computers solar image',
      asked:
        'install_raspberry_pi use_old_laptops run_solar_power write_sd_image reuse_donated_computers save_electricity_server set_box_without_expert start_automatic_power restart_power_cut',
    },
    {
      id: 'offline-wikipedia',
      name: 'Read Wikipedia and other sites offline',
      about: 'Encyclopedias, dictionaries and books come as packed copies.',
      why: 'questions go beyond the schoolbook',
      size: 'M',
      skill: 'snapshot',
      said: 'wikipedia encyclopedia dictionary gutenberg',
      asked:
        'read_wikipedia_offline look_encyclopedia open_dictionary_offline browse_copied_site load_zim read_classic_books read_medical_pages answer_pupils_question',
    },
    {
      id: 'compose-channels',
      name: 'Compose channels from your own materials',
      about: 'Files are uploaded, ordered and given questions, then published.',
      why: 'the national curriculum is not in the catalogue',
      size: 'L',
      said: 'teacher_materials curriculum compose upload',
      asked:
        'upload_worksheets_teacher compose_channel_curriculum mix_videos_exercises add_local_stories write_exercise_questions record_lesson_video order_materials_syllabus publish_teacher_materials align_national_curriculum',
    },
    {
      id: 'picture-sign-in',
      name: 'Sign in young learners without password',
      about: 'A tap on the name or on pictures is enough.',
      why: 'six-year-olds forget passwords',
      size: 'S',
      said: 'without_password picture_login guest',
      asked:
        'sign_without_password tap_name_start log-in_picture enter_guest choose_face_list start_little_children skip_password use_picture_code look_around_guest',
    },
    {
      id: 'central-data',
      name: 'Gather data of many schools centrally',
      about: 'When there is a line, the figures go to a portal of the programme.',
      why: 'donors and ministries ask what came of it',
      size: 'L',
      skill: 'dashboard',
      said: 'schools_compare central portal ministry',
      asked:
        'compare_schools_dashboard collect_data_schools send_figures_ministry see_used_boxes report_donor_usage oversee_school_boxes gather_results_district export_usage_logs count_learning_hours',
    },
    {
      id: 'take-home',
      name: 'Take lessons home on phones',
      about: 'The app keeps chosen materials on the phone of a learner.',
      why: 'school ends at noon',
      size: 'M',
      skill: 'offline',
      said: 'phone android home',
      asked:
        'take_lessons_home learn_phone_evening keep_video_phone download_phone_school study_holidays use_parent_phone install_android_app continue_home_tablet',
    },
    {
      id: 'points-badges',
      name: 'Reward learners with points and badges',
      about: 'Finished work shows stars and trophies.',
      why: 'a star draws the next lesson',
      size: 'S',
      skill: 'gamification',
      said: 'points badges stars',
      asked:
        'give_stars_pupils earn_points_exercise show_badge_finished reward_diligent_learner collect_trophies win_certificate win_class_competition',
    },
    {
      id: 'resume-bookmarks',
      name: 'Bookmark materials and continue where stopped',
      about: 'The start page shows what is begun and what is saved.',
      why: 'the power goes off in the middle',
      size: 'S',
      skill: 'favourites',
      said: 'bookmark continue resume',
      asked:
        'bookmark_lesson continue_stopped_video resume_book_page remember_last_place save_material_later find_begun_lessons keep_answers_power start_stopped_place',
    },
    {
      id: 'import-users',
      name: 'Import learners from a spreadsheet',
      about: 'The school list makes the accounts and classes.',
      why: 'four hundred names are not typed',
      size: 'S',
      skill: 'import-export',
      said: 'import_list csv spreadsheet names',
      asked:
        'import_pupils_list upload_csv_names load_school_register add_four_hundred enter_names_spreadsheet update_list_term take_names_excel create_accounts_bulk',
    },
    {
      id: 'manage-storage',
      name: 'Manage storage and remove materials',
      about: 'The size stands by each channel before and after the download.',
      why: 'cards are small and videos big',
      size: 'S',
      said: 'storage space size remove',
      asked:
        'see_free_space remove_unused_channel choose_topics_size delete_old_materials check_card_gigabytes import_part_channel show_download_size update_channel_version',
    },
    {
      id: 'offline-maps',
      name: 'View maps offline',
      about: 'World and region are zoomed without a line.',
      why: 'geography needs more than one wall map',
      size: 'M',
      said: 'maps atlas openstreetmap',
      asked:
        'view_world_map_offline zoom_region_map show_country_atlas find_village_map see_satellite_pictures teach_geography_map look_cities_rivers',
    },
  ],
} satisfies Kind;
