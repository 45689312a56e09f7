import type { Kind } from '../kind.ts';

export const procurement = {
  id: 'procurement',
  title: 'procurement products',
  strong:
    'procurement purchasing purchase_request purchase_requests purchase_requisition requisition requisitions purchase_approval purchase_order purchase_orders purchasing_department purchasing_process purchase_to_pay procure_pay spending_approval approve_spending approval_limit approval_threshold approve_purchases approve_orders budget_holder budget_holders supplier_quotes three_quotes three_offers three-way_match three_way_matching invoice_matches_order invoice_against_order bill_against_delivery goods_received_order goods_receipt delivery_note_bill order_number_invoice po_number po_numbers approved_suppliers approved_vendors preferred_suppliers agreed_suppliers vendor_list vendor_approval supplier_onboarding vendor_onboarding strategic_sourcing tender_suppliers maverick_spending company_spending spending_departments spend_control spend_management spending_limits ordered_without_asking bought_without_asking ordered_without_approval who_approved_order who_ordered_it who_bought sign_off_purchase order_signature purchase_form purchase_audit negotiated_prices_suppliers supplier_contracts spend_suppliers boss_approves_buying buyer_suppliers',
  weak: 'purchase supplier vendor buyer approve approval budget order quote invoice delivery requester department spend limit amount sign finance auditor contract catalogue goods bill tender threshold seller code',
  told: 'buy order ask approve boss signature budget department supplier invoice bill delivery quote price amount limit paper form lost waiting overspent twice auditor contract catalogue boxes missing charged finance spending card manager storeman chase stationery',
  things: ['purchase order', 'purchase request', 'supplier', 'invoice'],
  people: ['requesters', 'approvers', 'buyers', 'suppliers'],
  field: 'purchasing',
  features: [
    {
      id: 'raise-purchase-requests',
      name: 'Raise purchase requests',
      about: 'Staff write what they need, why and for when, with a link or an offer.',
      why: 'requests by word of mouth and mail get lost',
      size: 'M',
      skill: 'forms',
      said: 'request requisition ask_for order_form',
      asked:
        'request_purchase ask_buy fill_order_form submit_requisition request_item ask_permission_buy enter_wish_purchase attach_offer_request send_buying_request request_laptop raise_requisition copy_earlier_request',
    },
    {
      id: 'approve-requests-amount',
      name: 'Approve requests by amount',
      about: 'Limits by sum, department and kind decide who has to say yes, one after another.',
      why: 'pencils need no director, and a car needs more than one signature',
      size: 'M',
      skill: 'approval',
      said: 'approve limit threshold sign two_signatures',
      asked:
        'approve_amount route_approval_limit ask_director_above sign_expensive escalate_large_purchase set_approval_limit approve_small_automatically require_two_signatures decide_purchase refuse_purchase set_threshold skip_approval_small',
    },
    {
      id: 'create-purchase-orders',
      name: 'Create purchase orders',
      about: 'An approved request turns into a numbered order that goes to the supplier.',
      why: 'without a number nobody can tie the bill to the order',
      size: 'M',
      skill: 'suppliers',
      said: 'purchase_order po order_number',
      asked:
        'create_purchase_order send_order_supplier number_orders turn_request_order email_order_vendor print_order_pdf write_order issue_po change_order cancel_order_supplier generate_order_number order_once_approved',
    },
    {
      id: 'manage-suppliers-terms',
      name: 'Manage suppliers and their terms',
      about: 'Contacts, payment terms and whether staff may buy there stand in one record.',
      why: 'otherwise each department buys from a firm of its own',
      size: 'M',
      said: 'supplier vendor approved_supplier',
      asked:
        'keep_supplier_list store_supplier_details find_supplier_contact add_vendor list_approved_suppliers block_supplier record_bank_details_supplier see_supplier_terms manage_vendors remove_double_suppliers prefer_supplier choose_approved_vendor',
    },
    {
      id: 'check-spending-against-budgets',
      name: 'Check spending against budgets',
      about: 'What is asked for and ordered counts at once, and a warning comes before the limit.',
      why: 'an overspent budget shows only when the bills arrive',
      size: 'M',
      skill: 'budgets',
      said: 'budget left overspent committed',
      asked:
        'set_department_budget see_budget_left warn_overspend check_budget_before compare_spent_budget reserve_money_ordered block_exceed_budget show_committed_spend track_grant_money limit_spending_year stop_overspending see_money_left',
    },
    {
      id: 'match-bills-orders-deliveries',
      name: 'Match bills with orders and deliveries',
      about: 'Quantities and prices are compared on all three, and differences wait for somebody.',
      why: 'firms charge for what never came',
      size: 'L',
      skill: 'reconcile',
      said: 'match three_way bill_same difference',
      asked:
        'match_invoice_order compare_bill_delivery check_invoice_against_order catch_overcharge spot_price_difference flag_wrong_quantity reject_wrong_bill stop_double_payment find_bill_without_order hold_bill_difference check_delivered_billed catch_duplicate_invoice',
    },
    {
      id: 'receive-goods-note-shortages',
      name: 'Receive goods and note shortages',
      about: 'Whoever unpacks ticks what came, also in parts, and reports what is missing or broken.',
      why: 'otherwise the office pays for what never reached the store',
      size: 'M',
      said: 'receive delivery arrived missing_boxes',
      asked:
        'receive_goods record_delivery tick_arrived note_missing_boxes confirm_receipt report_damaged count_delivery scan_delivery_note receive_part_delivery return_wrong_goods book_goods_received see_everything_came',
    },
    {
      id: 'track-order-status',
      name: 'Track requests and orders',
      about: 'Each request shows where it stands, from wish to delivery, with the expected day.',
      why: 'people ask in the corridor every day',
      size: 'S',
      skill: 'order-states',
      said: 'status stuck where_stands expected',
      asked:
        'track_order see_order_status follow_delivery see_stuck see_request_stands show_open_orders list_late_deliveries see_expected_date ask_supplier_date chase_late_order tell_order_arrives follow_request',
    },
    {
      id: 'notify-waiting-approvals',
      name: 'Notify about waiting approvals',
      about: 'Approvers are told and reminded, and whoever asked hears the decision.',
      why: 'a form in a tray holds up the work',
      size: 'S',
      skill: 'notifications',
      said: 'remind waiting notify nudge',
      asked:
        'remind_approver nudge_boss tell_request_approved notify_waiting_approval mail_manager_request chase_signature alert_rejected tell_requester escalate_unanswered ping_approver warn_stuck_request remind_late_approval',
    },
    {
      id: 'analyse-spending-category',
      name: 'Analyse spending by category',
      about: 'Sums by supplier, department, kind and time show where the money goes.',
      why: 'better prices begin with knowing what is bought',
      size: 'M',
      skill: 'reports',
      said: 'spend_report savings where_money_goes',
      asked:
        'see_spending report_spend_supplier show_spend_department compare_spending_year find_savings see_money_goes export_spend_report list_largest_suppliers total_purchases chart_costs track_spend_category analyse_spending',
    },
    {
      id: 'keep-audit-trail',
      name: 'Keep an audit trail',
      about: 'Every request, decision and change is kept with person, time and reason.',
      why: 'auditors and funders ask years later',
      size: 'S',
      skill: 'audit-log',
      said: 'audit trail prove history',
      asked:
        'prove_approval show_auditor log_changes trace_purchase record_decision keep_order_history find_approved_person record_changed_price follow_paper_trail keep_proof_approval prove_rules_followed export_audit_log',
    },
    {
      id: 'connect-accounting-software',
      name: 'Connect the accounting software',
      about: 'Checked bills, suppliers and cost codes pass to the books and back.',
      why: 'typing bills twice brings errors',
      size: 'M',
      skill: 'import-export',
      said: 'accounting erp ledger export',
      asked:
        'send_bills_accounting export_accounting sync_ledger connect_bookkeeping pass_invoice_finance push_orders_erp transfer_bills_books type_bills_twice link_finance_system import_cost_centres feed_accounts post_bills_ledger',
    },
    {
      id: 'order-supplier-catalogues',
      name: 'Order from supplier catalogues',
      about: 'Staff pick agreed articles at agreed prices, also in the web shop of a supplier.',
      why: 'searching the net for screws costs more than the screws',
      size: 'L',
      skill: 'catalogue',
      said: 'catalogue agreed_prices basket',
      asked:
        'browse_catalogue pick_catalogue search_items_supplier order_agreed_prices see_contract_prices choose_allowed_items load_supplier_price_list buy_supplier_website add_basket order_standard_items update_catalogue_prices reorder_usual',
    },
    {
      id: 'capture-supplier-invoices',
      name: 'Capture supplier invoices automatically',
      about: 'Bills by mail, paper or as data are read and laid before the right person.',
      why: 'bills in ten inboxes are paid late',
      size: 'M',
      skill: 'ocr',
      said: 'scan_invoice inbox read_bill e-invoice',
      asked:
        'scan_invoice read_bill_automatically forward_bill_email extract_invoice_data collect_invoices_inbox upload_bill photograph_bill receive_electronic_invoice type_invoice_data recognise_invoice_lines file_bills',
    },
    {
      id: 'collect-compare-quotes',
      name: 'Collect and compare quotes',
      about: 'Several suppliers are asked alike, and their offers stand side by side with the choice and its reason.',
      why: 'rules often ask for three offers',
      size: 'M',
      said: 'quote offer tender compare',
      asked:
        'ask_quotes collect_three_offers compare_offers request_prices_suppliers invite_bids run_tender award_cheapest compare_prices_suppliers choose_best_offer send_quote_request attach_quotes record_choice_reason',
    },
    {
      id: 'approve-on-phone',
      name: 'Approve on the phone',
      about: 'Requests are decided on a small screen or straight from the mail.',
      why: 'those who decide are seldom at their desk',
      size: 'S',
      skill: 'mobile',
      said: 'phone mobile travelling one_click',
      asked:
        'approve_phone sign_travelling approve_email_click approve_away_desk answer_request_phone tap_approve confirm_phone order_phone approve_without_login check_requests_phone approve_mobile',
    },
    {
      id: 'charge-costs-departments',
      name: 'Charge costs to departments',
      about: 'Each line carries a cost centre, project or grant, and one bill can be split.',
      why: 'somebody has to bear the cost',
      size: 'S',
      skill: 'splitting',
      said: 'cost_centre project grant split',
      asked:
        'book_cost_centre charge_department split_order_projects assign_account_code allocate_cost_grant divide_bill_departments choose_cost_centre set_default_account put_purchase_job charge_project_code show_project_purchases',
    },
    {
      id: 'manage-supplier-contracts',
      name: 'Manage supplier contracts',
      about: 'Agreements lie with their rates, and their ends are told in time.',
      why: 'contracts renew themselves unseen',
      size: 'M',
      skill: 'reminders',
      said: 'contract renewal notice_period agreement',
      asked:
        'keep_supplier_contracts warn_contract_renewal store_framework_agreement track_contract_end cancel_before_renewal find_contract_terms see_agreed_rates sign_supplier_contract compare_contract_spend remind_notice_period list_running_contracts renew_agreement',
    },
    {
      id: 'vet-onboard-suppliers',
      name: 'Vet and onboard suppliers',
      about: 'A firm sends its papers and is checked before the first order and at each change of bank account.',
      why: 'false bank details are a common fraud',
      size: 'M',
      skill: 'checklists',
      said: 'onboard_supplier vet certificates bank_change',
      asked:
        'check_supplier_before collect_certificates_supplier ask_tax_form_vendor verify_bank_account approve_vendor register_supplier send_supplier_questionnaire assess_supplier_risk track_insurance_expiry confirm_bank_change collect_supplier_papers',
    },
    {
      id: 'delegate-approvals-absence',
      name: 'Delegate approvals during absence',
      about: 'A deputy decides between two dates, and the record says for whom.',
      why: 'the work stops when a manager is on holiday',
      size: 'S',
      said: 'deputy substitute absent delegate holiday',
      asked:
        'name_deputy hand_approvals appoint_substitute approve_behalf pass_requests_colleague forward_approval delegate_signature redirect_requests_holiday cover_absent_manager transfer_approver replace_sick_approver set_deputy_dates',
    },
    {
      id: 'give-suppliers-portal',
      name: 'Give suppliers a portal',
      about: 'Suppliers confirm orders, send bills and see what is paid.',
      why: 'the phone rings with questions about payment',
      size: 'M',
      skill: 'accounts',
      said: 'supplier_portal vendor_login',
      asked:
        'upload_supplier_documents see_paid_supplier confirm_order_supplier log_vendor message_supplier turn_order_invoice upload_invoices_themselves submit_bid_portal answer_supplier_questions show_payment_status invite_vendor_portal',
    },
    {
      id: 'rate-supplier-performance',
      name: 'Rate supplier performance',
      about: 'Punctuality, quality and complaints are counted for each supplier.',
      why: 'talks on prices go better with figures',
      size: 'S',
      skill: 'reports',
      said: 'rate_supplier late_supplier quality complaints',
      asked:
        'rate_supplier score_vendor record_complaint_supplier measure_delivery_punctuality compare_suppliers_reliability note_bad_quality track_late_suppliers review_vendor_year log_defects rank_vendors judge_delivery_quality',
    },
  ],
} satisfies Kind;
