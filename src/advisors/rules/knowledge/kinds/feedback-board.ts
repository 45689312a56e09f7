import type { Kind } from '../kind.ts';

export const feedbackBoard = {
  id: 'feedback-board',
  title: 'product feedback and roadmaps',
  strong:
    'feature_requests roadmap user_feedback customer_ideas feedback_board upvote suggestions_users changelog users_wishes wishes_customers customers_suggest collect_ideas users_ask_features vote_features what_build_next bugs_wishes what_comes_next wishes_mail idea_board ideas_vote suggestion_box suggestions_box box_suggestions ideas_improvement customers_wishes wishes_forgotten pretty_please thumbs_instead requests_thumbs write_wishes_vote app_mails_wish ideas_workers employee_ideas improvement_ideas requests_vote roadmap_public ideas_staff suggestions_staff requests_mail requests_forums requests_list asked_others_program plus_request',
  weak: 'idea vote customer comment status product request feedback thumbs planned suggestions ideas voters rubbish suggest improvement board upvotes',
  told: 'users wish features ideas vote request suggestions roadmap planned changelog duplicate tell them shipped customers email comments status priorities product public who asked merge popular bugs announce widget',
  things: ['idea', 'request', 'suggestion'],
  people: ['users', 'customers', 'product managers', 'colleagues'],
  field: 'product management',
  features: [
    {
      id: 'collect-ideas-users',
      name: 'Collect ideas on a public board',
      about: 'Users write their ideas on one public page with a title and a reason.',
      why: 'ideas otherwise get lost in mails and calls',
      size: 'S',
      skill: 'forms',
      said: 'collect ideas suggest',
      asked:
        'write_idea send_idea suggest_feature post_wish tell_wish collect_wishes write_wish enter_suggestion say_annoys drop_idea write_annoys write_missing put_somewhere put_up see_asked',
    },
    {
      id: 'vote-ideas',
      name: 'Vote on ideas',
      about: 'Each user gives an idea one vote, and the list is sorted by votes.',
      why: 'the loudest customer does not speak for all',
      size: 'S',
      skill: 'polls',
      said: 'vote',
      asked:
        'vote_idea click_up raise_hand vote_wish count_votes vote_up press_thumb choose_favourites give_thumbs push_up press_plus',
    },
    {
      id: 'comment-ideas',
      name: 'Comment on ideas',
      about: 'Users and the team discuss below each idea what is needed and why.',
      why: 'a short wish is understood only after some questions',
      size: 'S',
      skill: 'comments',
      said: 'comment',
      asked:
        'write_under discuss_idea ask_back write_comment answer_idea explain_wish reply_customer ask_question_idea',
    },
    {
      id: 'show-state-idea',
      name: 'Show the state of each idea',
      about: 'Each idea shows whether it is planned, begun, done or declined.',
      why: 'users without an answer believe that nobody reads them',
      size: 'S',
      said: 'status state wish_state',
      asked:
        'see_happened see_planned see_becomes see_status see_done see_idea_rejected follow_idea see_far see_working say_yes give_answer_state set_state answer_idea_boss say_maybe mark_never',
    },
    {
      id: 'publish-roadmap',
      name: 'Publish a roadmap',
      about: 'A public page shows what is built now, next and later.',
      why: 'customers and sales ask what comes next',
      size: 'M',
      skill: 'public-pages',
      said: 'roadmap planned_done planned_work',
      asked: 'see_next show_roadmap publish_plan see_coming publish_next look_quarter see_comes_next',
    },
    {
      id: 'announce-what-is-new',
      name: 'Announce what is new',
      about: 'New functions are announced on a page and by a mail to subscribers.',
      why: 'functions that nobody hears of are not used',
      size: 'S',
      skill: 'newsletter',
      said: 'changelog news news_releases',
      asked:
        'tell_fresh tell_released write_news post_changes show_changes announce_release publish_changelog tell_update announce_built write_news_releases',
    },
    {
      id: 'merge-duplicates',
      name: 'Merge duplicate ideas',
      about: 'Ideas with the same wish are joined, and their votes are added.',
      why: 'the same idea arrives in many wordings',
      size: 'S',
      skill: 'dedupe',
      said: 'duplicate already_asked',
      asked:
        'merge_same put_together_same find_same join_ideas combine_same write_twice see_same_idea sum_votes see_twice put_together_wishes put_equal find_similar merge_similar',
    },
    {
      id: 'tag-filter-ideas',
      name: 'Tag and filter ideas',
      about: 'Ideas carry tags for product part and customer, and the list narrows by them.',
      why: 'nobody can read hundreds of ideas in one list',
      size: 'S',
      skill: 'tags',
      said: 'tags_bit tags_app',
      asked:
        'sort_topic put_tags filter_customer sort_ideas mark_area find_topic group_ideas sort_votes filter_topic tag_part',
    },
    {
      id: 'notify-followers',
      name: 'Notify followers',
      about: 'Whoever voted or commented hears when the idea changes its state.',
      why: 'those who asked want to know when it is built',
      size: 'S',
      skill: 'notifications',
      said: 'told notify',
      asked:
        'tell_done tell_idea_built mail_voted tell_voters tell_changes tell_moved tell_begun mail_ready tell_asked hear_thumbed inform_voters hear_changes mail_out',
    },
    {
      id: 'sign-existing-accounts',
      name: 'Sign in with existing accounts',
      about: 'Users sign in with the account they have in the product or at work.',
      why: 'few users make another account to give feedback',
      size: 'M',
      skill: 'single-sign-on',
      said: 'mail_link login_program',
      asked:
        'sign_google use_existing_account log_google use_customer_account log_account remember_password use_app_login send_login_link log_mail',
    },
    {
      id: 'keep-boards-private-public',
      name: 'Keep boards private or public',
      about: 'Each board is public or open only to chosen customers and colleagues.',
      why: 'some plans are not meant for competitors',
      size: 'S',
      skill: 'roles',
      asked:
        'hide_board see_customers_board limit_board show_internal keep_internal restrict_board see_colleagues close_board keep_private',
    },
    {
      id: 'moderate-ideas',
      name: 'Moderate ideas before publication',
      about: 'New ideas wait until a moderator publishes them or removes them as spam.',
      why: 'an open board attracts spam and insults',
      size: 'M',
      skill: 'moderation',
      asked:
        'delete_spam stop_insults check_before_shown remove_rude hide_rude delete_insult release_idea block_troll keep_rubbish stop_rubbish check_before_seen',
    },
    {
      id: 'connect-issue-trackers',
      name: 'Connect issue trackers',
      about: 'An idea becomes a ticket in the issue tracker, and its state comes back.',
      why: 'developers work from their own list of tickets',
      size: 'M',
      skill: 'webhooks',
      asked:
        'push_jira create_ticket link_github send_jira turn_ticket open_ticket pass_developers link_ticket connect_linear',
    },
    {
      id: 'embed-button-product',
      name: 'Embed the board in the product',
      about: 'A button inside the product opens the board without leaving the page.',
      why: 'a wish not noted at once is forgotten',
      size: 'S',
      asked: 'put_button_app click_app show_app write_inside_app put_website open_widget press_button_product',
    },
    {
      id: 'export-ideas',
      name: 'Export ideas',
      about: 'All ideas with votes and comments are written to a file.',
      why: 'product managers analyse the wishes in a spreadsheet',
      size: 'S',
      skill: 'import-export',
      asked:
        'export_excel download_ideas save_csv take_ideas print_list export_list copy_excel export_votes take_list take_excel',
    },
    {
      id: 'post-behalf-customers',
      name: 'Post ideas on behalf of customers',
      about:
        "A colleague enters an idea in a customer's name; the vote counts for that customer, who hears of each answer.",
      why: 'requests from calls and support mails never reach the board',
      size: 'S',
      said: 'behalf',
      asked: 'enter_customer_wish write_behalf record_call_wish enter_wishes',
    },
    {
      id: 'weigh-value-segments',
      name: 'Segment voters and weigh by revenue',
      about:
        'Votes are broken down by plan, company size or segment, and each idea shows the revenue of those who asked.',
      why: 'a hundred free users outvote the customers who pay',
      size: 'S',
      skill: 'calculation',
      said: 'revenue weight segment',
      asked: 'weigh_revenue see_paying_wish rank_value filter_voters',
    },
    {
      id: 'invite-manage-users',
      name: 'Manage users and roles',
      about:
        'Colleagues are admin, moderator or contributor, customers may post and vote, and an account is blocked without losing its ideas.',
      why: 'not every colleague should change states or delete requests',
      size: 'S',
      skill: 'roles',
      said: 'role',
      asked: 'invite_user assign_role give_boss_area add_colleague',
    },
    {
      id: 'write-anonymously',
      name: 'Post anonymously',
      about:
        "An idea is posted without a name, and neither the board, the export nor the team's view shows its author.",
      why: 'critical remarks stay unsaid when the supplier reads the name',
      size: 'S',
      skill: 'anonymity',
      said: 'anonymous without_name',
      asked: 'write_without_name stay_anonymous hide_name',
    },
  ],
} satisfies Kind;
