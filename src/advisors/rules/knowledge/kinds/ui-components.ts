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
      size: 'M',
      skill: 'catalogue',
      said: 'component show isolated',
      asked:
        'show_button_alone see_component_alone look_component see_without_app open_component try_component look_button',
    },
    {
      id: 'write-stories-states-components',
      name: 'Write stories for states of components',
      size: 'M',
      skill: 'templates',
      said: 'story state variant example',
      asked:
        'write_example see_disabled show_states write_story see_empty_state add_variant see_error_state write_variant see_loading',
    },
    {
      id: 'change-properties-live',
      name: 'Change properties live',
      size: 'M',
      skill: 'live',
      said: 'property control try',
      asked:
        'change_colour_live change_property try_values turn_knob toggle_disabled adjust_props play_settings change_text',
    },
    {
      id: 'document-components',
      name: 'Document components',
      size: 'M',
      skill: 'editor',
      said: 'document docs usage',
      asked:
        'describe_component write_usage explain_component document_props copy_code show_code describe_use explain_use explain_button',
    },
    {
      id: 'test-interactions',
      name: 'Test interactions',
      size: 'M',
      skill: 'code-checks',
      said: 'test interaction click',
      asked:
        'test_click simulate_click check_interaction press_test test_keyboard run_interaction fill_field_test click_works',
    },
    {
      id: 'compare-pictures-visual-changes',
      name: 'Compare pictures for visual changes',
      size: 'M',
      skill: 'versions',
      said: 'visual screenshot compare',
      asked:
        'compare_screenshots see_pixels_changed spot_visual_change compare_look see_look_changed accept_picture warn_look tell_pixel',
    },
    {
      id: 'check-accessibility',
      name: 'Check accessibility',
      size: 'M',
      skill: 'accessibility',
      said: 'accessibility contrast',
      asked:
        'check_contrast check_accessibility check_screen_reader test_blind find_labels_missing warn_contrast check_colours_blind',
    },
    {
      id: 'search-browse-components',
      name: 'Search and browse components',
      size: 'M',
      skill: 'search',
      said: 'search browse tree',
      asked: 'find_component search_button list_components browse_components see_exists sort_components',
    },
    {
      id: 'show-components-several-screen-sizes',
      name: 'Show components at several screen sizes',
      size: 'M',
      skill: 'mobile',
      said: 'viewport phone size',
      asked: 'see_phone try_tablet change_width show_small_screen preview_phone resize_window see_narrow look_tablet',
    },
    {
      id: 'switch-themes-backgrounds',
      name: 'Switch themes and backgrounds',
      size: 'M',
      skill: 'themes',
      said: 'theme dark background',
      asked: 'switch_dark change_background switch_theme see_dark choose_brand preview_theme toggle_dark',
    },
    {
      id: 'support-several-frameworks',
      name: 'Support several frameworks',
      size: 'M',
      skill: 'plugins',
      said: 'react vue angular framework',
      asked: 'use_react use_vue write_angular support_react switch_framework show_svelte',
    },
    {
      id: 'publish-catalogue',
      name: 'Publish the catalogue',
      size: 'M',
      skill: 'public-pages',
      said: 'publish share url',
      asked:
        'publish_catalogue share_link put_online send_designer deploy_catalogue upload_host publish_library publish_designers',
    },
    {
      id: 'embed-designs',
      name: 'Embed designs',
      size: 'M',
      skill: 'share-link',
      said: 'figma design embed',
      asked:
        'embed_figma see_design_beside show_figma link_figma compare_design attach_sketch import_figma lay_design lay_figma',
    },
    {
      id: 'mock-data-services',
      name: 'Mock data and services',
      size: 'M',
      skill: 'sandbox',
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
      size: 'M',
      skill: 'comments',
      said: 'review comment feedback',
      asked:
        'comment_component approve_component write_remark review_component ask_designer discuss_component give_feedback',
    },
    {
      id: 'run-build-pipelines',
      name: 'Run in build pipelines',
      size: 'M',
      skill: 'webhooks',
      said: 'ci pipeline',
      asked: 'run_push run_pipeline run_build check_commit build_automatically block_merge run_ci test_commit',
    },
  ],
} satisfies Kind;
