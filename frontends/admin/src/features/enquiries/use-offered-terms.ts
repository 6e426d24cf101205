import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { usePlannedDeparturesQuery } from '../../shared/departures.api.ts';
import { useAskedPriceQuery } from './reply-templates.api.ts';

export interface OfferedTerms extends Pick<EnquiryWholeView, 'package' | 'dates'> {
  /** Whole rupiah per person. */
  price: number | null;
  isLoading: boolean;
}

/** Returns the terms that an answer quotes: those of the latest open booking, of the requested departure, or of the package. */
export function useOfferedTerms({ bookings, departure_id: departureId, package: asked, dates }: EnquiryWholeView): OfferedTerms {
  const slug = asked?.slug ?? '';
  const day = dates.from ?? '';
  const booking = bookings.findLast(({ state }) => state !== 'cancelled');
  const planned = usePlannedDeparturesQuery({ query: { from: day, to: day } }, { skip: Boolean(booking) || day === '' || slug === '' });
  const usual = useAskedPriceQuery(slug, { skip: Boolean(booking) || slug === '' });
  if (booking) {
    const { package: travel, date, last_date: last, price } = booking;
    return { package: travel ?? asked, dates: { from: date, to: last, month: null }, price, isLoading: false };
  }
  const departure = planned.data?.find(({ departure_id: id, package: travel }) =>
    departureId === null ? travel.slug === slug : id === departureId,
  );
  return {
    package: asked,
    dates: departure ? { from: departure.date, to: departure.last_date, month: null } : dates,
    price: departure?.price ?? usual.data ?? null,
    isLoading: planned.isLoading || usual.isLoading,
  };
}
