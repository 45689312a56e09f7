import type { Kind } from '../kind.ts';

export const dataLabelling = {
  id: 'data-labelling',
  title: 'data labelling products',
  strong:
    'label_data annotation_images training_data labelling annotate_images machine_learning_data image_annotation mark_pictures_model label_images tag_data annotate_pictures draw_boxes_pictures labels_text mark_objects mark_images students_label boxes_pictures train_network train_model boxes_around annotators pictures_train pictures_marked boxes_outlines pictures_outlines mark_names_places first_guess_model mark_car_frame video_frames_mark people_do_by_hand_machine machine_learn_mark by_hand_thousand box_round learn_from_pictures_tell tell_it_box first_must_tell_program pictures_volunteers_box learning_program_format pictures_box_name program_should_learn_pictures learn_we_must_tell pictures_by_people_learn',
  weak: 'model image text label annotator class export quality box marks guess doubtful frames outline',
  told: 'label images annotate boxes train model pictures workers classes text audio mark polygons quality agreement review students export machine learning dataset tasks pre keypoints segment tumour cars entity annotators',
  things: ['task', 'image', 'label'],
  people: ['annotators', 'researchers', 'reviewers'],
  field: 'training data',
  features: [
    {
      id: 'label-images-text-sound',
      name: 'Draw boxes and polygons on images',
      why: 'models learn from what people marked',
      about: 'Boxes and polygons are drawn round objects in the image and given a class.',
      size: 'L',
      said: 'label annotate images text boxes boxes_outlines box_round',
      asked:
        'draw_box draw_rectangle mark_picture outline_object click_corners paint_pixels draw_polygon outline_mouse outline_leaf draw_mouse mark_boxes draw_outline',
    },
    {
      id: 'design-labelling-screens',
      name: 'Configure labels and labelling interfaces',
      about: 'Labels with colours and keys, drawing tools and questions are set per project and tried on a sample.',
      why: 'each project marks something else in its images',
      size: 'M',
      skill: 'form-builder',
      said: 'own_labels classes design name_sex',
      asked:
        'add_classes define_classes choose_buttons set_questions build_screen rename_label give_list_chosen choose_list define_labels',
    },
    {
      id: 'assign-tasks-annotators',
      name: 'Assign tasks to annotators',
      about: 'Each task goes to one or more annotators by hand or by rule, and nobody gets the same image twice.',
      why: 'two people otherwise label the same image unnoticed',
      size: 'M',
      skill: 'tasks',
      said: 'assign distribute people each_pile',
      asked:
        'give_images_person split_pictures share_work hand_out_pictures divide_images give_student_pile split_pile assign_pictures give_student_pictures give_annotator_pictures hand_out_tasks give_pile',
    },
    {
      id: 'review-correct-labels',
      name: 'Review and accept annotations',
      about: 'A reviewer accepts, corrects or sends back with a remark, and the annotator sees the difference.',
      why: 'a model learns wrong labels as willingly as right ones',
      size: 'M',
      skill: 'approval',
      said: 'review check correct',
      asked:
        'check_labels check_work correct_wrong_labels say_wrong send_back approve_labels reject_bad look_second check_second decide_third check_beginners check_expert',
    },
    {
      id: 'suggest-labels-model',
      name: 'Pre-label with models',
      about:
        'A connected model draws labels with its confidence, marked as proposals until somebody accepts or corrects them.',
      why: 'drawing each outline from nothing takes minutes per image',
      size: 'L',
      skill: 'recognition',
      said: 'suggest model pre-label program_guess',
      asked:
        'guess_box guess_label suggest_label prefill_labels draw_itself propose_boxes label_itself predict_first draw_first suggest_first correct_guess correct_first_guess guess_start',
    },
    {
      id: 'export-formats-training',
      name: 'Export annotations in common formats',
      about: 'Labels leave as COCO, YOLO, Pascal VOC or JSON, split for training and test, with a count per class.',
      why: 'training code reads fixed formats only',
      size: 'M',
      said: 'export format coco yolo',
      asked:
        'export_coco export_yolo download_labels save_json take_labels_training write_file_training give_model_format export_labels save_labels save_yolo take_result_format take_home_format',
    },
    {
      id: 'import-data-storage',
      name: 'Import data from files and cloud storage',
      about:
        'Images, texts and audio come by upload or from a bucket, later files are found by sync, broken ones listed.',
      why: 'datasets are too large to move through a browser',
      size: 'M',
      skill: 'import-export',
      said: 'import upload',
      asked:
        'upload_pictures load_images drop_folder fetch_bucket read_cloud import_photos feed_pictures put_pictures read_pictures read_folder upload_spreadsheet',
    },
    {
      id: 'give-roles-projects',
      name: 'Manage projects, members and roles',
      about:
        'A project has its owners, reviewers and annotators, and an annotator sees only the tasks of that project.',
      why: 'images of patients or streets are not for everyone',
      size: 'M',
      skill: 'roles',
      said: 'role',
      asked: 'give_rights limit_project add_member invite_student keep_projects_apart decide_sees see_project',
    },
    {
      id: 'measure-agreement-between-people',
      name: 'Measure agreement between annotators',
      about: 'Tasks done by two or more people get an agreement score per label, and disagreements open side by side.',
      why: 'nobody knows whether a label or the instruction is wrong',
      size: 'M',
      said: 'agreement quality',
      asked:
        'compare_annotators see_agree measure_agree compare_two_people see_disagree check_same_answer label_twice give_same_picture decide_disagreement say_three',
    },
    {
      id: 'follow-progress',
      name: 'Show progress and annotator statistics',
      about:
        'Each project shows tasks open, labelled and reviewed, and per annotator the time per task and share sent back.',
      why: 'a training date cannot be kept without knowing what is left',
      size: 'S',
      skill: 'dashboard',
      said: 'progress progress_person',
      asked: 'see_done see_left count_labelled see_finished see_fast count_day see_slow show_percent see_did',
    },
    {
      id: 'use-shortcuts',
      name: 'Use keyboard shortcuts',
      about: 'Every class and step has a key.',
      why: 'with thousands of images, saved clicks add up to days',
      size: 'S',
      said: 'keyboard keys_speed hot_keys',
      asked:
        'press_key use_keyboard hit_number press_number press_letter label_without_mouse work_without_mouse type_key use_keys',
    },
    {
      id: 'filter-search-data',
      name: 'Filter and search tasks',
      size: 'S',
      skill: 'filters',
      said: 'filter search',
      asked:
        'find_unlabelled find_picture show_unclear filter_class look_up_image see_unlabelled sort_images find_rare find_nobody_labelled find_labelled',
    },
    {
      id: 'use-api',
      name: 'Automate with an API and webhooks',
      about: 'Scripts create tasks and read labels with limited keys, and a webhook reports each finished task.',
      why: 'new data arrive daily and training starts by itself',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program start_training_script',
    },
    {
      id: 'learn-new-labels',
      name: 'Learn actively from new labels',
      about: 'The model is retrained on accepted labels, and the images about which it is least sure come first.',
      why: 'labelling what the model knows already wastes paid hours',
      size: 'L',
      said: 'active_learning train',
      asked:
        'learn_labels train_again choose_hard_pictures show_unsure_first pick_next_picture improve_model learn_corrections learn_itself show_doubtful show_doubtful_first show_hardest',
    },
    {
      id: 'write-guidelines-annotators',
      name: 'Write guidelines for annotators',
      about:
        'Instructions with example images open beside the task, carry a version, and a change is announced to all.',
      why: 'each annotator otherwise decides border cases alone',
      size: 'S',
      said: 'guideline instructions page_rules',
      asked:
        'write_instructions explain_rule show_examples read_rules read_guide describe_class look_up_rule write_rules read_page_rules give_page_rules',
    },
    {
      id: 'comment-annotations',
      name: 'Comment on annotations',
      about: 'A comment is pinned to a label or spot in the image, reaches its annotator and can be resolved.',
      why: 'a remark on the whole image leaves open which outline is meant',
      size: 'S',
      skill: 'comments',
      said: 'comment',
      asked:
        'write_comment ask_question_image leave_note discuss_picture answer_doubt put_remark ask_unsure write_unsure write_doubt skip_unsure skip_write skip_picture',
    },
    {
      id: 'manage-datasets-versions',
      name: 'Manage datasets and versions',
      about:
        'A version freezes images and labels under a number, can be compared with another and exported again unchanged.',
      why: "a model's result cannot be repeated without its exact data",
      size: 'M',
      skill: 'versions',
      said: 'dataset version',
      asked:
        'keep_old_dataset go_back_version split_test_set mark_version save_state compare_datasets see_data_trained name_version',
    },
    {
      id: 'sign-single-sign',
      name: 'Sign in with single sign-on',
      size: 'M',
      skill: 'single-sign-on',
      said: 'ldap',
      asked:
        'use_company_account log_company_account sign_work_account use_work_password use_office_login sign_google log_microsoft',
    },
    {
      id: 'annotate-text',
      name: 'Classify texts and mark entities',
      about: 'Whole texts get a class, and names, places and other spans in them are marked.',
      why: 'a model learns to read from marked examples',
      size: 'M',
      said: 'text entity',
      asked: 'mark_words highlight_names mark_names mark_places classify_letters sort_texts choose_text_label',
    },
    {
      id: 'annotate-audio-video',
      name: 'Annotate audio and video',
      about: 'Passages of a recording and moving objects in a video get labels with their times.',
      why: 'models are also trained on speech and films',
      size: 'L',
      said: 'audio video interviews_tape',
      asked: 'mark_sound mark_video follow_frames label_interview track_object transcribe_tape cut_audio',
    },
  ],
} satisfies Kind;
