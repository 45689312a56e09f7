import type { Kind } from '../kind.ts';

export const legislationTracking = {
  id: 'legislation-tracking',
  title: 'trackers of bills and votes',
  strong:
    'parliament legislature lawmakers legislators senators plenary hansard openstates govtrack theyworkforyou legiscan abgeordnetenwatch oparl councilmatic bill_tracker legislation_tracking follow_bills bills_laws bill_introduced draft_law draft_bill law_amendment amendments_bill bill_committee second_reading third_reading roll_call voting_record voted_yes_no councillor_voted politicians_voted councillors_voted members_voted voted_against_law council_votes council_motions council_motion council_agenda council_decided city_council_votes committee_hearings hearing_bill bill_passed law_passed bill_number co_sponsors party_line public_affairs_bills members_parliament state_house',
  weak: 'bill amendment motion senate councillor statute lobbying sponsor mandate faction legislative plenum veto gazette constituency politician',
  told: 'law laws bill politician politicians mp mps deputy deputies councillor councillors senate constituency voted votes abstained passed rejected reading amendment sponsor hearing debate speech faction party ministry lobby session sitting',
  things: ['bill', 'vote', 'committee', 'motion', 'sitting'],
  people: ['citizens', 'policy officers', 'journalists', 'council members'],
  field: 'parliamentary and legislative work',
  features: [
    {
      id: 'search-bills-number-words',
      name: 'Search bills by number and words',
      about: 'One field finds title, number and full text of every bill.',
      why: 'nobody knows in which paper a matter is hidden',
      size: 'M',
      skill: 'search',
      said: 'search_bills find_bill bill_number',
      asked:
        'search_bills_word find_bill_number look_law_word find_old_motion search_council_papers type_number_law find_paragraph_law search_parliament_papers',
    },
    {
      id: 'show-bill-stage-history',
      name: "Show each bill's stage and history",
      about: 'Every step from introduction to the signature stands in one line of time.',
      why: 'a bill that sleeps looks like one that is about to pass',
      size: 'M',
      skill: 'history',
      said: 'bill_stage bill_status law_passed',
      asked:
        'see_stage_bill show_bill_stands check_bill_passed see_law_stuck see_reading_next show_steps_law track_bill_progress see_law_force',
    },
    {
      id: 'follow-bills-alerts',
      name: 'Follow bills and get alerts',
      about: 'Whoever follows a bill hears of each new step by email.',
      why: 'the decisive step often comes without notice',
      size: 'M',
      skill: 'notifications',
      said: 'follow_bill alert_bill bill_moves',
      asked:
        'follow_bill tell_bill_moves mail_bill_changes warn_law_moves notify_bill_step subscribe_bill ping_law_passed tell_motion_decided',
    },
    {
      id: 'show-member-votes',
      name: 'Show how each member voted',
      about: 'A roll call shows yes, no, abstained and absent by name and party.',
      why: 'people want to know what was done in their name',
      size: 'M',
      said: 'roll_call councillor_voted voted_name',
      asked:
        'see_voted_yes show_votes_name see_councillor_voted list_voted_against show_party_votes see_abstained check_mp_voted record_roll_call',
    },
    {
      id: 'show-member-profiles',
      name: 'Show profiles of members',
      about: 'Party, district, offices, committees and contact stand on one page.',
      why: 'a name on a ballot says little about the work',
      size: 'S',
      skill: 'profiles',
      said: 'members_page politician_profile',
      asked:
        'show_mp_page see_politician_profile look_councillor_work show_district_party see_member_offices look_deputy list_councillors show_photo_senator',
    },
    {
      id: 'find-representatives-address',
      name: 'Find representatives by address',
      about: 'A street or postcode leads to the members of that district.',
      why: 'hardly anybody knows who sits there for their street',
      size: 'M',
      skill: 'map',
      said: 'find_representative postcode_mp represents_district',
      asked:
        'find_mp_postcode type_address_representative find_street_councillor look_represents_street look_district_address enter_zip_senator see_constituency_map find_local_deputy',
    },
    {
      id: 'read-bill-texts-versions',
      name: 'Show bill texts in every version',
      about: 'Introduced, amended and enacted texts are kept beside each other.',
      why: 'a link to the newest paper hides what stood there before',
      size: 'M',
      skill: 'versions',
      said: 'full_text text_versions wording_bill',
      asked:
        'read_full_text read_bill_text open_wording_law keep_old_wording see_bill_version read_draft_law read_amended_text show_original_draft',
    },
    {
      id: 'alert-saved-searches',
      name: 'Alert on new matches of searches',
      about: 'A saved search sends a mail when a new bill or speech contains the words.',
      why: 'a new bill cannot be followed before one knows of it',
      size: 'M',
      skill: 'notifications',
      said: 'keyword_alert saved_search word_appears',
      asked:
        'watch_keyword tell_bill_introduced save_search_words mail_word_appears alert_term_bill notify_topic_mentioned keep_search_words warn_draft_appears',
    },
    {
      id: 'list-sponsors',
      name: 'List sponsors and co-sponsors',
      about: 'Each bill names who brought it in and who joined later.',
      why: 'sponsors show whether a bill has a chance',
      size: 'S',
      said: 'sponsors introduced_bill',
      asked:
        'see_sponsors_bill name_introduced_bill list_cosponsors see_behind_law show_author_motion see_joined_bill show_bills_member name_signers_bill',
    },
    {
      id: 'list-committees',
      name: 'List committees, members and referrals',
      about: 'A committee page shows who sits there and which bills lie there.',
      why: 'most bills live or die in committee',
      size: 'S',
      said: 'committee_members sits_committee',
      asked:
        'see_committee_members list_committees find_chair_committee see_bills_committee show_sits_committee find_committee_bill show_chair see_committee_handles',
    },
    {
      id: 'show-sittings-calendar',
      name: 'Show hearings and sittings in a calendar',
      about: 'Dates with place, bills and deadline for statements.',
      why: 'a hearing is often set a few days ahead',
      size: 'M',
      skill: 'calendar',
      said: 'hearing_date sitting_calendar',
      asked:
        'see_hearing_date show_sitting_calendar tell_hearing_set see_debated_tomorrow list_council_dates put_hearing_calendar see_session_days watch_hearing_moved',
    },
    {
      id: 'browse-bills-topic',
      name: 'Browse bills by topic',
      about: 'Subjects such as housing or health gather bills, motions and votes.',
      why: 'people come with a concern, not with a number',
      size: 'S',
      skill: 'categories',
      said: 'topics_bills by_subject',
      asked:
        'browse_topic sort_bills_subject see_bills_housing pick_subject_law group_laws_theme choose_subjects list_bills_farming filter_bills_area',
    },
    {
      id: 'show-agendas-papers',
      name: 'Show meeting agendas with their papers',
      about: 'Each item carries its paper, annexes, minutes and decision.',
      why: 'council papers are scattered over hundreds of files',
      size: 'M',
      skill: 'minutes',
      said: 'agenda_papers council_agenda minutes_council',
      asked:
        'see_council_agenda open_agenda_paper read_council_minutes show_items_sitting find_paper_item see_decision_item download_annex_motion list_agenda_items',
    },
    {
      id: 'keep-bill-lists-positions',
      name: 'Keep bill lists with positions',
      about: 'A group marks each bill as support, oppose or watch, with priority and note.',
      why: 'an association follows two hundred bills and fights for ten',
      size: 'M',
      skill: 'favourites',
      said: 'watchlist support_oppose our_position',
      asked:
        'mark_support_oppose keep_bill_list set_priority_bill note_position_bill rate_bill_important list_bills_follow write_stance_bill highlight_bills_danger',
    },
    {
      id: 'compare-bill-versions',
      name: 'Compare bill versions word by word',
      about: 'Struck and added words are marked between two texts.',
      why: 'one word in a late amendment changes everything',
      size: 'L',
      skill: 'versions',
      said: 'compare_versions changed_wording amended_words',
      asked:
        'compare_versions_bill see_words_changed mark_changed_paragraph spot_added_sentence show_difference_drafts highlight_struck_words compare_law_draft see_amendment_changes',
    },
    {
      id: 'search-debates-speeches',
      name: 'Search debates and speeches',
      about: 'Transcripts are cut by speaker and can be linked to the sentence.',
      why: 'what was promised in the debate is remembered differently later',
      size: 'L',
      skill: 'transcripts',
      said: 'speeches debates said_parliament',
      asked:
        'search_speeches read_debate find_speaker_said quote_speech see_promised_debate link_sentence_speech count_word_debates listen_debate_bill',
    },
    {
      id: 'import-official-sources',
      name: 'Import data from official sources daily',
      about: 'Bills, votes and papers are fetched from the sites of parliaments and councils.',
      why: 'nobody copies four hundred papers a week',
      size: 'L',
      skill: 'import-web',
      said: 'fetch_parliament_site official_source',
      asked:
        'fetch_parliament_site pull_council_papers scrape_official_site load_votes_daily copy_bills_automatically collect_council_documents import_official_data update_bills_night',
    },
    {
      id: 'summarise-bills-plainly',
      name: 'Summarise bills in plain words',
      about: 'A short text says what changes for whom, with a link to the paragraph.',
      why: 'forty pages of paragraphs are read by nobody',
      size: 'M',
      said: 'plain_words summary_bill explain_law',
      asked:
        'explain_law_plain summarise_bill say_law_means shorten_bill_text write_summary_law understand_bill translate_legal_language explain_changes_people',
    },
    {
      id: 'compare-voting-records',
      name: 'Compare voting records of members',
      about: 'Agreement between members and parties, attendance and votes against the own party.',
      why: 'a record of years says more than one vote',
      size: 'M',
      skill: 'statistics',
      said: 'voting_record party_line attendance',
      asked:
        'compare_voting_records see_votes_together count_absences show_against_party measure_attendance rank_agreement_parties count_votes_missed compare_two_politicians',
    },
    {
      id: 'write-bill-reports',
      name: 'Send reports on followed bills',
      about: 'A list with stage, position and next date goes out as PDF or email.',
      why: 'the board wants one page before its meeting',
      size: 'M',
      skill: 'reports',
      said: 'bill_report report_members',
      asked:
        'send_bill_report print_bills_overview report_board_bills mail_members_bills write_report_session export_followed_bills write_monthly_update give_clients_overview',
    },
    {
      id: 'contact-representatives',
      name: 'Write to representatives from a bill',
      about: 'A letter goes to the members who decide on this bill.',
      why: 'outrage without an address goes nowhere',
      size: 'M',
      skill: 'email',
      said: 'write_representative ask_politician contact_mp',
      asked:
        'write_mp ask_politician_question send_letter_councillor mail_committee_members contact_deputy call_representative tell_senator_opinion answer_citizens_question',
    },
    {
      id: 'offer-api-bulk-data',
      name: 'Offer an API and bulk downloads',
      about: 'Bills, votes and members can be taken out as JSON and CSV.',
      why: 'research and newsrooms count with their own tools',
      size: 'M',
      skill: 'api',
      said: 'api bulk_data csv_votes',
      asked:
        'download_votes_csv offer_api_bills open_raw_data connect_program_votes reuse_bill_data load_spreadsheet_votes export_members_data feed_newsroom_data',
    },
  ],
} satisfies Kind;
