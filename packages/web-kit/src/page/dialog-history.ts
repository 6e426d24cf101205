import { guardDialogSteps } from './history-guard.ts';

/** State of a dialog's history entry; further fields belong to the page. */
interface DialogState {
  dialog?: number;
  idx?: number;
  key?: string;
}

interface OpenDialog {
  id: number;
  below: DialogState | null;
  path: string;
  close: () => void;
  isOpen: boolean;
}

const dialogs: OpenDialog[] = [];
let lastId = 0;
/** Page states to restore after each step back of this module, for dialogs that were closed otherwise. */
const ownSteps: { state: DialogState; address: string }[] = [];

/**
 * Adds a history entry for an open dialog, so that the browser's back button closes the dialog only. `close` may ask first and leave it
 * open. Returns the function that removes the entry.
 */
export function openDialogStep(close: () => void): () => void {
  const dialog: OpenDialog = { id: ++lastId, below: null, path: '', close, isOpen: true };
  // Deferred: React's double mounting in strict mode must not add an entry.
  const timer = setTimeout(() => push(dialog));
  return () => {
    clearTimeout(timer);
    dialog.isOpen = false;
    const at = dialogs.indexOf(dialog);
    if (at >= 0) dialogs.splice(at, 1);
    const state = current();
    if (at < 0 || state?.idx !== stepOf(dialog) || dialog.path !== location.pathname) return;
    // The language may have changed in the dialog, and with it the page's address.
    const page = state.dialog === dialog.id ? dialog.below : { ...state, idx: stepOf(dialog) - 1 };
    ownSteps.push({ state: { ...page }, address: location.href });
    history.back();
  };
}

/** Returns true for a dialog's history step, which the router must not receive. */
function isDialogStep(event: PopStateEvent): boolean {
  const state = event.state as DialogState | null;
  const own = ownSteps.shift();
  if (own) {
    history.replaceState(own.state, '', own.address);
    return true;
  }
  const top = dialogs.at(-1);
  if (top && isSame(state, top.below)) {
    dialogs.pop();
    top.close();
    setTimeout(() => top.isOpen && push(top));
    return true;
  }
  if (state?.dialog === undefined || top) return false;
  // The dialog's page was left, so its entry is skipped.
  history.back();
  return true;
}

guardDialogSteps(isDialogStep);

function push(dialog: OpenDialog): void {
  dialog.below = current();
  dialog.path = location.pathname;
  dialogs.push(dialog);
  history.pushState({ ...dialog.below, idx: stepOf(dialog), dialog: dialog.id }, '');
}

function stepOf({ below }: OpenDialog): number {
  return (below?.idx ?? 0) + 1;
}

function current(): DialogState | null {
  return history.state as DialogState | null;
}

function isSame(one: DialogState | null, other: DialogState | null): boolean {
  return one?.key === other?.key && one?.idx === other?.idx && one?.dialog === other?.dialog;
}
