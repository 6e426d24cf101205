import { type RefObject, useEffect, useRef, useState } from 'react';

/** About one screen ahead. */
const AHEAD = '800px';

/**
 * Turns true when the element comes near the window, and stays so: time to fetch what it needs. `isThere`: what it needs came
 * with the page.
 */
export function useNear<T extends Element>(isThere = false): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [near, setNear] = useState(isThere);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
}
