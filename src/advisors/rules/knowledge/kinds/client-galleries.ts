import type { Kind } from '../kind.ts';

export const clientGalleries = {
  id: 'client-galleries',
  title: "picture galleries for photographers' clients",
  strong:
    'client_gallery client_galleries pixieset shootproof picdrop picpeak cloudspot pictime photographer_clients photographer_delivers wedding_photographer wedding_photography portrait_photographer newborn_shoot family_shoot boudoir portrait_session photo_session deliver_pictures deliver_edited_images edited_pictures_couple couple_pictures_link couple_download_pictures bride_favourites pick_favourites_album select_pictures_retouch retouch_wishes proofing_gallery online_proofing proofs_client watermark_previews watermark_proofs unpaid_pictures order_prints sell_prints canvas_prints print_lab gallery_link gallery_password gallery_expires high_resolution_download full_resolution_files extra_pictures_package pictures_shoot school_photographer kindergarten_photographer race_photographer hand_over_pictures wetransfer_pictures lightroom_picks',
  weak: 'gallery shoot shooting photographer watermark retouch proofs prints favourites slideshow zip bride portrait lightroom jpeg canvas',
  told: 'photographer photograph shoot shooting session edited bride hearts favourites zip prints canvas watermark retouching proofs portrait newborn selfie wrinkles lab lightroom originals raws jpegs album shots',
  things: ['gallery', 'picture', 'selection', 'print order'],
  people: ['photographers', 'clients', 'guests', 'studio assistants'],
  field: 'professional photography',
  features: [
    {
      id: 'upload-pictures',
      name: 'Upload pictures into galleries',
      about: 'Finished pictures arrive by the folder or straight from the editing program.',
      why: 'a wedding is eight hundred files and not one',
      size: 'M',
      skill: 'upload',
      said: 'upload drop_folder batch_pictures',
      asked:
        'upload_shoot_folder drop_finished_jpegs load_edited_pictures put_wedding_online send_batch_lightroom push_export_gallery add_folder_shoot continue_broken_upload',
    },
    {
      id: 'share-galleries-link',
      name: 'Share galleries by link',
      about: 'Each shoot has an address of its own that opens without an account.',
      why: 'couples pass it on to aunts and friends',
      size: 'S',
      skill: 'share-link',
      said: 'send_link link without_account',
      asked:
        'send_couple_link share_gallery_link give_family_address pass_link_guests open_link_login text_link_bride forward_link_relatives scan_code_gallery',
    },
    {
      id: 'protect-galleries-password',
      name: 'Protect galleries with password or PIN',
      about: 'Whoever opens the link is asked for a word or a number first.',
      why: 'a shoot in a bath towel is for two people',
      size: 'S',
      said: 'password pin private',
      asked:
        'lock_gallery_password ask_pin_first protect_shoot_password keep_strangers_away give_client_password enter_code_gallery require_visitor_email',
    },
    {
      id: 'mark-favourites',
      name: 'Mark favourite pictures',
      about: 'A heart on a picture puts it into a list with a name.',
      why: 'nobody remembers file numbers',
      size: 'S',
      skill: 'favourites',
      said: 'favourites heart',
      asked:
        'tap_heart_pictures choose_best_shots mark_favourite_pictures tick_loved_shots star_best_images collect_hearts_couple build_favourite_list compare_two_shots',
    },
    {
      id: 'download-pictures',
      name: 'Download pictures or whole galleries',
      about: 'One file, the favourites or the whole shoot as a zip.',
      why: 'in the end people want their files',
      size: 'M',
      skill: 'import-export',
      said: 'download zip save_pictures',
      asked:
        'download_gallery_zip save_pictures_phone fetch_full_resolution download_favourites_once store_files_computer grab_whole_wedding take_pictures_home',
    },
    {
      id: 'limit-downloads',
      name: 'Limit downloads by size and number',
      about: 'Web size for all, full size by PIN, or a fixed number for each client.',
      why: 'the full files are what is paid for',
      size: 'S',
      said: 'web_size limit_downloads',
      asked:
        'offer_web_size limit_number_downloads stop_original_downloads release_full_size choose_download_size block_right_click give_ten_free refuse_guest_downloads',
    },
    {
      id: 'watermark-pictures',
      name: 'Watermark pictures',
      about: 'Name or logo lies over the previews and falls away once paid.',
      why: 'screenshots cost nothing',
      size: 'M',
      said: 'watermark name_across',
      asked:
        'put_name_across stamp_logo_previews protect_unpaid_pictures mark_proofs_studio remove_watermark_paid prevent_screenshots_unpaid cover_previews_logo',
    },
    {
      id: 'expire-galleries',
      name: 'Expire galleries on a date',
      about: 'The link closes, a note goes out before, and the files go to the archive.',
      why: 'storage fills up and a date makes people choose',
      size: 'S',
      said: 'expire online_until',
      asked:
        'close_gallery_days take_gallery_offline end_link_date delete_shoot_months warn_couple_expiry extend_gallery_fee archive_old_galleries open_shoot_again',
    },
    {
      id: 'arrange-sections',
      name: 'Arrange galleries in sections',
      about: 'Getting ready, ceremony and party stand apart, each with a cover.',
      why: 'seven hundred pictures in a row tire people',
      size: 'S',
      skill: 'categories',
      said: 'sections chapters',
      asked:
        'split_wedding_chapters sort_pictures_ceremony group_shots_outfit order_pictures_story move_pictures_section separate_party_pictures divide_day_scenes',
    },
    {
      id: 'brand-galleries',
      name: 'Brand galleries with logo and colours',
      about: "Cover, fonts, colours and the studio's domain make it look like the studio.",
      why: 'the client should see the studio and no tool',
      size: 'M',
      skill: 'themes',
      said: 'logo brand own_domain',
      asked:
        'show_studio_logo set_studio_colours choose_cover_picture run_studio_domain match_gallery_brand pick_font_layout change_gallery_look hide_provider_name',
    },
    {
      id: 'sell-prints',
      name: 'Sell prints and products',
      about: 'Prints, canvases and frames go into a cart beside the picture.',
      why: 'the shop is open when the feeling is fresh',
      size: 'L',
      skill: 'checkout',
      said: 'prints canvas frame order',
      asked:
        'order_canvas_prints sell_wall_art buy_prints_gallery put_prints_cart order_framed_pictures purchase_photo_book choose_paper_size preview_picture_wall',
    },
    {
      id: 'submit-selections',
      name: 'Submit selections with a limit',
      about: 'The client picks the agreed number and sends it off; more costs extra.',
      why: 'retouching starts only when the choice is final',
      size: 'M',
      skill: 'approval',
      said: 'selection choose_number picks',
      asked:
        'pick_thirty_pictures choose_album_pictures send_selection_photographer hand_choice_retouch select_pictures_package finish_selection_count confirm_final_picks count_picks_left',
    },
    {
      id: 'comment-pictures',
      name: 'Comment on pictures',
      about: 'A wish for the retouch stands at the picture or at a spot in it.',
      why: 'picture 412 in a mail is soon the wrong one',
      size: 'S',
      skill: 'comments',
      said: 'comment retouch_wish note_picture',
      asked:
        'write_retouch_wishes note_crop_picture tell_remove_spot comment_single_picture ask_black_white leave_note_image request_lighter_version draw_circle_spot',
    },
    {
      id: 'set-price-lists',
      name: 'Set price lists and packages',
      about: 'Sizes, papers and packages have prices for each kind of shoot.',
      why: 'a school photo and a wedding are not sold alike',
      size: 'M',
      skill: 'price-lists',
      said: 'prices price_list package',
      asked:
        'set_print_prices enter_sizes_prices offer_print_package define_wedding_prices separate_prices_session save_price_sheet give_early_discount bundle_prints_siblings',
    },
    {
      id: 'notify-clients',
      name: 'Email clients about their galleries',
      about: 'The news that it is ready, and reminders, go out from templates.',
      why: 'half of all selections come after a reminder',
      size: 'S',
      skill: 'email',
      said: 'email_client pictures_ready remind_choose',
      asked:
        'mail_pictures_ready tell_couple_online remind_choose_pictures write_gallery_announcement send_reminder_choice email_template_delivery nudge_clients_pick invite_guests_email',
    },
    {
      id: 'track-visits',
      name: 'Show views, downloads and favourites',
      about: 'Who looked, what was hearted and which files were taken is listed.',
      why: 'we never saw the pictures is often heard',
      size: 'S',
      skill: 'statistics',
      said: 'who_looked views downloads_seen',
      asked:
        'see_client_looked learn_guest_downloaded count_gallery_views check_bride_opened watch_favourites_come list_visitor_emails learn_popular_pictures',
    },
    {
      id: 'sell-downloads',
      name: 'Sell digital downloads',
      about: 'A picture beyond the package is paid by card and unlocked at once.',
      why: 'extra files are the best-selling product',
      size: 'M',
      skill: 'payments',
      said: 'buy_files pay_extra_pictures digital_package',
      asked:
        'buy_extra_files pay_single_picture sell_digital_package unlock_files_payment charge_additional_images purchase_high_resolution take_card_payment sell_usage_rights',
    },
    {
      id: 'hide-pictures',
      name: 'Hide pictures from guests',
      about: 'The couple sees all, and guests see what the couple leaves open.',
      why: 'not every picture is for the mother-in-law',
      size: 'M',
      skill: 'roles',
      said: 'hide_pictures guests_see',
      asked:
        'keep_picture_private hide_embarrassing_shots cover_intimate_pictures remove_pictures_view exclude_children_pictures show_guests_less choose_guests_see',
    },
    {
      id: 'export-selections',
      name: 'Export selections to editing programs',
      about: 'Chosen file names go out as a list or as ratings for the catalogue.',
      why: 'typing fifty numbers breeds mistakes',
      size: 'S',
      skill: 'import-export',
      said: 'file_names lightroom',
      asked:
        'copy_file_names filter_picks_lightroom export_favourites_catalogue list_numbers_chosen find_raws_selected transfer_picks_capture list_selected_filenames',
    },
    {
      id: 'order-labs',
      name: 'Send print orders to labs',
      about: 'Paid orders go with crop and files to the lab, which ships them.',
      why: 'packing envelopes is no photography',
      size: 'L',
      skill: 'suppliers',
      said: 'lab ships print_lab',
      asked:
        'forward_order_lab order_lab_shipping send_files_printer ship_prints_client check_crop_order approve_order_lab track_parcel_prints pass_parcel_lab',
    },
    {
      id: 'play-slideshows',
      name: 'Play slideshows with music',
      about: 'Chosen pictures run full screen to a licensed song.',
      why: 'the first look is the moment that sells',
      size: 'M',
      skill: 'player',
      said: 'slideshow music',
      asked:
        'play_pictures_music show_slideshow_tv create_film_shoot run_slideshow_song watch_pictures_screen start_show_couple',
    },
    {
      id: 'find-faces',
      name: 'Find people by face',
      about: 'A selfie shows the pictures with that face, for those who agreed.',
      why: 'nobody scrolls through three thousand runners',
      size: 'L',
      skill: 'recognition',
      said: 'face selfie',
      asked:
        'find_guest_face upload_selfie_find search_child_gallery group_pictures_person recognise_faces_gallery match_selfie_race read_runner_bib see_face_shots',
    },
  ],
} satisfies Kind;
