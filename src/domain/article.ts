/** The article of a noun, by how it sounds: "an idea" and "an hour", but "a user" and "a European". */
export const article = (noun: string): 'a' | 'an' =>
  /^(?:(?!eu|onc?e\b)[aeio]|u(?!s[ea]|ni(?![mn])|ti)|usual|unus|hour|honest|honou?r|heir)/iu.test(noun) ? 'an' : 'a';
