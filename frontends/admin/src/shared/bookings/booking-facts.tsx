import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { useFormat, useText } from '@reefdesk/web-kit';

export function BookingFacts({ booking }: { booking: BookingView }) {
  const text = useText('bookings');
  const common = useText('common');
  const format = useFormat();
  const { state, seats, price, total, deposit, hold_until: heldUntil, departure_id: departure, sizes, notes } = booking;
  const facts = [
    text('places', { count: seats }),
    departure === null && text('freeDate'),
    price === null ? text('noPrice') : common('price.perPerson', { price: format.idr(price) }),
    total !== null && seats > 1 && text('total', { total: format.idr(total) }),
    deposit !== null && text('deposit', { deposit: format.idr(deposit) }),
  ];
  return (
    <div className="text-sm">
      <p>
        {facts.filter(Boolean).map((fact, at) => (
          <span key={fact as string}>
            {at > 0 && ' · '}
            <span className="inline-block">{fact}</span>
          </span>
        ))}
      </p>
      {heldUntil !== null && (
        <p className="mt-0.5 font-semibold text-coral-dark">
          {text(state === 'offered' ? 'offeredUntil' : 'heldUntil', {
            time: format.date(heldUntil, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      {sizes && <p className="mt-0.5 wrap-anywhere">{text('sizesOf', { sizes })}</p>}
      {notes && <p className="mt-1.5 rounded-field bg-sand p-3 whitespace-pre-line wrap-anywhere">{notes}</p>}
    </div>
  );
}
