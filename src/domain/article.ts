/** The article of a noun, by how it sounds: "an idea" and "an hour", but "a user" and "a European". */
export const article = (noun: string): 'a' | 'an' =>
  /^(?:(?!eu|one\b)[aeio]|u(?!s[ea]|ni|ti)|hour|honest)/iu.test(noun) ? 'an' : 'a';
