import { Text, ThemeIcon, Title } from '@mantine/core';
import { IconMessages, IconSparkles, IconTestPipe } from '@tabler/icons-react';
import classes from './getting-started.module.css';

const guides = [
  {
    icon: IconMessages,
    title: 'Conversation-First Development',
    text: 'Begin with your own words. The team answers with features, with reasons, and with what it would ask you.',
  },
  {
    icon: IconSparkles,
    title: 'AI Integration',
    text: 'Advisors suggest and review. Nothing they say becomes part of your project before you accept it.',
  },
  {
    icon: IconTestPipe,
    title: 'Testing & Traceability',
    text: 'Each feature keeps where it came from: your words, the reviews, and every decision since.',
  },
] as const;

export function GettingStarted() {
  return (
    <section aria-labelledby="getting-started">
      <Title order={2} id="getting-started" mb="md">
        Getting Started
      </Title>
      <div className={classes.strip}>
        {guides.map(({ icon: Icon, title, text }) => (
          <article key={title} className={classes.guide}>
            <ThemeIcon variant="light" size={40} radius="xl">
              <Icon size={22} aria-hidden />
            </ThemeIcon>
            <div>
              <Title order={3} size="h4">
                {title}
              </Title>
              <Text size="sm" c="dimmed" mt={4}>
                {text}
              </Text>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
