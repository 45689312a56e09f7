import type { Kind } from '../kind.ts';

export const screenshots = {
  id: 'screenshots',
  title: 'screenshot and screen capture tools',
  strong:
    'screenshot screenshots screengrab screengrabs screen_capture capture_screen sharex flameshot greenshot ksnip snagit lightshot monosnap cleanshot shutter_linux snipping snipping_tool print_screen printscreen prtsc picture_screen pictures_screen shot_screen part_screen photo_screen grab_screen screen_grab snip scrolling_capture capture_region capture_window record_screen_gif screen_recording_clip annotate_arrows arrows_boxes_picture blur_names_picture blur_password pixelate red_arrow_picture draw_arrow_screen drag_rectangle_screen pin_picture_screen cut_out_screen copy_picture_clipboard ocr_screen numbered_steps_picture picture_window_mouse_pointer colour_picker_screen error_message_picture',
  weak: 'capture window monitor desktop arrow blur crop region rectangle hotkey gif annotate pixel clipboard',
  told: 'arrow arrows circle blur crop mouse cursor region monitor hotkey snap grab paste gif pixel desktop rectangle highlight',
  things: ['screenshot', 'capture', 'recording', 'region'],
  people: ['computer users', 'support workers', 'technical writers', 'testers', 'developers'],
  field: 'screen capture and annotation',
  features: [
    {
      id: 'capture-region',
      name: 'Capture a selected region',
      about: 'A rectangle or free shape is drawn on the screen.',
      why: 'seldom the whole screen is meant',
      size: 'M',
      said: 'part_screen region rectangle',
      asked:
        'capture_region drag_rectangle_screen cut_out_part take_picture_area grab_small_part select_corner_screen snap_piece_screen draw_box_capture shoot_part_screen',
    },
    {
      id: 'capture-windows-screens',
      name: 'Capture windows and full screens',
      why: 'a window is caught cleaner than by hand',
      about: 'One window, one monitor or all of them are captured with their exact edges.',
      size: 'M',
      said: 'whole_screen active_window monitor',
      asked:
        'capture_whole_screen take_picture_window grab_active_window grab_two_monitors capture_single_monitor snap_open_window photograph_desktop choose_monitor_capture take_menu_picture',
    },
    {
      id: 'annotate-captures',
      name: 'Annotate with arrows, text and shapes',
      why: 'an arrow spares ten sentences',
      about: 'Boxes, arrows, highlighter and notes are drawn on the picture.',
      size: 'M',
      said: 'arrow annotate highlight',
      asked:
        'draw_arrow_picture put_red_circle write_text_picture mark_button_yellow annotate_capture highlight_line_picture add_speech_bubble draw_box_around scribble_picture_pen',
    },
    {
      id: 'copy-to-clipboard',
      name: 'Copy captures to the clipboard',
      about: 'The picture can be pasted straight into a message.',
      why: 'most shots go into a chat at once',
      size: 'S',
      said: 'clipboard paste',
      asked:
        'copy_picture_clipboard paste_picture_mail put_capture_clipboard insert_picture_document drop_picture_chat drag_picture_message paste_straight_letter copy_image_immediately',
    },
    {
      id: 'save-by-name-pattern',
      name: 'Save captures by name pattern',
      about: 'Date, window title and a number make up the file name.',
      why: 'untitled-17 is never found again',
      size: 'S',
      said: 'file_name folder save_automatically',
      asked:
        'save_picture_folder name_file_date save_automatically choose_file_name put_window_title number_files_running sort_captures_folders keep_pictures_month store_shot_file',
    },
    {
      id: 'set-hotkeys',
      name: 'Set global hotkeys',
      about: 'Each way of capturing has a key of its own.',
      why: 'menus close when the mouse leaves them',
      size: 'S',
      said: 'hotkey key_press shortcut',
      asked:
        'set_hotkey press_key_capture choose_shortcut_key change_print_key use_key_combination start_keyboard_capture assign_function_key call_tray_icon',
    },
    {
      id: 'upload-and-share-link',
      name: 'Upload captures and share links',
      why: 'a link is lighter than an attachment',
      about: 'A capture goes to an own server or picture host, and its address is copied.',
      size: 'M',
      skill: 'share-link',
      said: 'upload link share',
      asked:
        'upload_picture_link share_capture_link send_picture_address host_picture_server copy_link_capture put_picture_online delete_uploaded_picture expire_shared_link upload_cloud_folder',
    },
    {
      id: 'blur-sensitive-areas',
      name: 'Blur or pixelate sensitive areas',
      about: 'Names, numbers and faces are made unreadable for good.',
      why: 'a shot shows more than was meant',
      size: 'S',
      said: 'blur pixelate black_out',
      asked:
        'blur_names_picture hide_password_picture paint_number_black pixelate_face cover_account_number hide_text_unreadable blur_address_capture redact_customer_data',
    },
    {
      id: 'capture-after-delay',
      name: 'Capture after a delay',
      about: 'A countdown leaves time to open the menu.',
      why: 'menus vanish as soon as a key is pressed',
      size: 'S',
      said: 'delay countdown seconds',
      asked:
        'wait_seconds_capture set_delay_capture count_down_shot open_menu_before start_timer_shot take_picture_later catch_tooltip_hover capture_interval_minutes',
    },
    {
      id: 'number-steps',
      name: 'Number steps on captures',
      about: 'Each click sets the next number in a circle.',
      why: 'instructions are followed in order',
      size: 'S',
      said: 'number_steps counter',
      asked:
        'number_steps_picture put_numbers_circles mark_order_clicks set_next_number show_click_first count_steps_capture build_step_guide stamp_number_button',
    },
    {
      id: 'capture-scrolling',
      name: 'Capture scrolling pages',
      about: 'The page is scrolled and stitched into one long picture.',
      why: 'long pages do not end at the edge',
      size: 'L',
      said: 'scrolling long_page',
      asked:
        'capture_scrolling_page take_long_page stitch_scrolled_parts grab_whole_webpage capture_below_edge scroll_window_picture join_page_pieces capture_chat_history',
    },
    {
      id: 'record-screen',
      name: 'Record the screen as video or GIF',
      about: 'A region is filmed, with or without sound.',
      why: 'some faults only show in motion',
      size: 'L',
      said: 'record video gif',
      asked:
        'record_screen film_region_gif film_short_clip record_voice_screen save_animated_gif show_movement_clip film_clicks trim_recording record_webcam_corner',
    },
    {
      id: 'recognise-text',
      name: 'Recognise text in captures',
      about: 'Words in the picture can be copied, QR codes are read.',
      why: 'error texts should not be typed again',
      size: 'M',
      skill: 'ocr',
      said: 'recognise_text ocr copy_words',
      asked:
        'read_text_picture copy_words_image recognise_text_capture extract_error_text take_text_video read_qr_screen turn_picture_words search_words_captures',
    },
    {
      id: 'pin-to-screen',
      name: 'Pin captures on top of windows',
      about: 'The picture floats above other windows, any size and strength.',
      why: 'one need not switch to and fro',
      size: 'M',
      said: 'pin float on_top',
      asked:
        'pin_picture_screen keep_picture_top float_capture_windows leave_shot_visible stick_picture_desktop compare_picture_beside hold_reference_front see_through_picture',
    },
    {
      id: 'browse-capture-history',
      name: 'Browse the capture history',
      why: "yesterday's shot is asked for today",
      about: 'Earlier shots are listed with preview, date and window.',
      size: 'M',
      said: 'history earlier_shots',
      asked:
        'browse_old_captures see_earlier_shots find_yesterday_picture open_last_picture show_thumbnails_taken search_capture_window look_shots_date open_picture_edit_later',
    },
    {
      id: 'crop-and-resize',
      name: 'Crop, resize and rotate captures',
      about: 'Edges are cut and sizes set after the shot.',
      why: 'the first frame is seldom right',
      size: 'S',
      said: 'crop resize',
      asked:
        'crop_picture resize_capture cut_edges_away reduce_picture_width rotate_image adjust_selection_edge zoom_picture_detail set_exact_width remove_middle_strip',
    },
    {
      id: 'pick-colours',
      name: 'Pick colours with a magnifier',
      about: 'The value of a pixel is shown and copied.',
      why: 'colours are copied and not guessed',
      size: 'S',
      said: 'colour_picker magnifier',
      asked:
        'pick_colour_screen read_pixel_value copy_hex_value show_pixels_large see_colour_code zoom_magnifier compare_two_colours save_palette',
    },
    {
      id: 'measure-pixels',
      name: 'Measure distances in pixels',
      about: 'A ruler shows width, height and spacing on the screen.',
      why: 'two pixels too many are seen by nobody but the designer',
      size: 'S',
      said: 'ruler measure pixel',
      asked:
        'measure_pixels_screen put_ruler_screen show_width_height check_gap_buttons see_selection_size count_pixels_between measure_spacing show_coordinates',
    },
    {
      id: 'show-mouse-pointer',
      name: 'Include or hide the mouse pointer',
      about: 'The pointer is drawn, left out or moved afterwards.',
      why: 'sometimes it is the point and sometimes in the way',
      size: 'S',
      said: 'mouse_pointer cursor',
      asked:
        'show_mouse_pointer hide_cursor_picture include_pointer_capture move_pointer_afterwards highlight_mouse_clicks leave_cursor_out see_mouse_place show_pressed_keys',
    },
    {
      id: 'repeat-last-region',
      name: 'Repeat the last region',
      about: 'The same rectangle is taken once more by a key.',
      why: 'series must match to the pixel',
      size: 'S',
      said: 'same_region again last_region',
      asked:
        'repeat_last_region take_same_area capture_again_place shoot_identical_frame keep_selected_rectangle remember_region save_region_preset reuse_frame_position',
    },
    {
      id: 'add-frames-backgrounds',
      name: 'Add frames, shadows and watermarks',
      about: 'Border, torn edge, backdrop or logo are laid around the shot.',
      why: 'white windows drown on white pages',
      size: 'S',
      said: 'border shadow watermark background',
      asked:
        'add_border_picture put_shadow_around lay_watermark_logo set_coloured_backdrop set_round_corners add_torn_edge draw_grey_frame put_logo_corner give_picture_shadow',
    },
    {
      id: 'run-after-capture-actions',
      name: 'Run actions after each capture',
      why: 'the same four clicks follow every shot',
      about: 'A chain of steps such as edit, save, upload and copy runs after each shot.',
      size: 'M',
      skill: 'automation-rules',
      said: 'after_capture workflow',
      asked:
        'run_steps_capture start_actions_shot open_editor_afterwards choose_happens_after start_script_shot set_workflow_capture pass_picture_program save_copy_together',
    },
    {
      id: 'combine-captures',
      name: 'Combine captures into one picture',
      why: 'before and after belong together',
      about: 'Two shots are set side by side or one below the other.',
      size: 'S',
      said: 'combine side_by_side',
      asked:
        'combine_two_pictures join_shots_side put_images_together merge_pictures_below paste_picture_picture compare_before_after arrange_captures_collage insert_second_image',
    },
    {
      id: 'choose-file-formats',
      name: 'Save as PNG, JPEG, WebP or PDF',
      about: 'Format and quality are chosen, or the shot is printed.',
      why: 'mailboxes limit the size of attachments',
      size: 'S',
      said: 'png jpeg pdf file_size',
      asked:
        'choose_file_format save_png_jpeg save_captures_pdf reduce_file_size print_capture set_picture_quality convert_webp reduce_picture_mail',
    },
    {
      id: 'capture-from-command-line',
      name: 'Capture from the command line',
      about: 'Scripts take shots of a screen, region or address.',
      why: 'a hundred shots are no handwork',
      size: 'S',
      said: 'command_line script',
      asked:
        'capture_script run_command_shot automate_captures_terminal start_shot_program take_shots_batch call_line_options capture_list_addresses schedule_shot_script',
    },
  ],
} satisfies Kind;
