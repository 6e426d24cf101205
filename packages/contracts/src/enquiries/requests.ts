import { type AnyObject, array, type InferType, object, type TestContext } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { isEmailAddress, normaliseEmail } from '../schema/email.ts';
import {
  calendarDay,
  calendarMonth,
  givenText,
  isBefore,
  oneOf,
  requiredText,
  text,
  trueOrFalse,
  typedText,
  wholeNumber,
} from '../schema/fields.ts';
import { CONTACT_CHANNELS, ENQUIRY_STATES } from './values.ts';

/** Digits with the usual separators. */
const PHONE = /^\+?[\d\s().\-/]{6,}$/;
const MIN_DIGITS = 6;
/** Bots may enter any text, so this only limits the size of the body. */
const HONEYPOT_MAX_LENGTH = 10_000;
const LONGEST_FILLING_MS = 1e12;

const email = text(LIMITS.emailMaxLength)
  .transform((value: unknown) => (typeof value === 'string' ? normaliseEmail(value) : value))
  .test({ name: 'email', message: ruleError('email_address'), skipAbsent: true, test: (value) => !value || isEmailAddress(value) });

const phone = text(LIMITS.phoneMaxLength).test({
  name: 'phone',
  message: ruleError('phone_number'),
  skipAbsent: true,
  test: (value) => !value || (PHONE.test(value) && value.replace(/\D/g, '').length >= MIN_DIGITS),
});

const guests = () => wholeNumberOrBlank(LIMITS.partyMax);

function wholeNumberOrBlank(max: number) {
  return wholeNumber(0, max)
    .transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value))
    .meta({ json: { type: ['integer', 'string'], pattern: '^\\d*$' } });
}

const FIELDS = {
  name: requiredText(LIMITS.fullnameMaxLength).label('Name'),
  email: email.label('Email'),
  phone: phone.label('Phone').meta({ description: "Phone number; without a country code, of the operator's country." }),
  wechat: text(LIMITS.wechatMaxLength).label('WeChat id'),
  preferred_channel: oneOf(CONTACT_CHANNELS).label('Preferred channel'),
  language: oneOf(LANGUAGE_CODES).label('Language').meta({ description: 'Language of the visit, used for all messages to the guest.' }),
  package_slug: text(LIMITS.nameMaxLength).label('Package'),
  departure_id: text(LIMITS.nameMaxLength)
    .label('Departure')
    .meta({ description: 'ID of a scheduled departure, which determines the package and the day.' }),
  waitlist: trueOrFalse()
    .label('Waiting list')
    .meta({ description: 'True: if the departure is full, the guest waits for its places (DEP-12).' }),
  date_from: calendarDay().label('First day'),
  date_to: calendarDay().label('Last day'),
  month: calendarMonth().label('Month').meta({ description: 'Month for flexible guests: `2027-03`.' }),
  divers: guests().label('Divers'),
  guests: guests().label('Other guests'),
  children: guests().label('Children'),
  certification: text(LIMITS.certificationMaxLength)
    .label('Certification')
    .meta({ description: '`none`, `open_water`, `advanced`, `rescue`, `professional`, or any text.' }),
  message: text(LIMITS.enquiryMessageMaxLength).label('Message'),
  website: typedText(HONEYPOT_MAX_LENGTH).label('Website').meta({ description: 'Honeypot for bots, which must be empty (ENQ-07).' }),
  filled_in_ms: wholeNumber(0, LONGEST_FILLING_MS)
    .label('Time')
    .meta({ description: 'Milliseconds since the form was loaded. A form that is sent at once counts as possible spam.' }),
};

interface Contacts {
  email?: string | undefined;
  phone?: string | undefined;
  wechat?: string | undefined;
}

/** A new enquiry (ENQ-01): only a name and one contact are required. */
export const enquiry = object(FIELDS)
  .test({ name: 'contact', test: (value, context) => hasContact(value) || refuse(context, 'contact', 'contact_required') })
  .test({
    name: 'order',
    test: ({ date_from, date_to }, context) => !isBefore(date_to, date_from) || refuse(context, 'date_to', 'day_before'),
  });
export type Enquiry = InferType<typeof enquiry>;
export const ENQUIRY = { schema: enquiry } satisfies BodyShape<typeof enquiry>;

function hasContact({ email, phone, wechat }: Contacts): boolean {
  return Boolean(email || phone || wechat);
}

function refuse(context: TestContext<AnyObject>, path: string, code: 'contact_required' | 'day_before') {
  return context.createError({ path, message: ruleError(code) as never, params: { label: LABELS[path] ?? path } });
}

const LABELS: Readonly<Record<string, string>> = { contact: 'Contact', date_to: 'Last day' };

/** The reference of an enquiry and one of its contacts, from a guest who has lost the link. */
export const enquiryLookup = object({
  reference: requiredText(LIMITS.referenceMaxLength).label('Reference'),
  contact: requiredText(LIMITS.emailMaxLength)
    .label('Contact')
    .meta({ description: 'Email address, phone number or WeChat ID that the enquiry has.' }),
});
export type EnquiryLookup = InferType<typeof enquiryLookup>;
export const ENQUIRY_LOOKUP = { schema: enquiryLookup } satisfies BodyShape<typeof enquiryLookup>;

export const guestMessage = object({ message: requiredText(LIMITS.enquiryMessageMaxLength).label('Message') });
export type GuestMessage = InferType<typeof guestMessage>;
export const GUEST_MESSAGE = { schema: guestMessage } satisfies BodyShape<typeof guestMessage>;

export const enquiryChange = object({
  state: oneOf(ENQUIRY_STATES).label('State'),
  assignee: typedText(LIMITS.nameMaxLength)
    .nullable()
    .label('Assignee')
    .meta({ description: '`user_id` of the assignee, `me`, or null for none.' }),
  tags: array(givenText(LIMITS.tagMaxLength).required(ruleError('required')).label('Tag'))
    .typeError(ruleError('tag_list'))
    .max(LIMITS.enquiryTags, ruleError('too_many', { max: LIMITS.enquiryTags }))
    .label('Tags'),
});
export type EnquiryEdit = InferType<typeof enquiryChange>;
export const ENQUIRY_CHANGE = { schema: enquiryChange } satisfies BodyShape<typeof enquiryChange>;

/** A reply, sent by email or only recorded if it was sent by chat. */
export const staffMessage = object({
  channel: oneOf(CONTACT_CHANNELS).required(ruleError('required')).label('Channel'),
  subject: text(LIMITS.nameMaxLength).label('Subject'),
  text: requiredText(LIMITS.enquiryMessageMaxLength).label('Text'),
});
export type StaffMessage = InferType<typeof staffMessage>;
export const STAFF_MESSAGE = { schema: staffMessage } satisfies BodyShape<typeof staffMessage>;

export const staffNote = object({ text: requiredText(LIMITS.enquiryMessageMaxLength).label('Note') });
export type StaffNote = InferType<typeof staffNote>;
export const STAFF_NOTE = { schema: staffNote } satisfies BodyShape<typeof staffNote>;
