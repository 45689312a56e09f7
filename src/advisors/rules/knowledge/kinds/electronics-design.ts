import type { Kind } from '../kind.ts';

export const electronicsDesign = {
  id: 'electronics-design',
  title: 'circuit and circuit board design programs',
  strong:
    'schematic schematics pcb pcbs kicad easyeda altium librepcb fritzing horizon_eda eagle_board geda qucs gerber gerbers netlist footprint_library symbols_footprints footprints_pads copper_traces copper_layers circuit_board circuit_boards printed_circuit circuit_diagram circuit_diagrams draw_circuit draw_circuits solder_board resistors_capacitors resistor_capacitor design_rule_check electrical_rules spice_simulation simulate_circuit drill_files board_house board_maker board_fab vias traces_board route_traces tracks_board autorouter ratsnest microcontroller_board guitar_pedal_circuit breadboard_board ground_plane differential_pairs',
  weak: 'circuit solder resistor capacitor chip pin layer trace component amplifier microcontroller footprint voltage pad symbol',
  told: 'circuit solder soldering resistor capacitor transistor chip pins wires holes drill voltage amplifier microcontroller battery led connector electronics layers pads etch',
  things: ['board', 'schematic', 'part', 'footprint'],
  people: ['electronics engineers', 'hobbyists', 'students', 'makers'],
  field: 'electronic circuit design',
  features: [
    {
      id: 'draw-schematics',
      name: 'Draw schematics',
      about: 'Symbols are placed and wired with labels and buses.',
      why: 'board and parts list follow from the schematic',
      size: 'L',
      said: 'schematic circuit_diagram',
      asked:
        'draw_schematic place_symbols_sheet connect_parts_wires draw_circuit_diagram join_resistors_chip label_nets draw_bus_lines sketch_amplifier_circuit rotate_symbols_grid',
    },
    {
      id: 'route-boards',
      name: 'Lay out and route circuit boards',
      about: 'Parts are placed and traces drawn, pushing others aside.',
      why: 'a drawing alone carries no current',
      size: 'L',
      said: 'board_layout route_traces',
      asked:
        'route_traces place_parts_board draw_copper_tracks lay_out_board push_traces_aside set_vias_layers arrange_components_board draw_board_outline move_parts_tracks_follow',
    },
    {
      id: 'use-part-libraries',
      name: 'Use symbol and footprint libraries',
      about: 'Thousands of ready parts can be searched by name and value.',
      why: 'nobody draws a resistor anew',
      size: 'L',
      skill: 'catalogue',
      said: 'part_library symbols footprints',
      asked:
        'search_part_library find_chip_symbol pick_footprint_list use_ready_parts browse_connectors choose_package_resistor filter_parts_pins mark_favourite_parts',
    },
    {
      id: 'create-symbols-footprints',
      name: 'Create custom symbols and footprints',
      why: 'the one odd part is always missing',
      about: 'Pins, pads and outlines are drawn after the data sheet, with wizards for common packages.',
      size: 'M',
      said: 'custom_footprint draw_part',
      asked:
        'create_footprint draw_custom_symbol add_missing_part set_pad_distances define_pins_chip build_package_datasheet edit_library_part import_footprint_manufacturer',
    },
    {
      id: 'update-board-from-schematic',
      name: 'Update the board from the schematic',
      why: 'two drawings must say the same',
      about: 'Changes pass between schematic and board, and a part marked in one lights up in the other.',
      size: 'M',
      said: 'update_board netlist cross_probe',
      asked:
        'update_board_schematic transfer_changes_layout click_part_highlight transfer_netlist show_unrouted_lines jump_symbol_footprint match_schematic_layout swap_pins_back',
    },
    {
      id: 'check-design-rules',
      name: 'Check design rules of boards',
      about: 'Distances, widths, holes and open connections are tested.',
      why: 'a maker builds faults as drawn',
      size: 'M',
      skill: 'code-checks',
      said: 'design_rules clearance drc',
      asked:
        'check_design_rules find_traces_close test_clearance_pads see_missing_connections warn_short_circuit check_hole_sizes mark_distance_errors verify_board_manufacturable',
    },
    {
      id: 'check-electrical-rules',
      name: 'Check electrical rules of schematics',
      about: 'Open pins, shorted outputs and missing supply are listed.',
      why: 'a forgotten pin costs a board',
      size: 'M',
      skill: 'code-checks',
      said: 'electrical_rules open_pins erc',
      asked:
        'check_electrical_rules find_open_pins see_unconnected_inputs warn_outputs_shorted test_power_pins list_schematic_errors spot_forgotten_wire check_circuit_mistakes',
    },
    {
      id: 'export-gerber-files',
      name: 'Export Gerber and drill files',
      why: 'boards are made from these files',
      about: 'One packed set of files that board makers accept is written and checked in a viewer.',
      size: 'M',
      said: 'gerber drill_files manufacture',
      asked:
        'export_gerbers save_drill_file send_board_manufacturer order_boards prepare_production_files view_gerber_layers pack_files_factory plot_copper_layers print_etching_mask',
    },
    {
      id: 'generate-bill-of-materials',
      name: 'Generate bills of materials',
      about: 'Parts are listed by value with their number and order code.',
      why: 'one missing part stops the build',
      size: 'S',
      said: 'bill_of_materials part_list bom',
      asked:
        'generate_parts_list list_components_buy export_bom count_resistors_needed group_parts_value write_shopping_list_parts add_order_numbers leave_part_unfitted',
    },
    {
      id: 'view-boards-3d',
      name: 'Show boards in 3D',
      about: 'The finished board with its parts can be turned.',
      why: 'a tall capacitor hits the lid',
      size: 'M',
      said: 'view_3d see_finished',
      asked:
        'show_board_turned see_finished_board view_parts_height check_fits_case add_model_connector turn_board_around look_board_sides see_solder_colour',
    },
    {
      id: 'fill-copper-zones',
      name: 'Fill copper zones',
      about: 'Ground areas flow around traces and pads.',
      why: 'wide ground areas keep noise and resistance low',
      size: 'M',
      said: 'ground_plane copper_area',
      asked:
        'fill_copper_zone pour_ground_area fill_empty_space_copper set_thermal_spokes refill_planes keep_area_free split_power_plane stitch_ground_vias',
    },
    {
      id: 'set-net-classes-stackups',
      name: 'Set net classes and layer stackups',
      about: 'Widths and distances are set per group of nets, and boards have up to thirty-two layers.',
      why: 'mains and signals need different distances',
      size: 'M',
      said: 'net_class stackup four_layers',
      asked:
        'set_net_class use_four_layers define_trace_width choose_layer_stack separate_mains_voltage set_power_lines_thick limit_clearance_group assign_impedance_layer',
    },
    {
      id: 'simulate-circuits',
      name: 'Simulate circuits with SPICE',
      about: 'Voltages and currents are computed over time and frequency and drawn as curves.',
      why: 'a fault found in simulation burns no parts',
      size: 'L',
      said: 'simulate spice waveform',
      asked:
        'simulate_circuit see_voltage_curve run_spice show_frequency_response try_values_before measure_current_virtual plot_signal_time sweep_resistor_value switch_lamp_screen',
    },
    {
      id: 'use-hierarchical-sheets',
      name: 'Split schematics into hierarchical sheets',
      why: 'large circuits do not fit a page',
      about: 'Blocks such as supply or channel have sheets of their own and can be repeated.',
      size: 'M',
      said: 'sheets hierarchy repeat_block',
      asked:
        'split_schematic_sheets repeat_channel_block nest_sheets reuse_circuit_block copy_layout_channel draw_block_once connect_sheets_labels save_block_library',
    },
    {
      id: 'number-parts',
      name: 'Number parts automatically',
      about: 'Parts get the names R1, R2 and so on by their place on sheet or board.',
      why: 'two parts of one name lead to wrong assembly',
      size: 'S',
      said: 'annotate number_parts',
      asked:
        'number_parts annotate_components rename_resistors_order assign_references number_board_position prevent_same_name fill_values_table edit_fields_bulk',
    },
    {
      id: 'export-placement-files',
      name: 'Export pick-and-place files',
      why: 'machines place by coordinates',
      about: 'A file gives the assembly machine position, side and rotation of each part.',
      size: 'S',
      said: 'pick_and_place assembly',
      asked:
        'export_part_positions feed_placement_machine order_assembled_board save_centroid_file show_parts_soldering mark_placed_components guide_hand_assembly set_fiducials',
    },
    {
      id: 'match-trace-lengths',
      name: 'Route differential pairs and match lengths',
      about: 'Two traces run side by side, and meanders are added until their lengths match.',
      why: 'the two halves of a signal must arrive together',
      size: 'M',
      said: 'differential_pair length_match',
      asked:
        'route_differential_pair match_trace_lengths tune_signal_delay draw_meanders route_usb_pair show_length_trace keep_pair_gap control_impedance',
    },
    {
      id: 'autoroute-traces',
      name: 'Route traces automatically',
      about: 'Open connections are laid by the program or an outside router.',
      why: 'plain boards need no handwork',
      size: 'L',
      said: 'autorouter',
      asked:
        'route_board_automatically leave_routing_program find_trace_paths finish_remaining_connections suggest_part_placement lay_tracks_automatically run_freerouting complete_route_selection',
    },
    {
      id: 'print-schematics-pdf',
      name: 'Print schematics and boards as PDF',
      why: 'at the bench one reads paper',
      about: 'Schematics and boards are printed with title block, all sheets and mirrored layers.',
      size: 'S',
      skill: 'pdf',
      said: 'print pdf title_block',
      asked:
        'print_schematic save_circuit_pdf fill_title_block plot_layer_mirrored export_drawing_svg print_board_actual_size add_company_frame show_circuit_documentation',
    },
    {
      id: 'import-foreign-projects',
      name: 'Import projects from other programs',
      about: 'Eagle, Altium, EasyEDA and netlists are taken over.',
      why: 'old boards must live on',
      size: 'M',
      skill: 'import-export',
      said: 'import eagle altium',
      asked:
        'import_eagle_project open_altium_board convert_old_design read_foreign_schematic migrate_libraries load_easyeda_file bring_circuit_old export_netlist_formats',
    },
    {
      id: 'exchange-with-mechanical-cad',
      name: 'Exchange outlines with mechanical CAD',
      about: 'DXF outlines come in and STEP models go out.',
      why: 'the board must fit its case',
      size: 'M',
      said: 'dxf step mechanical',
      asked:
        'import_dxf_outline export_step_model match_board_housing place_mounting_holes cut_slot_board take_case_drawing exchange_mechanical_cad draw_round_edge',
    },
    {
      id: 'panelise-boards',
      name: 'Arrange boards in panels',
      why: 'makers charge by the plate',
      about: 'Several copies of a board are set into one panel with breakaway tabs and rails.',
      size: 'S',
      said: 'panel breakaway',
      asked:
        'divide_board_panel arrange_copies_panel add_break_tabs put_two_designs_plate score_panel_lines add_rails_holes fill_plate_boards save_cost_panel',
    },
    {
      id: 'calculate-electrical-values',
      name: 'Calculate trace widths and part values',
      why: 'thin traces burn',
      about: 'Trace widths, impedance, dividers and resistor colour rings are worked out from entered values.',
      size: 'S',
      skill: 'calculation',
      said: 'calculator trace_width',
      asked:
        'calculate_trace_width work_out_resistor read_colour_rings find_voltage_divider compute_impedance check_trace_heat choose_led_resistor convert_mil_millimetre',
    },
    {
      id: 'look-up-prices-stock',
      name: 'Look up part prices and stock',
      about: "Distributors' prices and amounts stand beside each part.",
      why: 'a chip out of stock stops the whole board',
      size: 'M',
      said: 'price distributor in_stock',
      asked:
        'look_up_part_price check_chip_available see_distributor_stock find_replacement_part sum_board_cost open_datasheet_part fill_basket_distributor warn_part_obsolete',
    },
    {
      id: 'compare-design-versions',
      name: 'Compare versions of a design',
      about: 'Two states of sheet or board lie over each other in colour.',
      why: 'a moved trace hides among hundreds',
      size: 'M',
      skill: 'versions',
      said: 'compare_versions revision',
      asked:
        'compare_board_versions see_trace_changed restore_earlier_design keep_revisions show_schematic_difference review_changes_colleague save_project_git mark_revision_sheet',
    },
  ],
} satisfies Kind;
