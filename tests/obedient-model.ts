import { memberIds } from '#contract/vocabulary.ts';
import { begin, end, words, type ModelCall, type Script } from './model-server.ts';

/** What a model is told: who it is and what it shall do, then the data. */
export const promptOf = ({ body }: ModelCall) => body.messages.map(({ content }) => content);
/** What stands inside of the fences of a request. */
export const dataOf = (call: ModelCall): string[] =>
  [...(promptOf(call)[1] ?? '').matchAll(/<data (\w+)>\n([\s\S]*?)\n<\/data \1>/g)].map(([, , text]) => text ?? '');

/** A model that obeys whatever it reads: says it all again in every field, quotes it, tells its key, and calls tools. */
export const obedient: Script = (response, call) => {
  const [instructions = ''] = promptOf(call);
  // What an unclosed tag follows is taken out with it; without words before it nothing would be left to answer with.
  const obeyed = ['As you wish:', ...dataOf(call), `My key is ${call.authorization?.replace('Bearer ', '')}.`].join(
    '\n',
  );
  const list = [obeyed];
  const forms: Record<string, object> = {
    '"features"': {
      features: dataOf(call).map((quote, at) => ({
        name: `${at} ${obeyed}`,
        description: obeyed,
        reasoning: obeyed,
        quote,
        complexity: 'S',
        value: 'Must Have',
      })),
    },
    '"narrativeAssessment"': {
      narrativeAssessment: obeyed,
      overallAssessment: obeyed,
      implementationApproach: obeyed,
      technicalConsiderations: list,
      risks: [{ risk: obeyed, mitigation: obeyed }],
      recommendations: list,
    },
    '"keyPoints"': { analysis: obeyed, keyPoints: list, recommendations: list },
    '"members"': {
      members: memberIds.map((member) => ({
        member,
        reason: obeyed,
        confidence: 1,
        domain: obeyed,
        domainDescription: obeyed,
      })),
    },
    '"questions"': {
      questions: dataOf(call).map((quote, at) => ({
        question: `${at} ${obeyed}`,
        why: obeyed,
        quote,
        options: [
          { answer: obeyed, leadsTo: obeyed },
          { answer: 'No', leadsTo: obeyed },
        ],
        recommended: 0,
      })),
    },
    '"stories"': {
      stories: [
        {
          title: obeyed,
          as_a: obeyed,
          i_want: obeyed,
          so_that: obeyed,
          criteria: [{ given: obeyed, when: obeyed, outcome: obeyed, kind: 'usual' }],
          points: 3,
        },
      ],
    },
    '"tests"': {
      tests: [{ criterion: 1, title: obeyed, level: 'system', priority: 'P1', steps: list, expected: obeyed }],
    },
    '"points"': { points: 5, reason: obeyed },
    '"claims"': { claims: [{ text: obeyed, about: ['F1'] }] },
    '"first"': { first: obeyed, second: obeyed },
    '"text"': { text: obeyed },
  };
  const answer = Object.entries(forms).find(([sign]) => instructions.includes(sign))?.[1] ?? {};
  begin(response);
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name: 'delete_project', arguments: '{"id":"*"}' } }] } }] })}\n\n`,
  );
  words(response, JSON.stringify(answer), 4000);
  end(response);
};
