import { parseDuration } from '@reefdesk/contracts/time/duration';
import { useText } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** Translates a stored duration such as `3 days`; other values are returned unchanged. */
export function useDurationText(): (duration: string) => string {
  const text = useText('travels');
  return useCallback(
    (duration) => {
      const days = parseDuration(duration);
      return days ? text('days', { count: days }) : duration;
    },
    [text],
  );
}
