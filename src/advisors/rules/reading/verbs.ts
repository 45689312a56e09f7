/** Verbs that say what a product does. A star marks those that are as often nouns ("a search", "comments"). */
const listing = `
accept access* acknowledge activate adapt add adjust aggregate alert* align allocate analyse analyze annotate announce answer* apply appoint approve
archive* arrange ask assess assign attach audit* authenticate authorise authorize automate award* backup* balance* ban* bill* block* book* bookmark* borrow
broadcast* browse budget* build bundle* buy calculate call* cancel capture* catch categorise categorize certify change* charge* chart* chat* check* checkout*
choose claim* classify clean clear click* clone* close coach* collaborate collect combine comment* compare compile complete compose compute configure confirm connect
consult contact* contribute control* convert coordinate copy* correct count* cover* create credit* crop* customise customize cut* decide declare decline define delay* delegate
delete deliver deny deploy describe design* detect determine diagnose digitise digitize direct disable discover discuss dispatch display* distribute
divide document* donate download* draft* drag draw drop* duplicate* earn edit email* embed enable encrypt end* enforce enrol enroll enter escalate establish estimate* evaluate
exchange* exclude execute expand expire explain explore export* express extend extract face* fetch file* fill filter* find finish flag* follow forecast* format* forward
fund* gather generate give grade* grant* group* grow guide* handle hide highlight* hire hold host identify ignore illustrate import* improve include
inform input* insert inspect install integrate interact interview* invite* invoice* issue* join journal* judge* jump keep label* launch* learn lend license limit* link* list*
listen load* locate lock* log* look lookup* maintain make manage map* mark* match* measure* meet merge* message* migrate moderate modify monitor* mount move* mute
name* navigate negotiate note* notify observe offer* open operate optimise optimize order* organise organize oversee overwrite own pack* park* pass* paste pause* pay
perform permit* personalise personalize photograph* pick pin* place* plan* play plot* poll* post* practice* practise predict prepare prescribe present* preserve prevent preview* print* prioritise
prioritize process* produce profile* program* progress* project* promote propose protect prove provide publish pull purchase* push* query* question* queue* quiz* quote* raise rank* rate* reach
react read recall* receive recognise recognize recommend reconcile record* recover recruit redeem redirect reduce refer refill* refund* refuse register* reject relate release*
remember remind remove rename renew rent* reorder repair* repeat replace* replay* reply* report* represent request* require reschedule research* reserve reset* resize resolve respond restore
restrict retrieve return* reuse reveal revert review* reward* ride* roll* rotate route* save scan* schedule* score* scroll search* secure see segment* select sell send separate serve
set* settle share* ship* show* sign* silence simulate skip snooze solve sort speak split* spot* stamp* star* start* stay stop* store* stream* study* structure*
submit subscribe suggest sum* summarise summarize supervise supply* support* survey* suspend swap* swipe switch* sync* synchronise synchronize tag* take talk* target* teach tell test* text* tick* time* total* trace* track*
trade* train* transcribe transfer* transform translate travel* trigger* tune turn* type* unlock unsubscribe update* upgrade* upload* use* validate verify view* visit* visualise visualize
volunteer* vote* walk* warn wash watch water* weigh welcome win* withdraw work write zoom rehearse brew bake cook* feed* harvest* plant* breed ferment rotate sow prune bid* auction* nominate
fundraise referee* coach* redact crowdfund clock* log-in sign-up sign-in put get bring tip* dim steer heat* cool charge* measure* lower rise go confirm weigh dose* inject refuel fuel* cite quote* browse credit* mirror* crawl index* scrape parse lint* debug deploy* benchmark* roast* wrap* collate tally loan* lease* sublet moderate curate showcase* lay let grab guess* dictate strip imagine rearrange donate bid* outbid stock* pump* punch* weigh sketch* annotate highlight* shorten summarise swipe hear escalate page* silence* timestamp* certify prefill autofill drop* digest* reorder propose relabel
collaborate alter uncover drive* ship knit sew fly land reach outline prefer rehearse unsubscribe disburse repay underwrite subtract bleed calibrate certify commission compost congregate consult
convene coordinate correspond curate dilute dock dry empty* enlist evacuate excavate fill fix fold fulfil glue hang harvest inventory* irrigate isolate iterate lace launder level* lift mill mix mow
nest overlay paint* pair* peel pick plug polish pour press prune quarantine queue* recount recycle reheat remix resell resupply rinse sail sand* sculpt season* sharpen shear shelve shoot sight* ski
smoke solder sponsor* squeeze steam stitch store* stretch stir sweep swim throw toss trap* treat unload unpack unlock vaccinate weave weld whistle fold mash chop slice react retell retrace unfold tap* press* hit* run*
agree attend blur mask* redact anonymise anonymize pixelate try* postpone shout* yell* beep* buzz* nag ping* spell retry wait replay throttle redo resend retire abstain deactivate depend leave chase erase wipe mail* number* detach unlink unblock forbid resume shift* film* seal* assist advise debate* toggle* unpublish destroy discard appear become develop double* employ ensure examine hand* increase* introduce lead* multiply obtain participate revise say serve spell stand* undo understand wait* come whisper bin* ditch* trash* poke* prod scream bark* ring* scribble continue owe disappear vanish belong restart* reboot* trim animate reload underline zip* clip* refresh indent snap* stick* undelete deduct qualify nudge* recur float*
`;

const irregular: Record<string, string> = {
  bought: 'buy',
  caught: 'catch',
  brought: 'bring',
  built: 'build',
  chosen: 'choose',
  chose: 'choose',
  drawn: 'draw',
  drew: 'draw',
  found: 'find',
  given: 'give',
  gave: 'give',
  gone: 'go',
  went: 'go',
  got: 'get',
  gotten: 'get',
  held: 'hold',
  hidden: 'hide',
  kept: 'keep',
  laid: 'lay',
  lent: 'lend',
  met: 'meet',
  paid: 'pay',
  seen: 'see',
  saw: 'see',
  sent: 'send',
  sold: 'sell',
  shown: 'show',
  spoken: 'speak',
  taken: 'take',
  took: 'take',
  taught: 'teach',
  thrown: 'throw',
  threw: 'throw',
  told: 'tell',
  withdrawn: 'withdraw',
  written: 'write',
  wrote: 'write',
  won: 'win',
  made: 'make',
  fed: 'feed',
  grown: 'grow',
  overwritten: 'overwrite',
  overseen: 'oversee',
  begun: 'begin',
  left: 'leave',
  rung: 'ring',
  rang: 'ring',
  sung: 'sing',
};

export type VerbForm = 'base' | 's' | 'ing' | 'ed';
/** `unlisted`: taken for a verb by its place alone. */
export type VerbEntry = { base: string; form: VerbForm; noun: boolean; unlisted?: boolean };

const stressedAtTheEnd = new Set(
  'rerun refer prefer begin forget enrol fulfil control submit permit embed reset format debug transfer unplug sublet outbid commit admit omit equip'.split(
    ' ',
  ),
);
/** One short vowel between consonants, at the end of the only syllable: chat, ship, grab. */
const doubles = (base: string) => /^(?:[^aeiou]|qu)*[aeiou][bdfgklmnprtvz]$/u.test(base) || stressedAtTheEnd.has(base);
const british = new Set('cancel travel model label total level'.split(' '));

/** The -ing form: share, sharing; tag, tagging; trace back, tracing back. */
export function gerund(base: string): string {
  const [first = '', ...more] = base.split(' ');
  if (more.length > 0) return [gerund(first), ...more].join(' ');
  if (doubles(base) || british.has(base)) return `${base}${base.at(-1)}ing`;
  if (base === 'be' || base === 'quiz') return base === 'be' ? 'being' : 'quizzing';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^aeiouy]e$|[iou]ve$|ue$|[aeiou][^aeiou]e$/.test(base) && !/(ee|oe|ye)$/.test(base))
    return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

/** The third person: share, shares; notify, notifies. */
export function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return `${base}s`;
}

const irregularByBase = new Map(Object.entries(irregular).map(([form, base]) => [base, form]));

/** The past participle: share, shared; send, sent. */
export function participle(base: string): string {
  if (['cut', 'put', 'set', 'let', 'read', 'bid', 'split', 'broadcast'].includes(base)) return base;
  const known =
    Object.entries(irregular).find(([form, b]) => b === base && /(n|t|d|en|ne)$/.test(form))?.[0] ??
    irregularByBase.get(base);
  if (known) return known;
  if (doubles(base) || british.has(base)) return `${base}${base.at(-1)}ed`;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function allForms(): Map<string, VerbEntry> {
  const forms = new Map<string, VerbEntry>();
  const put = (word: string, entry: VerbEntry) => {
    if (!forms.has(word)) forms.set(word, entry);
  };
  const entries = listing
    .split(/\s+/)
    .filter(Boolean)
    .map((item) => ({ base: item.replace('*', ''), noun: item.endsWith('*') }));
  for (const { base, noun } of entries) put(base, { base, form: 'base', noun });
  for (const { base, noun } of entries) {
    put(thirdPerson(base), { base, form: 's', noun });
    put(gerund(base), { base, form: 'ing', noun: false });
    put(participle(base), { base, form: 'ed', noun: false });
  }
  for (const [form, base] of Object.entries(irregular)) put(form, { base, form: 'ed', noun: false });
  return forms;
}

export const verbForms: ReadonlyMap<string, VerbEntry> = allForms();
