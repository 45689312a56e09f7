import { useEffect, useState } from 'react';
import { client } from './client.ts';
import { hearPresence } from './live.ts';

const sayEveryMs = 20_000;
/** Who has not been heard for longer has gone, even if they could not say so. */
const forgetAfterMs = 45_000;
const answerWithinMs = 1_000;

export type Present = { id: string; name: string; screen: string; heardAt: number };

/** Who else looks at a project at this moment, while one looks at it oneself; nobody where nobody signs in. */
export function usePresence(projectId: string, screen: string, ownId: string | undefined): readonly Present[] {
  const [present, setPresent] = useState<readonly Present[]>([]);
  useEffect(() => {
    if (ownId === undefined) return undefined;
    let answering: ReturnType<typeof setTimeout> | undefined;
    const known = new Set<string>();
    const say = (at: string) => {
      // It is said again soon; whether it arrives this time matters to nobody.
      client.presence.say({ project_id: projectId, screen: at }).catch((error: unknown) => console.debug(error));
    };
    const forget = () => {
      const since = Date.now() - forgetAfterMs;
      const isHeard = ({ heardAt }: Present) => heardAt > since;
      setPresent((before) => (before.every(isHeard) ? before : before.filter(isHeard)));
    };
    const stopHearing = hearPresence(({ project_id, id, person }) => {
      if (project_id !== projectId || person === undefined || id === null || id === ownId) return;
      const here = { id, ...person, heardAt: Date.now() };
      setPresent((before) => [...before.filter((one) => one.id !== id), ...(person.screen === '' ? [] : [here])]);
      if (person.screen === '') known.delete(id);
      else if (!known.has(id)) {
        // Somebody came who cannot know of us yet. Not all of us at the same moment.
        known.add(id);
        clearTimeout(answering);
        answering = setTimeout(() => say(screen), Math.random() * answerWithinMs);
      }
    });
    say(screen);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') say(screen);
      forget();
    }, sayEveryMs);
    const leave = () => say('');
    addEventListener('pagehide', leave);
    return () => {
      stopHearing();
      clearInterval(timer);
      clearTimeout(answering);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [projectId, screen, ownId]);
  return present;
}
