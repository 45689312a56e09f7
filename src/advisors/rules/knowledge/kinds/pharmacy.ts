import type { Kind } from '../kind.ts';

export const pharmacy = {
  id: 'pharmacy',
  title: 'pharmacies',
  strong:
    'pharmacy dispensary community_pharmacy pharmacy_counter pharmacy_system dispensing_system dispensing_pharmacist pharmacists_technicians pharmacy_technician fill_prescriptions prescriptions_queue prescriptions_arrive electronic_prescriptions prescription_label prescription_bags prescriptions_collected uncollected_prescriptions prescription_copay prescription_claim insurer_prescription claims_rejected_prescription health_funds_refusals stock_bottle scan_bottle bottle_barcode pill_bottle wrong_strength wrong_bottle lookalike_boxes count_tablets interactions_allergies_dispensing painkiller_blood_thinner controlled_drugs_register narcotics_safe morphine_safe morphine_count morphine_patches refill_requests_prescribers refills_same_day refills_doctor_asked tablets_finish_days repeat_prescriptions wholesaler_order wholesaler_medicines drug_wholesaler antibiotic_syrup blister_packs blister_homes chemist_shop chemist_counter drug_shop drugstore green_cross compounded_creams compounded_ointment paper_doctor_medicine slips_counter dispensed_winters medicines_drawer tablets_shelf sticker_medicine locum_pharmacist batches_expiry_dispensary',
  weak: 'pharmacist prescription prescriber refill dispense counter wholesaler insurer claim copay label bottle tablets medicine drug blister leaflet interaction allergy narcotic morphine antibiotic technician expiry barcode compound chemist',
  told: 'doctor tablets counter bag collect waiting fax phone paper slip handwriting insurance refused rejected money expired shelf drawer fridge wholesaler ordering ran out wrong strength box label sticker safe morphine count signature refill thursday blister locum painkiller customers syrup envelope',
  things: ['prescription', 'medicine', 'refill', 'claim', 'patient'],
  people: ['pharmacists', 'technicians', 'patients', 'prescribers'],
  field: 'pharmacy',
  features: [
    {
      id: 'receive-prescriptions',
      name: 'Receive electronic prescriptions',
      about: 'What doctors send comes in by itself; paper and fax are scanned into the same list.',
      why: 'retyping handwriting is where errors begin',
      size: 'L',
      said: 'electronic fax paper_slip doctor_sends',
      asked:
        'fetch_prescription_doctor read_fax scan_paper_slip import_prescription take_phone_prescription see_arrives_doctor type_handwriting photograph_slip collect_electronic_prescription match_prescriber queue_incoming',
    },
    {
      id: 'keep-patient-profiles',
      name: 'Keep medication profiles of patients',
      why: 'only a full list shows what does not go together',
      about: 'All that a patient takes, reacts to and suffers from stands on one page.',
      size: 'M',
      said: 'profile patient history takes',
      asked:
        'see_takes_already note_allergy open_patient_card find_patient_birthday list_past_medicines write_conditions remember_customer_pills see_last_fill merge_double_patients note_pregnancy keep_dispensing_history',
    },
    {
      id: 'check-interactions',
      name: 'Check interactions and allergies',
      about: 'Each new medicine is held against the others, the allergies, the age and the dose.',
      why: 'two doctors rarely know of each other',
      size: 'L',
      said: 'interaction allergy go_together',
      asked:
        'warn_together check_allergy flag_duplicate_ingredient stop_dangerous_mix warn_dose_high compare_takes tell_grapefruit see_kidney_warning explain_overridden_warning note_pharmacist_decision check_age_dose spot_clash',
    },
    {
      id: 'print-labels',
      name: 'Print labels and leaflets',
      about: 'Name, directions and warnings are printed for the box, large or in another language if wanted.',
      why: 'what is written by hand is read wrongly',
      size: 'S',
      skill: 'labels',
      said: 'label sticker leaflet directions',
      asked:
        'print_label stick_directions_bottle print_leaflet write_take_times print_large_letters translate_directions label_bag print_warning_sticker put_barcode_label explain_side_effects show_dosage_picture',
    },
    {
      id: 'submit-claims',
      name: 'Submit claims to insurers',
      about: 'The insurer answers within seconds what it pays, and a refusal says why.',
      why: 'a refusal found weeks later is money lost',
      size: 'L',
      said: 'claim insurance copay rejected',
      asked:
        'bill_insurer send_claim see_claim_rejected calculate_copay resend_refused_claim ask_prior_permission cancel_claim check_coverage charge_second_insurer reconcile_insurer_payments see_paid_fund find_unpaid_claims',
    },
    {
      id: 'move-through-queues',
      name: 'Move prescriptions through work queues',
      about: 'Each step from entry to bagging has its list, and urgent prescriptions stand first.',
      why: 'without lists nobody can tell a caller where the bag is',
      size: 'M',
      skill: 'order-states',
      said: 'queue status step basket',
      asked:
        'see_waits_filled follow_prescription_state move_next_step see_stuck sort_urgent assign_technician tell_caller_state show_bagged mark_counted prioritise_waiting_customers find_basket',
    },
    {
      id: 'track-stock',
      name: 'Track stock with every fill',
      about: 'Each fill takes its tablets off the number on hand, and counts correct it.',
      why: 'an empty drawer is noticed in front of the customer',
      size: 'M',
      skill: 'stock',
      said: 'stock on_hand shelf',
      asked:
        'count_shelf see_left reduce_dispensed correct_count find_drawer see_hand_quantity take_stock count_monthly see_dead_stock track_fridge_items note_breakage owe_rest_tablets',
    },
    {
      id: 'reorder-wholesalers',
      name: 'Reorder from wholesalers automatically',
      about: 'What falls below its minimum is ordered, and what arrives is booked in by scan.',
      why: 'ordering by memory forgets the rare ones',
      size: 'M',
      skill: 'suppliers',
      said: 'reorder wholesaler minimum run_out',
      asked:
        'order_wholesaler reorder_low set_minimum send_evening_order compare_wholesaler_prices receive_order_box suggest_order buy_cheaper_generic see_undeliverable order_special_item warn_running_low',
    },
    {
      id: 'request-refills',
      name: 'Request refills from prescribers',
      about: 'Refills left are counted, and the prescriber is asked before the last one.',
      why: 'a chronic patient must not stand there without a script',
      size: 'M',
      said: 'refill renewal repeats',
      asked:
        'ask_doctor_refill renew_prescription see_refills_left send_renewal_request chase_doctor_answer remind_refill_due extend_prescription count_repeats warn_last_refill mail_surgery_renewal approve_renewal',
    },
    {
      id: 'verify-barcode',
      name: 'Verify the bottle by barcode',
      about: 'The scanned package has to be the medicine and strength that were ordered, or work stops.',
      why: 'boxes of two strengths look the same',
      size: 'M',
      said: 'barcode scan_bottle wrong_strength',
      asked:
        'scan_bottle check_right_drug stop_wrong_strength beep_mismatch compare_box_prescription scan_before_counting read_package_code confirm_package refuse_wrong_box catch_lookalike match_code_label',
    },
    {
      id: 'approve-fills',
      name: 'Let pharmacists approve every fill',
      about: 'A pharmacist compares label, picture and tablets and releases the bag by name.',
      why: 'the second look finds what the first one missed',
      size: 'M',
      skill: 'approval',
      said: 'final_check verify pharmacist_signs',
      asked:
        'check_last see_pill_picture approve_bag sign_pharmacist compare_tablet_image stop_unchecked verify_technician_work photograph_counted review_remote double_check return_technician note_near_miss',
    },
    {
      id: 'keep-controlled-register',
      name: 'Keep a controlled drugs register',
      about: 'Each movement of a controlled drug is kept with two names and a running balance.',
      why: 'one missing opioid patch can cost the licence',
      size: 'M',
      skill: 'audit-log',
      said: 'controlled narcotics morphine safe',
      asked:
        'count_morphine balance_narcotics sign_double write_register record_safe_movement find_missing_patches report_authority_narcotics check_identity_opioid print_inspector_register log_destroyed_drugs watch_early_opioids',
    },
    {
      id: 'sell-at-pickup',
      name: 'Take payment and signature at pickup',
      about: 'The till knows the share of the patient, sells what needs no prescription and takes a signature.',
      why: 'a bag in the wrong hands is an accident',
      size: 'M',
      skill: 'signature',
      said: 'till pay pickup signature',
      asked:
        'pay_counter take_copay_cash sign_pickup scan_bag_handover sell_cough_syrup ring_till charge_account close_till_day print_receipt check_right_person hand_bag',
    },
    {
      id: 'notify-ready',
      name: 'Notify patients when medicine is ready',
      about: 'A text tells that the bag waits, and again when it is not collected.',
      why: 'people come twice and bags gather dust',
      size: 'S',
      skill: 'sms',
      said: 'ready text uncollected',
      asked:
        'text_ready tell_customer_ready remind_collect call_uncollected message_arrived notify_pickup see_uncollected put_back_uncollected send_sms_bag tell_delayed ring_patient_ready',
    },
    {
      id: 'track-batches',
      name: 'Track batches and expiry dates',
      about: 'Batches are known from delivery to patient, and what soon expires is listed.',
      why: 'a recall asks who got the lot',
      size: 'M',
      said: 'expiry batch recall',
      asked:
        'warn_expires pull_expired note_batch find_batch_patients recall_lot use_oldest_first see_expire_month quarantine_recalled return_expired print_expiry_list detect_counterfeit',
    },
    {
      id: 'let-order-refills',
      name: 'Let patients order refills online',
      about: 'By app, website or telephone keys the next box is asked for at any hour.',
      why: 'the phone takes a person from the bench',
      size: 'M',
      said: 'online app phone_keys',
      asked:
        'order_refill_app reorder_phone_night press_number_refill request_website scan_label_refill see_medicine_home upload_prescription_photo ask_pharmacist_online choose_pickup_time manage_family_medicine transfer_prescription',
    },
    {
      id: 'align-refills',
      name: 'Align refills on one date',
      about: 'A short first supply brings all medicines of a patient to the same day.',
      why: 'somebody with nine boxes comes nine times',
      size: 'M',
      said: 'same_day same_date synchronise',
      asked:
        'sync_refills collect_same_day combine_pickups bring_tablets_together set_common_date plan_monthly_pickup shorten_first_fill prepare_ahead call_before_date finish_same_day fill_everything_same',
    },
    {
      id: 'deliver-medicines',
      name: 'Deliver medicines to homes',
      about: 'Bags are put on a tour, kept cool where needed and signed for at the door.',
      why: 'those who need most can walk least',
      size: 'M',
      skill: 'routing',
      said: 'deliver driver courier',
      asked:
        'bring_home plan_driver_tour send_courier sign_door locate_driver track_cold_bag deliver_care_home photograph_handover route_deliveries print_delivery_list charge_delivery mark_nobody_home',
    },
    {
      id: 'report-sales',
      name: 'Report sales and margins',
      about: 'Figures by medicine, insurer and day show what earns and what loses.',
      why: 'insurers often pay less than the box costs',
      size: 'M',
      skill: 'reports',
      said: 'figures margin sales',
      asked:
        'see_profit compare_branches see_slow_sellers count_prescriptions_day report_tax see_reimbursed_below show_busy_hours list_top_drugs export_accountant see_staff_errors sum_month',
    },
    {
      id: 'pack-doses',
      name: 'Pack doses for care homes',
      about: 'Trays by day and hour are made from the plan of each resident, with charts for the nurses.',
      why: 'sorting pills on the ward mixes residents',
      size: 'L',
      said: 'blister tray care_home',
      asked:
        'fill_blister plan_weekly_trays sort_morning_evening print_blister_card send_home_chart change_blister_midweek supply_care_home feed_packing_machine check_tray list_residents pack_pouches update_resident_plan',
    },
    {
      id: 'record-services',
      name: 'Record vaccinations and counselling',
      about: 'Jabs, measured values and talks are noted with consent and billed.',
      why: 'advice that is not written is not paid',
      size: 'M',
      said: 'jab counselling advice',
      asked:
        'give_flu_shot note_advice book_vaccination_slot document_conversation measure_blood_pressure review_medicines_yearly bill_service report_jab_registry record_explained fill_consent plan_followup',
    },
    {
      id: 'record-compounding',
      name: 'Record compounded medicines',
      about: 'Recipe, weighed amounts, batches and shelf life of a mixture are kept on a worksheet.',
      why: 'a cream made here has no maker to ask',
      size: 'M',
      said: 'compound recipe ointment mix',
      asked:
        'mix_cream weigh_ingredients write_recipe_ointment calculate_quantities note_ingredient_batch print_compound_sheet charge_mixture set_shelf_life prepare_syrup document_sterile prepare_ointment',
    },
  ],
} satisfies Kind;
