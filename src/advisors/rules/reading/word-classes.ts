import { plural } from './stems.ts';

/** The closed classes of English words that the reader steers by. */
const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

export const determiners = set(
  'a an the this these those some any each every all both several many few much enough more most other another such own which',
);
export const possessives = set("my our your his her its their whose everyone's everybody's people's");
export const subjectPronouns = set(
  "i we you he she it they everybody everyone anyone anybody someone somebody nobody people who one i'd we'd i'm we're they'd you'd",
);
export const firstPersons = set("i we i'd we'd i'm we're i'll we'll i've we've me us");
export const objectPronouns = set('me us them him itself themselves ourselves myself something anything it everything');
export const prepositions = set(
  'of in on at by for with from into onto about over under between among during before after until per via through across around near against without within along toward towards like as than off up out down back away together since inside outside below above behind instead depending',
);
export const conjunctions = set('and or but nor plus & then');
export const modals = set(
  "can could should shall must may might will would ought can't cannot couldn't shouldn't mustn't won't wouldn't i'll we'll they'll it'll cant shouldnt",
);
export const beForms = set(
  "be is are was were been being am isn't aren't wasn't weren't i'm we're it's they're that's there's",
);
export const haveForms = set("have has had having haven't hasn't i've we've");
export const doForms = set("do does did don't doesn't didn't dont doesnt didnt");
export const subordinators = set(
  "because since although though while whereas unless if when whenever where wherever so which who that until once otherwise what's where's how's",
);
export const questionWords = set("what how why who whom whose which where when whether what's where's how's");
export const adverbs = set(
  'everywhere also only just really always never often maybe perhaps ideally possibly please then too even still again soon later now today here there quickly easily simply alone together actually basically probably mostly usually sometimes somehow eventually instead rather quite very well anyway already once twice optionally additionally furthermore moreover finally first second third next afterwards beforehand hopefully currently online offline',
);
/** Words after which a sentence is a wish: "I want", "we need". */
export const wantVerbs = set(
  'want wants need needs appreciate appreciates wish wishes require requires love prefer prefers like expect expects seek dream imagine envision wanna needed wanted',
);
/** Verbs that hand the action to somebody else: "let customers book". */
export const lettingVerbs = set(
  'let lets allow allows enable enables permit permits help helps make makes letting allowing enabling helping',
);
/** Verbs that tell of trouble rather than of a wish. */
export const troubleVerbs = set(
  'hate hates lose loses lost forget forgets forgot struggle struggles waste wastes suffer suffers annoy annoys complain complains vanish vanishes live lives run runs work works spend spends cost costs happen happens exist exists seem seems feel feels know knows think thinks mean means belong belongs argue argues miss misses break breaks am tend tends wear wears concern concerns vanish vanishes stay stays need-s meet meets hurt hurts grow grows change-s disappear disappears die dies drive drives sit sits sleep sleeps suck sucks fail fails suffer look-s matter matters start-s depend depends consist consists contain contains speak speaks say says hope hopes come comes arrive arrives retire retires',
);
export const pastForms = set(
  'was were had did stood asked wanted used tried lost got went came said told made took gave found thought knew became left felt kept bought built ended started happened forgot spent ran ate drank drove flew rang sat slept stole swam threw wore fell fought broke burned',
);
/** Adjectives that say how, not what: "plain and quick" is no wish by itself. */
export const manners = set(
  'fast quick simple easy plain cheap secure safe private mobile offline online free small big modern clean beautiful nice intuitive lightweight open self-hosted automatic reliable robust minimal responsive friendly honest clear old new good low high server laptop kiss gdpr privacy security https pretty accessible multilingual bilingual usability speed performance simplicity trust',
);
/** Verbs whose subject is what they act on: "orders close" means closing orders. */
export const selfActing = set(
  'close open expire move start end run sync synchronise synchronize update change end stop repeat renew appear',
);
/** Verbs that are nouns first where a line begins with them: "water values". */
export const ratherNouns = set(
  'question harvest water heat time fund face plant fuel dose project program profile process park group price rate volunteer point bill budget track call contest stock ring',
);
/** Plurals that are the first part of another noun: "sports club". */
export const pluralFirst = set(
  'sports news goods sales savings maths works parts points days years weeks months hours',
);
/** Groups of people that are called by what they do: "a flying club". */
export const groups = set(
  'club group school company society association class team choir cooperative department office brigade farm practice agency firm lesson course centre center studio hall shop cafe café',
);
const plainWords = set(
  'able about good nice great free possible important necessary fine full visible available safe late ready sure easy simple cheap fast clear open new old same different big small long short high low own such next last only main whole extra else hard heavy quick often difficult expensive',
);
/** "Ready", "safe": how something is. */
export const isPlain = (word: string): boolean =>
  plainWords.has(word) || /^(?:daily|weekly|monthly|yearly)$/.test(word);
/** Words that never are the action of a clause, whatever stands before them. */
export const notVerbs = (word: string): boolean =>
  plainWords.has(word) ||
  wantVerbs.has(word) ||
  troubleVerbs.has(word) ||
  pastForms.has(word) ||
  containerNouns.has(word);
/** Plural nouns for people, by their endings; the few that look alike are named. */
export const isPeople = (word: string): boolean =>
  /(?:ers|ors|ists|ees|ents|ants|ians|men|women|children|people|members|families|friends|guests|kids|pupils|cousins|relatives|fans|staff|owners|neighbours|volunteers|clients|citizens|colleagues|captains|coaches|nurses|bosses|chefs|cooks|judges|guards|pilots|clerks|vets|mechanics|hosts|priests|secretaries|couples|households|singers|referees|cashiers|heroes|scouts|apprentices|interns|novices|cyclists|wives|husbands|kids)$/.test(
    word,
  ) &&
  !word.endsWith('ments') &&
  !/^(?:fees|trees|bees|knees|coffees|degrees|towers|covers|headers|presents|incidents|ingredients|components|currents|warrants|constants|factors|sectors|motors|vectors|floors|mirrors|showers|drawers|rulers|orders|lists|checklists|waitlists|trackers|numbers|papers|letters|reminders|folders|members-list|containers|computers|offers|answers|stickers|vouchers|sensors|errors|doors|documents|events|payments|appointments|comments|treatments|plants|restaurants|contents|students-list|flowers|dinners|meters|posters|registers|centers|colors|parameters|servers|browsers|figures|statements|shipments|experiments|segments|moments|departments|apartments|instruments|tournaments|accidents|newsletters|variants|grants|hours|layers|corners|chapters|timers|fingers|routers|printers|scanners|filters)$/.test(
    word,
  );
export const kin = set(
  'aunt uncle mother father mum mom dad daughter son wife husband sister brother boss team parents grandmother grandfather grandma grandpa family kids children partner neighbour neighbor doctor',
);
/** Whom a noun names, in one or several: relatives and other people. */
export const namesPeople = (low: string): boolean => kin.has(low) || isPeople(low) || isPeople(plural(low));
/** Nouns for the product itself; what follows them is the wish. */
export const containerNouns = set(
  'place app apps application tool website site page platform system program software service solution something way portal thing web webapp product project database programme helper possibility option feature function functions features home space idea mvp prototype ability room cli bot script library-tool assistant board-app',
);
export const timeWords = set(
  'monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday week weeks month months year years day days night nights morning evening hour hours minute minutes weekend afternoon end time mon tue wed thu fri sat sun noon midnight christmas easter',
);

export const languages =
  'english|german|french|spanish|italian|portuguese|dutch|polish|ukrainian|russian|turkish|arabic|tamil|hindi|urdu|persian|farsi|kurdish|albanian|serbian|croatian|greek|romanian|hungarian|czech|swedish|danish|norwegian|finnish|chinese|mandarin|japanese|korean|vietnamese|thai|swahili|somali|tigrinya';
export const isLanguage = (word: string): boolean => isOneOf.test(word);
const isOneOf = new RegExp(`^(?:${languages})$`, 'u');
