import { Text, Title } from '@mantine/core';
import { Part } from './prose.tsx';
import classes from './prose.module.css';

const steps: { name: string; text: string }[] = [
  {
    name: 'Vision',
    text: 'You describe the project in your own words, as short or as long as you like. The words are kept; whatever is suggested later points back to them.',
  },
  {
    name: 'Team',
    text: 'Milo and Ava are always there. The analysis of your text proposes specialists, each with a reason, and you add or remove them.',
  },
  {
    name: 'Kickoff',
    text: 'Every member introduces itself to this project and says what it will look after.',
  },
  {
    name: 'PI Planning',
    text: 'Ava suggests features with a reason and, where there is one, a quote from your text. Theo and Claude review them. You choose what the program increment holds.',
  },
  {
    name: 'Story Refinement',
    text: 'Features become stories with acceptance criteria that are small enough to finish and clear enough to check.',
  },
  {
    name: 'Test Planning',
    text: 'Quinn proposes how each criterion will be checked, and which risks need more than that.',
  },
  {
    name: 'Sprint Planning',
    text: 'Stories are laid into sprints within what the team can do.',
  },
  {
    name: 'Review',
    text: 'What was planned is held against what was done, and what is unfinished goes where you say.',
  },
];

/** The eight steps that a project goes through. */
export function Lifecycle() {
  return (
    <Part title="The lifecycle in eight steps">
      <p>
        A project goes through eight steps. The last six are also the stages of every program increment, with their
        dates and their state.
      </p>
      <ol className={classes.steps}>
        {steps.map(({ name, text }) => (
          <li key={name} className={classes.step}>
            <div className={classes.heading}>
              <Title order={3} size="h4">
                {name}
              </Title>
            </div>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
    </Part>
  );
}
