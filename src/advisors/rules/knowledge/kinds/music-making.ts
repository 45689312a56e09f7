import type { Kind } from '../kind.ts';

export const musicMaking = {
  id: 'music-making',
  title: 'music making and recording',
  strong:
    'daw digital_audio_workstation ardour lmms zrythm reaper ableton cubase garageband fl_studio bitwig logic_pro protools piano_roll midi midi_keyboard multitrack multitrack_recording record_tracks record_guitar record_vocals record_band audio_interface mixing_desk mixer_tracks vst lv2 plugin_synth soft_synth synthesizer drum_machine step_sequencer automation_lane compose_music recording_songs make_beats beat_making home_recording home_studio music_production loops_samples metronome_click count_in quantize mixdown bounce_stems overdub song_arrangement virtual_instruments sampler',
  weak: 'track song sound audio mix tempo plugin instrument sample loop studio volume effect session beat',
  told: 'song guitar drums bass vocals sing band piano keyboard microphone tracks tempo mix reverb effects loops chords melody play studio louder beats synth choir producer headphones export instruments',
  things: ['track', 'song', 'clip', 'take', 'plugin'],
  people: ['musicians', 'producers', 'sound engineers', 'composers'],
  field: 'music production',
  features: [
    {
      id: 'record-multitrack',
      name: 'Record audio on several tracks',
      about: 'Microphones and instruments are taken at once, each on its own track.',
      why: 'a band plays together and is mixed apart',
      size: 'L',
      said: 'record tracks microphone',
      asked:
        'record_guitar_track record_band_together record_voice_microphone record_microphones_once add_vocals_track capture_instruments_separate take_drums_microphones',
    },
    {
      id: 'edit-midi-piano-roll',
      name: 'Edit MIDI notes in a piano roll',
      about: 'Pitch, length and velocity are set on a grid.',
      why: 'a wrong note is moved instead of played again',
      size: 'L',
      said: 'piano_roll midi_notes',
      asked:
        'draw_notes_grid edit_midi_notes move_note_higher correct_wrong_note see_notes_keyboard type_melody_notes change_note_length',
    },
    {
      id: 'host-plugins',
      name: 'Host instrument and effect plugins',
      about: 'VST, LV2, CLAP and AU plugins are loaded, with their windows and presets.',
      why: 'everybody has favourite sounds',
      size: 'L',
      said: 'vst lv2 plugins',
      asked:
        'load_vst_plugins use_plugin_synth open_effect_plugin find_plugins_folder install_synth_plugin keep_plugin_presets host_lv2_plugins',
    },
    {
      id: 'arrange-timeline',
      name: 'Arrange clips on a timeline',
      about: 'Cut, move, copy and loop pieces along bars and beats.',
      why: 'songs are built of parts',
      size: 'L',
      said: 'timeline arrange clips',
      asked:
        'arrange_clips_bars move_part_song copy_chorus_later cut_audio_piece repeat_verse_bars drag_loop_timeline split_recording_clip',
    },
    {
      id: 'mix-tracks',
      name: 'Mix tracks in a mixer',
      about: 'Faders, panning, mute, solo and meters stand for each track.',
      why: 'the voice must stand above the band',
      size: 'M',
      said: 'mixer faders volume',
      asked:
        'mix_tracks_volume set_voice_louder turn_guitar_left mute_track_solo lower_drums_track balance_instruments see_level_meter',
    },
    {
      id: 'play-built-in-instruments',
      name: 'Play built-in synthesizers and samplers',
      about: 'Instruments come along and sound from the first start.',
      why: 'nobody begins by shopping for plugins',
      size: 'L',
      said: 'synth sampler instruments',
      asked:
        'play_synth_keyboard use_piano_sound load_samples_keys choose_instrument_sound play_strings_computer build_synth_sound put_noises_keys',
    },
    {
      id: 'apply-effects',
      name: 'Apply effects such as reverb and compression',
      about: 'Equalizer, compressor, delay and reverb stand in a chain per track.',
      why: 'a dry voice sounds unfinished',
      size: 'M',
      said: 'effects reverb equalizer',
      asked:
        'add_reverb_voice put_echo_guitar cut_track_bass use_compressor_vocals remove_hum_noise use_guitar_amp add_effect_chain',
    },
    {
      id: 'automate-parameters',
      name: 'Automate volume and plugin parameters',
      about: 'Curves change any knob along the song.',
      why: 'a verse needs other levels than a chorus',
      size: 'M',
      said: 'automation curves',
      asked:
        'automate_volume_song draw_curve_filter change_volume_chorus change_knob_time record_fader_moves raise_level_refrain',
    },
    {
      id: 'export-mix',
      name: 'Export songs as WAV, MP3 and FLAC',
      about: 'The mix or each track alone is written to a file.',
      why: 'others want to hear it',
      size: 'M',
      said: 'export mp3 mixdown stems',
      asked:
        'export_song_mp3 save_mix_wav produce_song_file give_stems_engineer write_audio_file export_tracks_separate give_song_file',
    },
    {
      id: 'connect-midi-controllers',
      name: 'Connect MIDI keyboards and control surfaces',
      about: 'Knobs and faders are learned by touching them.',
      why: 'a mouse is no instrument',
      size: 'M',
      said: 'midi_keyboard controller',
      asked:
        'connect_midi_keyboard play_keys_usb map_knob_fader control_faders_hardware learn_controller_knob plug_keyboard_computer use_drum_pads',
    },
    {
      id: 'set-tempo-metronome',
      name: 'Set tempo, metre and metronome',
      about: 'A click with count-in follows changes of tempo and metre.',
      why: 'without a click nothing fits afterwards',
      size: 'S',
      said: 'metronome tempo click',
      asked:
        'set_tempo_song hear_click_headphones count_bars_before change_metre_song tap_tempo play_metronome lower_tempo_practice',
    },
    {
      id: 'program-drum-patterns',
      name: 'Program beats in a step sequencer',
      about: 'Steps are switched on per drum and repeated as a pattern.',
      why: 'not everybody has a drummer',
      size: 'M',
      said: 'beats step_sequencer drum_machine',
      asked:
        'program_drum_beat click_steps_drum build_beat_pattern add_kick_snare play_drum_pattern repeat_pattern_bars',
    },
    {
      id: 'quantize-timing',
      name: 'Quantize notes and audio to the grid',
      why: 'hands are early or late',
      about: 'Early and late notes move to the grid, as strongly and with as much swing as set.',
      size: 'M',
      said: 'quantize timing',
      asked:
        'put_notes_beat fix_timing_notes move_late_notes align_drums_beat correct_late_notes add_swing_groove snap_notes_grid',
    },
    {
      id: 'comp-takes',
      name: 'Record takes and comp the best',
      about: 'A passage is looped, and the best pieces of each try are joined.',
      why: 'no try is perfect from start to end',
      size: 'M',
      said: 'takes comping punch_in',
      asked:
        'record_takes_loop choose_best_take combine_best_takes repeat_passage_record punch_record_bar keep_tries_singing replace_bad_line',
    },
    {
      id: 'stretch-pitch-audio',
      name: 'Stretch and pitch-shift audio',
      about: 'Speed and pitch change apart from each other.',
      why: 'loops have another tempo than the song',
      size: 'L',
      said: 'time_stretch pitch',
      asked:
        'stretch_loop_tempo shift_pitch_voice correct_singing_pitch change_song_key tune_vocals_track match_sample_tempo lower_speed_recording',
    },
    {
      id: 'browse-samples',
      name: 'Browse and preview samples and loops',
      about: 'Sounds are heard in the tempo of the song before they are dropped in.',
      why: 'the right sound is hidden among thousands',
      size: 'M',
      skill: 'search',
      said: 'samples browser loops',
      asked:
        'browse_samples_preview find_loop_sound hear_sample_before search_drum_samples drop_sample_track sort_sounds_library',
    },
    {
      id: 'route-buses',
      name: 'Route tracks through buses and sends',
      about: 'Groups and sends take any input to any output, hardware included.',
      why: 'one reverb serves ten voices',
      size: 'M',
      said: 'routing buses sends',
      asked:
        'route_tracks_bus group_drums_bus send_track_reverb connect_input_output give_headphone_mix set_sidechain_kick link_jack_ports',
    },
    {
      id: 'set-audio-devices',
      name: 'Set audio devices and latency',
      about: 'Interface, sample rate and buffer are chosen, and the delay is made up for.',
      why: 'a late sound cannot be played along to',
      size: 'M',
      said: 'latency audio_interface',
      asked:
        'choose_audio_interface reduce_delay_headphones set_buffer_size select_microphone_input hear_sound_delay use_asio_jack',
    },
    {
      id: 'undo-autosave',
      name: 'Undo edits and recover sessions',
      about: 'Every step is taken back, and after a crash the last state opens.',
      why: 'trying out is half of composing',
      size: 'M',
      skill: 'versions',
      said: 'undo crash autosave',
      asked:
        'undo_cut_song recover_song_crash save_session_automatically bring_earlier_version keep_song_versions restore_project_crash',
    },
    {
      id: 'launch-clips-live',
      name: 'Launch clips and scenes live',
      about: 'Loops start in time from a grid of pads.',
      why: 'ideas and concerts have no fixed order',
      size: 'L',
      said: 'launch_clips live_set',
      asked:
        'launch_clips_live trigger_loop_pad play_scenes_stage start_loops_time switch_loops_live switch_part_concert',
    },
    {
      id: 'show-notation',
      name: 'Show and print notation',
      about: 'Recorded notes appear as a score, with lyrics and chord names.',
      why: 'players read notes and not blocks',
      size: 'L',
      said: 'notation score',
      asked:
        'show_notes_score print_sheet_players write_lyrics_notes see_staff_notes turn_playing_score show_guitar_tab',
    },
    {
      id: 'mark-sections-chords',
      name: 'Mark song sections, chords and key',
      about: 'Verse, chorus and chord names stand over the bars.',
      why: 'one finds the bridge at once',
      size: 'S',
      said: 'markers chord_track',
      asked:
        'mark_verse_chorus jump_chorus_marker show_chords_song suggest_chords_scale set_key_song name_song_parts highlight_scale_notes',
    },
    {
      id: 'score-video',
      name: 'Score to video',
      about: 'A film runs along in step with the music.',
      why: 'the hit must fall on the cut',
      size: 'M',
      said: 'video film_music',
      asked: 'play_video_music compose_film_scene see_picture_timecode import_video_clip score_movie match_music_cut',
    },
    {
      id: 'share-collaborate',
      name: 'Exchange sessions with other musicians',
      about: 'Tracks, stems and whole sessions go to others and come back.',
      why: 'the singer lives in another town',
      size: 'L',
      said: 'collaborate band_remote',
      asked:
        'share_song_band send_session_singer work_song_together exchange_tracks_internet import_friend_project invite_producer_song',
    },
    {
      id: 'meter-loudness',
      name: 'Measure loudness and spectrum',
      about: 'LUFS, peak and frequency of the mix are shown against a target.',
      why: 'streaming turns loud songs down',
      size: 'S',
      said: 'loudness lufs spectrum',
      asked:
        'measure_loudness_song see_spectrum_mix warn_clipping_red show_peak_level compare_reference_song reach_loud_target',
    },
  ],
} satisfies Kind;
