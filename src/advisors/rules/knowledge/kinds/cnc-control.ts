import type { Kind } from '../kind.ts';

export const cncControl = {
  id: 'cnc-control',
  title: 'control programs for milling machines and laser cutters',
  strong:
    'cnc linuxcnc lightburn grbl grblhal bcnc cncjs gsender mach3 lasergrbl meerk40t fluidnc ugs gcode_sender universal_gcode gcode_mill gcode_laser send_gcode milling_machine mill_router milling_cutter milling_bit end_mill router_table_wood laser_cutter laser_engraver laser_cutters laser_engraving engrave_wood engrave_photo cut_plywood cut_acrylic laser_plywood engrave_slate spindle_speed jog_axes jog_machine work_zero zero_workpiece touch_plate z_probe toolpath toolpaths tool_paths feed_rate plasma_cutter plasma_table steppers_axes burn_picture_wood honeycomb_bed',
  weak: 'laser mill router spindle axis engrave engraving cutter plywood acrylic workpiece feed zero bit burn',
  told: 'laser mill milling engrave engraving wood plywood acrylic leather slate aluminium spindle axis zero workpiece burn depth router clamp',
  things: ['job', 'tool path', 'machine', 'design', 'material'],
  people: ['machine operators', 'makers', 'hobbyists', 'workshop members'],
  field: 'computer controlled machining',
  features: [
    {
      id: 'send-programs-to-machine',
      name: 'Send G-code to the machine',
      why: 'a starved machine jerks',
      about: 'G-code is sent line by line over USB or network, and the buffer is kept full.',
      size: 'L',
      said: 'send_gcode start_job',
      asked:
        'send_gcode_machine start_milling_job stream_lines_controller load_cut_file run_program_mill transfer_job_usb open_nc_file feed_machine_lines start_cutting',
    },
    {
      id: 'preview-tool-paths',
      name: 'Preview tool paths in 3D',
      why: 'a crash is cheaper on the screen',
      about: 'A 3D view shows the path, its depth and what has already been cut.',
      size: 'M',
      said: 'preview tool_path simulate',
      asked:
        'preview_tool_path see_path_before show_cut_screen simulate_job_picture follow_cutter_position turn_path_view check_depth_visual see_line_running',
    },
    {
      id: 'jog-axes',
      name: 'Jog axes by keys or gamepad',
      why: 'the bit must get to the corner first',
      about: 'Keys move an axis by a chosen step and speed, or as long as they are pressed.',
      size: 'M',
      said: 'jog move_axes gamepad',
      asked:
        'move_axis_keyboard move_spindle_keys drive_head_arrow choose_step_millimetre steer_gamepad push_bit_corner use_hand_wheel lower_cutter_slowly raise_head_safely',
    },
    {
      id: 'set-work-zero',
      name: 'Set work zero points',
      about: 'Several origins are kept per machine and found again.',
      why: 'all measures start somewhere',
      size: 'S',
      said: 'zero_point origin',
      asked:
        'set_zero_point keep_work_origins return_zero start_job_corner choose_origin_centre store_fixture_offset set_height_nought find_zero_again',
    },
    {
      id: 'control-running-jobs',
      name: 'Pause, resume and stop jobs',
      about: 'A running job is held at once, carried on later or ended by a stop that always works.',
      why: 'clamps come loose and bits break during a job',
      size: 'S',
      said: 'pause stop emergency',
      asked:
        'pause_job stop_machine_immediately resume_cutting hold_feed press_emergency_stop cancel_milling wait_remove_chips unlock_alarm_state',
    },
    {
      id: 'show-machine-state',
      name: 'Show position and machine state live',
      about: 'Coordinates, feed, spindle speed, switches and alarms are shown while the machine runs.',
      why: 'the operator sees a fault before the bit breaks',
      size: 'S',
      skill: 'live',
      said: 'position state coordinates',
      asked:
        'show_axis_position see_machine_state watch_spindle_speed read_coordinates show_switch_triggered explain_error_code see_feed_now show_work_machine_position',
    },
    {
      id: 'home-and-limit-axes',
      name: 'Home axes and guard travel limits',
      about: 'The axes run to their switches, and no later move may leave the bed.',
      why: 'without homing the controller does not know where the head is',
      size: 'M',
      said: 'homing limit_switch soft_limits',
      asked:
        'find_home_switches limit_axis_travel run_switches_start prevent_bed_crash check_job_fits_bed return_home_position stop_end_travel park_head_back',
    },
    {
      id: 'probe-workpieces',
      name: 'Probe surfaces, edges and corners',
      about: 'A plate or stylus finds height, edge and the middle of holes.',
      why: 'paper under the bit is guesswork',
      size: 'M',
      said: 'probe touch_plate edge',
      asked:
        'measure_surface_probe find_workpiece_edge use_touch_plate measure_hole_centre locate_corner measure_tool_length measure_crooked_angle set_height_plate',
    },
    {
      id: 'override-feed-spindle',
      name: 'Override feed, spindle and laser power',
      about: 'Feed, spindle speed and laser power are raised or lowered while the job runs.',
      why: 'the operator hears when the bit is pushed too hard',
      size: 'S',
      said: 'override slower feed_rate',
      asked:
        'change_feed_percent run_slower_cutting change_spindle_speed turn_laser_weaker adjust_power_running run_faster_job reduce_feed_percent correct_speed_running',
    },
    {
      id: 'import-drawings',
      name: 'Import SVG and DXF drawings',
      why: 'the drawing is there before the job',
      about: 'Outlines from SVG and DXF files come in with their units and layers.',
      size: 'M',
      skill: 'import-export',
      said: 'svg dxf drawing',
      asked:
        'import_svg_drawing open_dxf_outline load_vector_file take_inkscape_design read_pdf_outline bring_logo_laser convert_units_import trace_bitmap_outline close_open_contours',
    },
    {
      id: 'generate-tool-paths',
      name: 'Generate tool paths from drawings',
      why: 'a line does not say how to cut it',
      about: 'Outlines, pockets, holes and V-carvings become tool paths with depths and holding tabs.',
      size: 'L',
      said: 'pocket contour cam',
      asked:
        'generate_tool_path cut_outline_tabs mill_pocket cut_holes_drawing cut_letters_deep set_cut_depth cut_inside_line add_kerf_width choose_cut_order',
    },
    {
      id: 'set-speed-power-layers',
      name: 'Set speed and power by layer',
      about: 'Each colour is cut, scored or filled with its own values.',
      why: 'cutting and engraving need different heat',
      size: 'M',
      said: 'power speed layer',
      asked:
        'set_laser_power assign_colour_cut choose_engrave_fill set_passes score_line_weak separate_cut_engrave order_layers set_line_interval switch_air_assist',
    },
    {
      id: 'keep-material-presets',
      name: 'Keep material presets with test grids',
      why: 'birch burns unlike oak',
      about: 'Proven values are kept per material and thickness, and test grids help to find them.',
      size: 'S',
      said: 'material_library test_grid',
      asked:
        'keep_material_values store_plywood_settings try_test_squares find_right_power save_acrylic_preset recall_settings_leather choose_material_thickness print_test_card share_material_library',
    },
    {
      id: 'trace-job-frame',
      name: 'Trace the job frame before starting',
      about: 'The head runs round the edge of the job with the laser at lowest power.',
      why: 'a sheet that lies too far left spoils the piece',
      size: 'S',
      said: 'frame outline_run',
      asked:
        'trace_job_frame run_around_outline show_cut_edge check_place_sheet see_job_fits walk_rectangle_pointer test_position_dry mark_frame_red_dot',
    },
    {
      id: 'engrave-images',
      name: 'Engrave photos and greyscale images',
      about: 'Dithering, contrast and line distance suit the material.',
      why: 'wood is burnt or not burnt and shows no real greys',
      size: 'M',
      said: 'photo_engrave dither',
      asked:
        'put_photo_wood turn_picture_dots convert_grey_dots adjust_contrast_engraving put_portrait_slate draw_photo_laser swap_light_dark cut_relief_photo choose_dither',
    },
    {
      id: 'draw-designs',
      name: 'Draw and edit designs',
      why: 'a name tag needs no other program',
      about: 'Shapes, text on curves and rows of copies are drawn, joined and cut from each other.',
      size: 'L',
      skill: 'drawing',
      said: 'draw text shapes',
      asked:
        'draw_shape_cut write_name_tag put_text_curve weld_shapes repeat_design_grid move_points_line add_serial_numbers align_design_centre generate_finger_box',
    },
    {
      id: 'enter-commands-run-macros',
      name: 'Enter commands and run macros',
      why: 'the same five lines are needed daily',
      about: 'A console takes single commands, and buttons run stored sequences of them.',
      size: 'S',
      said: 'console macro',
      asked:
        'enter_single_command run_macro define_button_sequence type_console_line see_controller_answers start_script_job start_spindle_warming add_custom_commands',
    },
    {
      id: 'configure-machine',
      name: 'Configure machine and firmware settings',
      about: 'Steps, speeds, accelerations and switches are set and kept as a profile per machine.',
      why: 'a move of a hundred millimetres must measure a hundred',
      size: 'M',
      said: 'configure steps_per firmware',
      asked:
        'configure_machine calibrate_steps set_acceleration change_firmware_values add_machine_profile switch_machine_profile backup_controller_settings swap_axis_direction tune_motors',
    },
    {
      id: 'guide-tool-changes',
      name: 'Guide tool changes with a tool table',
      about: 'The job halts, names the next tool and measures its length.',
      why: 'each bit sticks out differently',
      size: 'M',
      said: 'tool_change tool_table',
      asked:
        'guide_tool_change keep_tool_table measure_bit_length stop_change_cutter list_cutters_diameter ask_next_tool store_tool_offsets continue_bit_swapped',
    },
    {
      id: 'estimate-job-time',
      name: 'Estimate job time and progress',
      about: 'The display shows total time, remaining time and the lines already done.',
      why: 'the operator wants to know when to be back',
      size: 'S',
      said: 'estimate remaining_time',
      asked:
        'estimate_job_time see_remaining_minutes show_progress_cut tell_job_finished calculate_engraving_length sum_machine_hours calculate_machine_price notify_job_done',
    },
    {
      id: 'control-from-browser',
      name: 'Control from browser and phone',
      why: 'the workshop is dusty and the computer stays out',
      about: 'Several phones and computers watch the job, and one of them may move the machine.',
      size: 'M',
      skill: 'mobile',
      said: 'browser phone tablet',
      asked:
        'control_mill_browser watch_laser_phone operate_tablet_workshop send_job_wifi see_machine_upstairs run_raspberry_server look_camera_cutting lock_remote_moves',
    },
    {
      id: 'align-with-camera',
      name: 'Align jobs with a camera',
      about: 'The bed is seen behind the design and marks are found.',
      why: 'offcuts can be used right up to the edge',
      size: 'M',
      said: 'camera_bed align',
      asked:
        'align_job_camera see_bed_picture place_design_scrap find_printed_marks cut_around_print overlay_video_bed calibrate_camera_lens hit_pen_middle',
    },
    {
      id: 'level-by-height-map',
      name: 'Level uneven surfaces by height map',
      about: 'A grid is probed and the depth follows it.',
      why: 'a tenth too deep cuts the trace',
      size: 'M',
      said: 'height_map uneven autolevel',
      asked:
        'level_uneven_surface measure_height_grid follow_bent_sheet correct_depth_map keep_engraving_depth mill_warped_board adapt_path_surface measure_bed_flatness',
    },
    {
      id: 'continue-from-line',
      name: 'Continue jobs from a chosen line',
      about: 'After a break the job starts where it ended, spindle on.',
      why: 'six hours are not started anew',
      size: 'S',
      said: 'continue_line start_from restart',
      asked:
        'continue_job_line restart_broken_job start_middle_program resume_power_failure repeat_second_half find_last_line skip_finished_part run_selected_part',
    },
    {
      id: 'use-rotary-axes',
      name: 'Use rotary axes',
      about: 'Cups and bars are turned while they are cut or engraved.',
      why: 'a cup cannot be engraved on a flat bed',
      size: 'M',
      said: 'rotary cylinder cup',
      asked:
        'write_name_cup turn_cylinder_laser use_rotary_axis wrap_design_bottle set_object_diameter mill_fourth_axis cut_round_bar test_rotation',
    },
    {
      id: 'nest-parts',
      name: 'Nest parts on sheets',
      about: 'Parts are turned and packed, with offcuts kept in mind.',
      why: 'plywood has become dear',
      size: 'M',
      said: 'nesting save_material',
      asked:
        'nest_parts pack_shapes_sheet save_plywood fill_sheet_pieces arrange_parts_tight rotate_pieces_fit use_offcuts share_cut_lines',
    },
  ],
} satisfies Kind;
