import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { NEW_BOOKING_STATES } from '@reefdesk/contracts/bookings/values';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { ChoiceField, DateField, RupiahField, TextField, TickField, useRules, type Wording } from '@reefdesk/forms';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { isApiFailure, runtimeConfig, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useMakeBookingMutation } from '../../../shared/bookings/bookings.api.ts';
import { DepartureField } from '../../../shared/bookings/departure-field.tsx';
import { useBookingFailure } from '../../../shared/bookings/use-booking-failure.ts';
import { usePlannedDeparturesQuery } from '../../../shared/departures.api.ts';
import { EditDialog } from '../../../shared/lists/edit-dialog.tsx';
import { RecordDialog } from '../../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../../shared/session/session-recovery.tsx';
import { BOOKING_RULES, type BookingValues, bookingFor, placeOf, requestOf } from '../booking-values.ts';
import { useEnquiryTexts } from '../use-enquiry-texts.ts';

const WORDING: Wording = { date: 'errors.date', 'seats required': 'errors.seats' };

export interface MakeBookingDialogProps {
  enquiry: EnquiryWholeView;
  onClose: () => void;
  onMade: (booking: BookingView) => void;
}

/** Offers, holds or confirms seats of a departure or on a free date (ENQ-13, ENQ-25). */
export function MakeBookingDialog(props: MakeBookingDialogProps) {
  const text = useText('bookings');
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const { data, error } = usePlannedDeparturesQuery({ query: { from: today, to: addDays(today, LIMITS.departureDays - 1) } });
  const slug = props.enquiry.package?.slug;
  const ofPackage = data?.filter((departure) => slug === undefined || departure.package.slug === slug);
  // A free date can be booked even if the departures could not be loaded.
  const departures = ofPackage ?? (error ? [] : undefined);
  if (departures) return <MakeBooking {...props} departures={departures} />;
  return (
    <EditDialog title={text('make.title')} dirty={false} busy={false} onClose={props.onClose}>
      {() => (
        <div role="status" aria-label={text('loading')} className="p-6">
          <Skeleton className="h-80 w-full rounded-panel" />
        </div>
      )}
    </EditDialog>
  );
}

function MakeBooking({ enquiry, departures, onClose, onMade }: MakeBookingDialogProps & { departures: readonly PlannedDepartureView[] }) {
  const text = useText('bookings');
  const enquiryTexts = useEnquiryTexts();
  const withSession = useWithSession();
  const failureText = useBookingFailure();
  const [make] = useMakeBookingMutation();
  const [initial] = useState(() => bookingFor(enquiry, departures));
  const validate = useRules(BOOKING_RULES, text, WORDING);
  const { keyOf, settle } = useIdempotencyKey();
  const send = async (values: BookingValues): Promise<BookingView> => {
    const body = requestOf(values);
    const idempotencyKey = keyOf(body);
    try {
      return await withSession(() => make({ id: enquiry.enquiry_id, idempotencyKey, body }).unwrap());
    } catch (failure) {
      // A rejected booking may succeed later, and then needs a new idempotency key.
      if (isApiFailure(failure) && failure.status !== 0) settle();
      throw failure;
    }
  };
  return (
    <RecordDialog<BookingValues, BookingView>
      title={text('make.title')}
      stored={null}
      initial={initial}
      validate={validate}
      send={send}
      failureText={(failure) => failureText(failure, text('errors.make'))}
      versions={null}
      placeOf={placeOf}
      onClose={onClose}
      onSaved={onMade}
      saveLabel={({ kind }) => text(`make.send.${kind}`)}
    >
      <p className="text-sm text-ink/75">
        <span className="font-semibold text-ink">{enquiryTexts.name(enquiry)}</span> · {enquiryTexts.about(enquiry)} ·{' '}
        {enquiryTexts.when(enquiry)}
        {enquiryTexts.who(enquiry) && ` · ${enquiryTexts.who(enquiry)}`}
      </p>
      <BookingFields departures={departures} isAnyPackage={!enquiry.package} />
      {enquiry.email && <TickField name="notify" label={text('make.notify')} />}
    </RecordDialog>
  );
}

function BookingFields({ departures, isAnyPackage }: { departures: readonly PlannedDepartureView[]; isAnyPackage: boolean }) {
  const text = useText('bookings');
  const { when, kind } = useFormikContext<BookingValues>().values;
  return (
    <>
      <ChoiceField
        name="when"
        label={text('when')}
        options={(['departure', 'date'] as const).map((value) => ({ value, label: text(`make.whens.${value}`) }))}
      />
      {when === 'departure' ? (
        <DepartureField departures={departures} isAnyPackage={isAnyPackage} />
      ) : (
        <DateField name="date" label={text('day')} />
      )}
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField name="seats" type="number" inputMode="numeric" min={1} label={text('make.seats')} />
        <RupiahField name="price" optional label={text('make.price')} hint={text('make.priceHint')} />
        <RupiahField name="deposit" optional label={text('make.deposit')} hint={text('make.depositHint')} />
      </div>
      <ChoiceField
        name="kind"
        label={text('state')}
        options={NEW_BOOKING_STATES.map((value) => ({ value, label: text(`make.kinds.${value}`) }))}
      />
      {kind !== 'confirmed' && (
        <TextField name="hours" type="number" inputMode="numeric" min={1} max={LIMITS.holdHoursMax} label={text(`make.hours.${kind}`)} />
      )}
      <TextField
        name="notes"
        rows={2}
        optional
        maxLength={LIMITS.bookingNotesMaxLength}
        label={text('notes')}
        hint={text('make.notesHint')}
      />
    </>
  );
}
