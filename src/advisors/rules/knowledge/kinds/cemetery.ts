import type { Kind } from '../kind.ts';

export const cemetery = {
  id: 'cemetery',
  title: 'cemetery administration',
  strong:
    'cemetery cemeteries graveyard graveyards churchyard churchyards burial_ground burial_grounds columbarium columbaria interment interments gravedigger gravediggers gravestone gravestones headstone headstones tombstone tombstones burial_plots grave_plots family_grave urn_wall urn_niche urn_grave woodland_burial grave_lease grave_leases lease_grave grave_rights right_burial grave_holder grave_expires burial_register burial_book sexton rest_period grave_number grave_row find_grave buried_where grave_map grave_dug open_grave second_coffin_grave stones_wobble stone_mason_permit exhumation mausoleum ossuary graves_reused plots_occupied_free plotbox chronicle_graves',
  weak: 'plot grave burial buried urn ashes deceased tomb inscription coffin chapel hedge deed interred mason',
  told: 'grave graves buried burial stone stones urn ashes tomb lease relatives heirs widow ancestors digger mason wreaths hedges chapel vicar parish mowing niche deceased',
  things: ['grave', 'plot', 'burial', 'lease', 'headstone'],
  people: ['cemetery administrators', 'grave holders', 'gravediggers', 'funeral directors', 'visitors'],
  field: 'cemetery administration',
  features: [
    {
      id: 'keep-plot-register',
      name: 'Keep a register of plots',
      about: 'Each plot has section, row, number, kind, size and state.',
      why: 'two families must never own one plot',
      size: 'M',
      skill: 'catalogue',
      said: 'plot_register free_graves rows_sections',
      asked:
        'register_plots list_free_graves number_rows_sections record_grave_size mark_plot_occupied see_plot_state divide_field_rows add_grave_number',
    },
    {
      id: 'record-burials',
      name: 'Record burials and the deceased',
      about: 'Name, dates, depth, coffin or urn are kept with the plot.',
      why: 'the burial book has to last for centuries',
      size: 'M',
      said: 'burial_book record_burial deceased',
      asked:
        'record_burial enter_deceased_person note_burial_depth register_interment_urn keep_burial_book record_burial_date list_buried_grave add_second_coffin',
    },
    {
      id: 'show-plot-map',
      name: 'Show plots on a map',
      about: 'Plots are drawn over an aerial picture and coloured by state.',
      why: 'row nine is not where the old plan says',
      size: 'L',
      skill: 'map',
      said: 'map plan_plots aerial click_grave',
      asked:
        'show_plots_map click_grave_map draw_rows_plan see_occupied_colours locate_grave_gps survey_graves_drone measure_plot_drawing',
    },
    {
      id: 'search-graves',
      name: 'Search graves by name and date',
      about: 'Spellings, maiden names and years lead to the plot.',
      why: 'relatives come with half a name',
      size: 'S',
      skill: 'search',
      said: 'search_name find_grave surname',
      asked:
        'search_grave_name find_buried_grandfather look_surname_year find_spelling_surname locate_person_row filter_burials_decade answer_relatives_asking',
    },
    {
      id: 'manage-leases',
      name: 'Manage leases and grave rights',
      about: 'Holder, term, extension and surrender are kept for each plot.',
      why: 'a right of thirty years outlives every clerk',
      size: 'M',
      said: 'lease grave_right holder extend_years',
      asked:
        'manage_grave_leases record_grave_holder extend_lease_years keep_rights_holder renew_grave_term see_lease_end end_lease_early note_holder_address',
    },
    {
      id: 'remind-before-lease-end',
      name: 'Remind holders before leases end',
      about: 'Letters go out in time, and a notice is put at the grave when nobody answers.',
      why: 'no family should find the stone gone',
      size: 'S',
      skill: 'reminders',
      said: 'lease_ends expiry remind_family letter',
      asked:
        'remind_holder_lease write_family_expiry send_letter_expiring list_leases_ending put_notice_stone tell_graves_expiring trace_holder_moved',
    },
    {
      id: 'schedule-burials',
      name: 'Schedule burials and chapel times',
      about: 'Grave, crew and chapel are booked for an hour together.',
      why: 'two processions at one gate are unbearable',
      size: 'M',
      skill: 'calendar',
      said: 'burial_calendar book_chapel times',
      asked:
        'schedule_burial plan_burials_day see_burial_calendar book_chapel_hour prevent_two_burials_hour confirm_burial_time hold_slot_family move_burial_date',
    },
    {
      id: 'reserve-plots',
      name: 'Reserve and sell plots',
      about: 'A plot is held, chosen on the map and sold with a deed.',
      why: 'couples want to lie beside each other',
      size: 'M',
      said: 'reserve_plot buy_grave beside_husband',
      asked:
        'reserve_plot sell_plot_lifetime choose_plot_family buy_grave_deed hold_neighbouring_plot offer_free_plots release_reserved_plot print_purchase_deed',
    },
    {
      id: 'calculate-fees',
      name: 'Calculate fees and write invoices',
      about: 'The fee table of the burial date gives each item for the bill.',
      why: 'mourners should get one bill without a mistake',
      size: 'M',
      skill: 'invoicing',
      said: 'fees invoice fee_table',
      asked:
        'calculate_burial_fees write_invoice_lease charge_grave_years set_fee_table bill_family_digging see_unpaid_fees send_bill_heirs record_fee_paid',
    },
    {
      id: 'issue-work-orders',
      name: 'Issue work orders for graves',
      about: 'Diggers get plot, depth, time and neighbours on a sheet or phone.',
      why: 'a wrong grave cannot be made good',
      size: 'M',
      skill: 'tasks',
      said: 'work_order digger dig_grave',
      asked:
        'issue_work_order tell_digger_grave send_digging_order show_depth_digger report_grave_filled assign_crew_burial check_right_grave confirm_grave_dug',
    },
    {
      id: 'attach-deeds-photos',
      name: 'Attach deeds, permits and photos',
      about: 'Papers and pictures lie with the plot, the burial and the holder.',
      why: "a deed of 1961 decides today's quarrel",
      size: 'S',
      skill: 'attachments',
      said: 'deed permit photo scanned',
      asked:
        'attach_deed_plot store_burial_permit scan_papers_grave photograph_stone keep_ashes_certificate upload_grave_photo file_letters_holder',
    },
    {
      id: 'transfer-grave-rights',
      name: 'Transfer grave rights to heirs',
      about: 'A death of the holder opens a case with heirs, consent and proof.',
      why: 'siblings quarrel over who may lie there',
      size: 'M',
      said: 'heirs transfer_right holder_died',
      asked:
        'transfer_grave_right change_holder_death record_heirs_consent pass_grave_daughter resolve_heirs_dispute return_grave_right split_right_siblings name_successor_holder',
    },
    {
      id: 'calculate-rest-periods',
      name: 'Calculate rest periods',
      about: 'Each burial adds its years, and the lease is compared with them.',
      why: 'nobody may be disturbed too early',
      size: 'M',
      skill: 'calculation',
      said: 'rest_period reuse_grave years',
      asked:
        'calculate_rest_period see_grave_reusable count_years_coffin extend_lease_rest prevent_early_reuse show_end_rest check_second_burial',
    },
    {
      id: 'approve-headstones',
      name: 'Approve headstones and inscriptions',
      about: 'Masons hand in a drawing, and the rules of the section are checked.',
      why: 'the section shall keep its look',
      size: 'M',
      skill: 'approval',
      said: 'headstone_permit mason inscription',
      asked:
        'approve_headstone submit_stone_drawing check_inscription_size permit_mason_work record_stone_material refuse_stone_height keep_mason_list register_monument',
    },
    {
      id: 'publish-grave-finder',
      name: 'Publish a grave finder for visitors',
      about: 'Visitors search at home, at the gate or on the phone and are led there.',
      why: 'the office is shut on Sundays',
      size: 'M',
      skill: 'public-pages',
      said: 'visitors grave_finder find_online',
      asked:
        'publish_grave_finder show_way_grave find_grave_online guide_visitor_row show_famous_graves display_kiosk_gate search_ancestors_website',
    },
    {
      id: 'plan-grounds-care',
      name: 'Plan grounds maintenance',
      about: 'Mowing, trees, paths and water are planned per section and logged.',
      why: 'relatives judge us by the grass',
      size: 'M',
      skill: 'maintenance',
      said: 'mowing trees hedges paths',
      asked:
        'plan_mowing_sections record_tree_inspection cut_hedges_rota report_broken_tap schedule_leaf_sweeping empty_green_bins assign_gardeners_section clear_snow_paths',
    },
    {
      id: 'inspect-stability',
      name: 'Inspect headstones for stability',
      about: 'Each stone is tested, pictured and rated, and holders are written to.',
      why: 'a falling stone can kill a child',
      size: 'M',
      skill: 'checklists',
      said: 'stability wobbly_stones inspection',
      asked:
        'inspect_headstones test_stone_wobbles record_force_test lay_loose_stone mark_unsafe_stone tell_holder_loose repeat_stability_test photograph_leaning_stone',
    },
    {
      id: 'take-burial-requests',
      name: 'Take burial requests from funeral directors',
      about: 'They see free times, fill in the form and add the papers.',
      why: 'every case begins with six telephone calls',
      size: 'M',
      skill: 'forms',
      said: 'funeral_director undertaker request',
      asked:
        'receive_burial_request accept_undertaker_booking submit_burial_form see_times_undertaker upload_permit_undertaker confirm_undertaker fill_interment_form',
    },
    {
      id: 'manage-urn-walls',
      name: 'Manage urn walls and niches',
      about: 'Niches, trees and shared fields are kept with places and plates.',
      why: 'most people choose ashes today',
      size: 'M',
      said: 'urn_wall niche ashes',
      asked:
        'manage_urn_wall assign_urn_niche show_free_niches record_ashes_niche open_niche_plate order_niche_plaque keep_ashes_tree remove_urn_expired',
    },
    {
      id: 'manage-grave-care',
      name: 'Manage grave care contracts',
      about: 'Planting and watering are agreed by year, done and billed.',
      why: 'children live far away',
      size: 'M',
      skill: 'recurring',
      said: 'grave_care planting contract',
      asked:
        'manage_grave_care plant_grave_season order_flowers_anniversary bill_yearly_care photograph_planted_grave record_care_visit water_grave_summer',
    },
    {
      id: 'print-registers',
      name: 'Print burial registers and yearly reports',
      about: 'The register, counts by kind and the space left come out for a period.',
      why: 'councils ask when the ground is full',
      size: 'S',
      skill: 'reports',
      said: 'yearly_report burials_year space_left',
      asked:
        'print_burial_register count_burials_year report_free_plots forecast_space_years send_register_authority export_deceased_list show_income_graves',
    },
    {
      id: 'digitise-old-registers',
      name: 'Digitise old burial registers',
      about: 'Scanned pages and index cards become entries beside their picture.',
      why: 'the only book lies in a damp cupboard',
      size: 'M',
      skill: 'ocr',
      said: 'old_books index_cards handwritten',
      asked:
        'digitise_burial_book scan_old_register import_index_cards read_handwritten_names compare_stones_book copy_old_ledger transcribe_entries',
    },
  ],
} satisfies Kind;
