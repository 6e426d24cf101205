import { BOOKING_STATES } from '@reefdesk/contracts/bookings/values';
import { isCalendarDay } from '@reefdesk/contracts/time/calendar-days';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';

export type BookingKey = 'state' | 'from' | 'to' | 'package' | 'departure';
export type BookingList = CursorQuery<BookingKey>;

const READABLE: Partial<Record<BookingKey, (value: string) => boolean>> = {
  state: (value) => BOOKING_STATES.some((state) => state === value),
  from: isCalendarDay,
  to: isCalendarDay,
};

/** URL parameters of the booking list. */
export const BOOKINGS: CursorKeys<BookingKey> = {
  keys: ['state', 'from', 'to', 'package', 'departure'],
  isReadable: (key, value) => READABLE[key]?.(value) ?? true,
};
