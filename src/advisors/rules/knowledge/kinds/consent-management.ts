import type { Kind } from '../kind.ts';

export const consentManagement = {
  id: 'consent-management',
  title: 'consent management for sites and apps',
  strong:
    'cookie_banner cookie_banners cookie_consent cookies_consent cookie_notice cookie_popup cookie_window cookie_box cookies_accept accept_all_cookies reject_all_cookies refuse_cookies cookie_scan scan_cookies cookie_scanner cookie_list cookie_declaration cookie_policy cookie_categories cookies_categories cookiebot usercentrics onetrust klaro tarteaucitron iubenda cookieyes complianz consent_banner consent_mode consent_string consent_rate consent_records tcf_vendors trackers_consent block_trackers_agree scripts_until_consent tracking_consent visitors_agree_tracking withdraw_consent opt_in_tracking opt-in_cookies global_privacy_control pixel_before_consent tag_manager_consent marketing_cookies analytics_cookies embedded_videos_consent necessary_cookies preference_centre_consent',
  weak: 'cookies cookie consent consents tracker trackers tracking pixel banner gdpr ccpa eprivacy tcf analytics opt-out embed',
  told: 'cookie cookies banner consent consents agree agreed refuse refuses reject accept decline withdraw tracking trackers tracker pixel analytics scripts script gdpr popup embedded adverts footer',
  things: ['consent', 'cookie', 'service', 'banner'],
  people: ['visitors', 'site owners', 'privacy officers', 'web developers'],
  field: 'consent and web privacy',
  features: [
    {
      id: 'show-cookie-banner',
      name: 'Show a consent banner on websites',
      about: 'A box asks at the first visit and stays away after the answer.',
      why: 'a site must ask before it follows people',
      size: 'M',
      said: 'cookie_banner cookie_notice popup',
      asked:
        'show_cookie_banner ask_visitors_cookies display_consent_box put_cookie_notice open_cookie_window add_banner_website ask_visit_tracking',
    },
    {
      id: 'choose-consent-category',
      name: 'Let visitors consent by category',
      about: 'Statistics, marketing and media are ticked apart; necessary ones are on.',
      why: 'some want the map but no advertising',
      size: 'M',
      skill: 'categories',
      said: 'category categories purpose tick',
      asked:
        'choose_cookie_categories tick_statistics_marketing accept_categories_separately decide_purpose select_necessary_cookies permit_statistics_category agree_single_services pick_cookie_groups',
    },
    {
      id: 'block-scripts-until',
      name: 'Block scripts until consent',
      about: 'Trackers, pixels and fonts load only after the yes of their category.',
      why: 'a banner that blocks nothing is decoration',
      size: 'L',
      said: 'block_script before_consent load_after',
      asked:
        'block_scripts_consent hold_tracker_yes load_pixel_agreement stop_analytics_refusal prevent_cookies_before start_tracking_consent keep_scripts_waiting delay_tracker_answer',
    },
    {
      id: 'scan-sites-cookies',
      name: 'Scan websites for trackers',
      about: 'A crawler visits the pages each month and lists what is set.',
      why: 'nobody knows what the plugins load',
      size: 'L',
      skill: 'code-checks',
      said: 'scan crawler find_cookies',
      asked:
        'scan_website_cookies find_hidden_trackers crawl_pages_cookies search_site_trackers list_cookies_set check_pages_month discover_third_parties detect_unknown_cookies',
    },
    {
      id: 'record-consents-proof',
      name: 'Record consents as proof',
      about: 'Time, choice, text version and a random number of the visitor.',
      why: 'who claims a yes must show it',
      size: 'M',
      skill: 'audit-log',
      said: 'proof record consent_log evidence',
      asked:
        'record_consent_proof prove_visitor_agreed log_consent_time store_consent_choices keep_consent_evidence show_agreement_authority save_visitor_decision document_consents',
    },
    {
      id: 'change-withdraw-consent',
      name: 'Let visitors change or withdraw consent',
      about: 'A link on each page opens the choices, and the trackers stop.',
      why: 'a no must be as near as the yes',
      size: 'M',
      said: 'withdraw revoke change_mind',
      asked:
        'withdraw_consent_later change_cookie_choice end_agreement open_cookie_settings take_back_consent undo_cookie_choice cancel_consent_link find_settings_footer',
    },
    {
      id: 'refuse-one-click',
      name: 'Offer refusal with one click',
      about: 'Refuse stands beside accept, of the same size.',
      why: 'hidden refusals bring complaints',
      size: 'S',
      said: 'reject_all refuse_all refuse_button decline',
      asked:
        'refuse_cookies_banner reject_click decline_everything deny_cookies show_reject_button press_refuse_banner close_banner_refusing',
    },
    {
      id: 'categorise-cookies-services',
      name: 'Categorise trackers and services',
      about: 'A catalogue knows thousands, and the rest is described by hand.',
      why: 'names such as _fbp tell nobody anything',
      size: 'M',
      skill: 'classification',
      said: 'classify cookie_database unknown_cookie',
      asked:
        'classify_found_cookies sort_cookies_purpose describe_unknown_cookie recognise_cookie_names assign_cookie_category look_up_tracker explain_cookie_purpose',
    },
    {
      id: 'publish-cookie-declaration',
      name: 'Publish a declaration of trackers',
      about: 'Name, provider, purpose and lifetime stand in a table that follows the scan.',
      why: 'the list in the policy is old after a month',
      size: 'S',
      skill: 'public-pages',
      said: 'cookie_list declaration cookie_policy',
      asked:
        'publish_cookie_list show_cookie_table update_cookie_policy embed_cookie_declaration list_cookie_lifetimes write_cookie_policy display_cookie_providers',
    },
    {
      id: 'adapt-banner-look',
      name: "Adapt the banner's look and texts",
      about: 'Colours, place, buttons and wording follow the site.',
      why: 'a foreign box frightens visitors away',
      size: 'M',
      skill: 'themes',
      said: 'colours design wording layout',
      asked:
        'change_banner_colours design_consent_box adapt_banner_text move_banner_bottom change_cookie_window use_brand_colours write_banner_wording',
    },
    {
      id: 'show-banner-languages',
      name: "Show the banner in visitors' languages",
      about: 'Texts come in thirty languages by the page or the browser.',
      why: 'nobody agrees to what cannot be read',
      size: 'S',
      skill: 'languages',
      said: 'language languages translate',
      asked:
        'translate_banner_text show_banner_french choose_banner_language offer_languages_consent read_banner_language display_cookies_german',
    },
    {
      id: 'pass-consent-tags',
      name: 'Pass consent to tag managers',
      about: 'Tags and analytics learn the choice and each change of it.',
      why: 'measuring stands still otherwise',
      size: 'M',
      skill: 'webhooks',
      said: 'tag_manager consent_mode analytics signal',
      asked:
        'pass_consent_tags tell_analytics_choice set_consent_mode connect_tag_manager send_consent_ads trigger_tags_consent report_choice_analytics',
    },
    {
      id: 'ask-again-expiry',
      name: 'Ask again after expiry or changes',
      about: 'The banner returns after months or when a service is added.',
      why: 'an old yes does not cover a new tracker',
      size: 'S',
      skill: 'recurring',
      said: 'ask_again expire renew',
      asked:
        'ask_again_months renew_old_consents repeat_banner_change expire_consent_year show_banner_again request_consent_service drop_old_answers',
    },
    {
      id: 'replace-embeds-placeholders',
      name: 'Replace embedded content by placeholders',
      about: 'Video, map and feed show a still with a button until the visitor agrees.',
      why: 'a gap in the page looks broken',
      size: 'M',
      said: 'placeholder embedded video map',
      asked:
        'replace_video_placeholder hide_map_consent show_still_video click_load_map block_embedded_videos unlock_embedded_feed load_video_click',
    },
    {
      id: 'apply-rules-region',
      name: 'Apply rules by region',
      about: "Opt-in here, opt-out there, no banner elsewhere, by the visitor's country.",
      why: 'each country asks for something else',
      size: 'M',
      skill: 'targeting',
      said: 'region country california opt_out',
      asked:
        'apply_country_rules show_banner_europe hide_banner_abroad detect_visitor_country follow_state_law switch_opt-out_america separate_visitor_regions',
    },
    {
      id: 'report-consent-rates',
      name: 'Report consent rates',
      about: 'Yes, no and no answer by day, device, country and category.',
      why: 'marketing wants to know what it still sees',
      size: 'S',
      skill: 'reports',
      said: 'consent_rate acceptance how_many_agree',
      asked:
        'report_consent_rate count_visitors_agreeing show_acceptance_share see_percent_refusing compare_consent_devices chart_opt-ins_day measure_banner_answers',
    },
    {
      id: 'manage-sites-clients',
      name: 'Manage sites and clients',
      about: 'An agency keeps banners, scans and rights of fifty sites in one place.',
      why: 'one changed text is due on all of them',
      size: 'M',
      skill: 'roles',
      said: 'several_sites agency clients domains',
      asked:
        'manage_client_websites add_client_domain copy_banner_sites handle_fifty_sites change_text_sites give_client_access oversee_agency_sites',
    },
    {
      id: 'support-ad-vendors-tcf',
      name: 'Support the IAB TCF for vendors',
      about: 'Purposes and vendors are listed, and a consent string goes to the advertisers.',
      why: 'many advertisers show nothing without it',
      size: 'L',
      skill: 'api',
      said: 'tcf vendors consent_string iab',
      asked:
        'support_tcf_string list_ad_vendors send_consent_string choose_ad_vendors deliver_string_advertisers load_vendor_list serve_iab_purposes',
    },
    {
      id: 'collect-consent-apps',
      name: 'Collect consent in mobile apps',
      about: 'A kit for phones and televisions asks and switches the libraries inside.',
      why: 'apps track as much as sites',
      size: 'L',
      skill: 'mobile',
      said: 'app sdk android ios',
      asked:
        'ask_consent_app collect_app_consent add_sdk_phone stop_app_trackers show_banner_android switch_libraries_app request_tracking_ios',
    },
    {
      id: 'share-consent-domains',
      name: 'Share consent across domains and devices',
      about: 'Who answered on the shop is not asked again in the blog.',
      why: 'five sites of a house ask five times',
      size: 'M',
      skill: 'sync',
      said: 'cross_domain subdomains answered_once',
      asked:
        'share_consent_domains keep_answer_subdomain remember_choice_devices use_consent_blog link_consent_account ask_visitors_once transfer_choice_sites',
    },
    {
      id: 'honour-browser-signals',
      name: 'Honour browser opt-out signals',
      about: 'A privacy signal of the browser counts as a no.',
      why: 'some have said no once for all sites',
      size: 'S',
      skill: 'automation-rules',
      said: 'global_privacy_control do_not_track gpc',
      asked:
        'follow_privacy_signal follow_do-not-track read_browser_signal count_browser_refusal detect_gpc_header accept_automatic_refusal',
    },
    {
      id: 'keep-contact-preferences',
      name: 'Keep contact preferences by channel and topic',
      about: "Mail, phone, post and topics are chosen on a page of one's own.",
      why: 'too much mail ends in no mail at all',
      size: 'M',
      skill: 'profiles',
      said: 'preference_centre newsletter_consent channels topics',
      asked:
        'choose_mail_topics keep_contact_preferences select_contact_channel manage_newsletter_consent stop_phone_calls change_mail_frequency store_marketing_permission',
    },
  ],
} satisfies Kind;
