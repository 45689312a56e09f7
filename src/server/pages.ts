import { type Found, notFoundTitle, pageAt, publicPages } from '#domain/pages.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const imageSize = { width: 1200, height: 630 };

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escaped(String(content))}" />`;

/** The tags in the head of what was found at an address; those of a project's pages hold nothing of its data. */
export const headOf = (found: Found, origin: string): string => {
  const [home] = publicPages;
  const page = found.kind === 'public' ? found.page : home;
  const title = { public: page.title, app: 'CoScrum', nothing: notFoundTitle }[found.kind];
  const image = `${origin}/social/${page.image}.png`;
  const own =
    found.kind === 'public'
      ? [
          `<link rel="canonical" href="${escaped(origin + page.path)}" />`,
          meta('property', 'og:url', origin + page.path),
        ]
      : [meta('name', 'robots', 'noindex')];
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', page.description),
    ...own,
    meta('property', 'og:site_name', 'CoScrum'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', imageSize.width),
    meta('property', 'og:image:height', imageSize.height),
    meta('property', 'og:image:alt', page.line),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
};

const slot = /<!-- page:[^>]*-->[\s\S]*<!-- \/page -->/;

/** The built page with the tags of an address. Throws when it has no place for them, which is a fault of the build. */
export const withHead = (html: string, tags: string): string => {
  const place = slot.exec(html);
  if (place === null) throw new Error('index.html has no place for the tags of a page');
  return html.slice(0, place.index) + tags + html.slice(place.index + place[0].length);
};

/** By the address of a route, the scripts and styles that it needs; the build writes them. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * The page with links to what the route at a path needs, after the entry, so that it is not held up. The styles are there
 * before any script runs: a screen that is drawn without them would measure its lists and fields wrongly.
 */
export const withPreloads = (html: string, path: string, preloads: Preloads): string => {
  const { route } = pageAt(path);
  const links = ((route !== undefined && preloads[route]) || []).map(
    (file) =>
      `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${escaped(file)}" />`,
  );
  return html.replace('</head>', () => `${links.join('\n    ')}</head>`);
};

export const sitemapOf = (origin: string): string => {
  const addresses = publicPages.map(({ path }) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
};

export const robotsOf = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /new-project
Disallow: /project/
Disallow: /projects/

Sitemap: ${origin}/sitemap.xml
`;
