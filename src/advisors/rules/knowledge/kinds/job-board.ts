import type { Kind } from '../kind.ts';

export const jobBoard = {
  id: 'job-board',
  title: 'job boards',
  strong:
    'job_board jobs_board job_portal job_site jobs_site job_website jobs_website job_listings job_seekers jobseekers job_adverts job_ads job_alert job_alerts jobs_companies jobs_employers employers_post employers_advertise employers_pay employer_accounts employers_jobseekers companies_post post_vacancies post_jobs posting_jobs advertise_jobs advertise_vacancies jobs_region jobs_town jobs_remote remote_jobs jobs_industry jobs_nurses jobs_developers jobs_students student_jobs summer_jobs seasonal_jobs holiday_jobs internships_students apprenticeships_region featured_job featured_jobs paid_listing paid_job look_work looking_work looking_job find_jobs search_jobs find_work jobs_map jobs_email jobs_weekly fake_jobs job_scams jobs_expired filled_jobs positions_employers vacancies_firms openings_firms resume_database cv_database jobs_notice jobs_feed jobs_newsletter',
  weak: 'job jobs vacancy employer seeker work salary wage advert listing apply resume cv career remote internship apprenticeship freelance hire company firm expired featured posting portal recruiter part-time',
  told: 'jobs job employers seekers vacancies listings adverts work salary pay post search alerts email apply companies firms region remote town students expired filled fake resume profile featured paid career internships apprenticeships find openings',
  things: ['job', 'vacancy', 'listing', 'position', 'advert'],
  people: ['job seekers', 'employers', 'candidates', 'companies', 'moderators'],
  field: 'job advertising',
  features: [
    {
      id: 'search-job-listings',
      name: 'Search and filter job listings',
      about: 'Words, place, kind of contract and pay narrow the list.',
      why: 'nobody reads nine hundred adverts',
      size: 'M',
      skill: 'search',
      said: 'search filter find_jobs part_time',
      asked:
        'search_jobs find_work filter_part_time look_vacancies find_evening_job filter_salary search_town filter_trade find_internship type_profession browse_openings filter_contract',
    },
    {
      id: 'let-employers-post-jobs',
      name: 'Let employers post jobs',
      about: 'A form asks for title, place, text and how to apply, and shows a preview.',
      why: 'an operator who types each advert soon gives up',
      size: 'M',
      skill: 'forms',
      said: 'post advertise employers_enter vacancy submit',
      asked:
        'post_job offer_position enter_vacancy publish_opening submit_job put_advert_online announce_vacancy write_job_ad offer_apprenticeship add_job_minutes list_position_firm fill_job_form',
    },
    {
      id: 'apply-to-jobs',
      name: 'Apply to jobs on the site',
      about: 'A button opens a short form with papers, or leads to the page of the employer.',
      why: 'each further step loses good people',
      size: 'M',
      skill: 'forms',
      said: 'apply application send_cv button',
      asked:
        'apply_job apply_click send_cv attach_resume apply_phone hand_papers_employer contact_employer write_cover_letter answer_screening_questions forward_employer_page respond_advert apply_saved_profile',
    },
    {
      id: 'show-employer-pages',
      name: 'Show employer pages',
      about: 'Each employer has a page with logo, story, pictures and all open jobs.',
      why: 'people choose a place and not only a task',
      size: 'S',
      skill: 'public-pages',
      said: 'company_page logo employer_profile',
      asked:
        'show_company_page present_firm add_logo read_employer show_workplace_pictures see_jobs_company describe_benefits introduce_business view_company_profile list_employers follow_company tell_firm',
    },
    {
      id: 'send-job-alerts',
      name: 'Send job alerts by email',
      about: 'Whoever saved a search hears of fitting jobs at once, daily or weekly.',
      why: 'sought-after jobs are gone within days',
      size: 'M',
      skill: 'notifications',
      said: 'alert notify weekly_mail fitting subscribe',
      asked:
        'send_job_alert mail_fitting_jobs notify_vacancy tell_fits subscribe_jobs receive_email_week save_job_search ping_suitable hear_job_near message_matching_jobs stop_alert warn_turns_up',
    },
    {
      id: 'manage-own-postings',
      name: 'Manage own postings as an employer',
      about: 'Employers sign in, edit, pause, copy and close what they posted.',
      why: 'a phone call for each typing error costs both sides',
      size: 'M',
      skill: 'accounts',
      said: 'employer_account dashboard edit close',
      asked:
        'edit_advert close_filled log_employer change_job_text pause_posting copy_job see_running_adverts register_company add_colleague_account withdraw_vacancy mark_filled manage_postings',
    },
    {
      id: 'group-jobs-categories',
      name: 'Group jobs by trade and place',
      about: 'Each trade, town and kind of contract has a page of its own.',
      why: 'many look around before they know a word to type',
      size: 'S',
      skill: 'categories',
      said: 'category trade kind_job industry branch',
      asked:
        'group_trade sort_profession browse_category see_jobs_town separate_apprenticeships choose_industry list_remote show_student_jobs_apart tag_job split_kinds_contract put_section click_city',
    },
    {
      id: 'charge-job-posts',
      name: 'Charge employers for posts',
      about: 'Single posts, packages and subscriptions are paid online with a bill.',
      why: 'a board lives on what employers pay',
      size: 'M',
      skill: 'payments',
      said: 'pay fee paid_post package subscription',
      asked:
        'charge_posting pay_advert sell_package_posts take_fee_employer pay_month_subscription buy_credits bill_company give_first_free invoice_employer earn_money_jobs set_price_post redeem_coupon',
    },
    {
      id: 'feature-jobs-top',
      name: 'Feature jobs at the top',
      about: 'Paid posts stand first, in colour, and go into the newsletter for a time.',
      why: 'some places must be filled by Monday',
      size: 'S',
      said: 'featured top highlight urgent sponsored',
      asked:
        'pay_first_row pin_top highlight_advert show_first_paid push_urgent promote_vacancy lift_posting stand_colour sponsor_listing pay_visible mark_urgent raise_position',
    },
    {
      id: 'keep-candidate-profiles',
      name: 'Keep candidate profiles with resumes',
      about: 'Seekers fill in skills, papers and wishes once and decide who sees them.',
      why: 'typing the same life into each form is tiring',
      size: 'M',
      skill: 'profiles',
      said: 'profile resume cv skills candidate',
      asked:
        'create_profile upload_resume keep_cv_site describe_skills write_experience hide_profile_boss build_resume enter_qualifications set_wishes_work store_certificates stay_anonymous_employer show_looking',
    },
    {
      id: 'approve-job-posts',
      name: 'Approve jobs before publication',
      about: 'New posts and employers wait for a look before anybody sees them.',
      why: 'one swindler costs the trust of hundreds',
      size: 'S',
      skill: 'approval',
      said: 'approve check_first moderate before_online',
      asked:
        'approve_job check_advert_online review_posting release_vacancy verify_employer look_before_public refuse_posting hold_submission examine_company confirm_real_firm moderate_jobs accept_advert',
    },
    {
      id: 'expire-job-posts',
      name: 'Expire and renew job posts',
      about: 'A post goes offline after its time, and the employer is asked whether to prolong.',
      why: 'posts for places long filled make seekers leave',
      size: 'S',
      said: 'expire old_jobs weeks_online renew filled',
      asked:
        'expire_job remove_old_advert renew_posting take_offline_weeks delete_filled set_closing_date extend_vacancy clear_dead_jobs ask_still_open end_thirty_days disappear_deadline show_until',
    },
    {
      id: 'save-jobs-later',
      name: 'Save jobs for later',
      why: 'people look on the bus and apply at home',
      about: 'Seekers keep a job on a personal list and note how far they are with it.',
      size: 'S',
      skill: 'favourites',
      said: 'save bookmark favourite own_list',
      asked:
        'save_job bookmark_vacancy remember_advert mark_heart keep_list_interesting star_position read_later compare_saved_jobs see_applied_already note_job_list collect_favourites share_job_friend',
    },
    {
      id: 'review-board-applications',
      name: 'Let employers review received applications',
      about: 'Employers see who applied to which post, sort, note and answer.',
      why: 'papers in three mailboxes get lost',
      size: 'M',
      said: 'received_applications applicants answer sort',
      asked:
        'see_applied_post sort_applicants answer_candidate read_applications mark_shortlist reject_applicant download_papers collect_applications_place note_applicant message_candidate forward_application track_applicants',
    },
    {
      id: 'search-resumes',
      name: 'Search resumes as an employer',
      about: 'Employers look for people by skill and place and invite them.',
      why: 'the best people do not look at adverts',
      size: 'M',
      skill: 'search',
      said: 'find_candidates resume_search suggest_people match',
      asked:
        'search_resumes find_welder invite_apply search_candidates_skill browse_profiles unlock_contact match_people_job suggest_fitting_people pay_see_cv discover_talent reach_suitable look_available_people',
    },
    {
      id: 'publish-jobs-search-engines',
      name: 'Publish jobs to search engines',
      about: 'Each job has an own address with marked data that search engines and networks read.',
      why: 'most people begin their search elsewhere',
      size: 'M',
      skill: 'public-pages',
      said: 'search_engine found_internet share social',
      asked:
        'find_internet_jobs appear_search_engine rank_higher post_social_networks share_networks mark_structured_data show_search_results add_sitemap link_job_page share_vacancy_online preview_link pull_visitors',
    },
    {
      id: 'import-job-feeds',
      name: 'Import jobs from feeds',
      about: 'Vacancies come by file, feed or from career pages, and doubles are dropped.',
      why: 'an empty board draws nobody',
      size: 'L',
      skill: 'import-export',
      said: 'import feed scrape xml aggregate',
      asked:
        'import_feed pull_career_pages collect_jobs_sites fetch_jobs_automatically read_xml scrape_vacancies load_spreadsheet_jobs gather_openings update_nightly drop_double_jobs copy_agency_jobs fill_board_automatically',
    },
    {
      id: 'show-pay-and-facts',
      name: 'Show pay and key facts',
      about: 'Pay, hours, start, language and own fields stand at the head of each post.',
      why: 'an advert without pay wastes an evening',
      size: 'S',
      skill: 'custom-fields',
      said: 'salary pay hours key_facts own_fields',
      asked:
        'show_salary require_pay_range see_wage write_hours require_salary add_field_licence show_start_date list_benefits say_language_needed see_remote_allowed compare_pay show_accommodation',
    },
    {
      id: 'report-job-statistics',
      name: 'Count views and clicks per job',
      about: 'Employer and operator see how often a post was seen, clicked and answered.',
      why: 'employers who pay want to know what they get',
      size: 'M',
      skill: 'statistics',
      said: 'statistics views clicks figures',
      asked:
        'count_views see_clicks report_employer_reach show_looked_advert count_applied measure_visitors prove_worth send_employer_figures see_popular_jobs show_revenue see_search_words compare_adverts',
    },
    {
      id: 'show-jobs-distance-map',
      name: 'Show jobs on a map by distance',
      about: 'A place and a radius show what can be reached.',
      why: 'the way to work decides for many',
      size: 'M',
      skill: 'map',
      said: 'map distance near radius commute',
      asked:
        'show_map find_near_home set_radius see_distance reach_bus search_kilometres see_around_village show_commute pin_jobs look_nearby_work measure_way_work draw_area',
    },
    {
      id: 'offer-job-feed',
      name: 'Offer feeds and website widgets',
      about: 'Partners show a chosen part of the jobs on their own pages.',
      why: 'chambers, schools and towns have readers too',
      size: 'S',
      skill: 'feed',
      said: 'feed widget embed partner rss api',
      asked:
        'embed_jobs_partner offer_feed show_jobs_association deliver_partner_site put_widget_homepage subscribe_rss fetch_api give_town_website export_jobs distribute_listings send_networks_file connect_aggregator',
    },
    {
      id: 'report-fake-jobs',
      name: 'Report and remove fake jobs',
      about: 'A reported post lands in a queue, is hidden, and its sender is blocked.',
      why: 'swindlers look for the needy first',
      size: 'S',
      skill: 'moderation',
      said: 'fake report scam fraud spam',
      asked:
        'report_scam flag_fake_job remove_fraud block_swindler stop_spam_jobs report_dubious_advert warn_seekers ban_employer catch_pyramid delete_dubious hide_suspicious protect_applicants_cheats',
    },
  ],
} satisfies Kind;
