/** Icons a project can carry, each with the words that call for it. The first match wins. */
const icons: readonly (readonly [icon: string, words: RegExp])[] = [
  ['calendar', /\b(book|booking|reserv\w*|appointment|calendar|schedul\w*|event|rota|shift)/i],
  ['shopping-cart', /\b(shop|store|cart|order|sell|checkout|product|marketplace)/i],
  ['coin', /\b(expense|invoice|budget|money|ledger|account\w*|payment|bill|finance)/i],
  ['heartbeat', /\b(health|patient|clinic|medic\w*|fitness|workout|sleep|doctor)/i],
  ['school', /\b(learn|course|lesson|student|teach\w*|school|quiz|homework)/i],
  ['book', /\b(book|library|reading|catalog\w*|note|wiki|document|knowledge)/i],
  ['tools-kitchen', /\b(recipe|food|meal|kitchen|cook|restaurant|menu)/i],
  ['messages', /\b(chat|message|forum|community|comment|discuss\w*|social)/i],
  ['chart-line', /\b(monitor\w*|dashboard|metric|analytic\w*|report|statistic)/i],
  ['code', /\b(api|developer|deploy|code|git|cli|library|sdk)/i],
  ['photo', /\b(photo|picture|image|video|music|audio|gallery|media)/i],
  ['map-pin', /\b(map|travel|trip|route|location|place|delivery)/i],
  ['home', /\b(home|house|rent\w*|property|garden|household|flat)/i],
  ['users', /\b(team|member|club|volunteer|crm|customer|contact|people)/i],
  ['device-gamepad', /\b(game|play|score|tournament|league)/i],
];

/** What somebody does not want, up to the end of the clause: "we don't want online payments", "no accounts". */
const refused =
  /\b(?:no|without|(?:do|does)(?:n['’]t| not) (?:want|need)|not an?|not (?:want|need))\b(?: (?!but\b)[\p{L}-]+){1,3}/giu;

/** The icon proposed for a project from what is said to be in it; a rocket when nothing fits. */
export const projectIcon = (text: string): string =>
  icons.find(([, words]) => words.test(text.replaceAll(refused, '')))?.[0] ?? 'rocket';

export const projectIcons: readonly string[] = ['rocket', ...icons.map(([icon]) => icon)];
