import { useQuery } from '@tanstack/react-query';
import { orpc } from './client.ts';

/** What the program says of itself; it does not change while the page is open. */
export const aboutQuery = () => orpc.about.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/** Name of the engine the advisors speak with, as every advisor's words show it. */
export const useEngineName = (): string => useQuery(aboutQuery()).data?.engine.name ?? '';
