import { useLayoutEffect, useState } from 'react';

interface DraftMode {
  drafting: boolean;
  /** Field of the screen that comes next, if it has one of that name. */
  field?: string | undefined;
}

/** Whether a screen shows the public record or its draft. `leave`: also to a field that only the public side has. */
export function useDraftMode() {
  const [mode, setMode] = useState<DraftMode>();
  // The button that was pressed is gone with its screen. The focus moves in the same frame: later it could be taken from a field
  // that somebody has begun to type into.
  useLayoutEffect(() => {
    if (!mode) return;
    const field = mode.field && document.querySelector<HTMLElement>(`[data-field="${CSS.escape(mode.field.split('.')[0] ?? '')}"]`);
    if (field) field.focus();
    else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [mode]);
  return {
    drafting: mode?.drafting ?? false,
    begin: () => setMode({ drafting: true }),
    leave: (field?: string) => setMode({ drafting: false, field }),
  };
}
