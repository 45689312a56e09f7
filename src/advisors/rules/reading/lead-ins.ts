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
    `there (?:must|should|shall|has to|needs to|ought to) (?:also |always )?be(?: an? (?:\\p{L}+ )?(?:way|option|possibility|chance) (?:to|for))?`,
    `what (?:(?:i|we)(?: would)?|i'd|we'd) (?:really |also )?(?:want|need|love|like|wish for|miss)(?: most| more than anything)? (?:is|would be)(?: that)?`,
    `(?:i|we) (?:imagine|picture|dream|hope|wish|expect|think|thought) that`,
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
  // "A way for guests to register": they can.
  const to = said[0].endsWith(' for ') ? rest.findIndex(({ tag }) => tag === 'to') : -1;
  return to > 0 ? rest.with(to, { ...rest[to]!, raw: 'can', low: 'can', tag: 'modal' }) : rest;
}
