import type { Capability } from '../capability.ts';

export const devices = [
  {
    id: 'device-data',
    triggers:
      /\b(?:sensors?|devices?|trackers?|gps trackers?|watch(?:es)?|bluetooth|mqtt|iot|different brands|manufacturers?|hardware|meters?|pumps?|wearables?)\b/iu,
    name: 'Take in values from devices',
    about: 'Values arrive by the usual protocols, are checked and kept with time and source.',
    why: 'copying numbers by hand brings errors',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A broken device sends nonsense into {object}.',
        mitigation: 'Check range and speed of change on arrival, and mark what {doing} doubts.',
      },
      {
        risk: 'Anybody can send values.',
        mitigation: 'Give each device its own key, and let {doing} refuse the rest.',
      },
    ],
    theo: [
      'One adapter per maker behind a common shape keeps {doing} open for new {object}.',
      'Keep raw values for some days, so that {doing} can be repeated after an error.',
    ],
    claude: [
      'Device clocks lie: store arrival and claimed time of {object} while {doing}.',
      "If somebody's safety hangs on it, missing values in {doing} are an alarm.",
    ],
  },
  {
    id: 'scan',
    triggers: /\b(?:qr[- ]?codes?|bar-?codes?|scan(?:s|ned|ning)?|nfc|camera)\b/iu,
    name: 'Scan a code to open or record {things}',
    about: 'The camera reads a code and leads to the right {thing} at once, also in poor light.',
    why: 'typing numbers on a ladder does not work',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A foreign code leads people astray.',
        mitigation: 'Accept only own patterns in {doing}, and show where {object} lead.',
      },
      {
        risk: 'Codes wear off.',
        mitigation: 'Print the number beside it, so that {doing} can be done by hand for {object}.',
      },
    ],
    theo: [
      'Put a short random id into the code; {doing} must not carry facts about {object}.',
      'Read in the browser where possible, so that {doing} needs no app.',
    ],
    claude: [
      'Whoever has the code stands before the door only: {doing} still asks for rights to {object}.',
      'Plan what an unknown code does in {doing}.',
    ],
  },
  {
    id: 'labels',
    triggers: /\b(?:stickers?|print(?:s|ed|ing)? (?:labels?|stickers?|codes?)|label printer|badges?)\b/iu,
    name: 'Print labels with codes for {things}',
    about: 'Labels for {things} and places come in sheets with number, name and code.',
    why: 'a code ties the {thing} to its record',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Printed names on labels tell strangers about {object}.',
        mitigation: 'Print number and code only when {doing} for public places.',
      },
      {
        risk: 'Sizes of sheets do not fit.',
        mitigation: 'Offer a test page before {doing} uses up paper for {object}.',
      },
    ],
    theo: [
      'Make a PDF in real millimetres, since browsers scale {doing} at will.',
      'Reserve ids for {object} not yet recorded, so that {doing} can come first.',
    ],
    claude: [
      'A label twice on two {object} is worse than none: detect it after {doing}.',
      'Codes outlive address and product: let {doing} use an address you keep.',
    ],
  },
  {
    id: 'pdf',
    triggers: /\b(?:(?<!notes (?:as|in) (?:an? )?)pdfs?|print(?:s|ed|ing|able)?|printouts?|on paper)\b/iu,
    name: 'Print {things} or save them as PDF',
    about: 'A clear layout in A4 carries what is needed, also in black and white.',
    why: 'some people and offices want paper',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Long {object} break across pages badly.',
        mitigation: 'Test {doing} with the longest and the empty case.',
      },
      {
        risk: 'Old prints are taken for current.',
        mitigation: 'Put date and version on each page that {doing} makes of {object}.',
      },
    ],
    theo: [
      'Make the file on the server from one template; {doing} by browser differs for {object}.',
      'Queue large runs, so that {doing} a thousand pages leaves the rest alone.',
    ],
    claude: [
      'Paper cannot be recalled: show who will see {object} before {doing}.',
      'Hidden fields in files leak; make {doing} from chosen fields only.',
    ],
  },
  {
    id: 'routing',
    triggers: /\b(?:shortest route|route plann?\w*|optimi[sz]e (?:the )?routes?|tours?|order of stops|navigation)\b/iu,
    name: 'Plan the shortest way through {things}',
    about: 'Stops are put into an order that keeps time windows and saves way.',
    why: 'driving earns nothing',
    needs: ['map'],
    size: 'L',
    risks: [
      {
        risk: 'The computed order ignores what drivers know.',
        mitigation: 'Let people drag stops after {doing}, and learn from changes to {object}.',
      },
      {
        risk: 'A map service fails in the morning.',
        mitigation: 'Compute the day ahead and keep {doing} on the device with {object}.',
      },
    ],
    theo: [
      'Good and quick beats best and late; {doing} by a known heuristic serves hundreds of {object}.',
      'Cache distances between known places, since {doing} asks the same again.',
    ],
    claude: [
      'Rest times and limits are law: {doing} must hold them before it saves way.',
      'Positions of people end with the tour; delete them after {doing} {object}.',
    ],
  },
] satisfies Capability[];
