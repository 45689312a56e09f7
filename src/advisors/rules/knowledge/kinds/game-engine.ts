import type { Kind } from '../kind.ts';

export const gameEngine = {
  id: 'game-engine',
  title: 'game engines and game makers',
  strong:
    'game_engine game_maker godot gdevelop defold gamemaker unity_engine unreal_engine rpg_maker bevy pico-8 tilemap tilemaps tileset sprite_sheet spritesheet hitbox hitboxes platformer jump_run side_scroller rigidbody prefab prefabs shader shaders gamepad game_jam level_editor game_editor scene_editor game_logic game_scenes walk_cycle game_physics physics_gravity collision_shapes enemies_chase enemies_walls hero_jumps player_jumps 2d_games 3d_games 2d_game 3d_game keyframes_bones pathfinding export_game_android game_runs_browser build_games program_games drag_enemies_level particles_explosions frame_rate_stutters savegame game_developers indie_game health_bar',
  weak: 'sprite enemy gravity texture collision level hero monster scene script pixel particle frame lighting bullet coin dungeon',
  told: 'game games level levels enemies hero monster jump shoot gravity coins lives dungeon maze sprites explosion tiles controller walls bullets platforms boss sword pixel gamers playable joystick',
  things: ['scene', 'game', 'object', 'level', 'asset'],
  people: ['game developers', 'artists', 'level designers', 'players'],
  field: 'game development tools',
  features: [
    {
      id: 'arrange-scenes',
      name: 'Build scenes in a visual editor',
      about: 'Objects are placed, turned and nested in a tree of the scene.',
      why: 'a level is judged by eye and not by numbers',
      size: 'L',
      said: 'scene drag_objects place_enemies',
      asked:
        'place_objects_scene drag_enemies_level arrange_scene build_level_mouse put_trees_rocks move_objects_scene design_room_objects see_scene_tree turn_objects_hand',
    },
    {
      id: 'write-scripts',
      name: 'Write scripts for game logic',
      about: 'Code attached to an object decides what it does each frame.',
      why: 'the rules of a game are its own',
      size: 'L',
      said: 'script code game_logic',
      asked:
        'write_script_enemy program_enemy_behaviour write_game_code attach_script_object tell_enemy_jump complete_code_typing add_behaviour_code call_functions_engine',
    },
    {
      id: 'simulate-physics',
      name: 'Simulate physics and collisions',
      about: 'Bodies fall, bounce and push each other, and report what they touch.',
      why: 'nobody wants to calculate a falling box',
      size: 'L',
      said: 'physics gravity collision bounce',
      asked:
        'simulate_gravity drop_boxes_ground detect_collision push_crates stop_player_wall roll_ball_hill hit_wall_bounce check_bullet_hit see_hero_touch move_bodies_weight',
    },
    {
      id: 'import-assets',
      name: 'Import images, models and sounds',
      about: 'Files are converted for the game and read again when they change.',
      why: 'artists work in programs of their own',
      size: 'L',
      said: 'import_models sprites blender artwork',
      asked:
        'import_models_blender drop_images_project load_sprite_sheet bring_drawings import_sound_files import_textures convert_model add_artwork reload_image_changed',
    },
    {
      id: 'export-games',
      name: 'Export games to desktop, web and mobile',
      about: 'One project gives a file for each platform.',
      why: 'players have other machines than developers',
      size: 'L',
      said: 'export_game android windows browser',
      asked:
        'export_game_phone publish_game_browser build_windows_version release_game_store put_game_website ship_game_mac build_android_app send_playable_friends',
    },
    {
      id: 'animate-objects',
      name: 'Animate characters and objects',
      about: 'Frames, bones and keyframes on a time line move what is drawn.',
      why: 'a figure that slides looks dead',
      size: 'M',
      said: 'animate walk_cycle keyframe frames',
      asked:
        'animate_character_walking draw_frames_animation move_arms_bones set_keyframes change_pose_timeline open_door_animation show_hero_running play_animation_attack',
    },
    {
      id: 'play-sounds',
      name: 'Play sounds and music',
      about: 'Effects, music and places of sound are mixed on buses.',
      why: 'a hit without a sound is not felt',
      size: 'M',
      said: 'sound_effects music volume',
      asked:
        'play_sound_jump play_background_music hear_footsteps_closer mix_sounds_volume add_explosion_sound lower_music_volume change_music_fight turn_sound_down',
    },
    {
      id: 'map-input',
      name: 'Map keyboard, touch and gamepad input',
      about: 'Actions such as jump are bound to keys, buttons and gestures.',
      why: 'the same game is played on a sofa and on a bus',
      size: 'M',
      said: 'gamepad keyboard touch controls',
      asked:
        'map_keys_actions control_hero_gamepad press_key_jump steer_touch_phone assign_controller_buttons change_keys_player move_hero_arrow-keys tap_screen_jump',
    },
    {
      id: 'preview-game',
      name: 'Preview the game while editing',
      about: 'The scene starts with one key and takes over changes.',
      why: 'a jump is tuned in a hundred tries',
      size: 'M',
      said: 'preview press_play try_immediately',
      asked:
        'play_game_editor try_level_immediately preview_scene see_change_running test_jump_height run_level_click reload_code_running start_scene_key',
    },
    {
      id: 'render-3d',
      name: 'Render 3D with lights and materials',
      about: 'Lamps, shadows, fog and surfaces are drawn each frame.',
      why: 'light tells players where to look',
      size: 'L',
      said: '3d lights shadows materials',
      asked:
        'show_shadows_lights display_3d_world see_reflections_water put_torch_cave bake_lightmaps show_fog_distance draw_3d_models set_sun_evening',
    },
    {
      id: 'paint-tile-maps',
      name: 'Paint levels with tile maps',
      about: 'A set of squares is brushed onto a grid in layers.',
      why: 'a dungeon has ten thousand squares',
      size: 'M',
      said: 'tiles tile_map paint_level',
      asked:
        'paint_level_tiles draw_map_squares fill_ground_grass snap_tiles_grid build_dungeon_tiles place_tiles_brush join_tiles_edges paint_platforms',
    },
    {
      id: 'build-game-menus',
      name: 'Build menus and in-game displays',
      about: 'Buttons, bars and texts lie over the game and fit each screen.',
      why: 'players must see their lives without looking away',
      size: 'M',
      said: 'start_menu health_bar score_display',
      asked:
        'show_health_bar build_start_menu show_score_corner add_pause_button draw_inventory_window display_lives_hearts resize_buttons_screen show_dialogue_box',
    },
    {
      id: 'reuse-objects',
      name: 'Reuse objects as prefabs',
      about: 'A change to the original reaches every copy in all scenes.',
      why: 'the same goblin stands in forty rooms',
      size: 'M',
      skill: 'templates',
      said: 'prefab copies reuse_enemy',
      asked:
        'reuse_enemy_levels change_enemy_everywhere copy_coin_scenes save_object_template duplicate_door_levels update_copies place_coin_hundred_times alter_copy_colour add_prefab',
    },
    {
      id: 'debug-games',
      name: 'Debug running games',
      about: 'A breakpoint stops the game, and values can be read and changed.',
      why: 'a bug in frame 900 is seen by nobody',
      size: 'M',
      said: 'breakpoint debugger error_line',
      asked:
        'stop_line_breakpoint see_error_line debug_running_game inspect_variables show_collision_shapes trace_crash print_message_console watch_values_running',
    },
    {
      id: 'program-events',
      name: 'Program with events and blocks',
      about: 'Conditions and actions are put together without code.',
      why: 'those who draw well seldom code',
      size: 'L',
      said: 'blocks without_code events conditions',
      asked:
        'program_blocks drag_blocks_logic combine_conditions_actions connect_nodes_logic set_condition_touches_coin pick_event_actions build_rules_coding click_rules_together',
    },
    {
      id: 'find-paths',
      name: 'Find paths around obstacles',
      about: 'Figures walk on a mesh or grid and avoid each other.',
      why: 'an enemy stuck at a wall is no enemy',
      size: 'M',
      said: 'pathfinding enemies_chase walk_around',
      asked:
        'find_path_enemy chase_player_walls walk_obstacles follow_hero_maze send_units_target navigate_monsters_level block_path_door leave_dead_end go_round_corner',
    },
    {
      id: 'create-particles',
      name: 'Create particle effects',
      about: 'Smoke, sparks and rain come from a source with a few settings.',
      why: 'an explosion is hundreds of dots',
      size: 'M',
      said: 'particles smoke explosion sparks',
      asked:
        'show_smoke_fire add_explosion_sparks create_rain_snow throw_dust_landing set_particle_number show_magic_glow throw_leaves_wind drop_confetti',
    },
    {
      id: 'write-shaders',
      name: 'Write shaders',
      about: 'Small programs or nodes decide the colour of each pixel.',
      why: 'a look of its own sells a game',
      size: 'M',
      said: 'shader water_effect outline',
      asked:
        'write_shader connect_shader_nodes draw_outline_character animate_water_surface apply_screen_effect change_colours_hit blur_background vanish_enemy_pixels',
    },
    {
      id: 'save-progress',
      name: 'Save and load game progress',
      about: 'What a player reached is kept in slots and read after an update.',
      why: 'a lost evening ends the love for a game',
      size: 'M',
      said: 'save_progress checkpoint saved_game',
      asked:
        'save_progress_player continue_last_checkpoint load_saved_game resume_level_later keep_coins_restart store_savegame_slots remember_level_reached',
    },
    {
      id: 'network-play',
      name: 'Connect players over a network',
      about: 'Positions and events of each player are kept alike on all machines.',
      why: 'most people want to play with friends',
      size: 'L',
      said: 'multiplayer play_online lan',
      asked:
        'play_online_friends join_match_internet host_session_lan synchronise_players_positions connect_players_network see_friend_moving invite_friend_match',
    },
    {
      id: 'profile-performance',
      name: 'Profile frame rate and memory',
      about: 'Each frame shows what took how many milliseconds.',
      why: 'old phones stutter first',
      size: 'M',
      skill: 'charts',
      said: 'stutter frame_rate slow_phone profiler',
      asked:
        'measure_frame_rate see_memory_used find_slow_code show_draw_calls profile_game_phone see_game_stutter count_milliseconds_frame',
    },
    {
      id: 'install-extensions',
      name: 'Install extensions and ready assets',
      about: 'A library inside the editor offers tools, figures and sounds with their licence.',
      why: 'no small team draws everything itself',
      size: 'M',
      skill: 'plugins',
      said: 'asset_store extension free_models',
      asked:
        'install_extension_editor download_free_models browse_asset_store share_plugin_developers extend_editor_tool find_ready_characters add_free_sounds',
    },
  ],
} satisfies Kind;
