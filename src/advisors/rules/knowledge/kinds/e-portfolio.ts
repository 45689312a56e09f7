import type { Kind } from '../kind.ts';

export const ePortfolio = {
  id: 'e-portfolio',
  title: 'portfolios of learners',
  strong:
    'portfolio_students e-portfolio eportfolio learning_portfolio reflections_students trainees_evidence show_work_teachers mahara journal_learning collect_own_work portfolios_school competencies_evidence student_teachers_portfolio proof_competences apprentices_report weekly_report_apprentice folder_paintings child_folder child_stories apprentices_skills trainers_apprentices reflections_mentor apprentice_show show_can_do picture_learnt what_he_learnt learnt_photos can_do_list apprentice_picture show_work_exam',
  weak: 'portfolio reflection evidence competency mentor showcase',
  told: 'students portfolio reflect show work evidence teacher feedback art apprenticeship skills page collect learning journal photos assess competence internship group present later career comments trainees nursing',
  things: ['portfolio', 'page', 'reflection', 'evidence'],
  people: ['students', 'teachers', 'mentors', 'graduates'],
  field: 'learning and careers',
  features: [
    {
      id: 'build-portfolio-pages-blocks',
      name: 'Build portfolio pages with blocks',
      size: 'M',
      skill: 'editor',
      said: 'page block build portfolio pages_drag',
      asked:
        'build_page move_blocks put_text_picture design_page create_page arrange_page drag_blocks put_video_page show_work add_block',
    },
    {
      id: 'upload-files-organise-them',
      name: 'Upload files and organise them',
      size: 'M',
      skill: 'attachments',
      said: 'file upload image videos files photos_stories',
      asked:
        'upload_photo upload_video upload_file keep_files put_drawings sort_files store_pictures add_film take_photo_work photograph_work put_files_folder take_picture photograph_piece',
    },
    {
      id: 'write-journals-reflections',
      name: 'Write journals and reflections',
      size: 'M',
      skill: 'notes',
      said: 'journal reflect diary stories reflections',
      asked:
        'write_learned write_journal keep_diary write_diary write_week note_learned write_went describe_learned look_back write_story write_observation write_report write_wrong write_went_wrong',
    },
    {
      id: 'group-pages-into-collections',
      name: 'Group pages into collections',
      size: 'S',
      skill: 'categories',
      said: 'collection group',
      asked: 'group_pages put_together_pages combine_pages sort_pages bundle_pages order_pages',
    },
    {
      id: 'share-pages-chosen-people',
      name: 'Share pages with chosen people',
      size: 'M',
      skill: 'share-link',
      said: 'share access secret_url',
      asked:
        'show_teacher show_parents share_page send_employer share_link decide_sees show_employer send_link choose_sees keep_private hide_class see_theirs share_mentor show_family decide_examiner',
    },
    {
      id: 'give-feedback-comments',
      name: 'Give feedback and comments',
      size: 'M',
      skill: 'comments',
      said: 'feedback comment mentor_comments',
      asked:
        'write_under_page write_comment comment_work give_feedback answer_comment correct_page say_better leave_comment tell_better write_back sign_off comment_sign write_beneath write_under',
    },
    {
      id: 'work-groups-forums',
      name: 'Work in groups with forums',
      size: 'M',
      skill: 'roles',
      said: 'group forum',
      asked: 'work_group discuss_group write_forum talk_class join_group build_together write_together ask_classmates',
    },
    {
      id: 'submit-portfolios-assessment',
      name: 'Submit portfolios for assessment',
      size: 'M',
      skill: 'submissions',
      said: 'submit assess hand_in handed frozen',
      asked:
        'hand_teacher submit_page hand_work hand_portfolio give_mark lock_submitted grade_page assess_work mark_work send_teacher_end hand_deadline hand_finished',
    },
    {
      id: 'write-r-sum-profile',
      name: 'Write a résumé and profile',
      size: 'S',
      skill: 'profiles',
      said: 'resume cv profile',
      asked:
        'write_cv put_cv write_resume fill_profile list_jobs introduce_myself print_cv enter_education write_curriculum',
    },
    {
      id: 'map-evidence-competencies',
      name: 'Map evidence to competencies',
      size: 'M',
      skill: 'checklists',
      said: 'competency framework skill standards_grid grid',
      asked:
        'tick_competency link_skill prove_skill see_skills_missing match_skill put_evidence_skill see_competencies show_competencies_reached check_competencies map_work_goal see_standard_covered see_covered cover_standards gather_proof see_shown',
    },
    {
      id: 'plan-goals-tasks',
      name: 'Plan goals and tasks',
      size: 'S',
      skill: 'goals',
      said: 'goal plan task',
      asked:
        'set_goal write_goal plan_next tick_goal plan_steps list_tasks see_goals_reached plan_learning set_reach write_reach',
    },
    {
      id: 'collect-badges-certificates',
      name: 'Collect badges and certificates',
      size: 'S',
      skill: 'gamification',
      said: 'badge certificate',
      asked:
        'collect_badge earn_badge give_badge show_certificate upload_certificate put_certificate win_badge collect_certificates show_badge',
    },
    {
      id: 'copy-pages-templates',
      name: 'Copy pages from templates',
      size: 'S',
      skill: 'templates',
      said: 'template copy',
      asked:
        'copy_page use_template start_example fill_template give_class_template copy_teacher_page prepare_template start_ready_page take_example',
    },
    {
      id: 'export-portfolios',
      name: 'Export portfolios',
      size: 'M',
      skill: 'import-export',
      said: 'export leap html exported book_print',
      asked:
        'take_home download_portfolio save_portfolio take_leave keep_after_school print_portfolio export_page save_stick move_school export_html print_leave print_everything print_book take_along take_along_work',
    },
    {
      id: 'sign-learning-platform',
      name: 'Sign in from a learning platform',
      size: 'M',
      skill: 'single-sign-on',
      said: 'moodle sso',
      asked: 'sign_moodle use_moodle_account use_school_account log_school_account open_moodle come_moodle',
    },
    {
      id: 'manage-several-institutions-roles',
      name: 'Manage several institutions and roles',
      size: 'M',
      skill: 'roles',
      said: 'institution role staff',
      asked:
        'manage_schools keep_schools_apart give_rights add_school assign_role separate_schools limit_school decide_edit',
    },
    {
      id: 'send-messages-notifications',
      name: 'Send messages and notifications',
      size: 'S',
      skill: 'notifications',
      said: 'message notify',
      asked:
        'send_message write_student tell_commented tell_handed mail_comment message_teacher tell_feedback write_message tell_shared',
    },
    {
      id: 'choose-skins-themes',
      name: 'Choose skins and themes',
      size: 'S',
      skill: 'themes',
      said: 'skin theme',
      asked:
        'choose_colours change_colours put_dark switch_night change_look read_dark use_night_mode turn_dark put_background',
    },
    {
      id: 'tag-content',
      name: 'Tag content and people',
      size: 'S',
      skill: 'tags',
      said: 'tag',
      asked: 'tag_child tag_photo mark_children label_entry',
    },
    {
      id: 'approve-sign',
      name: 'Approve and sign entries',
      size: 'S',
      skill: 'approval',
      said: 'sign correct',
      asked: 'sign_report correct_report approve_entry release_entry',
    },
    {
      id: 'assess-own-skills',
      name: 'Assess own skills',
      size: 'S',
      skill: 'skills',
      said: 'self-assessment',
      asked: 'assess_self tick_skills judge_skills rate_skill',
    },
    {
      id: 'remind-missing',
      name: 'Remind of missing entries',
      size: 'S',
      skill: 'reminders',
      said: 'remind',
      asked: 'remind_lazy remind_report nag_missing',
    },
  ],
} satisfies Kind;
