import { useEffect } from 'react';

let locks = 0;

/** Prevents scrolling behind an overlay other than `Dialog`. Keeps the scroll bar's space. */
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
