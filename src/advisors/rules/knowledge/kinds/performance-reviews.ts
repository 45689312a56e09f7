import type { Kind } from '../kind.ts';

export const performanceReviews = {
  id: 'performance-reviews',
  title: 'performance review products',
  strong:
    '15five leapsome culture_amp small_improvements performance_review performance_reviews performance_appraisal performance_management employee_review staff_appraisal staff_appraisals annual_appraisal appraisal_talk appraisal_form yearly_talk yearly_talks yearly_review annual_review review_cycle review_round review_talk 360_feedback 360-degree 360_review peer_feedback feedback_colleagues upward_feedback self-assessment self-review self-evaluation one-on-one one-on-ones 1:1s one_to_ones manager_review reviewer_employee calibrate_ratings calibration_ratings competency_ratings career_ladder career_levels development_talk development_talks growth_plan rating_employee judge_employees raise_promotion probation_talk criticism_praise talk_employee_goals',
  weak: 'appraisal feedback rating ratings competency competencies strengths raise promotion probation calibration praise self-assessment supervisor appraiser bonus reviewer',
  told: 'talk yearly praise criticism strengths weaknesses raise promotion fair goals improve behaviour honest career rating colleague supervisor probation salary agreed feedback judge appraisal forgotten',
  things: ['review', 'goal', 'feedback note', 'one-on-one', 'rating'],
  people: ['employees', 'managers', 'reviewers', 'personnel partners'],
  field: 'performance management',
  features: [
    {
      id: 'run-review-cycles',
      name: 'Run review cycles',
      about: 'Period, forms, dates and who writes about whom are set once.',
      why: 'forty talks in three weeks need more than a calendar note',
      size: 'L',
      skill: 'schedule',
      said: 'review_cycle twice_a_year round',
      asked:
        'run_review_round start_review_cycle plan_yearly_talks launch_half-year_review set_review_period open_review_round close_review_cycle schedule_appraisals',
    },
    {
      id: 'write-manager-reviews',
      name: 'Write manager reviews',
      about: 'Answers per question, with goals and feedback of the period beside them.',
      why: 'memory reaches back four weeks',
      size: 'M',
      skill: 'editor',
      said: 'manager_review written_review appraisal',
      asked:
        'write_employee_review fill_appraisal assess_employee judge_year_employee save_review_draft write_manager_review describe_strengths evaluate_performance',
    },
    {
      id: 'write-self-assessments',
      name: 'Write self-assessments',
      about: 'The employee answers the same questions first.',
      why: 'the talk begins where both views differ',
      size: 'S',
      skill: 'forms',
      said: 'self-assessment self-review own_view',
      asked:
        'write_self-assessment rate_myself answer_questions_before_talk fill_self-review compare_self-view tell_proud_achievements describe_year_myself see_views_differ',
    },
    {
      id: 'set-track-goals',
      name: 'Set goals and track progress',
      about: 'Agreed aims with measure, date and a state that both see.',
      why: 'a goal that is read once a year is a surprise',
      size: 'M',
      skill: 'goals',
      said: 'goals targets_employee agreed',
      asked:
        'set_goals_employee track_goal_progress agree_goals update_goal_state measure_goal write_personal_goal change_goal_midyear see_goals_reached',
    },
    {
      id: 'collect-peer-feedback',
      name: 'Collect feedback from all sides',
      about: 'Peers, reports and customers answer, with or without a name.',
      why: 'the manager sees a third of the work',
      size: 'M',
      skill: 'anonymity',
      said: '360 peers colleagues_say anonymous',
      asked:
        'collect_peer_feedback ask_colleagues_opinion invite_peers_review rate_manager_anonymously nominate_reviewers hear_colleagues_think gather_360_answers judge_manager_upward',
    },
    {
      id: 'build-review-forms',
      name: 'Build review forms',
      about: 'Questions, scales and sections per group of employees.',
      why: 'a welder and a lawyer are not asked the same',
      size: 'M',
      skill: 'form-builder',
      said: 'review_form questions template',
      asked:
        'build_review_form choose_review_questions change_scale add_section_leaders create_appraisal_template write_questions_appraisal prepare_questionnaire_cooks reorder_review_questions',
    },
    {
      id: 'give-feedback-anytime',
      name: 'Give and request feedback any time',
      about: 'A note to a colleague while it is fresh, kept for the review.',
      why: 'in December nobody remembers the good Tuesday in May',
      size: 'S',
      said: 'continuous_feedback instant_feedback note_about',
      asked:
        'give_feedback_colleague request_feedback send_feedback_note write_observation ask_colleague_doing note_achievement collect_notes_year tell_colleague_improve',
    },
    {
      id: 'prepare-one-on-ones',
      name: 'Prepare one-on-ones with shared agendas',
      about: 'Both put points on the list, and what was left moves on.',
      why: 'thirty minutes go by with the weather',
      size: 'S',
      skill: 'minutes',
      said: 'one-on-one agenda 1:1',
      asked:
        'prepare_one-on-one share_agenda add_talking_point plan_biweekly_talk collect_points_talk move_open_points suggest_talk_questions schedule_one-on-one',
    },
    {
      id: 'keep-talk-notes-actions',
      name: 'Keep notes and action items of talks',
      about: 'Shared notes, private notes and who does what until when.',
      why: 'half of what is promised is forgotten by Friday',
      size: 'S',
      skill: 'tasks',
      said: 'talk_notes action_items promised',
      asked:
        'keep_talk_notes write_private_note record_promises note_agreed_talk see_last_talk tick_action_item follow_promised_training remember_discussed',
    },
    {
      id: 'remind-open-reviews',
      name: 'Remind of open reviews',
      about: 'Who still owes what is seen and told, more firmly near the end.',
      why: 'most reviews are written in the last two nights',
      size: 'S',
      skill: 'reminders',
      said: 'remind overdue not_yet_written',
      asked:
        'remind_managers_reviews chase_late_reviews see_reviews_missing tell_deadline_review nudge_reviewers send_review_reminder see_still_owes warn_overdue_appraisal',
    },
    {
      id: 'rate-competencies',
      name: 'Rate competencies on a scale',
      about: 'Each point of the scale says in words what is seen.',
      why: 'a three means something else in each department',
      size: 'S',
      skill: 'ratings',
      said: 'competencies scale stars',
      asked:
        'rate_competency score_skills give_points_behaviour rate_reliability describe_scale_words weigh_criteria use_five_steps calculate_overall_rating',
    },
    {
      id: 'share-sign-reviews',
      name: 'Share reviews and sign them off',
      about: 'The employee reads, comments and confirms having read it.',
      why: 'a judgement that one never sees helps nobody',
      size: 'S',
      skill: 'signature',
      said: 'sign acknowledge share_with_employee',
      asked:
        'share_review_employee sign_review confirm_read_review comment_judgement refuse_rating release_review_talk add_employee_remark print_signed_review',
    },
    {
      id: 'limit-who-reads',
      name: 'Limit who reads reviews',
      about: 'By reporting line and part, also after a change of manager.',
      why: 'one wrong reader ends all honesty',
      size: 'M',
      skill: 'roles',
      said: 'confidential only_manager nobody_else',
      asked:
        'limit_review_readers hide_review_colleagues restrict_manager_access keep_reviews_confidential show_direct_reports protect_private_comments hand_successor_access',
    },
    {
      id: 'praise-colleagues',
      name: 'Praise colleagues publicly',
      about: 'A few words, tied to a value, seen by all.',
      why: 'thanks costs nothing and is rarely said',
      size: 'S',
      said: 'praise kudos thank_you',
      asked:
        'write_praise_colleague say_thanks send_kudos reward_kindness give_shout-out post_thanks_wall show_thanks_everybody recognise_helper',
    },
    {
      id: 'show-review-history',
      name: "Show an employee's history",
      about: 'Reviews, goals, feedback and roles in one line of time.',
      why: 'the new manager should not start from nothing',
      size: 'S',
      skill: 'history',
      said: 'past_reviews earlier_years history',
      asked:
        'show_past_reviews read_last_year_review see_development_years look_earlier_goals compare_ratings_years open_employee_timeline find_old_appraisal',
    },
    {
      id: 'plan-development',
      name: 'Plan development',
      about: 'Strengths, next step and the training or task that leads there.',
      why: 'who sees no way on looks for it elsewhere',
      size: 'M',
      said: 'development_plan growth learn_next',
      asked:
        'plan_development write_growth_plan choose_training_employee agree_next_step set_improvement_plan support_weak_performer prepare_leadership_role say_learn_next',
    },
    {
      id: 'describe-roles-levels',
      name: 'Describe roles and levels',
      about: 'What is expected at each step, with the gap to the next.',
      why: 'nobody can grow into what is not written down',
      size: 'M',
      skill: 'catalogue',
      said: 'levels career_ladder expectations',
      asked:
        'describe_levels write_role_expectations show_career_ladder see_missing_senior define_competencies_role compare_level_expectation list_career_steps',
    },
    {
      id: 'report-ratings-participation',
      name: 'Report participation and ratings',
      about: 'Who is done, how ratings spread, and where groups differ.',
      why: 'a department of stars says more about its head',
      size: 'M',
      skill: 'reports',
      said: 'participation distribution statistics',
      asked:
        'report_participation see_rating_distribution count_finished_reviews compare_departments_ratings show_bias_groups export_review_results see_completion_rate chart_ratings',
    },
    {
      id: 'calibrate-ratings',
      name: 'Calibrate ratings across teams',
      about: 'Managers move names in one meeting, with reason and trace.',
      why: 'strict and mild managers should not decide on pay',
      size: 'M',
      skill: 'approval',
      said: 'calibrate too_strict same_measure',
      asked:
        'calibrate_ratings discuss_ratings_managers adjust_strict_rating align_ratings_departments compare_managers_strictness change_rating_reason place_employees_grid judge_same_measure',
    },
    {
      id: 'recommend-raises-promotions',
      name: 'Recommend raises and promotions',
      about: 'A proposal from the review goes to those who decide, within a budget.',
      why: 'pay is asked for in the talk and decided elsewhere',
      size: 'M',
      skill: 'approval',
      said: 'raise promotion bonus',
      asked:
        'recommend_raise propose_promotion suggest_bonus decide_salary_increase see_raise_budget approve_promotion link_rating_pay nominate_promotion',
    },
    {
      id: 'answer-check-ins',
      name: 'Answer short check-ins',
      about: 'Three questions every week or month on mood, progress and obstacles.',
      why: 'trouble shows months before the notice',
      size: 'S',
      skill: 'recurring',
      said: 'check-in mood pulse weekly_questions',
      asked:
        'answer_check-in ask_mood_week send_weekly_questions hear_obstacles rate_mood_smiley report_week_manager see_mood_falling fill_friday_questions',
    },
    {
      id: 'import-employees-lines',
      name: 'Import employees and reporting lines',
      about: 'From the personnel system, with start, role and manager, daily.',
      why: 'a wrong manager gets to read a review',
      size: 'M',
      skill: 'sync',
      said: 'org_chart reporting_lines import_employees',
      asked:
        'import_employees sync_reporting_lines load_org_chart update_manager_change take_personnel_data add_hires remove_leavers connect_payroll_names',
    },
  ],
} satisfies Kind;
