import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { DepartureEdit, DepartureRangeQuery, NewDepartures } from '@reefdesk/contracts/departures/requests';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { DeparturesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { addDays, daysBetween, weekdayOf } from '@reefdesk/contracts/time/calendar-days';
import { noteAudited, noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { TravelNames } from '../travels/travel-names.ts';
import { toPlannedView } from './departure.mapper.ts';
import type { DepartureDocument, ListedDeparture } from './departure.schema.ts';
import { DeparturesRepository } from './departures.repository.ts';
import { DeparturesService, rangeOf } from './departures.service.ts';

const ATTEMPTS = 40;

/** Planning of departures by staff (DEP-01, DEP-04). */
@Injectable()
export class PlanningService {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly calendar: DeparturesService,
    private readonly travels: TravelNames,
    private readonly enquiries: EnquiriesRepository,
    private readonly bus: MessageBus,
  ) {}

  async list({ from, to }: DepartureRangeQuery): Promise<PlannedDepartureView[]> {
    return this.views(await this.departures.list(rangeOf({ from: from ?? (await this.calendar.today()), to })));
  }

  /** Departures from tomorrow on that have places again for their waiting list, by day (DEP-12). */
  async listFreed(): Promise<PlannedDepartureView[]> {
    const waitlists = await this.enquiries.countWaitlists();
    const from = addDays(await this.calendar.today(), 1);
    return this.views(await this.departures.listWithPlaces([...waitlists.keys()], from));
  }

  async plan(plan: NewDepartures): Promise<{ departures: PlannedDepartureView[]; created: number }> {
    rejectPast(plan, await this.calendar.today());
    const slug = plan.package_slug;
    const [travel] = await this.travels.describe([slug]);
    if (!travel) throw invalidFields({ package_slug: toFieldError({ code: 'unknown_references', params: { keys: slug } }, 'package') });
    const fresh = daysOf(plan).map((date) => newDeparture(plan, date));
    const own = new Set(fresh.map(({ _id }) => _id));
    const departures = fresh.length > 0 ? await this.departures.insertMissing(slug, fresh) : [];
    const created = departures.filter(({ _id }) => own.has(_id)).length;
    if (created > 0) this.announce(slug);
    if (created > 0) noteAudited({ name: slug, after: plannedFields(plan) });
    else noteUnchanged();
    return { departures: await this.views(departures), created };
  }

  async edit(id: string, edit: DepartureEdit, expected: number | null): Promise<PlannedDepartureView> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const seen = await this.current(id, expected);
      const set = changesOf(edit);
      if (changesNothing(seen, set)) {
        noteUnchanged();
        return this.view(seen);
      }
      const moreSeats = (edit.seats ?? seen.seats) - seen.seats;
      const changed = await this.departures.change(id, seen.version, { set, moreSeats });
      if (changed) return this.announced(changed);
      const now = await this.current(id, expected);
      if (now.version === seen.version && now.left < -moreSeats) throw hasBookings(now);
    }
    throw new AppError('service_unavailable');
  }

  async remove(id: string, expected: number | null): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const seen = await this.current(id, expected);
      if (seen.left < seen.seats) throw hasBookings(seen);
      const removed = await this.departures.removeUnbooked(seen, expected);
      if (removed) return this.announce(removed.package);
    }
    throw new AppError('service_unavailable');
  }

  private async current(id: string, expected: number | null): Promise<DepartureDocument> {
    const departure = await this.departures.find(id);
    if (!departure) throw new AppError('departure_not_found');
    if (expected !== null && departure.version !== expected) throw editConflict(await this.view(departure));
    return departure;
  }

  private async announced(departure: DepartureDocument): Promise<PlannedDepartureView> {
    this.announce(departure.package);
    return this.view(departure);
  }

  private announce(slug: string): void {
    this.bus.publish(DeparturesChanged, { package: slug });
  }

  private async view(departure: ListedDeparture): Promise<PlannedDepartureView> {
    const [view] = await this.views([departure]);
    return view as PlannedDepartureView;
  }

  /** Names may be missing, because the calendar is useful without them. */
  private async views(departures: readonly ListedDeparture[]): Promise<PlannedDepartureView[]> {
    const [travels, waitlists] = await Promise.all([
      this.travels.allKnown(departures.map((departure) => departure.package)),
      this.enquiries.countWaitlists(departures.map(({ _id }) => _id)),
    ]);
    return departures.map((departure) => toPlannedView(departure, travels.get(departure.package), waitlists.get(departure._id) ?? 0));
  }
}

/** Today is allowed, since guests may still come to the jetty. */
function rejectPast({ date, from }: NewDepartures, today: string): void {
  const [path, day] = date ? ['date', date] : ['from', from];
  if (path && day && day < today) throw invalidFields({ [path]: toFieldError({ code: 'day_over', params: {} }, 'Day') });
}

function daysOf({ date, from, to, weekdays }: NewDepartures): string[] {
  if (date) return [date];
  if (!from || !to) return [];
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return all.filter((day) => weekdays?.includes(weekdayOf(day)));
}

function newDeparture(plan: NewDepartures, date: string): DepartureDocument {
  const { package_slug, seats, price, ...days } = plan;
  nothingLeft(days, ['date', 'from', 'to', 'weekdays']);
  const now = new Date();
  return {
    _id: randomUUID(),
    version: 1,
    createdAt: now,
    updatedAt: now,
    package: package_slug,
    date,
    seats,
    left: seats,
    price: price ?? null,
    setting: 'open',
    reservations: {},
  };
}

function plannedFields({ date, from, to, weekdays, seats, price }: NewDepartures) {
  return { date: date ?? `${from} – ${to}`, ...(weekdays && { weekdays: weekdays.join(', ') }), seats, price: price ?? null };
}

function changesOf({ seats, price, status, ...rest }: DepartureEdit): Partial<Pick<DepartureDocument, 'seats' | 'price' | 'setting'>> {
  nothingLeft(rest);
  return {
    ...(seats !== undefined && { seats }),
    ...(price !== undefined && { price }),
    ...(status !== undefined && { setting: status }),
  };
}

function hasBookings({ seats, left }: DepartureDocument): AppError {
  const booked = { booked: seats - left };
  return new AppError('departure_has_bookings', booked, { data: booked });
}
