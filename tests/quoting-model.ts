import { says, type ModelCall, type Script } from './model-server.ts';

/** What a model was told, text by text. */
export const toldTo = ({ body }: ModelCall): string[] =>
  [...(body.messages[1]?.content ?? '').matchAll(/<data (\w+)>\n([\s\S]*?)\n<\/data \1>/g)].map(
    ([, , text]) => text ?? '',
  );

/** A model that quotes each text that it is told of, and asks about each. */
export const quoting: Script = (response, call) => {
  const quotes = toldTo(call);
  const features = quotes.map((quote, at) => ({
    name: `Feature ${at}`,
    description: '',
    reasoning: '',
    quote,
    complexity: 'S',
    value: 'Must Have',
  }));
  const options = ['Yes', 'No'].map((answer) => ({ answer, leadsTo: '' }));
  const questions = quotes.map((quote) => ({ question: `What of this: ${quote}?`, why: '', quote, options }));
  return says({ features, questions })(response, call);
};
