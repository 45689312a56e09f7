import { failures } from '#contract/problems.ts';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { discussionQuery } from '../../data/discussion.ts';
import { useGeneration, useSaveOffers, type Prompt, type Source } from '../../data/generation.ts';
import type { Idea } from '#contract/idea.ts';
import { ideaQuery, useUpdateIdea } from '../../data/idea.ts';
import { AvaAtWork } from '../../ui/advisor-at-work.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Face } from '../../ui/face.tsx';
import { isNotFound } from '../../ui/reason.ts';
import classes from './ideas.module.css';
import { OfferActions, OfferBar } from './offer-bar.tsx';
import { OfferCard } from './offer-card.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { Questions } from '../questions/questions.tsx';
import type { ReactNode } from 'react';
import { waiting } from '../../ui/waiting.ts';

type Props = { source: Source; onSaved: () => void };

/** What features are made of: an idea, or one that the team has discussed. */
export const Generate = (props: Props) =>
  props.source.kind === 'idea' ? <OfIdea {...props} /> : <OfDiscussion {...props} />;

function OfIdea({ source, onSaved }: Props) {
  const { data, error, refetch } = useQuery(ideaQuery(source.projectId, source.id));
  if (data) {
    const prompt = { idea_title: data.title, idea_description: data.description };
    return (
      <Offers
        source={source}
        prompt={prompt}
        heading={data.title}
        onSaved={onSaved}
        before={<OpenInIdea idea={data} />}
      />
    );
  }
  return <Without title="Idea not found" failure={failures.ideaFetch} error={error} onRetry={() => void refetch()} />;
}

/** What the idea leaves open; the answers become part of its description. */
function OpenInIdea({ idea }: { idea: Idea }) {
  const { mutate } = useUpdateIdea(idea);
  return (
    <Questions
      projectId={idea.project_id}
      text={`${idea.title}. ${idea.description}`}
      onAnswers={(lines) => mutate({ description: `${idea.description.trimEnd()}\n\n${lines}` })}
    />
  );
}

function OfDiscussion({ source, onSaved }: Props) {
  const { data, error, refetch } = useQuery(discussionQuery({ project_id: source.projectId, id: source.id }));
  if (data) {
    const [line = ''] = data.idea.split('\n', 1);
    const prompt = { idea_title: line, idea_description: data.idea };
    return <Offers source={source} prompt={prompt} heading="What the team discussed" onSaved={onSaved} />;
  }
  return (
    <Without
      title="Discussion not found"
      failure={failures.discussionFetch}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

type Missing = { title: string; failure: { title: string; text: string }; error: unknown; onRetry: () => void };

function Without({ title, failure, error, onRetry }: Missing) {
  if (isNotFound(error)) return <EmptyState title={title} text="It was deleted, or never was in this project." />;
  if (error) return <ErrorState {...failure} error={error} onRetry={onRetry} />;
  return <Skeleton h={140} {...waiting('Loading')} />;
}

/** Ava's suggestions: all selected at first; only what the person leaves selected is saved. */
type Offering = Props & { prompt: Prompt; heading: string; before?: ReactNode };

function Offers({ source, prompt, heading, onSaved, before }: Offering) {
  const generation = useGeneration(source);
  const save = useSaveOffers(source);
  const { state, offers, prompt: asked } = generation;
  const ask = () => generation.ask(prompt);
  return (
    <Stack gap="md">
      <div>
        <Title order={3}>Generate Features</Title>
        <Text c="dimmed">Ava suggests, you decide. Only what you leave selected is saved.</Text>
      </div>
      <details className={classes.source}>
        <summary>{heading}</summary>
        <Text size="sm" mt={6} style={{ whiteSpace: 'pre-wrap' }}>
          {prompt.idea_description}
        </Text>
      </details>
      {state === 'idle' && (
        <>
          {before}
          <div>
            <Button size="md" leftSection={<Face memberId="ava" size={26} />} onClick={ask}>
              Generate Features
            </Button>
          </div>
        </>
      )}
      {offers.length > 0 && (
        <OfferBar
          generation={generation}
          saving={save.isPending}
          onSave={() =>
            save.mutate({ state, arrived: generation.arrived, offers, prompt: asked }, { onSuccess: onSaved })
          }
        />
      )}
      {offers.length > 0 && <OfferActions generation={generation} onAgain={ask} />}
      <AvaAtWork
        state={state}
        count={generation.arrived}
        taken={generation.taken}
        reads={source.kind === 'idea' ? 'your idea' : 'what the team said'}
        otherwise={
          source.kind === 'idea'
            ? 'Say more in the description of the idea: who does what, and when.'
            : 'Discuss it with the team once more, in other words.'
        }
        onStop={generation.stop}
        onAgain={ask}
      />
      {state !== 'asking' && (
        <ExpectedCost
          projectId={source.projectId}
          letters={prompt.idea_description.length}
          what={state === 'idle' ? 'Asking Ava' : 'Asking again'}
        />
      )}
      <ul className={classes.cards} aria-label="Suggested features">
        {offers.map((offer) => (
          <li key={offer.key}>
            <OfferCard offer={offer} onChange={(patch) => generation.changeOffer(offer.key, patch)} />
          </li>
        ))}
        {state === 'asking' && (
          <li aria-hidden>
            <Skeleton h={180} />
          </li>
        )}
      </ul>
    </Stack>
  );
}
