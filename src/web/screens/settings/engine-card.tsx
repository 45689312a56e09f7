import { Alert, Badge, Button, Card, Code, Group, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import type { AdviceStatus } from '#contract/advice-run.ts';
import { IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useConnectionTest } from '../../data/advice-run.ts';
import { Changing } from '../../ui/changing.tsx';
import { reasonOf } from '../../ui/reason.ts';
import classes from './settings.module.css';

const providers: Record<string, string> = {
  'openai-compatible': 'OpenAI-compatible server',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

/** The engine, how it is reached, and whether it answers. */
export function EngineCard({ status }: { status: AdviceStatus }) {
  const { engine, provider, address, has_key } = status;
  const isModel = engine.id === 'model';
  return (
    <Card component="section" aria-labelledby="engine">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={2} size="h3" id="engine">
            The engine that speaks
          </Title>
          <Group gap="xs" mt={6}>
            <Text fw={600} className={classes.name}>
              {engine.name}
            </Text>
            <Badge variant="light">{isModel ? 'Model' : 'Built in'}</Badge>
          </Group>
        </div>
        <ConnectionTest isModel={isModel} />
      </Group>
      {isModel ? (
        <dl className={classes.facts}>
          <div>
            <dt>Provider</dt>
            <dd>{providers[provider ?? ''] ?? provider}</dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>{address ?? "The provider's own"}</dd>
          </div>
          <div>
            <dt>Key</dt>
            <dd>{has_key ? 'Set in COSCRUM_AI_KEY' : 'None'}</dd>
          </div>
        </dl>
      ) : (
        <Text mt="md" maw="44rem">
          The built-in advisor works by rules. It needs no key and no network, and costs nothing. To have a model speak
          instead, set <Code>COSCRUM_AI</Code> and <Code>COSCRUM_AI_MODEL</Code> before the server starts.
        </Text>
      )}
      {isModel && (
        <Text size="sm" c="dimmed" mt="md" maw="44rem">
          What you write about a project is sent to this model when you ask for advice. Where it fails, the built-in
          advisor answers, and the answer says so.
        </Text>
      )}
    </Card>
  );
}

function ConnectionTest({ isModel }: { isModel: boolean }) {
  const test = useConnectionTest();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    running.current = new AbortController();
    test.mutate(running.current.signal);
  };
  const stop = () => {
    running.current?.abort();
    test.reset();
  };
  return (
    <>
      <Changing>
        <Button variant="default" onClick={test.isPending ? stop : start}>
          {test.isPending ? 'Stop the test' : 'Test the connection'}
        </Button>
      </Changing>
      <div role="status" className={classes.result}>
        {test.isPending && <Text size="sm">Asking the engine for one word…</Text>}
        {test.data && (
          <Alert
            variant="light"
            color={test.data.ok ? 'spruce' : 'red'}
            icon={test.data.ok ? <IconCircleCheck aria-hidden /> : <IconPlugConnectedX aria-hidden />}
            title={test.data.ok ? (isModel ? 'Connected' : 'Ready') : 'Not connected'}
          >
            {test.data.text}
            {test.data.ok && isModel && ` It took ${seconds(test.data.duration_ms)}.`}
          </Alert>
        )}
        {test.isError && (
          <Alert variant="light" color="red" icon={<IconPlugConnectedX aria-hidden />} title="Not tested">
            {reasonOf(test.error) ?? 'The test could not be made. Please try again.'}
          </Alert>
        )}
      </div>
    </>
  );
}

const seconds = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
