import type { Kind } from '../kind.ts';

export const newsroom = {
  id: 'newsroom',
  title: 'newsroom planning and editing',
  strong:
    'newsroom editorial_planning story_planning superdesk kordiam enps octopus_newsroom newsroom_system story_budget news_desk news_agency wire_feed wire_copy agency_copy copy_desk sub_editor copy_editor chief_editor managing_editor duty_editor reporter_assignment assign_reporter story_reporter rundown embargo news_story stories_channels print_online radio_online morning_conference editorial_conference editorial_meeting front_page print_edition newspaper_website local_newspaper breaking_news live_blog ninjs newsml editorial_workflow story_pitch pitch_story coverage_plan reporters_photographers journalists_editors stories_published correction_article news_bulletin',
  weak: 'story article editor reporter headline press channel edition deadline desk publish journalist source coverage wire magazine broadcast',
  told: 'newspaper stories editors journalists article headline website radio deadline conference photographer press desk agency publish morning topic colleagues facebook front interview correction news issue meeting freelancers local',
  things: ['story', 'article', 'assignment', 'event'],
  people: ['editors', 'reporters', 'photographers', 'desk heads'],
  field: 'editorial work and journalism',
  features: [
    {
      id: 'plan-stories-calendar',
      name: 'Plan stories on an editorial calendar',
      about: 'Days and weeks ahead show every story with topic, author and date.',
      why: 'two people otherwise write about the same thing',
      size: 'M',
      skill: 'calendar',
      said: 'editorial_calendar story_plan',
      asked:
        'plan_stories_week see_stories_tomorrow list_topics_week show_story_planned plan_issue_topics see_stories_coming put_topic_calendar plan_articles_days',
    },
    {
      id: 'assign-stories',
      name: 'Assign stories to reporters with deadlines',
      about: 'Each assignment has a person, a length and a time.',
      why: 'a story without a name stays unwritten',
      size: 'M',
      skill: 'tasks',
      said: 'assign reporter deadline',
      asked:
        'assign_story_reporter give_reporter_story hand_story_journalist tell_reporter_deadline see_writes_story set_deadline_article take_story send_reporter',
    },
    {
      id: 'write-edit-articles',
      name: 'Write and edit articles',
      about: 'Headline, lead, body and byline have their own fields.',
      why: 'copy sent by mail loses its latest state',
      size: 'L',
      skill: 'editor',
      said: 'write article text_editor',
      asked:
        'write_article type_story_headline edit_text_body write_lead_headline edit_reporter_copy draft_story write_stories_browser',
    },
    {
      id: 'publish-channels',
      name: 'Publish to print, web and social channels',
      about: 'One story goes out in a version for each outlet.',
      why: 'retyping for each outlet costs the evening',
      size: 'L',
      said: 'several_channels print_web social_media',
      asked:
        'publish_story_channels send_article_website post_story_facebook push_text_print send_story_radio publish_article_everywhere put_story_online send_story_app',
    },
    {
      id: 'follow-workflow-stages',
      name: 'Move stories through workflow stages',
      about: 'From pitch over draft and checked to published, each desk with its own stages.',
      why: 'everybody asks how far a story is',
      size: 'M',
      skill: 'kanban',
      said: 'workflow stages status_story',
      asked:
        'see_story_status move_story_stage see_article_finished show_stories_waiting mark_story_ready see_text_checked hand_text_desk',
    },
    {
      id: 'ingest-agency-feeds',
      name: 'Ingest agency wires and feeds',
      about: 'Reports of agencies, police and RSS come in one list.',
      why: 'news arrives at ten places',
      size: 'L',
      said: 'agency wire feed',
      asked:
        'receive_agency_news read_wire_reports import_agency_feed collect_press_releases take_agency_text fetch_rss_news see_agency_reports watch_wire',
    },
    {
      id: 'approve-articles',
      name: 'Approve articles before publication',
      about: 'A second editor reads and releases.',
      why: 'errors in print stay',
      size: 'S',
      skill: 'approval',
      said: 'approve four_eyes second_editor',
      asked:
        'approve_article_publication release_text_editor check_story_before read_proof_article read_second_editor sign_article_publication send_article_back',
    },
    {
      id: 'manage-photos-media',
      name: 'Manage photos and videos with captions',
      about: 'Credit, caption and rights stay with the picture.',
      why: 'a missing credit costs money',
      size: 'M',
      skill: 'attachments',
      said: 'photos captions credit',
      asked:
        'find_photo_story attach_picture_article keep_photo_credit write_caption_photo store_video_story upload_pictures_photographer see_photo_rights choose_picture',
    },
    {
      id: 'plan-event-coverage',
      name: 'Plan coverage of events',
      about: 'Dates of council, court and sport are linked with text, photo and video orders.',
      why: 'known dates should not be missed',
      size: 'M',
      skill: 'calendar',
      said: 'events coverage',
      asked:
        'plan_coverage_event list_council_meetings enter_press_conference see_events_city collect_dates_invitations link_event_story see_court_dates cover_match',
    },
    {
      id: 'organise-desks',
      name: 'Organise work by desks',
      about: 'Sport, politics and local each see their own stories.',
      why: 'the whole house is too much for one list',
      size: 'M',
      skill: 'categories',
      said: 'desks departments',
      asked:
        'show_sport_stories separate_desks_politics give_desk_list see_department_stories send_story_desk group_stories_desk',
    },
    {
      id: 'compare-versions',
      name: 'Compare and restore article versions',
      about: 'Who changed which sentence is shown side by side.',
      why: 'cuts sometimes take the important line',
      size: 'M',
      skill: 'versions',
      said: 'versions track_changes',
      asked:
        'compare_article_versions see_sentence_changed restore_earlier_text bring_old_version show_cut_paragraph track_changes_text see_changed_headline',
    },
    {
      id: 'lock-articles',
      name: 'Lock articles during editing',
      about: 'The name of whoever holds the text is shown.',
      why: 'the last to save wins otherwise',
      size: 'S',
      said: 'locked two_people',
      asked:
        'lock_article_editing see_opened_text prevent_overwriting_text block_text_others stop_two_editing unlock_article show_working_text',
    },
    {
      id: 'schedule-embargo',
      name: 'Schedule publication and embargoes',
      about: 'A story appears at the set minute and never before.',
      why: 'a broken embargo burns a source',
      size: 'S',
      said: 'embargo publish_time',
      asked:
        'schedule_story_publication hold_story_until publish_article_six keep_embargo set_publication_time release_story_midnight set_online_time',
    },
    {
      id: 'search-archive',
      name: 'Search the story archive',
      about: 'All texts and pictures of former years are found by word, person and date.',
      why: 'background makes the story',
      size: 'M',
      skill: 'search',
      said: 'archive old_stories',
      asked:
        'search_archive_articles find_old_story look_story_years find_articles_person see_wrote_before retrieve_earlier_report search_past_issues',
    },
    {
      id: 'discuss-in-text',
      name: 'Comment on passages in articles',
      about: 'Questions stand in the margin until answered.',
      why: 'a query by phone is forgotten',
      size: 'S',
      skill: 'comments',
      said: 'comments margin',
      asked:
        'comment_paragraph_author write_note_margin ask_author_sentence leave_remark_text question_fact_text answer_editor_comment mark_passage_doubt',
    },
    {
      id: 'tag-topics-metadata',
      name: 'Tag stories with topics and places',
      about: 'Terms of a fixed list, persons and places stand on each story.',
      why: 'sites and archives sort by them',
      size: 'S',
      skill: 'tags',
      said: 'tags metadata keywords',
      asked:
        'tag_story_topic add_keywords_article mark_place_story set_subject_codes label_story_person give_article_keywords',
    },
    {
      id: 'issue-corrections',
      name: 'Issue corrections and retractions',
      about: 'The notice goes to every outlet that had the story.',
      why: 'a mistake must be put right everywhere',
      size: 'M',
      said: 'correction retraction',
      asked:
        'correct_published_article recall_story_outlets issue_correction_notice fix_mistake_online withdraw_report send_corrected_text stop_story_customers update_published_story',
    },
    {
      id: 'notify-staff-changes',
      name: 'Notify staff of assignments and changes',
      about: 'A message comes when a story is given, moved or returned.',
      why: 'reporters are out of the house',
      size: 'S',
      skill: 'notifications',
      said: 'notify reporter_outside',
      asked:
        'notify_reporter_assignment tell_photographer_moved message_editor_text alert_desk_breaking send_reporter_message warn_deadline_missed ping_editor_finished',
    },
    {
      id: 'limit-by-role',
      name: 'Set roles for editors and freelancers',
      about: 'Who may write, edit and publish is set per desk.',
      why: 'not everybody may press publish',
      size: 'S',
      skill: 'roles',
      said: 'roles freelancers_access',
      asked:
        'limit_publish_editors give_freelancer_access restrict_interns_drafts restrict_intern_publishing show_freelancers_pieces set_permission_desk',
    },
    {
      id: 'use-templates',
      name: 'Start stories from templates',
      about: 'Weather, obituary and match report have their pattern.',
      why: 'recurring pieces have a fixed form',
      size: 'S',
      skill: 'templates',
      said: 'template pattern',
      asked:
        'start_story_template fill_match_template reuse_weather_pattern prepare_obituary_pattern save_article_pattern prefill_daily_column',
    },
    {
      id: 'build-rundowns',
      name: 'Build rundowns for broadcasts',
      about: 'Items stand in order with lengths up to the end of the show.',
      why: 'the bulletin must end on the second',
      size: 'L',
      said: 'rundown bulletin running_order',
      asked:
        'build_rundown_show order_items_bulletin add_minutes_show move_item_show time_news_bulletin see_length_programme print_presenter_script',
    },
    {
      id: 'run-live-blogs',
      name: 'Run live blogs',
      about: 'Short posts from the place appear at once, the newest on top.',
      why: 'election nights do not wait for an article',
      size: 'M',
      skill: 'live',
      said: 'live_blog ticker',
      asked:
        'run_live_ticker post_updates_match write_live_election send_short_updates report_live_phone update_readers_minute',
    },
    {
      id: 'bundle-packages',
      name: 'Bundle stories into packages',
      about: 'Main piece, box and pictures belong together.',
      why: 'readers get the whole topic',
      size: 'S',
      said: 'package related_stories',
      asked:
        'bundle_related_stories group_main_box put_pieces_together link_story_background build_dossier_topic combine_articles_topic',
    },
    {
      id: 'check-length-style',
      name: 'Check length, spelling and house style',
      about: 'Words over the limit and against the style book are marked.',
      why: 'the page has only so many lines',
      size: 'M',
      said: 'house_style length spelling',
      asked:
        'check_article_length count_lines_text mark_style_mistakes check_spelling_names follow_house_style warn_text_long see_characters_left',
    },
    {
      id: 'show-reader-figures',
      name: 'Show reader figures per story',
      about: 'Clicks and reading time stand beside the plan.',
      why: "tomorrow's plan learns from today",
      size: 'M',
      skill: 'statistics',
      said: 'clicks readers_figures',
      asked:
        'see_clicks_story count_readers_article show_popular_articles compare_stories_read measure_reading_time see_readers_liked',
    },
  ],
} satisfies Kind;
