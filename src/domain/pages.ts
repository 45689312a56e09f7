import { stageIds } from '#contract/vocabulary.ts';
/** A page that anybody may read: what its window, a search engine and a shared link say of it. */
export type PublicPage = {
  path: string;
  /** The one name that headings and links use. */
  name: string;
  title: string;
  description: string;
  /** Name of the social image, `/social/<image>.png`. */
  image: string;
  /** The line on the social image. */
  line: string;
};

/** In the order of the footer and the sitemap. */
export const publicPages = [
  {
    path: '/',
    name: 'Home',
    title: 'CoScrum · Plan software with an AI scrum team',
    description:
      'Describe your project idea, and an AI scrum team helps to turn it into a planned program increment. You decide. No key and no account needed.',
    image: 'coscrum',
    line: 'Plan software with an AI scrum team. You decide.',
  },
  {
    path: '/features',
    name: 'Features',
    title: 'Features · CoScrum',
    description:
      'What CoScrum does today: projects, a team of advisors, program increments, ideas, a backlog of features with reasons and reviews, and planning in four steps.',
    image: 'features',
    line: 'From your own words to a plan with reasons.',
  },
  {
    path: '/how-it-works',
    name: 'How it works',
    title: 'How it works · CoScrum',
    description:
      'The way of a project through CoScrum in eight steps, from a vision in your own words to the review of what was planned and done.',
    image: 'how-it-works',
    line: 'Eight steps from a vision to a review.',
  },
  {
    path: '/pricing',
    name: 'Pricing',
    title: 'Pricing · CoScrum',
    description: 'CoScrum is free: open source under the MIT licence, on your own machine, with no paid tier.',
    image: 'pricing',
    line: 'Free, open source, on your own machine.',
  },
  {
    path: '/roadmap',
    name: 'Roadmap',
    title: 'Roadmap · CoScrum',
    description: 'What is worked on in CoScrum and what is meant to follow, without dates and without promises.',
    image: 'roadmap',
    line: 'What comes, without dates or promises.',
  },
  {
    path: '/changelog',
    name: 'Changelog',
    title: 'Changelog · CoScrum',
    description: 'What changed in each version of CoScrum, as far as somebody who uses it notices.',
    image: 'changelog',
    line: 'What changed, version by version.',
  },
  {
    path: '/about',
    name: 'About',
    title: 'About · CoScrum',
    description:
      'Why CoScrum exists, and who advises you: Milo, Ava, Theo, Bea, Quinn, Uma and Sasha, seven AI personas who suggest while you decide.',
    image: 'about',
    line: 'Seven advisors. One who decides: you.',
  },
  {
    path: '/contact',
    name: 'Contact',
    title: 'Contact · CoScrum',
    description: 'How to reach whoever runs this CoScrum, and what to note when something does not work.',
    image: 'contact',
    line: 'Who runs this server, and how to ask.',
  },
  {
    path: '/legal/privacy',
    name: 'Privacy',
    title: 'Privacy · CoScrum',
    description:
      'What a CoScrum server stores, where it stores it, what leaves the machine, and what stays in your browser.',
    image: 'privacy',
    line: 'What is stored, where, and what stays.',
  },
  {
    path: '/legal/terms',
    name: 'Terms',
    title: 'Terms · CoScrum',
    description:
      'The terms under which CoScrum may be used: the MIT licence of the program, and your own responsibility for a plan.',
    image: 'terms',
    line: 'The MIT licence, in plain words.',
  },
  {
    path: '/legal/cookies',
    name: 'Cookies',
    title: 'Cookies · CoScrum',
    description:
      'On your own machine CoScrum sets no cookies. What it keeps in your browser instead, entry by entry, and how to remove it.',
    image: 'cookies',
    line: 'No cookies. What your browser keeps.',
  },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof publicPages)[number]['path'];

/** Addresses of the app itself, as the files in `web/routes` name them; a test compares the two. */
export const appAddresses: readonly string[] = [
  '/account',
  '/invitation',
  '/new-project',
  '/new-project/team',
  '/new-project/assembling',
  '/new-project/team-review',
  '/new-project/kickoff',
  '/new-password',
  '/project/$projectId',
  '/project/$projectId/backlog',
  '/project/$projectId/dashboard',
  '/project/$projectId/features',
  '/project/$projectId/ideas',
  '/project/$projectId/lifecycle/kickoff',
  '/project/$projectId/pi/$piId/planning',
  '/project/$projectId/pi/$piId/refinement',
  '/project/$projectId/pi/$piId/sprint-planning',
  '/project/$projectId/pi/$piId/sprint/$sprintId',
  '/project/$projectId/pi/$piId/review',
  '/project/$projectId/pi/$piId/stage/$stageId',
  '/project/$projectId/pi/$piId/test-planning',
  '/project/$projectId/program-increments',
  '/project/$projectId/stories',
  '/project/$projectId/team',
  '/project/$projectId/team-discussion',
  '/project/$projectId/tests',
  '/projects/$',
  '/settings',
  '/sign-in',
  '/workspace/$workspaceId',
];

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const appPatterns = appAddresses.map((address) => ({
  address,
  pattern: new RegExp(
    `^${address
      .replace(/\/\$$/, '(?:/.*)?')
      .replace('$stageId', `(?:${stageIds.join('|')})`)
      .replaceAll(/\$\w+/g, uuid)}$`,
  ),
}));

const projectPattern = new RegExp(`^/projects?/(${uuid})(?:/|$)`);

/** Id of the project whose page an address leads to. */
export const projectAt = (address: string): string | undefined => projectPattern.exec(address.toLowerCase())?.[1];

export const notFoundTitle = 'Page not found · CoScrum';

export type Found =
  | { kind: 'public'; page: PublicPage; route: string }
  | { kind: 'app'; route: string }
  | { kind: 'nothing'; route: undefined };

export const nothing: Found = { kind: 'nothing', route: undefined };

/** What stands at an address, which may end in a slash and be written in any case, as the router takes it too. */
export const pageAt = (address: string): Found => {
  const path = address.toLowerCase().replace(/(?<=.)\/+$/, '');
  const page = publicPages.find((one) => one.path === path);
  if (page !== undefined) return { kind: 'public', page, route: page.path };
  const app = appPatterns.find(({ pattern }) => pattern.test(path));
  return app ? { kind: 'app', route: app.address } : nothing;
};
