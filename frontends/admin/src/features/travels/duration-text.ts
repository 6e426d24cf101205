import { useText } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** `3 days` as stored, in the reader's language; anything else is shown as it stands. */
export function useDurationText(): (duration: string) => string {
  const text = useText('travels');
  return useCallback(
    (duration) => {
      const days = /^(\d+) days?$/.exec(duration)?.[1];
      return days ? text('duration', { count: Number(days) }) : duration;
    },
    [text],
  );
}
