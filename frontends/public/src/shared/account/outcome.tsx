import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a completed form and takes the focus, so that screen readers announce it. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="grid gap-5 rounded-panel bg-white/8 px-6 py-6 outline-none">
      {children}
    </div>
  );
}
