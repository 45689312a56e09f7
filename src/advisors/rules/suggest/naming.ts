import { article } from '#domain/article.ts';
import type { Wish } from '../reading/wishes.ts';
import { capitalised, type Slots } from '../knowledge/slots.ts';
import { isPeople, manners } from '../reading/word-classes.ts';
import { gerund, participle, thirdPerson, verbForms } from '../reading/verbs.ts';
import { productWords } from './product-words.ts';
import { clipped } from './shortening.ts';
import { verbForThing } from './thing-verbs.ts';
import { isMass, plural, singular } from '../reading/stems.ts';

export const transitive =
  /^(?:reserve|borrow|request|ship|pack|return|repair|deliver|confirm|cancel|add|keep|store|record|track|edit|delete|share|upload|download|print|export|import|manage|organise|organize|sort|filter|find|create|save|collect|list|rate|scan|send|see|show|view|publish|approve|assign|book|order|buy|sell|plan|split|compare|extend|renew|start|run|retry|copy|restore|return|browse|search|put|enter|move|use|fill|support|discuss|follow|approve|reject|sign|check|look up)$/;
const dropsPronoun = /^(?:you|yourself)\b\s*/u;

/** "When the server is not reachable": that is to work offline. */
const unconnected = /\b(?:when|if|while|without)\b.*\b(?:server|internet|network|connection|signal|reception)\b/u;

/** Whoever uses the product: that they do it need not be said. */
const anybody =
  /^(?:people|persons?|the person|users?|the user|everybody|everyone|anybody|anyone|your (?:mother|father|mum|mom|dad|wife|husband|partner|sister|brother|aunt|uncle|colleagues?|boss)|an? (?:[\p{L}-]+ )*?(?:company|club|firm|cooperative|association|agency|family|group|team|office)(?: of .*)?)$/u;
/** "Let people correct their own number": that they do it themselves is the point. */
const themselves = /\b(?:themselves|own|each other|one another|only|theirs?|they|them|himself|herself)\b/u;

/** The name of a wished feature: short, in the imperative, in the person's nouns; `shared` where others do the same. */
export function nameOfWish(wish: Wish, slots: Slots, shared = false): string | null {
  // "The resident tells us when he is away".
  const tells =
    wish.verb === 'tell' &&
    /^(?:you)?$/u.test(wish.object) &&
    wish.actor !== null &&
    wish.condition.startsWith('when ');
  if (/^not\b/u.test(wish.verb)) return prevented(wish);
  const usual = inProductWords(
    tells ? { ...wish, object: `you ${wish.condition}` } : wish,
    slots.thing === '' ? 'entries' : plural(slots.thing),
  );
  let object = usual.object
    .replace(dropsPronoun, '')
    .replace(/^an? lot of |(?<=^all )of (?=\p{L}+s\b)| in the same$/gu, '');
  let verb = usual.verb;
  // "Part of it is seen by the public": who does it.
  const agent = usual.actor === null ? agentIn(object) : null;
  if (agent !== null) object = object.slice(0, -` by ${agent}`.length);
  const doneBy = wish.form === 'verb' && usual.actor === null && agent === null ? agentIn(behind(wish)) : null;
  const doer = usual.actor ?? agent ?? doneBy;
  let condition = tells && usual.verb !== 'tell' ? '' : wish.condition;
  if (slots.thing !== '') {
    object = object
      .replace(/\bwhich one\b/u, `which ${slots.thing}`)
      .replace(/^which (?=(?:are|were|have)\b)/u, `which ${plural(slots.thing)} `)
      .replace(/^one$/u, `${article(slots.thing)} ${slots.thing}`)
      // "Photo, age, where it hangs".
      .replace(/^(where|when|how) it (?=\p{L}+s\b)/u, `$1 each ${slots.thing} `);
    condition = condition.replace(/^(when|if) one (?=is|has|gets)/u, `$1 ${article(slots.thing)} ${slots.thing} `);
  }
  object = object.replace(/^an? (?:kind|sort) of /u, '').replace(/^(?=(?:number|amount|share) of )/u, 'the ');
  // "Choose client and job, done": one word more, after all was said.
  if (wish.form === 'verb') object = object.replace(/^([^,]+ (?:and|or) [\p{L}-]+), [\p{L}-]+$/u, '$1');
  if (wish.form === 'verb')
    object = object.replace(/^([^,]+ (?:on|in|to|with|from|by|before|after) [^,]+), [\p{L}-]+$/u, '$1');
  // "Write to their group, training camps": a thing of its own.
  if (wish.form === 'verb')
    object = object.replace(/^((?:to|with|from|on|at|by|depending on) [^,]+), (?:[\p{L}-]+ ?){1,3}$/u, '$1');
  // "Ushers need access to the plan".
  if (verb === 'access') object = object.replace(/^to /u, '');
  // "The boss sees all".
  if (/^(?:see|view|show|know)$/u.test(verb) && object === 'everybody') object = 'everything';
  // "Where is his dog": told and not asked.
  object = object.replace(
    /\b(where|when|how) (is|are) ((?:the|his|her|their|its|your|each|every|an?) [\p{L}-]+)(?= (?:on|in|at|by|from|with|during|after|before|per)\b|$)/u,
    '$1 $3 $2',
  );
  // "It takes name and photo alone", as people say who learn the language.
  const isAlone = /^(?!.*\b(?:who|that|which|if|when|whether)\b.*\balone\b).*\balone\b/u.test(object);
  if (usual.actor === null && wish.form === 'verb' && verb !== 'prevent' && isAlone)
    object = `${object.replace(/ ?\balone\b/u, '').trim()} automatically`.trim();
  // "No originals are thrown around", other than who answers "no fennel".
  const spared = /["“]no /u.test(wish.quote) ? undefined : /^no (?=\p{L})(.+)/u.exec(object)?.[1];
  if (wish.form === 'verb' && spared !== undefined && /^\p{L}+(?: (?:away|around|out))?$/u.test(verb))
    [verb, object] = /^(?:throw|lose|delete|drop|discard|destroy|overwrite)\b/u.test(verb)
      ? ['keep', spared.replace(/ (?:away|around|out)$/u, '')]
      : ['avoid', `${gerund(verb)} ${spared}`];
  // "Location of the schools not public", "who swapped most often should not be visible to colleagues".
  const hidden =
    /^(.+?) (?:(?:should|must|may|shall|can|is|are) )?not (?:be )?(?:public|visible|shown|seen)(?: (?:to|for) (.+))?$/iu.exec(
      object,
    );
  if (wish.form === 'noun' && hidden !== null) [verb, object] = ['hide', `${hidden[1]} from ${hidden[2] ?? 'others'}`];
  // "Some owners want bills by post": it is offered them.
  const [, those, wanted] =
    /^(?:some|many|most|all|several|a few) (?:of )?((?:the |our |your )?[\p{L}-]+) (?:want|need|prefer|would like|ask for|like) (?!to\b)(.+)/u.exec(
      object,
    ) ?? [];
  if (wish.form === 'noun' && those !== undefined && isPeople(those.split(' ').at(-1)!))
    return capitalised(clipped(tidy(`offer ${those} ${wanted} ${condition}`)));
  // "No hall is double used"; what else is said not to be is nothing to be made.
  const never = /^no ([\p{L}-]+) (?:is|are|gets?) (\p{L}.*)/u.exec(object);
  if (wish.form === 'noun' && never !== null)
    [verb, object] = [
      'prevent',
      `${singular(never[1]!) === never[1] ? `${article(never[1])} ` : ''}${never[1]} from being ${never[2]}`,
    ];
  else if (wish.form === 'noun' && /^(?:not?|nobody|none|never)\b/u.test(object)) return null;
  // "See if an order" that was cut off.
  if (/^(?:(?:if|whether) (?:an?|the) [\p{L}-]+|what|who|which|how|where)$/u.test(object) && condition === '')
    return null;
  // "The screen shouldn't go dark", "suggestions are welcome".
  const forbade = /^(.+?) (?:should|must|may|can)(?:n['’]t| not| never) (\p{L}+)(.*)$/u.exec(object);
  if (wish.form === 'noun' && forbade !== null)
    [verb, object] = ['prevent', `${forbade[1]} from ${gerund(forbade[2]!)}${forbade[3]}`];
  object = object.replace(isWelcome, '');
  // "A list of who hasn't" that was cut off, "editable by hand" of something that is not named.
  const cutOff =
    /(?:^|\s)\p{L}+n['’]t$/u.test(object) ||
    /(?:^|\s)(?:has|have|is|are|was|were|must|can|should|may|will)$/u.test(
      object.replace(/^.*\b(?:who|what|which|where|when|how)\b.*$/u, ''),
    );
  // "Until when it is good" can mean anything.
  if (
    /\b(?:it|they|when [\p{L}-]+) (?:is|are|looks?|works?) (?:good|nice|fine|great|okay|better|well)$/u.test(
      `${object} ${condition}`.trim(),
    )
  )
    return null;
  if (condition === '' && cutOff) return null;
  if (
    wish.form === 'noun' &&
    /^(?:an? )?[\p{L}-]{3,}[ai]ble(?: (?:by|with|in|on|from|as|for)\b.*)?$/u.test(object) &&
    !object.split(' by ')[0]!.endsWith('table')
  )
    return null;
  // "Both of us ticking off": how it is used.
  if (wish.form === 'noun') object = object.replace(/, (?:both|all|each|everybody|everyone) .*\p{L}ing\b.*$/u, '');
  // "What parts used", "cold store which box where": without its verb, as notes are written.
  object = object
    .replace(
      /^((?:what|which) [\p{L}-]+s) (?=(?:used|sold|bought|needed|ordered|taken|planted|delivered)\b)/u,
      '$1 were ',
    )
    .replace(/^.*\b((?:which|what) [\p{L}-]+) where$/u, '$1 is where');
  if (wish.form === 'noun' && /^which [\p{L}-]+ is where$/u.test(object)) verb = 'show';
  // "Tests that mark themselves": the product does.
  if (
    doer !== null &&
    /^(?:themselves|itself)$/u.test(object) &&
    !isPeople(plural(doer.split(' ').at(-1)!)) &&
    !isPeople(doer)
  )
    return capitalised(clipped(tidy(`${verb} ${doer} automatically ${condition}`)));
  const itself = /^((?:the )?(?!by\b)([\p{L}-]+)) (?:themselves|itself)$/u.exec(object);
  if (doer === null && itself !== null && !isPeople(plural(itself[2]!))) object = `${itself[1]} automatically`;
  // "What to buy for that": for what, was said before.
  if (!/\b(?:who|which|that|is|are|was|were)\b.* \p{L}+ \p{L}+$/u.test(object))
    object = object.replace(
      /(?<=\p{L}) (?:for|of|from|with|about) (?:(?:several|some|all|most) of )?(?:that|this|them)$/u,
      '',
    );
  if (/^(?:now|today)$/u.test(object) && condition === '') return null;
  // "Where do we camp", "when does the season end": told and not asked.
  object = object
    .replace(/^((?:where|when|how|what(?: [\p{L}-]+)?|which [\p{L}-]+) )do (?=you\b|they\b)/u, '$1')
    .replace(
      /^((?:where|when|how|what(?: [\p{L}-]+)?|which [\p{L}-]+) )(can|could|may|must|should|will) (you|they)\b/u,
      '$1$3 $2',
    )
    .replace(
      /^((?:where|when|how|what) )does ((?:the |an? |each |every )?[\p{L}-]+) ([\p{L}-]+)(?= |$)/u,
      (_, question: string, who: string, doing: string) => `${question}${who} ${thirdPerson(doing)}`,
    );
  if (wish.form === 'verb' && /^(?:continue|go|keep|work)$/u.test(verb) && unconnected.test(`${object} ${condition}`))
    [verb, object] = ['work', 'offline'];
  const bare =
    object === '' ||
    /^(?:with|by|in|on|at|from|for|via|when|every (?:day|week|month|year|evening|morning|hour|minute|night|\p{L}+day|\d)|without|to|all the time|around the clock|day and night)\b/u.test(
      object,
    );
  if (
    /^(?:organi[sz]e|manage|improve|handle|run|do)$/u.test(verb) &&
    /\b(?:better|easier|easily|somehow)$/u.test(object)
  )
    return null;
  if (
    /(?<!\b(?:when|if|where|whether|that) )\bsomething\b/u.test(object) ||
    (verb === 'give' && /^(?:him|her)\b/u.test(object))
  )
    return null;
  if (
    bare &&
    condition === '' &&
    (transitive.test(verb) || (verb === 'issue' && object !== '')) &&
    !(verb === 'save' && object.startsWith('for ')) &&
    !(slots.thing !== '' && object.replace(/^\p{L}+ (?:the |an? )?/u, '').startsWith(slots.thing)) &&
    !/^(?:on|in|off)\b|\b(?:who|what|how|where|whether|which|if|when)\b/u.test(object)
  )
    object = `${slots.thing === '' || plural(slots.thing) === doer ? '' : plural(slots.thing)} ${object}`.trim();
  // "See before the next visit", "see two days before": of what, nobody says.
  if (
    /^(?:see|view|show|look|know)$/u.test(verb) &&
    wish.form === 'verb' &&
    /^(?:(?:on|in|at|before|after|by|from) (?:an?|the|next|last)\b|(?:\d+|an?|one|two|three|some|a few) (?:days?|weeks?|hours?|minutes?) (?:before|after|earlier)\b)[^,]*$/u.test(
      object,
    ) &&
    !/\b(?:what|who|which|how|where|when|if|whether)\b/u.test(object)
  )
    return null;
  // "It writes it down".
  if (/^(?:write|type|put|take|note|set)$/u.test(verb) && /^(?:down|up|in|out|off|back)$/u.test(object)) return null;
  // "So that we can plan less": how, and not what.
  if (/^(?:less|more|better|faster|easier|quicker|earlier|longer|sooner)$/u.test(object) && condition === '')
    return null;
  // "Sold is sold" says nothing more.
  if (verbForms.get(object)?.base === verb) return null;
  // "Customer picks branch".
  if (
    /^(?:pick|choose|select|open|create|upload)$/u.test(verb) &&
    object !== '' &&
    object === wish.head &&
    singular(object) === object &&
    plural(object) !== object &&
    !isMass(object)
  )
    object = `${article(object)} ${object}`;
  // "People sign up".
  if (verb === 'sign up' && object === '' && slots.thing !== '' && saidIn(wish, slots.thing))
    object = `for ${plural(slots.thing)}`;
  if (object === '' && condition === '' && !(doer !== null && (aloneToo.test(verb) || verb.includes(' ')))) return null;
  // "So we can give it": to whom, nobody says.
  if (verb === 'give' && doer === null && wish.clause.lead === 'purpose' && !/\b(?:to|for|you)\b/u.test(object))
    return null;
  // "A photo every month", "three photos each".
  if (
    wish.form === 'noun' &&
    verb === 'show' &&
    /\b(?:photos?|pictures?|images?|videos?)\b.*(?:\b(?:every|each) (?:\p{L}+ )?(?:day|week|month|year|morning|evening|visit|time)| each)$/u.test(
      object,
    )
  )
    verb = 'add';
  // "Tickets out of the mails", "questionnaires on Android phones".
  if (wish.form === 'noun' && /^[\p{L}-]+s out of \p{L}/u.test(object))
    [verb, object] = ['create', object.replace(' out of ', ' from ')];
  if (wish.form === 'noun' && /^[\p{L}-]+s on (?:[\p{L}-]+ )*(?:phones?|tablets?|smartphones?)$/iu.test(object))
    verb = 'use';
  if (/^(?:itself|(?:so )?sorry|thanks?|hello|hi|please)$/u.test(object)) return null;
  // "Quote > order > delivery" is a way that things take.
  const steps = wish.quote.split(/\s*(?:->|>|→)\s*/u).map((step) => step.trim());
  if (steps.length > 2 && steps.every((step) => /^[\p{L} -]{2,30}$/u.test(step)))
    return `Move ${slots.thing === '' ? 'work' : plural(slots.thing)} through ${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}`;
  if (verb === 'keep' && manners.has(object.split(' ').at(-1)!)) return null;
  // "Only one booking per family".
  if (wish.form === 'noun' && /^only (?:an?|one|two|three|\d+) /u.test(object)) verb = 'allow';
  // What is shown counts, and not the control that shows it.
  const inside = /^(?:an? )?(?:pop-?up|dialog|window) (?:with|for|of) (.+)/u.exec(object)?.[1];
  if (wish.form === 'noun' && inside !== undefined) [verb, object] = ['show', inside];
  if (wish.form === 'noun' && verb === 'keep') {
    verb =
      /(?:\b|(?<=\p{L}))(?:records?|lists?|logs?|history|track|fields?|folders?|files?|documents?|cop(?:y|ies)|archives?|calendars?|diar(?:y|ies)|catalogu?e?|statistics|notes?|proof|trail|evidence|library|libraries|collections?|archive|inventory|register)\b/u.test(
        object,
      )
        ? 'keep'
        : 'keep records of';
    if (/^(?:list|register|catalogue|inventory|log|directory) of\b/u.test(object))
      [verb, object] = ['keep', `a ${object}`];
    if (verb === 'keep records of') {
      verb = verbForThing(object.replace(/^the /u, ''));
      // "Every row has variety and year".
      if (verb === 'offer' && /\bfor (?:every|each)\b/u.test(object) && /\bha(?:s|ve)\b/u.test(wish.quote))
        verb = 'record';
      if (verb === 'read')
        object = object.replace(/^(?:an? )?(?!the\b)(?=(?:[\p{L}-]+ )*?[\p{L}-]+(?<!s)\b(?: per\b|$))/u, 'the ');
      object = object.replace(/^(?=\d+-\p{L}+ [\p{L}-]+$)/u, 'the ');
      if (verb === 'schedule' && /(?:ment|ance|tion|ing)\b/u.test(object)) object = object.replace(/^an? /u, '');
      if (verb === 'record' || verb === 'manage') object = object.replace(/^(?:an?|the) /u, '');
    }
    if (/\bfields?\b/u.test(object)) verb = 'add';
  }
  // "Emergency horn": one of a kind that can be counted.
  if (
    wish.form === 'noun' &&
    /^(?:offer|keep)$/u.test(verb) &&
    object.split(' ')[1] === wish.head &&
    singular(wish.head) === wish.head &&
    plural(wish.head) !== wish.head &&
    !isMass(wish.head) &&
    !/(?:ing|ment|ance|ion|ity|ness|ship)$/u.test(wish.head) &&
    /^(?!the\b|an?\b|own\b|their\b|its\b|your\b|all\b|each\b|every\b|no\b|one\b|who\b|what\b|which\b|when\b|where\b|how\b|not\b|from\b|to\b|in\b|on\b|at\b|by\b|for\b|with\b)[a-z]+ [a-z]+(?: (?:for|of|with|per|in|on|to|at|from)\b|$)/u.test(
      object,
    )
  )
    object = `${article(object)} ${object}`;
  object = object.replace(/^((?:every|each) [\p{L}]+) ((?:who|what|how|which|where|if|whether)\b.*)/u, '$2 $1');
  if (verb === 'be' || verb === 'own' || /\b(?:mine|ours|yours)$/u.test(object)) return null;
  // "Let the department get automatically": nobody knows what.
  if (
    /^(?:get|give|receive|take|make|own)$/u.test(verb) &&
    wish.form === 'verb' &&
    (object === '' || /^(?:automatically|on|in|at|by|from|to)\b/u.test(object)) &&
    !/^(?:on|in|at|to) .* (?:when|if)\b/u.test(object)
  )
    return null;
  // "An album where everybody adds theirs".
  if (/^(?:add|upload|put|enter|bring|share|post|contribute|publish)$/u.test(verb))
    object = object.replace(/^([\p{L}-]+) of others\b/u, 'their own $1');
  const budget = /^(an? .+) for (every(?:body|one)|(?:each|every) [\p{L}-]+)$/u.exec(object);
  if (wish.form === 'noun' && verb === 'set' && budget !== null) [verb, object] = ['give', `${budget[2]} ${budget[1]}`];
  if (wish.form === 'noun' && /\b(?:in|on) your own (?:house|servers?|hardware|box|machines?|premises)$/u.test(object))
    verb = 'keep';
  // "First the tenant, then the second tenant".
  if (wish.form === 'noun' && /^(?:\p{L}+ )?(\p{L}+)(?:,| and) (?:\p{L}+ )?\1$/u.test(object)) return null;
  // "Kids have their own account": it is given to them.
  const owned =
    /^(?:an? |own |their )?((?:own )?(?:accounts?|logins?|access|rights|keys?)) for ((?:the |each |every |all |new )?([\p{L}-]+))$/u.exec(
      object,
    );
  if (wish.form === 'noun' && owned !== null && isPeople(plural(owned[3]!)))
    return capitalised(
      tidy(
        `give ${owned[2]} ${owned[1]!.startsWith('own ') ? `their ${owned[1]}` : owned[1]!.endsWith('s') ? owned[1] : `${article(owned[1]!)} ${owned[1]}`}`,
      ),
    );
  // "Everyone has their own passwords".
  const each =
    /^(?:an? |their |its )?(?:own )?(.+) (?:of|for) ((?:everyone|everybody)|(?:each|every) [\p{L}-]+)$/u.exec(object);
  if (wish.form === 'noun' && each !== null && /\bha(?:s|ve)\b.*\bown\b/u.test(wish.quote)) {
    const whose =
      /^every(?:one|body)$/u.test(each[2]!) || isPeople(plural(each[2]!.split(' ').at(-1)!)) ? 'their' : 'its';
    return capitalised(clipped(tidy(`give ${each[2]} ${whose} own ${each[1]}`)));
  }
  // "Record who got it".
  object = object.replace(
    /^(who (?:got|has|took|gave|made|did|uses|used|borrowed|ordered|bought))(?: it)?$/u,
    '$1 what',
  );
  // "People who ..." is no thing to be managed.
  if (
    wish.form === 'noun' &&
    /^(?:people|folks|persons?|users|everybody|everyone|somebody|someone|others)$/u.test(object)
  )
    return null;
  // "Where is it?"
  if (/^where (?:is|are)(?: it| they)?$/u.test(object) && slots.thing !== '')
    return `Record where ${plural(slots.thing)} are`;
  if (/^(?:where|what|who|how) (?:is|are|was|were)$/u.test(object)) return null;
  // "Oil", "a factor": nobody can tell what is to be done with it.
  if (wish.form === 'noun' && verb === 'offer' && wish.verb === 'keep' && /^(?:an? )?\p{L}+$/u.test(object))
    return null;

  // "If somebody deletes something we must get it back".
  const undone =
    /^get(?: .*)? back$/u.test(`${verb} ${object}`.trim()) || verb === 'get back' ? lossIn(condition) : null;
  if (undone !== null) return capitalised(`restore ${undone} ${slots.thing === '' ? 'data' : plural(slots.thing)}`);
  // "A click on a cabin should bring up its history": how.
  if (doer !== null && wish.form === 'verb' && pressed.test(doer))
    return capitalised(clipped(tidy(`${verb} ${object} with ${doer} ${condition}`)));
  // "My old spreadsheet must go in".
  if (doer !== null && verb === 'go in' && object === '' && lists.test(doer))
    return capitalised(tidy(`import ${doer}`));
  // "Nothing should get lost when the line drops".
  if (verb === 'prevent' && object === 'getting lost') return capitalised(clipped(tidy(`lose nothing ${condition}`)));
  // "Every ewe should have her own page": it is given to her.
  if (verb === 'have' && doer !== null && /^(?:an?|one|two|three|\d+|own|(?:his|her|its|their) own) /u.test(object))
    return capitalised(clipped(tidy(`give ${crowd(doer)} ${object} ${condition}`)));
  const given = handed(verb, doer, object);
  if (given !== null) return capitalised(clipped(tidy(`${given} ${condition}`)));
  if (
    verb === 'get' &&
    doer === null &&
    !object.endsWith(' back') &&
    /^(?:an?|our|own) (?!message|mail|email|text|notification|alert|reminder|sms|push|nudge|hint)/u.test(object)
  )
    verb = 'offer';
  const news = verb === 'get' || verb === 'receive' ? newsIn(object) : null;
  if (object === 'why' && condition !== '')
    return capitalised(clipped(tidy(`${verb} why ${condition.replace(/^(?:when|if|once|whenever) /u, '')}`)));
  if (verb === 'see' && object === '' && condition !== '')
    return capitalised(clipped(tidy(`get notified ${condition}`)));
  const remind = /^(?:an? |the )?reminders?\b/u.test(object);
  if (news !== null)
    return capitalised(
      clipped(
        tidy(
          `${doer ? `${remind ? 'remind' : 'notify'} ${crowd(doer)}` : remind ? 'get reminded' : 'get notified'} ${news} ${condition}`,
        ),
      ),
    );
  if (verb === 'tell' && /^(?:by|via|on|when|if|in|as|at)\b/u.test(object || condition)) verb = 'notify';
  // "We would like to be told when a lamp fails".
  if (
    /^(?:notify|warn|alert|remind)$/u.test(verb) &&
    isTold.test(wish.quote) &&
    object === '' &&
    doer === null &&
    /^(?:when|if|once|before|after|as soon)\b/u.test(condition)
  )
    return capitalised(clipped(tidy(`get ${participle(verb)} ${condition}`)));
  if (/^(?:tell|notify|inform|remind|warn|alert|invite)$/u.test(verb)) object = crowd(object);
  // "Remind me when nobody has answered": it is the product that reminds.
  const reminded =
    verb === 'remind' &&
    (/^(?:you|yourself)\b/u.test(wish.object) ||
      (doer === null &&
        /\bremind (?:me|us)\b/u.test(wish.quote) &&
        /^(?:every|when|if|before|after|on|in|at|about)\b/u.test(object || condition)));
  if (reminded && (object !== '' || condition !== '') && !/^of\b/u.test(object))
    return capitalised(clipped(tidy(`get reminded ${object} ${condition}`)));
  const informs = /^(?:tell|notify|inform|remind|warn|alert|send|guide|show)$/u.test(verb);
  const actor =
    doer &&
    !reminded &&
    !(informs && !isPeople(plural(doer.split(' ').at(-1)!))) &&
    !(
      /^(?:warn|alert|notify|remind)$/u.test(verb) &&
      /^(?:if|when|at once|by|via|before)\b/u.test(`${object} ${condition}`.trim())
    ) &&
    !/^(?:nobody|somebody|someone|anybody|anyone|one(?! of\b)|this|that|these|those|some|something|everything|there)\b/u.test(
      doer,
    )
      ? crowd(doer)
      : null;
  if (actor && actor !== doer) object = object.replace(/\b(?:his|her)\b/gu, 'their');
  // "His order is cancelled": whose, nobody says any more.
  if (actor === null && wish.form === 'verb') object = object.replace(/^(?:his|her) (?!own\b)(?=\p{L})/u, 'the ');
  // "The phone sends its position".
  if (actor === null && doer !== null && /^(?:the|an?|each|every) /u.test(doer))
    object = object.replace(/^its\b/u, `the ${doer.replace(/^(?:the|an?|each|every) /u, '')}'s`);
  const actsItself = actor !== null && object.startsWith(actor);
  const action = [verb, object, condition].filter(Boolean).join(' ');
  // "Rules that move things": they are how it is done.
  if (actor !== null && /^(?:the )?(?:rules|filters|workflows)$/u.test(actor))
    return capitalised(clipped(tidy(`${action} by ${actor}`)));
  const plain =
    !shared &&
    actor !== null &&
    anybody.test(actor) &&
    !themselves.test(action) &&
    !(actor.startsWith('your ') && /\byou\b/u.test(action)) &&
    action.includes(' ');
  // "Anybody can write".
  if (object === '' && wish.condition === '' && /^any(?:body|one)$/u.test(doer ?? '')) return `Let ${doer} ${verb}`;
  // "Only I may change prices".
  if (actor === null && wish.form === 'verb' && /^only you (?:may|can|should|must|shall)\b/iu.test(wish.around))
    return capitalised(clipped(tidy(`let only you ${action}`)));
  const name = actor && !actsItself && !plain ? `let ${actor} ${action}` : action;
  return capitalised(clipped(tidy(name)));
}

/** The product's words for a doing, also where its second word stands behind what is acted on: "throw the files away". */
function inProductWords(wish: Wish, things: string): ReturnType<typeof productWords> {
  const [verb, ...second] = wish.verb.split(' ');
  const particle = second.join(' ');
  for (const object of [`${particle} ${wish.object}`, `${wish.object} ${particle}`]) {
    const usual = particle === '' ? null : productWords({ ...wish, verb: verb!, object: object.trim() }, things);
    const isUsed = usual !== null && usual.verb !== verb && !usual.object.split(' ').includes(particle);
    if (isUsed) return usual;
  }
  return productWords(wish, things);
}

/** What must not be done: "ushers must not see everything". */
function prevented({ verb, object, actor, quote }: Wish): string | null {
  const doing = verb.slice('not '.length);
  if (doing === '') return null;
  if (actor !== null) return capitalised(clipped(tidy(`prevent ${crowd(actor)} from ${gerund(doing)} ${object}`)));
  // "Vouchers must not be used twice": how comes last.
  const [, done = object, how = ''] = /^(.+) (twice|again|together)$/u.exec(object) ?? [];
  return /^(?:to|for|with|from|by|in|on|at|as|when|if)?\b/u.exec(object)?.[0] !== ''
    ? null
    : capitalised(
        clipped(
          tidy(
            `prevent ${done} from ${/\b(?:be|get)\b/u.test(quote) ? `being ${participle(doing)}` : gerund(doing)} ${how}`,
          ),
        ),
      );
}

const saidIn = ({ clause }: Wish, thing: string): boolean =>
  clause.passage.text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => singular(word) === thing);

/** Who does what is told in the passive: "approved by the board". */
function agentIn(object: string): string | null {
  const agent = / by ((?:the |an? |our )?(?:[\p{L}-]+ )?([\p{L}-]+))$/u.exec(object);
  return agent?.[1] !== undefined &&
    (isPeople(plural(agent[2]!)) || /^(?:public|office|board|committee|team)$/u.test(agent[2]!))
    ? agent[1]
    : null;
}

/** What stands behind a wish in the passive: "inspections must be started" of "by the shift leader". */
function behind({ source, end, quote }: Wish): string {
  if (!/\b(?:be|is|are|being|get|gets)\b/u.test(quote)) return '';
  return (
    /^ by (?:(?:the|an?|our) )?(?:[\p{L}-]+ )?[\p{L}-]+(?=\s*(?:[.,;:!?)]|$))/u.exec(source.text.slice(end))?.[0] ?? ''
  );
}

/** What happened to things that are to be got back: "if somebody deletes or overwrites something". */
function lossIn(condition: string): string | null {
  const verbs = /^(?:if|when) (?:somebody|someone|anybody|you|one) ([\p{L}]+)(?: or ([\p{L}]+))?(?: |$)/u.exec(
    condition,
  );
  const done = verbs?.slice(1).flatMap((word: string | undefined) => {
    const base = word === undefined ? undefined : verbForms.get(word)?.base;
    return base === undefined ? [] : [participle(base)];
  });
  return done && done.length > 0 ? done.join(' or ') : null;
}

/** What says enough without an object, when it is told who does it. */
const aloneToo =
  /^(?:accept|pay|write|edit|decline|confirm|cancel|vote|comment|bid|reply|review|apply|register|subscribe|approve|extend)\b/u;

/** Who gets something is given it, or sent what is written; null for any other wish. */
function handed(verb: string, actor: string | null, object: string): string | null {
  if ((verb !== 'get' && verb !== 'receive') || message.test(object) || told.test(object)) return null;
  if (!/^(?:an?|the|one|his|her|their|its|\d+) /u.test(object) && !papers.test(object)) return null;
  if (actor === null && !sent.test(object)) return null;
  const doing = sent.test(object) ? 'send' : 'give';
  if (actor !== null)
    return `${doing} ${crowd(actor)} ${crowd(actor) === actor ? object : object.replace(/\b(?:his|her)\b/gu, 'their')}`;
  return `${doing} ${object.replace(/^(?:his|her|their) /u, '')}`;
}

const sent =
  /\b(?:bills?|invoices?|receipts?|confirmations?|links?|questionnaires?|invitations?|newsletters?|statements?|tickets?|letters?)\b/iu;

/** What somebody gets that others make for them. */
const papers =
  /^(?:(?:an?|the|his|her|their|its|one) )?(?:[\p{L}-]+ ){0,2}(?:bills?|invoices?|receipts?|lists?|plans?|routes?|reports?|certificates?|confirmations?|tickets?|links?|codes?|overview|summary|schedules?|rosters?|tasks?|orders?|copy|copies|numbers?|scores?|grades?|points|discounts?|badges?|questionnaires?|forms?)\b/iu;

const message =
  /^(?!.* (?:out|back)\b)(?:an? |the )?(e-?mails?|mails?|messages?|sms|text messages?|texts?|push|push messages?|notifications?|alerts?|reminders?|nudges?|hints?)\b\s*/iu;
const told = /^(?:informed|told|notified|alerted|reminded)\b\s*/iu;

/** What comes after "notify somebody" when a wish is to get a message or to be told; null for any other wish. */
function newsIn(object: string): string | null {
  if (told.test(object)) return object.replace(told, '');
  const way = message.exec(object)?.[1];
  if (!way) return null;
  const rest = object.replace(message, '');
  return /^(?:notification|alert|reminder|nudge|hint)/iu.test(way) ? rest : `by ${way.replace(/s$/u, '')} ${rest}`;
}

/** "Parent can cancel", "group leader approves" mean all of them; "nearest free car" is the one. */
function crowd(actor: string): string {
  const words = actor.split(' ');
  const last = words.at(-1)!;
  const bare = /^[a-z -]+$/u.test(actor) && !determined.test(actor) && singular(last) === last && plural(last) !== last;
  if (!bare || words.length > 3) return actor;
  if (/^(?:second|third)$/u.test(words[0]!)) return `a ${actor}`;
  if (words.length > 1 && /^(?:nearest|next|last|first|right|responsible)$/u.test(words[0]!)) return `the ${actor}`;
  return isPeople(plural(last)) ? [...words.slice(0, -1), plural(last)].join(' ') : actor;
}
const determined =
  /^(?:the|an?|one|two|three|each|every|any|all|no|some|both|neither|either|whoever|whichever|your|his|her|their|its|this|that|these|those|only|other)\b|\b(?:of|in|from|with|for|on|at|by|and|or|who|that)\b/u;

const isTold = /(?:^|\bbe )(?:told|notified|informed|warned|alerted|reminded)\b/iu;
const pressed = /^(?:(?:an?|one|a single|just one) )?(?:click|tap|press|swipe|long press|double[- ]click)\b/u;
const lists =
  /\b(?:spreadsheets?|excel(?: (?:file|sheet|list|table)s?)?|lists?|tables?|data|records?|files?|catalogues?|archives?|card index|access database|databases?)$/u;

/** "A quarterly report for the board is indispensable": how much it is wanted, and not what. */
const isWelcome =
  / (?:is|are|would be|will be) (?:(?:absolutely|also|very|really|just) )?(?:welcome|needed|wanted|enough|fine|ok|nice|great|lovely|good|important|required|indispensable|essential|mandatory|compulsory|obligatory|crucial|vital|necessary|desirable|desired|appreciated|expected|helpful|useful|handy|a must|a plus)\s*$/u;

export function tidy(name: string): string {
  return (
    name
      .replace(/^whereby /iu, '')
      .replace(isWelcome, '')
      .replace(/\s*\((?!\p{L}+\))[^)]*\)?/gu, '')
      .replace(/\s+(?:very |more )?(?:easily|quickly|simply|regularly|somehow|properly|nicely)\b/gu, '')
      .replace(/ by you$| in (?:t?here)$/u, '')
      .replace(/^([^,]+), and ([^, ]+)$/u, '$1 and $2')
      .replace(/,? (?:and|but) only (?:when|if|after|once)\b.*$/u, '')
      // "Block the boat when the boat is damaged".
      .replace(/\b(the [\p{L}-]+) (when|if|until|once) \1 (?=(?:is|was|has|gets)\b)/gu, '$1 $2 it ')
      .replace(/\b(the [\p{L}-]+) (when|if|until|once) (\p{L}+ \p{L}+) \1\b/gu, '$1 $2 $3 it')
      .replace(
        /\b(sign up) (?=(?:the |a )?\p{L}+s?$)(?!for|online|early|again|later|twice|once|here|together|automatically)/u,
        '$1 for ',
      )
      .replace(/(?<=\p{L} (?:the |an? )?\p{L}+) yourself$/u, '')
      .replace(/\bby itself\b/u, 'automatically')
      .replace(/(?<!\b(?:the|this|that|same)) same (?=\p{L})/u, ' the same ')
      .replace(
        /\b(of|in|from|for) (?=(?:last|next|first) (?:\d+ |\p{L}+ )?(?:days?|weeks?|months?|years?)\b)/u,
        '$1 the ',
      )
      .replace(
        /\b(an?|the|some) (?:good|nice|simple|proper|decent|great|real|cool|better) (\p{L}[\p{L}-]*)/gu,
        (_, det: string, next: string) => `${/^an?$/u.test(det) ? article(next) : det} ${next}`,
      )
      .replace(/\b(\w+) \1\b/gu, '$1')
      .replace(/\b(?:the|a|an) (the|a|an|your|their|its|every|each|all|some|any)\b/gu, '$1')
      .replace(/\bwho not (?=\p{L})/gu, 'who has not ')
      .replace(/\s+([,)])/gu, '$1')
      .replace(/\s{2,}/gu, ' ')
      .replace(/[,;:\s]+$/u, '')
      .replace(/\bwho not$/u, 'who has not')
      // "By any word that is written on it": without "it" nothing is left of what it is on.
      .replace(/ (?:that|which) (?:is|are|was|were) [\p{L}]+ (?:on|in|at|to|with)$/u, '')
      .replace(
        /(?:\s+(?:and|or|with|of|into|onto|based|the|a|an|to|for|that|(?<!\bwho\b.*)which|than|as|per|it's|(?<!(?:is|are|opt|comes?|goes?|moves?|check(?:s|ing)?|clock(?:s|ing)?|sign(?:s|ing)?|log(?:s|ging)?|types?|drops?|fill(?:s|ed)?|put|hand(?:s|ed)?|all) )in|on at))+$/u,
        '',
      )
  );
}
