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
import { useDraft } from '../../ui/draft.ts';
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

/** Typing begins where the person asked to type. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

type QuestionProps = { item: QuestionItem; changes: Changes; isNext: boolean };

/** The next one to be answered stands open; an answered one shows its answer. */
function Question({ item, changes, isNext }: QuestionProps) {
  const { question, why, options, recommended, answer } = item.body;
  const { values, change, clear } = useDraft(`question:${item.id}`, { own: '' });
  const [typing, setTyping] = useState(false);
  const give = (text: string) => changes.update.mutate({ id: item.id, answer: text }, { onSuccess: clear });
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
                size="xs"
                classNames={{ root: classes.longButton, label: classes.longLabel }}
                onClick={() => give(option.answer)}
              >
                <span>
                  <b>{option.answer}</b>
                  <span className={classes.leadsTo}> {option.leadsTo}</span>
                </span>
              </Button>
              {index === recommended && (
                <Badge ml="xs" color="spruce" variant="outline">
                  Recommended
                </Badge>
              )}
            </li>
          ))}
        </ul>
        {typing ? (
          <form
            className={classes.answer}
            onSubmit={(submitted) => {
              submitted.preventDefault();
              if (values.own.trim() !== '') give(values.own.trim());
            }}
          >
            <TextInput
              label="Your answer"
              size="xs"
              ref={takeFocus}
              maxLength={limits.text}
              value={values.own}
              onChange={({ currentTarget }) => change({ own: currentTarget.value })}
            />
            <Button size="xs" type="submit" variant="light" disabled={values.own.trim() === ''}>
              Answer
            </Button>
          </form>
        ) : (
          <div>
            <Button size="compact-sm" variant="subtle" onClick={() => setTyping(true)}>
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
