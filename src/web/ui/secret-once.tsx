import { Alert, Button, Code, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './secret-once.module.css';

type Props = { title: string; text: string; secret: string; onDone: () => void };

/** Something that is shown once, to be copied. */
export function SecretOnce({ title, text, secret, onDone }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without https there is no clipboard; the text can be selected.
      setCopied(false);
    }
  };
  return (
    <Alert variant="light" color="spruce" title={title} role="status" mt="md">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text}</Text>
        <Code block className={classes.secret}>
          {secret}
        </Code>
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button size="xs" variant="subtle" onClick={onDone}>
            Done
          </Button>
          {copied === false && <Text size="sm">Please select and copy it by hand.</Text>}
        </div>
      </Stack>
    </Alert>
  );
}
