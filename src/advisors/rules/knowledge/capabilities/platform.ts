import type { Capability } from '../capability.ts';

export const platform = [
  {
    id: 'import-export',
    triggers:
      /\b(?:import(?:s|ed|ing)?|export(?:s|ed|ing)?|csv|excel files?|spreadsheet files?|gedcom|download (?:all|my|our|the) data|migrat\w+)\b/iu,
    name: 'Import and export {things} as files',
    about: '{Things} come in with a preview and a report of doubtful lines, and go out complete in an open format.',
    why: 'nobody starts with an empty list or wants to be locked in',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A file breaks off halfway, and nobody notices what is missing.',
        mitigation: 'Count the records on both sides, and report what was left out and why.',
      },
      {
        risk: 'A cell that begins with an equals sign runs as a formula in a spreadsheet.',
        mitigation:
          'Escape cells that begin with a formula sign in every table that is written, and read them as plain text.',
      },
    ],
    theo: [
      'Stream files line by line, so that a large one needs little memory.',
      'Give the file format a version, and test that an export can be imported again without a difference.',
    ],
    claude: [
      'Whoever may export can take everything home: make exporting a right of its own.',
      'Treat files from strangers as hostile: limit size, nesting and number of rows.',
    ],
  },
  {
    id: 'api',
    triggers:
      /\b(?:apis?|restful|graphql|other (?:programs|software|systems|apps)|integrat(?:e|es|ion|ions)|interfaces? (?:to|for)|connect(?:s|ed)? (?:to|with) (?:other|our|the))\b/iu,
    name: 'Connect other programs through an API',
    about: 'A documented interface reads and writes {things} with keys that can be limited and withdrawn.',
    why: 'other programs hold a part of the work',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A change breaks programs that rely on the interface.',
        mitigation: 'Version the interface, and keep the old form for a stated time.',
      },
      {
        risk: 'A leaked key opens everything.',
        mitigation: 'Give each key a scope and an expiry, and show when it was last used.',
      },
    ],
    theo: [
      'Let the page and the API call the same operation, so that both obey the same rules.',
      'Page and limit every list from the first day; some program will call it in a loop.',
    ],
    claude: [
      'Write down what no key will ever allow, such as deleting everything at once.',
      'Log API calls without their bodies, or the log fills with personal data.',
    ],
  },
  {
    id: 'webhooks',
    triggers: /\b(?:webhooks?|zapier|slack|microsoft teams|discord|post(?:s|ed)? to (?:chat|slack|teams))\b/iu,
    name: 'Tell other systems about changes by webhook',
    about: 'Each chosen event is sent with a signature and repeated until it is taken.',
    why: 'other systems should not have to ask all the time',
    needs: ['api'],
    size: 'M',
    risks: [
      {
        risk: 'A dead receiver piles up undelivered messages.',
        mitigation: 'Wait longer after each failed attempt, stop after a day, and tell the owner.',
      },
      {
        risk: 'A webhook address points into your own network.',
        mitigation: 'Refuse private addresses, and check again after the name has been resolved.',
      },
    ],
    theo: [
      'Sign and number each message, so that a receiver can check its origin and put it in order.',
      'Send ids rather than whole records, and let the receiver fetch the rest with its own rights.',
    ],
    claude: [
      'Retries repeat messages: document that receivers may get the same one twice.',
      'Whoever can set a webhook address can carry data out: guard that right, and log each change.',
    ],
  },
  {
    id: 'offline',
    triggers:
      /\b(?:off-?line|no (?:internet|signal|network|reception|connection)|without (?:internet|signal|a connection|network|reception)|(?:internet|network|signal|wifi) is (?:bad|weak|poor|slow|down|off|gone))\b/iu,
    name: 'Work offline and synchronise {things} later',
    about: 'What was opened stays usable without a connection; changes are sent later and clashes are shown.',
    why: 'work on {things} would stop wherever the connection does',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'Two devices change the same entry while offline.',
        mitigation: 'Keep both versions of a conflicting change, and ask a person which one counts.',
      },
      {
        risk: 'A lost device carries a copy of the data away.',
        mitigation: 'Encrypt the local copy, and let it be wiped from afar.',
      },
    ],
    theo: [
      'Make ids on the device; a new entry cannot wait for the server to name it.',
      'Send changes as a list of intentions that can be replayed on newer data.',
    ],
    claude: [
      'A device may come back after months: the server must still understand what its old version sends.',
      'Show plainly what has not been sent yet, or people will rely on entries that nobody else has.',
    ],
  },
  {
    id: 'sync',
    triggers:
      /\b(?:sync\w*|same on (?:their|all|my|our|every)|stay the same on|across (?:my |our |all )?devices|all (?:my |our )?devices|computers? and phones?)\b/iu,
    name: 'Synchronise {things} between devices',
    about: '{Things} are the same on computer and phone, soon after a change.',
    why: 'the right version is always on the other device',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'One faulty client deletes everything on every device.',
        mitigation: 'Hold mass deletions back until a person confirms them.',
      },
      {
        risk: 'Conflicting changes vanish silently.',
        mitigation: 'Keep the losing version of a conflict, and offer to restore it.',
      },
    ],
    theo: [
      'Compare by version numbers from the server; device clocks must not decide which change is newer.',
      'Send differences in small parts that can be resumed, since phones lose their connection midway.',
    ],
    claude: [
      'Every device holds a copy that can be lost: list the devices, and let each be cut off.',
      'Test synchronisation with a device that has slept for half a year.',
    ],
  },
  {
    id: 'mobile',
    triggers:
      /\b(?:(?:on|from|with) (?:a |the |my |our |their |your )?(?:smart|mobile |cell)?phones?|mobile|android|iphone|tablets?|on the go|touch)\b/iu,
    name: 'Use {things} on a phone',
    about: 'Every step works on a small touch screen and loads quickly on a weak network.',
    why: '{people} have a phone with them, not a desk',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Wide tables overflow small screens.',
        mitigation: 'Design each page at 360 pixels first, and let it grow from there.',
      },
      {
        risk: 'A weak network breaks off a step halfway.',
        mitigation: 'Save what was entered on the phone first, and repeat the request until it is confirmed.',
      },
    ],
    theo: [
      'Start with one responsive web page; build a store app once a device function demands it.',
      'Serve pictures in the size of the screen, so that they do not eat data plans.',
    ],
    claude: [
      'Phones get lost and lent: ask again before anything delicate is shown.',
      'A notification on a locked screen is public: keep its text free of details.',
    ],
  },
  {
    id: 'accessibility',
    triggers:
      /\b(?:accessib\w+|screen readers?|blind|large (?:print|type|text|letters)|big (?:buttons|letters)|high contrast|keyboard only|elderly|seniors?)\b/iu,
    name: 'Make {things} usable for everybody',
    about: 'Large type, strong contrast, keyboard and screen reader work on every page.',
    why: 'some {people} see, hear or move less well',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Automatic checks pass while a page is unusable by ear.',
        mitigation: 'Walk the main path with a screen reader in every increment.',
      },
      {
        risk: 'A custom control locks keyboard users out.',
        mitigation: 'Use native elements wherever possible, and test every page without a mouse.',
      },
    ],
    theo: [
      'Build on components that carry names, roles and states; half of the work is then done.',
      "Take colours and sizes from one theme, so that contrast and text size can follow each person's settings.",
    ],
    claude: [
      'Have two people with disabilities try the main path before a release.',
      'Public bodies are bound by law: find out which level of WCAG has to be reached.',
    ],
  },
  {
    id: 'languages',
    triggers:
      /\b(?:multi-?lingual|bilingual|translat\w+|(?:several|two|three|different|many|other) languages|in (?:german|french|spanish|english|arabic|turkish|polish|ukrainian) (?:and|or|too))\b/iu,
    name: 'Offer {things} in several languages',
    about: "Texts, dates and numbers follow the reader's language; missing texts fall back visibly.",
    why: 'not all {people} read the same language',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A missing translation shows a key instead of a text.',
        mitigation: 'Fall back to the main language, and list the gaps for the translators.',
      },
      {
        risk: 'Longer words break the layout.',
        mitigation: 'Test every page in the longest language and in one that runs from right to left.',
      },
    ],
    theo: [
      'Keep texts in files apart from the code, so that a new language needs no change of code.',
      'Store the language with each text that people write; it need not be the language of the page.',
    ],
    claude: [
      'Machine translation errs in law and medicine: mark what was machine-made, and let a person check it.',
      'Ask who answers people who write in the added language.',
    ],
  },
  {
    id: 'themes',
    triggers:
      /\b(?:dark mode|(?<!\b(?:by|the|and|or|this|its) )themes?|own (?:logo|colours?|colors?|design|look)|branding|white-?label|custom design)\b/iu,
    name: 'Adapt the look with themes',
    about: 'A light and a dark look can be chosen, or follow what the device is set to.',
    why: 'a bright screen is hard to look at in the evening',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A chosen colour makes text unreadable.',
        mitigation: 'Compute the contrast when a colour is chosen, and refuse what cannot be read.',
      },
      {
        risk: 'A custom theme breaks with an update.',
        mitigation: 'Let themes set named values only, never raw styles.',
      },
    ],
    theo: [
      'Put all colours into a short list of variables, so that a theme touches no component.',
      'Follow the setting of the device by default, and store only a deliberate choice.',
    ],
    claude: [
      'Uploaded logos are files from strangers: convert them to plain images before showing them.',
      'Print and mail need a fixed look, whatever theme is chosen on the screen.',
    ],
  },
  {
    id: 'self-hosting',
    triggers:
      /\b(?:self-?host\w*|own servers?|on-?premises?|host (?:it |the show |this )?(?:our|my)sel(?:f|ves)|docker|raspberry)\b/iu,
    name: 'Install and update on an own server',
    about: 'One documented step installs, one updates, and a third takes a backup and restores it.',
    why: 'you want to keep {things} in your own hands',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'An update fails in the night and takes the service down.',
        mitigation: 'Take a backup before each update, and roll back automatically when the health check fails.',
      },
      {
        risk: 'Servers run old versions for years.',
        mitigation: 'State which versions can be updated directly, and warn operators who fall behind.',
      },
    ],
    theo: [
      'One process and one file of settings keep the installation within reach of a hobbyist.',
      'Let migrations only go forward, and test them on copies of old databases.',
    ],
    claude: [
      'Ship safe defaults: an installation by a beginner must not stand open on the internet.',
      'Do not phone home: an installation should go on working without your servers.',
    ],
  },
  {
    id: 'plugins',
    triggers:
      /\b(?:connect(?:s|ed|ing)? (?:my |our |the )?(?:bank|devices?|accounts?|machines?)|plug-?ins?|extensions? by others|(?:add|install|enable)(?:s|ed|ing)? modules?|modules (?:by|from|of) others)\b/iu,
    name: 'Extend the product with plugins',
    about: 'Others add functions for {things} through a small stable interface.',
    why: 'not every wish can be met by the core',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A plugin reads far more than it needs.',
        mitigation: 'Give plugins named rights that the owner grants at installation.',
      },
      {
        risk: 'An update of the core breaks plugins.',
        mitigation: 'Version the plugin interface, and test each release with the ten plugins used most.',
      },
    ],
    theo: [
      'Keep the interface far smaller than the core, since whatever a plugin touches can no longer change.',
      'Run plugins in a process of their own, so that a crash stays there.',
    ],
    claude: [
      'Foreign code runs under your good name: show the author and the rights of each plugin.',
      'Decide who removes a harmful plugin, and how fast.',
    ],
  },
  {
    id: 'browser-extension',
    triggers:
      /\b(?:browser (?:extensions?|plugins?|add-?ons?)|one click from the browser|extensions? (?:for|in) (?:the |my )?(?:browser|firefox|chrome)|bookmarklets?|from the browser)\b/iu,
    name: 'Add {things} through a browser extension',
    about: 'A button in the browser sends the open page with title and marks.',
    why: 'what is not saved at once is lost',
    needs: ['api'],
    size: 'M',
    risks: [
      {
        risk: 'A wide permission request scares people off.',
        mitigation: 'Ask for the open tab only, at the moment of the click.',
      },
      {
        risk: 'Extension stores hold updates back for days.',
        mitigation: 'Keep the extension thin, so that most changes happen on the server.',
      },
    ],
    theo: [
      'Give the extension a token that can only add entries, never a full session.',
      'Offer a bookmarklet as well, since some workplaces forbid extensions.',
    ],
    claude: [
      'An extension is a door into every page: review each line, and pin each dependency.',
      'Confirm in the extension where the page was saved, or people will click twice.',
    ],
  },
  {
    id: 'voice',
    triggers:
      /\b(?:(?:control|handle|answer|operate|switch)\w*\b[^.]{0,30} by voice|voice (?:commands?|control|assistants?)|speak(?:s|ing)? to (?:it|the house|my|the app)|alexa|siri|spoken)\b/iu,
    name: 'Handle {things} by voice',
    about: 'A few clear commands do what a click does and are confirmed.',
    why: 'hands and eyes are busy',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A misheard word changes the wrong thing.',
        mitigation: 'Ask back before anything that cannot be undone.',
      },
      {
        risk: 'Guests and children give orders too.',
        mitigation: 'Allow only harmless commands by voice, and confirm the others on a phone.',
      },
    ],
    theo: [
      'Map spoken commands to the same operations as clicks, so that no second logic grows.',
      'Recognise speech on the device where possible; commands then work without a network.',
    ],
    claude: [
      'A listening microphone hears more than commands: say what is recorded and what is discarded.',
      'Accents fail first: try the commands with the people who will speak them.',
    ],
  },
  {
    id: 'automation-rules',
    triggers:
      /\b(?:automat(?:e|es|ed|ic|ically|ion)|by itself|rules?|workflows?|trigger(?:s|ed)?|if this|smart(?! ?(?:phones?|watch(?:es)?|clothes|casual)))\b/iu,
    name: 'Automate recurring steps on {things} by rules',
    about: 'A rule says when, under which condition and what follows; each run is logged and can be undone.',
    why: 'the same three steps follow every time',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'Two rules trigger each other without end.',
        mitigation: 'Count how deep one run triggers the next, and stop the chain with a message to the owners.',
      },
      {
        risk: 'A rule does the wrong thing for weeks before anybody notices.',
        mitigation: 'Show what a rule would have done in the past month before it is switched on.',
      },
    ],
    theo: [
      'Store rules as data with a checked shape instead of free code.',
      'Run rules from a queue, each with the rights of its owner and no more.',
    ],
    claude: [
      'Show beside each change which rule made it, so that nobody suspects a colleague.',
      'Build the switch that stops all rules before the first rule runs.',
    ],
  },
] satisfies Capability[];
