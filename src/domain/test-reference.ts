/** How a test is named outside of CoScrum, in the name of an automated test for example. */
export const testReference = (number: number): string => `T-${number}`;

// "T-12", "t_12"; not a part of a longer word or number. "T12" alone is too often something else.
const named = /(?<![\p{L}\p{N}])t[-_](\d{1,9})(?![\p{L}\p{N}])/giu;

/** Numbers of the tests that a text names, each once. */
export const testNumbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(named)].map(([, digits]) => Number(digits))),
];
