import type { Kind } from '../kind.ts';

export const systematicReviews = {
  id: 'systematic-reviews',
  title: 'systematic reviews of literature',
  strong:
    'systematic_review literature_screening screen_abstracts papers_screening review_thousands_papers include_exclude_studies prisma meta-analysis abstracts_include two_reviewers_papers evidence_synthesis',
  weak: 'abstract paper study include exclude screening reviewer',
  told: 'abstracts screen studies include exclude reviewers papers search conflicts extraction prisma medical database blind duplicates criteria bias evidence meta analysis two people',
  things: ['study', 'abstract', 'review'],
  people: ['researchers', 'reviewers'],
  field: 'research',
  features: [
    {
      id: 'import-references',
      name: 'Import references',
      size: 'M',
      skill: 'import-export',
      said: 'import reference ris',
      asked:
        'import_references load_ris import_pubmed upload_endnote bring_results load_search import_zotero add_papers',
    },
    {
      id: 'find-merge-duplicates',
      name: 'Find and merge duplicates',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicate',
      asked: 'find_duplicates remove_duplicates throw_double merge_same spot_twice find_double throw_twice drop_double',
    },
    {
      id: 'screen-titles-abstracts',
      name: 'Screen titles and abstracts',
      size: 'M',
      skill: 'approval',
      said: 'screen include exclude abstract',
      asked:
        'include_exclude sort_out_titles read_abstract throw_irrelevant include_paper exclude_paper decide_abstract swipe_abstract tick_relevant',
    },
    {
      id: 'rank-papers-machine-learning',
      name: 'Rank papers by machine learning',
      size: 'M',
      skill: 'classification',
      said: 'rank suggest learning relevant_first',
      asked:
        'sort_relevant suggest_next learn_decisions rank_papers put_relevant_top stop_reading see_relevant_first guess_relevant guess_worth',
    },
    {
      id: 'screen-full-texts',
      name: 'Screen full texts',
      size: 'M',
      skill: 'attachments',
      said: 'full_text pdf',
      asked: 'read_full upload_pdf attach_pdf find_pdf decide_full open_pdf fetch_full_text exclude_full',
    },
    {
      id: 'decide-several-reviewers',
      name: 'Decide with several reviewers',
      size: 'M',
      skill: 'roles',
      said: 'two_reviewers blind',
      asked:
        'decide_independently hide_decision decide_blind divide_papers assign_papers vote_colleague invite_reviewer decide_two hide_decided',
    },
    {
      id: 'resolve-conflicts',
      name: 'Resolve conflicts',
      size: 'M',
      skill: 'comments',
      said: 'conflict disagree',
      asked:
        'see_disagree solve_disagreement decide_third resolve_conflict discuss_conflict show_conflicts ask_third discuss_papers',
    },
    {
      id: 'label-note-papers',
      name: 'Label and note papers',
      size: 'M',
      skill: 'tags',
      said: 'label reason note',
      asked: 'tag_paper write_reason note_paper give_reason add_label note_excluded mark_unsure',
    },
    {
      id: 'extract-data-forms',
      name: 'Extract data in forms',
      size: 'M',
      skill: 'form-builder',
      said: 'extract data form',
      asked:
        'fill_table enter_results extract_numbers type_outcome copy_numbers enter_sample_size collect_data fill_extraction',
    },
    {
      id: 'assess-risk-bias',
      name: 'Assess the risk of bias',
      size: 'M',
      skill: 'checklists',
      said: 'bias quality assess',
      asked: 'assess_bias rate_quality judge_study answer_bias_questions rate_bias fill_rob check_quality',
    },
    {
      id: 'show-progress',
      name: 'Show progress',
      size: 'M',
      skill: 'charts',
      said: 'progress how_many left',
      asked: 'see_left count_left see_far see_done see_progress see_screened count_decided see_still',
    },
    {
      id: 'draw-flow-diagram',
      name: 'Draw the flow diagram',
      size: 'M',
      skill: 'pdf',
      said: 'prisma diagram flow',
      asked:
        'draw_flow draw_prisma count_excluded export_prisma fill_prisma see_numbers_step generate_flow see_flow_chart',
    },
    {
      id: 'highlight-keywords',
      name: 'Highlight keywords',
      about: 'Words that speak for or against stand out.',
      why: 'a thousand abstracts tire the eye',
      size: 'M',
      said: 'keyword highlight',
      asked: 'highlight_words mark_words show_keywords_red mark_keyword see_terms highlight_randomised',
    },
    {
      id: 'search-filter-papers',
      name: 'Search and filter papers',
      size: 'M',
      skill: 'filters',
      said: 'search filter',
      asked: 'search_paper find_author filter_year filter_undecided search_title look_author',
    },
    {
      id: 'export-results',
      name: 'Export results',
      size: 'M',
      skill: 'import-export',
      said: 'export',
      asked:
        'export_included download_results save_excel export_csv send_statistician export_references download_list take_excel',
    },
    {
      id: 'calculate-meta-analyses',
      name: 'Calculate meta-analyses',
      size: 'M',
      skill: 'calculation',
      said: 'meta-analysis effect forest',
      asked: 'calculate_effect draw_forest combine_studies calculate_heterogeneity sum_studies work_out_effect',
    },
    {
      id: 'run-own-computer',
      name: 'Run on the own computer',
      size: 'M',
      skill: 'self-hosting',
      said: 'own_computer local',
      asked:
        'run_computer keep_local install_laptop run_offline run_local work_without_server keep_computer run_laptop',
    },
  ],
} satisfies Kind;
