import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { areDuplicates } from '@reefdesk/service-kit/mongo/duplicate-key';
import { auditOn, trackedInserts, trackedWrite } from '@reefdesk/service-kit/records/tracked-writes';
import { atVersion, changeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import { DEPARTURE_MODEL, type DepartureDocument, type ListedDeparture } from './departure.schema.ts';

export interface DayRange {
  from: string;
  to: string;
}

/** `moreSeats`: difference from the previous number of seats. */
export interface PlanChanges {
  set: Partial<Pick<DepartureDocument, 'price' | 'setting' | 'seats'>>;
  moreSeats: number;
}

/** Retries for days that another request planned and then removed. */
const ATTEMPTS = 10;

const NOT_LISTED = { reservations: 0 } as const;

@Injectable()
export class DeparturesRepository {
  constructor(@InjectModel(DEPARTURE_MODEL) private readonly model: Model<DepartureDocument>) {}

  find(id: string): Promise<DepartureDocument | null> {
    return this.model.findById(id).lean<DepartureDocument>().exec();
  }

  /** Sorted by day; of all travels if `slug` is omitted. */
  list({ from, to }: DayRange, slug?: string): Promise<ListedDeparture[]> {
    return this.model
      .find({ date: { $gte: from, $lte: to }, ...(slug !== undefined && { package: slug }) })
      .select(NOT_LISTED)
      .sort({ date: 1, package: 1 })
      .lean<ListedDeparture[]>()
      .exec();
  }

  listDays(slug: string, dates: readonly string[]): Promise<ListedDeparture[]> {
    return this.model
      .find({ package: slug, date: { $in: [...dates] } })
      .select(NOT_LISTED)
      .sort({ date: 1 })
      .lean<ListedDeparture[]>()
      .exec();
  }

  /** Those of these departures that have places, from a day on, sorted by day. */
  listWithPlaces(ids: readonly string[], from: string): Promise<ListedDeparture[]> {
    return this.model
      .find({ _id: { $in: [...ids] }, date: { $gte: from }, setting: 'open', left: { $gt: 0 } })
      .select(NOT_LISTED)
      .sort({ date: 1, package: 1 })
      .lean<ListedDeparture[]>()
      .exec();
  }

  /** The first departure with places of each travel from a day on, sorted by day. */
  listNext(from: string): Promise<ListedDeparture[]> {
    return this.model
      .aggregate<ListedDeparture>([
        { $match: { date: { $gte: from }, setting: 'open', left: { $gt: 0 } } },
        { $project: NOT_LISTED },
        { $sort: { date: 1 } },
        { $group: { _id: '$package', first: { $first: '$$ROOT' } } },
        { $replaceRoot: { newRoot: '$first' } },
        { $sort: { date: 1, package: 1 } },
        { $limit: LIMITS.travels },
      ])
      .exec();
  }

  /** Existing departures stay unchanged. Returns the departures of all these days. */
  async insertMissing(slug: string, departures: readonly DepartureDocument[]): Promise<ListedDeparture[]> {
    const dates = departures.map(({ date }) => date);
    for (let attempt = 1; ; attempt++) {
      const present = new Set((await this.listDays(slug, dates)).map(({ date }) => date));
      const missing = departures.filter(({ date }) => !present.has(date));
      const failed = missing.length > 0 ? await this.insertMany(missing) : undefined;
      const found = await this.listDays(slug, dates);
      if (!failed || found.length === dates.length) return found;
      // The duplicate departure was removed before it was read, so its day is free again.
      if (!areDuplicates(failed)) throw failed;
      if (attempt === ATTEMPTS) throw new AppError('service_unavailable');
    }
  }

  /** Returns null if there is no departure at this version, or its reservations need more seats. */
  change(id: string, version: number, { set, moreSeats }: PlanChanges): Promise<DepartureDocument | null> {
    const filter = { _id: id, ...(moreSeats < 0 && { left: { $gte: -moreSeats } }) };
    return changeAtVersion(this.model, filter, version, { $set: set, ...(moreSeats !== 0 && { $inc: { left: moreSeats } }) });
  }

  /** Returns null if the departure has changed, is gone or has reservations. */
  async removeUnbooked({ _id, seats }: DepartureDocument, version: number | null): Promise<DepartureDocument | null> {
    const unbooked = { _id, seats, left: seats, ...atVersion(version) };
    const remove = (pinned: object) =>
      this.model
        .findOneAndDelete({ ...unbooked, ...pinned })
        .lean<DepartureDocument>()
        .exec();
    return (await trackedWrite(auditOn(this.model), this.model, unbooked, 'remove', remove))?.before ?? null;
  }

  /** Returns the error, because the caller reads the days again. */
  private async insertMany(departures: readonly DepartureDocument[]): Promise<unknown> {
    try {
      await trackedInserts(this.model, departures, (stamped) => this.model.insertMany([...stamped], { ordered: false }));
      return undefined;
    } catch (error) {
      return error;
    }
  }
}
