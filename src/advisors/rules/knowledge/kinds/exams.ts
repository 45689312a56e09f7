import type { Kind } from '../kind.ts';

export const exams = {
  id: 'exams',
  title: 'online examinations',
  strong:
    'online_exam exam_software e-assessment examinations exam_students digital_exams multiple_choice_test question_bank cheating written_exams tests_computer exam_room exams_paper mark_exams proctoring theory_test marking_tests paper_tests test_tablets pass_fail tick_boxes_questions certify_drivers questions_pool students_exam law_exam six_hundred_questions paper_questions candidates_laptops candidates_paper passed_questions theory_exam',
  weak: 'question exam student grade answer time supervise mark room certificate',
  told: 'exam exams questions grade students random time limit cheating marks essay correct multiple choice pool points teacher retake results certificate supervised licence driving theory institute answer sheet proctor written oral test paper',
  things: ['exam', 'question', 'answer'],
  people: ['students', 'examiners', 'teachers'],
  field: 'examinations',
  features: [
    {
      id: 'keep-bank-questions',
      name: 'Build a question bank',
      size: 'M',
      skill: 'catalogue',
      said: 'bank question collection question_bank',
      asked:
        'keep_questions collect_questions reuse_questions use_old_questions store_questions sort_questions draw_pool share_questions keep_bank sort_bank',
    },
    {
      id: 'build-exams-kinds-question',
      name: 'Build exams from several question types',
      size: 'M',
      skill: 'form-builder',
      said: 'build exam multiple_choice',
      asked:
        'put_together_exam build_test choose_questions add_multiple_choice fill_gap write_questions create_test mix_types drag_answer put_pictures_questions ask_multiple_choice',
    },
    {
      id: 'take-exams-browser-time',
      name: 'Take exams with a time limit',
      size: 'M',
      skill: 'timer',
      said: 'take time limit timer hand-in',
      asked:
        'set_minutes see_time_left stop_time run_clock end_hour submit_time limit_minutes count_down write_computer hand_automatically submit_automatically end_hour_paper stop_hour',
    },
    {
      id: 'mark-answers-automatically',
      name: 'Grade answers automatically',
      size: 'M',
      skill: 'quizzes',
      said: 'mark automatic correct',
      asked:
        'correct_itself count_points mark_itself correct_multiple_choice grade_itself correct_automatically sum_points calculate_points',
    },
    {
      id: 'mark-open-answers-criteria',
      name: 'Grade essays by hand with rubrics',
      size: 'M',
      skill: 'grades',
      said: 'open mark criteria',
      asked:
        'correct_essay read_essay correct_hand write_margin give_points_essay correct_text grade_essay comment_essay mark_two_teachers mark_essay mark_text grade_anonymously correct_two mark_anonymously mark_two',
    },
    {
      id: 'supervise-prevent-cheating',
      name: 'Prevent cheating with a locked browser',
      about: 'The window is locked, and leaving it is noted.',
      why: 'a grade has to be earned',
      size: 'L',
      said: 'cheat supervise lock locked-down_browser locked_browser',
      asked:
        'stop_cheating lock_browser stop_googling copy_neighbour watch_camera open_tab block_internet stop_copying prevent_chatgpt leave_window look_internet',
    },
    {
      id: 'shuffle-questions-answers',
      name: 'Shuffle questions and answers',
      about: 'Each candidate gets another order.',
      why: 'neighbours look over',
      size: 'S',
      said: 'shuffle random random_choice questions_pile',
      asked:
        'mix_questions mix_answers change_order draw_random swap_questions order_random mix_order rotate_questions give_order draw_questions choose_random pick_random take_pile draw_pile put_together_chance draw_chance put_chance mix_chapter',
    },
    {
      id: 'show-results-feedback',
      name: 'Show results and feedback to students',
      size: 'M',
      skill: 'statistics',
      said: 'result feedback',
      asked:
        'see_mark see_points see_wrong_answers show_result show_correct_answers look_exam_afterwards tell_result see_pass see_fail see_wrong tell_passed explain_wrong see_right_away tell_whether_passed',
    },
    {
      id: 'analyse-difficulty-questions',
      name: 'Analyse results and question difficulty',
      size: 'M',
      skill: 'statistics',
      said: 'analyse difficulty statistics',
      asked:
        'see_question_hard see_average see_wrong_often compare_classes draw_distribution find_bad_question see_difficult see_everyone_wrong see_questions_wrong',
    },
    {
      id: 'manage-candidates-groups',
      name: 'Manage students and groups',
      size: 'M',
      skill: 'catalogue',
      said: 'candidate group',
      asked:
        'add_students import_class put_student_group keep_candidates list_students sort_classes load_class_list assign_class',
    },
    {
      id: 'schedule-exams',
      name: 'Schedule exams and invite candidates',
      size: 'S',
      skill: 'schedule',
      said: 'schedule date',
      asked: 'set_date invite_students plan_exam open_hour see_exam_date start_nine book_room fix_date sign_exam',
    },
    {
      id: 'give-examiners-roles',
      name: 'Give teachers and examiners roles',
      size: 'S',
      skill: 'roles',
      said: 'role',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights limit_examiner',
    },
    {
      id: 'import-export-questions',
      name: 'Import and export questions',
      size: 'S',
      skill: 'import-export',
      said: 'import export',
      asked:
        'import_word load_excel export_questions copy_questions take_questions upload_questions import_questions move_questions',
    },
    {
      id: 'issue-certificates',
      name: 'Issue certificates',
      size: 'S',
      skill: 'pdf',
      said: 'certificate certificate_prints',
      asked:
        'print_certificate give_certificate send_certificate download_certificate prove_passed write_certificate print_number',
    },
    {
      id: 'export-grades-other-systems',
      name: 'Export grades',
      size: 'S',
      skill: 'api',
      said: 'export grade',
      asked:
        'export_marks send_marks_office export_excel pass_marks transfer_grades copy_marks download_marks hand_marks_office send_results go_campus pass_results',
    },
    {
      id: 'save-answers-continuously',
      name: 'Save answers automatically',
      about: 'Each answer is kept at once, and survives a lost connection.',
      why: 'a crash must not cost the exam',
      size: 'M',
      said: 'save lost connection',
      asked:
        'save_itself keep_answers continue_crash save_second continue_broke store_answers save_typed restore_answers keep_typed go_power_lost',
    },
    {
      id: 'monitor-running-exams-live',
      name: 'Monitor running exams live',
      size: 'M',
      skill: 'live',
      said: 'monitor supervise live',
      asked: 'see_finished see_far see_writes watch_room see_started see_stuck see_online_exam',
    },
    {
      id: 'give-extra-time-aids',
      name: 'Give extra time to students',
      size: 'S',
      skill: 'accessibility',
      said: 'extra_time',
      asked:
        'give_time_dyslexia add_minutes read_aloud extend_time give_longer write_longer extend_exam give_pupil_minutes allocate_minutes',
    },
    {
      id: 'connect-learning-platform',
      name: 'Connect a learning platform',
      size: 'M',
      skill: 'api',
      said: 'moodle lti',
      asked: 'connect_moodle start_moodle link_moodle open_moodle use_moodle_login connect_canvas link_school_platform',
    },
    {
      id: 'set-pass-mark',
      name: 'Set pass marks and attempts',
      size: 'S',
      skill: 'grades',
      said: 'percent attempts pass',
      asked: 'set_percent reach_percent retry_once repeat_once try_again limit_attempts set_pass',
    },
    {
      id: 'archive-exams',
      name: 'Archive exams and answers',
      size: 'S',
      skill: 'history',
      said: 'years_later archive',
      asked: 'show_answers_later keep_years show_ministry archive_exam prove_later look_years',
    },
    {
      id: 'verify-identity',
      name: 'Verify the identity of candidates',
      size: 'M',
      skill: 'accounts',
      asked: 'compare_face check_identity show_passport check_face',
    },
    {
      id: 'record-camera',
      name: 'Record candidates by webcam',
      size: 'M',
      skill: 'recognition',
      said: 'camera webcam',
      asked: 'record_camera film_candidates take_pictures_camera record_screen',
    },
    {
      id: 'scan-answer-sheets',
      name: 'Scan answer sheets',
      size: 'M',
      skill: 'scan',
      said: 'sheets',
      asked: 'scan_sheets read_bubbles scan_paper',
    },
    {
      id: 'translate-exams',
      name: 'Offer exams in several languages',
      size: 'S',
      skill: 'languages',
      said: 'language',
      asked: 'read_polish translate_test choose_language',
    },
  ],
} satisfies Kind;
