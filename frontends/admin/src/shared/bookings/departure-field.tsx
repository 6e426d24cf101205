import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { SelectField } from '@reefdesk/forms';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useFormikContext } from 'formik';

interface DepartureFieldProps {
  departures: readonly PlannedDepartureView[];
  /** True if the departures belong to several travels, so that each option names its travel. */
  isAnyPackage: boolean;
  hint?: string;
}

/** Offers open departures with free places, and the one that is already chosen. */
export function DepartureField({ departures, isAnyPackage, hint }: DepartureFieldProps) {
  const text = useText('bookings');
  const localise = useLocalise();
  const days = useDayTexts();
  const { departure_id: chosen } = useFormikContext<{ departure_id: string }>().values;
  const offered = departures.filter(({ departure_id: id, status, seats_left: left }) => id === chosen || (status !== 'closed' && left > 0));
  const options = offered.map(({ departure_id: value, date, last_date: last, seats_left: left, package: { name, slug } }) => ({
    value,
    label: (isAnyPackage ? `${localise(name) || slug} · ` : '') + text('make.option', { day: days.shortDays(date, last), left }),
  }));
  return (
    <SelectField
      name="departure_id"
      label={text('make.departure')}
      placeholder={text(options.length > 0 ? 'make.chooseDeparture' : 'make.noDepartures')}
      options={options}
      {...(hint && { hint })}
    />
  );
}
