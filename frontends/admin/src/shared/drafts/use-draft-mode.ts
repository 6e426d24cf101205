import { useSearchParams } from '@reefdesk/web-kit';
import { useLayoutEffect, useState } from 'react';
import { DRAFT_KEY } from '../../paths.ts';

interface DraftMode {
  drafting: boolean;
  /** Field to focus on the next screen, if it exists there. */
  field?: string | undefined;
}

/** State of a screen that shows either the public record or its draft, which {@link DRAFT_KEY} in the URL opens first. */
export function useDraftMode() {
  const [params] = useSearchParams();
  const [mode, setMode] = useState<DraftMode | undefined>(() => (params.has(DRAFT_KEY) ? { drafting: true } : undefined));
  // The pressed button disappears with its screen, so the focus moves to the new screen. It moves in the same frame; later, it could be
  // taken from a field into which the user is already typing.
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
