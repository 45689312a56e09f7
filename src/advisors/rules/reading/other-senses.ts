/**
 * Everyday words that mean something else beside those which usually call for a feature: a fair point is given to nobody,
 * and who keeps in touch needs no touch screen. One regular expression a line, of whole words.
 */
const expressions = `
(?:fair|good|weak|strong|sore|sticking|turning|low|high) points?
(?:at|to|beside|up to) (?:some|one|this|that|the|a) point
points? (?:of view|is that)
blind (?:spots?|dates?|alleys?|tastings?)
senior(?! (?:citizens?|people|persons?|members?|users?|residents?|homes?|clubs?|groups?))(?= [a-z])
outside (?:of )?(?:our|the|my|their) own
(?:heart|pulse|interest|birth|breathing|dropout) rates?
(?:film|pop|rock|movie|guest|shooting) stars?
stars? (?:in|of|at) the (?:[a-z]+ )?sky
(?:parking|speeding|traffic) (?:tickets?|fines?)
record labels?
board (?:members?|games?|of (?:the|our|directors)|meets|decides)|(?:game|notice|sail|snow|surf|chess) ?boards?
(?:house|school|traffic|safety|club|game|grammar) rules|rules of (?:the )?(?:house|game|road|play)
in the event of
(?:road|street|traffic|warning|door|stop|neon) signs?
(?:brown|paper|stamped|sealed|padded) envelopes?
baskets? of|(?:picnic|laundry|wicker|golf|hand) (?:baskets?|carts?)
(?:home|bank|student|car|business|consumer) loans?
(?:eye|medical|health|physical|hearing) exams?
hand in hand
pin (?:codes?|number)|(?:with|by|enter|type|has) (?:an? |the |his |her |their )?pin
(?:water|air|oil|coffee|dust|cigarette) filters?
search (?:dogs?|and rescue|part(?:y|ies)|warrants?)
target groups?
ping[- ]pong
crash (?:helmets?|courses?|barriers?|mats?|diets?)|car crash(?:es)?
(?:with the|without|no|an) exceptions?
press releases?
secret (?:santa|garden|service)
bank ?notes?
pay(?:s|ing)? (?:attention|a visit|respects?)
(?:rolling|chicken|beef|vegetable|live) stock|stock exchange
(?:human|film|picture|image|land|water|civil|animal|workers['’]) rights
roles? in (?:a|the|our) (?:play|piece|film|opera|show|musical)
profiles? of (?:the|a|each|every) (?:dive|route|track|river|trail|slope|stage|terrain)|(?:height|elevation|metal|depth|dive) profiles?
synchroni[sz]ed (?:swimming|skating|diving)
(?:keep|keeps|stay|stays|get|gets|be|are) in touch|in touch with
tablets? (?:a|per|each|every) (?:day|morning|evening|night|week)|(?:takes?|swallows?) (?:one|two|three|half|his|her|their) (?:a )?tablets?
mobile (?:homes?|librar(?:y|ies)|clinics?|kitchens?|nurses?|cinemas?|saunas?)
(?:election|dragon|fantasy|digging|military|role-?playing) campaigns?|plays? (?:[a-z]+ ){0,2}campaigns?
(?:shelf|wall|metal|roof) brackets?
(?:nature|forest|bird|marine|game) reserves?
regular (?:guests?|customers?|visitors?|members?|people|staff|prices?)
steps (?:to|up to|of|in front of) (?:the|our|a) (?:[a-z]+ )?(?:house|church|door|entrance|station|cellar|stage)
alcoholics anonymous
public (?:transport|holidays?|toilets?|pools?|bus(?:es)?|roads?|schools?|health|librar(?:y|ies)|parks?|sector|services?|buildings?|authorit(?:y|ies)|money|funds?|swimming)
(?:local|regional|national|student|city) chapters?
(?:mountain|small|wild|cold) streams?
slack ?lines?
(?:rubbish|waste|refuse|garbage|clothes|blood|stool) collections?
(?:string|brass|wind|rhythm) (?:sections?|bands?|instruments?|ensembles?|quintets?|orchestras?|players?)
terms and conditions|(?<=(?:weather|snow|road|living|working) )conditions?
(?:into|on) account
(?:in|into) the sandbox(?:es)?|(?:school|public|town|city) play ?grounds?
(?<=(?:living|chat) )rooms?
`;

const otherwise = new RegExp(`\\b(?:${expressions.trim().split('\n').join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** The text with such expressions blanked out; every other word keeps its place. */
export const inProductSense = (text: string): string => text.replace(otherwise, (found) => ' '.repeat(found.length));
