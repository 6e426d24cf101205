import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OTHER } from '@reefdesk/contracts/insights/values';
import type { Language } from '@reefdesk/contracts/languages';
import type { SeenPage, SeenReferrer, ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { VIEW_MODEL, type ViewDocument } from './view.schema.ts';

/** A few batch ids are enough, since each gateway replica waits for a response before its next batch. */
const REMEMBERED = 20;
/** Maximum number of referring sites counted separately per day. */
const HOSTS_OF_A_DAY = 100;
const MOST = 20;

@Injectable()
export class ViewsRepository {
  constructor(@InjectModel(VIEW_MODEL) private readonly model: Model<ViewDocument>) {}

  /** Increases each counter with one atomic write; a repeated batch is counted once. */
  async add({ batch, pages, referrers }: ViewBatch): Promise<void> {
    for (const { views, ...page } of pages) await this.increase(batch, pageFigure(page), views);
    for (const { views, ...referrer } of await this.bounded(referrers)) await this.increase(batch, hostFigure(referrer), views);
  }

  byDay(from: string): Promise<{ key: string; views: number }[]> {
    return this.summed('page', from, '$day');
  }

  byPackage(from: string): Promise<{ key: string | null; views: number }[]> {
    return this.summed('page', from, '$package');
  }

  byLanguage(from: string): Promise<{ key: Language; views: number }[]> {
    return this.summed('page', from, '$language');
  }

  pages(from: string): Promise<{ key: string; views: number }[]> {
    return this.summed('page', from, '$page', MOST);
  }

  hosts(from: string): Promise<{ key: string; views: number }[]> {
    return this.summed('host', from, '$host', MOST);
  }

  private async increase(batch: string, { _id, ...figure }: Omit<ViewDocument, 'views' | 'batches'>, views: number): Promise<void> {
    try {
      await this.model
        .updateOne(
          { _id, batches: { $ne: batch } },
          { $setOnInsert: figure, $inc: { views }, $push: { batches: { $each: [batch], $slice: -REMEMBERED } } },
          { upsert: true },
        )
        .exec();
    } catch (error) {
      // The counter has this batch already, or another replica has just created it.
      if (!isDuplicateOf(error, '_id')) throw error;
      await this.model
        .updateOne({ _id, batches: { $ne: batch } }, { $inc: { views }, $push: { batches: { $each: [batch], $slice: -REMEMBERED } } })
        .exec();
    }
  }

  /** Merges hosts beyond the day's limit into `OTHER`. */
  private async bounded(referrers: readonly SeenReferrer[]): Promise<SeenReferrer[]> {
    const days = [...new Set(referrers.map(({ day }) => day))];
    const rows = await this.model
      .find({ kind: 'host', day: { $in: days } })
      .select({ _id: 1, day: 1 })
      .lean()
      .exec();
    const known = new Set(rows.map(({ _id }) => _id));
    const counts = new Map(days.map((day) => [day, rows.filter((row) => row.day === day).length]));
    const others = new Map<string, SeenReferrer>();
    const stored: SeenReferrer[] = [];
    for (const referrer of referrers) {
      const { day, views } = referrer;
      const count = counts.get(day) ?? 0;
      const isNew = !known.has(hostFigure(referrer)._id);
      if (!isNew || count < HOSTS_OF_A_DAY) {
        stored.push(referrer);
        if (isNew) counts.set(day, count + 1);
      } else others.set(day, { day, host: OTHER, views: views + (others.get(day)?.views ?? 0) });
    }
    return merged([...stored, ...others.values()]);
  }

  private async summed<Key>(kind: ViewDocument['kind'], from: string, by: string, most = 1_000): Promise<{ key: Key; views: number }[]> {
    const rows = await this.model
      .aggregate<{ _id: Key; views: number }>([
        { $match: { kind, day: { $gte: from } } },
        { $group: { _id: by, views: { $sum: '$views' } } },
        { $sort: { views: -1, _id: 1 } },
        { $limit: most },
      ])
      .exec();
    return rows.map(({ _id, views }) => ({ key: _id, views }));
  }
}

function pageFigure({ day, page, package: slug, language }: Omit<SeenPage, 'views'>): Omit<ViewDocument, 'views' | 'batches'> {
  return { _id: `page ${day} ${language} ${page}`, kind: 'page', day, page, package: slug, language };
}

function hostFigure({ day, host }: Omit<SeenReferrer, 'views'>): Omit<ViewDocument, 'views' | 'batches'> {
  return { _id: `host ${day} ${host}`, kind: 'host', day, host };
}

/** Merges entries of one counter, because it accepts each batch once. */
function merged(referrers: readonly SeenReferrer[]): SeenReferrer[] {
  const sums = new Map<string, SeenReferrer>();
  for (const referrer of referrers) {
    const { _id } = hostFigure(referrer);
    sums.set(_id, { ...referrer, views: referrer.views + (sums.get(_id)?.views ?? 0) });
  }
  return [...sums.values()];
}
