import type { Kind } from '../kind.ts';

export const voiceAssistants = {
  id: 'voice-assistants',
  title: 'voice assistants',
  strong:
    'voice_assistant speak_commands talk_house alexa voice_commands wake_word smart_speaker spoken_questions assistant_offline_voice hey_computer say_light say_timer my_voice sending_voice light_off_voice',
  weak: 'voice speak command microphone speaker answer timer light',
  things: ['command', 'skill', 'device'],
  people: ['residents', 'users'],
  field: 'voice control',
  features: [
    {
      id: 'recognise-speech',
      name: 'Recognise speech',
      size: 'M',
      skill: 'transcripts',
      said: 'speech recognise understand',
      asked:
        'understand_dialect understand_said turn_speech_text recognise_speech hear_far understand_german listen_noise type_spoken',
    },
    {
      id: 'answer-voice',
      name: 'Answer by voice',
      size: 'M',
      skill: 'voice',
      said: 'answer speak',
      asked: 'speak_back answer_aloud say_answer read_aloud tell_aloud speak_answer reply_voice',
    },
    {
      id: 'wake-word',
      name: 'Wake by a word',
      size: 'M',
      skill: 'alarm',
      said: 'wake_word hey',
      asked: 'call_name say_hey listen_called hear_name react_name start_word listen_name choose_name',
    },
    {
      id: 'define-own-commands-intents',
      name: 'Define own commands and intents',
      size: 'M',
      skill: 'custom-fields',
      said: 'own command sentence intent',
      asked:
        'teach_sentence define_command add_command write_command train_sentence create_command add_sentence change_command',
    },
    {
      id: 'control-lights-devices',
      name: 'Control lights and devices',
      size: 'M',
      skill: 'automation-rules',
      said: 'light device control',
      asked:
        'switch_light turn_lamp dim_light open_blinds turn_heating control_tv close_shutters switch_heating switch_lamp',
    },
    {
      id: 'install-skills',
      name: 'Install skills',
      size: 'M',
      skill: 'plugins',
      said: 'skill install',
      asked: 'install_skill add_skill download_skill write_skill load_skill share_skill find_skills',
    },
    {
      id: 'work-offline-without-cloud',
      name: 'Work offline without a cloud',
      size: 'M',
      skill: 'offline',
      said: 'offline cloud private',
      asked:
        'work_offline send_cloud stay_home send_nothing keep_voice_home run_without_internet work_without_cloud keep_local leave_house',
    },
    {
      id: 'set-timers-alarms',
      name: 'Set timers and alarms',
      size: 'M',
      skill: 'timer',
      said: 'timer alarm',
      asked: 'set_timer ring_minutes set_alarm remind_oven start_timer count_down stop_alarm tell_eggs remind_minutes',
    },
    {
      id: 'play-music-radio',
      name: 'Play music and radio',
      size: 'M',
      skill: 'player',
      said: 'music radio',
      asked: 'play_music play_radio play_song turn_louder skip_song stop_music play_station',
    },
    {
      id: 'choose-voices-languages',
      name: 'Choose voices and languages',
      size: 'M',
      skill: 'languages',
      said: 'voice language',
      asked:
        'choose_voice speak_french change_voice speak_slower change_language choose_language speak_male speak_voice',
    },
    {
      id: 'answer-questions-about-weather-facts',
      name: 'Answer questions about weather and facts',
      size: 'M',
      skill: 'search',
      said: 'weather question fact',
      asked:
        'tell_weather ask_weather ask_question answer_question look_wikipedia tell_time answer_capital tell_rain ask_mountain',
    },
    {
      id: 'use-several-rooms-speakers',
      name: 'Use several rooms and speakers',
      size: 'M',
      skill: 'places',
      said: 'room satellite speaker',
      asked:
        'speak_kitchen hear_room place_speaker answer_room use_rooms put_microphone announce_rooms connect_speaker',
    },
    {
      id: 'recognise-speakers',
      name: 'Recognise speakers',
      size: 'M',
      skill: 'recognition',
      said: 'who_speaks',
      asked: 'recognise_voice see_speaks recognise_child separate_voices identify_speaker recognise_wife see_talking',
    },
    {
      id: 'keep-lists-reminders',
      name: 'Keep lists and reminders',
      size: 'M',
      skill: 'reminders',
      said: 'list shopping remind',
      asked: 'add_shopping put_milk_list remind_pills remind_birthday keep_list note_todo read_list add_list',
    },
    {
      id: 'connect-home-automation',
      name: 'Connect home automation',
      size: 'M',
      skill: 'api',
      said: 'home_assistant mqtt',
      asked: 'connect_home_assistant link_mqtt use_home_assistant connect_openhab send_mqtt control_home_assistant',
    },
    {
      id: 'show-state-web-interface',
      name: 'Show state in a web interface',
      size: 'M',
      skill: 'dashboard',
      said: 'web interface',
      asked: 'see_understood show_browser see_heard configure_browser set_browser see_web open_settings',
    },
  ],
} satisfies Kind;
