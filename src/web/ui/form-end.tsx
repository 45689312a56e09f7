import { Button, Group, type ButtonProps } from '@mantine/core';

type Props = Pick<ButtonProps, 'loading' | 'disabled' | 'variant' | 'size'> & { label: string; onCancel: () => void };

/** The two ways out of a form: without it, and by sending it. */
export const FormEnd = ({ label, onCancel, ...send }: Props) => (
  <Group justify="flex-end" gap="xs">
    <Button variant="default" {...(send.size && { size: send.size })} onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" {...send}>
      {label}
    </Button>
  </Group>
);
