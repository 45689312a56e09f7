import { stem } from './stems.ts';

/** Words that people use for the same thing when they speak of products; the first stands for all. */
const groups = `
photo picture image foto pic
mail email e-mail
notify alert inform tell warn notification
remind reminder
phone mobile smartphone
tablet ipad
invoice bill
chart curve graph
map gps location
label sticker
price cost
role permission right
search find
website site web homepage
delete remove erase
approve confirm accept
record log note
lend borrow loan
schedule plan
appointment slot
volunteer helper
translate language
buy purchase
pay payment
sms text_message
authority municipality
offline internet network
`;
const canonical = new Map(
  groups
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(stem))
    .flatMap((stems) => stems.map((one) => [one, stems[0]!] as const)),
);

/** Verbs that people exchange freely when they ask for something; the first stands for all. */
const exchanged = `
see show know display
write enter type
choose pick select
give hand pass
tell ping buzz message shout
throw delete
fetch pull load
block stop forbid prevent ban
put place add
`;

/** The stem that stands for a stem and its synonyms. */
export const common = (one: string): string => canonical.get(one) ?? one;

export const commonStems = (stems: Iterable<string>): Set<string> => new Set([...stems].map(common));

const canonicalVerb = new Map(
  exchanged
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map((verb) => common(stem(verb))))
    .flatMap((stems) => stems.map((one) => [one, stems[0]!] as const)),
);

/** The stem that stands for the verb of a question: who wants to know wants to see. */
export const asking = (one: string): string => canonicalVerb.get(one) ?? one;
