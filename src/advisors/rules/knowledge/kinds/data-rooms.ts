import type { Kind } from '../kind.ts';

export const dataRooms = {
  id: 'data-rooms',
  title: 'document sharing with tracking',
  strong:
    'data_room pitch_deck send_deck_investors who_opened_document document_tracking docsend papermark investors_documents virtual_data_room page_read_investor share_confidential_documents due_diligence see_who_reads',
  weak: 'document link investor viewer page deck room confidential',
  told: 'investors pitch deck documents link who opened pages how long watermark revoke expire deal sale company lawyers due diligence confidential nda sign before view download forbid buyers folder visitors email know read',
  things: ['document', 'link', 'room', 'visitor'],
  people: ['founders', 'investors', 'clients', 'sales people'],
  field: 'confidential documents',
  features: [
    {
      id: 'share-documents-tracked-links',
      name: 'Share documents by tracked links',
      size: 'M',
      skill: 'share-link',
      said: 'share link send',
      asked: 'send_link share_link send_deck mail_link give_link create_link send_pitch',
    },
    {
      id: 'show-who-viewed-which-pages',
      name: 'Show who viewed which pages',
      size: 'M',
      skill: 'statistics',
      said: 'view page time who_opened',
      asked:
        'see_opened see_read see_pages_read see_long_looked see_page_stopped count_views see_looked see_time_page see_skipped',
    },
    {
      id: 'build-data-rooms-folders',
      name: 'Build data rooms with folders',
      size: 'M',
      skill: 'tree',
      said: 'room folder structure',
      asked: 'build_folders sort_folders put_folders structure_documents collect_papers create_room group_papers',
    },
    {
      id: 'protect-links-password-email',
      name: 'Protect links by password and email',
      size: 'S',
      skill: 'encryption',
      said: 'password email verify',
      asked:
        'lock_link ask_password enter_code ask_email_first check_email set_password stop_strangers protect_deck type_email',
    },
    {
      id: 'set-links-expire',
      name: 'Set links to expire',
      size: 'S',
      skill: 'schedule',
      said: 'expire revoke end',
      asked:
        'close_link end_link stop_link run_out close_access cancel_link expire_week take_away_access switch_off_link turn_off_link',
    },
    {
      id: 'allow-block-downloads',
      name: 'Allow or block downloads',
      size: 'S',
      skill: 'roles',
      said: 'download block',
      asked: 'stop_download forbid_print stop_saving stop_copy hide_download',
    },
    {
      id: 'notify-when-documents-viewed',
      name: 'Notify when documents are viewed',
      size: 'S',
      skill: 'notifications',
      said: 'notify viewed opened',
      asked: 'tell_opened mail_opened tell_looks tell_read ring_reads ring_opens tell_viewed tell_clicked',
    },
    {
      id: 'set-permissions-folder-visitor',
      name: 'Set permissions by folder and visitor',
      size: 'M',
      skill: 'roles',
      said: 'permission group folder',
      asked: 'hide_folder see_folder open_folder_lawyers limit_folder decide_sees show_part lock_folder',
    },
    {
      id: 'put-watermarks-pages',
      name: 'Put watermarks on pages',
      size: 'S',
      skill: 'pdf',
      said: 'watermark',
      asked:
        'put_name_page print_name_page stamp_pages write_name_across mark_copy show_email_page stamp_confidential see_leaked',
    },
    {
      id: 'sign-agreement-before-access',
      name: 'Sign an agreement before access',
      size: 'S',
      skill: 'signature',
      said: 'nda agreement sign',
      asked: 'sign_nda sign_first accept_terms sign_secrecy agree_first click_agree sign_before accept_nda',
    },
    {
      id: 'use-own-domains-branding',
      name: 'Use own domains and branding',
      size: 'M',
      skill: 'themes',
      said: 'domain logo brand',
      asked: 'put_logo show_colours change_colours use_company_name put_brand show_logo',
    },
    {
      id: 'replace-documents-without-new-link',
      name: 'Replace documents without a new link',
      size: 'S',
      skill: 'versions',
      said: 'version update replace',
      asked:
        'replace_deck swap_file update_deck exchange_file change_file_sent keep_link_same correct_typo_sent upload_newer put_newer change_stays',
    },
    {
      id: 'manage-visitors-contacts',
      name: 'Manage visitors and contacts',
      size: 'S',
      skill: 'catalogue',
      said: 'visitor contact',
      asked:
        'keep_investors list_investors keep_contacts see_investor_history collect_addresses write_contact import_contacts sort_investors',
    },
    {
      id: 'work-teams-roles',
      name: 'Work in teams with roles',
      size: 'M',
      skill: 'accounts',
      said: 'team member role',
      asked:
        'work_colleagues add_colleague invite_colleague give_colleague_rights share_team assign_role limit_colleague work_partner',
    },
    {
      id: 'answer-questions-visitors',
      name: 'Answer questions of visitors',
      size: 'M',
      skill: 'comments',
      said: 'question answer',
      asked: 'ask_question answer_question write_question collect_questions reply_investor ask_below answer_once',
    },
    {
      id: 'export-visits-logs',
      name: 'Export visits and logs',
      size: 'S',
      skill: 'import-export',
      said: 'export log audit',
      asked:
        'export_log print_visits prove_saw keep_record_opened download_list_views save_history print_opened list_opened',
    },
    {
      id: 'view-documents-browser',
      name: 'View documents in the browser',
      size: 'M',
      skill: 'player',
      said: 'viewer browser pdf',
      asked:
        'read_browser open_browser view_phone read_without_download look_without_installing show_slides_browser open_phone open_without_program read_phone read_installing',
    },
    {
      id: 'request-files-visitors',
      name: 'Request files from visitors',
      size: 'S',
      skill: 'forms',
      said: 'request upload',
      asked:
        'upload_papers ask_documents drop_files collect_documents upload_tax hand_papers request_papers bring_documents ask_papers',
    },
    {
      id: 'connect-api-webhooks',
      name: 'Connect by API and webhooks',
      size: 'M',
      skill: 'api',
      said: 'api webhook',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program connect_crm push_crm',
    },
  ],
} satisfies Kind;
