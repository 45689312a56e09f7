import type { Capability } from '../capability.ts';

export const devices = [
  {
    id: 'device-data',
    triggers:
      /\b(?:sensors?|devices?|trackers?|gps trackers?|(?:smart|sports?|fitness|running|dive|the|my|our|an?|his|her|their)[ -]?watch(?:es)?|bluetooth|mqtt|iot|different brands|manufacturers?|hardware|meters?|pumps?|wearables?)\b/iu,
    name: 'Take in values from devices',
    about: 'Values arrive by the usual protocols, are checked and kept with time and source.',
    why: 'copying numbers by hand brings errors',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A broken device sends nonsense, which enters the figures.',
        mitigation: 'Check range and rate of change on arrival, and mark doubtful values instead of dropping them.',
      },
      {
        risk: 'Anybody who knows the address can send false values.',
        mitigation: 'Give each device a key of its own, and refuse values that come without one.',
      },
    ],
    theo: [
      'Put one adapter per maker behind a common shape, so that a new brand touches nothing else.',
      'Keep raw messages for some days, so that a wrong conversion can be repeated.',
    ],
    claude: [
      'Device clocks are often wrong: store the time of arrival beside the time that a device claims.',
      'If safety hangs on a value, its absence is an alarm and not a gap in the data.',
    ],
  },
  {
    id: 'scan',
    triggers: /\b(?:qr[- ]?codes?|bar-?codes?|scan(?:s|ned|ning)?|nfc|camera)\b/iu,
    name: 'Scan a code to open or record {things}',
    about: 'The camera reads a code and opens what belongs to it at once, also in poor light.',
    why: 'numbers that are typed in a hurry are typed wrong',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A foreign code leads people to a fraudulent page.',
        mitigation: 'Accept only codes of your own pattern, and show the target before opening it.',
      },
      { risk: 'Codes get dirty or wear off.', mitigation: 'Print the number beside the code, and let people type it.' },
    ],
    theo: [
      'Put a short random id into the code; facts inside a printed code cannot be corrected.',
      'Read the code in the browser where that works, so that nobody has to install an app.',
    ],
    claude: [
      'A photographed code works from anywhere: scanning must never replace the check of rights.',
      'Decide what an unknown code does: offer to record it, or explain why that is not possible.',
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
        risk: 'Names printed on labels tell strangers who owns what.',
        mitigation: 'Print only number and code on labels for public places.',
      },
      {
        risk: 'The print does not match the grid of the label sheet.',
        mitigation: 'Offer a test page on plain paper, and an offset that is remembered per printer.',
      },
    ],
    theo: [
      'Produce a PDF in real millimetres, since browsers scale what they print.',
      'Reserve numbers ahead, so that labels can be printed before their entries exist.',
    ],
    claude: [
      'The same label on two items is worse than none: report a code that is claimed twice.',
      'Printed codes outlive the software: point them at an address that you own and will keep.',
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
        risk: 'A long table breaks in the middle of a row, or its last column is cut off.',
        mitigation: 'Test the layout with the longest entry, the empty one and the widest table.',
      },
      {
        risk: 'Old printouts are taken for current ones.',
        mitigation: 'Put the date, the version and the page number on every page.',
      },
    ],
    theo: [
      'Make the PDF on the server from one template, so that every browser gives the same pages.',
      'Put large print runs into a queue, so that a thousand pages do not slow down everybody else.',
    ],
    claude: [
      'Paper cannot be called back: show which fields will be printed before the print starts.',
      'PDF files carry hidden names and paths: build them from chosen fields only, and check their metadata.',
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
        risk: 'The computed order ignores what the people on the road know.',
        mitigation: 'Let people drag stops into another order, and keep their reason for the next plan.',
      },
      {
        risk: 'The map service fails in the morning, when the tours start.',
        mitigation: 'Compute the tours the evening before, and keep them on the device.',
      },
    ],
    theo: [
      'A known heuristic with a time limit serves hundreds of stops; the perfect route comes too late.',
      'Cache travel times between known places, since the same pairs are asked for every day.',
    ],
    claude: [
      'Rest times and time windows are fixed: a route has to keep them before it saves distance.',
      'Positions of people on the road are personal data; delete them when the tour is over.',
    ],
  },
] satisfies Capability[];
