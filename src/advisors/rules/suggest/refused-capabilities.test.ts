import { expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

const textsOf = (idea: string) =>
  suggestionsFor({ from: 'idea', idea, project: '' })
    .filter(({ quote }) => quote === null)
    .map(({ name, description }) => `${name}: ${description}`)
    .join('\n');

test('who refuses to be paid through the product gets nothing that is paid by card or online', () => {
  const said = 'A makerspace for our village. Members book the laser cutter and get a training.';
  expect(textsOf(said)).toMatch(/paid monthly or yearly by card/u);
  for (const refusing of ["We don't want online payments.", 'No online payments.', 'No payments.'])
    expect(textsOf(`${said} ${refusing}`)).not.toMatch(/pa(?:y|id)\b[^.]*(?:card|online|debit)/iu);
  expect(textsOf(`${said} We don't want online payments.`)).toMatch(/Open doors by card/u);
});

test('who answers that a personal link is enough gets no signing in', () => {
  const said = 'Our office wiki. Staff write articles and search them, the board approves them.';
  const answer = 'Do staff need an account?';
  expect(textsOf(said)).toMatch(/sign in|single sign-on|role/iu);
  expect(textsOf(`${said}\n\n${answer} No, a personal link is enough.`)).not.toMatch(/\bsigns? in\b/iu);
});
