import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../data/about.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import classes from './footer.module.css';

/** The blog shows only where the operator has set its address. */
export function Footer() {
  const about = useQuery(aboutQuery()).data;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Text size="sm" c="dimmed">
          CoScrum{about && ` ${about.version}`}
        </Text>
        <nav aria-label="Footer" className={classes.links}>
          <LinkAnchor to="/contact" size="sm">
            Contact
          </LinkAnchor>
          {about?.blog_url && (
            <Anchor href={about.blog_url} rel="noreferrer" target="_blank" size="sm">
              Blog
            </Anchor>
          )}
        </nav>
      </div>
    </footer>
  );
}
