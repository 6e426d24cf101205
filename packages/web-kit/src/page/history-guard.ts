import { isDialogStep } from './dialog-history.ts';

type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

// Listeners of the window are called in order of registration, so this one must be there before the router's: that is
// why it stands here, and not where something is edited.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (isDialogStep(event)) event.stopImmediatePropagation();
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
