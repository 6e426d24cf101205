import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useFormField } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { CalendarIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useDepartureTexts } from '../departures/use-departure-words.ts';

export interface ChosenDayProps {
  departure: DepartureView;
  price: number | undefined;
  onTakeBack: () => void;
}

/** Replaces the time fields of the form by the chosen date, with a button to remove it (DEP-05). */
export function ChosenDay({ departure, price, onTakeBack }: ChosenDayProps) {
  const text = useText('enquiry');
  const texts = useDepartureTexts(price);
  const { error } = useFormField<string>('departure_id');
  return (
    <div className="md:col-span-2">
      <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field bg-shallows/25 px-5 py-4">
        <p className="flex min-w-0 items-start gap-3">
          <CalendarIcon className="mt-1 size-5 shrink-0 text-ocean" />
          <span className="min-w-0">
            <span className="block text-sm text-ink/75">{text('trip.chosenDay')}</span>
            <span className="block font-display text-lg leading-snug text-deep">{texts.days(departure)}</span>
            <span className="block text-sm">{[texts.places(departure), texts.price(departure)].filter(Boolean).join(' · ')}</span>
          </span>
        </p>
        <Button variant="outline" size="small" className="min-h-11" onClick={onTakeBack}>
          {text('trip.otherTime')}
        </Button>
      </div>
      {departure.status === 'full' && <p className="mt-1.5 text-sm">{text('trip.waitlist')}</p>}
      {error !== undefined && <p className="mt-1.5 text-sm font-semibold text-coral-dark">{error}</p>}
    </div>
  );
}
