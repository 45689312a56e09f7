import { limits, type MemberId } from '#contract/vocabulary.ts';
import { Button, Text, Textarea, Title } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { startDraft } from '../../data/wizard-draft.ts';
import { Face } from '../../ui/face.tsx';
import { Changing, useMayChange } from '../../ui/changing.tsx';
import classes from './hero.module.css';

const theSeven: readonly MemberId[] = ['milo', 'ava', 'theo', 'bea', 'quinn', 'uma', 'sasha'];

/** The first thing to do: say what the project is about. The words travel to the wizard. */
export function Hero() {
  const navigate = useNavigate();
  const mayBegin = useMayChange();
  // A reload must not lose what was typed.
  const [idea, setIdea] = useSessionStorage({ key: 'coscrum-hero', defaultValue: '', getInitialValueInEffect: false });

  const start = () => {
    if (idea.trim() === '') return;
    startDraft(idea.trim());
    setIdea('');
    void navigate({ to: '/new-project' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    start();
  };
  const submitByKeyboard = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) start();
  };

  return (
    <section className={classes.hero}>
      <div className={classes.faces} aria-hidden>
        {theSeven.map((memberId) => (
          <Face key={memberId} memberId={memberId} size={48} />
        ))}
      </div>
      <Title order={1} className={classes.title}>
        {mayBegin ? 'What do you want to build?' : 'What your team builds'}
      </Title>
      <Text c="dimmed" className={classes.text}>
        {mayBegin
          ? 'Describe it in your own words. Your AI scrum team suggests features, reviews them and plans the first increment with you. You decide.'
          : 'You may read the projects of your workspaces. Who owns a workspace can let you change them, too.'}
      </Text>
      <Changing>
        <form className={classes.form} onSubmit={submit}>
          <Textarea
            aria-label="Your project idea"
            placeholder="Describe your project idea..."
            variant="unstyled"
            autosize
            minRows={3}
            maxLength={limits.text}
            value={idea}
            onChange={(event) => setIdea(event.currentTarget.value)}
            onKeyDown={submitByKeyboard}
          />
          <div className={classes.actions}>
            <Text size="sm" c="dimmed" visibleFrom="xs">
              Ctrl + Enter starts
            </Text>
            <Button type="submit" size="md" rightSection={<IconArrowRight size={18} aria-hidden />}>
              Start with CoScrum
            </Button>
          </div>
        </form>
      </Changing>
    </section>
  );
}
