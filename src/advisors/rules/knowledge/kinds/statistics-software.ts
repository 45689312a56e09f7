import type { Kind } from '../kind.ts';

export const statisticsSoftware = {
  id: 'statistics-software',
  title: 'statistics programs',
  strong:
    'statistics_program statistics_software statistical_tests analyse_data_students regression_t-test spss spss_alternative jamovi statistical_analysis significance psychology_data anova survey_analysis',
  weak: 'variable mean test regression table data plot significance',
  things: ['dataset', 'analysis', 'variable'],
  people: ['students', 'researchers'],
  field: 'statistics',
  features: [
    {
      id: 'import-data-files',
      name: 'Import data from files',
      size: 'M',
      skill: 'import-export',
      said: 'import csv excel spss',
      asked: 'load_excel import_csv open_spss read_sav load_file import_spreadsheet paste_data open_excel read_spss',
    },
    {
      id: 'edit-data-table',
      name: 'Edit data in a table',
      size: 'M',
      skill: 'editor',
      said: 'table edit spreadsheet',
      asked: 'type_numbers edit_cell correct_value add_column add_row sort_rows rename_variable enter_data fix_number',
    },
    {
      id: 'describe-data-mean-spread',
      name: 'Describe data by mean and spread',
      size: 'M',
      skill: 'statistics',
      said: 'mean describe frequency',
      asked:
        'calculate_mean see_average count_answers see_spread calculate_median sum_variable see_percent describe_sample show_frequencies',
    },
    {
      id: 'compare-groups-tests',
      name: 'Compare groups by tests',
      size: 'M',
      skill: 'calculation',
      said: 't-test compare anova group',
      asked:
        'compare_groups compare_before_after test_difference see_significant run_anova test_hypothesis compare_men_women',
    },
    {
      id: 'fit-regression-models',
      name: 'Fit regression models',
      size: 'M',
      skill: 'prediction',
      said: 'regression model',
      asked:
        'predict_value explain_depends see_influence calculate_regression control_age see_correlation draw_line calculate_model see_depends',
    },
    {
      id: 'plot-data-charts',
      name: 'Plot data in charts',
      size: 'M',
      skill: 'charts',
      said: 'plot chart histogram',
      asked:
        'draw_chart see_histogram draw_boxplot show_bars draw_scatter see_outliers print_diagram draw_histogram draw_bars',
    },
    {
      id: 'filter-transform-variables',
      name: 'Filter and transform variables',
      size: 'M',
      skill: 'filters',
      said: 'filter transform recode compute',
      asked:
        'filter_women calculate_variable group_age combine_items exclude_cases transform_variable select_cases group_answers exclude_people',
    },
    {
      id: 'show-tables-formatted-papers',
      name: 'Show tables formatted for papers',
      size: 'M',
      skill: 'reports',
      said: 'table paper apa',
      asked: 'copy_table_paper format_apa print_table see_table_paper put_table_word format_table copy_tables',
    },
    {
      id: 'update-results-when-data-changes',
      name: 'Update results when data changes',
      size: 'M',
      skill: 'live',
      said: 'update result',
      asked:
        'update_results change_result follow_change see_result_change repeat_analysis run_again adapt_results work_anew',
    },
    {
      id: 'write-own-scripts',
      name: 'Write own scripts',
      size: 'M',
      skill: 'sandbox',
      said: 'script code syntax',
      asked: 'write_script run_script write_code repeat_commands save_syntax type_command automate_analysis',
    },
    {
      id: 'analyse-bayesian-methods',
      name: 'Analyse by Bayesian methods',
      size: 'M',
      skill: 'calculation',
      said: 'bayes',
      asked: 'calculate_bayes set_prior see_posterior test_bayesian run_bayesian estimate_probability update_prior',
    },
    {
      id: 'reduce-variables-factor-analysis',
      name: 'Reduce variables by factor analysis',
      size: 'M',
      skill: 'calculation',
      said: 'factor cluster component',
      asked:
        'reduce_variables find_clusters group_similar find_factors run_factor_analysis combine_questions calculate_cronbach find_dimensions see_belong',
    },
    {
      id: 'export-results',
      name: 'Export results',
      size: 'M',
      skill: 'pdf',
      said: 'export copy word',
      asked: 'export_results copy_word save_pdf download_chart export_chart send_pdf save_picture export_pdf',
    },
    {
      id: 'annotate-results-notes',
      name: 'Annotate results with notes',
      size: 'M',
      skill: 'notes',
      said: 'note annotate',
      asked: 'write_note note_beside comment_result explain_output add_remark write_thought write_think',
    },
    {
      id: 'extend-modules',
      name: 'Extend with modules',
      size: 'M',
      skill: 'plugins',
      said: 'module plugin',
      asked: 'install_module add_module load_package extend_plugin install_package download_module',
    },
    {
      id: 'share-analyses',
      name: 'Share analyses',
      size: 'M',
      skill: 'share-link',
      said: 'share reproduce',
      asked: 'share_analysis send_colleague repeat_colleague give_student publish_analysis share_link upload_analysis',
    },
  ],
} satisfies Kind;
