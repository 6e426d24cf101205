import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LanguageCode, Localised } from '@reefdesk/contracts/languages';
import type { Model, PipelineStage } from 'mongoose';
import { ENQUIRY_MODEL, type EnquiryDocument } from '../enquiries/enquiry.schema.ts';

/** What figures are told apart by; a slug is null where no package was named. */
export interface Group {
  language: LanguageCode;
  slug: string | null;
}

export interface Counted extends Group {
  /** What one of its enquiries calls the package. */
  name: Localised | null;
  count: number;
}

export interface Decided extends Counted {
  state: 'booked' | 'lost';
}

/** Milliseconds in the middle. */
export interface Medians {
  all: number | null;
  languages: ReadonlyMap<LanguageCode, number>;
  packages: ReadonlyMap<string | null, number>;
  /** Of the packages. */
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

/** Counts enquiries where they lie: what comes from here is as long as there are languages and packages. */
@Injectable()
export class FiguresRepository {
  constructor(@InjectModel(ENQUIRY_MODEL) private readonly model: Model<EnquiryDocument>) {}

  arrivedSince(since: Date): Promise<Counted[]> {
    return this.counted<Counted>({ createdAt: { $gte: since }, ...NO_SPAM }, GROUP);
  }

  /** Where somebody of the staff said within this time that it is won or lost, and it still is. */
  decidedSince(since: Date): Promise<Decided[]> {
    const decided = ['booked', 'lost'];
    const said = { what: 'state', after: { $in: decided }, at: { $gte: since }, by: { $ne: null } };
    // What was changed since is little, and found by its index.
    const filter = { state: { $in: decided }, updatedAt: { $gte: since }, history: { $elemMatch: said } };
    return this.counted<Decided>(filter, { ...GROUP, state: '$state' });
  }

  /** From the question to the first answer, of what came within this time. */
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
