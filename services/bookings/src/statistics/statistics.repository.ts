import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LanguageCode, Localised } from '@reefdesk/contracts/languages';
import type { Model, PipelineStage } from 'mongoose';
import { ENQUIRY_MODEL, type EnquiryDocument } from '../enquiries/enquiry.schema.ts';

/** `slug` is null if no travel was named. */
export interface Group {
  language: LanguageCode;
  slug: string | null;
}

export interface Counted extends Group {
  name: Localised | null;
  count: number;
}

export interface Decided extends Counted {
  state: 'booked' | 'lost';
}

/** In milliseconds. */
export interface Medians {
  all: number | null;
  languages: ReadonlyMap<LanguageCode, number>;
  packages: ReadonlyMap<string | null, number>;
  names: readonly Pick<Counted, 'slug' | 'name'>[];
}

const NO_SPAM = { state: { $ne: 'spam' } } as const;
const GROUP = { language: '$language', slug: { $ifNull: ['$package.slug', null] } } as const;
const MEDIAN = { $median: { input: { $subtract: ['$answeredAt', '$createdAt'] }, method: 'approximate' } } as const;
const NAME = { $first: { $ifNull: ['$package.name', null] } } as const;
const medianBy = (by: unknown) => [{ $group: { _id: by, median: MEDIAN, name: NAME } }] as PipelineStage.FacetPipelineStage[];

interface MedianRow<Key> {
  _id: Key;
  median: number;
  name: Localised | null;
}

/** Aggregates in the database, so results are as small as the number of languages and travels. */
@Injectable()
export class StatisticsRepository {
  constructor(@InjectModel(ENQUIRY_MODEL) private readonly model: Model<EnquiryDocument>) {}

  arrivedSince(since: Date): Promise<Counted[]> {
    return this.counted<Counted>({ createdAt: { $gte: since }, ...NO_SPAM }, GROUP);
  }

  /** Enquiries that staff set to won or lost within this time, and that still have this state. */
  decidedSince(since: Date): Promise<Decided[]> {
    const decided = ['booked', 'lost'];
    const decisions = { what: 'state', after: { $in: decided }, at: { $gte: since }, by: { $ne: null } };
    // Few enquiries changed since then, and an index finds them.
    const filter = { state: { $in: decided }, updatedAt: { $gte: since }, history: { $elemMatch: decisions } };
    return this.counted<Decided>(filter, { ...GROUP, state: '$state' });
  }

  /** Time to the first answer of enquiries that arrived since then. */
  async answerTimesSince(since: Date): Promise<Medians> {
    const [found] = await this.model
      .aggregate<{ all: MedianRow<null>[]; languages: MedianRow<LanguageCode>[]; packages: MedianRow<string | null>[] }>([
        { $match: { createdAt: { $gte: since }, answeredAt: { $ne: null }, ...NO_SPAM } },
        { $facet: { all: medianBy(null), languages: medianBy(GROUP.language), packages: medianBy(GROUP.slug) } },
      ])
      .exec();
    const byKey = <Key>(rows: readonly MedianRow<Key>[] = []) => new Map(rows.map(({ _id, median }) => [_id, median]));
    const names = (found?.packages ?? []).map(({ _id, name }) => ({ slug: _id, name }));
    return { all: found?.all[0]?.median ?? null, languages: byKey(found?.languages), packages: byKey(found?.packages), names };
  }

  private async counted<Row extends Counted>($match: Record<string, unknown>, by: Record<string, unknown>): Promise<Row[]> {
    const rows = await this.model
      .aggregate<{ _id: Omit<Row, 'count' | 'name'>; count: number; name: Localised | null }>([
        { $match },
        { $group: { _id: by, count: { $sum: 1 }, name: NAME } },
      ])
      .exec();
    return rows.map(({ _id, ...counted }) => ({ ..._id, ...counted }) as Row);
  }
}
