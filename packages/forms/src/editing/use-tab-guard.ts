import { useEffect } from 'react';

/** Closing the tab makes the browser ask first: there is something unsaved, or in the middle. */
export function useTabGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}
