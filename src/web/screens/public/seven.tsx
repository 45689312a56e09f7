import { Text, Title } from '@mantine/core';
import { publicTeamIds, roster } from '#domain/personas.ts';
import { Face } from '../../ui/face.tsx';
import { Part } from './prose.tsx';
import classes from './prose.module.css';

/** The seven personas, with their faces and what each looks after. */
export function Seven() {
  return (
    <Part title="The seven">
      <p>Each member of the team looks at your project from one side. They are personas of a program, not people.</p>
      <ul className={classes.grid}>
        {publicTeamIds.map((id) => {
          const { name, role, description } = roster[id];
          return (
            <li key={id} className={classes.person}>
              <Face memberId={id} size={56} />
              <div>
                <Title order={3} size="h4">
                  {name}
                </Title>
                <Text size="sm" c="dimmed" component="div">
                  {role}
                </Text>
                <Text size="sm" mt={4} component="div">
                  {description}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
      <p>
        Two more join where they are needed: Claude, a second architect, in PI planning, and Dana, an expert for the
        field that you name.
      </p>
    </Part>
  );
}
