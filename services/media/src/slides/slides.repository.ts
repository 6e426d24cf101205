import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { SlideDocument } from './slide.schema.ts';

export const SLIDE_MODEL = 'Slide';

export type NewSlide = Pick<SlideDocument, 'titles' | 'descriptions' | 'imageId' | 'position'>;

@Injectable()
export class SlidesRepository {
  constructor(@InjectModel(SLIDE_MODEL) private readonly slides: Model<SlideDocument>) {}

  async list(): Promise<SlideDocument[]> {
    return this.slides.find().sort({ position: 1, createdAt: 1 }).lean();
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
}
