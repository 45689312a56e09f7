import { memberIds } from '#contract/vocabulary.ts';
import { says, type Script } from './model-server.ts';

/** A model that answers every prompt in its form, and says who it was told to be and which project it read of. */
export const sensible: Script = (response, call) => {
  const [instructions = '', data = ''] = call.body.messages.map(({ content }) => content);
  const name = /^You are (\w+)/.exec(instructions)?.[1] ?? 'Nobody';
  const idea = /\n([^\n]{12,})\n<\/data/.exec(data)?.[1] ?? '';
  const said = `${name} on: ${idea}`;
  const answers: [sign: string, answer: unknown][] = [
    [
      '"features"',
      {
        features: [
          {
            name: 'Do what was asked',
            description: said,
            reasoning: said,
            quote: idea,
            complexity: 'M',
            value: 'Must Have',
          },
          {
            name: 'Send reminders',
            description: said,
            reasoning: said,
            quote: null,
            complexity: 'S',
            value: 'Could Have',
          },
        ],
      },
    ],
    [
      '"narrativeAssessment"',
      {
        narrativeAssessment: said,
        overallAssessment: said,
        implementationApproach: said,
        technicalConsiderations: [said],
        risks: [{ risk: said, mitigation: said }],
        recommendations: [said],
      },
    ],
    ['"keyPoints"', { analysis: said, keyPoints: [said], recommendations: [said] }],
    [
      '"members"',
      {
        members: memberIds.map((member) => ({
          member,
          reason: said,
          confidence: '80%',
          domain: null,
          domainDescription: null,
        })),
      },
    ],
    [
      '"questions"',
      {
        questions: ['Who confirms it?', 'How long is it kept?'].map((question) => ({
          question,
          why: said,
          quote: idea,
          options: [
            { answer: 'Nobody', leadsTo: said },
            { answer: 'Somebody', leadsTo: said },
          ],
          recommended: '1',
        })),
      },
    ],
    [
      '"stories"',
      {
        stories: ['Swap with one member', 'Take a swap back'].map((title) => ({
          title,
          as_a: 'As a member',
          i_want: `I want to ${title.toLowerCase()}.`,
          so_that: `so that the harvest is ${name}'s`,
          criteria: [
            {
              given: 'two trees',
              when: 'both members agree',
              outcome: 'the trees have changed hands',
              negative: false,
            },
            { given: 'one tree', when: 'it is swapped', outcome: 'the swap is refused', kind: 'neg.' },
          ],
          points: '4 points',
        })),
      },
    ],
    [
      '"tests"',
      {
        tests: ['Two trees change hands', 'One tree is refused', 'A swap in the last minute counts'].map(
          (title, at) => ({
            criterion: at < 2 ? at + 1 : null,
            title,
            level: 'Acceptance',
            priority: 'p1',
            steps: [said],
            expected: said,
          }),
        ),
      },
    ],
    ['"points"', { points: name.length, reason: said }],
    [
      '"claims"',
      {
        claims: [
          { text: said, about: ['F1'] },
          { text: 'Nothing bears this out.', about: ['F9'] },
        ],
      },
    ],
    ['"first"', { first: `In short, ${said}`, second: `${name}: shall we begin?` }],
    ['"text"', { text: said }],
  ];
  return says(answers.find(([sign]) => instructions.includes(sign))?.[1] ?? 'ready')(response, call);
};
