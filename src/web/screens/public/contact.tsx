import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../data/about.ts';
import { Lead, Part } from './prose.tsx';

/** Says the truth about a program that everybody runs for themselves. */
export function Contact() {
  return (
    <>
      <Lead title="Contact">This CoScrum is run by whoever started it, and not by its makers.</Lead>
      <Part title="Who to ask">
        <Operator />
      </Part>
      <Part title="Something does not work?">
        <p>
          Note the fault id that the page shows: the server's log holds the cause under the same id. Whoever runs the
          server can look it up.
        </p>
      </Part>
    </>
  );
}

function Operator() {
  const about = useQuery(aboutQuery());
  if (about.isPending) return <Skeleton h={24} mt="sm" maw="44rem" />;
  const contact = about.data?.contact ?? null;
  return contact === null ? (
    <p>
      Questions about this installation go to the person who runs it, who has not given an address here. The makers of
      the program can neither see nor restore what is in it. If that is you, set <code>COSCRUM_CONTACT</code>, and this
      page shows it.
    </p>
  ) : (
    <p>
      Whoever runs this server can be reached at{' '}
      <Anchor href={contact} rel="noreferrer">
        {contact.replace(/^mailto:/, '')}
      </Anchor>
      . The makers of the program can neither see nor restore what is in it.
    </p>
  );
}
