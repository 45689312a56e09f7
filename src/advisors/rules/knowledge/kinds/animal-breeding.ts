import type { Kind } from '../kind.ts';

export const animalBreeding = {
  id: 'animal-breeding',
  title: 'pedigree and litter records of animal breeders',
  strong:
    'kennel_puppies kennel_name litters breed_club inbreeding inbreeding_coefficient puppies_born kittens_born stud_dog dam_sire sire_dam_pedigree stud_book studbook whelping breeders_assistant zooeasy breedmate kintraks breeding_bitches cattery pedigree_dogs pedigree_cats pedigree_animals grandparents_puppy ancestors_dog puppy_buyers puppies_weigh litter_registration hip_dysplasia hip_scores coat_colour leg_rings_birds breeding_rabbits breeding_pairs bred_birds trial_mating test_mating bitch_heat rabbits_litter goat_kids_born queen_kittens mother_father_puppies bloodlines hereditary_diseases_breed breed_warden offspring_stud puppy_waiting_list chip_puppies herdbook',
  weak: 'pedigree litter puppy kitten breed breeder stud bitch mating ancestors offspring pups whelp chick rabbit ram',
  told: 'puppies kittens dogs cats rabbits birds breed breeding litter bitch heat mated stud born pups grandfather bloodline chip hips ancestors pedigree offspring related',
  things: ['animal', 'litter', 'pedigree', 'mating', 'health test'],
  people: ['breeders', 'breed club members', 'puppy buyers', 'breed wardens', 'stud book keepers'],
  field: 'animal breeding and pedigrees',
  features: [
    {
      id: 'record-animals',
      name: 'Record animals with parents and identification',
      about: 'Name, sex, birth, chip or ring number, sire and dam stand on one card.',
      why: 'everything else hangs on who the parents are',
      size: 'M',
      skill: 'catalogue',
      said: 'animal_record dog_record ring_number',
      asked:
        'record_dog_parents enter_animal_card register_ring_number write_sire_dam add_bought_bitch keep_rabbit_file note_tattoo_number list_breeding_animals',
    },
    {
      id: 'show-pedigree-chart',
      name: 'Show the pedigree over several generations',
      about: 'Ancestors are drawn as a tree to click through.',
      why: 'breeders think in lines',
      size: 'M',
      skill: 'tree',
      said: 'pedigree_chart family_tree ancestors generations',
      asked:
        'show_pedigree draw_ancestors_tree see_grandparents trace_bloodline view_five_generations follow_line_back look_great-grandfather',
    },
    {
      id: 'calculate-inbreeding',
      name: 'Calculate the inbreeding coefficient',
      about: 'The share is worked out over as many generations as are known.',
      why: 'young of close relatives are weaker and more often ill',
      size: 'M',
      skill: 'calculation',
      said: 'inbreeding related_closely kinship',
      asked:
        'calculate_inbreeding see_related_closely check_kinship count_common_ancestors measure_ancestor_loss find_cousins_dog warn_same_blood',
    },
    {
      id: 'try-test-matings',
      name: 'Try test matings before breeding',
      about: 'A planned pair shows the pedigree and risks of its young.',
      why: 'a wrong match cannot be taken back',
      size: 'M',
      said: 'test_mating trial_pairing',
      asked:
        'try_mating compare_possible_studs simulate_litter preview_young_pair test_pairing choose_best_stud see_pair_fits suggest_partner_bitch',
    },
    {
      id: 'record-litters',
      name: 'Record litters and births',
      about: 'Date, number born, sex, losses and names go in at once.',
      why: 'eight pups are not typed one by one',
      size: 'M',
      said: 'litter_record births_litter',
      asked:
        'record_litter write_births count_pups_born note_stillborn enter_kittens name_litter_letter list_litter_siblings see_males_females',
    },
    {
      id: 'print-pedigree-certificates',
      name: 'Print pedigree certificates',
      why: 'the buyer wants the paper in hand',
      about: 'The pedigree is printed with the chosen layout, logo and number of generations.',
      size: 'M',
      skill: 'pdf',
      said: 'pedigree_certificate pedigree_papers',
      asked:
        'print_pedigree_certificate print_ancestry_paper design_certificate issue_breed_papers give_buyer_pedigree hand_out_papers',
    },
    {
      id: 'record-matings',
      name: 'Record matings and expected birth dates',
      why: 'the whelping box must be ready',
      about: 'Each mating is noted with its date, and the expected day of birth is worked out.',
      size: 'S',
      said: 'mating_date due_date_litter',
      asked:
        'record_mating count_days_birth note_covered_date calculate_due_date write_second_mating see_expected_birth predict_whelping',
    },
    {
      id: 'track-heat-cycles',
      name: 'Track heat cycles and progesterone',
      about: 'Seasons of each female are kept and the next one foreseen.',
      why: 'a female can be mated on few days only',
      size: 'S',
      skill: 'prediction',
      said: 'heat_cycle in_season progesterone',
      asked:
        'track_heat see_next_season note_bitch_season enter_progesterone find_fertile_days record_queen_calling find_ovulation watch_cycle_female',
    },
    {
      id: 'keep-health-tests',
      name: 'Keep results of health and genetic tests',
      about: 'Hips, eyes, heart and gene tests stand beside each animal.',
      why: 'two carriers of a disease must not be mated',
      size: 'M',
      said: 'hip_score eye_test gene_test carrier',
      asked:
        'keep_hip_result enter_gene_test see_carriers store_eye_exam note_heart_scan check_tested_clear upload_dna_result list_untested_dogs',
    },
    {
      id: 'predict-colours-traits',
      name: 'Predict colours and inherited traits',
      about: 'Genes of both parents give the share of each outcome.',
      why: 'buyers ask for colours before birth',
      size: 'L',
      skill: 'prediction',
      said: 'colour_genetics coat_genes',
      asked:
        'predict_coat_colour calculate_gene_chance see_colours_come guess_kitten_pattern work_out_colours show_percent_blue explain_recessive',
    },
    {
      id: 'list-offspring',
      name: 'List offspring and siblings',
      why: 'a stud is judged by his children',
      about: 'All young of a sire or dam are listed with what became of them.',
      size: 'S',
      said: 'offspring progeny siblings',
      asked:
        'list_offspring see_children_stud show_half_siblings count_young_dam find_descendants compare_progeny look_brothers_sisters',
    },
    {
      id: 'track-weights-growth',
      name: 'Track weights and growth of the young',
      about: 'Daily weights are drawn as curves beside each other.',
      why: 'a pup that loses weight needs help today',
      size: 'S',
      skill: 'charts',
      said: 'puppy_weight weigh_daily growth_curve',
      asked:
        'weigh_puppies track_growth see_pup_gaining draw_weight_curve spot_weak_kitten write_daily_grams warn_losing_weight',
    },
    {
      id: 'log-vaccinations-worming',
      name: 'Schedule worming, vaccinations and chipping',
      about: 'A plan per litter runs from birth to handover.',
      why: 'many dates fall into the first eight weeks',
      size: 'S',
      skill: 'reminders',
      said: 'worming_litter chipping vaccination_plan',
      asked:
        'remind_worming_litter plan_vaccinations log_wormed_pups book_chipping note_kitten_jab schedule_puppy_vet tick_deworming',
    },
    {
      id: 'manage-buyers-reservations',
      name: 'Manage buyers and reservations',
      about: 'Enquiries wait in order and each young gets its buyer.',
      why: 'forty people ask for six pups',
      size: 'M',
      skill: 'waiting-list',
      said: 'puppy_buyer waiting_list_litter reserved_puppy',
      asked:
        'manage_buyers reserve_puppy queue_enquiries match_buyer_pup see_kitten_promised note_family_wishes pick_order_litter hold_deposit_pup',
    },
    {
      id: 'write-sales-contracts',
      name: 'Write sales contracts',
      about: 'Data of buyer and animal fill the contract and the receipt.',
      why: 'co-ownership and neutering clauses must be in writing',
      size: 'S',
      skill: 'templates',
      said: 'sales_contract purchase_agreement',
      asked:
        'write_sales_contract fill_purchase_agreement print_bill_sale sign_puppy_contract add_neuter_clause note_co-ownership write_receipt_pup',
    },
    {
      id: 'check-breeding-rules',
      name: 'Check matings against breeding rules',
      why: 'a litter against the rules gets no papers',
      about: 'Age, rest between litters, tests and permits are checked before a mating is entered.',
      size: 'M',
      said: 'breeding_rules breeding_permit minimum_age',
      asked:
        'check_breeding_rules refuse_young_bitch stop_litters_year count_litters_female approve_breeding_animal enforce_rest_litters see_allowed_breed',
    },
    {
      id: 'register-litters-club',
      name: 'Register litters with the club',
      why: 'the stud book must be without gaps',
      about: 'Breeders send in the litter form, and the office checks it and gives numbers.',
      size: 'M',
      skill: 'approval',
      said: 'litter_registration stud_book_number',
      asked:
        'register_litter_club submit_litter_form give_studbook_number confirm_litter_warden apply_kennel_name report_birth_club inspect_litter',
    },
    {
      id: 'keep-show-results',
      name: 'Keep show results and titles',
      about: 'Ratings, judges and titles appear in the pedigree.',
      why: 'a champion among the ancestors counts',
      size: 'S',
      said: 'show_results champion_titles judges_report',
      asked:
        'keep_show_result add_champion_title store_judge_report note_working_trial count_certificates_champion list_awards_dog record_body_score',
    },
    {
      id: 'attach-photos-documents',
      name: 'Attach photos and documents to animals',
      about: 'Pictures from week to week and scans of papers are kept with each animal.',
      why: 'buyers and judges want to see the animal and its papers',
      size: 'S',
      skill: 'attachments',
      said: 'animal_photos puppy_photos',
      asked:
        'attach_photo_dog add_kitten_picture store_export_pedigree keep_vet_paper upload_litter_photos scan_chip_certificate',
    },
    {
      id: 'record-owners-transfers',
      name: 'Record owners and transfers',
      why: 'a sold animal goes on breeding elsewhere',
      about: 'Breeder, owners and the present home of each animal are kept with dates.',
      size: 'S',
      skill: 'history',
      said: 'change_owner new_owner_animal',
      asked:
        'record_kitten_owner transfer_animal see_dog_lives follow_sold_pup note_breeder_address track_lent_stud change_owner mark_dead_animal',
    },
    {
      id: 'publish-pedigrees-online',
      name: 'Publish pedigrees and litters online',
      about: "A public database or the breeder's page shows chosen animals.",
      why: 'buyers and colleagues look abroad',
      size: 'M',
      skill: 'public-pages',
      said: 'online_pedigree puppies_page stud_list',
      asked:
        'publish_pedigree_online show_available_puppies list_studs_website announce_litter_web present_kennel_page browse_breed_database',
    },
    {
      id: 'search-animals',
      name: 'Search and filter breeding animals',
      why: 'the partner wanted is one among thousands',
      about: 'Animals are found by name, number, colour, test result, age or line.',
      size: 'S',
      skill: 'search',
      said: 'search_animals find_stud',
      asked:
        'search_animal_name find_stud_colour filter_tested_males look_chip_owner select_unrelated_males find_dog_call',
    },
    {
      id: 'report-population',
      name: 'Report breed and population statistics',
      about: 'Litter sizes, mean kinship and disease shares of the breed are shown by year.',
      why: 'a small breed loses its genetic breadth unseen',
      size: 'M',
      skill: 'reports',
      said: 'population_statistics litter_size_average',
      asked:
        'report_population count_births_year see_average_litter show_gene_pool compare_sick_share measure_stud_influence follow_breed_health',
    },
    {
      id: 'import-pedigree-data',
      name: 'Import and export pedigree data',
      about: 'Files from other breeding programs and clubs are taken in.',
      why: 'ten thousand ancestors are typed already somewhere',
      size: 'M',
      skill: 'import-export',
      said: 'import_pedigrees pedigree_file',
      asked:
        'import_ancestors_file export_pedigree take_excel_dogs exchange_breeder_data load_club_database merge_double_animals',
    },
    {
      id: 'track-breeding-costs',
      name: 'Track income and costs per litter',
      about: 'Stud fee, vet, food and sales are set against each other.',
      why: 'most litters cost more than people think',
      size: 'S',
      skill: 'reports',
      said: 'litter_costs stud_fee',
      asked:
        'track_litter_cost write_stud_fee see_earned_litter add_vet_bills sum_food_puppies calculate_litter_profit',
    },
  ],
} satisfies Kind;
