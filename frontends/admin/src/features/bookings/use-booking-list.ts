import { BOOKING_STATES } from '@reefdesk/contracts/bookings';
import { isCalendarDay } from '@reefdesk/contracts/calendar-days';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

const KEYS = ['state', 'from', 'to', 'package', 'departure', 'cursor'] as const;
export type BookingKey = (typeof KEYS)[number];
export type BookingFilters = Partial<Record<BookingKey, string>>;

const READABLE: Partial<Record<BookingKey, (value: string) => boolean>> = {
  state: (value) => BOOKING_STATES.some((state) => state === value),
  from: isCalendarDay,
  to: isCalendarDay,
};

export interface BookingList {
  filters: BookingFilters;
  /** Something is left out. */
  narrowed: boolean;
  /** An empty value takes it away; whatever changes, the first page is shown. */
  change: (next: BookingFilters) => void;
  /** The address of a page. */
  page: (cursor: string) => string;
}

/** What the list shows, as it stands in the address; what cannot be read there is read past. */
export function useBookingList(): BookingList {
  const [params, choose] = useAddressChoice();
  const filters: BookingFilters = Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = params.get(key) ?? '';
      return value !== '' && (READABLE[key]?.(value) ?? true) ? [[key, value]] : [];
    }),
  );
  return {
    filters,
    narrowed: KEYS.some((key) => key !== 'cursor' && filters[key] !== undefined),
    change: (next) => choose({ cursor: '', ...next }),
    page: (cursor) => `?${new URLSearchParams({ ...filters, cursor })}`,
  };
}
