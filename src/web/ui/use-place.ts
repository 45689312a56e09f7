import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Where an element begins in the document, and how wide it is, both in CSS pixels. Known before the first frame is painted,
 * so that a list that draws by it is never seen empty.
 */
export function usePlace(ref: RefObject<HTMLElement | null>): { top: number; width: number } {
  const [place, setPlace] = useState({ top: 0, width: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const top = box.top + window.scrollY;
      setPlace((known) => (known.top === top && known.width === box.width ? known : { top, width: box.width }));
    };
    measure();
    // What stands above may grow: tiles, filters that wrap, a banner; what stands beside it may be folded away.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref]);
  return place;
}
