import type { Kind } from '../kind.ts';

export const predictionGame = {
  id: 'prediction-game',
  title: 'prediction games',
  strong:
    'kicktipp tippspiel superbru prediction_game prediction_league score_predictor football_predictor match_predictions score_predictions predict_scores predict_matches guess_results_matches guess_football_results guess_match_results tip_matches tipping_competition footy_tipping tipping_pool tipping_round betting_pool betting_pool_friends betting_round_friends bet_friends_no_money bet_results_without_money tips_before_kick-off tips_matchday pickem bracket_challenge bracket_pool march_madness_bracket sweepstake_world_cup world_cup_pool world_cup_guess euro_tournament_guess bundesliga_tips premier_league_predictions exact_score_points points_exact_result right_tendency tendency_goal_difference goal_difference_points last_man_standing_pool survivor_pool joker_double_points_match bonus_questions_champion guess_champion_top_scorer colleagues_guess_matches nfl_pool',
  weak: 'bet bets betting tip tips tipster predictions predict matchday fixture fixtures bundesliga goals joker bracket standings league tendency',
  told: 'guess guessed bet bets tip tips football match matches matchday score scored goals points exact winner champion world cup league ranking forgot loser beer pub matchdays goalless',
  things: ['prediction', 'match', 'pool', 'matchday', 'ranking'],
  people: ['players', 'friends', 'colleagues', 'pool hosts'],
  field: 'sports prediction pools',
  features: [
    {
      id: 'predict-results',
      name: 'Predict match results',
      about: 'Players enter two numbers per match, with the whole matchday on one page.',
      why: 'guessing the score is the game itself',
      size: 'M',
      said: 'predict guess_result tip_score bet',
      asked:
        'predict_match_score guess_result_match enter_tip_game guess_goals_match type_two_numbers tip_whole_matchday say_home_wins pick_winner_game choose_draw_win',
    },
    {
      id: 'score-points',
      name: 'Award points for exact score and tendency',
      why: 'nobody trusts sums by hand',
      about: 'Points for exact result, goal difference and winner are counted after the final whistle.',
      size: 'M',
      skill: 'calculation',
      said: 'points exact_result tendency counted_automatic',
      asked:
        'award_points_exact count_points_automatic calculate_tip_points give_points_tendency reward_goal_difference score_right_winner add_points_match evaluate_tips_whistle compute_matchday_points',
    },
    {
      id: 'standings',
      name: 'Rank players in a table',
      about: 'A table ranks all players, with moves up and down since the last round.',
      why: 'players want to know who leads',
      size: 'S',
      said: 'ranking table leader who_leads',
      asked:
        'rank_players_table see_pool_leader show_overall_standings show_last_place view_rank_moved list_players_points announce_season_winner compare_player_gap check_position',
    },
    {
      id: 'pools-invite',
      name: 'Create pools and invite friends',
      about: 'A host opens a pool with name and picture, and friends join by link or code.',
      why: 'people play against those they know',
      size: 'S',
      skill: 'invitations',
      said: 'pool invite friends join_link code',
      asked:
        'create_friends_pool invite_colleagues_link join_round_code start_office_pool add_player_family open_private_group accept_joining_player join_second_pool name_office_round',
    },
    {
      id: 'tip-deadline',
      name: 'Close predictions at kick-off',
      about: 'Predictions close per match or matchday, and later ones are refused.',
      why: 'a guess after the first goal is unfair',
      size: 'S',
      said: 'kick-off deadline closed too_late',
      asked:
        'close_tips_kick-off refuse_late_guess lock_prediction_start change_tip_before stop_betting_whistle set_tip_deadline forbid_tip_goal show_time_left',
    },
    {
      id: 'fixtures-results',
      name: 'Load fixtures and results automatically',
      why: 'no host wants to type 306 matches',
      about: 'Leagues and cups come in with dates, moved matches and final scores.',
      size: 'L',
      skill: 'import-web',
      said: 'fixtures schedule results_automatic leagues',
      asked:
        'load_fixtures_automatic fetch_final_scores update_match_schedule take_league_results move_postponed_match choose_bundesliga_season import_world_cup show_kick-off_times offer_second_league',
    },
    {
      id: 'tip-reminders',
      name: 'Remind players of missing predictions',
      why: 'forgetting costs more than guessing wrong',
      about: 'Players who lack a prediction get a mail or push some hours before kick-off.',
      size: 'S',
      skill: 'reminders',
      said: 'remind forgot_tip missing_predictions push',
      asked:
        'remind_missing_tips warn_before_kick-off push_forgotten_match mail_lazy_players nudge_untipped_friends alert_open_predictions notify_matchday_soon set_reminder_hours',
    },
    {
      id: 'reveal-tips',
      name: 'Reveal tips of others after kick-off',
      about: 'Predictions are hidden before kick-off and then stand side by side.',
      why: 'nobody should copy the predictions of the leader',
      size: 'S',
      said: 'others_tips hidden_until see_guesses',
      asked:
        'see_friends_guesses hide_tips_start show_tips_side compare_predictions_match reveal_bets_kick-off prevent_tip_copying view_matchday_overview read_rivals_tips list_guesses_game',
    },
    {
      id: 'bonus-questions',
      name: 'Ask bonus questions before the season',
      about: 'Champion, top scorer, relegated teams and group winners are guessed for extra points.',
      why: 'the pool stays open until the last matchday',
      size: 'M',
      said: 'bonus champion top_scorer season_questions',
      asked:
        'guess_champion_season predict_top_scorer ask_bonus_question guess_relegated_clubs choose_group_winner answer_special_question give_extra_points tip_coach_sacked',
    },
    {
      id: 'point-rules',
      name: 'Set the scoring rules of a pool',
      about: 'The host sets points per kind of hit, by phase, odds or rarity.',
      why: 'every group of friends has its own rules',
      size: 'M',
      said: 'own_rules scoring quotas odds',
      asked:
        'set_scoring_rules change_points_exact choose_point_system increase_final_points reward_rare_guess use_odds_points define_tie_break count_extra_time adapt_rules_round',
    },
    {
      id: 'live-scores',
      name: 'Show live scores and live ranking',
      why: 'each goal moves the table',
      about: 'Goals, and the ranking that would follow from them, appear while matches are played.',
      size: 'L',
      skill: 'live',
      said: 'live goals_now live_ranking',
      asked:
        'show_live_scores see_ranking_moving follow_goals_live update_table_goal watch_points_change see_present_leader refresh_score_minute display_pub_screen',
    },
    {
      id: 'matchday-winners',
      name: 'Name matchday winners',
      about: 'Each round and month has its own ranking, with the wins of each player.',
      why: 'even the last in the table may win a weekend',
      size: 'S',
      said: 'matchday_winner day_victory round_ranking',
      asked:
        'name_matchday_winner rank_single_round show_weekend_best count_round_wins announce_monthly_winner list_matchday_points see_best_tipster award_day_victory',
    },
    {
      id: 'pool-chat',
      name: 'Chat within the pool',
      why: 'teasing is half the game',
      about: 'Players of a pool write taunts and comments on matches and predictions.',
      size: 'S',
      skill: 'chat',
      said: 'chat tease comments message_board',
      asked:
        'chat_pool_friends message_losing_friend write_comment_match post_silly_picture discuss_referee_group answer_taunt message_players_pool read_banter',
    },
    {
      id: 'host-manage',
      name: 'Manage players and enter tips for them',
      about: 'The host adds and removes players and enters predictions for those without a computer.',
      why: 'one player in every pool has no device',
      size: 'S',
      said: 'host admin enter_for_others correct',
      asked:
        'enter_tips_uncle remove_inactive_player correct_wrong_result appoint_second_host add_late_points tip_granny_paper edit_player_name settle_dispute_host lock_cheating_player',
    },
    {
      id: 'jokers',
      name: 'Play jokers for double points',
      about: 'A limited number of matches count twice.',
      why: 'a player far behind can catch up by a bold guess',
      size: 'S',
      said: 'joker double_points risk banker',
      asked:
        'play_joker_match double_points_game choose_sure_match choose_risk_tip limit_jokers_season mark_banker_match multiply_final_points place_chips_match',
    },
    {
      id: 'player-statistics',
      name: 'Show statistics of each player',
      about: 'Hits, favourite result, best club and ranks over time are shown for each player.',
      why: 'players want to know where they gain and lose points',
      size: 'M',
      said: 'statistics hit_rate rank_curve',
      asked:
        'show_player_statistics count_exact_hits draw_rank_curve see_favourite_result find_lucky_club compare_two_players list_tips_past view_season_profile chart_points_matchday',
    },
    {
      id: 'tournament-mode',
      name: 'Play tournaments with groups and knockout',
      about: 'A World Cup or Euro runs with groups, bracket, later pairings and penalties.',
      why: 'most pools are opened for a World Cup or Euro',
      size: 'M',
      skill: 'tournaments',
      said: 'world_cup euro knockout groups bracket',
      asked:
        'play_world_cup predict_knockout_bracket guess_group_tables fill_tournament_tree tip_penalty_shootout pick_finalists handle_extra_time predict_semi-final_pair run_euro_pool',
    },
    {
      id: 'team-ranking',
      name: 'Rank teams of players',
      about: 'Departments, families or tables in the pub add up or average.',
      why: 'sales against accounts is a match of its own',
      size: 'S',
      said: 'team_ranking departments groups_against',
      asked:
        'rank_departments_against build_player_teams compare_families_average play_duel_friend add_team_points set_pub_tables play_against_office match_players_weekly',
    },
    {
      id: 'match-facts',
      name: 'Show form, tables and head-to-head',
      why: 'even laymen want a clue',
      about: 'Last games, place in the table and earlier meetings stand beside the match.',
      size: 'M',
      said: 'form table head-to-head odds_hint',
      asked:
        'show_team_form see_league_table compare_last_meetings read_match_preview view_pool_average look_home_record show_injured_players display_betting_odds',
    },
    {
      id: 'phone-app',
      name: 'Enter predictions on the phone',
      why: 'tips are given on the tram',
      about: "Large buttons on the phone show today's matches first.",
      size: 'M',
      skill: 'mobile',
      said: 'phone app mobile tram',
      asked:
        'enter_tips_phone tip_tram_minute open_app_matches use_mobile_page install_tip_app swipe_next_match save_tip_offline see_today_matches',
    },
    {
      id: 'own-competitions',
      name: 'Add own leagues and other sports',
      about: 'Village leagues, ice hockey, races and song contests are set up by hand.',
      why: 'ready fixtures cover only the large football leagues',
      size: 'M',
      said: 'other_sports own_league handball formula_one village',
      asked:
        'add_village_league tip_ice_hockey set_up_handball predict_race_podium create_hobby_matches guess_song_contest enter_result_hand mix_leagues_sports tip_tennis_sets',
    },
    {
      id: 'stakes-prizes',
      name: 'Note stakes and prizes of the pool',
      about: 'The pool notes who owes crates, cakes or a share of the kitty, and moves no money.',
      why: 'a crate of beer makes the last matchday matter',
      size: 'S',
      said: 'prizes kitty crate_beer who_owes',
      asked:
        'note_pool_prizes list_loser_cake track_kitty_paid share_prize_places show_trophy_winner remember_beer_owed tick_stake_received split_kitty_winners hand_wooden_spoon',
    },
    {
      id: 'survivor-mode',
      name: 'Play last man standing',
      about: 'Players pick one winner each round, each club once, and a miss ends their game.',
      why: 'a short knockout adds thrill beside the long table',
      size: 'M',
      said: 'last_man_standing survivor elimination',
      asked:
        'pick_survivor_team throw_out_wrong play_last_standing use_club_once show_remaining_players remove_losing_player buy_second_life restart_survivor_round',
    },
    {
      id: 'guess-machine',
      name: 'Fill in missing predictions automatically',
      why: 'a holiday should not ruin a season',
      about: 'Missing predictions are filled in by chance, odds or a standard result.',
      size: 'S',
      said: 'automatic_tip random holiday substitute',
      asked:
        'fill_missing_tips guess_random_result tip_holiday_automatic use_standard_score copy_odds_tip give_average_points play_computer_opponent repeat_favourite_score',
    },
    {
      id: 'hall-of-fame',
      name: 'Keep past seasons and eternal table',
      about: 'Winners, points and records of all years stand in an eternal table.',
      why: 'players still boast of titles years later',
      size: 'S',
      skill: 'history',
      said: 'past_seasons hall_of_fame eternal_table',
      asked:
        'keep_past_seasons show_eternal_table list_former_winners see_old_records copy_pool_season archive_last_year show_record_holder look_2014_ranking',
    },
    {
      id: 'share-print',
      name: 'Share and print rankings and tip sheets',
      why: 'the board in the canteen is read most',
      about: 'Rankings come as a picture for the chat group or a sheet for the wall.',
      size: 'S',
      skill: 'pdf',
      said: 'share print wall embed picture_ranking',
      asked:
        'print_tip_sheet hang_ranking_wall share_table_whatsapp embed_ranking_website export_points_excel post_matchday_picture publish_pool_table send_weekly_summary show_canteen_screen',
    },
  ],
} satisfies Kind;
