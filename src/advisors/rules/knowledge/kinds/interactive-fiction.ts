import type { Kind } from '../kind.ts';

export const interactiveFiction = {
  id: 'interactive-fiction',
  title: 'tools for interactive fiction',
  strong:
    'twine twee inkle harlowe sugarcube choicescript renpy inform7 gamebook gamebooks interactive_fiction interactive_story interactive_stories interactive_tale text_adventure text_game visual_novel branching_story branching_stories branching_narrative branching_dialogue story_branches story_forks story_splits choose_adventure own_adventure reader_decides reader_chooses readers_decide readers_choose choices_lead choices_change_story story_choices different_endings several_endings multiple_endings story_endings link_passages passages_choices story_passages go_north take_lamp typed_commands non-linear_story nonlinear_story hero_decide story_turns_out story_goes_differently decide_story_goes click_story_ending',
  weak: 'passage branch branching ending endings fork adventure riddle narrative protagonist twist playthrough parser dungeon mystery plot dialogue',
  told: 'story choose decide ending endings hero adventure click branch path door key castle reader mystery remember secret detective plot fork scene twist cave dragon clue haunted escape',
  things: ['story', 'passage', 'choice', 'variable', 'ending'],
  people: ['authors', 'readers', 'play testers', 'co-authors'],
  field: 'narrative design',
  features: [
    {
      id: 'write-passages',
      name: 'Write passages',
      about: 'Each piece of text has a title, tags and a place of its own.',
      why: 'a story that forks has no page one to ninety',
      size: 'M',
      skill: 'editor',
      said: 'passage write_scenes bits_of_text',
      asked:
        'write_passage write_story_piece add_scene_text type_short_scene write_page_adventure edit_passage_title split_long_passage write_room_description fill_box_text',
    },
    {
      id: 'link-passages-choices',
      name: 'Link passages by choices',
      about: 'A click leads on, and a missing target is made at once.',
      why: 'the fork is what the reader came for',
      size: 'M',
      said: 'choices decide_next options_end',
      asked:
        'link_passages offer_choice give_options decide_next_step pick_answer_hero lead_next_scene put_links_text choose_door add_branch',
    },
    {
      id: 'play-test-anywhere',
      name: 'Play test from any passage',
      about: 'Start in the middle with values set by hand.',
      why: 'nobody clicks through forty scenes to check the last',
      size: 'M',
      skill: 'sandbox',
      said: 'try_out preview test_play',
      asked:
        'try_story_middle start_passage_test play_unfinished_draft preview_passage run_story_scene see_variables_running jump_scene_test click_through_draft',
    },
    {
      id: 'keep-variables',
      name: 'Keep variables',
      about: 'What the reader did, owns and is called is remembered.',
      why: 'a choice without a trace is no choice',
      size: 'M',
      said: 'variables remembers count_lives',
      asked:
        'remember_key_taken remember_earlier_choice count_lives keep_variable track_trust_points store_earlier_decision ask_hero_name count_coins set_flag',
    },
    {
      id: 'set-conditions',
      name: 'Show text and choices by condition',
      about: 'A line or an option appears only where it fits what was done.',
      why: 'the locked door should know about the key',
      size: 'M',
      skill: 'automation-rules',
      said: 'condition only_if depends_on',
      asked:
        'show_choice_key hide_option_courage open_door_key change_text_earlier show_paragraph_met lock_choice_points check_variable_text write_condition',
    },
    {
      id: 'show-story-map',
      name: 'Show the story map',
      about: 'Boxes and arrows, moved by hand or put in order.',
      why: 'thirty forks do not fit in a head',
      size: 'M',
      skill: 'tree',
      said: 'map_of_story boxes arrows tree',
      asked:
        'see_story_map show_boxes_arrows draw_branches move_boxes_board see_paths_meet look_whole_tree arrange_passages zoom_map',
    },
    {
      id: 'publish-web-page',
      name: 'Publish stories as web pages',
      about: 'One file that runs in any browser.',
      why: 'a reader installs nothing for ten minutes',
      size: 'M',
      skill: 'public-pages',
      said: 'publish browser html_file',
      asked:
        'publish_story export_html_file put_story_website send_link_readers upload_finished_story read_story_browser embed_story_blog build_browser_file',
    },
    {
      id: 'save-load-playing',
      name: 'Save and load while playing',
      about: 'Slots, and a saved state at each turn by itself.',
      why: 'a long story is read on three evenings',
      size: 'M',
      said: 'save_game continue_later slots',
      asked:
        'save_game load_saved_state continue_reading_later keep_reading_place resume_adventure pick_up_yesterday return_saved_place store_reader_progress',
    },
    {
      id: 'style-stories',
      name: 'Style stories with themes',
      about: 'Fonts, colours and layout, by choice or stylesheet.',
      why: 'a ghost story should not look like a form',
      size: 'S',
      skill: 'themes',
      said: 'font colours css look_spooky',
      asked:
        'change_font_story set_dark_background choose_story_colours write_css give_story_look set_larger_letters choose_old_font use_stylesheet',
    },
    {
      id: 'add-pictures-sounds',
      name: 'Add pictures, music and sounds',
      about: 'Per passage, with a fade into the next.',
      why: 'rain is heard sooner than described',
      size: 'M',
      skill: 'attachments',
      said: 'pictures music sounds portraits',
      asked:
        'add_picture_scene play_music_scene put_background_image add_door_sound show_portrait hear_rain start_tune_passage stop_music',
    },
    {
      id: 'import-export-source',
      name: 'Import and export the story source',
      about: 'Twee, ink or plain text, there and back.',
      why: 'five years of writing outlive any one tool',
      size: 'M',
      skill: 'import-export',
      said: 'import_story export_source twee',
      asked:
        'import_twee export_story_source open_old_story take_story_file convert_document_passages bring_existing_story read_twine_file save_source_text',
    },
    {
      id: 'step-back-undo',
      name: 'Step back and undo while playing',
      about: 'One turn or to the last fork, unless the author forbids it.',
      why: 'people keep a finger in the page',
      size: 'S',
      said: 'go_back undo last_fork',
      asked:
        'go_back_choice undo_step take_back_decision return_last_fork restart_story return_turn_earlier forbid_going_back try_fork_again',
    },
    {
      id: 'find-dead-ends',
      name: 'Find dead ends and broken links',
      about: 'Missing targets, unreachable passages and stuck readers are listed.',
      why: 'one forgotten branch strands a reader for good',
      size: 'M',
      skill: 'code-checks',
      said: 'dead_ends broken_links leads_nowhere',
      asked:
        'find_dead_end find_broken_link list_unreachable_passages check_story_links warn_missing_target see_orphan_passage find_endless_loop mark_unfinished_branch',
    },
    {
      id: 'vary-text',
      name: 'Vary text at random or on return',
      about: 'Sequences, cycles and shuffles in the middle of a sentence.',
      why: 'the second visit to the inn should not read like the first',
      size: 'S',
      said: 'random_text second_visit chance',
      asked:
        'change_sentence_return pick_random_sentence change_room_visited roll_chance_event mix_lines_randomly draw_random_encounter rotate_greetings add_stranger_sometimes',
    },
    {
      id: 'show-inventory-stats',
      name: 'Show inventory and stats',
      about: 'A side panel with things carried, points and bars.',
      why: 'readers weigh a choice by what they hold',
      size: 'S',
      said: 'inventory backpack stats health_bar',
      asked:
        'show_inventory see_health_bar look_bag_carried list_carried_things show_stats_page see_strength_points open_backpack display_relationship_bar',
    },
    {
      id: 'search-replace-passages',
      name: 'Search and replace in all passages',
      about: 'Titles, text and code, with links kept right.',
      why: 'the villain gets a new name in week nine',
      size: 'S',
      skill: 'search',
      said: 'replace_everywhere rename find_text',
      asked:
        'search_passages replace_name_everywhere find_word_story rename_hero_everywhere find_passage_title rename_variable look_text_passages',
    },
    {
      id: 'collect-tester-notes',
      name: 'Collect notes of play testers',
      about: 'A remark stays with the passage and the state it was made in.',
      why: 'stuck somewhere in the middle helps no author',
      size: 'M',
      skill: 'comments',
      said: 'testers_notes typos feedback_passage',
      asked:
        'collect_tester_notes comment_passage report_typo_playing write_tester_note send_story_testers mark_typo tell_author_stuck hear_boring_part',
    },
    {
      id: 'understand-typed-commands',
      name: 'Understand typed commands',
      about: 'Verbs, objects and synonyms are read from a line.',
      why: 'typing open trunk makes the world feel open',
      size: 'L',
      said: 'type_commands parser go_north',
      asked:
        'type_command understand_take_lamp parse_sentence read_typed_words type_go_north answer_unknown_verb define_verb enter_words_keyboard',
    },
    {
      id: 'run-random-playthroughs',
      name: 'Run random playthroughs',
      about: 'A thousand runs count what is reached and what breaks.',
      why: 'no person clicks all combinations',
      size: 'M',
      skill: 'automation-rules',
      said: 'random_runs thousand_times automatic_test',
      asked:
        'run_random_play play_thousand_times test_branches_automatically click_random_choices count_passages_reached simulate_readers find_crash_play measure_run_length',
    },
    {
      id: 'unlock-endings-achievements',
      name: 'Unlock endings and achievements',
      about: 'What was found stays known over all runs.',
      why: 'the second run begins with the wish for what was missed',
      size: 'S',
      skill: 'gamification',
      said: 'achievements endings_found secret_ending',
      asked:
        'unlock_ending collect_endings give_achievement show_found_endings reward_secret_path count_endings_found earn_badge_ending list_missing_endings',
    },
    {
      id: 'count-choices-readers',
      name: 'Count which choices readers take',
      about: 'Shares per fork and where readers leave, without names.',
      why: 'an unread branch cost as much as a loved one',
      size: 'M',
      skill: 'statistics',
      said: 'which_choices percent_readers where_they_stop',
      asked:
        'count_choice_taken see_percent_readers show_readers_quit measure_choices see_popular_path compare_choice_others see_readers_stopped count_readers_finish',
    },
    {
      id: 'write-stories-together',
      name: 'Write stories together',
      about: 'Several authors at once, each passage held by one.',
      why: "two writers in one file lose an evening's work",
      size: 'M',
      skill: 'co-editing',
      said: 'write_together co-author same_time',
      asked:
        'write_together share_story_coauthor edit_same_story lock_passage_writing invite_coauthor see_coauthor_typing merge_coauthor_branches split_story_writers',
    },
  ],
} satisfies Kind;
