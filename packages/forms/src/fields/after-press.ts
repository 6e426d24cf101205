/**
 * A fault that shows the moment a field is left pushes down what is below it, also the button that is just being
 * pressed: the press then ends beside it, and nothing happens. So what a press brings about by taking the focus waits
 * until the press has ended.
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
