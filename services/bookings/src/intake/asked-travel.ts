import { Injectable } from '@nestjs/common';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { type FieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DeparturesService } from '../departures/departures.service.ts';
import type { KnownOperator } from '../operator.ts';
import { lastDateOf, TravelNames } from '../travels/travel-names.ts';
import type { RequestedDetails } from './new-enquiry.ts';

/** Calling code for Chinese readers' numbers without one. */
const CHINA = '86';

/**
 * A number without country code is of China if the guest reads Chinese and it is valid there, else of the operator's country. Throws a
 * field error for a number that cannot exist.
 */
function wholePhone({ phone = '', language }: Enquiry, operator: Pick<KnownOperator, 'phone' | 'whatsapp'>): string {
  if (phone === '') return '';
  const home = parsePhoneNumberFromString(operator.phone || `+${operator.whatsapp}`)?.countryCallingCode;
  const number = parse(phone.replace(/^\s*00/, '+'), language === 'CN' ? [CHINA, home] : [home]);
  if (!number) throw invalidFields({ phone: toFieldError({ code: 'whole_phone_number', params: {} }, 'Phone') });
  return phone.replace(/\D/g, '') === number.number.slice(1) ? phone : number.number;
}

function parse(typed: string, callingCodes: readonly (string | undefined)[]): PhoneNumber | undefined {
  const known = parsePhoneNumberFromString(typed);
  if (known) return known.isPossible() ? known : undefined;
  const guesses = callingCodes.map((code) => (code ? parsePhoneNumberFromString(typed, { defaultCallingCode: code }) : undefined));
  return guesses.find((guess) => guess?.isValid());
}

interface CheckedEnquiry {
  /** With the full phone number. */
  enquiry: Enquiry;
  departure: { _id: string; package: string; date: string; left: number } | null;
  operator: string;
}

@Injectable()
export class RequestedTravel {
  constructor(
    private readonly departures: DeparturesService,
    private readonly travels: TravelNames,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  /** Throws `validation_failed` for past days, and for departures that cannot be asked for (DEP-06). */
  async check(typed: Enquiry): Promise<CheckedEnquiry> {
    const operator = await this.operator.current();
    rejectPastDays(typed, dayIn(operator.timeZone, new Date()));
    const enquiry = { ...typed, phone: wholePhone(typed, operator) };
    const { departure_id: id, package_slug: slug, waitlist: waits = false } = enquiry;
    const departure = id ? await this.departures.asked(id, { slug, waits }) : null;
    return { enquiry, departure, operator: operator.shortName };
  }

  /** Never throws, because an enquiry matters more than the name of its travel. */
  async describe({ enquiry, departure }: CheckedEnquiry): Promise<Pick<RequestedDetails, 'package' | 'departure'>> {
    const slug = departure?.package ?? enquiry.package_slug;
    const travel = slug ? await this.travels.known(slug) : undefined;
    return {
      package: slug ? { slug, name: travel?.name ?? EMPTY_TEXT } : null,
      departure: departure && { ...departure, lastDate: lastDateOf(travel, departure.date) },
    };
  }
}

function rejectPastDays({ date_from, date_to, month }: Pick<Enquiry, 'date_from' | 'date_to' | 'month'>, today: string): void {
  const errors: [string, boolean, string][] = [
    ['date_from', date_from !== undefined && date_from <= today, 'First day'],
    ['date_to', date_to !== undefined && date_to <= today, 'Last day'],
    ['month', month !== undefined && month < today.slice(0, 7), 'Month'],
  ];
  const found: [string, FieldError][] = errors
    .filter(([, isBegun]) => isBegun)
    .map(([path, , label]) => [path, toFieldError({ code: 'day_begun', params: {} }, label)]);
  if (found.length > 0) throw invalidFields(Object.fromEntries(found));
}
