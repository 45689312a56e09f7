/** Changes that come close together are read again together: an advisor that streams makes twenty in half a second. */
export const readAgainEveryMs = 150;
/** While a change made here is on its way, what is read may be older than what is shown; so many rests are waited for it. */
export const heldAtMost = 4;

/** Takes events one by one, and hands those that came together to `read`, unless `isChanging` tells to wait. */
export const readTogether = <E>(read: (events: E[]) => void, isChanging: () => boolean): ((event: E) => void) => {
  let waiting: E[] = [];
  let resting = false;
  let held = 0;
  const readWaiting = () => {
    resting = waiting.length > 0;
    if (!resting) return;
    const isHeld = isChanging() && held < heldAtMost;
    held = isHeld ? held + 1 : 0;
    if (!isHeld) {
      read(waiting);
      waiting = [];
    }
    setTimeout(readWaiting, readAgainEveryMs);
  };
  return (event) => {
    waiting.push(event);
    if (!resting) readWaiting();
  };
};
