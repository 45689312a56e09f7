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
      about: 'Word, PDF and text files keep paragraphs and speakers, and time stamps stay linked to the recording.',
      why: 'retyping an interview would cost more than its analysis',
      size: 'M',
      skill: 'import-export',
      said: 'import transcript pdf word',
      asked:
        'load_interview upload_interview put_transcript bring_word_files import_pdf read_transcript load_pdf drag_files open_interview_text',
    },
    {
      id: 'highlight-code-passages',
      name: 'Highlight and code passages',
      about:
        'A marked stretch of text takes one or several codes, may overlap others, and coloured margin bars show them.',
      why: 'without codes an interview remains a pile of pages',
      size: 'M',
      skill: 'tags',
      said: 'code highlight passage mark',
      asked:
        'mark_passage mark_sentence highlight_sentence give_passage_name put_code_sentence assign_code tag_sentence select_text_code mark_paragraph',
    },
    {
      id: 'organise-codes-tree',
      name: 'Organise codes in a tree',
      about: 'Codes lie below parent codes, are moved by dragging, and each shows the number of its passages.',
      why: 'two hundred codes in one list cannot be surveyed',
      size: 'M',
      skill: 'tree',
      said: 'code tree hierarchy theme',
      asked:
        'sort_codes group_codes arrange_codes move_code_under build_code_system put_code_below drag_codes see_tree put_code_under',
    },
    {
      id: 'write-memos',
      name: 'Write memos',
      about: 'A memo hangs on a code, a passage or the whole project, with date and writer, and opens beside it.',
      why: 'thoughts about the material are gone when the report is written',
      size: 'M',
      skill: 'notes',
      said: 'memo note',
      asked:
        'write_memo write_thought note_thought keep_ideas scribble_beside note_interpretation add_memo scribble_think write_think',
    },
    {
      id: 'collect-passages-code',
      name: 'Collect passages by code',
      about:
        'Choosing one code or a combination lists its passages from all documents with source and surrounding lines.',
      why: 'a claim needs all its passages below each other',
      size: 'M',
      skill: 'filters',
      said: 'all_passages retrieve quote',
      asked:
        'see_quotes find_quotes show_passages_code collect_quotes pull_quotes read_said_topic list_passages gather_sentences give_sentences',
    },
    {
      id: 'code-together-team',
      name: 'Code together in a team',
      about:
        "Team members work in one project, every coding carries its coder's name, and one coder's marks can be hidden.",
      why: 'copies of a project drift apart within a week',
      size: 'M',
      skill: 'co-editing',
      said: 'team together colleague',
      asked:
        'work_colleague share_project_colleague see_colleague_codes divide_interviews merge_work_student edit_same_time invite_student',
    },
    {
      id: 'export-codebook-quotations',
      name: 'Export codebook and quotations',
      about: 'Codes with definitions, and quotations with document and line, go out as Word, Excel or REFI-QDA.',
      why: 'reviewers ask for the codebook and its evidence',
      size: 'M',
      skill: 'import-export',
      said: 'export codebook',
      asked:
        'print_codebook export_quotes export_codes download_quotes copy_quotes_word send_codebook_supervisor take_quotes_paper',
    },
    {
      id: 'code-images-audio-video',
      name: 'Code images, audio and video',
      about: 'A code marks a rectangle of a picture or a stretch of a recording, and a click plays that stretch.',
      why: 'gestures and tone are lost in a transcript',
      size: 'M',
      skill: 'tags',
      said: 'audio video image',
      asked:
        'listen_recording mark_video tag_photo play_interview cut_video_passage mark_audio transcribe_recording tag_recording listen_tape',
    },
    {
      id: 'count-codes-show-charts',
      name: 'Count codes and show charts',
      about: 'Bars and tables count codings per code, document and group, and each figure leads to its passages.',
      why: 'readers ask how often a theme came up',
      size: 'M',
      said: 'count frequency chart',
      asked: 'count_codes see_often count_mentioned draw_chart see_table_codes show_frequency see_together_codes',
    },
    {
      id: 'compare-coders',
      name: 'Compare coders',
      about: 'Agreement of two people is shown per code as percentage and kappa, with each deviating passage listed.',
      why: 'reviewers doubt codings that depend on one person',
      size: 'M',
      skill: 'calculation',
      said: 'agreement kappa compare',
      asked:
        'compare_coders calculate_kappa see_agree measure_agreement check_same_coded see_disagree calculate_reliability',
    },
    {
      id: 'manage-cases-attributes',
      name: 'Manage cases and attributes',
      about:
        'Documents belong to a person or site with fields such as age or role, and codings are compared along them.',
      why: 'differences between groups stay hidden in single interviews',
      size: 'M',
      skill: 'custom-fields',
      said: 'case attribute age group',
      asked:
        'compare_men_women enter_age_person give_interviewee_attribute sort_age add_gender group_interviewees filter_gender note_profession compare_women',
    },
    {
      id: 'search-texts',
      name: 'Search texts',
      about: 'A word or pattern is found in all documents with its sentence, and all hits are coded in one step.',
      why: 'a term appears in forty interviews in other places',
      size: 'M',
      skill: 'search',
      said: 'search word',
      asked: 'search_word look_word find_said search_interviews find_text',
    },
    {
      id: 'merge-codes-projects',
      name: 'Merge codes and projects',
      about: "Two codes become one and keep all passages; a colleague's copy joins with equal documents recognised.",
      why: 'colleagues invent two names for the same theme',
      size: 'M',
      skill: 'dedupe',
      said: 'merge',
      asked: 'merge_codes combine_codes merge_projects join_codes combine_projects put_codes_together',
    },
    {
      id: 'draw-maps-codes',
      name: 'Draw maps of codes',
      about: 'Codes and memos are placed on a canvas, linked by named relations, and open their passages by click.',
      why: 'relations between themes do not show in a list',
      size: 'M',
      skill: 'drawing',
      said: 'map network diagram',
      asked: 'draw_map draw_network connect_codes draw_theme_map see_connections draw_relations link_codes draw_codes',
    },
    {
      id: 'hide-personal-data',
      name: 'Hide personal data',
      about: 'Names and places in transcripts are replaced by pseudonyms throughout, and the key list is kept apart.',
      why: 'interview partners were promised not to be recognised',
      size: 'M',
      skill: 'anonymity',
      said: 'anonymise pseudonym',
      asked:
        'hide_names replace_names blur_names anonymise_interview delete_names mask_places change_names recognise_person',
    },
    {
      id: 'back-up-projects',
      name: 'Back up projects',
      about:
        'Documents, codes and memos are copied by plan and before each merge, and a copy opens as its own project.',
      why: 'months of coding lie in one project file',
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
