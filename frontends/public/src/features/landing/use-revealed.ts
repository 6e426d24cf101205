import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** CONST-01. */
const OPTIONS = { threshold: 0.1, rootMargin: '50px' };

/**
 * Turns true when the element is first seen, and stays so (LAND-17). What came with the page is shown without scripts: only
 * what the reader has not come to yet is hidden when they run.
 */
export function useRevealed<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const cameWithPage = useCameWithPage();
  const [revealed, setRevealed] = useState(cameWithPage);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some((entry) => entry.isIntersecting);
      setRevealed(isSeen);
      if (isSeen) setSeen(true);
    }, OPTIONS);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, revealed];
}
