import type { Kind } from '../kind.ts';

export const stageLighting = {
  id: 'stage-lighting',
  title: 'stage lighting control',
  strong:
    'dmx dmx512 artnet art-net sacn qlc lightjams dmxcontrol grandma_onpc magicq freestyler lightkey luminair etc_eos stage_lighting stage_lights theatre_lighting theatre_lights light_shows lighting_desk lighting_console light_desk lighting_designer lighting_technician light_technician spotlights moving_heads moving_lights led_pars par_cans dimmer_packs fixture_library fixtures_patch lighting_cues light_cues cue_list follow_spot gobo gobos strobe chasers blackout_stage fog_machine haze_machine concert_lights lamps_stage lights_band lights_stage lighting_rig led_wash',
  weak: 'dmx lights lighting stage cue cues fader faders dimmer fixture blackout scene scenes midi beam lamps',
  told: 'lights lamps stage theatre band concert colour dim fade blackout curtain actor scene song fader disco strobe fog beam audience premiere rehearsal spotlight dj drummer backdrop musical puppet dancefloor singer',
  things: ['fixture', 'scene', 'cue', 'show', 'effect'],
  people: ['lighting technicians', 'lighting designers', 'theatre groups', 'bands', 'DJs'],
  field: 'stage and event lighting',
  features: [
    {
      id: 'patch-fixtures',
      name: 'Patch fixtures to DMX addresses',
      about: 'Each lamp gets universe, address and mode, with clashes marked.',
      why: 'the desk has to know what hangs where',
      size: 'M',
      said: 'patch address universe',
      asked:
        'enter_fixture_patch set_lamp_address assign_dmx_channel add_spotlight list_lamps_address see_address_clash choose_fixture_mode number_lamps change_start_address',
    },
    {
      id: 'recall-scenes',
      name: 'Store and recall scenes',
      about: 'A look of all lamps is kept and comes back by one button.',
      why: 'the picture found in rehearsal must come again',
      size: 'M',
      said: 'scene look mood',
      asked:
        'save_light_scene recall_look store_stage_picture press_button_mood call_colours_song keep_lamp_settings record_look switch_scene',
    },
    {
      id: 'run-cue-lists',
      name: 'Run cue lists with fade times',
      why: 'the play goes from cue to cue',
      about: 'The show steps through its cues by next and back, with waits, follow-ons and fades in seconds.',
      size: 'L',
      said: 'cue_list go_button next_cue fade',
      asked:
        'run_cue_list press_go set_fade_time jump_next_cue trigger_light_changes insert_cue follow_script_cues change_scene_seconds repeat_previous_cue',
    },
    {
      id: 'use-fixture-library',
      name: 'Choose fixtures from a library',
      why: 'nobody types channel tables',
      about: 'Channel tables for thousands of lamp models are ready and are chosen by maker and mode.',
      size: 'M',
      skill: 'catalogue',
      said: 'fixture_library model maker',
      asked:
        'choose_lamp_model find_fixture_maker search_lamp_library load_fixture_profile update_fixture_library recognise_lamp_channels pick_moving_head import_gdtf',
    },
    {
      id: 'output-dmx-network',
      name: 'Output by Art-Net, sACN and USB',
      about: 'Universes go to interfaces and nodes, several at once.',
      why: 'a computer has no DMX socket',
      size: 'M',
      said: 'usb_interface node artnet',
      asked:
        'send_dmx_usb send_artnet connect_interface_cable use_sacn_network assign_universe_output support_enttec_box send_wireless_dmx plug_dongle',
    },
    {
      id: 'control-faders',
      name: 'Control channels by faders',
      why: 'hands want something to push',
      about: 'Single channels, groups and submasters have faders, and the highest or the latest value wins.',
      size: 'M',
      said: 'fader slider channel',
      asked:
        'push_fader dim_lamp_slider control_channels set_submaster raise_front_light lower_brightness lower_hand_slowly adjust_single_lamp',
    },
    {
      id: 'run-chasers-effects',
      name: 'Run chasers and effects',
      why: 'a dance number needs movement',
      about: 'Steps, waves, rainbows and strobes run over chosen lamps with set speed and direction.',
      size: 'M',
      said: 'chaser effect running_light',
      asked:
        'run_chaser start_running_light set_effect_speed play_rainbow trigger_strobe_flash tap_tempo create_wave_lamps repeat_steps',
    },
    {
      id: 'build-virtual-console',
      name: 'Build a virtual console',
      about: 'Buttons, sliders and dials are laid out freely on pages.',
      why: 'each show wants another desk',
      size: 'L',
      said: 'virtual_console own_buttons layout',
      asked:
        'build_button_page arrange_sliders_screen design_light_desk lay_buttons_song place_colour_buttons name_button resize_faders_screen prepare_page_musical',
    },
    {
      id: 'move-heads',
      name: 'Move heads by pan, tilt and figures',
      why: 'the beam must find the singer',
      about: 'Positions are kept as presets, and moving heads trace circles and eights of set size and speed.',
      size: 'M',
      said: 'moving_heads pan tilt position',
      asked:
        'move_heads store_head_position direct_beam_singer draw_circle_beam set_pan_tilt follow_actor_beam mirror_head_movement limit_head_angle fly_beam_crowd',
    },
    {
      id: 'pick-colours-palettes',
      name: 'Pick colours and keep palettes',
      why: 'red should be the same red on all lamps',
      about: 'A colour from wheel, filter number or preset is set on any kind of lamp and kept in a palette.',
      size: 'S',
      said: 'colour palette',
      asked:
        'pick_colour_wheel keep_colour_palette match_red_lamps choose_gel_number mix_warm_white set_amber save_favourite_colours tune_colour_temperature',
    },
    {
      id: 'group-fixtures',
      name: 'Group fixtures',
      why: 'forty lamps are not set one by one',
      about: 'Front, back, left or band lamps are taken in one grip, with an order and a fan.',
      size: 'S',
      said: 'groups front back',
      asked:
        'group_lamps select_back_lights grab_front_row treat_lamps_together order_fixtures share_fan_values control_left_side choose_odd_lamps',
    },
    {
      id: 'connect-midi-osc',
      name: 'Connect MIDI and OSC controllers',
      about: 'Keys and motor faders of a controller are learned by touch.',
      why: 'a mouse is too slow in a show',
      size: 'M',
      said: 'midi osc controller',
      asked:
        'connect_midi_controller learn_button use_launchpad assign_hardware_fader send_osc_message trigger_keyboard_key press_foot_pedal show_controller_feedback',
    },
    {
      id: 'react-music',
      name: 'React to music and beats',
      about: 'Beat and volume from microphone or line drive steps and brightness.',
      why: 'the DJ has no hand free',
      size: 'M',
      said: 'beat music sound',
      asked:
        'follow_music_beat react_bass change_colour_beat listen_microphone move_lamps_drum detect_tempo sync_song match_rhythm',
    },
    {
      id: 'black-out-master',
      name: 'Black out and dim by grand master',
      why: 'the end of the act is dark',
      about: 'One key darkens all lamps and one fader dims them, with flash and freeze beside it.',
      size: 'S',
      said: 'blackout grand_master',
      asked:
        'turn_stage_dark press_blackout dim_whole_stage set_grand_master hold_freeze_lights bring_house_lights stop_strobe turn_everything_white',
    },
    {
      id: 'program-timeline-timecode',
      name: 'Program shows on a timeline',
      about: 'Scenes and effects lie along the song or follow timecode.',
      why: 'the same song wants the same light each time',
      size: 'L',
      said: 'timeline timecode song',
      asked:
        'program_timeline place_scenes_song follow_timecode sync_backing_track mark_chorus_light see_waveform start_light_playback align_effects_music',
    },
    {
      id: 'visualise-stage',
      name: 'Visualise the stage in 2D and 3D',
      about: 'Lamps hang in a model and show beams and colours live.',
      why: 'shows are programmed at home before the truck arrives',
      size: 'L',
      said: 'visualiser preview 3d',
      asked:
        'visualise_stage see_beams_computer preview_light_home draw_truss_model place_lamps_plan program_offline_rig view_hall_model simulate_colours',
    },
    {
      id: 'map-pixels-matrix',
      name: 'Map pixels and LED matrices',
      about: 'Text, pictures, video and patterns run over strips and panels.',
      why: 'strips are hundreds of small lamps',
      size: 'L',
      said: 'pixel matrix led_strip',
      asked:
        'map_pixels play_video_panel run_text_strip control_led_strip show_picture_matrix animate_led_wall arrange_pixel_tubes roll_pattern_bars',
    },
    {
      id: 'operate-tablet-remote',
      name: 'Operate from tablet or phone',
      about: 'Faders, cues and a channel check run on tablet or phone over the house network.',
      why: 'technicians on the ladder are far from the desk',
      size: 'M',
      skill: 'mobile',
      said: 'tablet remote phone',
      asked:
        'operate_tablet control_lights_phone switch_lamp_ladder use_browser_remote walk_stage_focus give_singer_remote check_channel_onstage',
    },
    {
      id: 'play-audio-video',
      name: 'Play audio and video with cues',
      about: 'Sound, projection and light start together.',
      why: 'thunder and lightning belong together',
      size: 'M',
      said: 'audio video sound',
      asked:
        'play_sound_cue start_video_light show_projection lower_music_scene trigger_thunder add_audio_file play_backing_cue',
    },
    {
      id: 'edit-fixture-definitions',
      name: 'Create own fixture definitions',
      about: 'Channels, modes, gobos and colours of a model are entered and shared.',
      why: 'the cheap lamp is in no library',
      size: 'S',
      said: 'own_fixture unknown_lamp',
      asked:
        'create_fixture_definition enter_channel_table describe_unknown_lamp name_gobo add_cheap_par edit_lamp_profile share_fixture_file define_channel_ranges',
    },
    {
      id: 'start-by-schedule',
      name: 'Start light by time and signals',
      about: 'Clock, sunset, contact or network message starts a scene.',
      why: 'a facade lights without an operator',
      size: 'S',
      skill: 'automation-rules',
      said: 'schedule sunset timer',
      asked:
        'start_light_sunset schedule_scene switch_facade_evening trigger_door_contact run_daily_programme turn_church_lights set_timer_lamps',
    },
    {
      id: 'lock-operate-mode',
      name: 'Lock the show in operate mode',
      about: 'In operate mode the buttons work but programming is locked by a password.',
      why: 'a helper at the desk must not change the show',
      size: 'S',
      said: 'lock operate_mode password',
      asked:
        'lock_show prevent_accidental_change limit_helper_buttons protect_programming switch_operate_mode hide_setup start_show_fullscreen',
    },
    {
      id: 'save-show-files',
      name: 'Save and exchange show files',
      about: 'The whole show lies in one file that opens on another desk, with earlier states to go back to.',
      why: 'a laptop that dies on the night must not end the show',
      size: 'S',
      skill: 'backup',
      said: 'show_file backup',
      asked:
        'save_show_file take_show_stick open_show_laptop go_back_yesterday backup_programming merge_shows copy_cues_show reuse_tour_file',
    },
    {
      id: 'monitor-dmx-values',
      name: 'Monitor DMX values live',
      why: 'one wants to know why a lamp is lit',
      about: 'Every channel of every universe shows its value as a number and what sets it.',
      size: 'S',
      skill: 'live',
      said: 'monitor channel_values',
      asked:
        'monitor_channel_values see_lamp_output check_dmx_signal find_lamp_lit test_channel highlight_fixture watch_universe identify_dead_lamp',
    },
  ],
} satisfies Kind;
