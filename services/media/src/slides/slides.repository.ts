import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { BY_PLACE, readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, firstVersion, insertNew, removeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import type { SlideDocument } from './slide.schema.ts';

export const SLIDE_MODEL = 'Slide';

export type NewSlide = Pick<SlideDocument, 'titles' | 'descriptions' | 'imageId' | 'position'>;

@Injectable()
export class SlidesRepository implements VersionedStore<SlideDocument> {
  constructor(@InjectModel(SLIDE_MODEL) private readonly slides: Model<SlideDocument>) {}

  list(query: PagingQuery): Promise<Page<SlideDocument>> {
    return readPage(this.slides.find(), BY_PLACE, query);
  }

  async count(): Promise<number> {
    return this.slides.countDocuments();
  }

  async find(id: string): Promise<SlideDocument | null> {
    return this.slides.findById(id).lean();
  }

  /** Null if a slide with this id exists. */
  async append(creation: Creation, slide: Omit<NewSlide, 'position'>): Promise<SlideDocument | null> {
    const last = await this.slides.findOne().sort({ position: -1 }).select({ position: 1 }).lean();
    const document = { ...slide, position: (last?.position ?? 0) + 1, ...firstVersion(creation) };
    return (await insertNew(this.slides, document)) ? document : null;
  }

  change(id: string, changes: Changes, version: number): Promise<SlideDocument | null> {
    return changeAtVersion(this.slides, { _id: id }, version, { $set: changes });
  }

  remove(id: string, version: number | null): Promise<SlideDocument | null> {
    return removeAtVersion(this.slides, id, version);
  }
}
