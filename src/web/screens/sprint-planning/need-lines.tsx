import { useEffect, useState, type RefObject } from 'react';
import classes from './sprint-planning.module.css';

type Line = { key: string; path: string; broken: boolean };

/** Lines from each story to what it needs, where both are on the board. Words on the cards say the same. */
export function NeedLines({ board }: { board: RefObject<HTMLElement | null> }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let frame = 0;
    const draw = () => {
      const drawn = linesOf(element);
      setLines((now) => (JSON.stringify(now) === JSON.stringify(drawn) ? now : drawn));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    // What is in no sprint stays at the left while the sprints pass by.
    element.parentElement?.addEventListener('scroll', later, { passive: true, capture: true });
    // Cards come, go and change their needs.
    const cards = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !(target instanceof Element && target.closest('svg')))) later();
    });
    cards.observe(element, { childList: true, subtree: true, attributeFilter: ['data-needs', 'data-broken'] });
    later();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.parentElement?.removeEventListener('scroll', later, { capture: true });
      cards.disconnect();
    };
  }, [board]);
  return (
    <svg className={classes.lines} aria-hidden>
      {lines.map(({ key, path, broken }) => (
        <path key={key} d={path} data-broken={broken || undefined} />
      ))}
    </svg>
  );
}

const linesOf = (board: HTMLElement): Line[] => {
  const origin = board.getBoundingClientRect();
  const cards = new Map(
    [...board.querySelectorAll<HTMLElement>('[data-story]')].map((card) => [card.dataset.story ?? '', card]),
  );
  const at = (card: HTMLElement) => {
    const { left, right, top, height } = card.getBoundingClientRect();
    return { left: left - origin.left, right: right - origin.left, middle: top - origin.top + height / 2 };
  };
  return [...cards].flatMap(([id, card]) => {
    const needs = card.querySelector<HTMLElement>('[data-needs]')?.dataset.needs;
    // What is in no sprint cannot come too early, and a line across the whole board would say little.
    if (needs === undefined || card.dataset.placed === undefined) return [];
    return needs.split(' ').flatMap((need): Line[] => {
      const needed = need.replace('!', '');
      const broken = need.endsWith('!');
      const other = cards.get(needed);
      return other ? [{ key: `${needed} ${id}`, broken, path: pathBetween(at(other), at(card)) }] : [];
    });
  });
};

type Edges = { left: number; right: number; middle: number };

/** From the right edge to the left one of what comes later; around the right edges of two that stand below each other. */
const pathBetween = (from: Edges, to: Edges): string => {
  if (Math.abs(from.left - to.left) < 8) {
    const out = from.right + 16;
    return `M${from.right},${from.middle} C${out},${from.middle} ${out},${to.middle} ${to.right},${to.middle}`;
  }
  const backwards = from.left > to.left;
  const [start, end] = backwards ? [from.left, to.right] : [from.right, to.left];
  const bend = backwards ? -24 : 24;
  return `M${start},${from.middle} C${start + bend},${from.middle} ${end - bend},${to.middle} ${end},${to.middle}`;
};
