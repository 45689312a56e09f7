import type { Discussion } from '#contract/discussion.ts';
import { failures } from '#contract/problems.ts';
import type { Taken } from '#contract/taken.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { infiniteQueryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, type Asking } from './asking.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';

export type DiscussionAddress = { project_id: string; id: string };

/** Earlier discussions of a project, newest first, page by page. */
export const discussionsQuery = (project_id: string) =>
  infiniteQueryOptions(
    orpc.discussion.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ project_id, limit: 10, ...(cursor !== undefined && { cursor }) }),
      ...byCursor,
    }),
  );

export const discussionQuery = (at: DiscussionAddress) =>
  orpc.discussion.get.queryOptions({ input: at, meta: { failure: 'discussionFetch' } });

/** Takes over what has been learned of a discussion, unless something newer is known. */
const learn = (queries: QueryClient, at: DiscussionAddress, change: (known: Discussion) => Discussion) =>
  queries.setQueryData(discussionQuery(at).queryKey, (known) => {
    if (known === undefined) return known;
    const after = change(known);
    return after.version > known.version ? after : known;
  });

/** Who is asked at this moment, in which discussion; `memberId` is null before the first is. */
export type AskingTeam = { id: string; memberId: MemberId | null };

/**
 * The asking of the team: each answer shows as soon as it is there, and is kept on the server from then on. Stop ends
 * the member who thinks and keeps what was said. Leaving the screen stops it too, and it can be taken up again.
 */
export function useAskingTeam(projectId: string) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<AskingTeam | null>(null);
  const [taken, setTaken] = useState<Taken>(null);
  const running = useRef<Asking>(null);
  const latest = useRef<Asking>(null);
  useEffect(() => () => running.current?.stop.abort(), []);

  const hear = async (id: string, one: Asking, memberId?: MemberId) => {
    const at = { project_id: projectId, id };
    const stream = await client.discussion.discuss({ ...at, ...(memberId !== undefined && { memberId }) }, one.call);
    for await (const event of stream) {
      if (event.type === 'asking') setAsking({ id, memberId: event.memberId });
      else if (event.type === 'feedback')
        learn(queries, at, (known) => ({
          ...known,
          version: event.version,
          answered: [...known.answered, event.feedback.memberId],
          failed: known.failed.filter((one) => one !== event.feedback.memberId),
          feedback: [...known.feedback, event.feedback],
        }));
      else if (event.type === 'failed')
        learn(queries, at, (known) => ({
          ...known,
          version: event.version,
          failed: [...known.failed.filter((one) => one !== event.memberId), event.memberId],
        }));
      else {
        setTaken(event.taken);
        queries.setQueryData(discussionQuery(at).queryKey, event.discussion);
      }
    }
  };

  const whileAsking = async (id: string, work: (one: Asking) => Promise<void>) => {
    if (running.current) return;
    const one = newAsking();
    running.current = one;
    latest.current = one;
    setAsking({ id, memberId: null });
    setTaken(null);
    try {
      await work(one);
    } catch (error) {
      if (!one.stop.signal.aborted) tellFailure(failures.discussionAsk, error);
      void findTaken(projectId, one, (took) => latest.current === one && setTaken(took));
    } finally {
      running.current = null;
      setAsking(null);
      void queries.invalidateQueries({ queryKey: orpc.discussion.key() });
    }
  };

  return {
    asking,
    /** What the last asking took. */
    taken,
    /** Puts an idea before the team and asks its members; `onStarted` is told the discussion's id before anybody is. */
    analyze: (idea: string, onStarted: (id: string) => void) =>
      whileAsking('', async (one) => {
        const started = await client.discussion
          .start({ project_id: projectId, idea }, { signal: one.stop.signal })
          .catch((error: unknown) => {
            if (!one.stop.signal.aborted) tellFailure(failures.discussionStart, error);
          });
        if (!started) return;
        queries.setQueryData(discussionQuery({ project_id: projectId, id: started.id }).queryKey, started);
        onStarted(started.id);
        setAsking({ id: started.id, memberId: null });
        await hear(started.id, one);
      }),
    /** Goes on with those who have not spoken, or asks one that failed again. */
    ask: (id: string, memberId?: MemberId) => whileAsking(id, (one) => hear(id, one, memberId)),
    stop: () => running.current?.stop.abort(),
  };
}
