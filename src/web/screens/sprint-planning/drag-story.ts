import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Makes a place take the stories that are dropped on it; `key` says which place it is. Answers how to undo that. */
export const takeStories = (element: HTMLElement, key: string | null): (() => void) =>
  dropTargetForElements({
    element,
    getData: () => ({ lane: key }),
    canDrop: ({ source }) => source.data.from !== undefined && source.data.from !== (key ?? 'none'),
    onDragEnter: () => (element.dataset.drop = ''),
    onDragLeave: () => delete element.dataset.drop,
    onDrop: () => delete element.dataset.drop,
  });

/** Makes a story movable by its grip from one place to another. Answers how to undo that. */
export const makeStoryMovable = (
  card: HTMLElement,
  grip: HTMLElement,
  from: string | null,
  onDrop: (to: string | null) => void,
): (() => void) =>
  draggable({
    element: card,
    dragHandle: grip,
    getInitialData: () => ({ from: from ?? 'none' }),
    onDragStart: () => (card.dataset.dragged = ''),
    onDrop: ({ location }) => {
      delete card.dataset.dragged;
      const lane = location.current.dropTargets[0]?.data.lane;
      if (lane === null || typeof lane === 'string') onDrop(lane);
    },
  });
