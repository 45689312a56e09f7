import type { Kind } from '../kind.ts';

export const scriptureReading = {
  id: 'scripture-reading',
  title: 'Bible and scripture study apps',
  strong:
    'bible bibles scripture scriptures quran koran torah talmud psalms gospel gospels andbible xiphos logos_bible youversion bibletime ezra_bible stepbible sefaria olive_tree_bible sword_modules crosswire bible_verse bible_verses verse_day verse_chapter chapter_verse holy_book sacred_text old_testament new_testament surah surahs ayah bhagavad_gita strongs_numbers strongs_greek hebrew_greek_words interlinear concordance commentary_passage cross_references_verses parallel_translations_verses lectionary_readings memorise_verses devotional quiet_time_passage king_james exegesis reading_plan_chapters',
  weak: 'verse verses chapter psalm translation commentary devotion passage prayer sermon hebrew greek testament prophet recitation lectionary pericope',
  told: 'bible verse verses chapter psalm psalms gospel prayer quran surah commentary greek hebrew translation passage sermon devotion underline memorise testament preacher faith pray scripture',
  things: ['verse', 'passage', 'translation', 'commentary', 'note'],
  people: ['readers', 'students', 'preachers', 'study groups', 'pilgrims'],
  field: 'scripture study',
  features: [
    {
      id: 'read-translations',
      name: 'Read scripture in several translations',
      about: 'Books and chapters open in the chosen version.',
      why: 'each reader has a version close to the heart',
      size: 'M',
      said: 'read translation version chapter',
      asked:
        'read_bible_chapter open_psalm_translation choose_translation switch_version_luther read_quran_surah turn_next_chapter download_translation pick_gospel_version',
    },
    {
      id: 'search-text',
      name: 'Search the text by word or phrase',
      about: 'Hits are listed by book with the word marked.',
      why: 'half a verse comes to mind and not its place',
      size: 'M',
      skill: 'search',
      said: 'search_word find_verse concordance',
      asked:
        'search_word_bible find_verse_half list_verses_mercy look_phrase_psalms count_word_appears search_testament_word find_quote_scripture show_hits_book',
    },
    {
      id: 'go-to-reference',
      name: 'Open passages by reference',
      about: 'Typing Jn 3:16 or tapping book, chapter and verse opens it.',
      why: 'the preacher does not wait',
      size: 'S',
      said: 'reference jump chapter_verse',
      asked:
        'open_john_three jump_verse_reference type_chapter_verse tap_book_chapter call_passage_number follow_preacher_quickly choose_book_grid enter_short_reference',
    },
    {
      id: 'compare-translations',
      name: 'Compare translations side by side',
      about: 'Verses of two or more versions stand in parallel.',
      why: 'the differences show where meaning lies',
      size: 'M',
      said: 'parallel side_by_side compare',
      asked:
        'compare_translations put_versions_beside show_two_columns see_verse_versions read_english_spanish scroll_texts_together show_verses_beside view_parallel_text',
    },
    {
      id: 'highlight-verses',
      name: 'Highlight verses in colours',
      about: 'Words and verses are marked with colours of own meaning.',
      why: 'pens have done it in paper for ages',
      size: 'S',
      said: 'highlight underline colour mark',
      asked:
        'highlight_verse underline_words_yellow mark_verse_colour mark_promises_green paint_words_green mark_sentence_pen use_coloured_marker show_marked_verses',
    },
    {
      id: 'bookmark-verses',
      name: 'Bookmark verses with labels',
      about: 'Favourite places are kept and grouped by label.',
      why: 'comfort should be found when it is needed',
      size: 'S',
      skill: 'favourites',
      said: 'bookmark favourite_verses label',
      asked:
        'bookmark_verse save_favourite_verse collect_comfort_verses put_ribbon_passage keep_loved_psalm star_verse group_bookmarks_label find_saved_places',
    },
    {
      id: 'write-verse-notes',
      name: 'Write notes on verses',
      about: 'Thoughts hang on the verse and show beside the text.',
      why: 'what was understood once should not be lost',
      size: 'S',
      skill: 'notes',
      said: 'note thoughts margin',
      asked:
        'write_note_verse add_thoughts_passage scribble_margin keep_study_journal note_sermon_ideas attach_comment_chapter read_old_thoughts type_reflection_verse',
    },
    {
      id: 'follow-reading-plans',
      name: 'Follow reading plans',
      about: 'Daily portions with ticks lead through a book or a year.',
      why: 'good intentions die in Leviticus',
      size: 'M',
      skill: 'goals',
      said: 'reading_plan in_a_year daily_portion',
      asked:
        'follow_reading_plan read_bible_year tick_chapters_read see_today_portion catch_up_missed plan_daily_chapters finish_quran_ramadan show_days_behind',
    },
    {
      id: 'show-commentaries',
      name: 'Show commentaries beside the text',
      about: 'Explanations follow the passage on the screen.',
      why: 'some verses are dark without help',
      size: 'M',
      said: 'commentary explanation',
      asked:
        'show_commentary explain_difficult_verse read_tafsir_ayah open_commentary_beside see_scholars_say look_up_explanation read_rashi_line understand_hard_passage',
    },
    {
      id: 'show-original-words',
      name: "Show original words with Strong's numbers",
      about: 'A tap on a word gives Hebrew or Greek, grammar and meaning.',
      why: 'no translation carries everything',
      size: 'L',
      said: 'greek hebrew strongs interlinear',
      asked:
        'show_greek_word tap_hebrew_meaning see_interlinear_text parse_verb_form look_strongs_number find_arabic_root display_original_language study_root_word',
    },
    {
      id: 'listen-audio',
      name: 'Listen to chapters as audio',
      about: 'Recordings or a voice read on from chapter to chapter.',
      why: 'ears are free on the way to work',
      size: 'M',
      skill: 'player',
      said: 'audio listen read_aloud recitation',
      asked:
        'listen_chapter play_psalm_aloud hear_recitation read_gospel_aloud play_audio_car stop_sleep_timer hear_reciter_repeat speak_text_blind',
    },
    {
      id: 'show-cross-references',
      name: 'Show cross-references of verses',
      about: 'Related places open in a tap without leaving the page.',
      why: 'scripture explains itself',
      size: 'M',
      said: 'cross_reference related_verses quoted',
      asked:
        'show_cross_references open_related_verses see_quoted_prophet follow_margin_references link_similar_passages find_parallel_gospel look_verses_same open_referenced_place',
    },
    {
      id: 'read-offline',
      name: 'Download texts to read offline',
      about: 'Translations and books are fetched once from module repositories.',
      why: 'there is no network in the mountain chapel',
      size: 'M',
      skill: 'offline',
      said: 'offline download without_internet',
      asked:
        'read_without_internet download_modules save_bible_phone install_sword_books fetch_texts_wifi keep_texts_device read_plane_mode store_audio_trip',
    },
    {
      id: 'show-verse-of-day',
      name: 'Show a verse of the day',
      about: 'A widget or message brings one verse each morning.',
      why: 'one sentence can carry a day',
      size: 'S',
      said: 'verse_of_day daily_verse widget',
      asked:
        'show_daily_verse send_morning_verse read_verse_day put_widget_verse notify_watchword see_psalm_line receive_word_today display_verse_lockscreen',
    },
    {
      id: 'memorise-verses',
      name: 'Memorise verses with repetition',
      about: 'Words vanish bit by bit and come back before they are forgotten.',
      why: 'known by heart stays at hand',
      size: 'M',
      skill: 'spaced-repetition',
      said: 'memorise by_heart',
      asked:
        'learn_verses_heart learn_heart_psalm hide_words_step repeat_verse_forgotten test_memory_verse practise_hifz fill_missing_words ask_verse_again',
    },
    {
      id: 'share-verses',
      name: 'Share verses as text or picture',
      about: 'The passage goes out with reference and version, or on a background.',
      why: 'a line can comfort a friend in grief',
      size: 'S',
      said: 'share verse_picture send_verse',
      asked:
        'share_verse send_verse_friend put_verse_picture copy_passage_reference post_psalm_sunset forward_verse_whatsapp paste_text_reference create_card_verse',
    },
    {
      id: 'look-up-dictionary',
      name: 'Look up names and terms in dictionaries',
      about: 'People, places and old words are explained from lexicons.',
      why: 'few readers remember what an ephod was',
      size: 'S',
      said: 'dictionary lexicon who_was',
      asked:
        'look_ephod explain_name_people look_up_cubit open_lexicon_word read_pharisees_background see_family_tree define_old_word find_king_life',
    },
    {
      id: 'set-text-display',
      name: 'Set text size and night mode',
      about: 'Font, line height, verse numbers and red letters follow the reader.',
      why: 'thin pages with small print tire the eyes',
      size: 'S',
      skill: 'themes',
      said: 'large_print night_mode font',
      asked:
        'set_letters_larger read_large_print switch_night_mode hide_verse_numbers change_font print_red_letters dim_screen_evening set_line_spacing',
    },
    {
      id: 'tag-topics',
      name: 'Tag verses by topic',
      about: 'Verses on grace, money or marriage are gathered from all books.',
      why: 'a topic is spread over sixty books',
      size: 'M',
      skill: 'tags',
      said: 'topic tag theme',
      asked:
        'tag_verses_topic collect_verses_forgiveness gather_places_hope list_theme_passages sort_verses_subject find_topic_marriage build_topical_list assign_theme_verse',
    },
    {
      id: 'show-lectionary',
      name: 'Show readings of the church calendar',
      about: 'Psalm, lesson and gospel of the Sunday or feast stand ready.',
      why: 'the reader at the lectern wants to prepare',
      size: 'S',
      said: 'lectionary readings_of_the_day sunday',
      asked:
        'show_sunday_readings open_lectionary see_mass_readings find_weekly_parasha look_feast_gospel read_daily_office prepare_lesson_sunday follow_church_year',
    },
    {
      id: 'keep-history',
      name: 'Continue where reading stopped',
      about: 'The last places are listed and each book keeps its own.',
      why: 'a paper bookmark falls out and the place is lost',
      size: 'S',
      said: 'where_i_stopped history go_back',
      asked:
        'continue_stopped_yesterday remember_last_chapter go_back_passage see_recent_passages return_verse_before keep_place_book open_last_page show_reading_history',
    },
    {
      id: 'sync-study',
      name: 'Sync marks and notes between devices',
      about: 'Phone, tablet and computer hold the same marks.',
      why: 'study happens at the desk and on the bus',
      size: 'M',
      skill: 'sync',
      said: 'sync phone_and_computer backup',
      asked:
        'sync_notes_devices see_marks_tablet save_highlights_backup move_notes_phone restore_bookmarks use_laptop_phone transfer_marked_verses keep_devices_equal',
    },
    {
      id: 'study-in-groups',
      name: 'Discuss passages in study groups',
      about: 'A group reads the same chapter and writes beside it.',
      why: 'others see in a verse what one reader misses',
      size: 'M',
      skill: 'comments',
      said: 'study_group discuss together',
      asked:
        'discuss_passage_group read_chapter_together ask_question_verse share_notes_circle see_friends_read comment_home_group answer_study_questions invite_bible_circle',
    },
    {
      id: 'read-devotions',
      name: 'Read daily devotions',
      about: 'A short text and prayer goes with the passage of the day.',
      why: 'the morning needs a start',
      size: 'S',
      said: 'devotion daily_prayer meditation',
      asked:
        'read_daily_devotion open_morning_meditation read_evening_prayer read_short_thought follow_spurgeon_day read_advent_thoughts start_quiet_time show_prayer_text',
    },
    {
      id: 'show-places-map',
      name: 'Show biblical places on maps',
      about: 'Journeys and battles are drawn where they happened.',
      why: 'Samaria is more than a name',
      size: 'M',
      skill: 'map',
      said: 'map paul_journeys where_was',
      asked:
        'show_map_journeys see_paul_travelled find_ancient_town look_jericho_lies draw_exodus_route open_atlas_chapter show_temple_plan locate_galilee',
    },
    {
      id: 'prepare-sermons',
      name: 'Prepare sermons from passages',
      about: 'Verses, outline and notes are gathered and printed.',
      why: 'Sunday comes every week',
      size: 'M',
      skill: 'editor',
      said: 'sermon outline handout',
      asked:
        'prepare_sermon write_sermon_outline insert_verses_text print_handout gather_quotes_talk build_lesson_sheet export_passages_document draft_homily',
    },
  ],
} satisfies Kind;
