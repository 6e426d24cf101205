import { type RefObject, useEffect, useRef, useState } from 'react';

/** CONST-01. */
const OPTIONS = { threshold: 0.1, rootMargin: '50px' };

/** Turns true when the element is first seen, and stays so (LAND-17). */
export function useRevealed<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    if (revealed || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setRevealed(true), OPTIONS);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [revealed]);
  return [element, revealed];
}
