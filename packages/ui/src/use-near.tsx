import { type RefObject, useEffect, useRef, useState } from 'react';

const SCREEN = '800px';

/** Runs once when the element is within `ahead` of the viewport; returns the cleanup. */
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

/** True once the element came near the viewport: time to load its content. `isThere`: the content came with the page. */
export function useNear<T extends Element>(isThere = false): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [near, setNear] = useState(isThere);
  useEffect(() => {
    if (near || !element.current) return;
    return whenNear(element.current, () => setNear(true));
  }, [near]);
  return [element, near];
}
