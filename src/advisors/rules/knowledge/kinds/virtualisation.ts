import type { Kind } from '../kind.ts';

export const virtualisation = {
  id: 'virtualisation',
  title: 'virtualisation platforms',
  strong:
    'virtualisation virtualization hypervisor hypervisors virtual_machine virtual_machines virtual_server virtual_servers virtual_computer virtual_computers vm vms proxmox xcp-ng ovirt vmware vsphere esxi vcenter kvm qemu libvirt xen hyper-v opennebula incus lxc lxd harvester nutanix virt-manager live_migration vm_snapshot guest_system systems_single_machine windows_linux_same_machine machines_inside_machine servers_single_box old_servers_inside servers_inside_machine gpu_passthrough pci_passthrough vcpu ceph_storage host_dies_machines move_machine_host hosts_cluster_vms cloud-init vmdk',
  weak: 'node cluster guest hardware ram core iso vlan zfs iscsi nfs datacentre rack quorum console',
  told: 'virtual linux hardware ram cores rack cluster snapshot migrate console iso vmware licence homelab cellar reboot spare',
  things: ['virtual machine', 'host', 'cluster', 'container', 'disk'],
  people: ['administrators', 'operators', 'developers', 'tenants', 'students'],
  field: 'server virtualisation',
  features: [
    {
      id: 'run-vms',
      name: 'Create and run virtual machines',
      about: 'A wizard asks for processor, memory, disk and network.',
      why: 'one box can do the work of ten',
      size: 'L',
      said: 'create virtual_machine servers_single_box',
      asked:
        'create_virtual_machine start_machine run_windows_linux stop_virtual_server put_servers_box set_guest_system install_guest run_servers_hardware',
    },
    {
      id: 'run-containers',
      name: 'Run Linux containers beside machines',
      about: 'Small services share the kernel of the host.',
      why: 'a whole machine is too much for a name server',
      size: 'L',
      said: 'container lxc',
      asked:
        'run_container start_lxc_container run_small_services create_docker_container use_light_container host_containers',
    },
    {
      id: 'web-console',
      name: 'Open the console in the browser',
      why: 'a guest without network still needs a hand',
      about: 'Screen and keyboard of a guest are reached in the browser from the boot on.',
      size: 'M',
      said: 'console screen browser',
      asked:
        'open_console see_screen_machine type_keyboard_browser watch_boot_screen view_desktop_guest connect_vnc reach_machine_browser',
    },
    {
      id: 'manage-clusters',
      name: 'Manage several hosts as a cluster',
      about: 'All nodes, guests and storage stand in one web interface.',
      why: 'nobody wants to sign in on six boxes',
      size: 'L',
      said: 'cluster hosts_interface',
      asked:
        'manage_hosts join_cluster add_node see_hosts_page control_servers_place combine_three_servers group_hosts_pool',
    },
    {
      id: 'snapshots',
      name: 'Take snapshots and roll back',
      about: 'Disk and memory state before an update can be restored.',
      why: 'updates go wrong',
      size: 'M',
      skill: 'versions',
      said: 'snapshot roll_back',
      asked:
        'take_snapshot restore_snapshot roll_back_update keep_state_machine return_earlier_state undo_broken_update save_state_before',
    },
    {
      id: 'schedule-backups',
      name: 'Schedule backups of guests',
      why: 'a dead disk takes all guests along',
      about: 'Guests are copied incrementally to another place by plan, and old copies go by rule.',
      size: 'L',
      skill: 'backup',
      said: 'backup nightly',
      asked:
        'copy_guests_night schedule_backup restore_guest_backup save_machines_nas keep_last_backups recover_file_backup verify_backup copy_guests_elsewhere',
    },
    {
      id: 'live-migration',
      name: 'Move running machines between hosts',
      about: 'Guests change the host without being switched off.',
      why: 'hosts need repairs in the daytime',
      size: 'L',
      said: 'live_migrate move_running',
      asked:
        'move_running_machine migrate_guest shift_machine_server evacuate_host move_machines_reboot empty_host_repair transfer_vm_live',
    },
    {
      id: 'manage-storage',
      name: 'Connect local and shared storage',
      about: 'ZFS, LVM, NFS, iSCSI and distributed storage serve as pools.',
      why: 'disks are what guests stand on',
      size: 'L',
      said: 'storage pool',
      asked:
        'connect_storage add_disk_pool mount_nfs_share attach_iscsi use_ceph_storage share_disks_hosts extend_zfs_pool',
    },
    {
      id: 'virtual-networks',
      name: 'Set up virtual networks and VLANs',
      about: 'Bridges, bonds and VLANs separate the networks of guests across hosts.',
      why: 'guest Wi-Fi does not belong with the cameras',
      size: 'L',
      said: 'virtual_network vlan bridge',
      asked:
        'create_virtual_network separate_networks set_vlan connect_bridge isolate_test_network give_fixed_address plug_network_card',
    },
    {
      id: 'high-availability',
      name: 'Restart machines after a host fails',
      about: 'Guests of a dead node start on the remaining ones.',
      why: 'nobody is awake at three in the morning',
      size: 'L',
      said: 'high_availability host_fails',
      asked:
        'restart_guests_host start_guests_neighbour move_guests_dead_node start_machines_elsewhere switch_second_server keep_running_hardware recover_power_supply',
    },
    {
      id: 'watch-resources',
      name: 'Show load of hosts and guests',
      why: 'one greedy guest slows down all',
      about: 'Curves show processor, memory, disk and network of each host and guest.',
      size: 'M',
      skill: 'charts',
      said: 'load memory usage',
      asked:
        'see_load_host watch_memory_guest show_cpu_chart find_greedy_machine measure_disk_traffic tell_ram_left compare_usage_guests',
    },
    {
      id: 'templates-clones',
      name: 'Clone machines from templates',
      about: 'A prepared guest is copied in full or linked to its template.',
      why: 'nobody installs the same system ten times',
      size: 'M',
      skill: 'templates',
      said: 'template clone',
      asked:
        'clone_machine copy_prepared_guest build_template_machine deploy_golden_image duplicate_vm give_same_machine roll_twenty_copies',
    },
    {
      id: 'roles-permissions',
      name: 'Limit access by role and pool',
      about: 'Users see and touch only the guests given to them.',
      why: 'the trainee must not stop the mail server',
      size: 'M',
      skill: 'roles',
      said: 'permissions role',
      asked:
        'limit_access_machine grant_rights_pool restrict_user_guests show_developer_guests forbid_stopping_server assign_role_host',
    },
    {
      id: 'change-resources',
      name: 'Change processors, memory and disks',
      about: 'Many changes take effect while the guest runs.',
      why: 'a database outgrows the memory it began with',
      size: 'M',
      said: 'add_memory grow_disk',
      asked:
        'add_memory grow_disk give_cores_machine extend_drive_guest resize_vm increase_ram add_second_disk change_processors',
    },
    {
      id: 'install-images',
      name: 'Keep installation images',
      about: 'ISO files are uploaded or fetched from an address.',
      why: 'no one owns a DVD drive any more',
      size: 'S',
      skill: 'upload',
      said: 'iso image',
      asked:
        'upload_iso mount_installation_disc start_installer_image download_image_address store_isos insert_virtual_cd choose_installer',
    },
    {
      id: 'import-machines',
      name: 'Import machines from other hypervisors',
      about: 'Guests of VMware, Hyper-V and OVA files are taken over.',
      why: 'rising licence fees make firms change the platform',
      size: 'L',
      skill: 'import-export',
      said: 'import vmware physical',
      asked:
        'import_vmware_machine convert_vmdk migrate_esxi take_ova bring_physical_server export_machine_file leave_hyper-v turn_old_pc',
    },
    {
      id: 'automation-api',
      name: 'Automate through an API and command line',
      about: 'Scripts and tools such as Terraform create guests.',
      why: 'fifty guests are not clicked together',
      size: 'M',
      skill: 'api',
      said: 'api terraform ansible command_line',
      asked: 'automate_script create_guests_terraform call_api use_command_line drive_ansible build_machines_pipeline',
    },
    {
      id: 'replicate',
      name: 'Replicate machines to another site',
      about: 'Disks are copied every few minutes to a second host.',
      why: 'fire and water do not stop at the rack',
      size: 'L',
      skill: 'backup',
      said: 'replicate second_site',
      asked:
        'copy_disks_site mirror_machine_site copy_second_building switch_standby_site synchronise_hosts_minutes prepare_disaster keep_standby_copy',
    },
    {
      id: 'firewall',
      name: 'Filter traffic of guests with a firewall',
      about: 'Rules apply to cluster, host and single guest.',
      why: 'a broken guest should not reach its neighbours',
      size: 'M',
      said: 'firewall rules',
      asked:
        'set_firewall block_port_guest open_port_machine close_access_between filter_packets define_security_group',
    },
    {
      id: 'passthrough',
      name: 'Pass devices through to guests',
      about: 'Graphics cards, disks and USB sticks belong to one guest.',
      why: 'some software wants real hardware',
      size: 'M',
      said: 'passthrough gpu usb',
      asked:
        'pass_graphics_card attach_usb_dongle give_gpu_machine hand_disk_guest share_graphics_card use_licence_stick connect_controller',
    },
    {
      id: 'cloud-init',
      name: 'Configure new machines at first start',
      about: 'Name, keys, network and packages are set by cloud-init.',
      why: 'two clones with the same name and keys collide',
      size: 'M',
      said: 'cloud_init first_boot',
      asked:
        'set_hostname_keys configure_first_boot inject_ssh_key prepare_user_data install_packages_start assign_address_clone',
    },
    {
      id: 'self-service',
      name: 'Offer self-service with quotas',
      about: 'Tenants create guests within their share of the hardware.',
      why: 'not every test machine needs a ticket',
      size: 'L',
      said: 'self_service quota',
      asked:
        'order_server_portal set_quota limit_cores_team offer_portal click_together_server request_vm share_hardware_departments',
    },
    {
      id: 'start-order',
      name: 'Set start order and autostart',
      about: 'The database comes up before what needs it.',
      why: 'after a power cut all must return in order',
      size: 'S',
      said: 'start_order autostart',
      asked:
        'start_order_machines start_database_first start_guests_power delay_start stop_machines_clean stop_guests_ups',
    },
    {
      id: 'balance-load',
      name: 'Balance machines across hosts',
      about: 'Guests are placed by load, with rules for together and apart.',
      why: 'one host sweats while another sleeps',
      size: 'L',
      said: 'balance affinity',
      asked: 'balance_load move_guests_load distribute_machines keep_machines_apart place_guest_free pack_hosts_night',
    },
    {
      id: 'alerts',
      name: 'Alert on failures and full storage',
      why: 'a full pool stops all guests',
      about: 'A mail or webhook reports dead disks, failed backups, lost nodes and full storage.',
      size: 'S',
      skill: 'alarm',
      said: 'alert full_storage',
      asked:
        'warn_storage_full alert_disk_dying mail_backup_failed notify_node_offline send_alarm_host report_raid_broken',
    },
    {
      id: 'update-hosts',
      name: 'Update hosts one after another',
      about: 'Each node is emptied, patched and rebooted in turn.',
      why: 'security patches cannot wait',
      size: 'M',
      skill: 'deployments',
      said: 'rolling_update patch_hosts',
      asked:
        'update_hosts install_patches_node install_security_updates reboot_hosts_turn put_host_maintenance upgrade_cluster',
    },
  ],
} satisfies Kind;
