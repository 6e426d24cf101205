import { ERRORS, type ErrorCode, type ErrorParams, fillText } from './errors.ts';

/** English texts of field errors by code; `{label}` is the field's name. The browser builds its own text from code and params. */
export const FIELD_ERRORS = {
  required: '{label} is required',
  image_required: 'Please select an image',
  file_name_as_text: '{label} must say what the picture shows; this is the name of a file',
  not_a_text: '{label} must be a text',
  too_short: '{label} must have at least {min} characters',
  too_long: '{label} is too long (at most {max} characters)',
  unstorable_characters: '{label} contains characters that cannot be stored',
  texts_by_language: '{label} must be texts by language',
  one_language_required: '{label} is required in at least one language',
  one_whole_language_required: 'Name, role, quote and location are required in at least one language',
  whole_number: '{label} must be a whole number from {min} to {max}',
  one_of: '{label} must be one of {values}',
  true_or_false: '{label} must be true or false',
  clock_time: '{label} must be a time from 00:00 to 23:59',
  duration: '{label} must be in format "X day" or "X days"',
  email_address: 'Please enter a valid email address',
  password_common: 'This is one of the most used passwords. Please choose another one',
  password_has_email: 'The password must not contain your email address',
  password_has_brand: 'The password must not contain our name',
  contact_required: 'Please leave an email address, a phone number or a WeChat id',
  contact_missing: 'The guest left no {label}',
  phone_number: 'Please enter a phone number with its digits',
  calendar_day: '{label} must be a day such as 2027-03-14',
  local_moment: '{label} must be a time such as 2027-03-14T09:30',
  moment_past: '{label} must be in the future',
  moment_far: '{label} must be within a year',
  calendar_month: '{label} must be a month such as 2027-03',
  day_begun: 'This day has begun already. Please choose a later one',
  day_over: 'This day is over already',
  other_package: 'This departure belongs to another package',
  weekdays: 'Choose at least one day of the week',
  too_many_days: 'At most {max} days at once',
  either_day_or_series: 'Choose one day, or first day, last day and days of the week',
  either_departure_or_day: 'Choose a departure or a day',
  day_before: '{label} must not be before the first day',
  tag_list: '{label} must be a list of texts',
  parts_required: '{label} must have {parts}',
  json: '{label} must be JSON',
  json_object: '{label} must be a JSON object',
  photo_list: '{label} must be a list of photos, by id or url',
  unknown_photo: 'This testimonial holds no such photo',
  unknown_references: 'unknown {label}: {keys}',
  too_many: 'At most {max} can be here',
  whole_phone_number: '{label} must be a number such as +62431000000',
  chat_number: '{label} must be digits only, with the country code',
  https_link: '{label} must be an address that begins with https://',
  webhook_address: '{label} must be an https:// address on its usual port, without name and password, and outside your own network',
  time_zone: '{label} must be a time zone such as Asia/Makassar',
  opening_times: '{label}: choose at least one day, and close after opening',
  number_between: '{label} must be a number from {min} to {max}',
  structured_text: '{label} may hold headings, paragraphs, lists, bold words and links. What begins with “{found}” is none of these',
  template_key: '{label} must be small letters, digits and dashes',
  unknown_template_field: '{label}: {found} is no field. Fields are {fields}',
  no_way_to_reach: 'At least one way to reach you has to stay',
  no_file_expected: 'No file is expected here',
} as const;

export type FieldErrorCode = keyof typeof FIELD_ERRORS;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

export type FieldErrorParams<Code extends FieldErrorCode> = Readonly<
  Record<Exclude<Placeholders<(typeof FIELD_ERRORS)[Code]>, 'label'>, string | number>
>;

/** A field error as validation rules produce it; the text is added later. */
export interface RuleError {
  code: FieldErrorCode;
  params: ErrorParams;
}

/** A field error in a response. For a file the code comes from the error table. */
export interface FieldError {
  code: FieldErrorCode | ErrorCode;
  params: ErrorParams;
  text: string;
}

/** Errors by field path (`names.en`), at least one each. */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>;

export function toFieldError({ code, params }: RuleError, label: string): FieldError {
  return { code, params, text: fillText(FIELD_ERRORS[code], { label, ...params }) };
}

export function fieldError(code: ErrorCode, params: ErrorParams = {}): FieldError {
  return { code, params, text: fillText(ERRORS[code].text, params) };
}
