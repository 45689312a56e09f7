/** What a product does with a thing that is wished for by name: "a map" is shown, "reminders" are sent. */
const listing: Record<string, string> = {
  show: 'uptime agenda webcam map chart graph diagram dashboard overview summary statistics statistic stats timeline gallery board kanban feed-view progress ranking leaderboard heatmap trend forecast countdown history prices price status availability opening view page number figure result gallery calendar tree prediction location position weather score preview slideshow directory menu photo picture',
  send: 'reminder notification alert email e-mail newsletter sms message mail warning push-notification invitation receipt digest nudge',
  raise: 'alarm',
  record: 'film timelapse time-lapse',
  offer:
    'api feed app portal shop widget player plugin extension chat chatroom forum form checkout inbox vault login log-in subscription trial webshop export import backup helpdesk faq tutorial course quiz game dictionary translation filter editor template wizard voucher discount coupon mode theme shortcut integration search tour video call videocall transcript playlist podcast download upload code',
  keep: 'record list log diary history-log profile inventory catalogue catalog register database archive library collection account contact contacts note address directory-list file document folder journal portfolio wishlist logbook notebook backlog shelf library bookmark recipe member customer client patient company person people deal asset plant animal stock receipt-archive warranty field glossary handbook registry minutes recording wiki index',
  issue: 'certificate diploma',
  print: 'label sticker badge barcode qr-code qr',
  accept: 'payment donation order booking application submission registration reservation',
  create:
    'report sheet invoice bill schedule plan rota roster timetable quote backup survey poll shopping-list pdf letter questionnaire statement',
  ask: 'question',
  set: 'limit threshold quota cap target goal budget deadline',
  schedule: 'meeting assembly rehearsal training lecture exam tournament excursion drill check-up reunion',
  hold: 'election referendum',
  write: 'comment remark formula equation',
  support: 'markup markdown',
  collect: 'feedback rating review vote signature answer response suggestion',
  manage:
    'contract lease deposit user role permission task project event ticket appointment team booking-list group category tag',
  calculate: 'cost total price-estimate tax score average',
};

const verbs = new Map<string, string>();
for (const [verb, nouns] of Object.entries(listing))
  for (const noun of nouns.split(' ')) if (!verbs.has(noun)) verbs.set(noun, verb);

/** The verb for a wished noun in its singular, or null when the noun is not known. */
export const verbForNoun = (noun: string): string | null => verbs.get(noun) ?? null;
