import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** The Idempotency-Key of a request: the same as long as the request is, so that it counts once though an answer was lost. */
export const useKeyOfRequest = () => {
  const sent = useRef({ request: '', key: '' });
  return (request: unknown): string => {
    const body = JSON.stringify(request);
    if (sent.current.request !== body) sent.current = { request: body, key: newKey() };
    return sent.current.key;
  };
};
