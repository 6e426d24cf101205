import { parseDuration } from '@reefdesk/contracts/time/duration';
import { useText } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** `3 days` as stored, in the reader's language; anything else is shown as it stands. */
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
