import { Button } from '@reefdesk/ui/button';
import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { whenNear } from '@reefdesk/ui/use-near';
import { useLocation, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export const LIST_STEP = 60;

/** Number of rendered entries by path and query, so that returning users find their position again. */
const readAt = new Map<string, number>();

/**
 * Returns the rendered part of a list and the element below it, which adds the next step near the viewport or when pressed. A
 * server-rendered list is complete, for search engines and readers without scripts.
 */
export function useLongList<Item>(items: readonly Item[]): [drawn: readonly Item[], more: ReactNode] {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const cameWithPage = useCameWithPage();
  const [read, setRead] = useState({ address, count: cameWithPage ? Infinity : (readAt.get(address) ?? LIST_STEP) });
  if (read.address !== address) setRead({ address, count: readAt.get(address) ?? LIST_STEP });
  const { count } = read;
  const readOn = () => {
    readAt.set(address, count + LIST_STEP);
    setRead({ address, count: count + LIST_STEP });
  };
  if (items.length <= count) return [items, null];
  return [items.slice(0, count), <More key="more" left={items.length - count} onNear={readOn} />];
}

/** Placed below a list: calls `onNear` when it comes near the viewport or is pressed. */
export function More({ left, onNear }: { left: number; onNear: () => void }) {
  const text = useText('common');
  const place = useRef<HTMLDivElement>(null);
  const readOn = useRef(onNear);
  useEffect(() => {
    readOn.current = onNear;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn last may leave its end still near.
  useEffect(() => (place.current ? whenNear(place.current, () => readOn.current()) : undefined), [left]);
  return (
    <div ref={place} className="mt-10 flex justify-center">
      <Button variant="outline" onClick={onNear}>
        {text('more', { count: left })}
      </Button>
    </div>
  );
}
