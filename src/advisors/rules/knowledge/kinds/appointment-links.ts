import type { Kind } from '../kind.ts';

export const appointmentLinks = {
  id: 'appointment-links',
  title: 'appointment scheduling by link',
  strong:
    'calendly cal_com easy_appointments easyappointments savvycal doodle_booking scheduling_link booking_link link_pick_time pick_time_link choose_slot_link pick_free_slot link_free_times send_link_meeting free_times_page free_times_calendar book_meeting_link book_call_link book_thirty_minutes emails_back_forth_date back_forth_find_time find_time_meet meeting_link_signature round_robin_meetings free_slots_calendar slots_google_calendar appointment_link appointment_self_booking office_hours_link book_slot_themselves intro_call discovery_call double-booked_calls meeting_scheduler people_pick_time calendar_conflicts_booking link_signature take_free_hour people_grab_slot',
  weak: 'appointment meeting slot availability calendar schedule link reschedule zone zoom outlook consultation guest',
  told: 'appointment meeting slot calendar zoom google outlook reschedule zone consultation interview availability slots invitee rebook timezone zones',
  things: ['appointment', 'event type', 'time slot', 'booking page'],
  people: ['hosts', 'guests', 'team members', 'consultants'],
  field: 'appointment scheduling',
  features: [
    {
      id: 'offer-event-types',
      name: 'Offer event types with duration',
      why: 'a short talk and a long session need different gaps',
      about: 'Intro call, consultation or visit are offered, each with its own length, place and text.',
      size: 'M',
      said: 'event_type duration kinds_meeting',
      asked:
        'offer_event_types set_meeting_length create_fifteen_minute choose_short_long define_consultation_hour list_appointment_kinds pick_service_duration',
    },
    {
      id: 'publish-booking-page',
      name: 'Publish a personal booking page',
      about: 'An address shows the free times and anybody can take one without an account.',
      why: 'asking for dates by mail takes days',
      size: 'M',
      skill: 'public-pages',
      said: 'booking_page link pick_time',
      asked:
        'publish_booking_page send_link_pick share_free_times choose_slot_online book_time_directly put_link_signature show_open_slots open_page_anybody',
    },
    {
      id: 'set-availability-hours',
      name: 'Set weekly availability hours',
      about: 'Hosts set bookable hours per weekday in several plans and assign them to event types.',
      why: 'a free hour in the calendar is not always meant for guests',
      size: 'S',
      said: 'availability weekly_hours working_hours',
      asked:
        'set_availability_hours define_working_days permit_tuesday_mornings block_lunch_break open_thursday_afternoon limit_evening_slots mark_hours_bookable',
    },
    {
      id: 'check-calendar-conflicts',
      name: 'Check calendars for conflicts',
      about: 'Google, Outlook, CalDAV and others are read so busy times are not offered.',
      why: 'a private dentist date blocks as well',
      size: 'M',
      skill: 'calendar-sync',
      said: 'google_calendar outlook conflict busy',
      asked:
        'check_calendar_conflicts read_google_calendar hide_busy_times prevent_double_booking connect_outlook_calendar check_private_appointments look_four_calendars prevent_clash',
    },
    {
      id: 'add-bookings-calendars',
      name: 'Add bookings to connected calendars',
      about: 'A booked time appears at once in the chosen calendar and follows changes.',
      why: 'nobody wants a second diary',
      size: 'S',
      skill: 'calendar-sync',
      said: 'diary_automatically appears_calendar',
      asked:
        'add_booking_calendar put_appointment_outlook see_bookings_phone write_google_event enter_diary_automatically update_moved_event land_meeting_agenda',
    },
    {
      id: 'send-confirmations',
      name: 'Send confirmations with calendar invitation',
      about: 'Both sides get an email with time, place and file for the calendar.',
      why: 'what is in writing is not mixed up',
      size: 'S',
      skill: 'email',
      said: 'confirmation email_booked ics',
      asked:
        'send_confirmation_mail mail_appointment_details confirm_time_place send_calendar_invitation tell_host_booked receive_booking_email attach_ics',
    },
    {
      id: 'send-guest-reminders',
      name: 'Remind guests before appointments',
      why: 'forgotten talks cost an empty hour',
      about: 'Guests are reminded by email or text message, hours or days ahead.',
      size: 'S',
      skill: 'reminders',
      said: 'reminder text_message no-show',
      asked:
        'remind_guest_before send_sms_day text_client_hour warn_appointment_tomorrow nudge_forgetful_people mail_reminder_morning prevent_no-shows',
    },
    {
      id: 'let-guests-reschedule',
      name: 'Let guests reschedule and cancel',
      about: 'A link in the mail moves or drops the date within set limits.',
      why: 'plans change and calls disturb',
      size: 'S',
      said: 'reschedule cancel move_appointment',
      asked:
        'reschedule_appointment_themselves cancel_booking_link move_meeting_friday change_time_guest choose_later_slot release_cancelled_slot postpone_call',
    },
    {
      id: 'show-guest-time-zone',
      name: "Show times in the guest's time zone",
      about: "Slots are converted by the guest's place and summer time.",
      why: 'an hour off is a meeting missed',
      size: 'S',
      skill: 'time-zones',
      said: 'time_zone abroad local_time',
      asked:
        'show_local_time convert_time_zone see_slots_new-york detect_guest_zone handle_summer_time mix_up_hours calculate_time_abroad',
    },
    {
      id: 'create-video-links',
      name: 'Create video meeting links',
      about: 'Zoom, Meet, Teams or Jitsi rooms are made for each booking.',
      why: 'no link means a hunt five minutes before',
      size: 'S',
      skill: 'calls',
      said: 'zoom video_link teams jitsi',
      asked:
        'create_zoom_link add_video_room open_meet_booking send_teams_address generate_jitsi_meeting choose_phone_video place_call_link',
    },
    {
      id: 'ask-booking-questions',
      name: 'Ask questions on booking',
      why: 'a prepared host needs ten minutes less',
      about: 'Guests answer questions such as topic, phone number or file before the time is fixed.',
      size: 'S',
      skill: 'forms',
      said: 'questions form topic',
      asked:
        'ask_topic_booking add_question_form collect_phone_number request_reason_meeting fill_short_form learn_subject_before require_company_name upload_document_booking',
    },
    {
      id: 'add-buffer-times',
      name: 'Add buffers between appointments',
      about: 'Minutes before and after stay free for travel or notes.',
      why: 'talks overrun and people need air',
      size: 'S',
      said: 'buffer pause_between breathing_space',
      asked:
        'add_buffer_minutes leave_gap_meetings keep_travel_time plan_break_between stop_back-to-back block_minutes_afterwards',
    },
    {
      id: 'limit-notice-bookings',
      name: 'Limit notice and bookings per day',
      why: 'nobody wants a guest in ten minutes',
      about: 'Hosts set the earliest notice, how far ahead guests may book and how many per day.',
      size: 'S',
      said: 'notice limit_day far_ahead',
      asked:
        'limit_bookings_day set_minimum_notice stop_last-minute_booking permit_three_daily restrict_weeks_ahead forbid_same_day reduce_calls_week',
    },
    {
      id: 'distribute-round-robin',
      name: 'Distribute bookings among team members',
      about: 'Bookings go to team members in turn, by weight or to whoever is free first.',
      why: 'no team member should get all the appointments',
      size: 'M',
      said: 'round_robin team whoever_free',
      asked:
        'distribute_meetings_team assign_free_colleague rotate_sales_calls share_appointments_evenly give_next_consultant balance_interviews book_anybody_free',
    },
    {
      id: 'embed-booking-website',
      name: 'Embed booking in websites',
      why: 'visitors leave when sent elsewhere',
      about: 'The booking page appears as frame, pop-up or button on an existing page.',
      size: 'S',
      said: 'embed website button widget',
      asked:
        'embed_booking_website put_button_homepage show_widget_site insert_calendar_wordpress open_pop-up_booking add_slots_blog',
    },
    {
      id: 'override-dates-absences',
      name: 'Override dates and mark absences',
      about: 'Single dates get other hours or none, and a stand-in takes bookings during an absence.',
      why: 'holidays and trips break the weekly plan',
      size: 'S',
      said: 'holiday out-of-office exception',
      asked:
        'change_single_date block_holiday_weeks mark_absence close_bridge_day add_extra_saturday forward_stand-in set_out-of-office',
    },
    {
      id: 'offer-group-seats',
      name: 'Offer group events with seats',
      about: 'Several guests take the same time until the seats are gone.',
      why: 'the same talk need not be held ten times',
      size: 'M',
      said: 'group seats webinar',
      asked:
        'offer_group_seats book_workshop_place limit_participants_slot share_same_slot hold_open_session count_seats_left fill_class_time',
    },
    {
      id: 'find-common-host-times',
      name: 'Offer times when all hosts are free',
      about: 'Only gaps common to two or more hosts appear.',
      why: 'an interview panel needs all of its members',
      size: 'M',
      said: 'collective common_gap panel',
      asked:
        'find_common_time combine_colleagues_calendars offer_shared_gap match_panel_gaps include_second_host meet_two_interviewers require_three_hosts',
    },
    {
      id: 'take-booking-payments',
      name: 'Take payments on booking',
      about: 'Guests pay by card or PayPal before the time is confirmed, and cancellations are refunded.',
      why: 'guests keep an appointment that they have paid for',
      size: 'M',
      skill: 'payments',
      said: 'payment pay_before stripe deposit',
      asked:
        'take_payment_booking charge_consultation_fee pay_card_before collect_deposit require_prepayment refund_cancelled_session use_stripe',
    },
    {
      id: 'approve-booking-requests',
      name: 'Approve booking requests',
      about: 'The time is held until the host says yes or no.',
      why: 'not every stranger gets an hour',
      size: 'S',
      skill: 'approval',
      said: 'approve request accept_decline',
      asked:
        'approve_request accept_decline_booking confirm_manually hold_slot_decision refuse_stranger review_booking_first propose_later_hour',
    },
    {
      id: 'route-by-answers',
      name: 'Route guests by form answers',
      about: 'A few questions lead to the right person, kind or page.',
      why: "the wrong expert wastes two people's time",
      size: 'M',
      skill: 'form-builder',
      said: 'routing right_person qualify',
      asked:
        'route_guest_answers send_right_expert ask_problem_first qualify_leads filter_unsuitable direct_language_speaker assign_region_adviser',
    },
    {
      id: 'create-single-use-links',
      name: 'Create single-use links',
      about: 'An address for one guest that dies after booking or on a date.',
      why: 'a private hour should not make the rounds',
      size: 'S',
      skill: 'share-link',
      said: 'one-off_link private_link hidden',
      asked:
        'create_single-use_link send_private_link expire_used_link hide_special_event invite_vip_slot offer_chosen_times stop_link_forwarded',
    },
    {
      id: 'book-recurring-appointments',
      name: 'Book recurring appointments',
      why: 'coaching and therapy come in series',
      about: 'The same time is booked each week or month for a set number of times.',
      size: 'S',
      skill: 'recurring',
      said: 'recurring weekly_session series',
      asked:
        'book_recurring_session repeat_weekly_slot reserve_series_dates plan_ten_sessions schedule_fortnightly_call keep_same_hour',
    },
    {
      id: 'report-bookings',
      name: 'Report bookings and no-shows',
      why: 'links that nobody uses can go',
      about: 'Bookings are counted by kind, host and month, with cancellations and absent guests.',
      size: 'S',
      skill: 'reports',
      said: 'statistics no-show insights',
      asked:
        'report_bookings_month count_no-shows see_popular_times compare_hosts_meetings mark_guest_absent show_cancellation_rate export_appointment_figures',
    },
    {
      id: 'brand-booking-pages',
      name: 'Brand booking pages',
      why: 'guests should see whom they meet',
      about: 'Booking pages carry the logo, colours, languages and domain of the host.',
      size: 'S',
      said: 'logo colours domain',
      asked:
        'design_booking_page add_logo_page change_colours use_domain remove_provider_name show_host_photo translate_page_guests',
    },
    {
      id: 'connect-webhooks-api',
      name: 'Connect programs by webhooks and API',
      about: 'Bookings flow into CRM, chat or sheets and can be made by scripts.',
      why: 'leads should not be typed again',
      size: 'M',
      skill: 'webhooks',
      said: 'api webhook crm zapier',
      asked:
        'connect_crm_booking send_webhook pass_booking_sheet use_zapier create_booking_api post_slack_booked push_contact_hubspot',
    },
  ],
} satisfies Kind;
