import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { ChoiceField, DateField, RupiahField, SelectField, TextField, useFormField, useRules, type Wording } from '@reefdesk/forms';
import { classNames } from '@reefdesk/ui/class-names';
import { runtimeConfig, useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useFormikContext } from 'formik';
import { useBookablePackagesQuery, usePlanDeparturesMutation } from '../../shared/departures.api.ts';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { daysPlanned, PLAN_RULES, type PlanStart, type PlanValues, planOf } from './plan-values.ts';

const WORDING: Wording = { package_slug: 'errors.package', date: 'errors.date', 'seats required': 'errors.seats' };

export interface PlanDialogProps {
  start: PlanStart;
  onClose: () => void;
  onPlanned: (words: string) => void;
}

/** Plans one departure, or a series on chosen weekdays, with seats and price (DEP-01). */
export function PlanDialog({ start, onClose, onPlanned }: PlanDialogProps) {
  const text = useText('departures');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [plan] = usePlanDeparturesMutation();
  const validate = useRules(PLAN_RULES, text, WORDING);
  const initial: PlanValues = {
    package_slug: start.slug,
    kind: 'day',
    date: start.day,
    from: start.day,
    to: '',
    weekdays: [],
    seats: '',
    price: '',
  };
  return (
    <RecordDialog
      title={text('plan.title')}
      stored={null}
      initial={initial}
      validate={validate}
      send={(values) => withSession(() => plan({ body: planOf(values) }).unwrap())}
      failureText={(failure) => failureOr(failure, text('errors.plan'))}
      versions={null}
      onClose={onClose}
      onSaved={({ departures, created }) => {
        const there = departures.length - created;
        onPlanned([text('told.planned', { count: created }), there > 0 && text('told.there', { count: there })].filter(Boolean).join(' '));
      }}
      saveLabel={() => text('plan.send')}
    >
      <PackageField />
      <KindField />
      <DayFields />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="seats" type="number" inputMode="numeric" min={1} label={text('fields.seats')} hint={text('fields.seatsHint')} />
        <RupiahField name="price" optional label={text('fields.price')} hint={text('fields.priceHint')} />
      </div>
      <Summary />
    </RecordDialog>
  );
}

function PackageField() {
  const text = useText('departures');
  const localise = useLocalise();
  const { data: packages = [] } = useBookablePackagesQuery();
  return (
    <SelectField
      name="package_slug"
      label={text('fields.package')}
      placeholder={text('fields.choosePackage')}
      options={packages.map(({ slug, name }) => ({ value: slug, label: localise(name) || slug }))}
    />
  );
}

function KindField() {
  const text = useText('departures');
  const options = (['day', 'series'] as const).map((value) => ({ value, label: text(`fields.kinds.${value}`) }));
  return <ChoiceField name="kind" label={text('fields.kind')} options={options} />;
}

function DayFields() {
  const text = useText('departures');
  const { kind } = useFormikContext<PlanValues>().values;
  const min = dayIn(runtimeConfig().brand.timeZone, new Date());
  if (kind === 'day') return <DateField name="date" label={text('fields.date')} min={min} />;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="from" label={text('fields.from')} min={min} />
        <DateField name="to" label={text('fields.to')} min={min} />
      </div>
      <WeekdaysField />
    </>
  );
}

function WeekdaysField() {
  const text = useText('departures');
  const days = useDayTexts();
  const { id, value, error, change } = useFormField<number[]>('weekdays');
  const week = days.weekdays.map((name, at) => ({ ...name, number: ((days.firstWeekday - 1 + at) % 7) + 1 }));
  const toggle = (number: number, ticked: boolean) =>
    change([...value.filter((one) => one !== number), ...(ticked ? [number] : [])].sort());
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text('fields.weekdays')}</legend>
      <div className="grid grid-cols-7 gap-1.5">
        {week.map(({ number, short, long }, at) => (
          <label
            key={number}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center justify-center rounded-field border text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ocean',
              value.includes(number) ? 'border-ocean bg-ocean text-white' : 'border-ink/25 hover:bg-ocean/8',
            )}
          >
            <input
              id={at === 0 ? id : undefined}
              type="checkbox"
              name="weekdays"
              aria-label={long}
              aria-invalid={error === undefined ? undefined : true}
              checked={value.includes(number)}
              onChange={({ target }) => toggle(number, target.checked)}
              className="sr-only"
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Summary() {
  const text = useText('departures');
  const { values } = useFormikContext<PlanValues>();
  const count = daysPlanned(values);
  return (
    <p role="status" className="min-h-6 text-sm text-ink/75">
      {values.kind === 'series' && count !== undefined && text('plan.summary', { count })}
    </p>
  );
}
