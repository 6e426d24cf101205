import type { ContactChannel } from '@reefdesk/contracts/enquiries/values';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { ChoiceField, DateField, FieldFrame, statusOf, TextField, useFocusOnError, useFormField, useRules } from '@reefdesk/forms';
import { runtimeConfig, useBrand, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { ChannelsAfter, ChannelsBefore } from '../../../../shared/enquiry/channels.tsx';
import { EnquirySent } from '../../../../shared/enquiry/enquiry-sent.tsx';
import { Honeypot } from '../../../../shared/enquiry/honeypot.tsx';
import { KeepTyped, typedBefore } from '../../../../shared/enquiry/keep-typed.tsx';
import { SendRow } from '../../../../shared/enquiry/send-row.tsx';
import { type EnquiryState, useEnquiry } from '../../../../shared/enquiry/use-enquiry.ts';
import { useOwnContacts } from '../../../../shared/enquiry/use-own-contacts.ts';
import { enquiryForm, type TravelEnquiryProps } from '../../enquiry-place.ts';
import { ChosenDay } from './chosen-day.tsx';
import { enquiryTexts } from './enquiry-texts.ts';
import {
  asEnquiry,
  channelsOf,
  ENQUIRY_WORDING,
  type EnquiryValues,
  emptyEnquiry,
  enquiryRules,
  LEVELS,
  placeOf,
} from './enquiry-values.ts';
import { MonthField } from './month-field.tsx';

/** Short enquiry form with name, contact, time and party (ENQ-01); the package and a chosen date are known. */
export default function TravelEnquiryForm({ travel, departure, onTakeBack }: TravelEnquiryProps) {
  const text = useText('enquiry');
  const copy = useText('travel');
  const localise = useLocalise();
  const days = useDayTexts();
  const language = useLanguage();
  const form = enquiryForm(travel.slug);
  const enquiry = useEnquiry(form);
  const name = localise(travel.name);
  const heading = (
    <>
      <h2 id="enquiry-heading" className="heading-3 text-deep">
        {text('trip.title')}
      </h2>
      <p className="mt-2 font-semibold text-ocean">
        {text('trip.about', { trip: name })}
        {departure && ` · ${days.shortDays(departure.date, departure.last_date)}`}
      </p>
    </>
  );
  const about = useMemo(() => ({ slug: travel.slug, language, departure }), [travel.slug, language, departure]);
  const rules = useMemo(() => enquiryRules(about), [about]);
  const validate = useRules(rules, text, ENQUIRY_WORDING);
  const channels = channelsOf(useBrand());
  const own = useOwnContacts();
  if (enquiry.sent) {
    return (
      <>
        {heading}
        <EnquirySent sent={enquiry.sent} onAgain={enquiry.again} />
      </>
    );
  }
  const send = async (values: EnquiryValues, { setStatus }: FormikHelpers<EnquiryValues>) => {
    const failure = await enquiry.send({ ...asEnquiry(values, about), filled_in_ms: Math.round(performance.now()) });
    setStatus(statusOf(failure, (path) => placeOf(path, values)));
  };
  return (
    <>
      {heading}
      <p className="mt-3 max-w-2xl text-ink/80">{text('trip.lead')}</p>
      <ChannelsBefore message={copy('messages.send', { tour: name })} />
      <Formik
        // A session that is known later than the form begins it anew; the typed values are stored.
        key={own.email}
        initialValues={firstValues(form, { ...emptyEnquiry(language, channels), ...own }, channels)}
        validate={validate}
        validateOnBlur={false}
        onSubmit={send}
      >
        <Fields form={form} channels={channels} enquiry={enquiry} travel={travel} departure={departure} onTakeBack={onTakeBack} />
      </Formik>
      <ChannelsAfter />
    </>
  );
}

interface FieldsProps extends TravelEnquiryProps {
  form: string;
  channels: readonly ContactChannel[];
  enquiry: EnquiryState;
}

function Fields({ form, channels, enquiry, travel, departure, onTakeBack }: FieldsProps) {
  const text = useText('enquiry');
  const { values } = useFormikContext<EnquiryValues>();
  const place = useFocusOnError();
  const localise = useLocalise();
  const days = useDayTexts();
  const isForDivers = travel.facts.level !== 'no_diving';
  const about = { trip: localise(travel.name), when: departure && days.shortDays(departure.date, departure.last_date), isForDivers };
  const message = () => enquiryTexts(values, about, text);
  return (
    <Form ref={place} noValidate className="relative mt-6 grid gap-6">
      <KeepTyped form={form} />
      <fieldset role="none" disabled={enquiry.phase !== 'open'} className="grid min-w-0 gap-x-8 gap-y-6 md:grid-cols-2">
        <legend className="sr-only">{text('trip.title')}</legend>
        <TextField
          name="name"
          label={text('trip.name')}
          placeholder={text('trip.namePlaceholder')}
          autoComplete="name"
          className="md:col-span-2"
        />
        {channels.length > 1 && (
          <ChoiceField
            name="channel"
            label={text('trip.way')}
            options={channels.map((value) => ({ value, label: text(`trip.ways.${value}`) }))}
          />
        )}
        <ContactField />
        {departure ? (
          <ChosenDay departure={departure} price={travel.facts.price} onTakeBack={onTakeBack} />
        ) : (
          <>
            <ChoiceField
              name="when"
              label={text('trip.when')}
              options={(['flexible', 'exact'] as const).map((value) => ({ value, label: text(`trip.${value}`) }))}
            />
            {values.when === 'exact' ? <DayField /> : <MonthField />}
          </>
        )}
        <div className="grid auto-cols-fr grid-flow-col items-end gap-4">
          {isForDivers && <CountField name="divers" label={text('trip.divers')} />}
          <CountField name="guests" label={text(isForDivers ? 'trip.guests' : 'trip.adults')} />
          <CountField name="children" label={text('trip.children')} />
        </div>
        {isForDivers && <LevelField />}
        <TextField
          name="message"
          rows={4}
          optional
          label={text('trip.message')}
          placeholder={text('trip.messagePlaceholder')}
          className="md:col-span-2"
        />
        <Honeypot />
      </fieldset>
      <SendRow enquiry={enquiry} label={text('trip.submit')} message={message} />
    </Form>
  );
}

function firstValues(form: string, empty: EnquiryValues, channels: readonly ContactChannel[]): EnquiryValues {
  const typed = typedBefore(form, empty);
  return channels.includes(typed.channel) ? typed : { ...typed, channel: empty.channel };
}

function CountField({ name, label }: { name: 'divers' | 'guests' | 'children'; label: string }) {
  return <TextField name={name} type="number" inputMode="numeric" min={0} max={99} optional="unsaid" label={label} />;
}

function ContactField() {
  const text = useText('enquiry');
  const { values } = useFormikContext<EnquiryValues>();
  const name = values.channel === 'whatsapp' ? 'phone' : values.channel;
  const autoComplete = { email: 'email', phone: 'tel', wechat: 'off' }[name];
  return (
    <TextField
      key={name}
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      label={text(`trip.${name}`)}
      placeholder={text(`trip.${name}Placeholder`)}
    />
  );
}

/** Days that have begun in the operator's time zone cannot be requested (DEP-06). */
function DayField() {
  const text = useText('enquiry');
  return <DateField name="date" label={text('trip.date')} min={addDays(dayIn(runtimeConfig().brand.timeZone, new Date()), 1)} />;
}

function LevelField() {
  const text = useText('enquiry');
  const { id, value, error, change } = useFormField<string>('certification');
  return (
    <FieldFrame id={id} label={text('trip.level')} error={error} className="md:self-end">
      {({ describedBy }) => (
        <select id={id} value={value} onChange={(event) => change(event.target.value)} aria-describedby={describedBy} className="field">
          <option value="">{text('trip.levels.unsaid')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {text(`trip.levels.${level}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
