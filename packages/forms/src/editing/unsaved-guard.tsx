import { guardHistory, useNavigate } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import { DiscardDialog } from './confirm-dialog.tsx';
import { useTabGuard } from './use-tab-guard.ts';

/**
 * Asks before unsaved changes are lost: links and the back button open a dialog, closing the tab the browser's own. Navigation by code is
 * not blocked.
 */
export function UnsavedGuard({ when }: { when: boolean }) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useTabGuard(when);
  useLinkGuard(when, (path) => setLeave(() => () => void navigate(path)));
  useBackGuard(when, (go) => setLeave(() => go));
  return (
    <DiscardDialog
      open={leave !== null}
      onKeep={() => setLeave(null)}
      onDiscard={() => {
        setLeave(null);
        leave?.();
      }}
    />
  );
}

function useLinkGuard(when: boolean, onLeave: (path: string) => void): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!when) return;
    const ask = (event: MouseEvent) => {
      const path = pathLeftFor(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(path);
    };
    // The capture phase runs before the router's own handler.
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [when]);
}

function pathLeftFor(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The router stores an index in `history.state.idx`, so a step back can be undone before the router handles it. */
function useBackGuard(when: boolean, onLeave: (go: () => void) => void): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!when) return;
    const here = indexOf(history.state);
    let passing = false;
    let returning = false;
    const ask = (event: PopStateEvent) => {
      if (passing) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const steps = indexOf(event.state) - here || -1;
      returning = true;
      history.go(-steps);
      latest.current(() => {
        passing = true;
        history.go(steps);
      });
    };
    return guardHistory(ask);
  }, [when]);
}

function indexOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? 0;
}
