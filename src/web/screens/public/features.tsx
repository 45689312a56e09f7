import { Anchor, Text, Title } from '@mantine/core';
import { LinkAnchor } from '../../ui/links.tsx';
import { Lead, Part } from './prose.tsx';
import classes from './prose.module.css';

const groups = [
  {
    title: 'Begin',
    entries: [
      ['From a sentence to a project', 'A wizard takes your idea, tags and context, and keeps them over a reload.'],
      ['A team with reasons', 'Members are proposed for this project, each with why and how sure.'],
      ['Kickoff', 'Every member introduces itself to your project.'],
    ],
  },
  {
    title: 'Plan',
    entries: [
      ['Ideas', 'Write wishes down as they come, and have features suggested from them.'],
      ['PI planning in four steps', 'Context, suggestions, reviews by two architects, scope. Each step is kept.'],
      ['Team discussion', 'Every member says what it sees in an idea, from its own angle; what was said is kept.'],
      ['Reasons and quotes', 'A suggestion says why it was made, and quotes you where your words led to it.'],
    ],
  },
  {
    title: 'From plan to done',
    entries: [
      [
        'Story refinement',
        'Stories with numbered criteria, open questions, a linter, and estimates as in planning poker.',
      ],
      ['Tests', 'Cases for each criterion, results by hand or from your pipeline, and a gate that is computed.'],
      ['Sprints', 'Capacity from people and days off, a plan that is proposed and explained, a board and its charts.'],
      ['Forecast', 'Dates from finished work, or a range of the estimates where there is too little of it.'],
      ['Review', 'Planned against done, a demo checklist, a retrospective whose actions become stories.'],
    ],
  },
  {
    title: 'Keep the overview',
    entries: [
      ['Program increments', 'Six stages, a tracker, a timeline to scale, and at most one active at a time.'],
      ['Features and backlog', 'Tabs, filters and a search that are in the address, and a history of each change.'],
      ['Dashboard', 'The stage, the next thing to do, and figures computed from the data.'],
      ['Live', 'A change in one window shows in the others.'],
    ],
  },
  {
    title: 'Own it',
    entries: [
      ['Your machine', 'One SQLite file by default, PostgreSQL where you set it.'],
      ['Backups', 'A checked one each day. Projects leave as JSON and come back the same to the byte.'],
      ['For a team', 'Accounts, workspaces with roles, tokens, and who is on the same screen.'],
      ['The terminal', 'npx coscrum plan goes from an idea to a planned increment, as Markdown or JSON.'],
      ['An advisor or a model', 'The built-in advisor needs no key. A model, local or hosted, can speak in its place.'],
      ['For everybody', 'By keyboard, on a phone, in light and dark.'],
    ],
  },
] as const;

export function Features() {
  return (
    <>
      <Lead title="Features">
        What is there today. What comes is on the <LinkAnchor to="/roadmap">roadmap</LinkAnchor>.
      </Lead>
      {groups.map(({ title, entries }) => (
        <Part key={title} title={title}>
          <ul className={classes.grid}>
            {entries.map(([name, text]) => (
              <li key={name}>
                <Title order={3} size="h4">
                  {name}
                </Title>
                <Text size="sm" mt={4} component="div">
                  {text}
                </Text>
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <Part title="For programs">
        <p>
          Everything the pages do is also a REST interface, described by this server at{' '}
          <Anchor href="/api/docs">/api/docs</Anchor>.
        </p>
      </Part>
    </>
  );
}
