import type { Kind } from '../kind.ts';

export const examGrading = {
  id: 'exam-grading',
  title: 'exam grading products',
  strong:
    'scanned_exams scanned_papers scanned_scripts scan_exams scan_exam_papers exam_booklets answer_booklets exam_scripts paper_exams_screen grade_scans mark_scans marking_screen grading_screen rubric_items rubric_changes regrade regrade_requests remarking_requests grade_complaints similar_answers_group identical_answers_together same_mistake_points same_wrong_answer_points blind_marking hide_names_papers covered_names_marking bubble_sheets optical_mark_sheets handwritten_answers handwritten_exams handwritten_scripts pile_exams piles_exam_papers stack_exams stacks_papers_grade teaching_assistants_grade tutors_grade assistants_mark graders_question markers_question mark_question_three copier_exams exams_pdf cover_sheet_exam qr_exam_pages midterm_papers midterm_grading red_pen red_ink_papers points_front_page marks_added_wrong points_added_wrong complain_half_point students_complain_points marked_copies corrected_papers_home hand_back_exams correct_papers_weekend papers_kitchen_table loose_exam_sheets staples_papers double_marking second_marker partial_credit correcting_exams marking_scheme_changed four_hundred_papers three_hundred_exams lost_exam_paper written_papers_correct',
  weak: 'scan rubric grader marker examiner script booklet midterm exam points copier pile stack staple tutor assistant correction sheet margin semester regrade anonymous professor handwriting lecturer question',
  told: 'papers pile evening weekends red pen scanner copier pupils students points complain adding lost page name unreadable handwriting assistants tutors mistake question stack staples carry home table lecture strict generous margin total mock fair corrected',
  things: ['exam', 'paper', 'answer', 'question', 'script'],
  people: ['graders', 'students', 'teachers', 'examiners', 'assistants'],
  field: 'examinations',
  features: [
    {
      id: 'mark-question-by-question',
      name: 'Mark exams question by question',
      about: 'One question is shown for all papers in a row, and the next is a key away.',
      why: 'the same measure is kept only while the answer is in mind',
      size: 'L',
      said: 'question_by_question next_answer same_question one_problem',
      asked:
        'correct_question_three_everyone jump_next_answer grade_same_problem stay_same_question show_next_unmarked mark_first_question_row grade_single_question open_following_answer use_keyboard_shortcuts see_answers_same_question',
    },
    {
      id: 'build-rubrics-that-change-all',
      name: 'Build rubrics that change all marks',
      about: 'A line of the rubric has points, and new points count at once for every paper marked with it.',
      why: 'the fortieth paper shows what the first was judged wrongly for',
      size: 'L',
      skill: 'grades',
      said: 'rubric partial_credit marking_scheme deduction criteria',
      asked:
        'define_deductions change_points_afterwards give_partial_credit apply_marking_scheme lower_deduction_everyone set_criteria_points update_marks_retroactively pick_rubric_line build_marking_key take_half_point adjust_points_later',
    },
    {
      id: 'split-scanned-batches',
      name: 'Split scanned batches into papers',
      about: 'One long scan of the whole stack is cut into the papers of single students.',
      why: 'three hundred papers are not scanned one at a time',
      size: 'L',
      said: 'scanned batch stack copier pile',
      asked:
        'cut_stack separate_scans divide_pdf feed_copier scan_whole_pile upload_batch_scans load_pdf_exams turn_pile_files read_whole_stack split_big_pdf digitise_papers',
    },
    {
      id: 'match-papers-students',
      name: 'Match papers to students automatically',
      about: 'Name and number on the cover are read and compared with the list, and doubtful ones are asked about.',
      why: 'a mark under the wrong name is worse than none',
      size: 'M',
      skill: 'recognition',
      said: 'student_number handwritten_name whose_paper matriculation',
      asked:
        'read_student_number recognise_handwritten_name assign_paper_student find_whose_paper identify_papers read_name_cover link_scan_student read_scrawled_name attach_paper_name recognise_matriculation see_whose_sheet',
    },
    {
      id: 'annotate-pages',
      name: 'Annotate pages with pen and text',
      about: 'Ink, ticks, words and formulas are put on the page beside the line they are about.',
      why: 'points alone do not tell what was wrong',
      size: 'M',
      said: 'margin red_pen annotate underline ticks',
      asked:
        'write_margin draw_red_ink underline_mistake write_pen_tablet put_tick_cross highlight_line type_formula_beside mark_wrong_line stamp_check scribble_page put_remark_line',
    },
    {
      id: 'add-up-points',
      name: 'Add up points and grades',
      about: 'Totals and the grade from the scale follow each change by themselves.',
      why: 'every tenth sum on a front page is wrong',
      size: 'S',
      skill: 'calculation',
      said: 'total sum_points front_page grade_scale added',
      asked:
        'sum_points calculate_total count_marks_together total_paper convert_points_grade calculate_grade prevent_adding_mistakes show_total_score compute_final_mark set_grade_boundaries',
    },
    {
      id: 'send-results-students',
      name: 'Send marked papers to students',
      about: 'On one click everybody gets the own paper with remarks, points and what they were taken for.',
      why: 'handing back hundreds of papers takes a whole lecture',
      size: 'M',
      skill: 'email',
      said: 'results hand_back marked_copy release see_paper',
      asked:
        'email_marked_paper show_students_mistakes publish_marks open_corrected_paper give_feedback_link see_graded_exam return_papers_online release_grades download_corrected_copy hand_papers_back show_deducted_points',
    },
    {
      id: 'share-marking-graders',
      name: 'Share marking among several graders',
      about: 'Questions or portions of the pile are given to assistants, who work at the same time.',
      why: 'paper can lie on one desk only',
      size: 'M',
      skill: 'tasks',
      said: 'assistants tutors graders share_marking markers',
      asked:
        'divide_questions_assistants assign_question_grader grade_together_team work_same_time_tutors invite_teaching_assistants give_tutor_question share_pile_colleagues distribute_scripts_markers split_work_correctors allocate_pile add_grader',
    },
    {
      id: 'outline-answer-areas',
      name: 'Outline answer areas on a template',
      about: 'Boxes drawn once on the blank exam tell where each answer stands in all copies.',
      why: 'nobody wants to leaf for question seven three hundred times',
      size: 'M',
      said: 'answer_area box_page template regions',
      asked:
        'draw_boxes_answers define_question_regions mark_answer_space set_layout_exam show_answer_place upload_blank_exam crop_answer_field select_region_question prepare_exam_template drag_rectangle_question set_question_pages',
    },
    {
      id: 'export-marks',
      name: 'Export marks to the gradebook',
      about: 'Marks go to the learning platform or into a spreadsheet for the office.',
      why: 'copying by hand swaps two rows in the end',
      size: 'M',
      skill: 'import-export',
      said: 'export gradebook registrar spreadsheet',
      asked:
        'download_marks_spreadsheet push_grades_platform send_registrar_marks transfer_points_system export_scores_table copy_marks_campus sync_gradebook hand_office_list save_results_csv pass_school_system',
    },
    {
      id: 'show-question-statistics',
      name: 'Show statistics for each question',
      about: 'Mean, spread and the commonest mistakes are shown for the exam and each question.',
      why: 'a question that all failed was a bad one',
      size: 'M',
      said: 'statistics average distribution hardest common_mistakes',
      asked:
        'see_question_hard see_average_score draw_distribution compare_groups_classes find_failed_question chart_scores count_common_mistakes analyse_items see_median see_mistake_often show_histogram',
    },
    {
      id: 'import-class-lists',
      name: 'Import class lists and courses',
      about: 'Names, numbers and groups come from a file or from the learning platform.',
      why: 'without the list no paper has an owner',
      size: 'S',
      skill: 'import-export',
      said: 'class_list roster course enrolled',
      asked:
        'load_student_list upload_roster import_names_spreadsheet create_course add_class_section take_enrolled_students enter_students fetch_participants connect_campus_login manage_sections',
    },
    {
      id: 'read-bubble-sheets',
      name: 'Read bubble sheets automatically',
      about: 'Crosses and filled circles are recognised and compared with the key.',
      why: 'ticks need no human eye',
      size: 'M',
      skill: 'recognition',
      said: 'bubble tick_boxes multiple_choice answer_key',
      asked:
        'read_ticked_boxes correct_multiple_choice detect_crosses grade_bubbles scan_answer_sheet recognise_filled_circles evaluate_checkbox mark_tick_boxes read_optical_marks score_bubble_test compare_answer_key',
    },
    {
      id: 'handle-regrade-requests',
      name: 'Handle regrade requests',
      about: 'Students object to one question with a reason until a date, and whoever marked it answers.',
      why: 'a queue at the office door explains nothing twice',
      size: 'M',
      skill: 'approval',
      said: 'regrade complaint objection appeal ask_again',
      asked:
        'ask_check_again request_review_mark answer_complaint reply_student_complaint review_disputed_points collect_objections close_appeals handle_protest submit_objection correct_mark_afterwards decline_appeal explain_deduction',
    },
    {
      id: 'mark-anonymously',
      name: 'Mark papers anonymously',
      about: 'Names stay covered until all marks are fixed.',
      why: 'a known name brings a better mark',
      size: 'S',
      skill: 'anonymity',
      said: 'anonymous hide_names blind favourites',
      asked:
        'hide_name cover_names grade_blind mask_identity show_number_instead prevent_bias keep_name_secret reveal_names_later anonymise_scripts blur_name stop_favouring_pupils',
    },
    {
      id: 'group-similar-answers',
      name: 'Group similar answers',
      about: 'Equal and almost equal answers are put together and marked in one go.',
      why: 'eighty students wrote the same',
      size: 'L',
      skill: 'classification',
      said: 'similar_answers same_answer identical groups',
      asked:
        'sort_identical_answers grade_group_once bundle_equal_answers recognise_same_answer mark_alike_together give_same_points_alike collect_matching_replies gather_equal_solutions judge_duplicates_once find_same_wrong_answer sort_blank_answers',
    },
    {
      id: 'follow-marking-progress',
      name: 'Follow the progress of marking',
      about: 'What is done and left is shown for each question and grader.',
      why: 'the last pile is noticed the evening before the board meets',
      size: 'S',
      skill: 'dashboard',
      said: 'progress how_many_left finished behind',
      asked:
        'see_papers_left count_marked_scripts show_grader_behind watch_marking_status see_remaining_pile tell_finished_marking monitor_graders track_unmarked remind_slow_markers show_percent_done see_tutor_slow',
    },
    {
      id: 'print-coded-papers',
      name: 'Print papers with page codes',
      about: 'Each copy has its own code on each page, with a name if wanted.',
      why: 'a loose page then finds its paper again',
      size: 'M',
      said: 'qr barcode print_copies personal_booklets',
      asked:
        'print_qr_pages generate_personal_booklets number_copies create_coded_copies put_barcode_sheet print_name_paper produce_versions_exam stamp_page_number print_cover_sheets prepare_copies_code',
    },
    {
      id: 'reuse-comments',
      name: 'Reuse comments from a bank',
      about: 'Remarks once written are searched and put on further papers, by all who mark.',
      why: 'the same sentence is written a hundred times',
      size: 'S',
      skill: 'templates',
      said: 'comment_bank standard_remarks same_sentence phrases',
      asked:
        'keep_standard_remarks insert_saved_comment pick_phrase save_feedback_text drop_ready_remark stop_typing_again reuse_feedback_sentence collect_frequent_comments search_old_remarks share_remarks paste_stock_phrase',
    },
    {
      id: 'find-missing-pages',
      name: 'Find missing and doubtful pages',
      about: 'Blurred, turned, doubled and missing pages are listed before marking begins.',
      why: 'a page nobody saw is a mark nobody can defend',
      size: 'M',
      said: 'missing_page blurred upside_down lost_sheet',
      asked:
        'tell_page_missing find_lost_sheet warn_duplicate_scan replace_bad_scan rotate_upside_down move_page_paper check_scan_complete show_unassigned_pages report_unreadable_page detect_swapped_pages add_extra_sheet',
    },
    {
      id: 'mark-twice-compare',
      name: 'Mark papers twice and compare',
      about: 'A second grader marks without seeing the first, and differences go to a third.',
      why: 'final exams need two pairs of eyes',
      size: 'M',
      skill: 'reconcile',
      said: 'second_marker double_marking moderation samples',
      asked:
        'grade_second_time check_colleague_marks compare_two_markers call_third_examiner review_sample_scripts moderate_marks settle_difference_markers read_two_examiners see_markers_differ control_grading_quality',
    },
    {
      id: 'upload-handwritten-work',
      name: 'Let students upload handwritten work',
      about: 'Students photograph their sheets and say which page answers which question.',
      why: 'homework is on paper as well, and nobody is there to scan it',
      size: 'M',
      skill: 'submissions',
      said: 'photograph phone_pictures homework hand_in',
      asked:
        'photograph_homework upload_phone_pictures hand_scanned_solution submit_photo_answers send_handwritten_pdf collect_homework_photos submit_home_exam take_picture_solution tag_pages_questions accept_late_uploads',
    },
  ],
} satisfies Kind;
