import { Group, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { roster } from '#domain/personas.ts';
import { discussionQuery } from '../../data/discussion.ts';
import { Changing } from '../../ui/changing.tsx';
import { LinkAnchor, LinkButton } from '../../ui/links.tsx';
import { Quote } from '../../ui/suggestion-surface.tsx';
import classes from './discussed-features.module.css';

type Props = { projectId: string; discussionId: string };

/** Offers to make features of an idea that the team has discussed; what was said is taken along. */
export function DiscussedFeatures({ projectId, discussionId }: Props) {
  const { data } = useQuery(discussionQuery({ project_id: projectId, id: discussionId }));
  if (!data) return null;
  const heard = new Intl.ListFormat('en').format(data.answered.map((id) => roster[id].name));
  return (
    <section aria-label="From the team discussion" className={classes.offer}>
      <div className={classes.words}>
        <Text fw={600}>From the team discussion</Text>
        <Text size="sm" c="dimmed" mb="xs">
          What {heard} said goes along.{' '}
          <LinkAnchor
            to="/project/$projectId/team-discussion"
            params={{ projectId }}
            search={{ discussion: discussionId }}
            size="sm"
            underline="always"
          >
            Read it again
          </LinkAnchor>
        </Text>
        <Quote>{data.idea}</Quote>
      </div>
      <Group>
        <Changing>
          <LinkButton
            to="/project/$projectId/ideas"
            params={{ projectId }}
            search={{ tab: 'generate', discussion: discussionId }}
            leftSection={<IconSparkles size={18} aria-hidden />}
          >
            Generate Features
          </LinkButton>
        </Changing>
      </Group>
    </section>
  );
}
