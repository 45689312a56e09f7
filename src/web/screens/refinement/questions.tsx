import { limits } from '#contract/vocabulary.ts';
import { Badge, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  useProposals,
  type QuestionItem,
  type RefinementAddress,
  type useRefinementChanges,
} from '../../data/refinement.ts';
import { useSpeaker } from '../../data/about.ts';
import { forgetDraft, useDraft } from '../../ui/draft.ts';
import { focusSoon, useFormInPlace } from '../../ui/focus.ts';
import { Quote, Source, SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { AskingTeam } from './asking-team.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import classes from './refinement.module.css';

type Changes = ReturnType<typeof useRefinementChanges>;
type Props = { at: RefinementAddress; questions: readonly QuestionItem[]; changes: Changes; letters: number };

/** What Bea finds open. Answers are taken along when stories are asked for and estimated. */
export function Questions({ at, questions, changes, letters }: Props) {
  const speaker = useSpeaker({ engine: questions[0]?.provenance?.engine });
  const bea = useProposals(at, 'questions');
  const heading = useId();
  const next = questions.find(({ settled }) => settled === null);
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={3} size="h4" id={heading}>
            Open questions
          </Title>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconHelpCircle size={16} aria-hidden />}
            disabled={bea.state === 'asking'}
            onClick={bea.ask}
          >
            {questions.length === 0 ? 'Ask Bea what is open' : 'Ask Bea for more'}
          </Button>
        </Group>
        <AskingTeam asking={bea} who="bea" what="questions" />
        {bea.state !== 'asking' && (
          <ExpectedCost projectId={at.project_id} kind="clarify" letters={letters} again={bea.state !== 'idle'} />
        )}
        {questions.length > 0 && (
          <SuggestionSurface
            memberId="bea"
            {...speaker}
            accepted={questions.every(({ settled }) => settled === 'answered')}
          >
            <ul className={classes.questions} aria-label="Open questions">
              {questions.map((item) => (
                <li key={item.id}>
                  <Question item={item} changes={changes} isNext={item.id === next?.id} />
                </li>
              ))}
            </ul>
          </SuggestionSurface>
        )}
      </Stack>
    </section>
  );
}

const draftOf = (id: string): string => `question:${id}`;

type QuestionProps = { item: QuestionItem; changes: Changes; isNext: boolean };

/** The next one to be answered stands open; an answered one shows its answer. */
function Question({ item, changes, isNext }: QuestionProps) {
  const { question, why, options, recommended, answer } = item.body;
  const [typing, setTyping] = useState(false);
  const give = (text: string) =>
    changes.update.mutate({ id: item.id, answer: text }, { onSuccess: () => forgetDraft(draftOf(item.id)) });
  if (answer !== null)
    return (
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm">
          {question} <b>{answer}</b>
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          flex="none"
          aria-label={`Open again: ${question}`}
          onClick={() => give('')}
        >
          Open again
        </Button>
      </Group>
    );
  const quote = item.provenance?.quote ?? null;
  return (
    <details key={isNext ? 'next' : 'later'} open={isNext}>
      <summary>{question}</summary>
      <Stack gap="xs" mt="xs">
        <Text size="sm">{why}</Text>
        <ul className={classes.options}>
          {options.map((option, index) => (
            <li key={option.answer}>
              <Button
                variant="default"
                fullWidth
                justify="flex-start"
                classNames={{ root: classes.longButton, label: classes.longLabel }}
                onClick={() => give(option.answer)}
              >
                <span className={classes.option}>
                  {option.answer}
                  {index === recommended && (
                    <Badge component="span" size="sm">
                      Recommended
                    </Badge>
                  )}
                </span>{' '}
                <span className={classes.leadsTo}>{option.leadsTo}</span>
              </Button>
            </li>
          ))}
        </ul>
        {typing ? (
          <OwnAnswer id={item.id} onGive={give} onLeave={() => setTyping(false)} />
        ) : (
          <div>
            <Button size="compact-sm" variant="subtle" data-answer={item.id} onClick={() => setTyping(true)}>
              Another answer
            </Button>
          </div>
        )}
        {quote !== null && <Quote>{quote}</Quote>}
        <Source rule={item.provenance?.rule} />
      </Stack>
    </details>
  );
}

type OwnProps = { id: string; onGive: (text: string) => void; onLeave: () => void };

/** An answer in the person's own words. */
function OwnAnswer({ id, onGive, onLeave }: OwnProps) {
  const { values, change } = useDraft(draftOf(id), { own: '' });
  const own = values.own.trim();
  const form = useFormInPlace<HTMLFormElement>(() => {
    onLeave();
    focusSoon(`[data-answer="${id}"]`);
  });
  return (
    <form
      ref={form}
      className={classes.answer}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (own !== '') onGive(own);
      }}
    >
      <TextInput
        label="Your answer"
        size="xs"
        data-autofocus
        maxLength={limits.text}
        value={values.own}
        onChange={({ currentTarget }) => change({ own: currentTarget.value })}
      />
      <Button size="xs" type="submit" variant="light" disabled={own === ''}>
        Answer
      </Button>
    </form>
  );
}
