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
      about:
        'Questions carry subject, level, points and author, are found by these and show in which exams they were used.',
      why: 'a question used last year is known to all',
      size: 'M',
      said: 'bank question collection question_bank',
      asked:
        'keep_questions collect_questions reuse_questions use_old_questions store_questions sort_questions draw_pool share_questions keep_bank sort_bank',
    },
    {
      id: 'build-exams-kinds-question',
      name: 'Build exams from several question types',
      about: 'Choice, gaps, ordering, file and free text are mixed, with points for each and a preview as candidate.',
      why: 'arithmetic, language and essays need different questions',
      size: 'M',
      skill: 'form-builder',
      said: 'build exam multiple_choice',
      asked:
        'put_together_exam build_test choose_questions add_multiple_choice fill_gap write_questions create_test mix_types drag_answer put_pictures_questions ask_multiple_choice',
    },
    {
      id: 'take-exams-browser-time',
      name: 'Take exams with a time limit',
      about: 'A clock shows the time left, answers are saved while typing, and the exam is handed in at the end.',
      why: 'an answer lost with the connection cannot be repeated',
      size: 'M',
      said: 'take time limit timer hand-in',
      asked:
        'set_minutes see_time_left stop_time run_clock end_hour submit_time limit_minutes count_down write_computer hand_automatically submit_automatically end_hour_paper stop_hour',
    },
    {
      id: 'mark-answers-automatically',
      name: 'Grade answers automatically',
      about: 'Closed questions are scored by key with part points, and a corrected key scores all attempts anew.',
      why: 'two hundred papers marked by hand take a week',
      size: 'M',
      skill: 'grades',
      said: 'mark automatic correct',
      asked:
        'correct_itself count_points mark_itself correct_multiple_choice grade_itself correct_automatically sum_points calculate_points',
    },
    {
      id: 'mark-open-answers-criteria',
      name: 'Grade essays by hand with rubrics',
      about: 'Each criterion has described levels with points, two examiners can mark apart, and names stay hidden.',
      why: 'two examiners otherwise give two marks for one essay',
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
      about: 'Each candidate gets questions and answers in another order.',
      why: 'candidates can look at the screen of a neighbour',
      size: 'S',
      said: 'shuffle random random_choice questions_pile',
      asked:
        'mix_questions mix_answers change_order draw_random swap_questions order_random mix_order rotate_questions give_order draw_questions choose_random pick_random take_pile draw_pile put_together_chance draw_chance put_chance mix_chapter',
    },
    {
      id: 'show-results-feedback',
      name: 'Show results and feedback to students',
      about: "After release each student sees points, the right answers where allowed, and the examiner's remarks.",
      why: 'a bare mark teaches nothing and invites objections',
      size: 'M',
      skill: 'grades',
      said: 'result feedback',
      asked:
        'see_mark see_points see_wrong_answers show_result show_correct_answers look_exam_afterwards tell_result see_pass see_fail see_wrong tell_passed explain_wrong see_right_away tell_whether_passed',
    },
    {
      id: 'analyse-difficulty-questions',
      name: 'Analyse results and question difficulty',
      about:
        'Per question the share of right answers and the chosen wrong options are shown, and doubtful ones can be dropped.',
      why: 'one faulty question fails students who knew the subject',
      size: 'M',
      said: 'analyse difficulty statistics',
      asked:
        'see_question_hard see_average see_wrong_often compare_classes draw_distribution find_bad_question see_difficult see_everyone_wrong see_questions_wrong',
    },
    {
      id: 'manage-candidates-groups',
      name: 'Manage students and groups',
      about:
        'Students come from a list or the register, stand in courses and groups, and keep their results on a change.',
      why: 'a student missing on the list cannot start',
      size: 'M',
      said: 'candidate group',
      asked:
        'add_students import_class put_student_group keep_candidates list_students sort_classes load_class_list assign_class',
    },
    {
      id: 'schedule-exams',
      name: 'Schedule exams and invite candidates',
      about: 'An exam opens and closes at set times for a group, and each candidate is mailed date and personal link.',
      why: 'a missed invitation becomes a missed exam and an objection',
      size: 'S',
      skill: 'schedule',
      said: 'schedule date',
      asked: 'set_date invite_students plan_exam open_hour see_exam_date start_nine book_room fix_date sign_exam',
    },
    {
      id: 'give-examiners-roles',
      name: 'Give teachers and examiners roles',
      about:
        'Authors write questions, examiners mark their own group, and only named people see an exam before its date.',
      why: 'a leaked paper makes the exam void',
      size: 'S',
      skill: 'roles',
      said: 'role',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights limit_examiner',
    },
    {
      id: 'import-export-questions',
      name: 'Import and export questions',
      about:
        'Questions with pictures, points and key come and go as QTI, Moodle XML or table, with faulty ones listed.',
      why: 'years of questions lie in the old system',
      size: 'S',
      said: 'import export',
      asked:
        'import_word load_excel export_questions copy_questions take_questions upload_questions import_questions move_questions',
    },
    {
      id: 'issue-certificates',
      name: 'Issue certificates',
      about: 'Whoever passes gets a PDF with name, result, date and a number that anybody can verify online.',
      why: 'a printed certificate without a number is soon forged',
      size: 'S',
      skill: 'pdf',
      said: 'certificate certificate_prints',
      asked:
        'print_certificate give_certificate send_certificate download_certificate prove_passed write_certificate print_number',
    },
    {
      id: 'export-grades-other-systems',
      name: 'Export grades',
      about: "Points and marks leave with the student number in the register's format, once they are released.",
      why: 'marks typed over by hand contain slips',
      size: 'S',
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
      about: 'Examiners see who is writing, has lost the connection or handed in, and can prolong or end an attempt.',
      why: 'a candidate in trouble has minutes, not days',
      size: 'M',
      skill: 'live',
      said: 'monitor supervise live',
      asked: 'see_finished see_far see_writes watch_room see_started see_stuck see_online_exam',
    },
    {
      id: 'give-extra-time-aids',
      name: 'Give extra time to students',
      about: 'A student or group gets added minutes or breaks for one exam, and no other student sees it.',
      why: 'the law grants disabled candidates more time',
      size: 'S',
      said: 'extra_time',
      asked:
        'give_time_dyslexia add_minutes read_aloud extend_time give_longer write_longer extend_exam give_pupil_minutes allocate_minutes',
    },
    {
      id: 'connect-learning-platform',
      name: 'Connect a learning platform',
      about: 'The course opens the exam with the student signed in, and the result returns to its grade book.',
      why: 'names and marks are otherwise kept in two places',
      size: 'M',
      said: 'moodle lti',
      asked: 'connect_moodle start_moodle link_moodle open_moodle use_moodle_login connect_canvas link_school_platform',
    },
    {
      id: 'set-pass-mark',
      name: 'Set pass marks and attempts',
      about: 'Points or percent to pass, the number of attempts and which of them counts are fixed before the start.',
      why: 'rules changed after the exam end in court',
      size: 'S',
      skill: 'grades',
      said: 'percent attempts pass',
      asked: 'set_percent reach_percent retry_once repeat_once try_again limit_attempts set_pass',
    },
    {
      id: 'archive-exams',
      name: 'Archive exams and answers',
      about: 'Papers, answers, marks and log are frozen at the close and stay readable for the legal period.',
      why: 'objections come months after the exam',
      size: 'S',
      said: 'years_later archive',
      asked: 'show_answers_later keep_years show_ministry archive_exam prove_later look_years',
    },
    {
      id: 'verify-identity',
      name: 'Verify the identity of candidates',
      about:
        'The candidate shows face and identity card to the camera, a person confirms, and the decision is kept with time.',
      why: "another could write in the candidate's place",
      size: 'M',
      asked: 'compare_face check_identity show_passport check_face',
    },
    {
      id: 'record-camera',
      name: 'Record candidates by webcam',
      about:
        'Camera and screen are recorded after consent, odd moments are marked for a person, and all is deleted by date.',
      why: 'nobody sees a second person in the room at home',
      size: 'M',
      said: 'camera webcam',
      asked: 'record_camera film_candidates take_pictures_camera record_screen',
    },
    {
      id: 'scan-answer-sheets',
      name: 'Scan answer sheets',
      about: 'Boxes and student code are read from the scanned sheet, and unclear marks are put before a person.',
      why: 'halls without computers still write on paper',
      size: 'M',
      skill: 'recognition',
      said: 'sheets',
      asked: 'scan_sheets read_bubbles scan_paper',
    },
    {
      id: 'translate-exams',
      name: 'Offer exams in several languages',
      about:
        "Each question stands in the candidate's language with the original one click away, and untranslated ones block the start.",
      why: 'a language slip must not decide a mark in biology',
      size: 'S',
      skill: 'languages',
      said: 'language',
      asked: 'read_polish translate_test choose_language',
    },
  ],
} satisfies Kind;
