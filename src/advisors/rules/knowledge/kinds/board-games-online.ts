import type { Kind } from '../kind.ts';

export const boardGamesOnline = {
  id: 'board-games-online',
  title: 'online board and card games',
  strong:
    'board_games_online boardgame_arena tabletop_simulator tabletopia vassal yucata brettspielwelt colonist cockatrice boardgame_online cards_online play_cards_online card_game_online play_skat_online virtual_table game_table_online digital_tabletop skat doppelkopf canasta rummy pinochle jass mahjong backgammon ludo carcassonne catan meeples draw_pile deal_cards cards_dealt shuffle_deck hands_hidden trick_taking follow_suit roll_dice_online whose_turn_game turn_based_game correspondence_game friends_cards_distance game_night_online evening_cards_abroad open_tables_seats play_bots_missing opponents_equal_strength take_back_misclick leavers_abandon_game spectators_hands replay_moves_game house_rules_variants rematch',
  weak: 'dice deck opponent cards board tile token pawn suit trump trick lobby spectator variant turn move trumps',
  told: 'dice cards deck hand trumps tricks pawns opponent opponents rounds dealt shuffled dealer misclick bluff jokers bridge chess checkers cheat bots strangers rematch grandma cousins winner',
  things: ['table', 'game', 'move', 'hand', 'match'],
  people: ['players', 'opponents', 'spectators', 'game authors'],
  field: 'online tabletop play',
  features: [
    {
      id: 'open-tables',
      name: 'Open and join game tables',
      about: 'A lobby shows tables with free seats, and a game starts when all are taken.',
      why: 'a game needs its players together first',
      size: 'M',
      said: 'open_table join_table lobby free_seats',
      asked:
        'open_table join_table_seat find_free_seat take_seat_table start_game_four see_tables_waiting fill_missing_seat choose_table_lobby',
    },
    {
      id: 'enforce-rules',
      name: 'Enforce the rules of each game',
      about: 'Only allowed moves are taken, and points are counted by the table.',
      why: 'nobody wants to argue about a trick',
      size: 'L',
      said: 'rules_checked allowed_moves illegal_move',
      asked:
        'enforce_rules_game refuse_illegal_move show_allowed_moves check_follow_suit count_points_hand prevent_wrong_card highlight_possible_squares calculate_score_round',
    },
    {
      id: 'invite-friends',
      name: 'Invite friends to private tables',
      about: 'A link seats them, with or without an account.',
      why: 'most people play with those they know',
      size: 'S',
      skill: 'share-link',
      said: 'invite_friends link private_table',
      asked:
        'invite_friends_table send_link_grandma share_table_link join_guest_link open_private_round add_cousin_table play_family_circle',
    },
    {
      id: 'shuffle-deal',
      name: 'Shuffle, deal and hide hands',
      about: 'The server draws cards and dice and sends each player only what is theirs.',
      why: 'a hand that can be read is no game',
      size: 'M',
      said: 'shuffle cards_hidden dice dealt',
      asked:
        'mix_cards_deck distribute_cards_hidden roll_dice_fair hide_hand_others draw_card_pile prove_shuffle_fair see_dealt_hand keep_hand_secret',
    },
    {
      id: 'play-over-days',
      name: 'Play turn by turn over days',
      about: 'A game lies open and each player moves when there is time.',
      why: 'four people rarely have the same evening',
      size: 'M',
      said: 'over_days own_pace correspondence',
      asked:
        'play_move_day play_days_pace continue_tomorrow_game move_lunch_break keep_games_running play_correspondence take_turn_evening',
    },
    {
      id: 'notify-turns',
      name: 'Notify players of their turn',
      about: "A message comes when it is a player's move or the time runs short.",
      why: 'three wait for the one who forgot',
      size: 'S',
      skill: 'notifications',
      said: 'my_turn notify_turn remind_move',
      asked:
        'tell_turn remind_move_waiting notify_opponent_moved buzz_turn mail_turn_came ring_bell_turn see_games_waiting_move',
    },
    {
      id: 'rank-players',
      name: 'Rank players by rating',
      about: 'Each finished game changes a number per game and a table of the best.',
      why: 'a win counts more against the strong',
      size: 'M',
      said: 'ranking rating elo leaderboard',
      asked:
        'rank_players rate_strength_game see_best_players calculate_rating_win show_leaderboard_month earn_points_win compare_friends_rating',
    },
    {
      id: 'match-opponents',
      name: 'Match opponents of similar strength',
      about: 'A player names a game and is seated with others of that level.',
      why: 'nobody likes to lose every evening',
      size: 'M',
      skill: 'matching',
      said: 'opponent equal_strength strangers',
      asked:
        'find_opponent_strength match_players_level meet_equal_players play_stranger_automatic search_partner_bridge pair_beginners choose_rival_rating',
    },
    {
      id: 'set-clocks',
      name: 'Set thinking time per player',
      about: 'A clock runs for whoever is to move, with added seconds or days.',
      why: 'one slow player holds the whole table',
      size: 'M',
      skill: 'timer',
      said: 'clock thinking_time slow_player',
      asked:
        'set_thinking_time count_seconds_move limit_time_turn stop_clock_pause show_clock_player add_seconds_move end_game_time skip_slow_player',
    },
    {
      id: 'chat-at-table',
      name: 'Chat at the table',
      about: 'Players write, greet and send signs beside the board.',
      why: 'half of an evening of cards is the talk',
      size: 'S',
      skill: 'chat',
      said: 'chat talk table_talk',
      asked:
        'chat_table talk_play send_emoji_opponent write_greeting_players hear_voices_table mute_opponent say_good_game',
    },
    {
      id: 'play-computer',
      name: 'Play against computer opponents',
      about: 'Bots of several levels take seats or a whole table.',
      why: 'people are not always there when one wants to play',
      size: 'L',
      said: 'against_computer bots alone',
      asked:
        'play_computer practise_bot fill_seat_bot play_alone_evening set_bot_level train_robot_opponent add_computer_player',
    },
    {
      id: 'teach-rules',
      name: 'Teach rules with tutorials',
      about: 'A guided first round and the rulebook lie beside the board.',
      why: 'a box without its rules stays shut',
      size: 'M',
      said: 'rules_explained tutorial beginners rulebook',
      asked:
        'read_rules_game learn_game_tutorial explain_rules_beginners show_card_meaning teach_first_moves guide_first_round look_rulebook_turn',
    },
    {
      id: 'choose-variants',
      name: 'Choose variants and house rules',
      about: 'Expansions, deck, rounds and special rules are set before the start.',
      why: 'each family plays it another way',
      size: 'M',
      said: 'variants house_rules expansions',
      asked:
        'choose_variant set_house_rules pick_number_players play_expansion change_deck_size configure_rounds_points switch_rule_off',
    },
    {
      id: 'watch-games',
      name: 'Watch running games as a spectator',
      about: 'Guests follow a table with hands shown or hidden.',
      why: 'people learn by looking over shoulders',
      size: 'M',
      skill: 'live',
      said: 'watch_game spectators kibitz',
      asked:
        'watch_running_game follow_friends_match show_spectators_board view_table_guest see_masters_play hide_hands_spectators look_shoulder',
    },
    {
      id: 'replay-games',
      name: 'Replay finished games move by move',
      about: 'Every move and draw is kept and can be gone through and shared.',
      why: 'the lost game teaches most',
      size: 'M',
      skill: 'history',
      said: 'replay moves_afterwards game_record',
      asked:
        'replay_game_move review_finished_game see_played_card look_last_moves download_game_record find_mistake_game go_back_moves share_replay',
    },
    {
      id: 'replace-leavers',
      name: 'Handle players who leave',
      about: 'A lost connection has time to return, then a bot or a vote goes on.',
      why: 'one who quits spoils it for all',
      size: 'M',
      said: 'leaves quits connection_lost',
      asked:
        'replace_leaver return_lost_connection give_penalty_quitting close_abandoned_table resume_game_disconnect fill_seat_substitute save_game_break vote_end_game',
    },
    {
      id: 'take-back-moves',
      name: 'Take back moves by agreement',
      about: 'A player asks, the others allow it, unless something hidden was seen.',
      why: 'a slip of the thumb is no plan',
      size: 'S',
      said: 'take_back undo misclick',
      asked:
        'take_back_move undo_wrong_card ask_opponent_undo correct_misclick confirm_move_before cancel_move_sent accept_undo',
    },
    {
      id: 'browse-games',
      name: 'Browse the library of games',
      about: 'Games are found by number of players, length and kind.',
      why: 'choosing takes longer than playing',
      size: 'S',
      skill: 'catalogue',
      said: 'which_games games_list number_players',
      asked:
        'browse_games filter_games_players find_short_game show_game_duration search_cooperative_games mark_favourite_game pick_game_evening',
    },
    {
      id: 'run-tournaments',
      name: 'Run tournaments and leagues',
      about: 'Rounds are paired and standings counted, live or over months.',
      why: 'clubs want a winner at the end',
      size: 'L',
      skill: 'tournaments',
      said: 'tournament knockout league',
      asked:
        'run_tournament pair_rounds_swiss play_league_season organise_knockout show_standings_rounds draw_groups_club win_cup',
    },
    {
      id: 'report-players',
      name: 'Report cheating and rude players',
      about: 'Moderators see the game, the chat and earlier reports.',
      why: 'one cheat drives ten honest players off',
      size: 'S',
      skill: 'moderation',
      said: 'cheater rude report_player block',
      asked:
        'report_cheater block_rude_player ban_account_cheating detect_engine_help review_complaint mark_bad_player stop_insults',
    },
    {
      id: 'move-freely',
      name: 'Move pieces freely on virtual tables',
      about: 'Cards, tokens and dice can be turned, stacked and passed without rules.',
      why: 'most boxes will never be programmed',
      size: 'L',
      said: 'virtual_table move_pieces freely',
      asked:
        'move_pieces_freely turn_card_face drag_tokens_board put_pieces_anywhere roll_dice_table zoom_card rotate_tile pass_card_secretly',
    },
    {
      id: 'add-games',
      name: 'Add new games with rule scripts',
      about: 'Authors bring boards, cards and rules and test them with players.',
      why: 'a table with three games is soon empty',
      size: 'L',
      skill: 'plugins',
      said: 'own_game upload_cards prototype',
      asked:
        'add_invented_game upload_card_images write_rules_script test_prototype_players publish_game_library design_deck program_game_rules',
    },
  ],
} satisfies Kind;
