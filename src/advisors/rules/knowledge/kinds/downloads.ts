import type { Kind } from '../kind.ts';

export const downloads = {
  id: 'downloads',
  title: 'download managers and torrents',
  strong:
    'download_manager torrents torrent bittorrent downloads_queue download_links seedbox qbittorrent resume_download download_big_files usenet downloads_server linux_images_download download_overnight jdownloader large_files fetches_files big_files_line file_hosters magnet_link container_files bittorrent_program files_break links_packages downloads_continue files_satellite download_files downloads_night fetch_files slow_line_download downloads_phone links_download big_downloads download_speed satellite_link gigabytes_line files_satellite_link line_gigabytes',
  weak: 'torrent queue seed tracker speed magnet hoster archives captcha packages quota pieces checksum downloads line night unpack parts resume',
  told: 'download torrent files links queue speed limit night pause resume folder server nas web interface seed finished extract archive captcha hoster remote parallel watch rss browser',
  things: ['download', 'torrent', 'file', 'link'],
  people: ['users', 'families'],
  field: 'downloading',
  features: [
    {
      id: 'download-torrents-magnet-links',
      name: 'Add links, torrents and magnet links',
      about: 'A link or file starts the download from many peers.',
      why: 'large files come faster from many',
      size: 'M',
      said: 'torrent magnet add download',
      asked:
        'download_magnet add_magnet paste_magnet load_torrent open_torrent click_magnet download_link add_link paste_link start_download add_container accept_torrents accept_links',
    },
    {
      id: 'pause-resume-order-queue',
      name: 'Pause, resume and order the queue',
      size: 'S',
      skill: 'schedule',
      said: 'pause resume queue priority pauses_resumes',
      asked:
        'pause_download stop_continue continue_later continue_break put_first wait_turn move_up change_order resume_download load_after continue_line resume_line resume_breaks resume_failure pick_exactly continue_left',
    },
    {
      id: 'limit-speed-schedule',
      name: 'Limit the speed by schedule',
      size: 'S',
      skill: 'capacity',
      said: 'speed limit bandwidth',
      asked:
        'limit_speed load_night download_night set_speed leave_line use_half set_limit throttle_day run_night limit_line load_slow',
    },
    {
      id: 'control-downloads-browser',
      name: 'Control downloads in the browser',
      size: 'M',
      skill: 'dashboard',
      said: 'web browser remote',
      asked:
        'control_phone see_downloads_browser add_phone open_browser control_server start_afar look_phone start_sofa use_browser see_sofa control_browser',
    },
    {
      id: 'sort-downloads-into-categories-tags',
      name: 'Sort downloads into categories and tags',
      size: 'S',
      skill: 'categories',
      said: 'category tag folder label',
      asked:
        'sort_folders put_films_folder sort_downloads put_series_folder label_downloads move_folder sort_kind group_downloads sort_packages',
    },
    {
      id: 'search-trackers-sites',
      name: 'Search torrents on trackers and sites',
      size: 'M',
      skill: 'search',
      said: 'search find indexer',
      asked: 'search_torrents find_film search_sites type_title look_site search_places',
    },
    {
      id: 'download-automatically-rss-feeds',
      name: 'Download automatically from RSS feeds',
      size: 'M',
      skill: 'feed',
      said: 'rss automatic episode',
      asked:
        'load_episode follow_series download_episode subscribe_feed watch_feed take_series read_rss load_itself download_itself fetch_podcast fetch_day fetch_releases fetch_automatically',
    },
    {
      id: 'choose-single-files-download',
      name: 'Choose files of a torrent',
      size: 'S',
      skill: 'filters',
      said: 'file choose select',
      asked:
        'choose_file skip_file tick_files leave_out_files pick_episode download_part choose_part take_file choose_bits choose_pieces',
    },
    {
      id: 'create-share-torrents',
      name: 'Create and share torrents',
      size: 'M',
      skill: 'upload',
      said: 'create seed share ratio',
      asked: 'share_file create_torrent give_others upload_back keep_sharing send_torrent share_torrent',
    },
    {
      id: 'watch-folder-new-torrents',
      name: 'Watch a folder for new torrents',
      size: 'S',
      skill: 'watched-folder',
      said: 'folder watch',
      asked:
        'drop_folder throw_folder watch_folder save_folder_starts put_torrent_folder lay_folder take_folder start_folder',
    },
    {
      id: 'run-programs-after-download',
      name: 'Move finished files by rules and run programs',
      size: 'S',
      skill: 'automation-rules',
      said: 'script finished unpack',
      asked:
        'run_script start_program run_after convert_after call_script move_finished copy_nas scan_virus execute_after go_finished_folders move_rules switch_off_finish',
    },
    {
      id: 'filter-addresses-bind-vpn',
      name: 'Bind to a VPN and filter addresses',
      size: 'S',
      skill: 'filters',
      said: 'vpn proxy block ip through_vpn',
      asked: 'use_vpn hide_address stop_without_vpn block_ip load_vpn stop_vpn block_addresses go_vpn',
    },
    {
      id: 'show-statistics-speed-graphs',
      name: 'Show statistics and speed graphs',
      size: 'S',
      skill: 'charts',
      said: 'graph statistics',
      asked:
        'see_fast see_speed draw_speed count_gigabytes see_loaded_month show_curve see_rate sum_month see_traffic see_quota see_peers',
    },
    {
      id: 'connect-media-programs-through-api',
      name: 'Connect media programs through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'connect_sonarr connect_plex connect_radarr pass_plex connect_media ask_program talk_systems fetch_program',
    },
    {
      id: 'notify-when-downloads-finish',
      name: 'Notify when downloads finish',
      size: 'S',
      skill: 'notifications',
      said: 'notify finished message_comes',
      asked:
        'tell_finished tell_done tell_ready mail_finished ring_finished tell_complete beep_finished tell_loaded write_done',
    },
    {
      id: 'capture-links-browser',
      name: 'Capture links from the browser',
      size: 'M',
      skill: 'browser-extension',
      said: 'extension capture',
      asked: 'catch_links click_right click_browser send_browser grab_link capture_page copy_page_links',
    },
    {
      id: 'unpack-archives-automatically',
      name: 'Unpack archives automatically',
      about: 'Archives are unpacked when the last part has arrived.',
      why: 'nobody wants forty parts',
      size: 'S',
      said: 'unpack extract archive',
      asked:
        'unpack_zip extract_zip unpack_itself open_rar unpack_archive join_parts extract_rar put_parts unpack_loaded',
    },
    {
      id: 'stop-seeding-ratio',
      name: 'Stop seeding at a ratio',
      size: 'S',
      skill: 'automation-rules',
      said: 'ratio seeding',
      asked: 'stop_sharing stop_seeding stop_gave_back give_back_twice',
    },
    {
      id: 'split-segments-verify',
      name: 'Split downloads into segments and verify checksums',
      about: 'Parts come at the same time and are compared with the sum at the end.',
      why: 'a broken part is fetched alone',
      size: 'M',
      said: 'segments pieces checksum',
      asked: 'download_pieces split_file check_sum verify_file',
    },
    {
      id: 'solve-captchas',
      name: 'Solve captchas',
      size: 'S',
      skill: 'forms',
      said: 'captcha',
      asked: 'solve_captcha enter_captcha type_captcha',
    },
    {
      id: 'use-hoster-accounts',
      name: 'Use accounts of file hosters',
      size: 'S',
      skill: 'accounts',
      said: 'hosters premium accounts',
      asked: 'use_account add_account log_hoster',
    },
    {
      id: 'detect-duplicate-links',
      name: 'Detect duplicate and dead links',
      size: 'S',
      skill: 'dedupe',
      said: 'twice duplicate',
      asked: 'fetch_twice check_link find_dead load_twice',
    },
  ],
} satisfies Kind;
