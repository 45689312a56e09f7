import type { Kind } from '../kind.ts';

export const dependencyUpdates = {
  id: 'dependency-updates',
  title: 'dependency update bots',
  strong:
    'dependency_updates dependency_update update_dependencies dependencies_current dependencies_outdated update_bot bot_pull_requests bot_upgrade update_libraries libraries_current libraries_outdated libraries_behind libraries_release libraries_versions old_libraries library_upgrades upgrade_libraries upgrade_dependencies bump_version bump_dependencies version_bumps lock_file lockfile package_managers update_packages packages_outdated packages_behind newer_version_library release_library package_updates automerge merge_tests_green merge_tests_pass updates_merge group_updates updates_grouped major_updates major_version_jump minor_patch patch_release open_source_components third_party_libraries third_party_packages private_registry security_release_library vulnerable_library patched_version update_requests changelog_request upgrade_proposals base_images_update image_tags_update pin_versions pinned_versions version_ranges manifest_versions build_file_versions frameworks_behind transitive_dependencies',
  weak: 'dependency library package version release upgrade bump bot repository merge branch changelog framework registry outdated pinned automerge tests pipeline major patch security manifest image breaking developers',
  told: 'libraries packages versions years behind upgrade afternoon manually breaking tests green release notes security hole patched repositories forgotten bump conflicts merge noise flood weekly monday framework stuck nobody audit bot proposals developers build pinned supported overnight customers',
  things: ['update', 'dependency', 'library', 'package', 'repository'],
  people: ['developers', 'maintainers', 'teams', 'reviewers'],
  field: 'software maintenance',
  features: [
    {
      id: 'open-requests-new-releases',
      name: 'Open pull requests for new releases',
      about: 'When a library has a newer release, a branch with the raised version number is proposed for merging.',
      why: 'a change already written gets merged, a list of old versions does not',
      size: 'L',
      skill: 'pull-requests',
      said: 'pull_request proposal newer_release raise_version bump_version',
      asked:
        'propose_update raise_version_number open_update_request send_upgrade_proposal update_library keep_libraries_current create_update_branch offer_newer_version write_version_change update_packages_automatically prepare_upgrade look_newer_releases',
    },
    {
      id: 'support-package-managers',
      name: 'Support many package managers',
      about: 'The files in which each language and build tool lists its libraries are found, read and changed.',
      why: 'hardly any house writes in one language alone',
      size: 'L',
      said: 'package_managers languages build_tool manifest',
      asked:
        'read_manifest understand_build_file handle_java_python cover_languages support_ecosystems find_manifests recognise_package_formats parse_requirements_file scan_build_files update_php_ruby',
    },
    {
      id: 'fix-vulnerable-libraries',
      name: 'Fix vulnerable libraries at once',
      about: 'A release that closes a published hole is proposed right away, outside any timetable.',
      why: 'attackers read the same advisories',
      size: 'M',
      said: 'vulnerability security_fix hole advisory at_once',
      asked:
        'close_hole fix_vulnerability send_security_fix repair_hole_immediately react_hole_day warn_dangerous_library replace_unsafe_version check_advisories jump_queue_security propose_safe_version react_security_warning',
    },
    {
      id: 'schedule-updates',
      name: 'Schedule when updates arrive',
      about: 'Proposals come only on the days and at the hours that suit the team.',
      why: 'a proposal during working hours pulls people off their task',
      size: 'S',
      said: 'schedule weekly night weekend',
      asked:
        'set_update_day run_weekends check_monthly send_monday_morning update_overnight choose_hours_updates pause_release_week stay_quiet_daytime plan_update_night run_weekly',
    },
    {
      id: 'show-release-notes',
      name: 'Show release notes in each proposal',
      about: 'What changed between the old and the new version stands in the text of the proposal.',
      why: 'nobody dares to merge what nobody has read about',
      size: 'M',
      said: 'release_notes changelog what_changed',
      asked:
        'read_changelog see_changed_version show_release_notes link_commits copy_changelog explain_update list_breaking_changes attach_notes_maintainer compare_versions include_changes',
    },
    {
      id: 'ignore-packages-versions',
      name: 'Ignore packages and versions',
      about: 'A rule leaves out a library, a range of versions or a folder.',
      why: 'some old versions are kept on purpose',
      size: 'S',
      said: 'ignore exclude leave_alone hold_back',
      asked:
        'skip_library exclude_folder hold_back_version leave_package_alone pin_version_forever stay_old_version forbid_update ignore_release block_upgrade keep_old_framework reject_forever',
    },
    {
      id: 'assign-reviewers-labels',
      name: 'Assign reviewers and labels',
      about: 'Each proposal goes to the people in charge of the code and carries labels to filter by.',
      why: 'what is addressed to nobody is read by nobody',
      size: 'S',
      said: 'reviewer label owner assign',
      asked:
        'assign_reviewer tag_responsible label_update ask_code_owner add_label choose_reviewers rotate_reviewers set_assignee give_team_responsible notify_code_owner',
    },
    {
      id: 'group-related-updates',
      name: 'Group related updates together',
      about: 'Libraries that belong together, or all small releases, come in one proposal.',
      why: 'twenty single proposals are twenty test runs and twenty reviews',
      size: 'M',
      said: 'group bundle together one_request',
      asked:
        'bundle_updates group_packages combine_small_releases put_updates_together collect_related_packages merge_proposals raise_together gather_minor_updates bring_upgrades_batch bring_family_together send_single_request',
    },
    {
      id: 'refresh-lock-files',
      name: 'Refresh lock files',
      about: 'The file that pins indirect libraries is rebuilt with every update and now and then as a whole.',
      why: 'the risk often sits in libraries that nobody listed',
      size: 'M',
      said: 'lock_file lockfile transitive indirect',
      asked:
        'build_lock_afresh refresh_lockfile update_transitive renew_lock generate_lock_file update_indirect_libraries maintain_lockfile include_lock_commit raise_nested_packages keep_lock_sync',
    },
    {
      id: 'limit-open-proposals',
      name: 'Limit how many proposals are open',
      about: 'Only a set number waits at a time and only so many are opened in an hour.',
      why: 'a flood on the first day makes teams switch the bot off',
      size: 'S',
      said: 'limit flood noise at_a_time',
      asked:
        'limit_requests stop_flood limit_open_proposals reduce_noise throttle_bot set_maximum_open open_five_time stop_spam keep_bot_calm keep_number_small',
    },
    {
      id: 'merge-when-tests-pass',
      name: 'Merge updates when tests pass',
      about: 'Chosen kinds of update are merged without a person once all checks are green.',
      why: 'small releases are not worth a click',
      size: 'M',
      skill: 'automation-rules',
      said: 'automerge automatically tests_green merge_itself',
      asked:
        'merge_automatically merge_patches_unattended merge_green accept_itself approve_passing_update merge_tests_pass take_small_updates accept_small_update finish_unattended wait_green_build complete_update_alone',
    },
    {
      id: 'renew-conflicting-branches',
      name: 'Renew conflicting branches',
      about: 'When the main line moves on, open proposals are rebuilt on top of it, and superseded ones are closed.',
      why: 'a proposal with conflicts is left to rot',
      size: 'M',
      said: 'rebase conflict stale superseded',
      asked:
        'move_branch_main resolve_conflicts renew_stale_request close_superseded repeat_proposal_main refresh_old_branch clear_merge_conflict replace_outdated_proposal catch_main_line delete_dead_branches',
    },
    {
      id: 'read-private-registries',
      name: 'Read private package registries',
      about: 'With stored credentials the house-internal packages are looked up and updated as well.',
      why: 'shared libraries of the house fall behind as well',
      size: 'M',
      said: 'private_registry internal_packages credentials mirror',
      asked:
        'read_private_registry log_registry store_registry_token look_internal_packages update_house_library reach_company_mirror use_registry_password fetch_private_packages authenticate_feed connect_internal_feed',
    },
    {
      id: 'steer-through-comments',
      name: 'Steer the bot through comments',
      about: 'A word under a proposal makes the bot rebuild, merge, close or leave it.',
      why: 'nobody wants to open another tool for a single decision',
      size: 'S',
      said: 'comment command tick_box',
      asked:
        'give_bot_command answer_bot tell_bot_close write_command tick_box_rebase reply_ignore type_rebase talk_bot click_checkbox_retry order_bot_merge',
    },
    {
      id: 'separate-major-versions',
      name: 'Keep major versions apart',
      about: 'Jumps that may break the program come on their own and can need a nod before they are opened.',
      why: 'a breaking change must not ride along with harmless ones',
      size: 'S',
      said: 'major breaking separate nod',
      asked:
        'separate_major hold_major_approval ask_before_major split_breaking_updates isolate_major_jump confirm_big_upgrade mark_breaking_release treat_major_carefully request_major_first pull_minor_apart',
    },
    {
      id: 'update-container-images',
      name: 'Update container images and pipelines',
      about: 'Tags of base images, build steps, modules of infrastructure and charts are raised like libraries.',
      why: 'what runs under the code grows old as well',
      size: 'M',
      said: 'container base_image pipeline_actions chart',
      asked:
        'update_base_image raise_image_tag pin_image_digest update_image_recipe update_pipeline_steps upgrade_chart_version renew_workflow_actions update_infrastructure_modules refresh_containers track_image_tags',
    },
    {
      id: 'show-outdated-dashboard',
      name: 'Show outdated libraries on a dashboard',
      about: 'One page lists what is pending, held back, failed or done, for each repository.',
      why: 'the state of fifty repositories is hidden in fifty places',
      size: 'M',
      skill: 'dashboard',
      said: 'dashboard overview outdated pending',
      asked:
        'see_outdated list_behind show_pending_updates see_repositories_behind view_version_overview count_old_libraries check_state_repositories see_failed_updates show_update_backlog find_oldest_version',
    },
    {
      id: 'share-settings-repositories',
      name: 'Share settings across repositories',
      about: 'A common set of rules is written once and taken over, with exceptions where needed.',
      why: 'the same file copied a hundred times is wrong in half of them',
      size: 'S',
      said: 'preset shared_config inherit organisation',
      asked:
        'share_config take_central_rules write_rules_once reuse_preset set_organisation_defaults apply_rules_everywhere copy_settings_repositories keep_central_config extend_base_config overwrite_repository_rules',
    },
    {
      id: 'connect-code-hosts',
      name: 'Connect several code hosts',
      about: 'The same bot serves public platforms and servers inside the house.',
      why: 'many companies keep code on more than one platform',
      size: 'M',
      said: 'code_host platform git_server',
      asked:
        'connect_git_server support_platforms work_house_server install_organisation use_bot_platforms link_hosting serve_git_platforms move_platform join_code_hosts add_repository_host',
    },
    {
      id: 'run-own-servers',
      name: 'Run the bot on own servers',
      about:
        'The bot runs as a container or scheduled job with its own token and reaches registries inside the network.',
      why: 'source code and registry passwords must not leave the company',
      size: 'M',
      skill: 'self-hosting',
      said: 'self_hosted container cron behind_firewall',
      asked:
        'host_bot run_cron install_container run_pipeline_job start_command_line keep_code_inside run_behind_firewall operate_bot deploy_bot_cluster schedule_container',
    },
    {
      id: 'wait-release-age',
      name: 'Wait until releases have matured',
      about: 'A release is proposed only after it has been out for a set number of days.',
      why: 'bad and hijacked releases are usually withdrawn within days',
      size: 'S',
      said: 'release_age days_old withdrawn cooldown',
      asked:
        'wait_days_release set_release_age delay_fresh_versions hold_week_old prevent_hijacked_release skip_brand_fresh hold_fresh_release set_cooldown postpone_young_release check_release_days',
    },
    {
      id: 'rate-update-risk',
      name: 'Rate the risk of each update',
      about: 'Age, adoption and how often the update passed tests elsewhere give a figure of confidence.',
      why: 'reviewers should look longest where it is likely to break',
      size: 'M',
      said: 'risk confidence compatibility adoption',
      asked:
        'rate_risk show_confidence see_update_passed tell_likely_break score_update judge_safe_merge see_compatibility show_adoption measure_danger_upgrade predict_breakage',
    },
  ],
} satisfies Kind;
