import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { publicPages, type PublicPath } from '#domain/pages.ts';
import { aboutQuery } from '../../data/about.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import classes from './footer.module.css';

const groups: { title: string; paths: PublicPath[] }[] = [
  { title: 'Product', paths: ['/features', '/how-it-works', '/pricing', '/roadmap', '/changelog'] },
  { title: 'CoScrum', paths: ['/about', '/contact'] },
  { title: 'Legal', paths: ['/legal/privacy', '/legal/terms', '/legal/cookies'] },
];

/** Leads to every public page. The blog shows only where the operator has set its address. */
export function Footer() {
  const about = useQuery(aboutQuery()).data;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Text size="sm" c="dimmed">
          CoScrum{about && ` ${about.version}`}
        </Text>
        <nav aria-label="Footer" className={classes.links}>
          {groups.map(({ title, paths }) => (
            <div key={title}>
              <Text size="sm" fw={600} id={`footer-${title}`}>
                {title}
              </Text>
              <ul className={classes.group} aria-labelledby={`footer-${title}`}>
                {publicPages
                  .filter(({ path }) => paths.includes(path))
                  .toSorted((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path))
                  .map(({ path, name }) => (
                    <li key={path}>
                      <LinkAnchor to={path} size="sm" activeProps={{ 'aria-current': 'page' }}>
                        {name}
                      </LinkAnchor>
                    </li>
                  ))}
                {title === 'CoScrum' && about?.blog_url && (
                  <li>
                    <Anchor href={about.blog_url} rel="noreferrer" target="_blank" size="sm">
                      Blog
                    </Anchor>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
