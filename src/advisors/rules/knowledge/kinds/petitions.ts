import type { Kind } from '../kind.ts';

export const petitions = {
  id: 'petitions',
  title: 'petition platforms',
  strong:
    'petition petitions petitioner petitioners e-petition epetition openpetition avaaz change_org moveon signatories signers collect_signatures collecting_signatures gather_signatures gathering_signatures signature_sheets signature_lists signature_list signature_drive signature_counter signatures_council signatures_mayor signatures_minister signatures_parliament thousand_signatures enough_signatures paper_signatures signatures_paper signatures_online signatures_clipboard fake_signatures hand_over_signatures deliver_signatures signatures_handed names_against sign_against people_sign neighbours_sign sign_protest open_letter_sign sign_demand demand_addressee reasons_signing signed_supporters popular_initiative quorum_signatures submit_signatures signed_street',
  weak: 'signature signatures demand protest cause supporters quorum initiative bypass',
  told: 'signature signatures signing demand minister protest petition supporters against save closing pool bypass clipboard politicians demands protesters signatories closure',
  things: ['petition', 'signature', 'update', 'addressee'],
  people: ['petitioners', 'signers', 'campaigners', 'moderators', 'addressees'],
  field: 'petitions and civic campaigns',
  features: [
    {
      id: 'start-petitions',
      name: 'Start petitions with demand and addressee',
      about: 'Title, demand, reasons, picture and the one who is to act stand on one page.',
      why: 'a demand without an addressee moves nobody',
      size: 'M',
      said: 'start_petition demand addressee',
      asked:
        'start_petition write_demand_mayor put_up_demand describe_demand_reasons launch_protest name_addressee create_petition_page add_photo_demand',
    },
    {
      id: 'sign-petitions',
      name: 'Sign with name and place',
      about: 'Name, town and email are asked for on a form that fits a phone.',
      why: 'each further field loses signers',
      size: 'S',
      skill: 'forms',
      said: 'sign name_town',
      asked:
        'sign_petition add_name_demand enter_name_town sign_phone put_name_down support_demand collect_names collect_signatures_online',
    },
    {
      id: 'confirm-signatures',
      name: 'Confirm signatures by email',
      about: 'A signature counts once the link in the mail has been opened.',
      why: 'unconfirmed names are worth nothing at the handover',
      size: 'S',
      skill: 'email',
      said: 'confirm_link verified real_people',
      asked:
        'confirm_signature_mail click_link_signature verify_signer_address count_confirmed_names resend_confirmation_mail check_real_person',
    },
    {
      id: 'show-progress',
      name: 'Show signature count and next goal',
      about: 'A bar shows how many have signed and how many are missing to the next mark.',
      why: 'people join what is growing',
      size: 'S',
      skill: 'live',
      said: 'counter progress_bar goal',
      asked:
        'show_signature_count see_signed_today count_signatures_live show_progress_goal raise_goal_reached see_missing_signatures display_latest_signers',
    },
    {
      id: 'share-petitions',
      name: 'Share petitions on networks and messengers',
      about: 'After signing, ready texts and a short link for messengers, networks and posters are offered.',
      why: 'most signers come through somebody they know',
      size: 'S',
      skill: 'share-link',
      said: 'share spread whatsapp',
      asked:
        'share_petition_link send_whatsapp_groups post_facebook_demand tell_friends_sign send_messenger_link print_poster_code invite_neighbours_sign',
    },
    {
      id: 'send-updates',
      name: 'Send updates to signers',
      about: 'News on the matter goes to those who signed and stands on the page.',
      why: 'signers want to know what became of it',
      size: 'M',
      skill: 'newsletter',
      said: 'news_signers update keep_informed',
      asked:
        'send_update_signers write_news_supporters tell_signers_happened inform_supporters_meeting mail_signed_people post_petition_news announce_demonstration_signers',
    },
    {
      id: 'publish-reasons',
      name: 'Publish reasons for signing',
      about: 'Signers write why, and the most telling reasons stand at the top.',
      why: "one person's story moves more than a number",
      size: 'S',
      skill: 'comments',
      said: 'why_signed comment reasons',
      asked:
        'write_reason_signing say_why_signed read_supporters_comments show_best_reasons leave_comment_signature collect_stories_signers',
    },
    {
      id: 'hand-over-signatures',
      name: 'Hand over signatures to the addressee',
      about: 'A numbered list with demand, count and reasons is made for the day of the handover.',
      why: 'the handover is what it was all for',
      size: 'M',
      skill: 'pdf',
      said: 'hand_over deliver printout',
      asked:
        'hand_signatures_mayor deliver_list_parliament print_signers_names export_signature_list give_council_signatures create_handover_document submit_signatures_authority',
    },
    {
      id: 'hide-signer-names',
      name: 'Sign without showing the name',
      about: 'The signature counts, and the public list shows anonymous or only a town.',
      why: 'some fear for their job',
      size: 'S',
      skill: 'anonymity',
      said: 'anonymous hide_name not_public',
      asked:
        'hide_name_public sign_anonymously keep_name_secret show_initials_signers remove_name_list protect_signer_name',
    },
    {
      id: 'collect-paper-signatures',
      name: 'Print sheets and add paper signatures',
      about: 'Sheets with the demand are printed, filled on the street and counted in with a scan.',
      why: 'half the village has no email',
      size: 'M',
      skill: 'pdf',
      said: 'paper_sheets clipboard street',
      asked:
        'print_signature_sheets collect_street_names add_paper_signatures scan_filled_sheets upload_signature_lists count_clipboard_names type_paper_names',
    },
    {
      id: 'ask-consent',
      name: 'Ask consent for further contact',
      about: 'A separate box, with its wording and time kept, says whether organisers may write.',
      why: 'a signature is no permission to be mailed',
      size: 'S',
      skill: 'data-rights',
      said: 'consent opt_in data_protection',
      asked:
        'ask_consent_mails tick_further_news choose_newsletter_signing record_permission_contact withdraw_consent_mails delete_signer_data',
    },
    {
      id: 'moderate-petitions',
      name: 'Check petitions before publication',
      about: 'Moderators read new ones against public rules and give a reason for a refusal.',
      why: 'insults and false claims reach thousands otherwise',
      size: 'M',
      skill: 'moderation',
      said: 'moderate rules rejected',
      asked:
        'check_petition_rules read_petitions_moderator reject_insulting_demand report_petition_false review_before_online refuse_hate_text block_illegal_petition',
    },
    {
      id: 'detect-fake-signatures',
      name: 'Detect fake and duplicate signatures',
      about: 'Same person, throwaway addresses and bursts from one place are held for a look.',
      why: 'one found fake discredits all',
      size: 'M',
      skill: 'dedupe',
      said: 'fake twice bots',
      asked:
        'detect_fake_names find_signed_twice stop_bots_signing remove_joke_names spot_duplicate_signatures block_throwaway_addresses filter_false_signatures',
    },
    {
      id: 'browse-petitions',
      name: 'Browse petitions by topic and place',
      about: 'Open, answered and closed ones are listed by subject, region and number of signatures.',
      why: 'some come to see what is asked for in their town',
      size: 'S',
      skill: 'filters',
      said: 'topics region popular',
      asked:
        'browse_petitions_topic find_petitions_town see_popular_petitions search_similar_demand list_open_petitions filter_region_petitions look_finished_petitions',
    },
    {
      id: 'set-deadlines-thresholds',
      name: 'Set closing dates and thresholds',
      about: 'A number reached by a date brings an answer or a hearing.',
      why: 'people need to know what a signature leads to',
      size: 'S',
      said: 'deadline threshold quorum',
      asked:
        'set_closing_date reach_quorum_answer define_threshold_debate end_collection_date require_thousand_hearing extend_signing_deadline trigger_council_debate',
    },
    {
      id: 'publish-responses',
      name: "Publish the addressee's response",
      about: 'The one who is asked answers on the page, and signers are told.',
      why: 'an answer in the drawer is none',
      size: 'S',
      said: 'answer response statement',
      asked:
        'publish_mayor_answer show_government_response read_official_statement ask_politician_position invite_council_answer mark_petition_answered',
    },
    {
      id: 'embed-sign-form',
      name: 'Embed the signing form elsewhere',
      about: 'Form and counter run on the pages of partners and count into one total.',
      why: 'allies have their own visitors',
      size: 'M',
      said: 'embed widget own_website',
      asked:
        'embed_form_website put_widget_page place_counter_blog show_form_partners include_form_homepage offer_code_partners',
    },
    {
      id: 'map-signatures',
      name: 'Map signatures by district',
      about: 'Each constituency or town shows its count and its share of people.',
      why: 'a deputy asks how many come from home',
      size: 'M',
      skill: 'map',
      said: 'map constituency district',
      asked:
        'show_signatures_map count_names_district see_signers_town compare_constituencies see_local_share map_supporters_postcode',
    },
    {
      id: 'write-to-representatives',
      name: 'Write to representatives by postcode',
      about: "The signer's deputies are found by place, and a letter that can be changed goes to them.",
      why: 'a letter from a voter of the district is read',
      size: 'M',
      skill: 'email',
      said: 'deputies postcode letter',
      asked:
        'write_letter_deputy find_representative_postcode mail_minister_signature send_councillors_letter contact_local_politician tell_deputy_district',
    },
    {
      id: 'collect-donations',
      name: 'Ask for donations after signing',
      about: 'A page after the signature takes an amount for posters, lawyers or the platform.',
      why: 'who has just signed is most ready to give',
      size: 'M',
      skill: 'payments',
      said: 'donate donation chip_in',
      asked:
        'ask_donation_signing collect_money_posters give_euros_campaign fund_protest_advert donate_after_signing pay_lawyer_together',
    },
    {
      id: 'declare-outcomes',
      name: 'Close petitions with an outcome',
      about: 'Won, partly won, refused or withdrawn is stated with date and proof.',
      why: 'old demands without an end look like failure',
      size: 'S',
      said: 'won outcome success',
      asked:
        'declare_victory close_petition_result mark_demand_won report_outcome_signers end_petition_reason show_petition_success withdraw_petition_solved',
    },
  ],
} satisfies Kind;
