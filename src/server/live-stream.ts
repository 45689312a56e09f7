import type { LiveEvent } from '#contract/events.ts';
import type { Hears } from './accounts/hearing.ts';
import { anythingChanged, type Live } from './live.ts';

const heartbeatMs = 15_000;
/** As much as a slow reader is told one by one; instead of more, that anything may have changed. */
const waitingAtMost = 100;

const encoder = new TextEncoder();
const line = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/**
 * Live events for one reader, until it goes away or `end` is called; `onEnd` runs once. The first event says that anything
 * may have changed, as the page may have missed something before this stream was open. What a slow reader has not taken
 * yet it is told once, however often it happened. Of what `hears` does not let through it is told nothing.
 */
export const openLiveStream = (live: Pick<Live, 'subscribe'>, hears: Hears, onEnd: () => void) => {
  const waiting = new Set<string>([line(anythingChanged)]);
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  const flush = () => {
    if (reader === undefined || waiting.size === 0 || (reader.desiredSize ?? 0) <= 0) return;
    const text = [...waiting].join('');
    // First, since a reader that waits is handed the text at once, and asks for more before this returns.
    waiting.clear();
    reader.enqueue(encoder.encode(text));
  };
  const say = (text: string) => {
    waiting.add(text);
    flush();
  };
  const tell = (event: LiveEvent) => {
    const full = waiting.size >= waitingAtMost;
    if (full) waiting.clear();
    say(line(full ? anythingChanged : event));
  };
  const tellIf = (event: LiveEvent, heard: boolean | 'gone') => {
    if (heard === 'gone') end();
    else if (heard && reader !== undefined) tell(event);
  };
  const stop = live.subscribe((event) => {
    const heard = hears(event);
    if (typeof heard === 'boolean') tellIf(event, heard);
    // Where it cannot be told who hears, nobody does: the page opens another stream.
    else
      heard.then(
        (known) => tellIf(event, known),
        () => end(),
      );
  });
  const end = () => {
    reader?.close();
    gone();
  };
  const beat = setInterval(() => say(': still here\n\n'), heartbeatMs);
  const gone = () => {
    if (reader === undefined) return;
    reader = undefined;
    stop();
    clearInterval(beat);
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      reader = controller;
    },
    pull: flush,
    cancel: gone,
  });
  return { body, end };
};
