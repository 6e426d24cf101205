import { Injectable } from '@nestjs/common';
import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { DepartureListQuery } from '@reefdesk/contracts/departures/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { KnownOperator } from '../operator.ts';
import { TravelNames } from '../travels/travel-names.ts';
import { refuseDeparture } from './asked-departure.ts';
import { toDepartureView } from './departure.mapper.ts';
import type { DepartureDocument } from './departure.schema.ts';
import { type DayRange, DeparturesRepository } from './departures.repository.ts';

/** What visitors see of departures. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly travels: TravelNames,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  /** The days of a package that is shown, but for those that have begun. Throws while nobody can say what is shown. */
  async list({ package: slug, from, to }: DepartureListQuery, { isAdmin }: Caller): Promise<DepartureView[]> {
    const [[travel], today] = await Promise.all([this.travels.describe([slug]), this.today()]);
    if (!travel || !(travel.isShown || isAdmin)) throw new AppError('travel_not_found');
    const tomorrow = addDays(today, 1);
    const first = from !== undefined && from > tomorrow ? from : tomorrow;
    return (await this.departures.list(rangeOf({ from: first, to }), slug)).map((departure) => toDepartureView(departure, travel));
  }

  /** The departure that a guest asks for; refuses one that can't be asked for, as a fault of the field. */
  async asked(id: string, slug: string | undefined): Promise<DepartureDocument> {
    const departure = await this.departures.find(id);
    return refuseDeparture(departure, { slug, today: await this.today() });
  }

  /** The day where the operator lives (DEP-06). */
  async today(): Promise<string> {
    return dayIn((await this.operator.current()).timeZone, new Date());
  }
}

/** No further than one may look. */
export function rangeOf({ from, to }: { from: string; to?: string | undefined }): DayRange {
  const last = addDays(from, LIMITS.departureDays - 1);
  return { from, to: to !== undefined && to < last ? to : last };
}
