import { useState } from 'react';

/** What is public has its fields again a moment after the draft was left. */
const FOCUS_AFTER_MS = 80;

/** Whether a screen shows what is public or its draft. `leave`: also to a field that only the public side has. */
export function useDraftMode() {
  const [drafting, setDrafting] = useState(false);
  const focus = (selector: string) =>
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: selector === '#main' }), FOCUS_AFTER_MS);
  return {
    drafting,
    /** The button that was pressed is gone with the screen it stood on. */
    begin() {
      setDrafting(true);
      focus('#main');
    },
    leave(field?: string) {
      setDrafting(false);
      focus(field ? `[data-field="${CSS.escape(field.split('.')[0] ?? '')}"]` : '#main');
    },
  };
}
