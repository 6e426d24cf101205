import { classNames } from '@reefdesk/ui/class-names';
import { type ReactNode, useEffect, useRef } from 'react';

export interface OutcomeProps {
  /** Where it stands on a white ground. */
  onWhite?: boolean;
  children: ReactNode;
}

/** What stands in the place of a form that has done its work; who listens hears it, and goes on from here. */
export function Outcome({ onWhite = false, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className={classNames('grid gap-5 rounded-panel px-6 py-6 outline-none', onWhite ? 'bg-foam' : 'bg-white/8')}
    >
      {children}
    </div>
  );
}
