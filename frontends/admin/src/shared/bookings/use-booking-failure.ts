import { isApiFailure, useText } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { useFailureOr } from '../lists/failure-or.ts';

/** Returns the reason why a booking could not be saved, with the number of free places if they do not suffice. */
export function useBookingFailure(): (failure: unknown, fallback: string) => Promise<string> {
  const text = useText('bookings');
  const failureOr = useFailureOr();
  return useCallback(
    async (failure, fallback) => {
      const left = isApiFailure(failure) && failure.code === 'departure_full' ? Number(failure.params?.seats_left) : Number.NaN;
      if (Number.isNaN(left)) return failureOr(failure, fallback);
      return left > 0 ? text('errors.full', { count: left }) : text('errors.none');
    },
    [text, failureOr],
  );
}
