/**
 * Delays the effects of leaving a field until the current press has ended: an error that appears at once moves the button away from the
 * pointer, and the click is lost.
 */
export function afterPress(step: () => void): void {
  if (isPressed) waiting.push(step);
  else step();
}

let isPressed = false;
let waiting: (() => void)[] = [];

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  const steps = waiting;
  waiting = [];
  for (const step of steps) step();
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', press, { capture: true });
  for (const end of ['mouseup', 'dragend', 'pointercancel']) window.addEventListener(end, release, { capture: true });
}
