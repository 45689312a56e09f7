/** A piece of a line of the changelog. */
export type Word = { kind: 'text' | 'code' | 'strong'; text: string } | { kind: 'link'; text: string; href: string };

/** One version of the changelog: `date` is its ISO day, or null while it is unreleased. */
export type Release = {
  name: string;
  date: string | null;
  parts: (
    | { kind: 'heading'; level: 3 | 4; text: string }
    | { kind: 'text'; words: Word[] }
    | { kind: 'list'; items: Word[][] }
  )[];
};
