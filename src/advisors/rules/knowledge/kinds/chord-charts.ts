import type { Kind } from '../kind.ts';

export const chordCharts = {
  id: 'chord-charts',
  title: 'chord charts and song books',
  strong:
    'chordpro chord_charts chord_sheets chords_above_lyrics chords_over_words lyrics_guitar transpose_song transpose_chords other_key_singer song_key_singer semitone capo capo_fret set_list_gig setlist_gig setlist_band onsong songbookpro bandhelper mobilesheets opensong ultimate_guitar guitar_chords ukulele_chords ukulele chord_diagrams chord_shapes finger_chord campfire_songs songs_campfire guitar_songs cover_band songs_gig gig_tonight band_songs songs_stage tablet_music_stand foot_pedal_page pedal_turn_song autoscroll song_scrolls strum nashville_numbers barre_chord singalong_guitar jam_session song_binder verse_chorus_chords bassist_key backing_track_song',
  weak: 'chords guitar gig setlist transpose lyrics verse chorus tempo metronome pedal bassist drummer singer songbook strings',
  told: 'guitar guitarist chords gig bassist drummer singer sing lyrics verse chorus bridge strum campfire pub tune tuned barre repertoire semitones fret keyboarder rehearsal cover encore pedal tempo',
  things: ['song', 'set list', 'chord', 'gig'],
  people: ['musicians', 'bandleaders', 'singers', 'song leaders'],
  field: 'playing in bands',
  features: [
    {
      id: 'transpose-songs',
      name: 'Transpose songs to any key',
      about: 'All chords move up or down by semitones, with fitting sharps or flats.',
      why: 'the singer decides the key and not the record',
      size: 'M',
      said: 'transpose other_key semitone',
      asked:
        'set_song_key move_chords_semitone change_key_singer raise_song_tone lower_key_voice shift_chords_down play_song_higher write_chords_tone',
    },
    {
      id: 'build-set-lists',
      name: 'Build set lists',
      about: 'Songs stand in the order of the evening, each in its key, with times added up.',
      why: 'the break comes after forty-five minutes',
      size: 'M',
      said: 'set_list setlist order_songs',
      asked:
        'build_set_list put_songs_order plan_gig_songs order_songs_evening arrange_songs_gig add_encore_end copy_last_setlist move_song_second',
    },
    {
      id: 'show-chords-lyrics',
      name: 'Show chords above lyrics',
      about: 'Each chord stands over its syllable, however wide the screen is.',
      why: 'a chord one word late is a wrong chord',
      size: 'M',
      said: 'chords_above_words words_chords',
      asked:
        'show_chords_above see_chords_words read_lyrics_chords put_chords_syllable display_song_screen keep_chords_place mark_chorus_verse highlight_chords_colour',
    },
    {
      id: 'write-songs-chordpro',
      name: 'Write songs in ChordPro',
      about: 'Chords stand in brackets within the text, with a preview beside it.',
      why: 'a plain text file outlives every program',
      size: 'M',
      skill: 'editor',
      said: 'type_songs chordpro',
      asked:
        'type_song_once write_chords_brackets enter_lyrics_chords correct_wrong_chord edit_song_text paste_lyrics_add label_verse_bridge preview_song_typing',
    },
    {
      id: 'search-songs',
      name: 'Search songs by title or lyrics',
      about: 'Three letters, an artist or a line of the chorus lead to the song.',
      why: 'somebody calls out a wish and the band waits',
      size: 'S',
      skill: 'search',
      said: 'find_song search_lyrics',
      asked:
        'find_song_title search_line_lyrics look_artist_songs filter_songs_key find_requested_song jump_song_letter list_songs_tempo sort_songs_theme',
    },
    {
      id: 'scroll-automatically',
      name: 'Scroll songs automatically',
      about: 'The page moves at the speed of the song and waits for the start.',
      why: 'both hands are on the strings',
      size: 'S',
      said: 'scroll autoscroll',
      asked:
        'scroll_song_itself move_page_playing run_lyrics_down roll_text_tempo start_scroll_tap set_scroll_speed pause_scroll_solo',
    },
    {
      id: 'set-capo',
      name: 'Set a capo per song',
      about: 'Shapes for the capo are shown beside the sounding chords.',
      why: 'the pianist reads B flat while the guitarist grips G',
      size: 'S',
      said: 'capo clamp_fret',
      asked:
        'set_capo_fret show_capo_chords play_capo_two save_capo_song see_shapes_capo suggest_capo_position find_barre_free',
    },
    {
      id: 'import-songs',
      name: 'Import songs from files and pages',
      about: 'Text with chords over words, ChordPro and pasted pages become songs.',
      why: 'nobody types three hundred songs again',
      size: 'M',
      skill: 'import-web',
      said: 'import_songs word_files paste',
      asked:
        'import_song_files read_word_songs paste_page_chords take_old_collection convert_text_chords load_folder_songs bring_songs_internet scan_paper_songs',
    },
    {
      id: 'show-chord-diagrams',
      name: 'Show chord diagrams',
      about: 'A tap shows where the fingers go, on guitar, ukulele or piano.',
      why: 'an F sharp minor seven is soon forgotten',
      size: 'S',
      said: 'diagram fingering grip',
      asked:
        'show_chord_fingers see_grip_guitar draw_chord_shape look_fingering_ukulele display_chord_diagram tap_chord_grip learn_barre_shape choose_left_hand',
    },
    {
      id: 'adapt-stage-display',
      name: 'Adapt the display for the stage',
      about: 'Large type, two columns and light letters on black fit a song to the screen.',
      why: 'the stage is dark and the stand is far away',
      size: 'S',
      skill: 'themes',
      said: 'large_letters dark_stage',
      asked:
        'see_letters_large show_white_black squeeze_song_screen read_song_distance split_song_columns dim_screen_stage keep_screen_awake zoom_text_bigger',
    },
    {
      id: 'turn-pages-pedal',
      name: 'Turn pages with a foot pedal',
      about: 'A wireless pedal or the edge of the screen goes on and back.',
      why: 'letting go of the neck is heard',
      size: 'S',
      said: 'pedal foot',
      asked:
        'turn_page_foot press_pedal_page push_pedal_forward connect_bluetooth_pedal change_page_hands tap_edge_next go_back_pedal',
    },
    {
      id: 'print-songbooks',
      name: 'Print songs and songbooks',
      about: 'One song on a sheet, or a whole book with contents, as PDF.',
      why: 'forty people around a fire have no tablets',
      size: 'M',
      skill: 'pdf',
      said: 'print pdf booklet',
      asked:
        'print_song_sheet create_booklet_songs save_setlist_pdf print_campfire_book copy_song_sheet print_lyrics_singers add_book_contents hand_sheets_round',
    },
    {
      id: 'share-songs-band',
      name: 'Share songs and set lists with bandmates',
      about: 'Bandmates see the same version, and a change reaches all.',
      why: 'the bassist always plays the old bridge',
      size: 'M',
      skill: 'invitations',
      said: 'share_band bandmates same_version',
      asked:
        'share_songs_band send_setlist_bandmates give_bassist_version invite_drummer_songs see_changed_bridge hand_sub_songs suggest_song_band',
    },
    {
      id: 'play-offline',
      name: 'Play without a connection',
      about: 'Songs, set lists and recordings lie on the device.',
      why: 'cellars and meadows have no network',
      size: 'M',
      skill: 'offline',
      said: 'offline without_internet',
      asked:
        'play_songs_offline open_song_cellar read_setlist_internet keep_songs_device store_songs_tablet play_dead_spot work_flight_mode',
    },
    {
      id: 'synchronise-devices',
      name: 'Synchronise songs between devices',
      about: 'What is changed on the laptop is on the tablet before the gig.',
      why: 'typing is for the desk and playing for the stand',
      size: 'M',
      skill: 'sync',
      said: 'synchronise tablet laptop',
      asked:
        'sync_songs_tablet update_song_devices copy_songs_laptop match_two_tablets transfer_changes_ipad merge_changed_songs restore_lost_tablet',
    },
    {
      id: 'lead-screens',
      name: 'Lead the screens of bandmates',
      about: 'Who leads opens the next song, and it appears on all stands.',
      why: 'shouting a page number across a stage fails',
      size: 'L',
      skill: 'live',
      said: 'same_song_all lead',
      asked:
        'open_song_bandmates show_song_screens lead_band_screens follow_leader_song switch_stands_once send_next_song jump_chorus_together follow_singer_page',
    },
    {
      id: 'play-metronome',
      name: 'Play a metronome at song tempo',
      about: 'Each song keeps its beats per minute and counts in by click or flash.',
      why: 'adrenaline makes every band hurry',
      size: 'S',
      skill: 'timer',
      said: 'metronome tempo click',
      asked:
        'start_count_click show_tempo_drummer click_beats_minute tap_tempo_song start_metronome_song save_tempo_song hear_click_ear',
    },
    {
      id: 'annotate-songs',
      name: 'Annotate songs',
      about: 'Highlights, notes and drawn signs lie above the song, for oneself or all.',
      why: 'who starts the solo is in no songbook',
      size: 'M',
      skill: 'notes',
      said: 'notes highlight scribble',
      asked:
        'write_note_song draw_song_pen mark_stop_bridge highlight_harmony_line scribble_cue_verse mark_solo_bars note_second_voice stick_reminder_song',
    },
    {
      id: 'attach-recordings',
      name: 'Attach recordings and backing tracks',
      about: 'Rehearsal takes, originals and tracks play beside the song, slower if wished.',
      why: 'one listen says more than three remarks',
      size: 'M',
      skill: 'attachments',
      said: 'recording backing_track',
      asked:
        'attach_rehearsal_recording play_backing_track hear_original_song repeat_hard_bars play_recording_slower record_take_phone link_video_song',
    },
    {
      id: 'choose-notation',
      name: 'Choose the chord notation',
      about: 'English, German, do re mi or numbers are shown to each as learnt.',
      why: 'a B is a wrong chord in Vienna',
      size: 'S',
      said: 'nashville german_h numbers_chords',
      asked:
        'show_nashville_numbers read_german_names switch_h_b see_solfege_names display_roman_degrees prefer_flats_sharps translate_chord_names',
    },
    {
      id: 'send-midi',
      name: 'Send MIDI commands with a song',
      about: 'Opening a song sets keyboard sound, effects and light.',
      why: 'six presses between two songs kill the mood',
      size: 'M',
      skill: 'automation-rules',
      said: 'midi keyboard_sound',
      asked:
        'switch_keyboard_sound send_midi_change set_effects_song load_patch_song start_light_song trigger_loop_chorus call_program_number',
    },
    {
      id: 'keep-sheets',
      name: 'Show PDF and scanned sheets',
      about: 'Scores and photographed sheets stand in the same set list as typed songs.',
      why: 'the brass section reads notes',
      size: 'M',
      skill: 'sheet-music',
      said: 'pdf_sheets scanned',
      asked:
        'open_pdf_sheet photograph_old_sheets mix_scores_songs crop_scan_margins store_lead_sheets show_scanned_binder jump_repeat_sheet',
    },
  ],
} satisfies Kind;
