import type { Kind } from '../kind.ts';

export const uiComponents = {
  id: 'ui-components',
  title: 'catalogues of interface components',
  strong:
    'component_library ui_components storybook design_system components_buttons_forms interface_components component_catalogue frontend_components style_guide_components components_developers_designers',
  weak: 'button design variant frontend designer props state',
  told: 'components buttons design system developers storybook states isolated props documentation theme variants designers react visual accessibility colours test consistent library catalogue',
  things: ['component', 'story'],
  people: ['developers', 'designers'],
  field: 'software development',
  features: [
    {
      id: 'show-components-isolation',
      name: 'Show components in isolation',
      about: 'Each component is drawn alone in a frame of its own, without the application, its data or its sign-in.',
      why: 'reaching one state in the running application takes ten clicks',
      size: 'M',
      said: 'component show isolated',
      asked:
        'show_button_alone see_component_alone look_component see_without_app open_component try_component look_button',
    },
    {
      id: 'write-stories-states-components',
      name: 'Write stories for states of components',
      about:
        'A file beside the component names each state with its properties, and every state appears in the sidebar.',
      why: 'the empty, loading and error states are forgotten first',
      size: 'M',
      said: 'story state variant example',
      asked:
        'write_example see_disabled show_states write_story see_empty_state add_variant see_error_state write_variant see_loading',
    },
    {
      id: 'change-properties-live',
      name: 'Change properties live',
      about: 'Controls derived from the types of the properties redraw the component at once and can be reset.',
      why: 'designers cannot edit source code to try a longer label',
      size: 'M',
      said: 'property control try',
      asked:
        'change_colour_live change_property try_values turn_knob toggle_disabled adjust_props play_settings change_text',
    },
    {
      id: 'document-components',
      name: 'Document components',
      about:
        'One page per component joins written guidance, running examples and a table of properties read from the source.',
      why: 'guidance kept apart from the code is outdated after a month',
      size: 'M',
      said: 'document docs usage',
      asked:
        'describe_component write_usage explain_component document_props copy_code show_code describe_use explain_use explain_button',
    },
    {
      id: 'test-interactions',
      name: 'Test interactions',
      about: 'A script clicks and types in a story, checks the outcome, and each step can be replayed in the browser.',
      why: 'a menu that looks right may still not close',
      size: 'M',
      said: 'test interaction click',
      asked:
        'test_click simulate_click check_interaction press_test test_keyboard run_interaction fill_field_test click_works',
    },
    {
      id: 'compare-pictures-visual-changes',
      name: 'Compare pictures for visual changes',
      about:
        'A screenshot of every story is laid over the accepted one; differing pixels are marked and accepted or refused.',
      why: 'one changed margin shifts forty components unnoticed',
      size: 'M',
      said: 'visual screenshot compare',
      asked:
        'compare_screenshots see_pixels_changed spot_visual_change compare_look see_look_changed accept_picture warn_look tell_pixel',
    },
    {
      id: 'check-accessibility',
      name: 'Check accessibility',
      about:
        'Every story is tested for contrast, names, roles and focus, and the offending element is outlined with its rule.',
      why: 'one faulty button repeats its barrier on every page',
      skill: 'code-checks',
      size: 'M',
      said: 'accessibility contrast',
      asked:
        'check_contrast check_accessibility check_screen_reader test_blind find_labels_missing warn_contrast check_colours_blind',
    },
    {
      id: 'search-browse-components',
      name: 'Search and browse components',
      about: 'The sidebar groups components by path, and part of a name leads to component, story or document page.',
      why: 'developers build a second date picker when the first is hidden',
      size: 'M',
      skill: 'search',
      said: 'search browse tree',
      asked: 'find_component search_button list_components browse_components see_exists sort_components',
    },
    {
      id: 'show-components-several-screen-sizes',
      name: 'Show components at several screen sizes',
      about: 'The preview takes on named sizes of phone, tablet and desktop, is turned, or dragged to any width.',
      why: 'a table that fits the desktop breaks at 360 pixels',
      size: 'M',
      said: 'viewport phone size',
      asked: 'see_phone try_tablet change_width show_small_screen preview_phone resize_window see_narrow look_tablet',
    },
    {
      id: 'switch-themes-backgrounds',
      name: 'Switch themes and backgrounds',
      about: 'A switch in the toolbar redraws every story in another theme and on a chosen background colour.',
      why: 'dark text on a dark surface is noticed only in production',
      size: 'M',
      skill: 'themes',
      said: 'theme dark background',
      asked: 'switch_dark change_background switch_theme see_dark choose_brand preview_theme toggle_dark',
    },
    {
      id: 'support-several-frameworks',
      name: 'Support several frameworks',
      about:
        'React, Vue, Angular, Svelte and web components each have a renderer, and stories have the same form in all.',
      why: 'teams of one company do not all build with one framework',
      size: 'M',
      said: 'react vue angular framework',
      asked: 'use_react use_vue write_angular support_react switch_framework show_svelte',
    },
    {
      id: 'publish-catalogue',
      name: 'Publish the catalogue',
      about: 'A static build of all stories goes to any web server, with an own address for each branch.',
      why: 'designers have no running copy of the source code',
      size: 'M',
      skill: 'public-pages',
      said: 'publish share url',
      asked:
        'publish_catalogue share_link put_online send_designer deploy_catalogue upload_host publish_library publish_designers',
    },
    {
      id: 'embed-designs',
      name: 'Embed designs',
      about: 'The frame from the design file stands beside the running component and opens in the design tool.',
      why: 'differences between drawing and code stay unseen in separate windows',
      size: 'M',
      said: 'figma design embed',
      asked:
        'embed_figma see_design_beside show_figma link_figma compare_design attach_sketch import_figma lay_design lay_figma',
    },
    {
      id: 'mock-data-services',
      name: 'Mock data and services',
      about: 'A story answers network calls with prepared data, including errors and slow replies, without any server.',
      why: 'error states cannot be ordered from a real server',
      size: 'M',
      said: 'mock data',
      asked:
        'simulate_server return_test_data replace_backend load_example_data show_fake use_dummy_data use_fake show_example_data',
    },
    {
      id: 'extend-add-ons',
      name: 'Extend with add-ons',
      size: 'M',
      skill: 'plugins',
      said: 'addon',
      asked: 'install_addon extend_addon write_addon add_addon add_plugin install_plugin load_addon',
    },
    {
      id: 'comment-review-components',
      name: 'Comment on and review components',
      about: 'Reviewers pin remarks to a story of a published build and approve it or ask for changes.',
      why: 'remarks in chat lose the state and version they were about',
      size: 'M',
      skill: 'comments',
      said: 'review comment feedback',
      asked:
        'comment_component approve_component write_remark review_component ask_designer discuss_component give_feedback',
    },
    {
      id: 'run-build-pipelines',
      name: 'Run in build pipelines',
      about: 'One command renders and tests all stories without a screen and fails the build on the first broken one.',
      why: 'a broken story is otherwise found weeks after its commit',
      skill: 'code-checks',
      size: 'M',
      said: 'ci pipeline',
      asked: 'run_push run_pipeline run_build check_commit build_automatically block_merge run_ci test_commit',
    },
  ],
} satisfies Kind;
