import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { id, requiredText } from './fields.ts';
import { operation } from './operation.ts';
import { clarification } from './story-advice.ts';
import { doneAsking } from './taken.ts';

export const askQuestions = operation({
  method: 'POST',
  path: '/projects/{project_id}/questions',
  tags: ['Advice'],
  summary:
    'Ask Bea what is left open in a text, at most five questions. Each is sent as soon as it is ready and none is stored; closing the stream stops her',
})
  .input(z.object({ project_id: id, text: requiredText('Text is required') }))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('question'), question: clarification }), doneAsking]),
    ),
  );
