/** Words of wishing before a sentence that tells what is wished: "it would help if ...", "the dream is that ...". */
import type { Token } from './tokens.ts';

const judged =
  '(?:(?:so |very |really |super |already )?(?:nice|good|great|cool|lovely|useful|helpful|handy|perfect|fine|wonderful|fantastic|ideal|best|better|happy|glad|grateful|brilliant|amazing))';
const leadIn = new RegExp(
  `^(?:(?:and|but|also|so|then|maybe|what|well) )*(?:${[
    `(?:it|that|this|what) (?:would|might|could) (?:also |really |just |only )?(?:help|be ${judged}|be a (?:help|plus|dream))(?: (?:me|us|everybody|a lot|most|for \\p{L}+|is))* (?:if|when|that)`,
    `(?:${judged}|a (?:help|plus|dream)) would be (?:if|when|that)`,
    `(?:i|we) would (?:be ${judged}|(?:love|like) it) (?:if|when)`,
    `(?:i'd|we'd) (?:be ${judged}|(?:love|like) it) (?:if|when)`,
    `(?:the|my|our) (?:\\p{L}+ )?(?:dream|idea|wish|hope|goal|aim|plan|vision|thought) (?:is|was|would be) that`,
    `(?:is|isn't|would|could) there (?:be |not |perhaps |maybe )?(?:something|anything|an? (?:\\p{L}+ )?(?:way|tool|app|program|option|thing|possibility)) (?:that|which|to|where)`,
    `(?:can|could) (?:it|one|somebody|the (?:app|program|computer|system)) not(?: just| simply| also)?`,
    `how (?:do|can|could) (?:i|we|you) (?:find out|know|see|tell)(?= (?:who|what|which|when|where|how|whether|if))`,
    `from now on,?`,
    `if only`,
    `important is`,
    `(?:i|we) (?:miss|lack|dream of|hope for|picture)(?= (?:an?|the|some|my|our) )`,
    `(?:i'm|we're|i am|we are) looking for(?= (?:an?|the|some) (?!(?:\\p{L}+ ){0,2}?(?:app|application|tool|program|programme|software|system|site|website|platform|solution|way|place|page|thing)\\b))`,
    `(?:i'd|we'd|i would|we would) be (?:happy|glad|fine|content) with`,
    `all (?:i|we) (?:want|need|ask for|wish for) is`,
    `the (?:main|first|most important|only|best|key|central) (?:thing|part|feature|function)(?: (?:i|we) (?:want|need))? is`,
    `the (?:heart|core) of it is`,
    `(?:(?:it|the (?:app|program|system|tool|site|page|software)) )?allows?(?= (?:[\\p{L}-]+ ){1,3}to )`,
    `is it (?:also )?possible that`,
    `is there (?:also )?(?:an? (?:\\p{L}+ )?)?(?:way|option|possibility|chance) for`,
    `(?:i|we) wish(?= (?:[\\p{L}-]+ ){1,3}(?:could|would))`,
    `(?:i|we) (?:plan|intend|aim) to(?= (?:let|allow|give|show|offer) )`,
    `there (?:must|should|shall|has to|needs to|ought to) (?:also |always )?be(?: an? (?:\\p{L}+ )?(?:way|option|possibility|chance) (?:to|for))?`,
    `what (?:(?:i|we)(?: would)?|i'd|we'd) (?:really |also )?(?:want|need|love|like|wish for|miss)(?: most| more than anything)? (?:is|would be)(?: that)?`,
    `(?:i|we) (?:imagine|picture|dream|hope|wish|expect|think|thought) that`,
    `is there(?= an? )`,
  ].join('|')}) (?=.)`,
  'u',
);

/** The words that tell what is wished, when words of wishing lead up to them. */
export function afterLeadIn(tokens: Token[]): Token[] | null {
  const said = leadIn.exec(
    tokens
      .slice(0, 16)
      .map(({ low }) => low)
      .join(' '),
  );
  if (!said) return null;
  const rest = tokens.slice(said[0].trim().split(' ').length);
  // "A way for guests to register", "it allows guests to register": they can.
  const to = /(?:\bfor|allows?) $/.test(said[0]) ? rest.findIndex(({ tag }) => tag === 'to') : -1;
  return to > 0 ? rest.with(to, { ...rest[to]!, raw: 'can', low: 'can', tag: 'modal' }) : rest;
}
