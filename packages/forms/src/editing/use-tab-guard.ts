import { useEffect } from 'react';

/** Makes the browser ask before the tab is closed, while there are unsaved changes or running operations. */
export function useTabGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}
