import type { Kind } from '../kind.ts';

export const containerManagement = {
  id: 'container-management',
  title: 'container management on own servers',
  strong:
    'containers docker podman portainer dockge yacht komodo dozzle casaos swarm kubernetes compose_file compose_files docker_compose container_management container_logs container_stack stacks docker_host docker_hosts docker_images docker_volumes dockerfile image_registry registries watchtower k3s lazydocker arcane coolify runtipi homelab home_server self-hosted_apps manage_containers start_containers restart_containers running_containers containers_crash containers_server yaml_stack pull_image update_images exposed_ports unused_images container_shell orchestration',
  weak: 'image volume network port deploy restart terminal node registry log memory nas host yaml cluster script',
  told: 'container docker image restart update crash port volume yaml compose stack terminal network memory cpu disk nas install deploy ssh command pull registry homelab raspberry password template backup browser',
  things: ['container', 'stack', 'image', 'volume', 'host'],
  people: ['administrators', 'developers', 'home lab owners', 'operations teams', 'hosting customers'],
  field: 'operation of containers',
  features: [
    {
      id: 'start-stop-containers',
      name: 'Start, stop, restart and remove containers',
      about: 'Buttons start, stop, restart or remove one or many containers and show their present state.',
      why: 'nobody wants to open a command line for a restart',
      size: 'M',
      said: 'start_stop restart',
      asked:
        'start_container stop_container restart_container_click remove_container end_hung_container pause_containers see_containers_running press_restart_button switch_app_off',
    },
    {
      id: 'deploy-compose-stacks',
      name: 'Deploy stacks from compose files',
      about: 'Several containers of one application are started and stopped together.',
      why: 'an application seldom comes alone',
      size: 'M',
      skill: 'deployments',
      said: 'stack compose docker-compose',
      asked:
        'deploy_stack run_compose_file start_services_together paste_yaml_deploy bring_stack_up upload_compose_file install_app_database run_docker-compose_browser',
    },
    {
      id: 'view-container-logs',
      name: 'View container logs live',
      about: 'Output runs along, with search, time and download.',
      why: 'the cause of a crash stands in the log',
      size: 'S',
      skill: 'live',
      said: 'logs output',
      asked:
        'see_container_logs follow_log_live search_log_error read_output_crash download_logs filter_log_lines watch_logs_together show_last_lines stream_logs',
    },
    {
      id: 'open-container-shell',
      name: 'Open a terminal in containers',
      about: 'A shell inside a container opens in the browser, without a login on the server.',
      why: 'a look inside the container often explains the fault',
      size: 'M',
      said: 'terminal shell console exec',
      asked:
        'open_terminal_container run_command_inside open_shell_browser type_command_page connect_shell_container use_console look_inside_container enter_container',
    },
    {
      id: 'manage-images',
      name: 'Pull, build and remove images',
      why: 'old images fill the disk',
      about: 'Images are listed with tag, size and use, and unused ones are removed together.',
      size: 'M',
      said: 'images pull prune',
      asked:
        'pull_image build_image_dockerfile delete_unused_images prune_images list_images_size choose_image_tag clean_disk_images import_image_file',
    },
    {
      id: 'manage-volumes-networks',
      name: 'Manage volumes and networks',
      about: 'Volumes and networks are created and removed, with the containers that use them.',
      why: 'a volume removed by mistake takes its data along',
      size: 'M',
      said: 'volumes networks',
      asked:
        'create_volume list_volumes delete_orphaned_volumes connect_container_network create_network see_volume_used isolate_network mount_folder browse_volume_files',
    },
    {
      id: 'manage-several-hosts',
      name: 'Manage several servers in one view',
      about: 'Agents on each machine report to one page.',
      why: 'nobody wants five tabs',
      size: 'L',
      said: 'several_servers hosts agents',
      asked:
        'manage_servers_together add_host connect_remote_machine see_servers_page switch_server install_agent control_machines_central list_hosts_containers',
    },
    {
      id: 'show-resource-use',
      name: 'Show CPU, memory and disk use',
      why: 'one hungry container starves the rest',
      about: 'Charts show the load of each container and host, now and over the last days.',
      size: 'M',
      skill: 'charts',
      said: 'cpu memory usage stats',
      asked:
        'show_memory_container see_cpu_usage chart_disk_space measure_network_traffic find_hungry_container watch_server_load view_stats_live compare_memory_use',
    },
    {
      id: 'edit-compose-browser',
      name: 'Edit compose files in the browser',
      why: 'a wrong indent stops everything',
      about: 'Compose files are edited with highlighting and a syntax check and stay on the disk.',
      size: 'M',
      said: 'edit_yaml editor',
      asked:
        'edit_compose_file check_yaml_syntax change_yaml_browser save_compose_disk highlight_errors_file modify_stack_definition validate_indent write_config_page',
    },
    {
      id: 'install-app-templates',
      name: 'Install applications from templates',
      about: 'A ready application is chosen from a catalogue and installed after a few questions.',
      why: 'most home servers run the same few dozen applications',
      size: 'M',
      skill: 'templates',
      said: 'template app_store one_click',
      asked:
        'install_app_template pick_app_catalogue click_install_nextcloud choose_ready_app fill_questions_install add_template browse_app_list offer_app_store save_stack_template',
    },
    {
      id: 'update-images-redeploy',
      name: 'Update images and recreate containers',
      about: 'New versions are found and put in with the same settings.',
      why: 'old versions have known security holes',
      size: 'M',
      skill: 'deployments',
      said: 'image_update newer_version recreate',
      asked:
        'update_containers check_newer_image replace_container_version tell_update_available upgrade_version_click pull_latest_version update_automatically_night notify_image_outdated',
    },
    {
      id: 'limit-access-role',
      name: 'Limit access by team and role',
      why: 'a student should not stop the mail server',
      about: 'Roles decide who may see, restart or change which containers.',
      size: 'M',
      skill: 'roles',
      said: 'roles permissions teams',
      asked:
        'give_developer_access restrict_user_stack permit_team_restart hide_containers_users set_permissions assign_role limit_customer_view grant_read_access',
    },
    {
      id: 'configure-containers-form',
      name: 'Create containers through a form',
      why: 'nobody knows thirty options by heart',
      about: 'A form asks for ports, variables, mounts and limits and creates the container.',
      size: 'M',
      skill: 'forms',
      said: 'form ports variables',
      asked:
        'create_container_form set_port_form enter_environment_variables map_port limit_memory_container set_restart_policy add_device_container duplicate_container_settings change_container_settings',
    },
    {
      id: 'connect-registries',
      name: 'Connect private image registries',
      about: 'Images are pulled from Docker Hub, GitHub, GitLab or own registries with stored credentials.',
      why: "a company's own images are not public",
      size: 'S',
      said: 'registry private_images',
      asked:
        'connect_registry log-in_registry pull_private_image store_registry_password browse_registry_tags add_registry_token push_image_registry',
    },
    {
      id: 'deploy-git',
      name: 'Deploy stacks from Git repositories',
      about: 'A push or a webhook brings the new state to the server.',
      why: 'what runs should stand in the repository',
      size: 'M',
      skill: 'deployments',
      said: 'git gitops push',
      asked:
        'deploy_git_push release_commit_server pull_repository_stack trigger_webhook_deploy follow_branch sync_stack_github update_merge read_compose_repository',
    },
    {
      id: 'check-container-health',
      name: 'Check health and restart what fails',
      about: 'Health checks restart a failed container, count the restarts and send an alert.',
      why: 'containers also fail when nobody is watching',
      size: 'M',
      skill: 'uptime-checks',
      said: 'health crash unhealthy',
      asked:
        'see_container_unhealthy restart_crashed_container tell_container_down check_health alert_container_stopped count_restarts show_exit_code notify_crash_phone warn_restart_loop',
    },
    {
      id: 'keep-secrets-variables',
      name: 'Keep secrets and environment variables',
      why: 'passwords do not belong in a shared file',
      about: 'Passwords and settings are kept apart from the stack files and filled in at start.',
      size: 'M',
      skill: 'encryption',
      said: 'secrets env passwords',
      asked:
        'store_secrets hide_password_yaml set_variables_stack keep_env_file encrypt_database_password share_variable_stacks mask_token inject_secret',
    },
    {
      id: 'back-up-volumes',
      name: 'Back up volumes and settings',
      why: 'a container is replaced, its data is not',
      about: 'Data and stack files are copied on a schedule and can be restored.',
      size: 'M',
      skill: 'backup',
      said: 'backup restore',
      asked:
        'save_volume_data backup_volumes restore_volume_yesterday copy_data_s3 export_settings save_stack_backup schedule_nightly_copy move_container_server recover_deleted_data',
    },
    {
      id: 'route-domains-certificates',
      name: 'Route domains with certificates to containers',
      about: 'A reverse proxy gives each application its address and TLS.',
      why: 'nobody remembers port numbers',
      size: 'M',
      said: 'domain reverse_proxy https',
      asked:
        'route_domain_container add_https_certificate give_app_address set_reverse_proxy open_app_subdomain renew_certificate link_domain_port reach_app_internet',
    },
    {
      id: 'manage-clusters',
      name: 'Manage Swarm and Kubernetes clusters',
      why: 'one machine may fail',
      about: 'Nodes, services and replicas are shown, and work is moved off a node before maintenance.',
      size: 'L',
      said: 'swarm kubernetes cluster nodes',
      asked:
        'run_service_copies manage_cluster add_node empty_node_maintenance run_replicas deploy_kubernetes see_pods distribute_containers_machines roll_update_service',
    },
    {
      id: 'log-user-activity',
      name: 'Log who changed what',
      about: 'Deployments, restarts and logins are recorded with user and time.',
      why: 'after a failure somebody asks who changed what',
      size: 'S',
      skill: 'audit-log',
      said: 'audit who_restarted',
      asked:
        'see_restarted_container log_user_activity record_changes_stack trace_deployment show_past_deployments find_deleted_container audit_logins',
    },
    {
      id: 'scan-images-vulnerabilities',
      name: 'Scan images for vulnerabilities',
      about: 'Known holes of each image are listed with severity and the version that mends them.',
      why: 'attackers read the lists of known holes too',
      size: 'M',
      skill: 'code-checks',
      said: 'vulnerabilities cve security_scan',
      asked:
        'scan_image_vulnerabilities list_holes_image warn_insecure_image check_image_security block_vulnerable_image show_cve_severity report_weak_images',
    },
    {
      id: 'use-api-command-line',
      name: 'Offer an API and access keys',
      about: 'Pipelines start, update and query what the page can.',
      why: 'build pipelines deploy without a person who clicks',
      size: 'M',
      skill: 'api',
      said: 'api pipeline token',
      asked:
        'call_api_deploy create_access_token restart_script query_state_api automate_pipeline use_command_line connect_ci',
    },
    {
      id: 'sign-in-second-factor',
      name: 'Sign in through LDAP, OAuth or two-factor',
      why: 'whoever is in here owns the machine',
      about: 'Users sign in with the account of their organisation and confirm with a second factor.',
      size: 'M',
      skill: 'single-sign-on',
      said: 'sso ldap oauth two-factor',
      asked:
        'sign-in_company_account log-in_ldap require_second_factor connect_oauth use_google_sign-in ask_code_phone protect_page_password',
    },
  ],
} satisfies Kind;
