import type { Kind } from '../kind.ts';

export const deskBooking = {
  id: 'desk-booking',
  title: 'desk and room booking in shared offices',
  strong:
    'seatsurfing deskbird skedda robin_desks kadence librebooking mrbs envoy_desks officespace tribeloo desk_booking book_desk book_desks desk_reservation reserve_desk desk_sharing hot_desk hot_desks hot_desking hotdesk hotdesking flex_desk flexible_desks shared_desks free_desk free_desks find_desk fewer_desks desks_than_people desk_floor_plan seat_floor_plan sit_next_colleagues who_in_office_tomorrow who_comes_office home_office_days hybrid_work hybrid_working hybrid_office office_days_home coworking_desk coworking_seats meeting_room_booking book_meeting_room meeting_rooms_desks room_booked_empty room_display_door standing_desk standing_desks two_monitors_desk clean_desk desk_near_window workplace_booking ghost_bookings open_plan_seats',
  weak: 'desk desks seat seats meeting floor monitor hybrid occupancy coworking workplace sitting workstation',
  told: 'desk desks seat seats sit floor window monitors meeting colleagues hybrid tuesday parking lockers empty occupied reserve tomorrow headquarters',
  things: ['desk', 'meeting room', 'booking', 'floor plan', 'office'],
  people: ['employees', 'office managers', 'team leads', 'visitors', 'administrators'],
  field: 'workplace management',
  features: [
    {
      id: 'book-on-plan',
      name: 'Book desks on a floor plan',
      about: 'Free and taken desks are coloured on the plan, and one touch books a desk for the day.',
      why: 'people remember where a desk stands, not its number',
      size: 'L',
      said: 'book_desk floor_plan free_seat',
      asked:
        'book_desk_plan reserve_seat_tomorrow choose_place_map click_free_table see_free_desks pick_window_seat take_workplace_day show_floor_colours tap_green_seat',
    },
    {
      id: 'meeting-rooms',
      name: 'Reserve meeting rooms',
      about: 'Rooms are reserved by the hour, and free ones that hold the group are suggested.',
      why: 'otherwise two groups meet at the same door',
      size: 'M',
      skill: 'calendar',
      said: 'meeting_room conference_room hours',
      asked:
        'reserve_meeting_room find_free_room book_conference_hour take_room_eight check_boardroom_free prevent_double_booked_room hold_room_workshop plan_rooms_day',
    },
    {
      id: 'who-is-in',
      name: 'Show who is in the office',
      about: 'A list shows which colleagues come on which day and where each of them sits.',
      why: 'nobody wants to travel in for an empty floor',
      size: 'M',
      said: 'who_in colleagues_present attendance',
      asked:
        'see_colleagues_office find_seat_colleague show_comes_tomorrow look_sits_today view_team_present list_people_building locate_person_floor follow_favourite_colleagues',
    },
    {
      id: 'manage-floor-plans',
      name: 'Draw and edit floor plans',
      about: 'A picture of the floor is uploaded and desks are placed on it.',
      why: 'desks are moved several times a year',
      size: 'M',
      said: 'floor_plan upload_plan edit_layout',
      asked:
        'upload_floor_plan place_desks_map draw_office_layout move_tables_plan edit_seating_map add_desk_drawing number_seats_floor close_broken_desk',
    },
    {
      id: 'check-in',
      name: 'Check in at desks by QR code',
      about: 'Scanning the code on the desk records that the person who booked it has come.',
      why: 'many booked desks are never used',
      size: 'S',
      skill: 'check-in',
      said: 'check_in qr_code arrived',
      asked:
        'scan_code_desk register_arrival_morning confirm_presence_seat tap_badge_table validate_booking_arrived claim_desk_scan stick_code_table prove_sitting',
    },
    {
      id: 'release-unused',
      name: 'Release unclaimed bookings automatically',
      about: 'A desk without check-in becomes free again after a set time.',
      why: 'many booked desks otherwise stay empty all day',
      size: 'S',
      said: 'no_show release ghost_booking',
      asked:
        'release_unused_desk return_empty_room cancel_no-show_booking return_seat_pool drop_unclaimed_booking end_meeting_early remove_ghost_reservations give_up_place',
    },
    {
      id: 'week-plan',
      name: 'Plan office days and home days',
      about: 'Everyone marks each day of the coming week as office, home, travelling or off.',
      why: 'teams want to be in on the same days',
      size: 'M',
      said: 'home_office hybrid week_ahead remote',
      asked:
        'plan_office_days mark_home_days share_hybrid_week tell_working_remotely set_team_day agree_common_days count_presence_quota enter_work_location',
    },
    {
      id: 'near-colleagues',
      name: 'Suggest seats near colleagues',
      about: 'Free desks close to the own team or to a chosen colleague are suggested first.',
      why: 'people come to the office to meet each other',
      size: 'M',
      skill: 'matching',
      said: 'sit_together near_team neighbour',
      asked:
        'place_near_team suggest_seat_beside book_row_together find_place_next-door keep_project_together join_colleague_table choose_neighbouring_desks group_seats_people',
    },
    {
      id: 'equipment-filter',
      name: 'Filter desks by equipment',
      about: 'Desks are filtered by screens, adjustable height, docking station, quiet zone or window.',
      why: 'not every desk has the screens that the work needs',
      size: 'S',
      skill: 'filters',
      said: 'equipment two_monitors standing quiet',
      asked:
        'filter_desks_monitor find_standing_desk search_quiet_place show_docking_station choose_projector_room search_dual_screens look_accessible_desk match_room_whiteboard',
    },
    {
      id: 'recurring-bookings',
      name: 'Repeat bookings weekly',
      about: 'The same desk is booked every Tuesday and Thursday, for as long as the rules allow.',
      why: 'most people come on the same days every week',
      size: 'S',
      skill: 'recurring',
      said: 'recurring every_tuesday series',
      asked:
        'repeat_booking_tuesday book_same_seat_weekly reserve_series_rooms extend_booking_month set_recurring_desk keep_usual_place book_days_once renew_standing_reservation',
    },
    {
      id: 'calendar-link',
      name: 'Sync with Outlook and Google Calendar',
      about: 'Rooms and desks booked in the calendar appear here, and bookings made here appear there.',
      why: 'meetings are planned in the calendar',
      size: 'M',
      skill: 'calendar-sync',
      said: 'outlook google_calendar exchange',
      asked:
        'sync_outlook_rooms connect_google_calendar book_room_invitation show_desk_calendar import_exchange_resources add_booking_appointment update_meeting_moved link_office_365',
    },
    {
      id: 'zones-teams',
      name: 'Reserve zones for teams',
      about: 'A zone belongs to one team, and others book there later or not at all.',
      why: 'payroll cannot sit among strangers',
      size: 'S',
      said: 'zones neighbourhood team_area restrict',
      asked:
        'reserve_zone_team restrict_desks_department assign_area_group limit_floor_finance define_neighbourhoods keep_seats_developers grant_teams_wing protect_confidential_area',
    },
    {
      id: 'booking-rules',
      name: 'Set booking rules and limits',
      about: 'Rules limit how far ahead, how long and how many days a week each person may book.',
      why: 'a few early bookers otherwise take every window desk',
      size: 'S',
      said: 'rules limit ahead maximum',
      asked:
        'limit_days_ahead set_maximum_bookings forbid_double_seat restrict_booking_length permit_two_weeks open_bookings_monday require_minimum_notice block_dates_cleaning',
    },
    {
      id: 'fixed-desks',
      name: 'Lend out assigned desks when absent',
      about: 'Owners of a fixed desk release it for the days they are away, and others book it.',
      why: 'the desk of somebody on holiday stands empty',
      size: 'S',
      said: 'assigned_desk owner own_seat release',
      asked:
        'release_assigned_desk give_seat_holiday lend_table_absent assign_permanent_place offer_desk_away share_fixed_seat mark_desk_owner open_seat_vacation',
    },
    {
      id: 'usage-reports',
      name: 'Report occupancy and usage',
      about: 'Booked and really used desks and rooms are compared by day, floor and room.',
      why: 'rent is paid for every square metre, used or not',
      size: 'M',
      skill: 'reports',
      said: 'occupancy utilisation statistics',
      asked:
        'report_desk_occupancy see_busiest_days measure_room_usage show_heat_map count_unused_seats compare_floors_month calculate_space_needed export_attendance_figures',
    },
    {
      id: 'company-sign-in',
      name: 'Sign in with the company account',
      about: 'Employees sign in through Microsoft, Google, SAML or LDAP, and their groups are taken over.',
      why: 'nobody wants one more password for booking a desk',
      size: 'M',
      skill: 'single-sign-on',
      said: 'sso azure saml company_account',
      asked:
        'sign-in_microsoft_account log-in_company_password connect_azure_directory use_saml_login sync_employees_groups remove_leavers_access open_google_login import_users_scim',
    },
    {
      id: 'book-for-others',
      name: 'Book for colleagues and guests',
      about: 'An assistant books desks and rooms for a team, a director or a guest.',
      why: 'guests have no account and some bosses never book',
      size: 'S',
      said: 'behalf assistant guest',
      asked:
        'book_behalf_director reserve_seat_guest arrange_desk_newcomer manage_team_bookings book_desks_group hold_place_consultant reserve_assistant_boss place_visitor_table',
    },
    {
      id: 'parking-lockers',
      name: 'Book parking spaces and lockers',
      about: 'Parking spaces, charging points, lockers and bicycles are booked along with the desk.',
      why: 'who comes by car needs a place for it',
      size: 'M',
      said: 'parking locker charging bike',
      asked:
        'book_parking_space reserve_locker take_charging_point share_garage_places borrow_pool_bike find_car_spot allocate_locker_day take_equipment_cupboard',
    },
    {
      id: 'door-displays',
      name: 'Show room status on door displays',
      about: 'A tablet at the door shows free or taken in colour and takes a booking on the spot.',
      why: 'people look for a free room while walking by',
      size: 'M',
      skill: 'live',
      said: 'display tablet door screen',
      asked:
        'show_tablet_door display_room_status see_red_green book_spot_screen hang_lobby_screen extend_meeting_door show_next_meeting show_lamp_free',
    },
    {
      id: 'chat-booking',
      name: 'Book from Slack and Microsoft Teams',
      about: 'A message in Slack or Teams books the usual desk and tells who else comes.',
      why: 'employees have the chat open all day',
      size: 'M',
      said: 'slack teams_app bot',
      asked:
        'book_slack_command reserve_teams_app ask_bot_seat post_attendance_channel type_message_desk integrate_chat_tool notify_channel_coming answer_daily_poll',
    },
    {
      id: 'reminders',
      name: 'Send confirmations and reminders',
      about: 'A mail or push message confirms the booking, reminds of it and carries a link to cancel.',
      why: 'forgotten bookings block desks for others',
      size: 'S',
      skill: 'reminders',
      said: 'reminder confirmation mail',
      asked:
        'remind_booked_desk confirm_reservation_email send_push_morning tell_booking_cancelled nudge_plan_friday warn_room_moved mail_booking_details alert_seat_changed',
    },
    {
      id: 'locations',
      name: 'Manage several offices and floors',
      about: 'Offices, buildings and floors each have plan and time zone, and travellers book in any of them.',
      why: 'employees also visit other branches and need a desk there',
      size: 'M',
      skill: 'places',
      said: 'locations buildings branches',
      asked:
        'manage_office_buildings switch_office_city add_second_location book_branch_visit set_opening_hours_site choose_floor_building separate_sites_admin set_time_zone',
    },
    {
      id: 'visitors',
      name: 'Register visitors',
      about: 'Guests are announced beforehand, sign in at a tablet and get a badge, and the host is told.',
      why: 'reception should know who comes and to whom',
      size: 'M',
      skill: 'check-in',
      said: 'visitor guest reception badge',
      asked:
        'register_visitor_reception announce_guest_arrival print_visitor_badge tell_host_arrived sign_guest_tablet list_visitors_evacuation welcome_guests_lobby invite_visitor_qr',
    },
    {
      id: 'capacity-waiting',
      name: 'Limit headcount and keep a waiting list',
      about: 'When the limit for a day is reached, people queue and move up when a place frees.',
      why: 'fire safety limits the number of people on a floor',
      size: 'S',
      skill: 'waiting-list',
      said: 'capacity waiting_list full headcount',
      asked:
        'limit_people_floor join_waiting_list notify_desk_free restrict_daily_headcount queue_full_day move_waiting_person keep_distance_seats see_day_full',
    },
    {
      id: 'approve-bookings',
      name: 'Approve bookings',
      about: 'Bookings of special rooms, workshops and long stays wait until somebody in charge agrees.',
      why: 'the big hall should not go to a coffee round',
      size: 'S',
      skill: 'approval',
      said: 'approve permission confirm',
      asked:
        'approve_hall_request confirm_special_room reject_long_booking ask_permission_boardroom check_requests_manager grant_weekend_access wait_facility_ok decide_event_space',
    },
    {
      id: 'catering-services',
      name: 'Order catering and services with rooms',
      about: 'Coffee, chairs, a technician or cleaning are ordered together with the room.',
      why: 'a meeting with guests needs coffee and seats ready',
      size: 'M',
      skill: 'order-states',
      said: 'catering coffee setup',
      asked:
        'order_coffee_meeting request_chairs_setup add_lunch_booking ask_technician_room tell_cleaners_desks charge_cost_centre book_projector_along send_kitchen_numbers',
    },
  ],
} satisfies Kind;
