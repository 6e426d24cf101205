import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Share of the element, in a window extended by 50 px, that counts as seen (CONST-01). */
const OPTIONS = { threshold: 0.1, rootMargin: '50px' };

/** Turns true once the element is seen (LAND-17). Content is visible without scripts, which hide only what is still below the window. */
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
