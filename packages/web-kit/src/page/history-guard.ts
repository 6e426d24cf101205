type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;
let isDialogStep: ((event: PopStateEvent) => boolean) | undefined;

// Window listeners run in order of registration, so this one is registered at import, before the router's.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (isDialogStep?.(event)) event.stopImmediatePropagation();
    else guard?.(event);
  });
}

/** Receives each history step before the router; `stopImmediatePropagation` hides it. Only one guard at a time. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Runs before other guards; `true` hides the step from the router. */
export function guardDialogSteps(isStep: (event: PopStateEvent) => boolean): void {
  isDialogStep = isStep;
}
