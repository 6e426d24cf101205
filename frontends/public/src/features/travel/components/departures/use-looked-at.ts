import { type RefObject, useEffect, useRef, useState } from 'react';

/** A reader who has done nothing for this time counts as away. */
const ATTENTION_MS = 120_000;
const CHECK_MS = 10_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** True if the reader probably looks at the element: it is on the screen, its tab is visible, and there was recent input. */
export function useLookedAt<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    let isOnScreen = false;
    let awake = Date.now();
    const decide = () => setLookedAt(isOnScreen && document.visibilityState === 'visible' && Date.now() - awake < ATTENTION_MS);
    const sign = () => {
      awake = Date.now();
      decide();
    };
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      decide();
    });
    observer.observe(element.current);
    const timer = setInterval(decide, CHECK_MS);
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
    document.addEventListener('visibilitychange', sign);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      for (const name of SIGNS) window.removeEventListener(name, sign);
      document.removeEventListener('visibilitychange', sign);
    };
  }, []);
  return [element, isLookedAt];
}
