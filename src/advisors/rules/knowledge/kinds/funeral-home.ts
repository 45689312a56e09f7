import type { Kind } from '../kind.ts';

export const funeralHome = {
  id: 'funeral-home',
  title: 'funeral homes',
  strong:
    'funeral_home funeral_director undertaker mortician mortuary_staff embalming decedent coffin casket hearse crematorium obituary pallbearers mourners condolences funeral_arrangements funeral_paperwork funeral_case funeral_price funeral_cost funeral_invoice funeral_plan prepaid_funeral funeral_family funeral_staff funeral_business funerals_week funerals_month deceased_family deceased_relatives deceased_papers bereaved_family grieving_family grieving_widow kin_sign burial_cremation burial_clothes cremation_form cremation_papers cremation_authorisation cremation_permit chapel_rest chapel_viewing death_notice memorial_page tribute_page ashes_family ashes_hand ashes_urn ashes_collect collect_body body_hospital bodies_fridge bodies_cooler dies_night somebody_dies burial_priest cemetery_priest grave_cemetery burying_dead bury_people wash_dead wreaths_farewell relatives_ceremony farewell_ceremony urn_coffins burial_papers hospital_fridge mourners_chapel',
  weak: 'funeral deceased burial ashes urn grave cemetery chapel cremation death dies died mortuary bereaved widow kin mourning wreath ceremony viewing hymn organist candle flowers priest embalm fridge notice farewell relatives',
  told: 'family died paper forms doctor town hall priest flowers chapel cemetery burial widow relatives daughter son price music newspaper notice ashes hospital carry hearse coffin phone night signature photographs ring viewing clothes whiteboard envelope folder',
  things: ['case', 'funeral', 'arrangement', 'ceremony', 'obituary'],
  people: ['funeral directors', 'families', 'relatives', 'staff'],
  field: 'funeral care',
  features: [
    {
      id: 'keep-case-files',
      name: 'Keep a file per case',
      about: 'The deceased, the relatives, the wishes and every step stand together in one file.',
      why: 'a colleague who picks up the phone knows nothing of what was agreed',
      size: 'M',
      skill: 'catalogue',
      said: 'case_file deceased_record case_record',
      asked:
        'open_file_deceased keep_case look_case find_deceased gather_details_deceased enter_dead_person see_everything_family store_kin write_relatives create_case search_earlier_case number_case',
    },
    {
      id: 'fill-forms-from-case',
      name: 'Fill official forms from the case',
      about: 'Certificates, permits and authorisations take names and dates from the file.',
      why: 'the same name is typed into a dozen papers, and one slip sends the family back',
      size: 'M',
      skill: 'pdf',
      said: 'forms paperwork permits official_papers cremation_forms',
      asked:
        'fill_papers fill_cremation_form type_name_once print_permit write_documents create_paperwork prefill_authorisation complete_certificates write_data_once produce_cremation_papers generate_documents reuse_details_papers',
    },
    {
      id: 'itemise-prices',
      name: 'Write itemised price statements',
      about: 'Every service, good and fee stands on a line of its own, as an estimate and as a contract.',
      why: 'families feel cheated by a sum they cannot follow, and the law often asks for the list',
      size: 'M',
      skill: 'quotes',
      said: 'itemised estimate price_statement quote contract',
      asked:
        'list_costs show_prices_family sum_funeral write_estimate calculate_funeral compare_packages see_line_price split_costs prepare_quote change_package show_burial_costs offer_packages',
    },
    {
      id: 'invoice-record-payments',
      name: 'Send invoices and record payments',
      about: 'The final account takes in what was paid out for others and shows what is still open.',
      why: 'large sums go out to third parties before the estate pays',
      size: 'M',
      skill: 'invoicing',
      said: 'invoice payment account deposit instalments',
      asked:
        'send_bill write_invoice note_deposit see_owes chase_unpaid_bill pay_instalments add_disbursements take_card_family bill_estate record_insurance_payment pass_accounts',
    },
    {
      id: 'track-tasks-per-case',
      name: 'Track tasks for every case',
      about: 'Each case brings its list of steps with owner and deadline, by kind of funeral.',
      why: 'what slips through cannot be made good on the day',
      size: 'S',
      skill: 'checklists',
      said: 'tasks checklist to-do steps deadlines',
      asked:
        'see_still_open tick_steps list_steps_case assign_colleague_task remember_deadline check_forgotten follow_checklist show_missing_steps warn_overdue hand_tasks_colleague divide_jobs',
    },
    {
      id: 'schedule-ceremonies',
      name: 'Schedule ceremonies and viewings',
      about: 'Viewings, services and burials stand on one calendar with place, clergy and clashes.',
      why: 'chapel, priest and grave have to be free in the same hour',
      size: 'M',
      skill: 'calendar',
      said: 'ceremony viewing service_date calendar chapel burial_time',
      asked:
        'book_chapel plan_ceremony set_burial_date see_funerals_week plan_viewing find_free_hour_chapel put_burial_calendar spot_clash_chapel move_ceremony reserve_crematorium show_day_plan enter_farewell',
    },
    {
      id: 'store-documents-photos',
      name: 'Store documents and photos',
      about: 'Scans, letters and portraits lie with the case they belong to.',
      why: 'papers in trays and phones cannot be found when the office asks',
      size: 'S',
      skill: 'attachments',
      said: 'documents scans photos uploads',
      asked:
        'scan_letters attach_certificate upload_portrait keep_papers find_paper_quickly photograph_passport save_scans collect_pictures_family keep_testament archive_folder',
    },
    {
      id: 'publish-obituaries',
      name: 'Write and publish obituaries',
      about: 'A text is drafted from the details, approved by the family and sent to website and papers.',
      why: 'newspapers close early and a wrong date hurts for years',
      size: 'M',
      skill: 'editor',
      said: 'obituary death_notice newspaper announcement',
      asked:
        'write_obituary publish_obituary send_newspaper draft_life_story announce_death put_notice_paper approve_notice_text post_death_notice suggest_words_obituary check_notice correct_notice tell_town_died',
    },
    {
      id: 'collect-signatures',
      name: 'Collect signatures at a distance',
      about: 'Authorisations are signed by link or on the tablet and return to the case.',
      why: 'the next of kin often live far away, and nothing may begin unsigned',
      size: 'M',
      skill: 'signature',
      said: 'sign signature e-signature authorise',
      asked:
        'sign_phone sign_kin collect_signature send_signing_link sign_tablet authorise_cremation agree_finger sign_abroad bring_papers_signed see_unsigned confirm_embalming request_signature',
    },
    {
      id: 'arrange-with-family',
      name: 'Arrange funerals together with families',
      about: 'Relatives open a page of their own, give details, choose and see what is decided.',
      why: 'brothers and sisters in three towns cannot all sit at the desk',
      size: 'L',
      skill: 'forms',
      said: 'family_portal together online_arrangement relatives_choose',
      asked:
        'ask_relatives_choose fill_home choose_music_together give_daughter_link plan_online_family decide_siblings see_family_decided share_wishes answer_questions_home choose_coffin_sofa invite_relatives comment_relatives',
    },
    {
      id: 'take-first-call',
      name: 'Record the first call',
      about: 'A short form on the phone takes caller, place and next step at any hour.',
      why: 'what is scribbled at night is unreadable in the morning',
      size: 'S',
      skill: 'forms',
      said: 'first_call call_night on_call',
      asked:
        'note_call take_call_night write_caller answer_death_call send_driver_call enter_call_phone start_case_call take_details_phone alert_colleague_duty log_hospital_call',
    },
    {
      id: 'track-where-deceased-is',
      name: 'Track where the deceased is',
      about: 'Every move is logged with place, time and person, and a tag is scanned on the way.',
      why: 'a mix-up between two people can never be put right',
      size: 'M',
      skill: 'places',
      said: 'where_deceased chain_of_custody wristband location cooler',
      asked:
        'see_lies scan_wristband track_body log_transfer find_body_fridge prevent_mixup record_moved show_cooler_places check_identity tag_deceased follow_custody see_mortuary_full',
    },
    {
      id: 'publish-memorial-pages',
      name: 'Publish memorial pages',
      about: 'A page with portrait and times takes condolences, candles, pictures and donations.',
      why: 'friends want to say something and the phone is no place for it',
      size: 'M',
      skill: 'public-pages',
      said: 'memorial_page tribute_page condolences candle guestbook',
      asked:
        'leave_condolences put_candle show_tribute_page collect_memories share_pictures_life write_kind_words collect_donations_charity send_flowers_page watch_ceremony_stream moderate_condolences create_memorial remember_mother_online',
    },
    {
      id: 'keep-goods-catalogue',
      name: 'Show coffins, urns and stock',
      about: 'Goods have pictures, prices and a count, and the chosen ones go to the statement.',
      why: 'what was chosen from a picture must be there before the day',
      size: 'S',
      skill: 'stock',
      said: 'coffins caskets urns catalogue stock',
      asked:
        'pick_coffin show_urns see_caskets browse_models count_coffins reorder_caskets choose_urn_picture present_goods check_oak_left show_wood',
    },
    {
      id: 'manage-prepaid-plans',
      name: 'Manage prepaid funeral plans',
      about: 'Wishes and money laid down in a lifetime become a case when they are needed.',
      why: 'a promise made twenty years ago must still be found and kept',
      size: 'M',
      said: 'prepaid pre-need plan_ahead own_funeral',
      asked:
        'pay_funeral_ahead sell_plans keep_wishes_lifetime plan_ahead_self turn_plan_case save_money_funeral find_old_contract pay_advance_burial note_trust_money write_last_wishes',
    },
    {
      id: 'assign-staff-vehicles',
      name: 'Assign staff and vehicles',
      about: 'Bearers, drivers and cars are put to each ceremony, and everybody sees the day.',
      why: 'one hearse cannot stand at two churches',
      size: 'M',
      skill: 'schedule',
      said: 'staff vehicles hearse bearers drivers on_call_rota',
      asked:
        'assign_driver book_hearse see_carries plan_bearers send_crew reserve_limousine see_duty_night plan_cars tell_drivers split_work_team show_rota',
    },
    {
      id: 'register-deaths',
      name: 'File deaths with authorities',
      about: 'Data goes to registry, doctor and crematorium, and their answers come back to the case.',
      why: 'no burial takes place before the office has said yes',
      size: 'L',
      said: 'registry authority town_hall file_electronically',
      asked:
        'register_death send_registry report_town_hall file_certificate send_crematorium notify_pension inform_bank request_doctor_release order_certified_copies submit_state_system declare_dead',
    },
    {
      id: 'order-from-suppliers',
      name: 'Order from florists and other suppliers',
      about: 'Florists, organists, clergy and stonemasons get their order with date and place.',
      why: 'a forgotten call means a ceremony without flowers or music',
      size: 'S',
      skill: 'suppliers',
      said: 'suppliers florist clergy organist stonemason',
      asked:
        'order_flowers book_organist call_priest ask_florist mail_stonemason confirm_clergy order_wreath see_caterer_ordered keep_supplier_contacts hire_musicians',
    },
    {
      id: 'print-service-sheets',
      name: 'Design service sheets and cards',
      about: 'Programmes, prayer cards and thank-you cards are laid out with photo and text.',
      why: 'the printer needs two days and the family changes its mind until the last',
      size: 'M',
      skill: 'templates',
      said: 'service_sheet order_of_service prayer_cards stationery',
      asked:
        'print_programme design_cards create_booklet print_prayer_cards lay_photo_card write_thank_cards create_leaflet send_printer show_proof_family print_mourning_letters',
    },
    {
      id: 'report-cases-revenue',
      name: 'Report cases and revenue',
      about: 'Figures by month, branch and kind of funeral show how the house is doing.',
      why: 'without figures prices and staff are decided by guess',
      size: 'S',
      skill: 'reports',
      said: 'reports figures revenue branch_numbers',
      asked:
        'count_funerals compare_branches see_earned see_cremations_share report_year show_average_price see_profit_case count_burials export_figures see_families_came',
    },
    {
      id: 'follow-up-families',
      name: 'Follow up with families afterwards',
      about: 'Letters, anniversaries and grief support go out at the set time.',
      why: 'families remember who still thought of them a year later',
      size: 'S',
      skill: 'reminders',
      said: 'aftercare anniversary grief follow_up',
      asked:
        'write_widow_later send_anniversary_card call_weeks_later ask_satisfied offer_grief_help remember_day_death send_questionnaire_family ring_relatives_later guide_afterwards support_bereaved',
    },
    {
      id: 'log-belongings-ashes',
      name: 'Log belongings and ashes',
      about: 'Jewellery, clothes and urns are listed, stored and handed over against a signature.',
      why: 'a lost ring costs the trust of a family',
      size: 'S',
      said: 'belongings jewellery ashes handover',
      asked:
        'note_ring list_jewellery hand_ashes store_urn prove_handed give_back_clothes photograph_valuables release_ashes see_uncollected_ashes record_belongings remind_collect_urn',
    },
  ],
} satisfies Kind;
