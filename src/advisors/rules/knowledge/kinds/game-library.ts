import type { Kind } from '../kind.ts';

export const gameLibrary = {
  id: 'game-library',
  title: 'game collections and launchers',
  strong:
    'game_library games_launcher retro_games rom_collection roms emulator steam_games my_games playnite lutris games_played backlog_games consoles_games old_games video_games_own games_stores windows_games games_linux games_shops shops_games gog savegames game_saves emulated_consoles arcade_games wine_games cartridges_consoles games_disc play_windows game_collection games_bought games_shelf games_sales bought_games_forget games_finished cartridges old_consoles retro_console games_platforms games_boxed game_nerd board_games_shelf backlog video_games games_pile gog_steam',
  weak: 'platform emulator cover console save controller emulated gamepad gog wine proton backlog handheld roms cartridge boxed digital hours arcade nintendo sales shelf',
  told: 'games console steam own backlog played finish launcher retro emulator roms cover platform hours stores save achievements friends collection cartridge controller nas stream search old',
  things: ['game', 'platform', 'save', 'collection'],
  people: ['players', 'families', 'friends'],
  field: 'video games',
  features: [
    {
      id: 'organise-games-all-platforms-one',
      name: 'Organise games of all stores and platforms in one library',
      about:
        'Games of Steam, GOG, Epic, consoles and own folders stand in one list, with platform and installed state.',
      why: 'nobody remembers in which store a game was bought',
      size: 'M',
      skill: 'catalogue',
      said: 'library platform all games list_all single_list one_launcher',
      asked: 'put_together_games list_games keep_games collect_games gather_games see_everything show_everything_cover',
    },
    {
      id: 'fetch-covers-details-automatically',
      name: 'Fetch covers and details automatically',
      about: 'Cover, year, genre and developer are looked up by name or file hash, and a wrong match can be replaced.',
      why: 'typing details for five hundred games wears players out',
      size: 'M',
      skill: 'metadata-fetch',
      said: 'cover metadata description cover_genre genre_description',
      asked:
        'fetch_covers load_pictures fetch_description show_box_picture fill_details fetch_year recognise_game add_cover download_cover find_picture_year',
    },
    {
      id: 'import-games-stores-folders',
      name: 'Import games from stores and folders',
      about:
        'Linked store accounts and scanned folders add their games, new purchases follow later, and unmatched files are listed.',
      why: 'a library of hundreds of games is never typed in',
      size: 'M',
      said: 'steam gog import scan gog_stuff',
      asked:
        'import_steam read_folder scan_folder take_gog find_installed load_epic import_xbox read_cartridges scan_disk show_gog turn_up_gog find_steam bring_shops type_title',
    },
    {
      id: 'launch-install-games',
      name: 'Launch and install games',
      about: 'A click starts a game, whatever store or emulator it needs.',
      why: 'ten launchers are nine too many',
      size: 'M',
      said: 'launch start install play',
      asked:
        'start_game click_start install_game run_game press_play open_game launch_sofa play_double_click start_shop',
    },
    {
      id: 'play-games-emulators-browser',
      name: 'Play games in emulators in the browser',
      about:
        "A click starts the game with its platform's emulator in the page, with controller, full screen and saved states.",
      why: 'setting up an emulator per console puts families off',
      size: 'M',
      skill: 'player',
      said: 'emulator browser retro',
      asked:
        'play_browser play_nintendo play_old_console play_amiga run_rom use_emulator start_emulator play_cartridge play_tablet',
    },
    {
      id: 'track-play-time-progress',
      name: 'Track play time and progress',
      about:
        'Minutes are counted from start to exit of each game, with last played and percent finished to correct by hand.',
      why: 'half-finished games are forgotten after the next purchase',
      size: 'S',
      skill: 'time-tracking',
      said: 'play_time hours finished backlog time_counted',
      asked:
        'see_hours count_hours see_played mark_through see_time_played note_far see_far count_play_time count_time',
    },
    {
      id: 'filter-search-games',
      name: 'Filter and search games',
      about:
        'The list narrows by platform, genre, player count, installed state and part of the name, and the filter is kept.',
      why: 'choosing among a thousand covers takes the evening',
      size: 'S',
      skill: 'filters',
      said: 'search filter sort',
      asked:
        'find_game filter_two_players search_name find_short sort_year show_racing pick_genre see_unplayed choose_random',
    },
    {
      id: 'group-games-into-collections',
      name: 'Group games in collections and mark favourites',
      about: 'A game can lie in several named collections, filled by hand or by rule, and starred games stand on top.',
      why: 'games for the party evening hide among all others',
      size: 'S',
      skill: 'categories',
      said: 'collection favourite list',
      asked:
        'put_children_games group_series collect_favourites put_favourites sort_shelf put_shelf build_list create_list',
    },
    {
      id: 'synchronise-save-files',
      name: 'Synchronise save files',
      about:
        'Saves are uploaded after play and fetched before the next start; when both sides changed, the player chooses.',
      why: 'forty hours of progress stay on the other computer',
      size: 'M',
      skill: 'sync',
      said: 'save state cloud savegame savegames backup_savegames',
      asked:
        'continue_laptop keep_save sync_save save_cloud copy_save continue_device continue_save continue_computer save_savegames keep_savegames',
    },
    {
      id: 'manage-users-roles',
      name: 'Manage users with roles',
      size: 'M',
      skill: 'roles',
      said: 'user family role',
      asked:
        'limit_children hide_adult give_child_account add_family see_children_allowed give_rights assign_role share_brother block_shooters',
    },
    {
      id: 'rate-games-write-notes',
      name: 'Rate games and write notes',
      about: 'Each player gives own stars and writes remarks such as a code or where to go on, private unless shared.',
      why: 'after half a year nobody knows where the story stood',
      size: 'S',
      skill: 'ratings',
      said: 'rate note review',
      asked:
        'give_stars rate_game write_thought write_note note_cheat write_review note_code remember_stuck write_cheat',
    },
    {
      id: 'upload-download-games',
      name: 'Upload and download games',
      about: 'Files of several gigabytes go up in parts and come down resumable, alone or as a set of discs.',
      why: 'a broken line at ninety percent costs the whole evening',
      size: 'M',
      skill: 'upload',
      said: 'upload download',
      asked:
        'upload_rom download_game copy_game_phone load_rom put_game_server take_game_tablet upload_files upload_disc',
    },
    {
      id: 'choose-themes-full-screen-mode',
      name: 'Use a full-screen mode with a controller',
      about:
        'On the television large covers are moved through by gamepad alone, from start to shutting down, without mouse or keyboard.',
      why: 'nobody on the sofa reads small menus',
      size: 'S',
      said: 'theme controller television full_screen screen_mode',
      asked:
        'show_television use_controller fill_screen control_gamepad use_big_picture play_gamepad use_gamepad play_television',
    },
    {
      id: 'extend-plugins',
      name: 'Extend with plugins',
      about:
        'Add-ons bring further stores, sources of covers or statistics, show what they may access and can be switched off.',
      why: 'new stores appear sooner than the core can follow',
      size: 'M',
      skill: 'plugins',
      said: 'plugin extensions_others',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'show-achievements',
      name: 'Show achievements',
      about:
        'Unlocked and open achievements of each platform are listed with date and rarity, and hidden ones stay covered.',
      why: 'trophies are scattered over five accounts',
      size: 'S',
      said: 'achievement',
      asked:
        'see_trophies collect_trophies show_achievement see_medals unlock_achievement compare_trophies earn_trophy see_percent',
    },
    {
      id: 'manage-manuals-screenshots',
      name: 'Manage manuals and screenshots',
      about: 'Scanned manuals open page by page beside the game, and screenshots are collected by game and date.',
      why: 'old games cannot be played without their booklet',
      size: 'S',
      skill: 'attachments',
      said: 'manual screenshot',
      asked:
        'keep_manual read_manual put_map save_screenshot see_screenshots scan_booklet look_manual collect_screenshots',
    },
    {
      id: 'find-duplicates-missing-games',
      name: 'Find duplicates and missing games',
      about:
        'Copies of the same game in several stores are grouped, and parts missing on disk or from a series listed.',
      why: 'players buy twice what they own elsewhere',
      size: 'S',
      skill: 'dedupe',
      said: 'duplicate missing',
      asked: 'find_double see_twice find_missing see_missing_series throw_double buy_twice list_missing',
    },
    {
      id: 'hide-games-set-status',
      name: 'Set completion status and hide games',
      about: 'Each game is unplayed, playing, finished or abandoned, and hidden ones appear only when asked for.',
      why: 'the next game to play is lost among demos and finished ones',
      size: 'S',
      said: 'finished unfinished backlog status',
      asked: 'filter_finished hide_game mark_completed set_status mark_finished see_unfinished tick_finished',
    },
    {
      id: 'change-themes',
      name: 'Change themes',
      about:
        'Installed looks change colours, fonts and the arrangement of covers, with a preview and a way back to the default.',
      why: 'white menus glare on a television in a dark room',
      size: 'S',
      skill: 'themes',
      said: 'theme different_looks',
      asked:
        'choose_theme switch_dark choose_background choose_colours change_colours put_dark switch_night change_look read_dark use_night_mode turn_dark',
    },
    {
      id: 'record-ownership-wishes',
      name: 'Record what is owned and wished for',
      about:
        'Each game is owned, lent, sold or wished for, with edition, condition, price paid and place on the shelf.',
      why: 'relatives give a game that already stands there',
      size: 'S',
      skill: 'catalogue',
      said: 'owned boxed wish_list edition',
      asked: 'note_paid keep_wish_list record_edition write_paid',
    },
    {
      id: 'choose-compatibility-layers',
      name: 'Choose compatibility layers and versions for each game',
      about:
        'For every game a Wine or Proton version with its options is set, and the others keep theirs after updates.',
      why: 'the version that runs one game breaks the next',
      size: 'M',
      said: 'compatibility wine proton layer runner',
      asked: 'swap_version choose_version keep_apart_games set_wine change_runner keep_layers_apart switch_version',
    },
    {
      id: 'install-community-scripts',
      name: 'Install games by shared scripts',
      about:
        'A script names its author, fetches files, sets libraries and options step by step, and is shown before it runs.',
      why: 'an old game needs twenty settings that only experts know',
      size: 'M',
      said: 'recipe script installer',
      asked: 'share_recipe click_install follow_recipe share_script use_script write_script install_recipe',
    },
    {
      id: 'show-performance-overlay',
      name: 'Show performance while playing',
      about:
        'Frames per second, frame time, load and temperature of processor and graphics stand in a corner, toggled by a key.',
      why: 'a stutter does not tell whether heat or settings cause it',
      size: 'S',
      said: 'frames_second performance fps',
      asked: 'show_frames see_frames_second measure_fps watch_temperature',
    },
    {
      id: 'share-collection-link',
      name: 'Share the collection by link',
      about:
        'A link shows the chosen collection with covers and status to friends without an account, and can be ended.',
      why: 'friends ask what they could borrow or play together',
      size: 'S',
      skill: 'share-link',
      said: 'share',
      asked: 'show_shelf_link share_shelf send_list_friends',
    },
  ],
} satisfies Kind;
