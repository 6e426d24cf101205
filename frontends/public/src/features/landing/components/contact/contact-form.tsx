import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { type Language, toLanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { emailAddress, requiredText, typedText } from '@reefdesk/contracts/schema/fields';
import type { Rules, Wording } from '@reefdesk/forms';
import { statusOf, TextField, type TextFieldProps, useFocusOnError, useRules } from '@reefdesk/forms';
import { useBrand, useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type InferType, object } from 'yup';
import { ChannelsAfter, ChannelsBefore } from '../../../../shared/enquiry/channels.tsx';
import { CONTACT_FORM } from '../../../../shared/enquiry/contact-link.tsx';
import { EnquirySent } from '../../../../shared/enquiry/enquiry-sent.tsx';
import { Honeypot } from '../../../../shared/enquiry/honeypot.tsx';
import { KeepTyped, typedBefore } from '../../../../shared/enquiry/keep-typed.tsx';
import { SendRow } from '../../../../shared/enquiry/send-row.tsx';
import { type EnquiryState, useEnquiry } from '../../../../shared/enquiry/use-enquiry.ts';
import { useOwnContacts } from '../../../../shared/enquiry/use-own-contacts.ts';

/** All four fields are required here (OR-19), more than an enquiry requires; built from the request's own field schemas. */
const contactMessage = object({
  name: requiredText(LIMITS.fullnameMaxLength),
  email: emailAddress(LIMITS.emailMaxLength),
  subject: requiredText(LIMITS.nameMaxLength),
  message: requiredText(LIMITS.contactMessageMaxLength),
  website: typedText(LIMITS.nameMaxLength).default(''),
});

type ContactMessage = InferType<typeof contactMessage>;

const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '', website: '' };

const CONTACT_RULES: Rules<ContactMessage> = { schema: contactMessage };

const CONTACT_WORDING: Wording = {
  name: 'form.errors.name',
  'email required': 'form.errors.email',
  email: 'form.errors.emailFormat',
  subject: 'form.errors.subject',
  'message too_long': 'form.errors.messageLength',
  message: 'form.errors.message',
};

function asEnquiry(typed: ContactMessage, language: Language): Enquiry {
  const { name, email, subject, message, website } = contactMessage.cast(typed);
  return {
    name,
    email,
    preferred_channel: 'email',
    language: toLanguageCode(language),
    message: `${subject}\n\n${message}`,
    website,
    filled_in_ms: Math.round(performance.now()),
  };
}

function asEmail({ name, email, subject, message }: ContactMessage): string {
  return `${subject}\n\n${message}\n\n${name}\n${email}`;
}

/** Stores an enquiry, then offers the chat with its reference (OR-19, ENQ-01). */
export default function ContactForm() {
  const text = useText('landing');
  const language = useLanguage();
  const validate = useRules(CONTACT_RULES, text, CONTACT_WORDING);
  const enquiry = useEnquiry(CONTACT_FORM);
  const own = useOwnContacts();
  const brand = useBrand();
  if (enquiry.sent) return <EnquirySent sent={enquiry.sent} onAgain={enquiry.again} />;
  const send = async (message: ContactMessage, { setStatus }: FormikHelpers<ContactMessage>) => {
    const failure = await enquiry.send(asEnquiry(message, language));
    setStatus(statusOf(failure));
  };
  return (
    <>
      <ChannelsBefore message={brand.chat.greeting[language]} />
      <Formik
        // A session that is known later than the form begins it anew; the typed values are stored.
        key={own.email}
        initialValues={typedBefore(CONTACT_FORM, { ...EMPTY_MESSAGE, ...own })}
        validate={validate}
        validateOnBlur={false}
        onSubmit={send}
      >
        <Fields enquiry={enquiry} />
      </Formik>
      <ChannelsAfter />
    </>
  );
}

function Fields({ enquiry }: { enquiry: EnquiryState }) {
  const text = useText('enquiry');
  const copy = useText('landing');
  const { values } = useFormikContext<ContactMessage>();
  const form = useFocusOnError();
  return (
    <Form ref={form} noValidate className="mt-6 grid gap-5">
      <KeepTyped form={CONTACT_FORM} />
      <fieldset role="none" disabled={enquiry.phase !== 'open'} className="grid min-w-0 gap-5">
        <legend className="sr-only">{copy('form.title')}</legend>
        <ContactField name="name" autoComplete="name" />
        <ContactField name="email" type="email" autoComplete="email" />
        <ContactField name="subject" />
        <ContactField name="message" rows={5} />
        <Honeypot />
      </fieldset>
      <SendRow enquiry={enquiry} label={text('send')} message={() => asEmail(values)} />
    </Form>
  );
}

interface ContactFieldProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'rows'> {
  name: keyof ContactMessage;
}

function ContactField({ name, ...field }: ContactFieldProps) {
  const text = useText('landing');
  return <TextField name={name} label={text(`form.${name}`)} placeholder={text(`form.${name}Placeholder`)} {...field} />;
}
