import type { Kind } from '../kind.ts';

export const seoTracking = {
  id: 'seo-tracking',
  title: 'search rank trackers and site audits',
  strong:
    'seo serp serps backlink backlinks serpbear ahrefs semrush screaming_frog serposcope sistrix moz searchconsole search_console keyword_rank keyword_position keywords_rank rank_google ranking_google position_google page_two_google place_google first_page_google google_ranking google_positions search_engine_rank track_keywords rank_tracker rank_tracking organic_traffic search_volume meta_descriptions title_tags meta_description crawl_site site_audit robots_txt canonical_tags noindex googlebot broken_links_redirects core_web_vitals featured_snippet anchor_text link_building where_stand_google fell_google found_google search_results_rivalsstructured_data_markup',
  weak: 'keyword google bing ranking crawl crawler organic snippet sitemap redirect canonical indexed landing competitor domain impressions',
  told: 'google bing keyword rank ranking position snippet impressions organic crawl indexed redirect broken titles descriptions competitor rival domain volume',
  things: ['keyword', 'page', 'domain', 'crawl'],
  people: ['site owners', 'marketers', 'agencies', 'consultants', 'editors'],
  field: 'search engine optimisation',
  features: [
    {
      id: 'track-keyword-positions',
      name: 'Track keyword positions in search engines',
      about: 'Each day the place of every keyword is looked up.',
      why: 'nobody scrolls to page three by hand',
      size: 'L',
      said: 'keyword_position google_place rank',
      asked:
        'track_keyword_position see_place_google check_google_rank look_keyword_rank see_page_google watch_search_position find_site_google see_rank_daily follow_keyword_google',
    },
    {
      id: 'show-rank-history',
      name: 'Chart the rank history of keywords',
      about: 'A line per keyword over days, months and years.',
      why: "one day's place says little",
      size: 'S',
      skill: 'charts',
      said: 'rank_history rank_chart',
      asked:
        'see_rank_history draw_rank_curve show_keyword_chart see_position_months compare_rank_last_month see_climb_fall look_rank_year show_line_keyword',
    },
    {
      id: 'crawl-websites',
      name: 'Crawl websites for technical problems',
      about: 'Every page is visited and its faults are listed.',
      why: 'a thousand pages hide their faults',
      size: 'L',
      said: 'crawl site_audit',
      asked:
        'crawl_whole_site audit_site go_through_pages list_site_problems visit_pages_robot check_site_faults examine_site_technical find_site_mistakes scan_website_problems',
    },
    {
      id: 'find-broken-links',
      name: 'Find broken links and redirect chains',
      about: 'Dead targets and detours are listed with the page they stand on.',
      why: 'dead ends cost visitors and rank',
      size: 'M',
      said: 'broken_links dead_links redirect_chain',
      asked:
        'find_broken_links list_dead_links see_redirect_chains check_links_work find_missing_pages show_four_errors spot_redirect_loop follow_redirects test_outgoing_links',
    },
    {
      id: 'check-titles-descriptions',
      name: 'Check page titles, descriptions and headings',
      about: 'Missing, doubled, too long or too short ones are marked.',
      why: 'they are what searchers read first',
      size: 'S',
      said: 'page_title meta_description headings',
      asked:
        'check_page_titles find_missing_descriptions see_title_long list_missing_headings spot_doubled_titles count_title_signs check_meta_description show_pages_headline preview_snippet',
    },
    {
      id: 'notify-rank-changes',
      name: 'Send notifications of rank changes',
      about: 'A mail names the keywords that rose or fell.',
      why: 'a fall is mended sooner when seen',
      size: 'S',
      skill: 'notifications',
      said: 'rank_drop rank_change',
      asked:
        'mail_rank_changes warn_rank_drops tell_keyword_fell notify_position_lost send_rank_summary alert_ranking_falls hear_rank_jump mail_rankings_weekly',
    },
    {
      id: 'import-search-console',
      name: 'Import clicks and impressions from Search Console',
      about: 'Real clicks stand beside the tracked places.',
      why: 'a place without clicks is worth little',
      size: 'M',
      said: 'search_console clicks impressions',
      asked:
        'import_search_console see_clicks_keyword show_impressions connect_google_account fetch_click_rate pull_google_figures see_real_searches show_clicks_page',
    },
    {
      id: 'compare-competitors',
      name: 'Compare rankings with competitors',
      about: 'Chosen rivals are tracked for the same keywords.',
      why: 'a place is won from somebody',
      size: 'M',
      said: 'competitor rival',
      asked:
        'compare_competitors watch_rivals see_competitor_rank track_competitor_domain tell_rival_overtakes show_rivals_keywords find_competitor_keywords look_others_rank',
    },
    {
      id: 'research-keywords',
      name: 'Research keywords with search volume',
      why: "nobody searches for the house's own jargon",
      about: 'Keyword ideas are listed with monthly searches and difficulty.',
      size: 'L',
      said: 'keyword_ideas search_volume',
      asked:
        'research_keywords find_keyword_ideas see_people_search see_search_volume suggest_search_words see_searches_month find_words_searched rate_keyword_difficulty show_related_questions',
    },
    {
      id: 'analyse-backlinks',
      name: 'Analyse backlinks',
      why: 'links from others carry weight',
      about: 'Linking sites are listed with anchor text, and new and lost links are marked.',
      size: 'L',
      said: 'backlink links_to_us',
      asked:
        'analyse_backlinks see_sites_link list_linking_domains find_lost_links list_fresh_backlinks check_anchor_text spot_spam_links see_outside_links',
    },
    {
      id: 'track-by-place',
      name: 'Track positions by country and city',
      about: 'The same keyword is looked up from chosen places and languages.',
      why: 'results differ from town to town',
      size: 'M',
      said: 'local_rank city_rank map_results',
      asked:
        'track_rank_city see_rank_town check_local_results search_foreign_country set_country_keyword look_rank_nearby see_maps_place compare_rank_regions',
    },
    {
      id: 'separate-devices',
      name: 'Track desktop and mobile results separately',
      about: 'Each keyword has a place per device.',
      why: 'phones show other results',
      size: 'S',
      said: 'mobile_rank desktop_mobile',
      asked:
        'track_mobile_rank see_phone_results compare_desktop_mobile check_rank_phones separate_mobile_desktop show_place_smartphone choose_device_keyword',
    },
    {
      id: 'rank-issues-by-severity',
      name: 'Score site health and prioritise issues',
      about: 'Faults are sorted by weight, with advice for each.',
      why: 'two thousand findings need an order',
      size: 'M',
      said: 'health_score prioritise_issues',
      asked:
        'score_site_health sort_issues_severity show_worst_first explain_fault_fix prioritise_findings tell_fix_first rate_site_points give_advice_fault',
    },
    {
      id: 'measure-page-speed',
      name: 'Measure page speed and Core Web Vitals',
      why: 'slow pages lose place and patience',
      about: 'Loading, layout shift and reaction times are measured per page and device.',
      size: 'M',
      said: 'page_speed web_vitals loading',
      asked:
        'measure_page_speed test_loading_time see_slow_pages check_web_vitals show_heavy_images find_slowest_page see_page_loads run_lighthouse',
    },
    {
      id: 'check-sitemaps-robots',
      name: 'Check sitemaps and robots.txt',
      about: 'What is listed, blocked or forgotten is shown, and a sitemap is written.',
      why: 'one wrong line hides a whole site',
      size: 'M',
      said: 'sitemap robots_txt noindex',
      asked:
        'check_sitemap read_robots_file generate_sitemap see_blocked_pages find_noindex_pages spot_orphan_pages test_robots_rules write_xml_sitemap',
    },
    {
      id: 'find-duplicate-content',
      name: 'Find duplicate and thin content',
      about: 'Pages that say the same or hardly anything are listed.',
      why: 'pages with the same text compete with each other in the results',
      size: 'M',
      said: 'duplicate_content thin_pages',
      asked:
        'find_duplicate_content spot_thin_pages see_pages_same_text list_short_pages check_canonicals find_copied_texts compare_similar_pages detect_keyword_cannibalisation',
    },
    {
      id: 'schedule-checks',
      name: 'Schedule crawls and rank checks',
      why: 'a check nobody starts is none',
      about: 'Crawls and rank checks run daily, weekly or monthly at a set hour.',
      size: 'S',
      skill: 'recurring',
      said: 'schedule_crawl check_daily',
      asked:
        'schedule_crawl repeat_audit_monthly check_rank_automatically run_crawl_night start_crawl_weekly set_check_interval refresh_keywords_now update_positions_morning',
    },
    {
      id: 'compare-crawls',
      name: 'Compare crawls',
      why: 'mended things should stay mended',
      about: 'New, fixed and remaining faults are shown between two crawls.',
      size: 'M',
      said: 'compare_crawl since_last',
      asked:
        'compare_crawls see_faults_fixed show_fresh_problems check_relaunch_before tell_difference_audit see_pages_vanished prove_site_improved keep_old_crawls',
    },
    {
      id: 'create-client-reports',
      name: 'Create branded client reports',
      why: 'clients pay for what they can see',
      about: "Clients get a report as PDF or link with the agency's own logo.",
      size: 'M',
      skill: 'reports',
      said: 'client_report branded_report pdf',
      asked:
        'create_client_report send_report_logo print_rank_report mail_pdf_client share_progress_client put_logo_report show_results_client summarise_month',
    },
    {
      id: 'group-keywords-tags',
      name: 'Group keywords with tags',
      about: 'Tags group keywords into lists per topic, product or page.',
      why: 'five hundred keywords in one list give no overview',
      size: 'S',
      skill: 'tags',
      said: 'keyword_group tags',
      asked:
        'group_keywords tag_search_words sort_keywords_topic filter_keyword_label bundle_terms mark_favourite_keywords separate_brand_terms put_keywords_folders',
    },
    {
      id: 'manage-domains',
      name: 'Manage several domains',
      about: 'Each site has its own keywords, crawls and figures.',
      why: 'one shop seldom stays alone',
      size: 'S',
      said: 'several_domains many_sites',
      asked:
        'manage_domains add_second_site switch_between_sites see_sites_overview separate_clients_domains keep_sites_apart track_websites watch_client_domains',
    },
    {
      id: 'inspect-result-features',
      name: 'Detect snippets, maps and AI answers',
      why: 'the first link is often below the fold',
      about: 'Each check notes snippets, maps and AI answers beside the plain links of the result page.',
      size: 'M',
      said: 'featured_snippet ai_answers result_page',
      asked:
        'detect_featured_snippet see_ai_answers see_quoted_ai show_result_page spot_map_box save_result_screenshot see_ads_above check_chatgpt_mentions',
    },
    {
      id: 'validate-structured-data',
      name: 'Validate structured data',
      about: 'Markup for products, recipes or events is tested with its required fields.',
      why: 'stars and prices show only when it is right',
      size: 'M',
      said: 'structured_data schema_markup rich_results',
      asked:
        'validate_structured_data test_schema_markup check_rich_results see_stars_shown find_markup_errors check_product_markup test_recipe_markup verify_json_ld',
    },
    {
      id: 'render-javascript',
      name: 'Load pages as a browser does',
      about: 'The crawler sees what a browser sees.',
      why: 'some pages are empty without scripts',
      size: 'M',
      said: 'javascript render',
      asked:
        'run_javascript see_page_crawler load_scripts_crawl compare_raw_rendered crawl_react_site read_dynamic_pages execute_scripts',
    },
    {
      id: 'export-rankings',
      name: 'Export rankings and crawls as CSV',
      about: 'Tables go to spreadsheets and other tools.',
      why: 'everybody has one more table',
      size: 'S',
      skill: 'import-export',
      said: 'export csv spreadsheet',
      asked:
        'export_rankings download_keyword_csv save_crawl_spreadsheet import_keyword_file paste_keywords_bulk send_google_sheets save_rankings_excel export_issue_table',
    },
  ],
} satisfies Kind;
