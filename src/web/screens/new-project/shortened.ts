/** The first so many characters and an ellipsis in the place of what ends them, when there are more. A character that takes two code units is not cut in half. */
export const shortened = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length > length
    ? `${characters
        .slice(0, length)
        .join('')
        .replace(/[\s.,;:!?…]+$/u, '')}...`
    : text;
};
