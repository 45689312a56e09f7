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
      about: 'A paused download goes on from the byte it had reached, and dragging it up the list changes its turn.',
      why: 'a large file must wait while somebody is in a call',
      size: 'S',
      said: 'pause resume queue priority pauses_resumes',
      asked:
        'pause_download stop_continue continue_later continue_break put_first wait_turn move_up change_order resume_download load_after continue_line resume_line resume_breaks resume_failure pick_exactly continue_left',
    },
    {
      id: 'limit-speed-schedule',
      name: 'Limit the speed by schedule',
      about:
        'Limits for download and upload apply by weekday and hour, in total or for one download, and end by themselves.',
      why: 'one download otherwise slows the whole household',
      size: 'S',
      said: 'speed limit bandwidth',
      asked:
        'limit_speed load_night download_night set_speed leave_line use_half set_limit throttle_day run_night limit_line load_slow',
    },
    {
      id: 'control-downloads-browser',
      name: 'Control downloads in the browser',
      about:
        'After sign-in a page in the home network lists state and speed, and downloads are added, stopped or removed there.',
      why: 'the machine that downloads stands in a cupboard without a screen',
      size: 'M',
      said: 'web browser remote',
      asked:
        'control_phone see_downloads_browser add_phone open_browser control_server start_afar look_phone start_sofa use_browser see_sofa control_browser',
    },
    {
      id: 'sort-downloads-into-categories-tags',
      name: 'Sort downloads into categories and tags',
      about: 'A category sets folder and limits, tags come on top, and the list narrows by both.',
      why: 'films and system images belong in different folders',
      size: 'S',
      skill: 'categories',
      said: 'category tag folder label',
      asked:
        'sort_folders put_films_folder sort_downloads put_series_folder label_downloads move_folder sort_kind group_downloads sort_packages',
    },
    {
      id: 'search-trackers-sites',
      name: 'Search torrents on trackers and sites',
      about: 'One search asks several sites at once and lists name, size, seeders and source, sorted by any column.',
      why: 'each site has its own search and its own advertising',
      size: 'M',
      skill: 'search',
      said: 'search find indexer',
      asked: 'search_torrents find_film search_sites type_title look_site search_places',
    },
    {
      id: 'download-automatically-rss-feeds',
      name: 'Download automatically from RSS feeds',
      about: 'New entries that match a filter start by themselves, and an episode already taken is skipped.',
      why: 'new episodes appear while nobody is watching the feed',
      size: 'M',
      skill: 'automation-rules',
      said: 'rss automatic episode',
      asked:
        'load_episode follow_series download_episode subscribe_feed watch_feed take_series read_rss load_itself download_itself fetch_podcast fetch_day fetch_releases fetch_automatically',
    },
    {
      id: 'choose-single-files-download',
      name: 'Choose files of a torrent',
      about: 'The file list shows size and progress, and single files are ticked, left out or given priority.',
      why: 'one wanted file sits in a collection of fifty gigabytes',
      size: 'S',
      said: 'file choose select',
      asked:
        'choose_file skip_file tick_files leave_out_files pick_episode download_part choose_part take_file choose_bits choose_pieces',
    },
    {
      id: 'create-share-torrents',
      name: 'Create and share torrents',
      about:
        'A file or folder becomes a torrent with trackers and piece size, and is shared once its pieces are checked.',
      why: 'large own files cannot be sent by mail',
      size: 'M',
      said: 'create seed share ratio',
      asked: 'share_file create_torrent give_others upload_back keep_sharing send_torrent share_torrent',
    },
    {
      id: 'watch-folder-new-torrents',
      name: 'Watch a folder for new torrents',
      about: "A torrent file placed there starts with the folder's category and is then renamed or removed.",
      why: 'torrent files come from other computers of the household',
      size: 'S',
      skill: 'watched-folder',
      said: 'folder watch',
      asked:
        'drop_folder throw_folder watch_folder save_folder_starts put_torrent_folder lay_folder take_folder start_folder',
    },
    {
      id: 'run-programs-after-download',
      name: 'Move finished files by rules and run programs',
      about:
        'A finished file is renamed and moved by category, then a program gets its path, and the result is logged.',
      why: 'finished films have to reach the media library by themselves',
      size: 'S',
      skill: 'automation-rules',
      said: 'script finished unpack',
      asked:
        'run_script start_program run_after convert_after call_script move_finished copy_nas scan_virus execute_after go_finished_folders move_rules switch_off_finish',
    },
    {
      id: 'filter-addresses-bind-vpn',
      name: 'Bind to a VPN and filter addresses',
      about:
        'Traffic runs only through the chosen network interface, stops when that is gone, and listed addresses are refused.',
      why: 'a dropped VPN shows the home address to all peers',
      size: 'S',
      said: 'vpn proxy block ip through_vpn',
      asked: 'use_vpn hide_address stop_without_vpn block_ip load_vpn stop_vpn block_addresses go_vpn',
    },
    {
      id: 'show-statistics-speed-graphs',
      name: 'Show statistics and speed graphs',
      about: 'Download and upload speed are drawn over time, with totals, ratio and connected peers per torrent.',
      why: 'a slow download has its cause in the line or the peers',
      size: 'S',
      skill: 'charts',
      said: 'graph statistics',
      asked:
        'see_fast see_speed draw_speed count_gigabytes see_loaded_month show_curve see_rate sum_month see_traffic see_quota see_peers',
    },
    {
      id: 'connect-media-programs-through-api',
      name: 'Connect media programs through an API',
      about:
        'Media programs add downloads, read their state and remove finished ones, with a key that can be withdrawn.',
      why: 'a series manager has to hand over what it has found',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'connect_sonarr connect_plex connect_radarr pass_plex connect_media ask_program talk_systems fetch_program',
    },
    {
      id: 'notify-when-downloads-finish',
      name: 'Notify when downloads finish',
      about: 'A message names file, size and duration, or the reason of a failure, by mail or on the phone.',
      why: 'nobody watches a bar for three hours',
      size: 'S',
      skill: 'notifications',
      said: 'notify finished message_comes',
      asked:
        'tell_finished tell_done tell_ready mail_finished ring_finished tell_complete beep_finished tell_loaded write_done',
    },
    {
      id: 'capture-links-browser',
      name: 'Capture links from the browser',
      about: 'A link goes from the browser to the queue with its cookies and file name, and asks for the folder.',
      why: "the browser's own download breaks with the tab",
      size: 'M',
      skill: 'browser-extension',
      said: 'extension capture',
      asked: 'catch_links click_right click_browser send_browser grab_link capture_page copy_page_links',
    },
    {
      id: 'unpack-archives-automatically',
      name: 'Unpack archives automatically',
      about: 'Archives are unpacked when the last part has arrived.',
      why: 'large files often come in forty packed parts',
      size: 'S',
      said: 'unpack extract archive',
      asked:
        'unpack_zip extract_zip unpack_itself open_rar unpack_archive join_parts extract_rar put_parts unpack_loaded',
    },
    {
      id: 'stop-seeding-ratio',
      name: 'Stop seeding at a ratio',
      about: 'Sharing ends at a set ratio, time or idle period, per torrent or category, and the file stays.',
      why: 'uploads go on for months over a metered line',
      size: 'S',
      skill: 'automation-rules',
      said: 'ratio seeding',
      asked: 'stop_sharing stop_seeding stop_gave_back give_back_twice',
    },
    {
      id: 'split-segments-verify',
      name: 'Split downloads into segments and verify checksums',
      about: 'Several parts load at the same time, and the finished file is compared with its checksum.',
      why: 'only the broken part has to be loaded again',
      size: 'M',
      said: 'segments pieces checksum',
      asked: 'download_pieces split_file check_sum verify_file',
    },
    {
      id: 'solve-captchas',
      name: 'Solve captchas',
      about: 'The picture is shown on computer or phone with the time left, and the download goes on after the answer.',
      why: 'one unanswered picture stops the queue all night',
      size: 'S',
      said: 'captcha',
      asked: 'solve_captcha enter_captcha type_captcha',
    },
    {
      id: 'use-hoster-accounts',
      name: 'Use accounts of file hosters',
      about:
        'Access data are stored encrypted, checked for validity and traffic left, and used for links of that hoster.',
      why: 'a paid account is wasted when links load as guest',
      size: 'S',
      said: 'hosters premium accounts',
      asked: 'use_account add_account log_hoster',
    },
    {
      id: 'detect-duplicate-links',
      name: 'Detect duplicate and dead links',
      about: 'A link already loaded, queued or dead is marked before the start, with its size and the earlier file.',
      why: 'the same archive is loaded twice under two links',
      size: 'S',
      skill: 'dedupe',
      said: 'twice duplicate',
      asked: 'fetch_twice check_link find_dead load_twice',
    },
  ],
} satisfies Kind;
