import type { Kind } from '../kind.ts';

export const deviceManagement = {
  id: 'device-management',
  title: 'management of phones and computers',
  strong:
    'mdm mobile_device_management manage_phones manage_tablets company_phones lock_device wipe_device kiosk_mode enroll_devices app_install_remote tablets_field_workers phones_staff devices_policies laptops_updates endpoint_management software_distribution patch_computers install_software_computers tablets_locked all_their_machines drive_there_computer tablets_set_up_hand new_devices_register lost_ones_wiped phones_app_only drivers_install_games computers_small_firms whats_installed devices_wiped machines_one_page_virus virus_protection_disk screen_help_machines push_script tablets_notebooks onto_screen phones_come_back phone_out_of_box new_phone_hour private_photos_phones phones_games employees_phones_apps staff_phones tablets_come_back lends_tablets only_apps_run tablets_settings tablets_passwords hundred_tablets tablets_broken_settings devices_come_back',
  weak: 'enroll policy wipe kiosk android patch notebooks wifi virus battery',
  told: 'laptops phones tablets employees install update lost wipe remotely policy enrol passwords encryption school ipads apps block compliance inventory mac windows patch kiosk serial location lock software licences it admin teachers',
  things: ['device', 'policy', 'app', 'user'],
  people: ['administrators', 'employees', 'technicians'],
  field: 'device management',
  features: [
    {
      id: 'enrol-devices-qr-code',
      name: 'Enrol devices by QR code',
      about:
        'A new device scans the code at first start, joins its group and takes its policies without further typing.',
      why: 'setting up two hundred phones by hand takes weeks',
      size: 'M',
      said: 'enroll qr register device',
      asked:
        'scan_code add_phone register_phone enrol_tablet connect_phone set_up_phone scan_qr register_tablet add_laptop prepare_phone register_themselves set_up_themselves photograph_code take_out_box take_quick',
    },
    {
      id: 'apply-policies-settings-groups',
      name: 'Apply policies and settings to groups',
      about: 'A policy set on a group reaches each member at its next contact, and devices that failed are listed.',
      why: 'a rule set phone by phone is missing on the last one',
      size: 'M',
      said: 'policy setting profile restrict',
      asked: 'set_rules set_password_length apply_rule enforce_pin give_same_settings enforce_password set_group',
    },
    {
      id: 'install-update-applications-remotely',
      name: 'Install and update applications remotely',
      about:
        'An application goes to a group without asking users, with version, progress and failures shown per device.',
      why: 'employees postpone updates for months',
      size: 'M',
      skill: 'deployments',
      said: 'app install update software',
      asked:
        'install_app push_app put_app install_remote update_app send_app remove_app load_program roll_out_program install_program go_app_night update_night_asking',
    },
    {
      id: 'keep-inventory-hardware-software',
      name: 'Show device inventory',
      about:
        'Model, serial number, system, memory, user and last contact are reported by the device itself and kept current.',
      why: 'nobody knows what a lost laptop was or held',
      size: 'M',
      skill: 'catalogue',
      said: 'inventory hardware software list last_seen',
      asked:
        'list_devices see_phones count_laptops see_owns see_model list_serial keep_list_laptops see_phone_belongs write_serial see_belongs count_tablets count_phones see_battery_storage see_machines_page see_storage see_devices_firm see_switched see_computers_page see_seen_week',
    },
    {
      id: 'lock-wipe-lost-devices',
      name: 'Lock and wipe lost devices',
      about: 'A lost device is locked or emptied from afar.',
      why: 'company data is on it',
      size: 'M',
      said: 'lock wipe lost stolen not_returned',
      asked:
        'lock_phone wipe_phone delete_stolen delete_lost lock_stolen empty_lost clear_stolen lock_lost block_stolen wipe_employee_leaves empty_phone empty_tablet clear_devices_class clear_left find_clear put_straight_click block_returned reset_click clear_between',
    },
    {
      id: 'restrict-devices-chosen-apps',
      name: 'Limit devices to chosen apps in kiosk mode',
      about:
        "The device shows only the chosen apps, hides settings and home button, and leaves the mode by an administrator's code.",
      why: 'a tablet on the counter ends up used for games',
      size: 'M',
      said: 'kiosk allowed restrict only_apps',
      asked:
        'block_apps stop_games limit_apps forbid_facebook hide_apps start_app show_app install_games install_nothing_else run_apps',
    },
    {
      id: 'locate-devices-map',
      name: 'Locate devices on a map',
      about:
        'A device reports its last position with time and accuracy, only where the policy allows and its user knows.',
      why: 'a lost tablet may lie in any train or car',
      size: 'M',
      skill: 'map',
      said: 'locate where map',
      asked:
        'find_phone see_map locate_phone track_phone find_lost_tablet see_tablet_lies find_stolen find_map find_left',
    },
    {
      id: 'group-devices',
      name: 'Group devices',
      about: 'A device joins groups by hand or by rule, such as model, site or owner, and takes their policies.',
      why: 'settings given one device at a time cannot be kept equal',
      size: 'S',
      skill: 'categories',
      said: 'group department',
      asked:
        'group_department sort_departments put_group sort_school group_phones split_classes put_together_tablets assign_group',
    },
    {
      id: 'send-messages-files-devices',
      name: 'Send messages and files to devices',
      about: 'A text appears on the screens of chosen devices, a file lands in a folder, each with its delivery state.',
      why: 'field staff do not read mail',
      size: 'M',
      said: 'message file push note_screens',
      asked:
        'send_message_phone write_drivers send_file push_document push_pdf put_message_screen put_pdf send_document tell_phones send_pdf',
    },
    {
      id: 'show-compliance-status-dashboard',
      name: 'Show compliance and status on a dashboard',
      about: 'Counts of devices that meet, break or have not reported each rule stand on one page and open as lists.',
      why: 'an auditor asks for this number on the spot',
      size: 'M',
      skill: 'dashboard',
      said: 'state status overview encrypted old_android',
      asked: 'see_encrypted see_red_green see_safe show_state see_glance check_rules_kept see_outdated see_break_rules',
    },
    {
      id: 'patch-operating-systems',
      name: 'Patch operating systems',
      about:
        'Patches go to a test group first, then to all within a window, with restarts announced and failures listed.',
      why: 'known holes are attacked within days',
      size: 'M',
      skill: 'deployments',
      said: 'patch update windows updates_overnight',
      asked:
        'update_windows install_updates update_android update_system put_updates see_updates_missing update_night run_updates update_overnight go_updates update_devices',
    },
    {
      id: 'control-devices-afar',
      name: 'Control devices from afar',
      about:
        'The technician sees the screen after the user agrees, types and clicks there, and every session is logged.',
      why: 'driving to each desk takes half a day',
      size: 'M',
      said: 'remote control screen',
      asked:
        'see_screen control_phone look_screen click_afar move_mouse watch_screen fix_distance solve_afar take_screen',
    },
    {
      id: 'run-scripts-queries-devices',
      name: 'Run scripts and queries on devices',
      about: 'Output and exit code come back per device, and those out of reach run it at their next contact.',
      why: 'one question about all laptops otherwise means visiting all of them',
      size: 'M',
      said: 'script query',
      asked:
        'run_script ask_computers run_command send_command execute_script query_laptops start_script push_script push_script_thirty',
    },
    {
      id: 'set-roles-administrators',
      name: 'Set roles of administrators',
      size: 'M',
      skill: 'roles',
      said: 'role admin',
      asked:
        'give_rights limit_admin decide_wipe assign_role restrict_helpdesk limit_technician give_teacher_rights handle_branch',
    },
    {
      id: 'log-actions-administrators',
      name: 'Log actions of administrators',
      about: 'Each lock, wipe, policy change and look at a position is kept with administrator, time and device.',
      why: 'a wiped phone leads to the question who did it',
      size: 'S',
      skill: 'audit-log',
      said: 'log audit',
      asked: 'see_wiped see_did see_changed prove_did keep_log find_changed see_deleted write_down_did log_admin',
    },
    {
      id: 'report-vulnerable-software',
      name: 'Report vulnerable software',
      about:
        'Installed versions are compared with published vulnerabilities, and each finding shows severity, devices and the version that mends it.',
      why: 'a published hole is used before anyone has checked the laptops',
      size: 'M',
      said: 'vulnerability',
      asked:
        'see_unsafe find_holes tell_old_version list_unsafe find_unsafe tell_dangerous check_weak find_outdated_programs scan_holes',
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
      id: 'connect-other-systems-through-api',
      name: 'Connect other systems through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
    {
      id: 'configure-wifi',
      name: 'Configure Wi-Fi and VPN',
      about:
        'Network names, certificates and VPN settings reach the device by policy, without a password shown to its user.',
      why: 'a shared Wi-Fi password leaves with each former employee',
      size: 'S',
      said: 'wi-fi vpn',
      asked: 'set_wifi push_wifi give_wi-fi set_wi-fi configure_network',
    },
    {
      id: 'restrict-functions',
      name: 'Restrict device functions',
      about:
        'Camera, USB, screenshots or installing apps are switched off by policy, and the user sees that it is managed.',
      why: 'a private cloud app carries company files out',
      size: 'S',
      said: 'camera bluetooth',
      asked: 'forbid_camera turn_off_camera block_camera switch_off_camera disable_bluetooth stop_usb',
    },
    {
      id: 'list-installed-software',
      name: 'List installed software',
      about: 'Programs and versions are read from each device, counted over all and compared with the licences held.',
      why: 'licences are paid for programs that nobody has installed',
      size: 'S',
      said: 'licences',
      asked: 'see_installed list_programs list_installed count_licences keep_list_installed see_licences',
    },
    {
      id: 'alert-problems',
      name: 'Alert on problems of devices',
      about: 'A full disk, weak battery, missing contact or broken rule raises an alert with the device and its user.',
      why: 'users report a full disk after work is lost',
      size: 'S',
      skill: 'alarm',
      asked: 'warn_full_disk tell_virus alert_offline see_full_disk see_virus_protection warn_battery',
    },
    {
      id: 'separate-clients',
      name: 'Separate clients',
      about:
        "Each client's devices, policies, users and reports are kept apart, and a technician sees only assigned clients.",
      why: "a technician must never lock another firm's phone",
      size: 'S',
      skill: 'roles',
      said: 'client firm',
      asked: 'keep_firm_apart separate_customers separate_firms sort_client',
    },
  ],
} satisfies Kind;
