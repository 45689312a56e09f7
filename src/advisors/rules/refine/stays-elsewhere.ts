/**
 * "Bookings stay in our old system", "invoices are written elsewhere", "we leave the accounts as they are": how that is done is no
 * question to those who build something beside it.
 */
const staying =
  /\b(?:stays?|staying|remains?|(?:is|are|will be) (?:\p{L}+ )?(?:kept|left|done|made|taken|handled|managed|written|paid|booked|sold)|(?:keep|leave|do|make|take|handle|manage|write|book|sell)s?|goes? on)\b[^.!?;\n]{0,60}?\b(?:elsewhere|somewhere else|(?:as|where) (?:it|they) (?:is|are)|(?:in|on|with|by|through|via) (?:our|the|my|his|her|their|an?) (?:old|existing|present|other) (?:\p{L}+ )?(?:systems?|software|programs?|programme|tools?|website|site|apps?|platform|portal|shop|calendar|provider))\b/iu;

/** What is to be replaced, or was only so until now, does not stay. */
const leaving =
  /\b(?:today|currently|until now|so far|wants?|replac\p{L}+|lost|instead|no longer|tired|anymore|any more)\b/iu;

export const staysElsewhere = (words: string): boolean => staying.test(words) && !leaving.test(words);
