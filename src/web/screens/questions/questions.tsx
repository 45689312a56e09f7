import { Badge, Button, Group, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useSpeaker } from '../../data/about.ts';
import { useQuestions } from '../../data/questions.ts';
import { AtWork, CutShort } from '../../ui/advisor-at-work.tsx';
import { ExpectedCost } from './expected-cost.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { Quote, Source, SuggestionSurface } from '../../ui/suggestion-surface.tsx';

type Props = {
  projectId: string;
  /** What the questions are about; without any there is nothing to ask. */
  text: string;
  disabled?: boolean;
  /** Takes the answers along, a line each; what is thrown keeps them here. */
  onAnswers: (lines: string) => void;
};

/** Before features are suggested: up to five questions about what is left open, each with a recommended answer. */
export function Questions({ projectId, text, disabled = false, onAnswers }: Props) {
  const bea = useQuestions(projectId);
  const { state, questions, answers, lines } = bea;
  const speaker = useSpeaker({ engine: questions[0]?.engine });
  if (state === 'idle')
    return (
      <Group gap="sm">
        <Button variant="default" disabled={disabled || text.trim() === ''} onClick={() => bea.ask(text)}>
          Let Bea ask first
        </Button>
        {!disabled && <ExpectedCost projectId={projectId} kind="clarify" letters={text.length} what="Asking Bea" />}
      </Group>
    );
  return (
    <SuggestionSurface memberId="bea" {...speaker}>
      {state === 'asking' && (
        <AtWork onStop={bea.stop}>
          <Text role="status">Bea is looking for what is left open.</Text>
        </AtWork>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <CutShort isStopped={state === 'stopped'} title="Bea could not answer" onAgain={() => bea.ask(text)}>
          {state === 'stopped' ? 'You stopped Bea.' : 'All that you wrote is kept.'}{' '}
          {questions.length === 0 ? 'No question has arrived.' : 'The questions that have arrived can be answered.'}
        </CutShort>
      )}
      {state === 'done' && questions.length === 0 && (
        <Text role="status">Bea has no questions: what decides most has been said.</Text>
      )}
      {questions.map(({ id, question, why, quote, rule, options, recommended }) => (
        <Radio.Group
          key={id}
          label={question}
          description={why}
          value={answers[id] === undefined ? null : String(answers[id])}
          onChange={(chosen) => bea.choose(id, Number(chosen))}
        >
          <Stack gap="xs" mt="xs">
            {quote !== null && <Quote>{quote}</Quote>}
            <Source rule={rule} />
            {options.map(({ answer, leadsTo }, option) => (
              <Radio
                key={answer}
                value={String(option)}
                label={
                  <Group gap="xs">
                    {answer}
                    {option === recommended && (
                      <Badge variant="light" size="sm">
                        Recommended
                      </Badge>
                    )}
                  </Group>
                }
                description={leadsTo}
              />
            ))}
          </Stack>
        </Radio.Group>
      ))}
      <TakenCost taken={bea.taken} />
      {(state === 'stopped' || state === 'failed') && (
        <ExpectedCost projectId={projectId} kind="clarify" letters={text.length} again />
      )}
      {state !== 'asking' && (
        <Group gap="xs">
          {questions.length > 0 && (
            <Button
              variant="light"
              disabled={lines.length === 0}
              onClick={() => {
                onAnswers(lines.join('\n'));
                bea.close();
              }}
            >
              Take these answers along
            </Button>
          )}
          <Button variant="default" onClick={bea.close}>
            {questions.length === 0 ? 'Close' : 'Not now'}
          </Button>
        </Group>
      )}
    </SuggestionSurface>
  );
}
