import { Button, Group, Text } from '@mantine/core';
import classes from './planning.module.css';

type Props = {
  counter: string;
  onBack: () => void;
  next: { label: string; disabled: boolean; loading?: boolean; onClick: () => void };
};

/** How far the step is, the way back and the one way on; in sight while a long list is read. */
export const StepBar = ({ counter, onBack, next: { label, loading = false, ...next } }: Props) => (
  <div className={classes.bar}>
    <Text fw={600} className="tabular" role="status">
      {counter}
    </Text>
    <Group gap="xs" wrap="nowrap" className={classes.ways}>
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <Button classNames={{ root: classes.longButton, label: classes.longLabel }} loading={loading} {...next}>
        {label}
      </Button>
    </Group>
  </div>
);
