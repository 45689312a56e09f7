import type { Kind } from '../kind.ts';

export const lectureRecording = {
  id: 'lecture-recording',
  title: 'lecture recording and publishing',
  strong:
    'opencast panopto kaltura mediasite echo360 yuja esup-pod galicaster tobira matterhorn lecture_recording lecture_recordings lecture_capture record_lectures recorded_lectures recording_lectures record_lecture lecture_videos lecture_video video_lectures course_videos capture_agent capture_agents lecture_hall_camera camera_in_hall camera_slides_together slides_and_speaker beamer_and_voice missed_lecture watch_lecture_again watch_lectures_home students_watch_later professor_recorded talks_recorded record_talks record_lessons recorded_talks video_portal recordings_moodle recordings_semester record_seminar filmed_lectures film_lectures conference_talks_video recorded_sermons lecture_streaming',
  weak: 'lecture camera slides hall professor course subtitles semester university player microphone',
  told: 'semester microphone beamer subtitles professor exam lecture lectures slides course camera hall teacher talk talks computer',
  things: ['recording', 'series', 'event', 'room', 'video'],
  people: ['lecturers', 'students', 'media technicians', 'teachers'],
  field: 'teaching media',
  features: [
    {
      id: 'schedule-recordings',
      name: 'Schedule recordings in rooms by timetable',
      why: 'nobody remembers to press the button',
      about: 'Room, day and hour are set for the whole term, and recordings start by themselves.',
      size: 'M',
      skill: 'schedule',
      said: 'schedule timetable automatically_start',
      asked:
        'schedule_recording_room plan_semester_hall start_camera_timetable record_tuesday_ten stop_hour_end import_room_bookings set_recurring_capture warn_room_conflict start_without_button',
    },
    {
      id: 'record-two-streams',
      name: 'Record speaker and slides together',
      about: 'Camera, screen and sound are recorded as parallel tracks in step.',
      why: 'a face without the slide explains little',
      size: 'L',
      said: 'camera_and_slides two_streams screen',
      asked:
        'record_camera_slides capture_screen_speaker film_blackboard_projector take_microphone_sound record_parallel_tracks grab_beamer_picture keep_streams_step capture_document_camera',
    },
    {
      id: 'upload-videos',
      name: 'Upload recordings made elsewhere',
      why: 'phones and cameras record too',
      about: 'Several files go up at once, and a broken upload goes on where it stopped.',
      size: 'M',
      skill: 'upload',
      said: 'upload own_video files',
      asked:
        'upload_video_file add_phone_recording drop_large_files resume_broken_upload put_old_recordings upload_slides_track hand_camera_file upload_excursion_film',
    },
    {
      id: 'process-videos',
      name: 'Process and encode by workflow',
      about: 'Each recording gets several sizes, level sound, intro and logo without work by hand.',
      why: 'raw files do not play on every device',
      size: 'L',
      said: 'encode transcode workflow processing',
      asked:
        'convert_video_sizes convert_formats_automatic process_recording_workflow level_sound_volume add_intro_logo retry_failed_processing see_processing_state reduce_large_video distribute_encoding_servers remove_noise',
    },
    {
      id: 'play-side-by-side',
      name: 'Play with streams side by side',
      about: 'Viewers swap, enlarge or hide speaker and slides and choose the speed.',
      why: 'one viewer needs the slide, another the speaker',
      size: 'M',
      skill: 'player',
      said: 'player side_by_side speed',
      asked:
        'play_side_screens swap_speaker_slides watch_double_speed increase_slide_picture hide_camera_view play_slow_network choose_video_quality jump_back_seconds watch_phone_tablet',
    },
    {
      id: 'series',
      name: 'Organise recordings in series and courses',
      about: 'Recordings of a course stand in one series with common rights and layout.',
      why: 'students look for week seven after week six',
      size: 'S',
      skill: 'categories',
      said: 'series course by_semester',
      asked:
        'organise_recordings_series group_videos_course list_weeks_order create_semester_folder sort_lectures_date move_video_series build_playlist_exam set_series_rights',
    },
    {
      id: 'learning-platform',
      name: 'Publish in the learning platform by LTI',
      about: 'Recordings appear inside the course in Moodle, ILIAS or Canvas.',
      why: 'students look for material in their course',
      size: 'M',
      said: 'moodle lti canvas ilias',
      asked:
        'publish_moodle_course embed_video_canvas connect_lti_platform show_recordings_course take_course_members insert_video_ilias return_grades_platform upload_inside_moodle',
    },
    {
      id: 'cut-browser',
      name: 'Cut recordings in the browser',
      about: 'Start and end are trimmed, breaks are taken out, and each cut can be undone.',
      why: 'the first ten minutes show people sitting down',
      size: 'M',
      said: 'cut trim edit_video',
      asked:
        'cut_beginning_end trim_recording_browser remove_break_middle delete_private_remark find_silence_cut hide_track_part split_recording_halves undo_cut restore_original_video',
    },
    {
      id: 'subtitles',
      name: 'Transcribe speech and add subtitles',
      why: 'not all hear and not all know the language',
      about: 'Speech becomes subtitles in several languages, which are corrected in an editor.',
      size: 'L',
      skill: 'transcripts',
      said: 'subtitles transcript captions',
      asked:
        'transcribe_speech_automatic add_subtitles_language correct_captions_editor show_text_below translate_subtitles_english upload_vtt_file read_transcript_along write_words_deaf',
    },
    {
      id: 'search-inside',
      name: 'Search spoken words and slide text',
      about: 'A hit in speech or slide text opens the video at that moment.',
      why: 'one definition is hard to find in ninety minutes',
      size: 'M',
      skill: 'search',
      said: 'search_in_video spoken_word find_place',
      asked:
        'search_spoken_word find_place_video jump_word_mentioned read_slide_text look_term_semester search_transcript find_recording_title list_hits_minutes',
    },
    {
      id: 'access-rights',
      name: 'Restrict who may watch',
      about: 'A recording is open to the course, the university, named persons or everybody.',
      why: 'not every lecture is meant for the public',
      size: 'M',
      skill: 'roles',
      said: 'access only_students public password',
      asked:
        'restrict_watching_course permit_enrolled_students open_video_world limit_house_network share_secret_link protect_password_video give_guest_access prevent_download_viewers take_directory_groups',
    },
    {
      id: 'slide-chapters',
      name: 'Divide recordings into chapters by slide',
      about: 'Each change of slide is found and shown as a small picture to jump to.',
      why: 'viewers want to leaf through a lecture like a book',
      size: 'M',
      said: 'chapters slide_change thumbnails table_of_contents',
      asked:
        'divide_video_chapters detect_slide_change show_slide_thumbnails click_slide_jump write_table_contents name_chapters browse_slides_book preview_timeline_picture',
    },
    {
      id: 'live-stream',
      name: 'Stream lectures live',
      about: 'The lecture is streamed to an overflow room and to homes, and recorded too.',
      why: 'the lecture hall has too few seats',
      size: 'L',
      said: 'live stream overflow_room at_home',
      asked:
        'stream_lecture_live broadcast_overflow_room watch_home_live show_ceremony_live pause_running_stream ask_question_live show_live_page announce_live_start',
    },
    {
      id: 'edit-details',
      name: 'Edit titles and descriptive data',
      about: 'Speaker, date, licence, language and own fields describe each recording.',
      why: 'a file number tells nothing about the lecture',
      size: 'S',
      skill: 'custom-fields',
      said: 'metadata title speaker licence',
      asked:
        'edit_title_speaker set_licence_recording describe_content add_keywords fill_custom_fields change_date_language rename_recordings_together choose_preview_picture take_titles_timetable',
    },
    {
      id: 'record-browser',
      name: 'Record in the browser',
      why: 'many lessons arise at home',
      about: 'Screen and webcam are recorded at the desk and sent off with one click.',
      size: 'M',
      said: 'webcam record_at_desk studio',
      asked:
        'record_webcam_browser capture_screen_home speak_slides_microphone film_myself_desk record_without_software explain_screen_voice repeat_take send_finished_recording',
    },
    {
      id: 'watch-statistics',
      name: 'Show how recordings are watched',
      about: 'Views, minutes and the places where people stop or go back are shown.',
      why: 'passages watched again show what was not understood',
      size: 'M',
      skill: 'statistics',
      said: 'statistics views how_long_watched',
      asked:
        'count_views_recording see_watched_minutes show_dropout_place find_repeated_passage compare_weeks_views tell_student_watched report_usage_department chart_peak_times',
    },
    {
      id: 'video-portal',
      name: 'Offer a video portal with pages',
      about: 'Faculties, series and public lectures have pages to browse.',
      why: 'a university wants to show its public lectures',
      size: 'M',
      skill: 'public-pages',
      said: 'portal public_page browse_videos',
      asked:
        'offer_video_portal browse_lectures_faculty show_public_lectures embed_video_homepage arrange_start_page present_inaugural_lecture create_faculty_page share_video_link visit_lecture_archive',
    },
    {
      id: 'supervise-rooms',
      name: 'Supervise recorders in all rooms',
      about: 'State, picture and sound level of each recorder are shown, and faults raise an alert.',
      why: 'a silent microphone is otherwise noticed after the lecture',
      size: 'M',
      skill: 'dashboard',
      said: 'recorders capture_agents room_status sound_missing',
      asked:
        'supervise_recorders_rooms see_picture_hall warn_sound_missing check_microphone_level start_remote_recording alert_recorder_offline show_disk_full control_camera_preset list_capture_agents',
    },
    {
      id: 'review-before',
      name: 'Let lecturers review before publication',
      about: 'The lecturer watches, cuts, releases or holds back the recording before others see it.',
      why: 'lecturers answer for what they said on camera',
      size: 'S',
      skill: 'approval',
      said: 'review release_by_lecturer consent',
      asked:
        'review_recording_first release_video_lecturer hold_publication_back mail_lecturer_ready ask_speaker_consent publish_date_set unpublish_recording hide_week_three',
    },
    {
      id: 'notes-comments',
      name: 'Write notes and comments at a moment',
      about: 'A note at a moment is private, for the group or a question to the lecturer.',
      why: 'a question makes sense only beside its moment',
      size: 'M',
      skill: 'comments',
      said: 'notes annotate comment_at_minute',
      asked:
        'write_note_minute comment_moment_video ask_question_place mark_important_passage share_notes_group annotate_teaching_practice answer_student_comment draw_picture_video export_notes',
    },
    {
      id: 'quizzes-inside',
      name: 'Ask quiz questions within the video',
      why: 'watching alone is not learning',
      about: 'The video halts, asks a question and goes on, and the results are collected.',
      size: 'M',
      skill: 'quizzes',
      said: 'quiz question_in_video',
      asked:
        'ask_quiz_video stop_question_answer test_understanding_halfway collect_quiz_results insert_multiple_choice block_skipping_ahead award_points_watched see_wrong_answers',
    },
    {
      id: 'download-feed',
      name: 'Offer downloads and podcast feeds',
      about: 'Each series can be downloaded or subscribed to, as sound alone or as a small picture.',
      why: 'trains have no steady network',
      size: 'S',
      skill: 'feed',
      said: 'download podcast audio_only',
      asked:
        'download_lecture_train subscribe_podcast_series listen_audio_jogging take_video_offline fetch_mp3 offer_rss_feed choose_download_size save_slides_pdf',
    },
    {
      id: 'resume-bookmarks',
      name: 'Resume watching and keep bookmarks',
      why: 'nobody watches ninety minutes at a stretch',
      about: 'A recording goes on where the viewer stopped, on another device too, and keeps bookmarks.',
      size: 'S',
      skill: 'player',
      said: 'resume where_i_stopped bookmark',
      asked:
        'resume_stopped_place bookmark_minute continue_watching_phone see_watched_already mark_lecture_done list_unwatched_weeks remember_position save_watch_later',
    },
    {
      id: 'take-conferences',
      name: 'Take over recordings from Zoom and Teams',
      why: 'half of the teaching is remote',
      about: 'Recordings of Zoom and Teams meetings arrive in the right series after the meeting ends.',
      size: 'M',
      said: 'zoom teams bigbluebutton webex',
      asked:
        'import_zoom_recording fetch_teams_meeting take_bigbluebutton_session connect_webex copy_cloud_recordings assign_meeting_series save_online_seminar clear_zoom_storage',
    },
    {
      id: 'keep-delete',
      name: 'Archive and delete by retention rules',
      why: 'disks fill up and people leave',
      about: 'Originals are archived, and old recordings are deleted after set years or when consent ends.',
      size: 'M',
      skill: 'automation-rules',
      said: 'archive delete_after retention storage',
      asked:
        'archive_original_files delete_old_recordings set_retention_years move_cheap_storage warn_owner_deletion reuse_last_year clean_full_disk remove_departed_lecturer restore_archived_video',
    },
    {
      id: 'tell-students',
      name: 'Notify of new recordings',
      about: 'Lecturers and students hear when processing is done.',
      why: 'nobody wants to look every hour',
      size: 'S',
      skill: 'notifications',
      said: 'notify new_recording mail_when_ready',
      asked:
        'notify_students_recording mail_video_ready tell_lecture_online subscribe_course_news announce_missing_recording inform_comment_reply remind_unwatched_video send_failure_technician',
    },
  ],
} satisfies Kind;
