import type { Kind } from '../kind.ts';

export const developerPortal = {
  id: 'developer-portal',
  title: 'internal developer portals',
  strong:
    'backstage_spotify backstage_catalog getport port.io opslevel cortex_scorecards roadie_backstage clutch_lyft atlassian_compass configure8 developer_portal developer_portals internal_developer_portal internal_developer_platform platform_engineering platform_team software_catalog software_catalogue service_catalog_microservices microservices who_owns_service owns_microservice which_team_owns golden_path golden_paths paved_road scaffold_service scaffolder new_service_template techdocs tech_radar production_readiness scorecards_services catalog-info.yaml repos_teams_owners hundreds_services dozens_repositories developers_self-service service_ownership api_catalogue_teams services_dependencies_owners deployed_which_version developer_experience dora_metrics orphaned_services service_nobody_owns programmers_find_docs cognitive_load_developers new_developers_repositories programs_inhouse_responsible',
  weak: 'microservice repository repositories kubernetes scaffold runbook platform devops pipelines github gitlab ownership deploys engineers',
  told: 'developers services repositories repos owner owns microservices api docs deploy pipelines kubernetes cluster templates environments platform engineers ticket versions dependencies',
  things: ['service', 'component', 'template', 'API', 'team'],
  people: ['developers', 'platform engineers', 'team leads', 'operators'],
  field: 'platform engineering',
  features: [
    {
      id: 'catalogue-services',
      name: 'Catalogue services and components',
      about: 'Services, libraries, websites, pipelines and data sets each have a page.',
      why: 'nobody knows all that runs',
      size: 'L',
      skill: 'catalogue',
      said: 'catalogue services components inventory',
      asked:
        'register_company_services list_microservices_company keep_component_inventory see_applications_running register_library_page describe_running_programs collect_software_place show_existing_systems browse_service_directory',
    },
    {
      id: 'ownership',
      name: 'Show owners and teams of services',
      about: 'Each service shows its team and how to reach it, and services without an owner are listed.',
      why: 'a fault at night needs a name to call',
      size: 'M',
      said: 'owner team responsible contact',
      asked:
        'show_service_owner find_responsible_team see_maintains_code list_orphaned_services contact_owning_squad assign_owner_component find_person_ask reach_team_channel transfer_ownership_left',
    },
    {
      id: 'project-templates',
      name: 'Create projects from templates',
      about: 'Filling in a form creates repository, pipeline and catalogue entry of a new service.',
      why: 'new services then start with the agreed set-up',
      size: 'L',
      skill: 'templates',
      said: 'template scaffold new_service golden_path',
      asked:
        'create_service_template prefill_project_repository start_repository_skeleton generate_starter_code fill_form_repository set_up_pipeline_automatically follow_golden_path launch_fresh_microservice build_project_standard',
    },
    {
      id: 'tech-docs',
      name: 'Show technical docs beside services',
      about: 'Markdown from the repository becomes pages next to the entry.',
      why: 'docs stay current when they lie beside the code',
      size: 'M',
      said: 'docs markdown documentation readme',
      asked:
        'show_docs_service read_markdown_repository publish_technical_documentation write_docs_code display_readme_page find_runbook keep_documentation_beside update_guide_commit',
    },
    {
      id: 'search-all',
      name: 'Search across catalogue and docs',
      about: 'One field finds services, pages, APIs and people.',
      why: 'developers otherwise look in five places',
      size: 'M',
      skill: 'search',
      said: 'search find_everything one_field',
      asked:
        'search_services_docs find_anything_quick look_up_component type_word_everywhere search_teams_apis locate_library_name filter_catalogue_language locate_code_place',
    },
    {
      id: 'discover-repos',
      name: 'Discover services from repositories',
      about: 'Description files in GitHub or GitLab are found and read at intervals to fill the catalogue.',
      why: 'a catalogue kept by hand is soon out of date',
      size: 'M',
      said: 'github gitlab yaml ingest',
      asked:
        'discover_services_github read_yaml_repository import_gitlab_projects scan_organisation_repos update_catalogue_automatically register_component_file sync_cloud_resources pull_entries_source',
    },
    {
      id: 'dependency-graph',
      name: 'Show dependencies in a graph',
      about: 'A graph shows which service calls which, and what breaks if one of them stops.',
      why: 'call chains are longer than anybody remembers',
      size: 'M',
      said: 'dependencies graph depends_on impact',
      asked:
        'show_dependency_graph see_callers_service find_affected_services draw_system_relations predict_change_breaks trace_upstream_downstream view_architecture_map check_impact_shutdown',
    },
    {
      id: 'api-catalogue',
      name: 'Publish API definitions',
      about: 'OpenAPI, AsyncAPI, GraphQL and gRPC can be read and tried.',
      why: 'teams build again what they cannot find',
      size: 'M',
      skill: 'catalogue',
      said: 'openapi api_definition swagger graphql',
      asked:
        'publish_api_definition browse_company_apis read_openapi_spec try_endpoint_page find_existing_interface show_swagger_docs list_api_consumers announce_deprecated_endpoint compare_api_versions',
    },
    {
      id: 'self-service',
      name: 'Run self-service actions',
      about: 'Developers get a database, queue, environment or permission by filling in a form.',
      why: 'waiting three days for a database stops the work',
      size: 'L',
      skill: 'forms',
      said: 'self-service database environment ticket',
      asked:
        'order_database_self run_action_form request_test_environment create_bucket_button order_cluster_form restart_service_portal obtain_access_resource trigger_workflow_page replace_ticket_operations',
    },
    {
      id: 'ci-cd',
      name: 'Show builds and deployments',
      about: 'Pipelines, last runs and releases stand on the page of the service.',
      why: 'nobody wants to open six tools to see a build',
      size: 'M',
      said: 'builds pipeline deployment ci',
      asked:
        'show_build_status see_last_deployment view_failed_pipeline repeat_job_page list_releases_service check_github_actions follow_rollout_progress look_jenkins_run',
    },
    {
      id: 'scorecards',
      name: 'Rate services by scorecards',
      about: 'Rules for docs, tests, alerts and versions give grades per service and team.',
      why: 'teams tidy up what is measured',
      size: 'M',
      said: 'scorecard maturity standards readiness',
      asked:
        'rate_services_scorecard check_production_readiness grade_team_standards measure_service_maturity see_missing_tests show_bronze_silver set_quality_rules verify_checklist_golive list_failing_checks',
    },
    {
      id: 'plugins',
      name: 'Extend with plugins',
      about: 'Jira, Sentry, Grafana and own tools appear as cards and pages.',
      why: 'every house has other tools',
      size: 'L',
      skill: 'plugins',
      said: 'plugin integration extension',
      asked:
        'extend_portal_plugin integrate_jira_card add_grafana_tab write_homemade_plugin install_community_extension embed_internal_tool connect_sentry_errors build_custom_widget',
    },
    {
      id: 'kubernetes-state',
      name: 'Show running state in Kubernetes',
      about: "Pods, errors and restarts of one's own service are shown for all clusters.",
      why: 'developers see the state without keys to the cluster',
      size: 'M',
      skill: 'live',
      said: 'kubernetes pods cluster running',
      asked:
        'show_pods_service see_kubernetes_errors check_container_restarts view_cluster_state read_pod_logs watch_replicas_running find_crashed_workload monitor_namespace_health',
    },
    {
      id: 'environments-versions',
      name: 'List environments and versions',
      about: 'A table shows which version of each service runs in test, staging and production.',
      why: 'testers ask whether a merged fix is out yet',
      size: 'M',
      said: 'environments version staging production',
      asked:
        'list_environment_versions see_version_production compare_staging_live tell_released_customer check_fix_deployed show_running_versions promote_build_production spot_outdated_environment',
    },
    {
      id: 'sign-in',
      name: 'Sign in with the company account',
      about: 'Developers sign in with GitHub, Google, Okta or Entra, and their teams are taken over.',
      why: 'accounts and teams are already kept there',
      size: 'M',
      skill: 'single-sign-on',
      said: 'sso okta github_login',
      asked:
        'sign-in_company_account log-in_github use_okta_login import_teams_directory sync_people_entra open_google_sign-in remove_former_employee connect_oidc_provider',
    },
    {
      id: 'permissions',
      name: 'Limit access by role and team',
      about: 'Rules by role and team decide who sees, changes and starts what.',
      why: 'an intern should not be able to delete a cluster',
      size: 'M',
      skill: 'roles',
      said: 'permissions rbac policy',
      asked:
        'limit_access_role restrict_action_team define_permission_policy hide_secret_project permit_owners_edit protect_dangerous_action give_contractor_view set_rbac_rules',
    },
    {
      id: 'on-call-incidents',
      name: 'Show on-call and incidents of services',
      about: 'The service page shows who is on call and which incidents are open, with a button to call.',
      why: 'the page is opened when the service fails',
      size: 'M',
      skill: 'emergency',
      said: 'on-call incident pagerduty',
      asked:
        'show_on-call_person page_duty_engineer see_open_incidents open_pagerduty_alert declare_incident_service find_runbook_outage link_recent_change_outage list_past_incidents',
    },
    {
      id: 'security-findings',
      name: 'Show vulnerabilities by service',
      about: 'Findings of the scanners are listed for each service with severity and owner.',
      why: 'a finding without an owner is never mended',
      size: 'M',
      said: 'vulnerabilities security cve',
      asked:
        'show_vulnerabilities_service list_security_findings find_log4j_users see_outdated_libraries assign_cve_owner check_snyk_results collect_scanner_alerts trace_bill_materials',
    },
    {
      id: 'cloud-costs',
      name: 'Show cloud costs by service and team',
      about: 'Costs of each service and team are drawn by day and month, and jumps are marked.',
      why: 'teams cannot save what they do not see',
      size: 'M',
      skill: 'charts',
      said: 'cloud_cost spend aws_bill',
      asked:
        'show_cloud_costs split_bill_team see_service_expense find_expensive_resources warn_cost_jump compare_spending_month allocate_aws_costs detect_idle_machines',
    },
    {
      id: 'delivery-metrics',
      name: 'Measure delivery metrics',
      about: 'Deployment frequency, lead time, failure rate and recovery time are drawn for each team.',
      why: 'talk about speed and stability needs numbers',
      size: 'M',
      skill: 'charts',
      said: 'dora metrics lead_time',
      asked:
        'measure_lead_time count_deployments_week show_dora_metrics track_failure_rate see_review_waiting chart_recovery_time compare_team_delivery survey_developer_satisfaction',
    },
    {
      id: 'initiatives',
      name: 'Drive migrations and initiatives',
      about: 'A migration has a goal and a date, lists the services still lacking and reminds their owners.',
      why: 'otherwise old Java versions run for ever',
      size: 'M',
      skill: 'goals',
      said: 'migration initiative campaign upgrade',
      asked:
        'drive_migration_teams track_upgrade_progress remind_owners_deadline list_services_left set_initiative_date follow_java_upgrade assign_action_items report_campaign_status',
    },
    {
      id: 'tech-radar',
      name: 'Publish a technology radar',
      about: 'Languages and tools are placed in the rings adopt, trial, assess and hold.',
      why: "teams choosing a tool want the company's recommendation",
      size: 'S',
      said: 'tech_radar technologies recommended',
      asked:
        'publish_tech_radar recommend_languages_tools show_allowed_frameworks mark_tool_hold see_technologies_used forbid_old_library propose_unknown_tool decide_standard_stack',
    },
    {
      id: 'home-page',
      name: 'Arrange a personal home page',
      about: 'The home page shows own services, open reviews, favourites and recently visited pages.',
      why: 'each developer works with a few of hundreds of services',
      size: 'S',
      skill: 'dashboard',
      said: 'home starred my_services',
      asked:
        'arrange_home_page star_favourite_service see_team_components list_open_reviews show_assigned_issues pin_daily_links view_recent_visits customise_start_page',
    },
    {
      id: 'approvals',
      name: 'Approve requested actions',
      about: 'Costly or risky actions wait until somebody responsible agrees, and each decision is logged.',
      why: 'self-service without limits can cost money or data',
      size: 'S',
      skill: 'approval',
      said: 'approval manual_gate audit',
      asked:
        'approve_requested_action require_lead_consent confirm_production_access log_action_person grant_temporary_rights review_database_request reject_expensive_order audit_started_workflows',
    },
    {
      id: 'onboarding',
      name: 'Guide newcomers through onboarding',
      about: 'Newcomers tick off steps, accounts, repositories and people to meet in their first weeks.',
      why: 'the first commit should not take a month',
      size: 'S',
      skill: 'checklists',
      said: 'onboarding newcomer first_day',
      asked:
        'guide_newcomer_setup walk_first_steps give_starter_checklist learn_architecture_tour introduce_team_people shorten_first_commit list_needed_accounts train_joined_engineer',
    },
    {
      id: 'announcements',
      name: 'Announce news to developers',
      about: 'Changes of the platform, maintenance and deprecations stand at the top of the portal.',
      why: 'mails to all developers are not read',
      size: 'S',
      said: 'announcement news deprecation',
      asked:
        'announce_platform_change post_news_engineers warn_maintenance_cluster publish_changelog_portal tell_deprecation_date notify_breaking_change collect_feedback_developers show_banner_outage',
    },
  ],
} satisfies Kind;
