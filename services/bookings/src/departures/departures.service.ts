import { Injectable } from '@nestjs/common';
import type { DepartureView, NextDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { DepartureListQuery } from '@reefdesk/contracts/departures/requests';
import { type FieldError, fieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { KnownOperator } from '../operator.ts';
import { TravelNames } from '../travels/travel-names.ts';
import { toDepartureView } from './departure.mapper.ts';
import type { DepartureDocument } from './departure.schema.ts';
import { type DayRange, DeparturesRepository } from './departures.repository.ts';

@Injectable()
export class DeparturesService {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly travels: TravelNames,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  /** Lists departures from tomorrow on. Throws while catalog is unavailable. */
  async list({ package: slug, from, to }: DepartureListQuery, { isAdmin }: Caller): Promise<DepartureView[]> {
    const [[travel], today] = await Promise.all([this.travels.describe([slug]), this.today()]);
    if (!travel || !(travel.isShown || isAdmin)) throw new AppError('travel_not_found');
    const tomorrow = addDays(today, 1);
    const first = from !== undefined && from > tomorrow ? from : tomorrow;
    return (await this.departures.list(rangeOf({ from: first, to }), slug)).map((departure) => toDepartureView(departure, travel));
  }

  /** Hidden travels are left out. Throws while catalog is unavailable. */
  async listNext(): Promise<NextDepartureView[]> {
    const departures = await this.departures.listNext(addDays(await this.today(), 1));
    const travels = await this.travels.describe(departures.map(({ package: slug }) => slug));
    const shown = new Map(travels.filter(({ isShown }) => isShown).map((travel) => [travel.slug, travel]));
    return departures
      .filter(({ package: slug }) => shown.has(slug))
      .map((departure) => ({ package: departure.package, ...toDepartureView(departure, shown.get(departure.package)) }));
  }

  /** Throws a field error if a guest cannot ask for this departure, or for its waiting list. */
  async asked(id: string, wish: Pick<Wish, 'slug' | 'waits'>): Promise<DepartureDocument> {
    const departure = await this.departures.find(id);
    return requireBookable(departure, { ...wish, today: await this.today() });
  }

  /** In the operator's time zone (DEP-06). */
  async today(): Promise<string> {
    return dayIn((await this.operator.current()).timeZone, new Date());
  }
}

/** Limited to the maximum range. */
export function rangeOf({ from, to }: { from: string; to?: string | undefined }): DayRange {
  const last = addDays(from, LIMITS.departureDays - 1);
  return { from, to: to !== undefined && to < last ? to : last };
}

interface Wish {
  slug: string | undefined;
  /** True: a full departure is accepted (DEP-12). */
  waits: boolean;
  today: string;
}

/** Returns the departure, or throws if a guest cannot ask for it (DEP-06). */
function requireBookable(departure: DepartureDocument | null, wish: Wish): DepartureDocument {
  const error = departure ? errorOf(departure, wish) : fieldError('departure_not_found');
  if (error || !departure) throw invalidFields({ departure_id: error ?? fieldError('departure_not_found') });
  return departure;
}

function errorOf(departure: DepartureDocument, { slug, waits, today }: Wish): FieldError | undefined {
  if (slug && slug !== departure.package) return toFieldError({ code: 'other_package', params: {} }, 'Departure');
  if (departure.date <= today) return toFieldError({ code: 'day_begun', params: {} }, 'Departure');
  if (departure.setting === 'closed') return fieldError('departure_closed');
  return departure.left > 0 || waits ? undefined : fieldError('departure_full', { seats_left: 0 });
}
