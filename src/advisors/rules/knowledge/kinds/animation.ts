import type { Kind } from '../kind.ts';

export const animation = {
  id: 'animation',
  title: 'animation studios for drawn and cut-out films',
  strong:
    '2d_animation animation_2d hand_drawn_animation drawn_animation cut-out_animation cutout_animation cartoon cartoons cartoon_film animated_cartoon synfig opentoonz pencil2d toon_boom toonz tvpaint moho adobe_animate onion_skin onion_skinning exposure_sheet xsheet inbetweens tweening tween lip_sync lipsync mouth_shapes walk_cycle flipbook flip_book frame_by_frame stop_motion light_table storyboard_animatic animatic key_poses cutout_puppet puppet_joints bones_puppet draw_frames frames_per_second animated_film animated_films drawings_move drawings_alive animated_gif multiplane ink_paint animator animators drawn_film paper_cut_figures',
  weak: 'frame animation cartoon character puppet motion sketch timeline film gif clip scene storyboard tablet',
  told: 'frame cartoon film character figure puppet mouth walk pencil tablet story scene sound voice gif animate flip colour',
  things: ['scene', 'drawing', 'layer', 'character', 'frame'],
  people: ['animators', 'illustrators', 'film makers', 'hobby artists'],
  field: 'drawn and cut-out animation',
  features: [
    {
      id: 'draw-frame-by-frame',
      name: 'Draw frame by frame',
      about: 'Each picture is drawn with pencil, brush or pen on a tablet.',
      why: 'a drawn film is made of many single drawings',
      size: 'L',
      said: 'frame_by_frame hand_drawn',
      asked:
        'draw_frame draw_picture_frame sketch_movement_tablet use_pressure_pen erase_line_frame add_blank_frame duplicate_drawing create_flipbook',
    },
    {
      id: 'show-onion-skin',
      name: 'Show neighbouring frames as onion skin',
      about: 'Earlier and later drawings shine through in two colours.',
      why: 'movement is judged against the drawing before',
      size: 'S',
      said: 'onion_skin light_table see_through',
      asked:
        'show_onion_skin see_previous_drawing look_last_frame compare_drawing_before view_next_frame_faint trace_earlier_drawing set_ghost_frames look_light_table',
    },
    {
      id: 'arrange-timeline',
      name: 'Arrange frames on a timeline',
      about: 'Drawings and keys are moved, held, copied and stretched.',
      why: 'timing makes the gag',
      size: 'M',
      said: 'timeline exposure hold',
      asked:
        'arrange_frames_timeline hold_drawing_longer move_frame_later copy_cycle_frames stretch_timing insert_frame_between set_frames_second change_exposure',
    },
    {
      id: 'stack-layers',
      name: 'Stack layers of drawings and backgrounds',
      about: 'Figure, props and scenery lie on layers with opacity and groups.',
      why: 'a background is drawn once and used in many frames',
      size: 'M',
      said: 'layers background',
      asked:
        'put_background_layer separate_figure_scenery group_layers hide_layer set_layer_transparency lock_background move_layer_front mask_layer_window',
    },
    {
      id: 'tween-shapes',
      name: 'Fill in frames between key poses',
      about: 'Shapes and values are interpolated along eased curves.',
      why: 'the frames in between take the most work',
      size: 'L',
      said: 'tween in-between interpolate',
      asked:
        'fill_frames_between transform_shapes_gradual calculate_inbetweens move_ball_automatic generate_missing_drawings throttle_movement_end set_key_poses animate_curve_values',
    },
    {
      id: 'rig-cutout-bones',
      name: 'Rig cut-out figures with bones',
      about: 'Parts are joined and a skeleton moves and bends them.',
      why: 'a puppet is drawn once and acts for hours',
      size: 'L',
      said: 'bones puppet joints cut-out',
      asked:
        'put_bones_puppet join_arm_shoulder move_leg_skeleton attach_head_body stretch_drawing_mesh cut_figure_parts set_joint_pivot control_puppet_limbs',
    },
    {
      id: 'play-preview',
      name: 'Preview playback in real time',
      about: 'A range is played, looped and flipped at the final rate.',
      why: 'movement shows only when it moves',
      size: 'S',
      said: 'playback preview flip loop',
      asked:
        'play_scene preview_movement repeat_walk_playback repeat_drawings_quick watch_range_speed see_motion_result test_timing play_slow',
    },
    {
      id: 'export-video-gif',
      name: 'Export video, GIF and image sequences',
      about: 'Scenes are written as MP4, animated GIF, PNG with clear background or SVG.',
      why: 'films are shown outside the program',
      size: 'M',
      said: 'export mp4 gif png_sequence',
      asked:
        'export_video save_animated_gif create_png_sequence upload_clip_youtube produce_mp4 download_film save_transparent_film write_frames_files',
    },
    {
      id: 'sync-sound',
      name: 'Synchronise sound and voices',
      about: 'Tracks show their wave and are heard while scrubbing.',
      why: 'steps and voices must meet the picture',
      size: 'M',
      said: 'sound audio voices music',
      asked:
        'add_sound_scene put_music_film hear_voice_scrub show_sound_wave match_step_noise record_voice_character import_audio_track lower_music_voice',
    },
    {
      id: 'sync-lips',
      name: 'Synchronise lips with speech',
      about: 'Sounds of speech choose mouth drawings on the timeline.',
      why: 'talking by hand takes days',
      size: 'M',
      said: 'lip_sync mouth_shapes',
      asked:
        'sync_lips_voice match_mouth_speech choose_mouth_shapes move_lips_dialogue recognise_vowels switch_mouth_drawings talk_figure_automatic write_dialogue_mouths',
    },
    {
      id: 'draw-vector-bitmap',
      name: 'Draw in vector and bitmap',
      about: 'Lines stay editable or paint like on paper.',
      why: 'clean lines and rough paint need different tools',
      size: 'M',
      said: 'vector bitmap brushes',
      asked:
        'draw_vector_line edit_stroke_points paint_watercolour_brush change_line_thickness convert_sketch_vector polish_shaky_line correct_curve_later use_charcoal',
    },
    {
      id: 'paint-palettes',
      name: 'Ink and paint with palettes',
      about: 'Areas are filled across frames and palette changes recolour all.',
      why: 'a coat keeps its red through the film',
      size: 'M',
      said: 'palette fill ink_paint',
      asked:
        'fill_colour_areas paint_frames change_coat_colour use_character_palette close_line_gaps swap_figure_colours paint_drawings_series save_swatches_figure',
    },
    {
      id: 'move-camera',
      name: 'Move the camera through scenes',
      about: 'Pan, zoom and depth of layers follow keys.',
      why: 'depth and pace come from the camera',
      size: 'M',
      said: 'camera pan zoom multiplane parallax',
      asked:
        'move_camera_scene zoom_face travel_landscape fly_trees_camera follow_figure_camera set_layer_depth scroll_background turn_view',
    },
    {
      id: 'scan-drawings',
      name: 'Scan and clean paper drawings',
      about: 'Scanned pages are aligned by their peg holes, and the lines are cleaned of dirt.',
      why: 'many animators draw on paper',
      size: 'M',
      said: 'scan paper peg_holes clean_up',
      asked:
        'scan_drawings clean_pencil_lines align_pages_holes photograph_sketches import_paper_pages remove_paper_grey crop_scanned_pages level_crooked_drawings',
    },
    {
      id: 'reuse-character-library',
      name: 'Reuse characters, poses and cycles',
      about: 'Parts and walk cycles are kept and shared between scenes.',
      why: 'a series repeats its characters in every episode',
      size: 'M',
      skill: 'catalogue',
      said: 'library walk_cycle reuse_character',
      asked:
        'reuse_character save_walk_cycle keep_hand_poses drag_prop_scene store_mouth_set share_figure_scenes find_old_background swap_head_view',
    },
    {
      id: 'apply-effects',
      name: 'Apply effects to layers',
      about: 'Blur, glow, rain, shadow and blending are animated.',
      why: 'light and weather tell the mood',
      size: 'M',
      said: 'effects blur glow rain particles',
      asked:
        'apply_blur_layer add_rain_scene add_lamp_glow throw_shadow_figure throw_particles mix_layers stir_water_ripple animate_smoke',
    },
    {
      id: 'use-exposure-sheet',
      name: 'Plan timing on an exposure sheet',
      why: 'studios time by the sheet',
      about: 'Rows stand for frames and columns for levels, with notes and dialogue beside them.',
      size: 'M',
      said: 'exposure_sheet xsheet',
      asked:
        'fill_exposure_sheet write_timing_rows see_columns_levels print_xsheet number_drawings_rows note_dialogue_frames shoot_twos read_dope_sheet',
    },
    {
      id: 'make-storyboards',
      name: 'Plan films by storyboard and animatic',
      about: 'Panels with text and duration play as a rough film.',
      why: 'a film is cut before it is drawn',
      size: 'M',
      said: 'storyboard animatic panels',
      asked:
        'draw_storyboard play_animatic order_panels write_shot_text set_panel_seconds print_storyboard plan_shots rearrange_scenes_film',
    },
    {
      id: 'capture-stop-motion',
      name: 'Capture stop motion by camera',
      about: 'The live camera picture lies over the last shot before the next one is taken.',
      why: 'clay and puppets are moved by hand between shots',
      size: 'M',
      said: 'stop_motion camera_capture clay',
      asked:
        'capture_stop_motion photograph_clay_figure shoot_puppet_frame see_live_overlay connect_webcam trigger_camera delete_hand_shot take_picture_lego',
    },
    {
      id: 'trace-video',
      name: 'Trace over reference video',
      about: 'A film or photo runs below the drawing layer.',
      why: 'animators learn from real movement',
      size: 'S',
      said: 'rotoscope reference_video',
      asked:
        'trace_video import_film_reference draw_dancer_film retrace_clip_lines lay_photo_below follow_real_walk load_horse_footage copy_movement_video',
    },
    {
      id: 'follow-motion-paths',
      name: 'Move objects along paths',
      about: 'A drawn curve carries the object with direction and speed.',
      why: 'birds do not fly in straight keys',
      size: 'S',
      said: 'motion_path curve fly',
      asked:
        'move_bird_path draw_flight_curve follow_line_car turn_direction_path set_path_speed float_leaf_down fly_plane_arc drop_ball_curve',
    },
    {
      id: 'assemble-scenes',
      name: 'Assemble scenes into a film',
      about: 'Shots are ordered with cuts, fades, titles and credits.',
      why: 'a film has many scenes',
      size: 'M',
      said: 'scenes cuts credits film',
      asked:
        'join_scenes_film order_shots add_title_credits shift_scene_black cut_film_length insert_subtitle combine_clips_episode write_end_names',
    },
  ],
} satisfies Kind;
