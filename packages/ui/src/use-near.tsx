import { type RefObject, useEffect, useRef, useState } from 'react';

/** About one screen. */
const SCREEN = '800px';

/** Runs once, when the element is no farther from the window than `ahead`; what is returned stops that. */
export function whenNear(element: Element, run: () => void, ahead = SCREEN): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Turns true when the element comes near the window, and stays so: time to fetch what it needs. `isThere`: what it needs came
 * with the page.
 */
export function useNear<T extends Element>(isThere = false): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [near, setNear] = useState(isThere);
  useEffect(() => {
    if (near || !element.current) return;
    return whenNear(element.current, () => setNear(true));
  }, [near]);
  return [element, near];
}
