/**
 * Words that hold sentences together and that English does not have, from the languages most written beside it. Those that
 * are English words as well ("was", "me", "on") are left out.
 */
const elsewhere = new Set(
  (
    'und der die das den dem des ein eine einen einem einer ist sind nicht mit für von auf auch wir ich unser unsere unseren wenn oder aber zum zur werden soll sollen können möchte brauche brauchen ' +
    'le les une et est sont avec pour dans sur nous vous je il elle leur leurs mon mes notre nos votre qui que ne pas mais ou au aux du veux besoin faire être ' +
    'el los las unos unas y es son con para por en nuestro nuestra mi mis se lo al del quiero necesito necesitamos queremos pero como cuando ' +
    'gli della delle dei nel per sono ho abbiamo vorrei voglio nostro nostra mio anche come quando ' +
    'het een van voor met zijn wij ik ons onze moet moeten kunnen wil willen niet maar ook als bij naar ' +
    'um uma os com não nós nosso nossa meu minha quero preciso precisamos ' +
    'och att som är för på vi jag vår vårt våra inte med till eller og til ikke skal vil vores ' +
    'się jest dla nie na że oraz chcę potrzebuję nasz nasza'
  ).split(' '),
);
/** Words of the same office that English has. */
const english = new Set(
  'the a an and of to for with is are be it its that this these we our my i you your they their who what which where when how not no need want should must can have has from in on at by or but so as do does'.split(
    ' ',
  ),
);

/** True when a text is written in another language than English: by its script, or by its small words. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const letters = words.join('');
  if (letters.length === 0) return false;
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters.length / 2) return true;
  const other = words.filter((word) => elsewhere.has(word) && !english.has(word)).length;
  const own = words.filter((word) => english.has(word)).length;
  return other > own && other > words.length / 12;
}
