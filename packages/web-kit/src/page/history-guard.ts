type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;
/** Comes with the first dialog. */
let isDialogStep: ((event: PopStateEvent) => boolean) | undefined;

// Listeners of the window are called in order of registration, so this one must be there before the router's: that is
// why it stands here, and not where something is edited.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (isDialogStep?.(event)) event.stopImmediatePropagation();
    else guard?.(event);
  });
}

/** Sees each step in the history before the router does; `stopImmediatePropagation` keeps it from the router. One at a time. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Whether a step was about a dialog is asked before anything else; `true` keeps it from the router. */
export function guardDialogSteps(isStep: (event: PopStateEvent) => boolean): void {
  isDialogStep = isStep;
}
