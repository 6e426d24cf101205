import { Injectable } from '@nestjs/common';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { type FieldFault, fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { DeparturesService } from '../departures/departures.service.ts';
import type { KnownOperator } from '../operator.ts';
import { type AskedPackage, TravelNames } from '../travels/travel-names.ts';
import { wholePhone } from './phone.ts';

interface CheckedEnquiry {
  /** With the whole phone number. */
  enquiry: Enquiry;
  departure: { _id: string; package: string; date: string } | null;
  /** Short name of the operator, for references. */
  operator: string;
}

/** What an enquiry asks for: a package, a departure, days. */
@Injectable()
export class AskedTrip {
  constructor(
    private readonly departures: DeparturesService,
    private readonly travels: TravelNames,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  /** Throws `validation_failed` for days that have begun, and for departures that cannot be asked for (DEP-06). */
  async check(typed: Enquiry): Promise<CheckedEnquiry> {
    const operator = await this.operator.current();
    refuseBegunDays(typed, dayIn(operator.timeZone, new Date()));
    const enquiry = { ...typed, phone: wholePhone(typed, operator) };
    const departure = enquiry.departure_id ? await this.departures.asked(enquiry.departure_id, enquiry.package_slug) : null;
    return { enquiry, departure, operator: operator.shortName };
  }

  /** Name of the package; null for an enquiry about none. */
  async packageOf({ enquiry, departure }: CheckedEnquiry): Promise<AskedPackage | null> {
    const slug = departure?.package ?? enquiry.package_slug;
    return slug ? this.travels.nameOf(slug) : null;
  }
}

/** Refuses days that have begun where the operator lives, and months that are over there (DEP-06). */
function refuseBegunDays({ date_from, date_to, month }: Pick<Enquiry, 'date_from' | 'date_to' | 'month'>, today: string): void {
  const faults: [string, boolean, string][] = [
    ['date_from', date_from !== undefined && date_from <= today, 'First day'],
    ['date_to', date_to !== undefined && date_to <= today, 'Last day'],
    ['month', month !== undefined && month < today.slice(0, 7), 'Month'],
  ];
  const found: [string, FieldFault][] = faults
    .filter(([, isBegun]) => isBegun)
    .map(([path, , label]) => [path, fieldFault({ code: 'day_begun', params: {} }, label)]);
  if (found.length > 0) throw refusedFields(Object.fromEntries(found));
}
