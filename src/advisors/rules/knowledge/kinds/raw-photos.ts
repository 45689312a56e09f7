import type { Kind } from '../kind.ts';

export const rawPhotos = {
  id: 'raw-photos',
  title: 'RAW photo development',
  strong:
    'raw_photos raw_files raw_converter raw_developer raw_development raw_workflow develop_raw digital_darkroom darkroom lightroom darktable rawtherapee capture_one dng cr2 cr3 nef arw culling cull_shoot tethering tethered tethered_shooting shoot_tethered demosaicing demosaic non-destructive_edit white_balance colour_temperature_photos blown_highlights lift_shadows tone_curve noise_reduction_iso film_simulation lens_profile vignetting chromatic_aberration sidecar_xmp sidecar_files edit_presets virtual_copies thousand_shots_sort sort_out_blurred_shots pick_keepers keepers_shoot memory_card_shoot studio_camera_cable histogram_clipping bracketed_exposures softproof',
  weak: 'raw camera shot exposure highlights shadows lens iso preset tiff crop histogram wedding shooting portrait photographer contrast studio',
  told: 'camera shots raw wedding shoot colours dark bright sky skin sharp blurred noise crop horizon develop jpeg card sort original lens light landscape portrait preset cable studio keepers',
  things: ['photo', 'shoot', 'edit', 'preset', 'version'],
  people: ['photographers', 'assistants', 'retouchers', 'clients'],
  field: 'photographic post-production',
  features: [
    {
      id: 'edit-non-destructively',
      name: 'Edit RAW photos non-destructively',
      about: 'Edits are stored as steps, and the original file is never written to.',
      why: 'a negative that has been overwritten is gone',
      size: 'L',
      skill: 'editor',
      said: 'non-destructive original_untouched',
      asked:
        'edit_raw_photos leave_original_untouched develop_raw_files change_without_damage undo_months_later protect_negative open_raw_camera',
    },
    {
      id: 'import-shoots-cards',
      name: 'Import shoots from memory cards',
      about: 'Copying with renaming, folders by date and a second copy.',
      why: 'a card is reused on the next day',
      size: 'M',
      skill: 'upload',
      said: 'memory_card import_shoot',
      asked:
        'import_memory_card copy_card_folders rename_shots_import load_shoot_disk empty_card_backup sort_folders_date read_camera_card',
    },
    {
      id: 'adjust-exposure-tones',
      name: 'Adjust exposure, contrast and tones',
      about: 'Sliders and curve for brightness, highlights, shadows and black.',
      why: 'the sensor holds more light than the first look shows',
      size: 'M',
      said: 'exposure shadows highlights tone_curve',
      asked:
        'adjust_exposure lift_dark_shadows recover_blown_sky change_face_brightness pull_highlights change_contrast draw_tone_curve',
    },
    {
      id: 'rate-flag-photos',
      name: 'Rate, flag and colour-label photos',
      about: 'Stars, pick or reject and colours by single keys.',
      why: 'two thousand shots become eighty in one evening',
      size: 'S',
      skill: 'ratings',
      said: 'stars pick_reject culling',
      asked:
        'give_stars_shots flag_keepers reject_blurred_shots sort_wedding_shoot mark_best_frames sort_out_closed_eyes label_green_selected',
    },
    {
      id: 'export-photos',
      name: 'Export photos as JPEG, TIFF and PNG',
      about: 'Size, quality, colour space, sharpening and file name per recipe.',
      why: 'print, web and client want the photo in different sizes',
      size: 'M',
      skill: 'import-export',
      said: 'export_jpeg tiff web_size',
      asked:
        'export_jpeg_web save_tiff_print create_small_copies write_full_resolution deliver_client_files convert_hundred_jpeg resize_instagram',
    },
    {
      id: 'set-white-balance',
      name: 'Set white balance',
      about: 'Pipette, presets for light and temperature in kelvin.',
      why: 'candlelight makes every dress yellow',
      size: 'S',
      said: 'white_balance colour_cast kelvin',
      asked:
        'set_white_balance remove_yellow_cast correct_skin_colour pick_grey_card change_colours_warmer fix_blue_tint change_kelvin',
    },
    {
      id: 'save-apply-presets',
      name: 'Save and apply presets',
      about: 'Named sets of edits, to be applied to one or a hundred photos.',
      why: 'a look belongs to its photographer',
      size: 'S',
      skill: 'templates',
      said: 'presets look_style film_look',
      asked:
        'save_look_preset apply_film_style reuse_settings build_signature_look share_presets_colleague create_preset_import try_look_hover',
    },
    {
      id: 'crop-straighten',
      name: 'Crop and straighten photos',
      about: 'Fixed ratios, a line along the horizon and upright lines.',
      why: 'a tilted sea is noticed by everybody',
      size: 'S',
      said: 'crop horizon straighten',
      asked:
        'crop_square level_horizon cut_edges fix_falling_lines rotate_tilted_shot trim_print_ratio cut_frame_tighter',
    },
    {
      id: 'copy-edits',
      name: 'Copy edits to other photos',
      about: 'All or chosen steps go from one photo to a selection.',
      why: 'the next fifty shots stand in the same light',
      size: 'S',
      skill: 'bulk-edit',
      said: 'copy_settings sync_edits paste_edits',
      asked:
        'copy_settings_series paste_edits_fifty transfer_development sync_adjustments apply_changes_rest edit_whole_series repeat_correction_selection',
    },
    {
      id: 'compare-shots',
      name: 'Compare shots side by side',
      about: 'Two to six frames zoom and move together.',
      why: 'of nine group shots one has all eyes open',
      size: 'M',
      said: 'side_by_side compare_frames sharpest',
      asked:
        'compare_similar_shots see_frames_together zoom_eyes_focus find_sharpest_burst choose_best_group view_before_after group_burst_series',
    },
    {
      id: 'step-back-history',
      name: 'Step back through the edit history',
      about: 'Each step is listed, and named snapshots keep a stage.',
      why: "yesterday's version was better",
      size: 'M',
      skill: 'versions',
      said: 'edit_history undo_step snapshot',
      asked:
        'undo_edit_steps return_earlier_stage see_edit_steps keep_snapshot_stage reset_start list_changes_photo switch_off_step',
    },
    {
      id: 'correct-lens-errors',
      name: 'Correct lens errors by profile',
      about: 'Distortion, dark corners and coloured edges by camera and lens.',
      why: 'wide lenses bend every door frame',
      size: 'M',
      skill: 'metadata-fetch',
      said: 'lens_correction distortion vignette',
      asked:
        'correct_lens_distortion remove_dark_corners fix_purple_fringes correct_bent_lines load_lens_profile remove_vignette repair_fisheye',
    },
    {
      id: 'reduce-noise-sharpen',
      name: 'Reduce noise and sharpen details',
      about: 'Grain at high ISO goes down and edges stay.',
      why: 'church and concert are shot at ISO 6400',
      size: 'L',
      said: 'noise grain sharpen',
      asked:
        'reduce_iso_noise remove_grain_night sharpen_feathers clean_speckled_sky clean_concert_shots remove_speckles_dusk bring_out_detail',
    },
    {
      id: 'adjust-areas-masks',
      name: 'Adjust areas with masks',
      about: 'Brush, gradient and found subject limit an edit to a part.',
      why: 'the sky needs less light than the meadow',
      size: 'L',
      said: 'masks local_edit gradient brush',
      asked:
        'change_sky_darker paint_face_brighter mask_subject select_background draw_gradient edit_part_photo choose_eyes_brighter',
    },
    {
      id: 'shoot-tethered',
      name: 'Shoot tethered to the computer',
      about: 'Each shot appears on the screen a second later, with edits applied.',
      why: 'a client decides at the monitor and not at the camera',
      size: 'L',
      skill: 'live',
      said: 'tethered cable_camera live_view',
      asked:
        'shoot_tethered_studio connect_camera_cable see_shots_monitor trigger_camera_computer show_client_live control_aperture_remotely appear_screen_second',
    },
    {
      id: 'add-keywords-copyright',
      name: 'Add keywords and copyright data',
      about: 'Captions, names, places and rights are written in standard fields.',
      why: 'agencies refuse photos without them',
      size: 'S',
      skill: 'tags',
      said: 'keywords copyright caption metadata',
      asked:
        'add_keywords_shoot write_copyright_name fill_caption_fields tag_bride_names enter_metadata_batch put_credit_line find_shots_keyword',
    },
    {
      id: 'show-histogram-clipping',
      name: 'Show histogram and clipping warnings',
      about: 'Lost whites and blacks flash while the sliders move.',
      why: 'a screen in the sun hides a burnt dress',
      size: 'S',
      skill: 'charts',
      said: 'histogram clipping overexposed',
      asked:
        'show_histogram highlight_burnt_areas see_lost_whites warn_overexposed check_clipping mark_black_drowned read_rgb_values',
    },
    {
      id: 'retouch-spots',
      name: 'Remove spots and blemishes',
      about: 'Sensor dust, pimples and cables are covered from nearby.',
      why: 'one speck on the sensor sits in four hundred skies',
      size: 'M',
      said: 'sensor_dust spots blemish retouch',
      asked:
        'remove_sensor_dust remove_pimples erase_power_line clone_blemish repair_skin_spots clean_specks_sky take_away_cable',
    },
    {
      id: 'keep-virtual-copies',
      name: 'Keep virtual copies of a photo',
      about: 'A colour, a black-and-white and a square version of one file.',
      why: 'a second look should not cost a second file',
      size: 'S',
      skill: 'versions',
      said: 'virtual_copy black_white_version two_versions',
      asked:
        'keep_versions_photo duplicate_without_file keep_black_white try_second_look create_virtual_copy hold_colour_version compare_two_edits',
    },
    {
      id: 'store-edits-sidecars',
      name: 'Store edits in sidecar files',
      about: 'Each photo has its edits in a small file beside it.',
      why: 'a broken catalogue must not take ten years of edits along',
      size: 'M',
      skill: 'sync',
      said: 'sidecar xmp catalogue_broken',
      asked:
        'store_edits_sidecar write_xmp_beside move_folder_edits open_edits_elsewhere restore_broken_catalogue take_edits_laptop read_lightroom_edits',
    },
    {
      id: 'manage-colour-profiles',
      name: 'Use monitor and printer profiles',
      about: 'Calibrated display, working space and proof of the print on screen.',
      why: 'the print must look as the screen did',
      size: 'M',
      said: 'colour_profile calibrated soft_proof icc',
      asked:
        'use_monitor_profile see_print_screen match_printer_colours choose_colour_space load_icc_paper calibrate_display simulate_fine_art_paper',
    },
    {
      id: 'merge-brackets',
      name: 'Merge brackets and panoramas',
      about: 'Exposure series and overlapping frames become one RAW-like file.',
      why: 'window and room never fit into one exposure',
      size: 'L',
      said: 'hdr bracket panorama',
      asked:
        'merge_bracketed_shots stitch_panorama combine_exposures combine_window_room join_frames_mountain build_hdr align_handheld_series',
    },
  ],
} satisfies Kind;
