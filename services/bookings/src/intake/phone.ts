import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { KnownOperator } from '../operator.ts';

/** Calling code of numbers that readers of Chinese type without one. */
const CHINA = '86';

/**
 * The phone number with its country code, so that its digits open a chat; as typed if it holds the code already. A number without one
 * is of China if it is valid there and the guest reads Chinese, otherwise of the country of the operator's own number. Throws a field
 * error for a number that cannot exist.
 */
export function wholePhone({ phone = '', language }: Enquiry, operator: Pick<KnownOperator, 'phone' | 'whatsapp'>): string {
  if (phone === '') return '';
  const home = parsePhoneNumberFromString(operator.phone || `+${operator.whatsapp}`)?.countryCallingCode;
  const number = parse(phone.replace(/^\s*00/, '+'), language === 'CN' ? [CHINA, home] : [home]);
  if (!number) throw refusedFields({ phone: fieldFault({ code: 'whole_phone_number', params: {} }, 'Phone') });
  return phone.replace(/\D/g, '') === number.number.slice(1) ? phone : number.number;
}

function parse(typed: string, callingCodes: readonly (string | undefined)[]): PhoneNumber | undefined {
  const known = parsePhoneNumberFromString(typed);
  if (known) return known.isPossible() ? known : undefined;
  const guesses = callingCodes.map((code) => (code ? parsePhoneNumberFromString(typed, { defaultCallingCode: code }) : undefined));
  return guesses.find((guess) => guess?.isValid());
}
