import type { Kind } from '../kind.ts';

export const meetingMinutes = {
  id: 'meeting-minutes',
  title: 'meeting minutes and agendas',
  strong:
    'meeting_minutes take_minutes write_minutes minute_taker minutes_approved approved_minutes draft_minutes circulate_minutes minute_book agenda_item agenda_items agenda_points agenda_meeting agenda_minutes action_items action_points decision_register decided_meeting decided_last agreed_last_meeting promised_meeting meeting_notes notes_meeting protocol_meeting write_protocol board_meeting board_meetings board_pack board_book board_papers committee_meeting council_meeting board_portal quorum matters_arising apologies_absence motion_seconded resolutions_passed written_resolution open_points_meeting topics_meeting point_meeting jour_fixe trustees_meeting 4minitz sherpany boardeffect ibabs meeting_transcript secretary_types',
  weak: 'agenda meeting committee minutes chair secretary motion resolution trustees protocol attendees seconder adjourned council sitting',
  told: 'meeting decided agreed promised discussed agenda topic chair chairwoman secretary absent apologies motion circulate committee council trustees signed points unanimous transcript quorum minutes sitting resolution',
  things: ['meeting', 'agenda item', 'decision', 'action item', 'minutes'],
  people: ['board members', 'secretaries', 'chairs', 'team members', 'guests'],
  field: 'meetings and committee work',
  features: [
    {
      id: 'prepare-agenda',
      name: 'Build the agenda from items',
      about: 'Points stand in order with duration, speaker and aim.',
      why: 'a meeting without an order of points runs over',
      size: 'M',
      said: 'agenda agenda_points order_points',
      asked:
        'build_agenda put_topics_order draft_agenda set_minutes_topic arrange_points_meeting list_topics_evening number_agenda_items give_point_speaker',
    },
    {
      id: 'take-minutes',
      name: 'Take minutes along the agenda',
      about: 'Text, decisions and tasks are written under the item they belong to.',
      why: 'notes without the item lose their meaning within days',
      size: 'M',
      skill: 'minutes',
      said: 'take_minutes protocol write_down',
      asked:
        'write_minutes_agenda take_notes_topic type_discussion record_said_meeting note_discussion_point keep_protocol write_protocol put_discussed_point',
    },
    {
      id: 'assign-action-items',
      name: 'Assign action items with due dates',
      about: 'Each task has one person, a date and the item it came from.',
      why: 'promises made at the table are forgotten at the door',
      size: 'M',
      skill: 'tasks',
      said: 'action_items promised_task to-do',
      asked:
        'assign_action_item give_job_date note_promised_task see_open_tasks create_task_point distribute_tasks_meeting tick_promise mark_task_done',
    },
    {
      id: 'record-decisions',
      name: 'Keep a register of decisions',
      about: 'Decisions are numbered and listed across all meetings with date and wording.',
      why: 'the same question comes up again two years later',
      size: 'S',
      said: 'decision_register decided resolutions',
      asked:
        'keep_decision_register record_decision look_decided list_resolutions number_decisions see_decision_reason find_resolution_year collect_decisions',
    },
    {
      id: 'invite-participants',
      name: 'Invite participants and collect replies',
      about: 'Members get date, place and agenda and answer with yes, no or a deputy.',
      why: 'the chair must know beforehand whether enough will come',
      size: 'S',
      skill: 'events',
      said: 'invite_members reply_invitation',
      asked:
        'invite_members_meeting answer_invitation see_coming_meeting accept_decline_meeting send_invitation_date ask_coming propose_deputy',
    },
    {
      id: 'send-minutes',
      name: 'Send agenda and minutes by email',
      about: 'One press sends them to all participants and those to be informed.',
      why: 'those who were absent have to act on them too',
      size: 'S',
      skill: 'email',
      said: 'circulate_minutes mail_agenda',
      asked:
        'mail_minutes_participants send_agenda_before pass_minutes_round distribute_protocol email_papers send_extract_absent',
    },
    {
      id: 'track-attendance',
      name: 'Record attendance and check the quorum',
      about: 'Present, excused and absent members are noted, with late arrivals.',
      why: 'a decision without enough members can be contested',
      size: 'S',
      said: 'attendance present_absent quorum',
      asked:
        'tick_present_members note_apologies record_absent check_quorum see_quorum keep_attendance count_present warn_quorum_lost',
    },
    {
      id: 'approve-minutes',
      name: 'Approve and sign minutes',
      about: 'Members ask for corrections, then the chair signs and the text is locked.',
      why: 'only minutes that were accepted count as proof',
      size: 'M',
      skill: 'approval',
      said: 'approve_minutes sign_minutes corrections',
      asked:
        'approve_last_minutes sign_protocol_chair reject_wording correct_draft_minutes lock_approved_minutes accept_protocol request_correction',
    },
    {
      id: 'carry-over-open',
      name: 'Carry open items to the next meeting',
      about: 'Unfinished points and tasks stand on the next agenda by themselves.',
      why: 'what was put off must not be lost between two evenings',
      size: 'M',
      said: 'open_points next_agenda unfinished_topics',
      asked:
        'transfer_open_items move_unfinished_topics bring_back_point postpone_topic_next keep_open_points take_open_tasks_next continue_topic',
    },
    {
      id: 'meeting-series',
      name: 'Repeat meetings as a series',
      about: 'Regular meetings share participants, standing items and history.',
      why: 'the same circle meets each month on the same terms',
      size: 'S',
      skill: 'recurring',
      said: 'series regular_meeting jour_fixe',
      asked:
        'repeat_meeting_monthly plan_meetings_year keep_series see_previous_meeting link_meetings_series set_regular_date',
    },
    {
      id: 'attach-papers',
      name: 'Attach papers to agenda items',
      about: 'Reports, offers and slides hang at the point where they are needed.',
      why: 'members should have read them before they sit down',
      size: 'S',
      skill: 'attachments',
      said: 'papers slides documents_item',
      asked:
        'attach_paper_item add_documents_agenda hang_report_point upload_slides read_papers_before show_budget_sheet',
    },
    {
      id: 'agenda-templates',
      name: 'Start agendas from templates',
      about: 'Standing items and texts of each circle are filled in beforehand.',
      why: 'two thirds of the points are the same each time',
      size: 'S',
      skill: 'templates',
      said: 'template standing_items last_agenda',
      asked:
        'use_agenda_template copy_last_agenda start_standard_agenda keep_template_committee prefill_fixed_points save_agenda_pattern',
    },
    {
      id: 'record-votes',
      name: 'Record motions and votes',
      about: 'Wording, proposer, seconder and counts are kept with the item.',
      why: 'a narrow result is the first thing that is asked about',
      size: 'M',
      skill: 'polls',
      said: 'motion votes abstentions',
      asked:
        'count_votes_motion record_proposer note_abstentions vote_motion record_seconder see_voting_result write_yes_votes',
    },
    {
      id: 'remind-actions',
      name: 'Remind people of due action items',
      about: 'Whoever promised something hears of it before and after the date.',
      why: 'nobody likes to chase colleagues',
      size: 'S',
      skill: 'reminders',
      said: 'remind_tasks overdue chase',
      asked:
        'remind_due_task nudge_late_action send_reminder_promise warn_overdue_action chase_open_tasks tell_task_due',
    },
    {
      id: 'submit-topics',
      name: 'Collect topic proposals before meetings',
      about: 'Members hand in points until a deadline, and the chair accepts or puts them off.',
      why: 'points that turn up in the room find nobody prepared',
      size: 'S',
      skill: 'forms',
      said: 'propose_topic hand_in_points',
      asked:
        'hand_topic_before propose_agenda_point suggest_subject_meeting send_request_chair collect_proposals_deadline accept_topic put_forward_subject',
    },
    {
      id: 'search-minutes',
      name: 'Search past minutes and decisions',
      about: 'Words, labels, circle and year lead to the passage.',
      why: 'memories of what was agreed differ',
      size: 'S',
      skill: 'search',
      said: 'search_minutes old_protocols archive',
      asked:
        'search_old_minutes find_discussed_year look_past_protocols find_passage_minutes browse_archive_meetings filter_minutes_label',
    },
    {
      id: 'co-write-live',
      name: 'Write minutes together live',
      about: 'All participants see the text grow and can add or correct.',
      why: 'a wrong word is mended while everybody still remembers',
      size: 'M',
      skill: 'co-editing',
      said: 'write_together live_text',
      asked:
        'write_minutes_together type_same_time see_text_live correct_sentence_meeting follow_writing_screen share_note_taking hand_pen_colleague',
    },
    {
      id: 'restrict-items',
      name: 'Restrict confidential items',
      about: 'Closed points, papers and text are seen only by those entitled.',
      why: 'staff matters and prices are not for guests',
      size: 'M',
      skill: 'roles',
      said: 'confidential closed_session conflict_interest',
      asked:
        'hide_confidential_item close_point_guests keep_staff_matter_secret mark_item_confidential lock_papers_guests limit_item_readers remove_passage_guests',
    },
    {
      id: 'export-board-book',
      name: 'Export board books and minutes as PDF',
      about: 'Agenda, papers and minutes become one file with page numbers and contents.',
      why: 'older members and auditors want it on paper',
      size: 'M',
      skill: 'pdf',
      said: 'board_book pdf print_pack',
      asked:
        'print_board_pack export_minutes_pdf join_papers_file produce_minute_book number_pages_pack download_pack print_protocol',
    },
    {
      id: 'agenda-timer',
      name: 'Time agenda items',
      about: 'A clock shows what is left of the planned time for each point.',
      why: 'the first point eats the time of the last',
      size: 'S',
      skill: 'timer',
      said: 'clock time_limit running_over',
      asked:
        'time_agenda_item show_clock_topic stop_talk_long see_minutes_left warn_running_late measure_topic_time limit_speaking_time',
    },
    {
      id: 'transcribe-recordings',
      name: 'Transcribe and summarise recordings',
      about: 'Sound becomes text with speakers, and a draft of the minutes.',
      why: 'whoever writes cannot take part in the talk',
      size: 'L',
      skill: 'transcripts',
      said: 'recording transcript summary',
      asked:
        'record_meeting_sound transcribe_talk turn_recording_text summarise_talk recognise_speakers draft_protocol_recording write_summary_automatically',
    },
    {
      id: 'calendar-sync',
      name: 'Synchronise meetings with calendars',
      about: "Dates, changes and links appear in each participant's calendar.",
      why: 'a moved date is noticed only where people look anyway',
      size: 'S',
      skill: 'calendar-sync',
      said: 'calendar ics outlook',
      asked:
        'put_meeting_calendar sync_outlook_meeting send_ics subscribe_meeting_calendar update_calendar_moved see_dates_calendar',
    },
  ],
} satisfies Kind;
