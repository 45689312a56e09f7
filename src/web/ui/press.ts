const controls = 'a[href], button, input, label, summary';

/**
 * A press counts for what it was begun on. Where the page moves between press and release, since something above has just
 * arrived, the browser finds another element under a pointer that stands still, and the click goes to neither. What was
 * pressed has it then, as it would if the page had waited. Who moves the pointer away before the release means it.
 */
export function keepPresses() {
  let pressed: { control: Element; place: DOMRect } | undefined;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const control = (target as Element).closest(controls);
      pressed = control ? { control, place: control.getBoundingClientRect() } : undefined;
    },
    true,
  );
  // Before the page itself hears of it: a click on nothing is not to be told beside the one that was meant.
  window.addEventListener(
    'click',
    (click) => {
      const { control, place } = pressed ?? {};
      pressed = undefined;
      if (!control?.isConnected || control.contains(click.target as Element) || !place || !isWithin(place, click))
        return;
      click.preventDefault();
      click.stopImmediatePropagation();
      control.dispatchEvent(new MouseEvent('click', click));
    },
    true,
  );
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
