import { failures } from '#contract/problems.ts';
import type { PlanningSession } from '#contract/planning.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';
import { tellFailure } from '../ui/toasts.ts';
import { client } from './client.ts';
import { useConnection } from './live.ts';
import { keepSession, knownSession, type PlanningAddress } from './planning.ts';
import { currentOf } from './stale.ts';
import { contextWith, textsOf, type ContextField } from './context-texts.ts';
import {
  isContested,
  mine,
  sending,
  settled,
  shown,
  theirs,
  typing,
  unsaved,
  unsent,
  type Edits,
} from './typed-fields.ts';

export type { ContextField };

export type Saving = 'saved' | 'typed' | 'saving' | 'failed';

const pauseBeforeSaving = 500;
/** How often a save is tried again by itself when somebody else saved at the same moment. */
const attempts = 5;

const draftOf = (at: PlanningAddress) => `planning:${at.pi_id}`;

/**
 * The context of step 1, saved as it is typed. Until the server has it, what was typed is kept in this browser, and
 * what another person saves in the meantime shows in the fields that nobody types in here.
 */
export function usePlanningContext(at: PlanningAddress, session: PlanningSession) {
  const queries = useQueryClient();
  const [edits, setEdits] = useState<Edits<ContextField>>(() => readDraft(draftOf(at)) ?? {});
  const [saving, setSaving] = useState<Saving>(() => (Object.keys(edits).length > 0 ? 'typed' : 'saved'));
  // What was typed up to this moment: a save that ends later must not work on what was there when it began.
  const latest = useRef(edits);
  const underWay = useRef<Promise<void> | null>(null);
  const known = () => knownSession(queries, at) ?? session;

  const keep = (now: Edits<ContextField>) => {
    latest.current = now;
    setEdits(now);
    if (Object.keys(now).length === 0) forgetDraft(draftOf(at));
    else keepDraft(draftOf(at), now);
  };

  const send = async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { context, version } = known();
      const texts = unsaved(textsOf(context), latest.current);
      if (Object.keys(texts).length === 0) {
        keep(settled(textsOf(context), latest.current, {}));
        return;
      }
      keep(sending(latest.current, texts));
      try {
        const saved = await client.planning.saveContext({ ...at, context: contextWith(context, texts), version });
        keepSession(queries, at, saved);
        // What was sent is saved, also where the server writes it shorter, as a number or without spaces at its ends.
        keep(settled({ ...textsOf(saved.context), ...texts }, latest.current, texts));
      } catch (error) {
        keep(unsent(latest.current));
        const current = currentOf<PlanningSession>(error);
        if (!current || attempt === attempts) throw error;
        keepSession(queries, at, current);
      }
    }
  };

  /** Saves what is not saved yet; resolves when the server has it. */
  const save = (): Promise<void> => {
    soon.cancel();
    const done = async () => {
      // Whoever began it is told of its failure; what it did not save is sent now.
      await underWay.current?.catch(() => {});
      setSaving('saving');
      try {
        await send();
        setSaving('saved');
      } catch (error) {
        setSaving('failed');
        throw error;
      }
    };
    const promise = done().finally(() => {
      if (underWay.current === promise) underWay.current = null;
    });
    underWay.current = promise;
    return promise;
  };

  const failed = saving === 'failed';
  const saveQuietly = () => {
    save().catch((error: unknown) => {
      // Once is enough: the form keeps saying that it is not saved.
      if (failed) console.error(error);
      else tellFailure(failures.planningChange, error);
    });
  };
  const soon = useDebouncedCallback(saveQuietly, { delay: pauseBeforeSaving, flushOnUnmount: true });

  const decide = (now: Edits<ContextField>) => {
    keep(now);
    saveQuietly();
  };

  const connection = useConnection();
  useEffect(() => {
    if (connection === 'open' && Object.keys(latest.current).length > 0) saveQuietly();
    // Only a connection that came back, or what an earlier visit left behind, is a reason to save by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [connection]);

  const context = textsOf(session.context);
  return {
    saving,
    save,
    retry: saveQuietly,
    text: (field: ContextField): string => shown(context, edits, field),
    type: (field: ContextField, text: string) => {
      keep(typing(textsOf(known().context), latest.current, field, text));
      if (!failed) setSaving('typed');
      soon();
    },
    contested: (field: ContextField): string | undefined =>
      isContested(context, edits, field) ? context[field] : undefined,
    keepMine: (field: ContextField) => decide(mine(textsOf(known().context), latest.current, field)),
    takeTheirs: (field: ContextField) => decide(theirs(latest.current, field)),
  };
}
