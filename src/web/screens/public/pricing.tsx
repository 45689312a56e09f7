import { Card, Text, Title } from '@mantine/core';
import { LinkAnchor, LinkButton } from '../../ui/links.tsx';
import { Lead, Part } from './prose.tsx';

export function Pricing() {
  return (
    <>
      <Lead title="Pricing">CoScrum is free. There is one edition, and all of it is in it.</Lead>
      <Card mt="xl" maw="26rem">
        <Title order={2} size="h3">
          Self-hosted
        </Title>
        <Text fz="2rem" fw={700} mt="xs">
          Free
        </Text>
        <Text c="dimmed">Open source under the MIT licence. No paid tier, no trial, no limit on projects.</Text>
        <LinkButton to="/new-project" mt="lg">
          Start a project
        </LinkButton>
      </Card>
      <Part title="What it can cost all the same">
        <p>
          The machine that it runs on, and the backups that you make of it. The built-in advisor costs nothing: it runs
          on the same machine, without a key.
        </p>
      </Part>
      <Part title="What you give in return">
        <p>
          Nothing. No account with us is needed, no figures about your use are collected, and nobody is shown
          advertisements. <LinkAnchor to="/legal/privacy">Privacy</LinkAnchor> says what is stored and where,{' '}
          <LinkAnchor to="/legal/terms">Terms</LinkAnchor> what the licence allows.
        </p>
      </Part>
      <Part title="If somebody else runs this server for you">
        <p>
          They may ask money for it; the licence allows that. <LinkAnchor to="/contact">Contact</LinkAnchor> says how to
          reach them.
        </p>
      </Part>
    </>
  );
}
