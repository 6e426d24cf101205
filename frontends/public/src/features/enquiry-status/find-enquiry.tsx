import { type EnquiryLookup, enquiryLookup } from '@reefdesk/contracts/enquiries/requests';
import { type Rules, TextField, useFocusOnError, useRules, type Wording } from '@reefdesk/forms';
import { Button, IconButton } from '@reefdesk/ui/button';
import { CloseIcon } from '@reefdesk/ui/icons';
import { errorText, isApiFailure, Link, useFormat, useLanguage, useNavigate, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { ContactLink } from '../../shared/enquiry/contact-link.tsx';
import { forgetEnquiry, useOwnEnquiries } from '../../shared/enquiry/own-enquiries.ts';
import { pathOfAddress } from '../../shared/enquiry/path-of-address.ts';
import { useLookUpEnquiryMutation } from './enquiry-status.api.ts';

const NOTHING_TYPED: EnquiryLookup = { reference: '', contact: '' };
const RULES: Rules<EnquiryLookup> = { schema: enquiryLookup };
const WORDING: Wording = { reference: 'find.errors.reference', contact: 'find.errors.contact' };

/** Leads a guest without the private link back to an enquiry: by this browser's own list, or by its reference and a contact. */
export function FindEnquiry() {
  return (
    <div className="mt-8 grid gap-8">
      <OnThisDevice />
      <ByReference />
    </div>
  );
}

function OnThisDevice() {
  const text = useText('enquiry-status');
  const format = useFormat();
  const enquiries = useOwnEnquiries();
  if (enquiries.length === 0) return null;
  return (
    <section aria-labelledby="on-this-device">
      <h2 id="on-this-device" className="heading-3">
        {text('find.device')}
      </h2>
      <p className="mt-1 text-foam/85">{text('find.deviceText')}</p>
      <ul className="mt-4 grid gap-2">
        {enquiries.map(({ reference, path, sentAt }) => (
          <li key={reference} className="flex items-center gap-3 rounded-panel bg-white/8 pr-2">
            <Link to={path} className="flex min-h-14 flex-1 flex-wrap items-center gap-x-4 px-5 py-2 hover:text-shallows">
              <span className="font-display text-xl tracking-wide">{reference}</span>
              <span className="text-sm text-foam/85">{text('sent', { date: format.date(sentAt) })}</span>
            </Link>
            <IconButton label={text('find.forget', { reference })} onClick={() => forgetEnquiry(reference)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ByReference() {
  const text = useText('enquiry-status');
  const language = useLanguage();
  const navigate = useNavigate();
  const validate = useRules(RULES, text, WORDING);
  const [lookUp] = useLookUpEnquiryMutation();
  const [error, setError] = useState<string>();
  const find = async (typed: EnquiryLookup) => {
    setError(undefined);
    try {
      const { status_url: address } = await lookUp({ body: typed }).unwrap();
      await navigate(pathOfAddress(address));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      const own = { 0: text('find.offline'), 404: text('find.unknown') }[failure.status];
      setError(own ?? (await errorText(failure, language)));
    }
  };
  return (
    <section aria-labelledby="by-reference" className="rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-9">
      <h2 id="by-reference" className="heading-3 text-deep">
        {text('find.title')}
      </h2>
      <p className="mt-2 text-ink/80">{text('find.text')}</p>
      <Formik initialValues={NOTHING_TYPED} validate={validate} validateOnBlur={false} onSubmit={find}>
        <Fields error={error} />
      </Formik>
      <p className="mt-6 border-t border-ink/12 pt-5 text-sm text-ink/80">
        {text('find.lost')}{' '}
        <ContactLink subject={text('ended.subject')} message="" className="link">
          {text('ended.contact')}
        </ContactLink>
      </p>
    </section>
  );
}

function Fields({ error }: { error: string | undefined }) {
  const text = useText('enquiry-status');
  const form = useFocusOnError();
  const { isSubmitting } = useFormikContext();
  return (
    <Form ref={form} noValidate className="mt-6 grid gap-5">
      <TextField name="reference" label={text('find.reference')} placeholder="AB-2C3D4E" autoComplete="off" />
      <TextField name="contact" label={text('find.contact')} autoComplete="email" />
      <div role="alert" className="font-semibold text-coral-dark empty:hidden">
        {error}
      </div>
      <Button type="submit" variant="primary" busy={isSubmitting} className="justify-self-start">
        {text('find.submit')}
      </Button>
    </Form>
  );
}
