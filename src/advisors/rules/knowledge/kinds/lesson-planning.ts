import type { Kind } from '../kind.ts';

export const lessonPlanning = {
  id: 'lesson-planning',
  title: 'lesson planners for teachers',
  strong:
    'planbook planboard planbookedu lesson_plan lesson_plans lesson_planner lesson_planning unit_plan unit_plans plan_lessons plan_units planning_lessons prepare_lessons preparing_lessons lesson_preparation teaching_units scope_sequence curriculum_map curriculum_mapping pacing_guide scheme_work schemes_work bump_lessons shift_lessons lesson_falls_out lessons_move_back lessons_last_year taught_last_year teach_next_lesson learning_objectives_lesson standards_lesson standards_covered standards_taught curriculum_covered worksheets_lesson lesson_phases lesson_template sub_plans substitute_plans learning_goal_lesson plans_head_department backward_design differentiation annual_plan_subject year_plan_subject lesson_reflection homework_lesson_plan teaching_sequence',
  weak: 'lesson unit curriculum standards worksheet objective syllabus differentiation warm-up scaffolding handout pacing semester grade substitute competence starter',
  told: 'lesson lessons unit teach teaching taught curriculum standards worksheet worksheets homework term semester holidays objectives prepare preparation prepared subject topic chapter textbook copies substitute snow grade exercise differentiation phases',
  things: ['lesson plan', 'unit', 'lesson', 'class', 'standard'],
  people: ['teachers', 'department heads', 'student teachers', 'substitutes', 'pupils'],
  field: 'teaching and curriculum planning',
  features: [
    {
      id: 'write-lesson-plans',
      name: 'Write lesson plans in set sections',
      about:
        'Goal, starter, main part, exit question and homework have fields of their own that each teacher can name.',
      why: 'a plan with the same parts every time is read in a minute before class',
      size: 'M',
      skill: 'editor',
      said: 'write_lesson lesson_plan sections',
      asked:
        'write_lesson_plan type_lesson_goal note_lesson_content describe_lesson_steps enter_objective_activities put_lesson_down prepare_lesson_digital fill_lesson_fields',
    },
    {
      id: 'view-plans-calendar',
      name: 'View plans by day, week and month',
      about: 'All lessons stand in the grid of the week, and one tap opens the day.',
      why: 'teachers think in weeks and teach in days',
      size: 'M',
      skill: 'calendar',
      said: 'week_view calendar day_glance',
      asked:
        'see_week_lessons show_day_lessons see_lessons_monday look_month_classes open_today_lesson view_week_glance see_teach_tomorrow',
    },
    {
      id: 'set-class-schedules',
      name: 'Set up classes with rotating schedules',
      about: 'Weekdays, A and B weeks or cycles of six days put each class into its periods.',
      why: 'plans can only find their dates when the pattern is known',
      size: 'M',
      skill: 'schedule',
      said: 'rotation alternate_weeks periods',
      asked:
        'enter_class_periods set_alternate_weeks add_cycle_days define_teaching_hours handle_rotating_days enter_weekly_timetable set_period_times',
    },
    {
      id: 'plan-units',
      name: 'Plan units with their lessons',
      about: 'A unit holds its goals, its length and the order of its lessons.',
      why: 'single lessons only make sense in a sequence',
      size: 'M',
      said: 'unit teaching_sequence chapter',
      asked:
        'plan_unit build_unit_lessons group_lessons_topic arrange_lessons_order outline_unit split_topic_lessons lay_sequence_lessons bundle_lessons_chapter',
    },
    {
      id: 'link-standards',
      name: 'Link lessons to curriculum standards',
      about: 'Standards are picked from loaded frameworks by subject and grade.',
      why: 'heads and inspectors ask which standard a lesson serves',
      size: 'M',
      skill: 'tags',
      said: 'standards curriculum competences',
      asked:
        'link_standard_lesson tag_curriculum_goals attach_standards pick_competences_framework connect_lesson_curriculum choose_standard_code add_learning_standards',
    },
    {
      id: 'attach-materials',
      name: 'Attach worksheets, files and links',
      about: 'Everything a lesson needs is attached to its plan and comes along when it moves.',
      why: 'the right worksheet is searched for at five to eight',
      size: 'M',
      skill: 'attachments',
      said: 'worksheets files_lesson links',
      asked:
        'attach_worksheet hang_file_lesson add_video_link put_slides_lesson keep_handouts_lesson store_material_lesson upload_worksheets find_copies_lesson',
    },
    {
      id: 'use-templates',
      name: 'Start lessons from templates',
      about: 'A pattern with its sections and standing texts fills a new lesson.',
      why: 'nobody wants to type the same frame five times a day',
      size: 'S',
      skill: 'templates',
      said: 'template pattern same_frame',
      asked:
        'use_lesson_template save_lesson_frame start_blank_pattern fill_standard_frame set_default_layout repeat_same_structure',
    },
    {
      id: 'shift-lessons',
      name: 'Shift following lessons back or forward',
      about: "One lesson is pushed, and the rest of the class's plan follows in its periods.",
      why: 'every cancelled hour upsets all that stands behind it',
      size: 'M',
      said: 'bump push_back falls_out',
      asked:
        'shift_lessons_back push_lessons_day move_rest_behind delay_lessons_week move_plan_forward extend_lesson_day move_cancelled_lesson drag_lesson_tomorrow',
    },
    {
      id: 'copy-next-year',
      name: 'Copy plans to the next school year',
      about: 'Lessons of a class are laid onto the dates of a new year in the same order.',
      why: "last year's work is most of this year's",
      size: 'M',
      said: 'last_year next_year reuse',
      asked:
        'copy_lessons_year reuse_last_year copy_plans_september roll_plans_forward take_old_lessons transfer_year_dates bring_last_lessons',
    },
    {
      id: 'mark-no-school-days',
      name: 'Mark holidays and no-school days',
      about: 'Free days, trips and exam days are blocked, and lessons step over them.',
      why: 'a plan that teaches on a holiday is wrong from there on',
      size: 'S',
      skill: 'calendar',
      said: 'holidays snow_day free_days',
      asked:
        'mark_holidays block_free_days enter_school_trips skip_snow_day add_vacation_dates import_holiday_calendar jump_exam_days',
    },
    {
      id: 'share-with-colleagues',
      name: 'Share plans with colleagues',
      about: 'A colleague may view, copy or write in a chosen class or unit.',
      why: 'parallel classes are taught from one preparation',
      size: 'M',
      skill: 'co-editing',
      said: 'colleague share_plans parallel_class',
      asked:
        'share_plan_colleague give_unit_colleague plan_parallel_classes work_lessons_together plan_together_department invite_colleague_unit exchange_lessons_department',
    },
    {
      id: 'print-plans',
      name: 'Print and export plans',
      about: 'Day, week or unit comes out as PDF or document with the chosen sections.',
      why: 'a sheet on the desk needs no login',
      size: 'S',
      skill: 'pdf',
      said: 'print pdf_plans word_document',
      asked:
        'print_week_plan save_plan_pdf export_unit_word put_paper_binder print_lesson_sheet download_plans_document',
    },
    {
      id: 'report-standards-coverage',
      name: 'Report which standards are taught',
      about: 'For each standard the lessons are counted, and the untouched ones are listed.',
      why: 'gaps are found in March instead of at the exam',
      size: 'M',
      skill: 'reports',
      said: 'standards_covered still_missing gaps',
      asked:
        'see_standards_missing count_standards_taught list_uncovered_goals check_curriculum_covered find_gaps_curriculum report_taught_competences tell_left_curriculum',
    },
    {
      id: 'map-year',
      name: 'Map the year unit by unit',
      about: 'Units lie as bars across the terms for each subject, with the weeks they take.',
      why: 'whether May suffices is decided in September',
      size: 'M',
      said: 'year_plan curriculum_map pacing',
      asked:
        'map_year_units lay_units_months see_whole_year plan_school_year distribute_topics_terms draw_curriculum_map check_pace_year estimate_weeks_unit',
    },
    {
      id: 'publish-for-pupils',
      name: 'Publish lessons for pupils and parents',
      about: "Chosen sections appear on a page of the class without the teacher's own notes.",
      why: 'absent pupils ask what they have missed',
      size: 'M',
      skill: 'public-pages',
      said: 'pupils_see parents_see class_page',
      asked:
        'publish_class_page show_parents_lessons show_pupils_lesson tell_absent_missed show_pupils_homework open_lessons_parents post_lesson_online',
    },
    {
      id: 'set-homework',
      name: 'Set homework with due dates',
      about: 'Homework belongs to a lesson and shows up again on the day it is due.',
      why: 'what was set must be asked for',
      size: 'S',
      said: 'homework due assignment',
      asked:
        'set_homework_due write_homework_lesson note_assignment_date remind_collect_homework see_homework_due enter_tasks_home',
    },
    {
      id: 'submit-for-review',
      name: 'Submit plans for review and comments',
      about: 'The head of department sees who has handed in and writes remarks beside the sections.',
      why: 'many schools want plans before the week begins',
      size: 'M',
      skill: 'approval',
      said: 'hand_in principal feedback_plans',
      asked:
        'submit_plans_principal hand_plans_head review_teacher_plans comment_lesson_plan approve_weekly_plans see_plans_missing give_mentor_feedback check_trainee_lesson',
    },
    {
      id: 'note-reflections',
      name: 'Note reflections after lessons',
      about: 'What went well or ran out of time is kept with the lesson and shown when it is used again.',
      why: 'next year nobody remembers that the experiment took two hours',
      size: 'S',
      skill: 'notes',
      said: 'went_well reflection remark_after',
      asked:
        'note_went_well write_reflection record_lesson_result mark_lesson_unfinished remember_next_time write_remark_class rate_taught_lesson',
    },
    {
      id: 'search-lesson-bank',
      name: 'Search a bank of past lessons',
      about: 'All lessons of all years are found by topic, grade, standard or word in a worksheet.',
      why: 'good lessons hide in folders of years gone by',
      size: 'M',
      skill: 'search',
      said: 'find_old lesson_bank archive',
      asked:
        'search_old_lessons find_lesson_topic keep_lesson_bank look_lessons_archive find_lesson_again browse_department_lessons drop_bank_lesson',
    },
    {
      id: 'plan-for-substitutes',
      name: 'Create plans for substitutes',
      about: 'One day is put together with seating, routines and materials and is opened by a link.',
      why: 'the sick write their plan at six in the morning',
      size: 'S',
      skill: 'share-link',
      said: 'substitute sick_day cover',
      asked:
        'create_substitute_plan send_cover_lesson leave_sub_notes prepare_sick_day share_day_substitute give_cover_instructions',
    },
    {
      id: 'time-lesson-phases',
      name: 'Time the phases of a lesson',
      about: 'Each phase has minutes, social form and media, and the sum is held against the period.',
      why: 'most plans are too long for forty-five minutes',
      size: 'S',
      said: 'phases minutes_each timing',
      asked:
        'time_lesson_phases plan_minutes_phase divide_lesson_minutes see_minutes_left enter_group_work_phase add_minutes_activity run_phase_timer',
    },
    {
      id: 'plan-differentiation',
      name: 'Plan differentiation for groups and pupils',
      about: 'Tasks at several levels and agreed support for single pupils stand beside the main activity.',
      why: 'one worksheet does not suit twenty-six heads',
      size: 'M',
      said: 'differentiation weaker_stronger support_needs',
      asked:
        'set_tasks_levels plan_weaker_pupils add_stronger_tasks note_pupil_support write_levels_activity list_accommodations remember_special_needs',
    },
  ],
} satisfies Kind;
