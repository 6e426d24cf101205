import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind an overlay still. Dialogs of ours do it themselves. The gutter stays, so nothing jumps. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    document.documentElement.classList.add('scroll-locked');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove('scroll-locked');
    };
  }, [locked]);
}
