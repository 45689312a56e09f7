import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

type Place = 'before' | 'after';

/** Makes a card movable by its grip, and a place where others are dropped. Answers how to undo that. */
export function makeMovable(
  card: HTMLElement,
  grip: HTMLElement,
  id: string,
  onMove: (id: string, place: Place, other: string) => void,
): () => void {
  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = card.getBoundingClientRect();
    // Cards that stand alone in their row have others above and below, not beside.
    const isAlone = (card.parentElement?.childElementCount ?? 1) === 1;
    return (isAlone ? clientY > top + height / 2 : clientX > left + width / 2) ? 'after' : 'before';
  };
  const mark = (place: Place | undefined) => {
    if (place === undefined) delete card.dataset.drop;
    else card.dataset.drop = place;
  };
  return combine(
    draggable({
      element: card,
      dragHandle: grip,
      getInitialData: () => ({ feature: id }),
      onDragStart: () => (card.dataset.dragged = ''),
      onDrop: () => delete card.dataset.dragged,
    }),
    dropTargetForElements({
      element: card,
      canDrop: ({ source }) => typeof source.data.feature === 'string' && source.data.feature !== id,
      onDrag: ({ location }) => mark(placeAt(location.current.input)),
      onDragLeave: () => mark(undefined),
      onDrop: ({ source, location }) => {
        mark(undefined);
        onMove(String(source.data.feature), placeAt(location.current.input), id);
      },
    }),
  );
}

/** Makes an area take what is dropped into it and not onto one of its cards. Answers how to undo that. */
export const makeDropArea = (area: HTMLElement, onDrop: (id: string) => void): (() => void) =>
  dropTargetForElements({
    element: area,
    canDrop: ({ source }) => typeof source.data.feature === 'string',
    onDragEnter: () => (area.dataset.over = ''),
    onDragLeave: () => delete area.dataset.over,
    onDrop: ({ source, location }) => {
      delete area.dataset.over;
      if (location.current.dropTargets[0]?.element === area) onDrop(String(source.data.feature));
    },
  });
