import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertNew, isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { SlideDocument } from './slide.schema.ts';
import type { SlideTextChanges } from './slide-texts.ts';

export const SLIDE_MODEL = 'Slide';

export type NewSlide = Pick<SlideDocument, 'titles' | 'descriptions' | 'imageId' | 'position'>;
export type SlideChanges = SlideTextChanges & { imageId?: string };

@Injectable()
export class SlidesRepository {
  constructor(@InjectModel(SLIDE_MODEL) private readonly slides: Model<SlideDocument>) {}

  /** In the order of the slideshow; two that were added in the same moment always come in the same order. */
  async list(): Promise<SlideDocument[]> {
    return this.slides.find().sort({ position: 1, createdAt: 1, _id: 1 }).lean();
  }

  async find(id: string): Promise<SlideDocument | null> {
    return this.slides.findById(id).lean();
  }

  async count(): Promise<number> {
    return this.slides.countDocuments();
  }

  /** The id of the new slide; null when this key was imported before. */
  async createOnce(seedKey: string, slide: NewSlide): Promise<string | null> {
    const now = new Date();
    const _id = randomUUID();
    const document = { ...slide, _id, version: 1, createdAt: now, updatedAt: now };
    try {
      const { upsertedCount } = await this.slides.updateOne({ seedKey }, { $setOnInsert: document }, { upsert: true });
      return upsertedCount > 0 ? _id : null;
    } catch (error) {
      if (isDuplicateOf(error, 'seedKey')) return null;
      throw error;
    }
  }

  /** Adds a slide behind all others; null when there is one with this id already. */
  async append(id: string, slide: Omit<NewSlide, 'position'>): Promise<SlideDocument | null> {
    const last = await this.slides.findOne().sort({ position: -1 }).select({ position: 1 }).lean();
    const now = new Date();
    const document = { ...slide, _id: id, position: (last?.position ?? 0) + 1, version: 1, createdAt: now, updatedAt: now };
    return (await insertNew(this.slides, document)) ? document : null;
  }

  /** The changed slide; null when it is not there or, where a version is expected, has another one. */
  async update(id: string, changes: SlideChanges, expected: number | null): Promise<SlideDocument | null> {
    return this.slides
      .findOneAndUpdate(
        seenAs(id, expected),
        { $set: { ...changes, updatedAt: new Date() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** False when there was nothing to remove. */
  async remove(id: string, expected: number | null): Promise<boolean> {
    return (await this.slides.deleteOne(seenAs(id, expected))).deletedCount > 0;
  }
}

function seenAs(id: string, expected: number | null): { _id: string; version?: number } {
  return expected === null ? { _id: id } : { _id: id, version: expected };
}
