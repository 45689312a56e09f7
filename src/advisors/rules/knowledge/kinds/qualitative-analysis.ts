import type { Kind } from '../kind.ts';

export const qualitativeAnalysis = {
  id: 'qualitative-analysis',
  title: 'qualitative analysis of texts and interviews',
  strong:
    'code_interviews qualitative_research interview_coding highlight_interviews_codes codes_themes atlas_ti maxqda nvivo grounded_theory focus_groups_analysis tag_passages_interviews transcripts_codes',
  weak: 'interview code theme memo transcript passage category researcher',
  told: 'interviews transcripts code codes passages themes quotes researchers memo categories text thesis sociology compare coders highlight grounded theory audio group matrix export students field notes',
  things: ['document', 'code', 'passage'],
  people: ['researchers', 'students'],
  field: 'social research',
  features: [
    {
      id: 'import-documents-transcripts',
      name: 'Import documents and transcripts',
      size: 'M',
      skill: 'import-export',
      said: 'import transcript pdf word',
      asked:
        'load_interview upload_interview put_transcript bring_word_files import_pdf read_transcript load_pdf drag_files open_interview_text',
    },
    {
      id: 'highlight-code-passages',
      name: 'Highlight and code passages',
      size: 'M',
      skill: 'tags',
      said: 'code highlight passage mark',
      asked:
        'mark_passage mark_sentence highlight_sentence give_passage_name put_code_sentence assign_code tag_sentence select_text_code mark_paragraph',
    },
    {
      id: 'organise-codes-tree',
      name: 'Organise codes in a tree',
      size: 'M',
      skill: 'tree',
      said: 'code tree hierarchy theme',
      asked:
        'sort_codes group_codes arrange_codes move_code_under build_code_system put_code_below drag_codes see_tree put_code_under',
    },
    {
      id: 'write-memos',
      name: 'Write memos',
      size: 'M',
      skill: 'notes',
      said: 'memo note',
      asked:
        'write_memo write_thought note_thought keep_ideas scribble_beside note_interpretation add_memo scribble_think write_think',
    },
    {
      id: 'collect-passages-code',
      name: 'Collect passages by code',
      size: 'M',
      skill: 'search',
      said: 'all_passages retrieve quote',
      asked:
        'see_quotes find_quotes show_passages_code collect_quotes pull_quotes read_said_topic list_passages gather_sentences give_sentences',
    },
    {
      id: 'code-together-team',
      name: 'Code together in a team',
      size: 'M',
      skill: 'co-editing',
      said: 'team together colleague',
      asked:
        'work_colleague share_project_colleague see_colleague_codes divide_interviews merge_work_student edit_same_time invite_student',
    },
    {
      id: 'export-codebook-quotations',
      name: 'Export codebook and quotations',
      size: 'M',
      skill: 'pdf',
      said: 'export codebook',
      asked:
        'print_codebook export_quotes export_codes download_quotes copy_quotes_word send_codebook_supervisor take_quotes_paper',
    },
    {
      id: 'code-images-audio-video',
      name: 'Code images, audio and video',
      size: 'M',
      skill: 'player',
      said: 'audio video image',
      asked:
        'listen_recording mark_video tag_photo play_interview cut_video_passage mark_audio transcribe_recording tag_recording listen_tape',
    },
    {
      id: 'count-codes-show-charts',
      name: 'Count codes and show charts',
      size: 'M',
      skill: 'charts',
      said: 'count frequency chart',
      asked: 'count_codes see_often count_mentioned draw_chart see_table_codes show_frequency see_together_codes',
    },
    {
      id: 'compare-coders',
      name: 'Compare coders',
      size: 'M',
      skill: 'calculation',
      said: 'agreement kappa compare',
      asked:
        'compare_coders calculate_kappa see_agree measure_agreement check_same_coded see_disagree calculate_reliability',
    },
    {
      id: 'manage-cases-attributes',
      name: 'Manage cases and attributes',
      size: 'M',
      skill: 'custom-fields',
      said: 'case attribute age group',
      asked:
        'compare_men_women enter_age_person give_interviewee_attribute sort_age add_gender group_interviewees filter_gender note_profession compare_women',
    },
    {
      id: 'search-texts',
      name: 'Search texts',
      size: 'M',
      skill: 'search',
      said: 'search word',
      asked: 'search_word look_word find_said search_interviews find_text',
    },
    {
      id: 'merge-codes-projects',
      name: 'Merge codes and projects',
      size: 'M',
      skill: 'dedupe',
      said: 'merge',
      asked: 'merge_codes combine_codes merge_projects join_codes combine_projects put_codes_together',
    },
    {
      id: 'draw-maps-codes',
      name: 'Draw maps of codes',
      size: 'M',
      skill: 'drawing',
      said: 'map network diagram',
      asked: 'draw_map draw_network connect_codes draw_theme_map see_connections draw_relations link_codes draw_codes',
    },
    {
      id: 'hide-personal-data',
      name: 'Hide personal data',
      size: 'M',
      skill: 'anonymity',
      said: 'anonymise pseudonym',
      asked:
        'hide_names replace_names blur_names anonymise_interview delete_names mask_places change_names recognise_person',
    },
    {
      id: 'back-up-projects',
      name: 'Back up projects',
      size: 'M',
      skill: 'backup',
      said: 'backup',
      asked:
        'backup_project save_project restore_project copy_project_safe keep_copy recover_project save_automatically',
    },
    {
      id: 'offer-several-languages',
      name: 'Offer several languages',
      size: 'M',
      skill: 'languages',
      said: 'language',
      asked: 'change_language choose_language switch_language see_german use_language translate_menu translate_program',
    },
  ],
} satisfies Kind;
