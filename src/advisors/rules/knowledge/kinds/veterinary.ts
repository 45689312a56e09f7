import type { Kind } from '../kind.ts';

export const veterinary = {
  id: 'veterinary',
  title: 'veterinary practices',
  strong:
    'veterinary veterinary_practice vet_practice animal_hospital animal_practice animals_clinic vet_clinic pet_clinic small_animal_vets vet_surgery vet_nurses treatment_sheet cage_cards kennel_cards cage_nurse cage_drip inpatients_dogs inpatients_cats hospitalised_animals hospitalised_pets treat_animals dogs_operated cat_operation dog_surgery cat_surgery dog_anaesthetic cat_anaesthetic cat_drip dog_drip dog_injection injected_cow cow_withdrawal milk_withdrawal ketamine ketamine_vial ketamine_cat euthanasia_dog owner_estimate owners_invoice owner_boosters rabies_certificate vaccination_reminders_owners recall_owners dog_bloods cat_bloods analyser_vet puppy_jab rabbit_waiting sterilise_cats street_cats neuter_clinic equine_vets horses_stables_xrays farm_vet injected_milk farmer_pay farmer_billed calvings_injected cow_visits exotics_birds consults_dogs species_dose kilo_dose_cat pet_insurance_claims discharge_dog animal_weight_dose animal_chart animals_patients',
  weak: 'vet nurse owner animal dog cat horse cow rabbit puppy kitten vaccination booster drip cage anaesthetic surgery xray estimate injection dose lab ward wound limping species analyser locum',
  told: 'forgotten charged bill drip bandages clipboard whiteboard night nurse tick painkiller twice card lost owners ring phone reception waiting vaccine due jab bloods results fax ketamine missing inspector book operation cost cry consent weigh kilo farmer barn tablets drawer stitches',
  things: ['animal', 'visit', 'treatment', 'estimate', 'prescription'],
  people: ['vets', 'nurses', 'receptionists', 'owners'],
  field: 'veterinary medicine',
  features: [
    {
      id: 'keep-animal-records',
      name: 'Keep medical records per animal',
      about: 'History, weights, allergies and every past visit of one animal stand on one page.',
      why: 'the colleague who sees the dog next was not there last time',
      size: 'M',
      skill: 'history',
      said: 'record chart history card',
      asked:
        'open_animal_card see_dog_history look_past_visits find_cat_chart read_earlier_diagnosis keep_animal_file write_species_breed see_treated_before pull_chart note_chip_number record_weight_allergy show_medical_history',
    },
    {
      id: 'schedule-appointments',
      name: 'Schedule appointments by vet and room',
      about: 'Consults, operations and calls are placed with a vet and a room that are free.',
      why: 'an emergency upsets any diary on paper',
      size: 'M',
      skill: 'schedule',
      said: 'appointment diary consult',
      asked:
        'book_consult plan_surgery_day see_vet_free give_owner_time block_operating_room move_appointment find_gap_diary see_comes_today squeeze_emergency plan_farm_calls assign_consult_room book_surgery',
    },
    {
      id: 'manage-owners',
      name: 'Manage owners and their animals',
      about: 'An owner has several animals, and an animal may have several owners.',
      why: 'the one who pays is not the one who is treated',
      size: 'S',
      said: 'owner client household',
      asked:
        'enter_owner_phone find_owner_name link_owner_pets add_second_owner move_dog_owner merge_double_owners list_owner_animals mark_animal_died update_owner_address share_horse_owners note_bad_payer register_client',
    },
    {
      id: 'write-exam-notes',
      name: 'Write exam notes from templates',
      about: 'A form per complaint is filled in, dictated or ticked while the animal is on the table.',
      why: 'notes written after closing are short and wrong',
      size: 'M',
      skill: 'templates',
      said: 'exam notes findings dictate',
      asked:
        'type_findings write_exam dictate_notes fill_exam_form tick_normal describe_complaint use_note_template document_consult note_heart_rate draw_lump write_diagnosis_plan record_symptoms',
    },
    {
      id: 'bill-treatments',
      name: 'Turn treatments into invoices',
      about: 'Whatever is given or done is put on the bill as it is recorded.',
      why: 'what has to be written down twice is never charged',
      size: 'L',
      skill: 'invoicing',
      said: 'charge bill invoice missed_charges',
      asked:
        'charge_given bill_automatically catch_missed_charges bill_bandages add_injection_bill charge_drip put_used_bill invoice_visit charge_ward_day bill_used_drugs split_invoice_owners write_bill_month',
    },
    {
      id: 'remind-vaccinations',
      name: 'Remind owners of vaccinations',
      about: 'Boosters, worming and check-ups that come due reach the owner by mail, text or card.',
      why: 'nobody remembers a jab a year later',
      size: 'M',
      skill: 'reminders',
      said: 'vaccination booster recall due',
      asked:
        'remind_booster text_owner_vaccination call_back_dogs send_recall_card tell_booster_due remind_worming invite_yearly_check mail_vaccination_due list_overdue_animals remind_rabies_jab nudge_owner_checkup see_vaccines_due',
    },
    {
      id: 'prescribe-medicines',
      name: 'Prescribe medicines and print labels',
      about: 'A prescription has dose, repeats and withdrawal time, and its label comes out of the printer.',
      why: 'owners cannot read what is scribbled on the box',
      size: 'M',
      skill: 'labels',
      said: 'prescription label dispense repeat',
      asked:
        'write_prescription print_medicine_label give_tablets label_bottle repeat_prescription print_dosage_label renew_heart_pills hand_owner_medicine approve_repeat note_withdrawal_period prescribe_antibiotic stick_directions_box',
    },
    {
      id: 'receive-lab-results',
      name: 'Order lab tests and receive results',
      about: 'Tests are ordered from the record, and values come back from analysers and labs by themselves.',
      why: 'a faxed result waits while the patient gets worse',
      size: 'L',
      skill: 'device-data',
      said: 'lab results analyser bloods',
      asked:
        'send_blood_lab fetch_results read_analyser see_blood_values import_analyser_values order_urine_test compare_earlier_bloods flag_abnormal_value attach_lab_report print_sample_label see_results_back track_samples_sent',
    },
    {
      id: 'track-drug-stock',
      name: 'Track stock of drugs and supplies',
      about: 'What is used leaves the stock, with batch and expiry, and a minimum asks for more.',
      why: 'an empty vaccine fridge sends people home',
      size: 'M',
      skill: 'stock',
      said: 'stock batch expiry reorder',
      asked:
        'count_vaccines see_left_drawer reorder_drugs warn_vaccine_low take_stock note_batch_number see_expired_drugs order_wholesaler reduce_stock_used receive_delivery find_batch_given watch_fridge_stock',
    },
    {
      id: 'take-payments',
      name: 'Take payments and deposits',
      about: 'Owners pay at the desk, by link or in parts, and what is open stays in sight.',
      why: 'once the animal is home the money comes slowly',
      size: 'M',
      skill: 'payments',
      said: 'pay deposit instalments owes',
      asked:
        'pay_desk take_deposit_surgery swipe_card collect_unpaid_bills pay_instalments see_owner_owes close_till give_refund send_payment_link print_receipt chase_debts take_cash',
    },
    {
      id: 'write-estimates',
      name: 'Write estimates for owners to sign',
      about: 'Low and high sums are shown beforehand, signed on the screen, and compared with what was spent.',
      why: 'a surprise on the bill costs the client',
      size: 'M',
      skill: 'quotes',
      said: 'estimate quote consent sign',
      asked:
        'estimate_surgery_cost sign_estimate show_low_high tell_cost_before approve_price sign_consent agree_costs warn_estimate_exceeded sign_tablet quote_operation turn_estimate_bill send_estimate_phone',
    },
    {
      id: 'store-images',
      name: 'Store X-rays and photos',
      about: 'X-rays, ultrasound and pictures of wounds lie with the animal and can be compared.',
      why: 'healing is judged by the picture before',
      size: 'M',
      skill: 'attachments',
      said: 'xray ultrasound picture',
      asked:
        'keep_xrays see_xray photograph_wound attach_ultrasound compare_radiographs upload_dental_pictures open_scan_images send_specialist_pictures add_eye_photo fetch_xray_machine zoom_fracture mark_image',
    },
    {
      id: 'let-owners-book',
      name: 'Let owners book visits online',
      about: 'Owners choose a free time, see the records of their animals and ask for repeats.',
      why: 'the phone rings through every consultation',
      size: 'M',
      skill: 'calendar',
      said: 'online portal themselves',
      asked:
        'book_online choose_time_themselves request_visit_website see_pet_records_home order_food_online fill_form_home confirm_appointment_online cancel_visit_phone ask_repeat_online log_owner open_portal download_vaccination_card',
    },
    {
      id: 'message-owners',
      name: 'Message owners by text',
      about: 'Short messages and pictures go to and fro and are kept with the animal.',
      why: 'owners worry and call every hour',
      size: 'M',
      skill: 'sms',
      said: 'text_message sms update_owner',
      asked:
        'text_owner write_owner_update send_photo_patient tell_surgery_finished answer_owner_questions log_phone_calls send_sms chat_owner tell_pickup_ready keep_messages_record message_owner_results tell_family_night',
    },
    {
      id: 'plan-inpatient-treatments',
      name: 'Plan inpatient treatments by the hour',
      about: 'Each drug, drip and check of a stay has its hour and is ticked with initials.',
      why: 'a dose on a clipboard is missed or given twice',
      size: 'L',
      skill: 'checklists',
      said: 'treatment_sheet inpatient hourly clipboard',
      asked:
        'tick_given see_due_hour hand_night_shift note_temperature_ward record_fluids plan_medication_night schedule_drip_check mark_missed_dose write_treatment_sheet see_already_gave sign_treatment check_vitals_hourly',
    },
    {
      id: 'log-controlled-substances',
      name: 'Log controlled substances',
      about: 'Each amount drawn, given or wasted is signed, and the balance of every vial is kept.',
      why: 'the inspector asks for every millilitre',
      size: 'M',
      said: 'controlled ketamine register opioids',
      asked:
        'sign_ketamine count_opioid_vials balance_narcotics write_drug_register note_wasted_rest sign_two_witnesses find_missing_millilitres show_inspector_book track_vial record_drawn_amount lock_safe_drugs reconcile_bottle',
    },
    {
      id: 'print-certificates',
      name: 'Print certificates and passports',
      about: 'Vaccination, travel and health papers are filled from the record.',
      why: 'a wrong chip number ends a journey at the border',
      size: 'S',
      skill: 'pdf',
      said: 'certificate passport travel_papers',
      asked:
        'write_travel_papers print_vaccination_certificate fill_pet_passport issue_rabies_certificate export_health_paper stamp_passport write_referral_letter print_fitness_letter generate_euthanasia_form confirm_animal_healthy',
    },
    {
      id: 'report-income',
      name: 'Report income and visits',
      why: 'a full waiting room does not tell what is earned',
      about: 'Income is summed by vet, service and month, and antibiotics used are listed for the authority.',
      size: 'M',
      skill: 'reports',
      said: 'income figures revenue',
      asked:
        'see_revenue_vet compare_months count_visits see_busy_hours show_sold_drugs report_antibiotic_use sum_day_takings see_lost_clients calculate_commission count_surgeries show_margin',
    },
    {
      id: 'show-ward-board',
      name: 'Show all patients on a board',
      about: 'A screen tells who waits, who lies in which cage and who is operated on next.',
      why: 'the pen on the whiteboard is wiped off by a sleeve',
      size: 'M',
      skill: 'live',
      said: 'whiteboard board screen_door',
      asked:
        'see_lies_cage show_surgery_status hang_screen_ward move_patient_recovery see_waits_room replace_whiteboard follow_patient_state track_waiting_room see_ready_home assign_cage see_operated_next',
    },
    {
      id: 'write-discharge-instructions',
      name: 'Write discharge instructions',
      about: 'The owner goes home with a sheet on drugs, wound, food and the next check.',
      why: 'half of what is said at the desk is forgotten in the car',
      size: 'S',
      skill: 'templates',
      said: 'discharge aftercare going_home',
      asked:
        'explain_aftercare print_care_sheet send_home_instructions tell_give_drops write_bandage_advice mail_feeding_advice give_owner_leaflet plan_recheck remind_stitches_removed watch_wound describe_tablet_schedule',
    },
    {
      id: 'submit-insurance-claims',
      name: 'Submit pet insurance claims',
      about: 'Bill and history go to the insurer, and the state of the claim comes back.',
      why: 'every insurer has another form',
      size: 'L',
      said: 'insurance claim insurer policy',
      asked:
        'send_claim_insurer fill_insurance_form check_policy_covers track_claim_state attach_history_claim pay_direct_insurer claim_back_owner see_refused_claim estimate_insurer_share send_invoice_insurer',
    },
    {
      id: 'calculate-doses',
      name: 'Calculate doses by weight',
      about: 'Weight and species give the dose, the volume and the drip rate, and too much is warned of.',
      why: 'a decimal point kills a kitten',
      size: 'M',
      skill: 'calculation',
      said: 'dose kilo milligrams',
      asked:
        'calculate_dose weigh_dose compute_drip_rate warn_overdose convert_milligrams_millilitres multiply_kilos dose_cat work_anaesthetic_amount check_dose_species prepare_emergency_doses look_drug_formulary',
    },
  ],
} satisfies Kind;
