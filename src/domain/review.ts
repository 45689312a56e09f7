import type { Review, ReviewClaim } from '#contract/review.ts';
import type { FeatureStatus, RetroKind } from '#contract/vocabulary.ts';
import { counted } from './counted.ts';

const finished = new Set<FeatureStatus | null>(['implemented', 'completed']);

/** A feature is done when somebody said so, or when it has stories and all of them are. */
export const isDone = (status: FeatureStatus | null, stories: { planned: number; done: number }): boolean =>
  finished.has(status) || (stories.planned > 0 && stories.done === stories.planned);

export const retroTitles: Record<RetroKind, string> = {
  went_well: 'Went well',
  to_improve: 'To improve',
  action: 'Actions',
};

/** What a person wrote, on one line and without a meaning in Markdown. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~]/gu, (sign) => `\\${sign}`);

type About = ReviewClaim['about'][number];

/** Where a name stands by itself: in quotation marks first, and never within a word; -1 for nowhere. */
function placeOf(name: string, text: string): number {
  const quoted = text.indexOf(`"${name}"`);
  if (quoted >= 0) return quoted + 1;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))) return at;
  return -1;
}

/**
 * A sentence of the summary in its parts: the items that it calls by their names, each where it does so first, and those
 * that bear it out unnamed.
 */
export const spokenOf = ({ text, about }: Pick<ReviewClaim, 'text' | 'about'>) => {
  let parts: (string | About)[] = [text];
  // Longer names first, as one may stand within another.
  for (const item of about.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)) {
    const at = parts.findIndex((part) => typeof part === 'string' && placeOf(item.name, part) >= 0);
    const said = parts[at];
    if (typeof said !== 'string') continue;
    const from = placeOf(item.name, said);
    const around = [said.slice(0, from), item, said.slice(from + item.name.length)].filter((part) => part !== '');
    parts = parts.toSpliced(at, 1, ...around);
  }
  return { parts, unnamed: about.filter((item) => !parts.includes(item)) };
};

type Named = { name: string; goal: string };

/** The review as a Markdown document. */
export const reviewMarkdown = ({ name, goal }: Named, review: Review, claims: readonly ReviewClaim[]): string => {
  const { figures, features, carried, loose, notes } = review;
  const share = (what: string, { planned, done }: { planned: number; done: number }) =>
    `- ${what}: ${done} of ${planned} done`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
  const lines = [
    `# Review of ${plain(name)}`,
    ...(goal.trim() === '' ? [] : ['', plain(goal)]),
    ...section('Planned and done', [
      share('Features', figures.features),
      share('Stories', figures.stories),
      share('Points', figures.points),
    ]),
    ...section(
      'Summary',
      claims.map((claim) => {
        const names = spokenOf(claim).unnamed.map(({ name }) => plain(name));
        const others = `${names.join(', ')}${claim.more > 0 ? ` and ${claim.more} more` : ''}`.trim();
        return `- ${plain(claim.text)}${others === '' ? '' : ` (${others})`}`;
      }),
    ),
    ...section(
      'Features',
      features.flatMap((feature) => [
        `- [${feature.done ? 'x' : ' '}] ${plain(feature.name)} (${feature.stories.done} of ${counted(feature.stories.planned, 'story', 'stories')})`,
        ...feature.demo.map((item) => `  - [${item.shown_at === null ? ' ' : 'x'}] Show: ${plain(item.text)}`),
      ]),
    ),
    ...section(
      'Carried away unfinished',
      carried.map(
        ({ name, stories, to }) =>
          `- ${plain(name)} (${stories.done} of ${counted(stories.planned, 'story', 'stories')}), ${to === null ? 'back to the backlog' : `to ${plain(to.name)}`}`,
      ),
    ),
    ...section(
      'Unfinished stories of no feature',
      loose.map((story) => `- S-${story.number} ${plain(story.title)}`),
    ),
    ...(Object.keys(retroTitles) as RetroKind[]).flatMap((kind) =>
      section(
        retroTitles[kind],
        notes
          .filter((note) => note.kind === kind)
          .map((note) => `- ${plain(note.text)}${note.story === null ? '' : ` (S-${note.story.number})`}`),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
};

/** What of an increment is not done: its features, and how many stories of them and of none. */
export const unfinishedIn = ({ features, loose }: Pick<Review, 'features' | 'loose'>) => {
  const open = features.filter(({ done }) => !done);
  const stories = open.reduce((sum, { stories: { planned, done } }) => sum + planned - done, loose.length);
  return { features: open, stories };
};
