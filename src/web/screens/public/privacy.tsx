import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../data/about.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { Lead, Part } from './prose.tsx';

export function Privacy() {
  return (
    <>
      <Lead title="Privacy">
        CoScrum is a program that somebody runs on a machine of their own. Its makers run no service, and receive
        nothing.
      </Lead>
      <Part title="What is stored">
        <ul>
          <li>
            What you write and accept: projects, teams, ideas, features with their reviews and history, program
            increments and planning sessions, and what the team said of an idea you discussed.
          </li>
          <li>
            Each time an advisor was asked: which engine spoke, how long it took and what it cost, not its words;
            forgotten after a year.
          </li>
          <li>An activity log of each project: what was done, when, and under which name.</li>
          <li>For a day at most, the answers to changes that were sent with a key against doing them twice.</li>
        </ul>
      </Part>
      <Part title="Where">
        <p>
          In one file in a folder on the server's machine, or in the PostgreSQL database that the operator has named.
          Backups are the operator's. A deleted project can be restored for 30 days and is then removed for good.
        </p>
      </Part>
      <Part title="What leaves the machine">
        <Leaving />
        <p>
          The pages load their scripts, type and faces from this server alone, and your browser is told to refuse
          anything else. No figures about your use are collected.
        </p>
      </Part>
      <Part title="What the server logs">
        <p>
          Faults, and addresses that lead nowhere, without what follows a question mark. If the operator asks for more,
          also method, path, status and duration of each request. The log holds no names of visitors and none of their
          network addresses.
        </p>
      </Part>
      <Part title="What stays in your browser">
        <p>
          Your colour scheme, the state of the sidebar, and what you typed and have not saved yet.{' '}
          <LinkAnchor to="/legal/cookies">Cookies</LinkAnchor> lists each entry.
        </p>
      </Part>
      <Part title="Who else can read it">
        <p>
          On your own machine nobody signs in, and the server answers only that machine. Where people sign in, a project
          is read by the members of its workspace and by whoever runs the server; a log of who let whom in, with network
          addresses, is read by the owners. To have something removed, ask the operator (
          <LinkAnchor to="/contact">Contact</LinkAnchor>).
        </p>
      </Part>
    </>
  );
}

/** About this very server: which advisor it has. */
function Leaving() {
  const about = useQuery(aboutQuery());
  if (about.isPending) return <Skeleton h={24} mt="sm" maw="44rem" />;
  const engine = about.data?.engine;
  if (engine?.id === 'builtin')
    return <p>Nothing. This server uses the built-in advisor, which runs inside it and calls nobody.</p>;
  return (
    <p>
      With the built-in advisor, nothing.{' '}
      {engine
        ? `This server uses a model instead (${[engine.name, engine.model].filter(Boolean).join(', ')}): what you ask the advisors, and what they need to know of the project, is sent to whoever runs that model.`
        : 'Which advisor this server uses could not be read just now.'}
    </p>
  );
}
