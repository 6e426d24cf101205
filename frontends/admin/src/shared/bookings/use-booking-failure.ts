import { isApiFailure, useText } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { useFailureOr } from '../lists/failure-or.ts';

/** Why a booking could not be made or changed; where the places do not suffice, how many are left. */
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
