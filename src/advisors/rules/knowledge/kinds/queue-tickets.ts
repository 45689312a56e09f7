import type { Kind } from '../kind.ts';

export const queueTickets = {
  id: 'queue-tickets',
  title: 'queue tickets and waiting rooms',
  strong:
    'queue_management queue_tickets queueing_system take_number take_ticket ticket_number number_called call_next next_number numbers_screen waiting_number waiting_room waiting_line waiting_lines waiting_queue virtual_queue qmatic qminder waitwhile skiplino qless novosga ticket_dispenser ticket_kiosk ticket_printer service_counter counter_clerk counters_called which_counter call_patients call_customers people_ahead place_in_line place_line wait_outside stand_line queue_office queue_surgery number_printed number_board display_board citizens_office now_serving turn_comes loudspeaker_number jump_queue pull_number',
  weak: 'queue ticket counter wait patient visitor screen kiosk surgery clerk reception',
  told: 'wait waiting queue counter patients ticket doctor chairs reception loudspeaker citizens desk crowd shout appointment monitor staff pharmacy',
  things: ['ticket', 'queue', 'counter', 'service'],
  people: ['visitors', 'clerks', 'patients', 'receptionists', 'managers'],
  field: 'visitor flow and service counters',
  features: [
    {
      id: 'issue-tickets',
      name: 'Issue numbered tickets at a kiosk',
      about: 'Visitors touch a service and get a number, on paper or screen.',
      why: 'standing in line tires people',
      size: 'M',
      said: 'ticket number kiosk',
      asked:
        'issue_numbers_kiosk take_number_machine print_ticket_number draw_ticket_entrance give_waiting_number pull_number_arrival print_paper_number',
    },
    {
      id: 'call-next',
      name: 'Call the next visitor to a counter',
      why: 'clerks should not walk to the hall',
      about: 'One press calls the next number, repeats the call or marks it as served.',
      size: 'M',
      said: 'call next',
      asked:
        'call_next_visitor press_button_next call_patient_room repeat_call_number bring_next_person take_next_ticket shout_next_name',
    },
    {
      id: 'show-display',
      name: 'Show called numbers on a display',
      about: 'Number, counter and the last calls stand on a big screen.',
      why: 'everybody must see it from the last chair',
      size: 'M',
      skill: 'live',
      said: 'display screen board',
      asked:
        'show_number_screen display_called_numbers see_counter_monitor show_last_calls put_numbers_television view_board_hall',
    },
    {
      id: 'announce-voice',
      name: 'Announce calls by voice and chime',
      about: 'Number and counter are spoken in the chosen languages.',
      why: 'not everybody looks up or sees',
      size: 'S',
      said: 'voice chime loudspeaker',
      asked:
        'announce_number_loudspeaker speak_number_counter ring_chime_call hear_number_called read_number_aloud play_gong_call',
    },
    {
      id: 'manage-services-queues',
      name: 'Set up services and queues',
      about: 'Each concern has its letter, hours and usual length.',
      why: 'a passport takes longer than a stamp',
      size: 'M',
      said: 'services queues kinds',
      asked:
        'set_services_queue separate_queue_concern choose_reason_visit add_service_letter sort_people_concern define_service_hours split_lines_blood',
    },
    {
      id: 'assign-counters',
      name: 'Assign services to counters and clerks',
      about: 'Who serves which queues in which order is set per counter.',
      why: 'not every clerk may do everything',
      size: 'M',
      said: 'counters clerks rooms',
      asked:
        'assign_counter_services open_second_counter close_counter_lunch set_clerk_queues log_counter_morning choose_desk_clerk tell_room_doctor',
    },
    {
      id: 'show-waiting-time',
      name: 'Estimate waiting times and place in line',
      about: 'How many are ahead and how long it may take is shown.',
      why: 'people endure what they know',
      size: 'M',
      skill: 'prediction',
      said: 'waiting_time people_ahead',
      asked:
        'show_waiting_time see_people_ahead estimate_minutes_turn tell_place_line tell_turn_comes calculate_wait_minutes see_line_long',
    },
    {
      id: 'join-by-phone',
      name: 'Join the queue by phone or code',
      about: 'A code at the door or the website draws a ticket without an app.',
      why: 'some visitors prefer their own phone to paper and kiosk',
      size: 'M',
      skill: 'no-login',
      said: 'qr_code join_online',
      asked:
        'join_queue_phone scan_code_door draw_number_home enter_line_online sign_queue_website follow_place_mobile hold_ticket_phone',
    },
    {
      id: 'notify-turn',
      name: 'Notify visitors before their turn',
      why: 'they may wait outside or have a coffee',
      about: 'A text message comes when only a few numbers are left ahead.',
      size: 'S',
      skill: 'sms',
      said: 'sms notify wait_outside',
      asked:
        'notify_turn_soon text_patient_turn send_sms_before tell_come_back message_visitors_ahead call_people_outside buzz_pager_turn',
    },
    {
      id: 'transfer-tickets',
      name: 'Transfer visitors to another queue',
      about: 'The ticket goes along with its note and place.',
      why: 'nobody wants to begin at the end again',
      size: 'S',
      said: 'transfer forward',
      asked:
        'transfer_visitor_counter forward_patient_xray send_ticket_cashier move_person_queue pass_customer_colleague return_patient_doctor',
    },
    {
      id: 'prioritise-visitors',
      name: 'Give priority to certain visitors',
      about: 'Emergencies, pregnant and disabled people come earlier by rule.',
      why: 'some visitors cannot stand or wait as long as others',
      size: 'S',
      said: 'priority emergency',
      asked:
        'prioritise_emergency_patient put_pregnant_first put_disabled_ahead move_child_front set_priority_rule bring_urgent_forward mix_appointments_walkins',
    },
    {
      id: 'handle-no-shows',
      name: 'Skip, hold and recall tickets',
      why: 'some are just at the toilet',
      about: 'A number whose visitor does not come is passed over and can be called again.',
      size: 'S',
      said: 'no_show skip recall',
      asked:
        'skip_absent_number recall_missed_ticket hold_ticket_minutes mark_visitor_absent call_again_missing remove_gone_people put_back_queue',
    },
    {
      id: 'check-in-appointments',
      name: 'Check in visitors with appointments',
      about: 'Booked ones and walk-ins stand in one line by rule.',
      why: 'two lists at one counter make quarrels',
      size: 'M',
      skill: 'check-in',
      said: 'appointments check_in',
      asked:
        'check_booked_arrivals confirm_arrival_screen mix_booked_walkins book_slot_online scan_appointment_code register_arrival_reception see_booked_patients',
    },
    {
      id: 'show-statistics',
      name: 'Report waiting and service times',
      about: 'Waiting and service times come by hour, service and clerk, with their peaks.',
      why: 'staff are planned by measured peaks and not by complaints',
      size: 'M',
      skill: 'reports',
      said: 'statistics reports',
      asked:
        'report_waiting_times see_busy_hours count_visitors_day measure_service_time compare_counters_served list_people_served see_average_wait',
    },
    {
      id: 'watch-live',
      name: 'Watch the queues live',
      about: 'Managers see who waits how long and where it is stuck.',
      why: 'a second counter must open before visitors complain',
      size: 'M',
      skill: 'dashboard',
      said: 'dashboard overview',
      asked:
        'watch_queues_live see_people_waiting monitor_counters_now show_waiting_office warn_line_long alert_wait_long view_hall_overview',
    },
    {
      id: 'print-tickets',
      name: 'Design and print tickets',
      about: 'Logo, number, time and hints come out of a thermal printer.',
      why: 'paper is understood by everybody',
      size: 'S',
      said: 'thermal_printer paper',
      asked:
        'print_paper_slip design_ticket_logo use_receipt_printer write_hint_ticket print_code_slip change_ticket_text',
    },
    {
      id: 'collect-feedback',
      name: 'Collect feedback after the visit',
      why: 'only the angry write letters',
      about: 'Visitors press a smiley at the counter or answer on the phone.',
      size: 'S',
      skill: 'ratings',
      said: 'feedback smiley',
      asked:
        'collect_feedback_visit press_smiley_counter rate_service_clerk ask_visitors_satisfied send_survey_after hear_people_opinion',
    },
    {
      id: 'show-media',
      name: 'Show notices and films on the display',
      about: 'News, prices and films run beside the numbers.',
      why: 'waiting is shorter with something to look at',
      size: 'S',
      said: 'films notices advert',
      asked:
        'show_films_screen play_video_waiting display_notices_hall show_news_patients put_adverts_screen show_weather_screen',
    },
    {
      id: 'manage-branches',
      name: 'Manage branches and halls',
      about: 'Each place has its services and screens, and all are seen together.',
      why: 'a town has more than one office',
      size: 'M',
      said: 'branches locations',
      asked:
        'manage_branches_town add_second_location see_offices_together compare_branches_waiting set_place_services choose_less_crowded',
    },
    {
      id: 'close-queues',
      name: 'Set opening hours and limits',
      about: 'Tickets stop when the day is full or the door closes.',
      why: 'nobody should wait in vain',
      size: 'S',
      said: 'limit opening_hours',
      asked:
        'limit_tickets_day stop_numbers_evening close_queue_full reset_numbers_morning set_opening_hours stop_tickets_full pause_queue_lunch',
    },
    {
      id: 'protect-names',
      name: 'Call without showing names',
      about: 'Numbers or initials stand on the screen, and data are wiped at night.',
      why: 'the hall need not know who sits there',
      size: 'S',
      said: 'privacy names',
      asked:
        'hide_patient_names call_number_instead delete_data_night show_initials_screen keep_name_private prevent_neighbours_hearing',
    },
    {
      id: 'note-visitor-data',
      name: 'Record names and reasons at entry',
      about: 'Reception or kiosk asks for name and reason and passes them to the clerk.',
      why: 'the clerk can have the file ready',
      size: 'S',
      skill: 'forms',
      said: 'reception reason',
      asked:
        'record_name_reason write_patient_entry ask_visitor_concern type_customer_note see_reason_before add_note_ticket enter_phone_visitor',
    },
    {
      id: 'offer-languages',
      name: 'Offer the kiosk in several languages',
      about: "Touch, print and voice follow the visitor's choice, with large type.",
      why: 'many visitors do not yet speak the language of the office',
      size: 'S',
      skill: 'languages',
      said: 'languages large_type',
      asked:
        'offer_languages_kiosk choose_language_screen read_turkish_ticket show_big_letters support_blind_visitors use_wheelchair_kiosk announce_arabic_number',
    },
    {
      id: 'connect-api',
      name: 'Connect other systems through an API',
      about: 'Practice and booking programs add visitors and hear of calls.',
      why: 'nobody types a patient twice',
      size: 'M',
      skill: 'api',
      said: 'api integration',
      asked:
        'connect_practice_software send_visitor_system use_api_tickets link_booking_calendar embed_waiting_website read_data_program',
    },
    {
      id: 'set-roles',
      name: 'Set roles for clerks and managers',
      about: 'Clerks call, reception adds, managers see figures.',
      why: 'not all may change the order',
      size: 'S',
      skill: 'roles',
      said: 'roles users',
      asked: 'set_clerk_roles limit_manager_figures give_reception_access restrict_settings_admin create_user_counter',
    },
  ],
} satisfies Kind;
