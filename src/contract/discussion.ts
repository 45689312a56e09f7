import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { suggestedFeatures } from './idea.ts';
import { anyVersion, id, instant, pageOf, paging, text, version } from './fields.ts';
import { cameFrom, saidByRules, spokenBy } from './advice.ts';
import { operation } from './operation.ts';
import { taken } from './taken.ts';
import { memberIds } from './vocabulary.ts';

/** What one member of the team says of an idea. `analysis` may have several lines. */
export const memberFeedback = z.object({
  memberId: z.enum(memberIds),
  analysis: z.string(),
  keyPoints: z.array(z.string()),
  recommendations: z.array(z.string()),
  rule: saidByRules,
  engine: spokenBy,
  run_id: cameFrom,
});
export type MemberFeedback = z.infer<typeof memberFeedback>;

/** Feedback as it is kept: with the name of the engine that spoke, and when. */
export const keptFeedback = memberFeedback.extend({
  engine: z.string(),
  instead: z.boolean().describe('The model was asked and failed, so the built-in advisor answered in its place.'),
  created_at: instant,
});
export type KeptFeedback = z.infer<typeof keptFeedback>;

/** A discussion as lists show it: without what was said. */
export const discussionCard = z.object({
  id,
  project_id: id,
  idea: z.string(),
  members: z.array(z.enum(memberIds)).describe('Who is asked, in this order: the team as it was at the start.'),
  answered: z.array(z.enum(memberIds)),
  failed: z.array(z.enum(memberIds)).describe('Who could not answer; each can be asked again.'),
  created_at: instant,
  created_by: z.string(),
  version,
});
export type DiscussionCard = z.infer<typeof discussionCard>;

/** An idea and what the team says of it, as far as its members have answered. */
export const discussion = discussionCard.extend({ feedback: z.array(keptFeedback) });
export type Discussion = z.infer<typeof discussion>;

const on = { tags: ['Team discussion'] };
const one = { project_id: id, id };
const path = '/projects/{project_id}/discussions' as const;

export const listDiscussions = operation({
  ...on,
  method: 'GET',
  path,
  summary: 'Discussions of a project, newest first',
})
  .input(z.object({ project_id: id, ...paging }))
  .output(pageOf(discussionCard));

export const getDiscussion = operation({
  ...on,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One discussion with what every member said',
})
  .input(z.object(one))
  .output(discussion);

export const startDiscussion = operation({
  ...on,
  method: 'POST',
  path,
  summary: 'Put an idea before the team. Nobody is asked yet',
  successStatus: 201,
})
  .input(z.object({ project_id: id, idea: text }))
  .output(discussion);

export const discuss = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/feedback`,
  summary:
    'Ask the members who have not spoken yet, or one that failed, one after another. Each answer is kept before it is sent; closing the stream stops them',
})
  .input(
    z.object({
      ...one,
      memberId: z.enum(memberIds).optional().describe('Ask only this member, again.'),
      version: anyVersion,
    }),
  )
  .output(
    eventIterator(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('asking'), memberId: z.enum(memberIds) }),
        z.object({ type: z.literal('feedback'), feedback: keptFeedback, version }),
        z.object({ type: z.literal('failed'), memberId: z.enum(memberIds), version }),
        z.object({ type: z.literal('done'), discussion, taken }),
      ]),
    ),
  );

export const generateFromDiscussion = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/suggestions`,
  summary:
    'Ask Ava for features of a discussed idea, with what the team said of it. None is stored; closing the stream stops her',
})
  .input(z.object(one))
  .output(suggestedFeatures);
