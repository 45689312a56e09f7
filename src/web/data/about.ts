import { builtinEngineName } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from './client.ts';

/** What the program says of itself; it does not change while the page is open. */
export const aboutQuery = () => orpc.about.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/** Who spoke: `instead` when a model is in use and the words are the built-in advisor's. */
type Speaker = { engine: string; instead: boolean };

/** Whose words an answer is. What was kept before engines were named tells by its rule. */
export function useSpeaker(said: { engine?: string | null | undefined; rule?: string | null }): Speaker {
  const asked = useQuery(aboutQuery()).data?.engine;
  const byRules = typeof said.rule === 'string' && !said.rule.startsWith('prompt:');
  const engine = said.engine ?? (byRules ? builtinEngineName : (asked?.name ?? ''));
  return { engine, instead: asked?.id === 'model' && engine === builtinEngineName };
}
