import type { Kind } from '../kind.ts';

export const digitalSignage = {
  id: 'digital-signage',
  title: 'information screens',
  strong:
    'digital_signage information_screens screens_lobby display_screens notice_screens tv_screens_show info_display screen_entrance tv_entrance tv_hall tv_shop screens_hall show_tv monitors_hall screens_building display_window tvs_shop screens_branches displays_everywhere show_screens slides_tv usb_stick_tv screens_computers telly_hall forty_screens screens_sites menu_screen tvs_museum screen_canteen telly_stick memory_stick prices_screens screens_playlists monitors_shops canteen_menu_screen hall_telly screens_network screen_waiting televisions_shop tv_canteen notices_screen screens_station screens_school show_television notice_board_screen announcements_screen screens_shop window_screen departures_screen windows_telly telly_windows telly_shop bakeries_telly screens_bakery shops_telly tellys',
  weak: 'screen playlist show slide picture video schedule lobby raspberry waiting_room telly tv canteen clip displays zones departure board television monitors notices announcements menu corridor hall',
  told: 'screens tv monitor display lobby hall school show playlist slides shop window menu news weather schedule remotely usb stick images videos raspberry pi holiday plays town church announcements departures waiting room switched',
  things: ['screen', 'playlist', 'slide'],
  people: ['editors', 'visitors', 'staff'],
  field: 'public screens',
  features: [
    {
      id: 'manage-all-screens-one',
      name: 'Manage screens and displays remotely',
      about:
        'Each screen shows its place, content and last contact, and is restarted or switched off from the browser.',
      why: 'walking to forty screens takes a day',
      size: 'M',
      said: 'screens manage central one_place',
      asked:
        'see_screens_desk control_screens manage_office change_afar switch_screen_afar walk_stick change_desk change_home see_plays_screen turn_off_screens restart_afar turn_off_night',
    },
    {
      id: 'show-pictures-videos-web',
      name: 'Show images, videos and web pages',
      about: 'A layout has zones, each with its own content.',
      why: 'a screen often shows a film, a notice and the time together',
      size: 'M',
      said: 'pictures videos pages show pictures_films',
      asked:
        'show_pictures show_video show_page split_screen play_film show_website put_photo show_poster show_menu put_poster show_film drop_picture drop_web_page',
    },
    {
      id: 'build-playlists',
      name: 'Build playlists with durations',
      about: 'Content is put in order with a length for each item.',
      why: 'nobody looks twice at a slide that never changes',
      size: 'S',
      said: 'playlist order',
      asked:
        'put_order set_seconds play_after run_slides show_ten_seconds sort_slides build_playlist change_order repeat_slides rotate_slides change_seconds change_slides set_duration stand_long set_long put_playlists',
    },
    {
      id: 'schedule-content-time-place',
      name: 'Schedule content by time and day',
      about: 'A playlist runs between dates, on set weekdays and hours, and the screen shows a default outside them.',
      why: "yesterday's menu sends guests to the wrong counter",
      size: 'M',
      skill: 'schedule',
      said: 'schedule time day playlists_site playlists_time',
      asked:
        'show_noon show_morning plan_week show_until set_date show_weekend end_friday start_monday show_lunch switch_evening disappear_after run_christmas set_time play_morning play_evening set_playlists_time decide_shows decide_screen',
    },
    {
      id: 'design-slides-browser',
      name: 'Design layouts with regions and templates',
      about:
        'A layout is divided into regions for video, text and ticker, and locked parts of a template stay untouched.',
      why: 'each department otherwise invents its own logo colour',
      size: 'M',
      skill: 'templates',
      said: 'design template areas_screen',
      asked:
        'design_slide write_text_picture use_template draw_layout choose_layout put_logo fill_template build_slide create_poster',
    },
    {
      id: 'upload-media-library',
      name: 'Upload media to a library',
      about: 'Images and videos are checked for format, resolution and length, get tags and show where they are used.',
      why: 'a video in the wrong format leaves the screen black',
      size: 'M',
      skill: 'upload',
      said: 'library upload files',
      asked:
        'upload_picture upload_video load_photos drop_files keep_pictures add_powerpoint store_media find_picture collect_films upload_pdf',
    },
    {
      id: 'let-departments-edit-their',
      name: 'Give users roles and permissions',
      about:
        "A department's editors change only their own playlists and screens, and urgent messages need a further right.",
      why: "the canteen's editor must not overwrite the entrance hall",
      size: 'M',
      skill: 'roles',
      said: 'department rights edit role user',
      asked:
        'give_rights limit_branch assign_role limit_department edit_branch change_department edit_department give_secretary_screen write_news write_department change_part add_notice decide_department',
    },
    {
      id: 'group-screens-assign-content',
      name: 'Group screens and assign content',
      about: 'A group by site or purpose gets one playlist, and a screen that joins takes it over.',
      why: 'fifty screens cannot be filled one by one',
      size: 'S',
      skill: 'categories',
      said: 'group assign',
      asked:
        'group_screens send_floor show_floor put_group choose_screens show_entrance assign_screens split_floors show_certain_screens play_branches',
    },
    {
      id: 'show-data-such-weather',
      name: 'Show weather, news and feeds in widgets',
      about: 'Data from other sources are fetched and shown in place.',
      why: 'people look at what is current',
      size: 'M',
      said: 'weather news timetable weather_feed clock_weather news_strip',
      asked:
        'show_weather show_news show_bus show_clock show_timetable show_departures fetch_weather fetch_feed show_calendar show_time',
    },
    {
      id: 'watch-state-players',
      name: 'Monitor the state of players',
      about:
        'Each player reports every minute with screenshot, free storage and temperature, and silence raises a message.',
      why: 'guests notice a black screen before the staff does',
      size: 'M',
      skill: 'device-data',
      said: 'black fails state_screen',
      asked:
        'tell_black see_black see_running tell_off tell_dark see_screen_dead tell_screen_fails see_working check_screens_run tell_screen_stands see_shows_now',
    },
    {
      id: 'play-without-network',
      name: 'Play content offline',
      about: 'Playlists and media are stored on the player and run by schedule for days without contact.',
      why: 'a broken line would leave an error message in the hall',
      size: 'M',
      said: 'offline',
      asked:
        'run_without_network keep_playing play_offline continue_offline store_player run_without_wifi play_line_down play_without_wifi',
    },
    {
      id: 'report-was-shown',
      name: 'Report what was played',
      about: 'Plays and seconds per medium, screen and day are counted by the player itself and leave as a file.',
      why: 'advertisers pay for what has really run',
      size: 'S',
      skill: 'reports',
      said: 'report proof_ran proof_often',
      asked:
        'prove_shown count_played see_often_shown report_advertiser count_shown prove_advert list_played show_customer_played bill_shown',
    },
    {
      id: 'override-urgent-messages',
      name: 'Interrupt with urgent messages',
      about:
        'An authorised person puts a message on chosen screens within seconds, over all playlists, until it is ended.',
      why: 'an evacuation cannot wait for the next slide',
      size: 'M',
      said: 'urgent emergency',
      asked:
        'show_alarm show_fire show_emergency send_alarm press_emergency push_urgent put_urgent show_urgent replace_urgent put_warning show_warning',
    },
    {
      id: 'connect-other-programs-api',
      name: 'Control screens through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
    {
      id: 'preview-content-before-it-shown',
      name: 'Preview content before it is shown',
      about: "The layout runs in the browser at the screen's size and at a chosen date and hour.",
      why: 'a cut-off line is otherwise noticed first by the public',
      size: 'S',
      skill: 'sandbox',
      said: 'preview',
      asked: 'see_before preview_slide look_before try_before see_looks check_before see_first_computer',
    },
    {
      id: 'approve-content',
      name: 'Approve content before it is shown',
      about:
        'A submitted slide stays off the screens until a responsible editor releases it or returns it with a reason.',
      why: 'a spelling mistake hangs two metres wide in the hall',
      size: 'S',
      skill: 'approval',
      said: 'approve',
      asked: 'approve_slide check_boss approve_before release_content look_boss say_yes confirm_boss stop_wrong',
    },
    {
      id: 'show-tables-data-other-sources',
      name: 'Show tables and data from other sources',
      about: 'Rows from a sheet, feed or database fill a layout, are fetched at an interval, and outdated ones vanish.',
      why: 'copied timetables and prices are wrong on the wall by noon',
      size: 'M',
      said: 'dataset table spreadsheet data prices_table prices_till',
      asked:
        'show_excel show_table show_sheet read_excel show_numbers update_excel show_prices show_results fetch_spreadsheet show_room_occupied come_prices_till',
    },
    {
      id: 'play-small-computers',
      name: 'Play on small computers and old screens',
      about: 'A small board behind the screen or its browser is the player.',
      why: 'screens are dear and stay for years',
      size: 'S',
      said: 'raspberry board_behind small_computers',
      asked: 'run_raspberry play_browser use_old_tv plug_board',
    },
    {
      id: 'set-orientation-expiry',
      name: 'Set orientation and expiry dates',
      about: 'Each screen stands upright or across, and what is past goes by itself.',
      why: 'nobody takes down old notices',
      size: 'S',
      said: 'orientation portrait expired upright',
      asked: 'rotate_screen expire_photo remove_expired set_orientation',
    },
  ],
} satisfies Kind;
