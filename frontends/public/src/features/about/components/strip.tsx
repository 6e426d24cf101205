import { classNames } from '@reefdesk/ui/class-names';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface StripProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A list that scrolls sideways on phones and is a grid from 640 px on. */
export function Strip({ label, className, children }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  // Focusable before its scripts load, because it may scroll.
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={list}
      aria-label={label}
      // A scrollable area must be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={classNames(
        'scrollbar-none flex snap-x gap-7 overflow-x-auto max-sm:-mx-[clamp(1.25rem,5vw,4rem)] max-sm:scroll-px-[clamp(1.25rem,5vw,4rem)] max-sm:px-[clamp(1.25rem,5vw,4rem)] max-sm:*:w-[min(76vw,20rem)] max-sm:*:shrink-0 max-sm:*:snap-start sm:grid sm:overflow-visible',
        className,
      )}
    >
      {children}
    </ul>
  );
}
