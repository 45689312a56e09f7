import type { Kind } from '../kind.ts';

export const liveProduction = {
  id: 'live-production',
  title: 'live stream production tools',
  strong:
    'obs vmix wirecast xsplit streamlabs voctomix obs_studio video_switcher camera_switching switch_cameras switch_between_cameras cut_between_cameras change_camera_live second_camera_live mix_cameras cameras_live_stream scenes_sources scene_switch_live live_production lower_third lower_thirds name_strip_speaker chroma_key greenscreen green_screen_webcam ndi rtmp stream_key srt_ingest stream_to_twitch stream_twitch go_live_button on_air_camera tally multiview preview_program studio_mode virtual_camera game_capture webcam_overlay webcam_corner_game dropped_frames_stream starting_soon capture_card ptz_cameras replay_buffer scoreboard_overlay mix_minus stream_deck sound_desk_stream',
  weak: 'livestream broadcast webcam overlay twitch microphone mixer transition encoder bitrate commentator hdmi camera replay stinger streamer',
  told: 'livestream stream streamer twitch broadcast camera cameras webcam overlay greenscreen microphone mic scene scenes crossfade cutting commentator commentary caption hdmi replay scoreboard latency gamer airing headset',
  things: ['scene', 'source', 'stream', 'camera', 'recording'],
  people: ['streamers', 'directors', 'camera operators', 'presenters', 'sound engineers'],
  field: 'live video production',
  features: [
    {
      id: 'compose-scenes',
      name: 'Compose scenes from sources',
      about: 'Cameras, images, text and windows are placed in layers and kept as scenes.',
      why: 'each part of a show has a layout of its own',
      size: 'L',
      said: 'scene layout sources layers',
      asked:
        'compose_scene_layers arrange_camera_slides put_webcam_corner build_scene_sources place_picture_picture prepare_layouts_show drag_boxes_frame',
    },
    {
      id: 'switch-with-transitions',
      name: 'Switch scenes with transitions',
      about: 'Cut, fade, wipe or a stinger clip leads to the next scene.',
      why: 'hard jumps look like mistakes',
      size: 'M',
      said: 'cut_cameras crossfade transition',
      asked:
        'switch_cameras_live cut_next_camera change_scene_soft change_shot_click wipe_next_scene play_stinger_clip',
    },
    {
      id: 'stream-to-platforms',
      name: 'Stream to video platforms',
      about: 'YouTube, Twitch or an own server is fed by RTMP or SRT.',
      why: 'the audience is at home',
      size: 'L',
      said: 'go_live youtube twitch rtmp',
      asked:
        'stream_show_youtube go_live_twitch broadcast_service_internet send_rtmp_server bring_match_online start_live_facebook',
    },
    {
      id: 'record-to-disk',
      name: 'Record the program to disk',
      about: 'A file is written beside or without the stream, with pause and safe containers.',
      why: 'the network fails and the file remains',
      size: 'M',
      said: 'record_show recording same_time',
      asked:
        'record_show_disk save_whole_broadcast keep_recording_file write_mkv_streaming pause_recording_break store_match_video',
    },
    {
      id: 'capture-cameras',
      name: 'Capture cameras and capture cards',
      about: 'Webcams, HDMI cards and phones are chosen with resolution and frame rate.',
      why: 'every show starts with a picture',
      size: 'M',
      said: 'webcam hdmi capture_card',
      asked:
        'capture_webcam_picture plug_hdmi_camera use_phone_camera connect_three_cameras take_camcorder_signal choose_camera_resolution',
    },
    {
      id: 'capture-screens-games',
      name: 'Capture screens, windows and games',
      about: 'A whole display, one window or a full-screen game becomes a source.',
      why: 'slides and games are half of what is shown',
      size: 'M',
      said: 'game_capture slides_window',
      asked:
        'capture_game_screen show_slides_window grab_display_live stream_browser_tab share_presentation_frames film_desktop_program',
    },
    {
      id: 'mix-audio',
      name: 'Mix audio sources',
      why: 'bad sound drives people away sooner than a bad picture',
      about: 'Microphones, desktop and music each have fader, mute, meter and monitoring.',
      size: 'M',
      said: 'mixer microphone fader',
      asked:
        'mix_microphones_music set_sound_levels mute_speaker_mic lower_music_talking balance_game_voice watch_level_meters hear_mix_headphones',
    },
    {
      id: 'clean-audio-filters',
      name: 'Clean sound with audio filters',
      about: 'Each source gets noise suppression, gate, compressor, limiter and equalizer.',
      why: 'viewers hear fans, keyboards and shouting',
      size: 'M',
      said: 'noise_suppression compressor gate',
      asked:
        'filter_fan_noise remove_keyboard_clatter limit_loud_shouting adjust_voice_level close_quiet_mic filter_hum_sound',
    },
    {
      id: 'preview-before-live',
      name: 'Preview scenes before they go live',
      about: 'The next scene is set up beside the one on air.',
      why: 'viewers should not watch the preparing',
      size: 'M',
      said: 'studio_mode preview_program',
      asked:
        'preview_next_scene check_shot_before see_upcoming_picture edit_scene_hidden compare_preview_program prepare_behind_air',
    },
    {
      id: 'show-titles-overlays',
      name: 'Show titles and lower thirds',
      about: 'Names, logos and tickers slide in over the picture from templates.',
      why: 'viewers ask who is speaking',
      size: 'M',
      skill: 'templates',
      said: 'lower_third speaker_name logo',
      asked:
        'show_speaker_name show_name_strip put_club_logo run_ticker_text display_song_words write_title_picture add_caption_live',
    },
    {
      id: 'use-hotkeys',
      name: 'Trigger actions by hotkeys',
      why: 'there is no time for the mouse',
      about: 'Keys switch scenes, mute sources, start the stream and open the microphone.',
      size: 'S',
      said: 'hotkey shortcut push_to_talk',
      asked:
        'press_key_scene assign_hotkeys_mute use_function_keys switch_keyboard_game push_talk_key set_shortcut_record',
    },
    {
      id: 'key-out-background',
      name: 'Key out the green background',
      about: 'Chroma, colour or luma key takes out the background, with control of colour spill.',
      why: 'a bedroom should not look like a bedroom',
      size: 'M',
      said: 'green_screen chroma_key background',
      asked:
        'remove_green_background cut_out_person replace_bedroom_backdrop lift_presenter_background blur_room_behind swap_studio_background',
    },
    {
      id: 'play-clips-stills',
      name: 'Play clips, stills and playlists',
      about: 'Intro, adverts, slides and music are started by hand or in turn.',
      why: 'breaks and openings must be filled',
      size: 'M',
      said: 'intro_clip jingle starting_soon',
      asked:
        'play_intro_clip show_sponsor_pictures run_break_music repeat_waiting_picture start_video_show list_adverts_interval',
    },
    {
      id: 'set-encoding',
      name: 'Set encoding with hardware support',
      why: 'an overloaded machine makes the picture stutter',
      about: 'Codec, bitrate, resolution and graphics chip are set by test or by hand.',
      size: 'M',
      said: 'bitrate encoder nvenc',
      asked:
        'set_stream_bitrate choose_graphics_encoder lower_resolution_upload test_upload_speed save_processor_gaming select_codec_quality',
    },
    {
      id: 'watch-stream-health',
      name: 'Monitor stream health',
      about: 'Dropped frames, bitrate, load and free disk are seen while on air, with reconnect.',
      why: 'the operator must know before the viewers write',
      size: 'S',
      skill: 'dashboard',
      said: 'dropped_frames connection_lost',
      asked:
        'watch_dropped_frames see_upload_stable warn_stream_breaks restart_lost_stream show_processor_load check_stream_running',
    },
    {
      id: 'show-multiview',
      name: 'Show all sources in a multiview',
      about: 'Small tiles of cameras and scenes, with the live one framed red.',
      why: 'a director must see what the others film',
      size: 'M',
      said: 'multiview all_cameras tiles',
      asked:
        'see_cameras_tiles show_multiview_monitor mark_live_red watch_sources_once lay_pictures_grid mark_preview_green',
    },
    {
      id: 'output-virtual-camera',
      name: 'Output a virtual camera to meetings',
      about: 'The mixed picture appears as a webcam in call programs.',
      why: 'meetings deserve the same layouts',
      size: 'M',
      said: 'virtual_camera zoom teams',
      asked:
        'use_mix_zoom send_picture_meeting appear_webcam_teams offer_virtual_camera show_scene_call feed_conference_program',
    },
    {
      id: 'bring-in-guests',
      name: 'Bring in remote guests',
      about: 'A link opens camera and microphone of a guest, who hears everyone but himself.',
      why: 'the best speaker lives elsewhere',
      size: 'L',
      skill: 'calls',
      said: 'remote_guest interview_link',
      asked:
        'bring_guest_link interview_speaker_home invite_remote_guest put_caller_air connect_expert_abroad hear_guest_echo',
    },
    {
      id: 'take-network-sources',
      name: 'Take in sources over the network',
      about: 'NDI, SRT, RTSP and web pages come in without cables, and go out too.',
      why: 'halls are large and cables short',
      size: 'M',
      said: 'ndi srt over_network',
      asked:
        'receive_ndi_source take_camera_wifi pull_srt_stream load_web_overlay pull_picture_network send_ndi_hall use_ip_camera',
    },
    {
      id: 'replay-moments',
      name: 'Replay moments at once',
      about: 'The last seconds are kept and shown again, also slowly and from other angles.',
      why: 'viewers want to see the goal twice',
      size: 'M',
      said: 'instant_replay slow_motion',
      asked:
        'replay_goal_slow show_last_seconds repeat_scene_angle save_clip_kill mark_highlight_live repeat_action_air',
    },
    {
      id: 'show-scores-timers',
      name: 'Show scores, clocks and countdowns',
      about: 'Scoreboard, match time and time to start are changed by hand or fed from data.',
      why: 'who switches in late wants to know the score',
      size: 'M',
      skill: 'timer',
      said: 'scoreboard countdown match_clock',
      asked:
        'show_match_score run_countdown_start display_game_clock update_goals_live count_minutes_beginning read_score_sheet',
    },
    {
      id: 'control-by-surface',
      name: 'Control by remote decks and pedals',
      about: 'Stream Deck, MIDI surfaces, pedals and a tablet page trigger scenes, sources and sound.',
      why: 'operators feel for buttons in the dark',
      size: 'M',
      said: 'stream_deck midi tablet_control',
      asked:
        'press_button_box use_stream_deck control_tablet_stage move_midi_fader switch_remote_web send_websocket_commands',
    },
    {
      id: 'stream-to-several',
      name: 'Stream to several targets at once',
      about: 'Platforms, own server and hall get the same or different pictures.',
      why: 'the audience is spread over sites',
      size: 'M',
      said: 'several_platforms multistream simultaneous',
      asked:
        'stream_platforms_once send_youtube_facebook reach_two_channels multiply_stream_targets feed_vertical_tiktok broadcast_simultaneous_sites',
    },
    {
      id: 'show-chat-alerts',
      name: 'Show chat and viewer alerts',
      about: 'Comments, follows and donations appear in the picture and in a dock.',
      why: 'viewers stay when their comments are seen',
      size: 'M',
      said: 'chat_overlay follower_alert donation',
      asked:
        'show_chat_overlay show_follower_alert display_donation_name read_viewer_comments pick_question_audience name_donor_picture',
    },
    {
      id: 'record-separate-tracks',
      name: 'Record cameras and tracks separately',
      about: 'Each camera and each microphone gets a file or track of its own.',
      why: 'wrong cuts can be mended afterwards',
      size: 'M',
      said: 'iso_recording separate_tracks',
      asked:
        'record_camera_separate keep_clean_feed split_audio_tracks store_single_angles save_microphones_apart edit_afterwards_cameras',
    },
    {
      id: 'correct-av-delay',
      name: 'Correct delay between sound and picture',
      about: 'Each source gets a delay in milliseconds, so that sound and lips match.',
      why: 'sound and picture arrive by ways of different length',
      size: 'S',
      said: 'lip_sync audio_delay',
      asked: 'delay_sound_camera match_lips_voice shift_audio_milliseconds fix_late_picture sync_desk_video',
    },
  ],
} satisfies Kind;
