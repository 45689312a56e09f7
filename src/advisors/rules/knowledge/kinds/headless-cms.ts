import type { Kind } from '../kind.ts';

export const headlessCms = {
  id: 'headless-cms',
  title: 'content management for several channels',
  strong:
    'headless_cms content_api content_types content_app_website strapi directus structured_content content_several_channels api_first content_model content_website_app content_once same_content editors_developers_content place_content content_interface kinds_content content_channels owner_change_menu owner_log_change fetches_interface without_breaking content_design texts_app write_page_owner comma_release typed_three_times type_once_website website_screens_app appear_website_app same_text_website_app texts_website_screens content_website_screens',
  weak: 'content editor developer field website app locale draft media translation model curators menu photos texts interface',
  told: 'content editors app website api text translations models fields preview publish developers same several channels images roles draft schedule structure json blocks marketing agency frontend version components',
  things: ['content', 'entry', 'article', 'field'],
  people: ['editors', 'developers', 'authors', 'marketers'],
  field: 'content management',
  features: [
    {
      id: 'build-content-types-custom-fields',
      name: 'Define content types with fields',
      about: 'A type is built from text, number, date, media and relation fields, with required marks and checks.',
      why: 'free text cannot be laid out alike on site and app',
      size: 'L',
      skill: 'custom-fields',
      said: 'content_type field model',
      asked:
        'add_field define_fields build_recipe_type set_fields create_type change_structure define_product describe_structure choose_fields define_kinds define_content define_types say_dish_name type_once',
    },
    {
      id: 'deliver-content-through-rest-graphql',
      name: 'Deliver content through REST and GraphQL APIs',
      about:
        'Published entries come as JSON with filters, chosen fields, locale and paging; drafts need a separate key.',
      why: 'website, app and screen would each need a copy',
      size: 'L',
      skill: 'api',
      said: 'api rest graphql deliver',
      asked:
        'fetch_app fetch_json ask_graphql read_app pull_articles query_content deliver_app call_api feed_app show_app_website fetch_interface fetch_content ask_fields deliver_channel fetch_shape fetch_programmers',
    },
    {
      id: 'manage-images-files-media-library',
      name: 'Manage files in a media library',
      about: 'Files lie in folders with alternative text and rights, and each shows the entries that use it.',
      why: 'a picture whose licence ended must be found everywhere',
      size: 'M',
      skill: 'attachments',
      said: 'media image file photos_credits',
      asked:
        'upload_pictures find_picture keep_images store_photos sort_pictures replace_picture drop_video put_photo keep_audio upload_photo keep_pictures',
    },
    {
      id: 'set-roles-permissions',
      name: 'Set roles and permissions',
      size: 'M',
      skill: 'roles',
      said: 'role rights editor',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights limit_author limit_trainee write_trainee',
    },
    {
      id: 'save-drafts-publish-content',
      name: 'Save drafts and publish content',
      about:
        'Editing goes on in a draft while the published state stays live, until somebody publishes or withdraws it.',
      why: 'half-written text would reach every channel',
      size: 'S',
      said: 'draft publish',
      asked:
        'save_draft publish_article press_publish write_draft hide_draft put_live keep_draft take_offline unpublish_article save_publishing',
    },
    {
      id: 'translate-content-into-several-languages',
      name: 'Translate content into several languages',
      about:
        'Each field is marked as translated or shared; locales stand side by side, and missing ones fall back by rule.',
      why: 'prices drift apart when languages live in separate entries',
      size: 'M',
      skill: 'translation',
      said: 'language locale translation dutch_french german_french',
      asked:
        'translate_article write_german read_french see_untranslated add_language write_languages compare_translation write_two_languages show_languages show_german show_missing translate_side see_missing_italian see_side_languages',
    },
    {
      id: 'relate-entries-each-other',
      name: 'Relate entries to each other',
      about:
        'A relation field links an article to its authors or products, and warns before a linked entry is deleted.',
      why: "an author's name copied into each article grows wrong",
      size: 'S',
      said: 'relation link reference',
      asked:
        'link_articles connect_author link_entries show_related join_recipe refer_article put_author_article attach_author link_recipes link_text link_objects',
    },
    {
      id: 'keep-versions-revision-history',
      name: 'Keep versions and revision history',
      size: 'M',
      skill: 'versions',
      said: 'version revision',
      asked:
        'see_earlier_text restore_old go_back compare_versions see_changed_article undo_change bring_back_yesterday keep_old take_back_version take_old_back restore_last_week bring_mess restore_mess say_text see_said_before',
    },
    {
      id: 'trigger-webhooks',
      name: 'Trigger webhooks on changes',
      size: 'S',
      skill: 'webhooks',
      said: 'webhook',
      asked:
        'call_publish tell_website_changed start_build push_change tell_app call_address ping_build trigger_rebuild',
    },
    {
      id: 'edit-rich-text-blocks',
      name: 'Edit rich text with blocks',
      about: 'Headings, lists, quotes, images and own blocks are ordered by hand and stored as data instead of HTML.',
      why: 'pasted HTML breaks the layout in the app',
      size: 'M',
      skill: 'editor',
      said: 'rich_text block editor',
      asked:
        'write_text put_picture_text move_blocks write_bold drag_blocks add_quote edit_paragraph format_text insert_video move_pictures',
    },
    {
      id: 'review-content-workflows',
      name: 'Review content in workflows',
      about: 'An entry passes named stages such as writing, legal and final check, each with who may move it on.',
      why: 'unchecked claims go live and have to be retracted',
      size: 'M',
      skill: 'approval',
      said: 'review workflow approve stage',
      asked:
        'check_before approve_article read_lawyer look_boss send_review release_text check_second confirm_chief see_waits check_second_person check_draft read_head_first read_head check_head',
    },
    {
      id: 'filter-sort-search-content',
      name: 'Filter, sort and search content',
      about: 'Entry lists narrow by type, state, locale, author and own fields, sort by column and search the text.',
      why: 'editors scroll through thousands of entries',
      size: 'S',
      skill: 'filters',
      said: 'filter search sort',
      asked:
        'find_article filter_author sort_date find_old_text look_article filter_drafts list_articles find_drafts find_author',
    },
    {
      id: 'preview-content-before-publishing',
      name: 'Preview content before publishing',
      about: 'A draft opens in the real front end by a protected link, per channel and locale.',
      why: 'a form does not show that the headline breaks on phones',
      size: 'S',
      skill: 'sandbox',
      said: 'preview',
      asked:
        'see_before_live see_looks preview_page look_phone_before try_page show_draft check_looks see_preview see_look_live look_before_live',
    },
    {
      id: 'extend-plugins-custom-extensions',
      name: 'Extend with plugins and custom extensions',
      about: 'Own field types, panels, hooks and endpoints are added as packages and survive an update of the core.',
      why: 'developers would patch the core and fear each update',
      size: 'M',
      skill: 'plugins',
      said: 'plugin extension',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'schedule-publication',
      name: 'Schedule publication',
      about: 'Entries get an hour to go live and one to be taken down, alone or as one release.',
      why: 'a campaign starts at midnight, when no editor is awake',
      size: 'S',
      said: 'schedule date',
      asked:
        'publish_monday go_live_midnight publish_later set_date appear_friday disappear_after take_down_sunday plan_christmas publish_morning take_sunday take_friday go_easter go_date publish_easter go_out_day go_day',
    },
    {
      id: 'manage-access-tokens',
      name: 'Manage access tokens',
      size: 'M',
      skill: 'tokens',
      said: 'token key',
      asked: 'create_key limit_key withdraw_key give_app_key renew_token delete_token lock_key give_token rotate_key',
    },
    {
      id: 'sign-single-sign',
      name: 'Sign in with single sign-on',
      size: 'M',
      skill: 'single-sign-on',
      said: 'sso',
      asked:
        'use_company_account log_company_account sign_work_account use_work_password use_office_login sign_google log_microsoft',
    },
    {
      id: 'import-export-transfer-data',
      name: 'Import, export and transfer data',
      about: 'Types, entries and media move between test and live as one archive, with a list of conflicts first.',
      why: 'a model built on test is clicked together again on live',
      size: 'S',
      skill: 'import-export',
      said: 'import export migrate',
      asked:
        'import_wordpress move_content export_json copy_test_live import_old_articles take_wordpress import_csv bring_old_site bring_articles bring_wordpress',
    },
    {
      id: 'automate-tasks-flows',
      name: 'Automate tasks with flows',
      size: 'M',
      skill: 'automation-rules',
      said: 'flow automate',
      asked:
        'run_itself send_mail_published start_automatically post_twitter fill_itself translate_automatically delete_automatically',
    },
    {
      id: 'log-activity-users',
      name: 'Log activity of users',
      size: 'S',
      skill: 'audit-log',
      said: 'audit log',
      asked: 'see_did see_deleted see_edited prove_changed keep_log find_deleted',
    },
    {
      id: 'transform-images',
      name: 'Crop and resize images',
      about: 'Width, format and crop are given in the image address; a focal point keeps the face in view.',
      why: "a phone would load the photographer's twelve megabytes",
      size: 'S',
      said: 'crop resize cut cropped_screens',
      asked: 'cut_pictures cut_channel crop_images crop_picture resize_image',
    },
    {
      id: 'build-pages-components',
      name: 'Build pages from components',
      about:
        'Editors stack hero, text, gallery and own components, fill their fields and change the order without a developer.',
      why: 'each landing page would wait for a developer',
      size: 'M',
      said: 'component block',
      asked: 'compose_page build_page reuse_block drag_components',
    },
    {
      id: 'separate-projects',
      name: 'Manage several sites',
      about: 'Each site has its own content, locales, keys and team under one login, and shares chosen types.',
      why: 'a separate installation per brand multiplies updates',
      size: 'M',
      said: 'project site',
      asked: 'separate_owners see_stuff_owners manage_sites run_ten_sites share_installation keep_sites_apart',
    },
  ],
} satisfies Kind;
