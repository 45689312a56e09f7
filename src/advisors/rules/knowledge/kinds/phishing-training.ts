import type { Kind } from '../kind.ts';

export const phishingTraining = {
  id: 'phishing-training',
  title: 'phishing simulation and security awareness',
  strong:
    'gophish king_phisher phishing_frenzy sniperphish knowbe4 hoxhunt lucy_phishing proofpoint_training sosafe phishing phishing_simulation simulated_phishing phishing_campaign phishing_campaigns phishing_test phishing_tests phishing_training fake_phishing phish phished security_awareness awareness_training awareness_campaign spear_phishing smishing vishing quishing fake_emails_employees fake_mails_colleagues fake_mail_click who_clicks_link who_clicked_link clicked_fake_link fall_for_fake fell_for_mail falls_for_scam test_colleagues_fake trick_own_people pretend_mail_bank pretend_parcel_mail harmless_fake_mail social_engineering report_suspicious_mail suspicious_mail_button credential_harvesting entered_password_fake repeat_clickers human_firewall',
  weak: 'fake bait click clicked scam fraudsters hook lure trick suspicious awareness spoofed gullible',
  told: 'fake trick tricked scam scammers fraud password fell bait suspicious attachment parcel invoice colleagues careful lesson test hackers',
  things: ['campaign', 'email template', 'landing page', 'recipient', 'training module'],
  people: ['security officers', 'employees', 'trainers', 'managers'],
  field: 'security awareness',
  features: [
    {
      id: 'launch-campaigns',
      name: 'Launch phishing campaigns',
      about: 'A mail, a page, a group and a time make a campaign, started by one click.',
      why: 'practice teaches more than a poster on the wall',
      size: 'L',
      said: 'campaign simulated_attack fake_mails',
      asked:
        'launch_phishing_campaign send_fake_emails test_colleagues_mail simulate_attack_staff start_trick_mail run_exercise_department create_mock_attack try_employees_fall prepare_bait_messages',
    },
    {
      id: 'email-templates',
      name: 'Design email templates',
      about: 'Templates are written in an editor or taken over from a real mail, with a preview.',
      why: 'only a believable mail puts staff to the test',
      size: 'M',
      skill: 'editor',
      said: 'email_template mail_text editor',
      asked:
        'design_fake_email write_mail_template edit_bait_text import_real_scam copy_genuine_message add_logo_sender preview_phishing_mail compose_parcel_notice build_html_mail',
    },
    {
      id: 'landing-pages',
      name: 'Create landing pages',
      about: 'After the click a false login, a form or a hint opens.',
      why: 'typing the password is the second mistake after the click',
      size: 'M',
      said: 'landing_page false_login fake_page',
      asked:
        'create_landing_page build_fake_login show_false_form design_trap_page open_page_click ask_password_fake redirect_after_submit host_bait_site',
    },
    {
      id: 'recipients-groups',
      name: 'Import recipients and groups',
      why: 'the warehouse gets other mails than accounting',
      about: 'Recipients come from a file and are split by department, place or role.',
      size: 'S',
      skill: 'import-export',
      said: 'recipients groups csv',
      asked:
        'import_recipient_list upload_employees_csv group_people_department choose_target_group add_addresses_file split_staff_sites exclude_person_campaign manage_target_lists',
    },
    {
      id: 'track-actions',
      name: 'Track opens, clicks and submitted data',
      about: 'For each person the list shows what was sent, opened, clicked, entered and reported.',
      why: 'a typed password is worse than an opened mail',
      size: 'M',
      said: 'clicked opened entered_password',
      asked:
        'track_clicks_person see_clicked_link record_entered_password count_opened_mails log_submitted_data show_fell_bait detect_pressed_link see_gave_credentials follow_victim_steps',
    },
    {
      id: 'campaign-results',
      name: 'Show campaign results live',
      about: 'Rates and a timeline of opens, clicks and reports grow while the mails go out.',
      why: 'most clicks happen in the first hour',
      size: 'M',
      skill: 'dashboard',
      said: 'results dashboard click_rate timeline',
      asked:
        'show_campaign_results watch_clicks_live see_failure_rate display_timeline_events view_percentage_clicked look_dashboard_running chart_campaign_outcome see_first_minutes',
    },
    {
      id: 'teach-at-click',
      name: 'Teach at the moment of the click',
      about: 'A page explains which signs in the mail gave it away.',
      why: 'people learn most when they were just caught',
      size: 'S',
      said: 'teachable_moment explain hints red_flags',
      asked:
        'explain_mistake_click show_warning_signs teach_caught_person reveal_fake_mail highlight_red_flags tell_truth_afterwards give_hint_afterwards mark_wrong_sender',
    },
    {
      id: 'report-button',
      name: 'Let staff report suspicious emails',
      about: 'A button in Outlook or Gmail reports a mail and praises whoever found a test.',
      why: 'one early report protects all colleagues',
      size: 'M',
      said: 'report_button suspicious outlook_addin',
      asked:
        'report_suspicious_mail press_button_outlook flag_strange_message forward_doubtful_email reward_reporter_thanks count_reported_mails add_gmail_button alert_security_desk',
    },
    {
      id: 'template-library',
      name: 'Choose from a template library',
      about: 'Ready mails and pages are chosen by theme, difficulty and language.',
      why: 'few security officers can write a convincing fraud',
      size: 'M',
      skill: 'templates',
      said: 'library ready_made scenarios difficulty',
      asked:
        'choose_ready_template browse_scenario_library pick_difficulty_level use_seasonal_example find_parcel_scam take_current_scams filter_templates_theme reuse_proven_bait',
    },
    {
      id: 'schedule-sending',
      name: 'Schedule and stagger sending',
      about: 'Start, end and working hours are set, and the mails are spread over days.',
      why: 'staff warn each other when all get the mail at once',
      size: 'S',
      said: 'schedule stagger spread random_time',
      asked:
        'schedule_sending_monday divide_mails_days send_random_times release_small_batches set_start_end send_working_hours delay_delivery distribute_mails_fortnight pause_sending',
    },
    {
      id: 'sending-profiles',
      name: 'Set up sending profiles and domains',
      about: 'Mail server, sender and look-alike domain are kept as a profile for further campaigns.',
      why: 'a trusted sender is half of the trick',
      size: 'M',
      said: 'smtp sender domain',
      asked:
        'set_smtp_server define_sender_address register_lookalike_domain configure_mail_relay choose_spoofed_sender add_reply_address switch_sending_server save_sending_profile',
    },
    {
      id: 'personalise',
      name: 'Personalise emails with variables',
      about: 'Name, department, boss and other fields are filled into each mail.',
      why: 'a mail to a dear customer fools nobody',
      size: 'S',
      said: 'variables first_name personal',
      asked:
        'personalise_mail_name insert_first_name fill_boss_signature use_department_variable write_recipient_personally add_custom_placeholders name_real_colleague adapt_text_role',
    },
    {
      id: 'clone-sites',
      name: 'Copy websites as landing pages',
      about: 'From an address the page is fetched, and its form is rewired to the campaign.',
      why: "a copy of the company's own portal convinces most",
      size: 'M',
      skill: 'import-web',
      said: 'clone copy_website import_site',
      asked:
        'clone_login_page copy_website_address import_site_url duplicate_company_portal fetch_microsoft_page capture_original_look mirror_bank_site build_intranet_twin',
    },
    {
      id: 'training-modules',
      name: 'Assign training modules',
      why: 'a test alone teaches little',
      about: 'Videos and short courses are assigned to everybody, or to those who clicked.',
      size: 'L',
      skill: 'tasks',
      said: 'training course video lesson',
      asked:
        'assign_training_clickers watch_short_video give_online_course enrol_employees_lesson teach_password_safety upload_scorm_module follow_learning_progress send_catch-up_lesson complete_yearly_training',
    },
    {
      id: 'reports-export',
      name: 'Export reports for management',
      about: 'Figures and their meaning come as PDF or table for board and auditor.',
      why: 'the board decides on the budget by them',
      size: 'S',
      skill: 'reports',
      said: 'report pdf board auditor',
      asked:
        'export_report_management print_results_pdf show_board_figures prove_training_auditor download_csv_results summarise_campaign_chief send_quarter_report document_iso_evidence',
    },
    {
      id: 'trends-departments',
      name: 'Compare departments and trends',
      about: 'Curves compare click and report rates over campaigns, by department, place and difficulty.',
      why: 'a falling click rate shows that training works',
      size: 'M',
      skill: 'charts',
      said: 'compare trend departments improvement',
      asked:
        'compare_departments_clicks see_improvement_year chart_rate_campaigns show_trend_quarter benchmark_similar_companies rank_branches_safe measure_progress_awareness view_history_person',
    },
    {
      id: 'quizzes',
      name: 'Test knowledge by quiz',
      about: 'Questions follow the lesson and end with a mark and a certificate.',
      why: 'having watched a video does not prove that it was understood',
      size: 'S',
      skill: 'quizzes',
      said: 'quiz questions certificate',
      asked:
        'test_knowledge_quiz answer_questions_lesson spot_real_fake issue_certificate_passed ask_multiple_choice repeat_failed_test score_answers guess_genuine_mail',
    },
    {
      id: 'risk-scores',
      name: 'Identify repeat clickers and risk',
      about: 'Clicks, reports and lessons add up to a risk figure for each person.',
      why: 'extra training should reach those who click again and again',
      size: 'M',
      skill: 'calculation',
      said: 'risk_score repeat_clickers vulnerable',
      asked:
        'identify_repeat_clickers score_personal_risk find_weak_people see_clicked_twice list_risky_groups spot_vulnerable_roles calculate_risk_department coach_often_caught',
    },
    {
      id: 'automatic-campaigns',
      name: 'Automate recurring campaigns',
      about: 'Everybody gets another mail at another time, all year, by level.',
      why: 'a single test per year is forgotten within a month',
      size: 'M',
      skill: 'recurring',
      said: 'automatic monthly random continuous',
      asked:
        'automate_monthly_campaign send_random_template repeat_tests_year raise_difficulty_gradually mix_mails_automatically run_continuous_programme test_newcomers_weeks rotate_scenarios',
    },
    {
      id: 'anonymous-results',
      name: 'Report results anonymously',
      about: 'Results appear only for groups of a least size, and never with names.',
      why: 'works councils do not accept lists of who failed',
      size: 'S',
      skill: 'anonymity',
      said: 'anonymous no_names privacy',
      asked:
        'hide_names_results anonymise_clickers show_groups_minimum protect_employee_privacy delete_personal_data store_password_never show_works_council aggregate_results_department',
    },
    {
      id: 'attachments',
      name: 'Send harmless attachments and USB bait',
      about: 'A document or stick reports that it was opened and does nothing else.',
      why: 'not every attack is a link',
      size: 'M',
      said: 'attachment macro usb',
      asked:
        'send_harmless_attachment attach_fake_invoice detect_opened_document drop_usb_stick track_macro_enabled add_pdf_bait report_file_opened simulate_ransomware_file',
    },
    {
      id: 'sms-qr-voice',
      name: 'Simulate SMS, QR and voice attacks',
      about: 'Text messages, codes on posters and telephone calls serve as bait beside mail.',
      why: 'fraudsters use the telephone too',
      size: 'L',
      said: 'sms qr_code calls smishing',
      asked:
        'send_fake_sms hang_qr_poster simulate_scam_call test_text_message play_boss_voice print_false_code try_whatsapp_trick call_helpdesk_pretending',
    },
    {
      id: 'directory-sync',
      name: 'Sync users from the directory',
      about: 'Joiners and leavers are taken over from Active Directory, Entra or Google.',
      why: 'imported lists are out of date within weeks',
      size: 'M',
      said: 'active_directory entra ldap',
      asked:
        'sync_users_directory connect_active_directory add_joiners_automatically remove_leavers_list fetch_google_accounts use_entra_groups update_department_changes load_ldap_people',
    },
    {
      id: 'analyse-reported',
      name: 'Analyse reported emails',
      about: 'Tests are told from real attacks, headers and links are checked, and an answer goes back.',
      why: 'one of the reported mails is a real attack',
      size: 'M',
      skill: 'classification',
      said: 'triage inbox real_attack headers',
      asked:
        'analyse_reported_mail separate_real_attacks check_headers_links answer_reporter_verdict delete_mail_mailboxes sort_suspicious_inbox inspect_attachment_reported tell_harmless_dangerous',
    },
    {
      id: 'gamification',
      name: 'Reward vigilance with points',
      about: 'Reports earn points, badges and a place in a table of teams.',
      why: 'pride makes people report more than shame does',
      size: 'S',
      skill: 'gamification',
      said: 'points badges leaderboard',
      asked:
        'reward_reporting_points award_badge_vigilant show_leaderboard_teams earn_stars_catching match_departments_spotting win_prize_reported collect_points_lessons announce_best_spotter',
    },
    {
      id: 'test-send',
      name: 'Send test emails and check delivery',
      why: 'a bait in the spam folder teaches nothing',
      about: 'A campaign first goes to oneself, with a check of filters and allow lists.',
      size: 'S',
      skill: 'sandbox',
      said: 'test_mail spam_filter allowlist',
      asked:
        'send_test_email check_spam_folder try_mail_myself verify_delivery_filter permit_sending_server preview_inbox_look prevent_blocked_mails ensure_scanner_clicks',
    },
  ],
} satisfies Kind;
