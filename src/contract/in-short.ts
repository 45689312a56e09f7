/** The first `length` characters of a text on one line, with an ellipsis where it goes on. */
export const inShort = (text: string, length: number): string => {
  const characters = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
};
