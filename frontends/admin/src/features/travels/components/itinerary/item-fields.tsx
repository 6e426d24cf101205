import { ITINERARY_CATEGORIES, type ItineraryCategory } from '@reefdesk/contracts/travels/values';
import type { ItineraryItemView } from '@reefdesk/contracts/travels/views';
import { FieldFrame, SelectField, useFormField } from '@reefdesk/forms';
import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useItineraryDestinationsQuery } from '../../itinerary.api.ts';
import { clockTime, type ItemValues } from '../../itinerary-values.ts';

/** Chooses "Destination" or "No Destination"; the latter clears the destination (ITIN-10, ITIN-15). */
export function CategoryField() {
  const text = useText('travels');
  const name = useElementId();
  const { values, setValues } = useFormikContext<ItemValues>();
  const choose = (category: ItineraryCategory) =>
    void setValues({ ...values, category, destination_id: category === 'destination' ? values.destination_id : '' });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{text('itinerary.category')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-full bg-foam p-1">
        {ITINERARY_CATEGORIES.map((category) => (
          <label
            key={category}
            className={classNames(
              'grid min-h-10 cursor-pointer place-items-center rounded-full px-3 text-center text-sm font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon',
              values.category === category ? 'bg-ocean text-white' : 'text-ink/80 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={category}
              checked={values.category === category}
              onChange={() => choose(category)}
              className="sr-only"
            />
            {text(`itinerary.categories.${category}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Offers all destinations and marks those that are hidden from visitors (ITIN-11, ITIN-20). */
export function DestinationField({ item }: { item?: ItineraryItemView | undefined }) {
  const text = useText('travels');
  const localise = useLocalise();
  const { data, isLoading, error } = useItineraryDestinationsQuery();
  const known = data ?? (item?.destination ? [item.destination] : []);
  const options = known
    .map(({ destination_id: value, name, status }) => ({
      value,
      label: status === 'active' ? localise(name) : `${localise(name)} (${text(`values.${status}`)})`,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <SelectField
      name="destination_id"
      label={text('itinerary.destination')}
      placeholder={text(isLoading ? 'loadingDestinations' : 'itinerary.choose')}
      options={options}
      {...(error && { hint: text('itinerary.destinationsFailed') })}
    />
  );
}

/** Days of the travel, and the stored day. A travel of one day offers no choice. */
export function DayField({ days }: { days: number }) {
  const text = useText('travels');
  const { value } = useFormField<string>('day');
  const last = Math.max(days, Number(value));
  if (last === 1) return null;
  const options = Array.from({ length: last }, (_, index) => String(index + 1));
  return (
    <SelectField
      name="day"
      label={text('itinerary.day')}
      options={options.map((day) => ({ value: day, label: text('itinerary.dayNumber', { number: day }) }))}
    />
  );
}

/** Text input, because a native time input may use a 12-hour clock (ITIN-12). */
export function TimeField() {
  const text = useText('travels');
  const { id, value, error, change, blur } = useFormField<string>('time');
  return (
    <FieldFrame id={id} label={text('itinerary.time')} error={error} hint={text('itinerary.timeHint')}>
      {({ describedBy, invalid }) => (
        <input
          id={id}
          name="time"
          value={value}
          required
          maxLength={10}
          inputMode="text"
          autoComplete="off"
          placeholder="09:00"
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (clockTime(value) !== value) change(clockTime(value));
            blur();
          }}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field"
        />
      )}
    </FieldFrame>
  );
}
