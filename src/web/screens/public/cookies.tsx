import { Text } from '@mantine/core';
import { LinkAnchor } from '../../ui/links.tsx';
import { Lead, Part } from './prose.tsx';
import classes from './prose.module.css';

/** Each key begins as written here; a journey compares the list with what the browser really holds. */
const entries = [
  ['coscrum-scheme', 'Light, dark, or as your system has it', 'Until you remove it'],
  ['coscrum-sidebar-collapsed', 'Whether the sidebar of a project is collapsed', 'Until you remove it'],
  ['coscrum-hero', 'The idea that you are typing on the first page', 'Until the tab is closed'],
  [
    'coscrum-draft:',
    'What you typed or advisors offered and is not saved yet, one entry for each form or offer',
    'Until it is saved',
  ],
  ['tsr-scroll-restoration', 'Where you had scrolled to, so that Back leads there', 'Until the tab is closed'],
] as const;

export function Cookies() {
  return (
    <>
      <Lead title="Cookies">
        None on your own machine, and one where people sign in. This page names it, and what your browser keeps besides.
      </Lead>
      <Part title="One cookie, where people sign in">
        <p>
          On your own machine CoScrum sets no cookies, and no other site sets any through it. On a server where people
          sign in there is one: <code>coscrum.session_token</code> remembers that you are signed in, for 30 days after
          you were last there, and goes when you sign out.
        </p>
      </Part>
      <Part title="What your browser keeps">
        <p>These entries stay in the storage of your browser. They are never sent to the server by themselves.</p>
        <ul className={classes.grid}>
          {entries.map(([key, purpose, until]) => (
            <li key={key}>
              <code>{key}</code>
              <Text size="sm" mt={4} component="div">
                {purpose}
              </Text>
              <Text size="sm" c="dimmed" component="div">
                {until}
              </Text>
            </li>
          ))}
        </ul>
        <p>
          To remove them, clear the data of this site in your browser's settings. Your projects stay: they are on the
          server, as <LinkAnchor to="/legal/privacy">Privacy</LinkAnchor> says.
        </p>
      </Part>
    </>
  );
}
