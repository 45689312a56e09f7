import type { Kind } from '../kind.ts';

export const developerDocs = {
  id: 'developer-docs',
  title: 'documentation websites',
  strong:
    'documentation_site docs_site documentation_project markdown_website technical_writing product_documentation user_manual docs_code documentation_versions read_the_docs docusaurus manual_software api_documentation documentation_website handbook_software writers_markdown software_documentation readme_long reference_of_interface handbook_pdf_old chop_readme comments_in_code_docs markdown_repository_site pages_versions_api side_list_next documentation_devices manual_devices docs_versions handbook_interface pages_belong_firmware documents_word_versions_firmware pages_versions_firmware users_find_wrong_manual under_each_page_good text_beside_code booklet_print_pages wrong_document_version instructions_web_versions docs_beside_code manual_web_pages',
  weak: 'page markdown version search sidebar example release translation reader readme handbook manual interface docs',
  told: 'documentation docs markdown versions api reference search website project readme developers code examples sidebar publish git translate guide tutorial open source contribute edit page old version highlight static changelog',
  things: ['page', 'section', 'version', 'article'],
  people: ['readers', 'developers', 'authors', 'users'],
  field: 'technical documentation',
  features: [
    {
      id: 'write-pages-markdown',
      name: 'Write pages in Markdown',
      about: 'Pages are plain Markdown files with a title block, and a local preview shows each one as it will be.',
      why: 'authors want to write in the editor in which they code',
      size: 'M',
      skill: 'editor',
      said: 'markdown write page written_text',
      asked:
        'write_markdown write_page type_text format_heading write_plain edit_markdown write_instructions put_headings create_page',
    },
    {
      id: 'build-sidebar-navigation',
      name: 'Build menus and navigation',
      about: 'The menu follows the folders or a listed order, marks the open page and shows the way up.',
      why: 'readers who arrive by search do not know where they are',
      size: 'S',
      said: 'menu navigation sidebar order side_list next_back',
      asked:
        'build_menu sort_pages put_menu show_tree order_chapters see_left_menu group_pages find_menu click_chapter set_order show_sections',
    },
    {
      id: 'search-documentation',
      name: 'Search the documentation',
      about: 'Hits come while typing, with page, heading and the words around, limited to the chosen version.',
      why: 'readers come with an error message and not with a chapter',
      size: 'M',
      skill: 'search',
      said: 'search find box_type',
      asked:
        'find_page search_word search_manual find_answer type_word look_up_command search_docs find_quickly look_word search_everything type_look',
    },
    {
      id: 'publish-documentation-per-version',
      name: 'Publish documentation per version',
      about: 'Each release keeps its own pages under its own address, and a notice on old ones leads to the newest.',
      why: "last year's release fails with this year's instructions",
      size: 'M',
      said: 'version release belong_firmware',
      asked:
        'read_old_version choose_version keep_old_manual switch_version publish_release show_version keep_two_versions read_version keep_version keep_old_text stay_old_version see_version belong_version',
    },
    {
      id: 'translate-pages-into-several-languages',
      name: 'Translate docs',
      about:
        'Each page shows how much is translated, falls back to the original and is marked when the original has changed.',
      why: 'developers give up on pages in a language they half understand',
      size: 'M',
      skill: 'translation',
      said: 'translate language helped_translate',
      asked:
        'translate_page read_german read_french write_languages switch_language offer_spanish see_untranslated keep_translations read_mother_tongue start_translating',
    },
    {
      id: 'show-code-highlighting-tabs',
      name: 'Show code with highlighting and tabs',
      about: 'Code is coloured by language, carries a copy button, and a chosen tab stays chosen on all pages.',
      why: 'readers copy code, and each uses another language',
      size: 'S',
      said: 'code example highlight code_examples',
      asked:
        'copy_code show_example copy_example show_python_javascript highlight_code click_copy show_windows_mac switch_tab paste_example',
    },
    {
      id: 'choose-themes-dark-mode',
      name: 'Choose themes and dark mode',
      size: 'S',
      skill: 'themes',
      said: 'theme dark logo',
      asked:
        'choose_colours change_colours put_dark switch_night change_look read_dark use_night_mode turn_dark look_decent',
    },
    {
      id: 'build-site-git-automatically',
      name: 'Build the site from Git automatically',
      about: 'Each push builds the site, shows the log, and goes online only when the build has no error.',
      why: 'pages changed in Git stay unseen until somebody builds them',
      size: 'M',
      skill: 'deployments',
      said: 'git build publish push beside_code',
      asked:
        'publish_push build_itself publish_itself push_git publish_commit deploy_merge update_itself build_commit go_live build_release write_beside_code',
    },
    {
      id: 'extend-plugins',
      name: 'Extend with plugins',
      size: 'M',
      skill: 'plugins',
      said: 'plugin',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'preview-changes-pull-requests',
      name: 'Preview changes of pull requests',
      about: 'Each pull request gets a temporary address with the built pages, which is removed when it closes.',
      why: 'broken tables show only on the finished page',
      size: 'S',
      skill: 'sandbox',
      said: 'preview pull_request',
      asked:
        'see_before_live preview_change look_before_publish see_before_merged try_before check_page_looks review_draft see_draft',
    },
    {
      id: 'document-apis-openapi-files',
      name: 'Document APIs from OpenAPI files',
      about: 'Each path shows parameters, types, examples and error codes, made anew from the file at every build.',
      why: 'a reference written by hand differs from the interface',
      size: 'M',
      said: 'openapi reference',
      asked:
        'read_openapi document_endpoints list_endpoints generate_api show_parameters load_swagger describe_endpoints come_description come_reference',
    },
    {
      id: 'edit-pages-through-link',
      name: 'Edit pages through a link',
      about: 'A link on each page opens its source file in the repository, ready to propose a change.',
      why: 'readers who find a mistake seldom look for the file',
      size: 'S',
      skill: 'pull-requests',
      said: 'edit_page edit',
      asked:
        'click_edit correct_typo fix_typo press_edit edit_github report_mistake suggest_fix improve_page tell_mistake fix_typos_click',
    },
    {
      id: 'write-blog',
      name: 'Write a blog',
      about: 'Posts have date, author and tags, stand newest first and go out as a feed.',
      why: 'news of a release does not belong in a manual page',
      size: 'M',
      said: 'blog news changelog',
      asked:
        'write_blog write_news announce_release post_news tell_changed publish_article write_changelog show_news post_released tell_released',
    },
    {
      id: 'check-broken-links',
      name: 'Check broken links',
      about: 'The build follows links, anchors and images, lists each dead one with page and line, and can stop.',
      why: 'moved pages leave dead ends that readers meet first',
      size: 'S',
      skill: 'code-checks',
      said: 'broken link check',
      asked:
        'find_broken check_links find_dead_links tell_link_broken tell_links_dead see_links_dead test_links find_links_nowhere go_links_dead rename_page_links',
    },
    {
      id: 'set-metadata-search-engines',
      name: 'Set metadata for search engines',
      about:
        'Title, description, preview image and preferred version are set per page and written into its head and the sitemap.',
      why: 'search engines otherwise list an old version first',
      size: 'S',
      said: 'seo metadata address',
      asked: 'find_google show_google set_description write_title appear_google come_google rank_google set_keywords',
    },
    {
      id: 'export-documentation-pdf',
      name: 'Export documentation as PDF',
      about: 'One file holds the chosen version with contents, page numbers, working links and code lines that wrap.',
      why: 'machines in secured networks have no access to the website',
      size: 'M',
      skill: 'pdf',
      said: 'pdf offline book booklet',
      asked: 'print_manual save_pdf download_pdf print_page export_pdf print_book read_paper turn_book',
    },
    {
      id: 'use-diagrams-formulas',
      name: 'Use diagrams and formulas',
      about:
        'Diagrams and formulas are written as text in the page and drawn by the build, with words for screen readers.',
      why: 'the next author cannot correct a picture of a diagram',
      size: 'S',
      said: 'diagram math formula',
      asked:
        'draw_diagram write_formula draw_boxes show_formula draw_flow put_math draw_arrows show_picture_architecture',
    },
    {
      id: 'count-visits-pages',
      name: 'Count visits of pages',
      size: 'S',
      skill: 'statistics',
      said: 'analytics visits',
      asked:
        'count_readers see_pages_read count_visits see_read see_searched count_clicks see_popular see_nobody_reads',
    },
    {
      id: 'limit-private-documentation-users',
      name: 'Limit private documentation to users',
      about:
        'Chosen sections open only after sign-in for listed users or groups, and stay out of search for all others.',
      why: 'partner interfaces must not appear in a search engine',
      size: 'M',
      skill: 'roles',
      said: 'private login need_sign-in',
      asked:
        'limit_customers log_read lock_page hide_internal read_colleagues ask_password protect_manual see_internal sign_read restrict_pages',
    },
    {
      id: 'redirect-old-addresses-own-domains',
      name: 'Redirect old addresses and own domains',
      about: 'Old addresses lead on to the new pages, and the site runs under a domain of its own.',
      why: 'links in posts and bookmarks outlive the pages',
      size: 'S',
      said: 'redirect domain old_links',
      asked:
        'redirect_old lead_old move_address keep_old_links send_old_address forward_old_links send_old lead_old_links lead_somewhere',
    },
    {
      id: 'generate-code-comments',
      name: 'Generate reference from code comments',
      about:
        'Each class and function gets a page with signature, parameters and comment, and a link to its source line.',
      why: 'a comment in the code is changed together with the code',
      size: 'M',
      said: 'comments docstring',
      asked: 'come_comments read_comments take_comments_code generate_reference extract_comments stand_code_comments',
    },
    {
      id: 'try-api-calls',
      name: 'Try API calls in the docs',
      about: "A request is filled in, sent with the reader's own test key and answered with code, headers and body.",
      why: 'readers trust an example that they have seen working',
      size: 'M',
      said: 'try calls',
      asked: 'try_request try_call send_call test_call play_interface',
    },
    {
      id: 'collect-feedback',
      name: 'Collect feedback on pages',
      about: "A yes or no and a line of text at the page's end reach its authors with page and version.",
      why: 'authors do not see where readers give up',
      size: 'S',
      skill: 'ratings',
      said: 'helped feedback any_good',
      asked: 'say_helped ask_helped rate_page tell_helpful vote_page ask_good',
    },
    {
      id: 'reuse-snippets',
      name: 'Reuse content snippets',
      about: 'A passage kept in one file appears on every page that names it, and one change reaches them all.',
      why: 'the same warning on nine pages is corrected on eight',
      size: 'S',
      said: 'snippet write_once',
      asked: 'write_once_use reuse_part use_part include_text share_text_devices',
    },
    {
      id: 'show-by-condition',
      name: 'Show content by condition',
      about:
        'A block appears only for the stated version, platform or edition, and the build names conditions that never hold.',
      why: 'readers on Linux do not want steps for Windows',
      size: 'S',
      said: 'condition device',
      asked: 'show_device hide_part_device',
    },
  ],
} satisfies Kind;
