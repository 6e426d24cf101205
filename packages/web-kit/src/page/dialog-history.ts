import { guardDialogSteps } from './history-guard.ts';

/** What an entry of the history carries while a dialog stands over its page; the rest of it is the page's. */
interface DialogState {
  dialog?: number;
  /** The router's number of the entry. */
  idx?: number;
  key?: string;
}

interface OpenDialog {
  id: number;
  /** The entry that it stands over. */
  below: DialogState | null;
  /** Of that entry. */
  path: string;
  close: () => void;
  isOpen: boolean;
}

const dialogs: OpenDialog[] = [];
let lastId = 0;
/** What the page is called after each step back that is made here, once a dialog was closed by other means. */
const ownSteps: { state: DialogState; address: string }[] = [];

/**
 * An open dialog is a step in the history of its own, so that the browser's back, which on a phone is a swipe, closes it and not
 * the page. CLOSE may ask first and leave the dialog open. What is returned takes the step back.
 */
export function openDialogStep(close: () => void): () => void {
  const dialog: OpenDialog = { id: ++lastId, below: null, path: '', close, isOpen: true };
  // Not at once: what React mounts to try it out and unmounts again makes no step.
  const timer = setTimeout(() => push(dialog));
  return () => {
    clearTimeout(timer);
    dialog.isOpen = false;
    const at = dialogs.indexOf(dialog);
    if (at >= 0) dialogs.splice(at, 1);
    const state = current();
    if (at < 0 || state?.idx !== stepOf(dialog) || dialog.path !== location.pathname) return;
    // Another language may have been chosen in the dialog, which names the page anew.
    const page = state.dialog === dialog.id ? dialog.below : { ...state, idx: stepOf(dialog) - 1 };
    ownSteps.push({ state: { ...page }, address: location.href });
    history.back();
  };
}

/** Whether a step in the history was about a dialog; the router must not see it then. */
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
  // The step of a dialog that was left for another page: there is nothing to see there.
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

/** The router's number for the step of a dialog. */
function stepOf({ below }: OpenDialog): number {
  return (below?.idx ?? 0) + 1;
}

function current(): DialogState | null {
  return history.state as DialogState | null;
}

function isSame(one: DialogState | null, other: DialogState | null): boolean {
  return one?.key === other?.key && one?.idx === other?.idx && one?.dialog === other?.dialog;
}
