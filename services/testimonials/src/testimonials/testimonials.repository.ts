import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TestimonialListQuery } from '@reefdesk/contracts/testimonials/requests';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { BY_PLACE, readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, insertNew, removeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument } from './testimonial.schema.ts';

@Injectable()
export class TestimonialsRepository implements VersionedStore<TestimonialDocument> {
  constructor(@InjectModel(TESTIMONIAL) private readonly model: Model<TestimonialDocument>) {}

  list({ package: slug, ...query }: TestimonialListQuery): Promise<Page<TestimonialDocument>> {
    return readPage(this.model.find(slug ? { packageSlug: slug } : {}), BY_PLACE, query);
  }

  count(): Promise<number> {
    return this.model.countDocuments().exec();
  }

  find(id: string): Promise<TestimonialDocument | null> {
    return this.model.findOne({ _id: id }).lean().exec();
  }

  insert(testimonial: TestimonialDocument): Promise<boolean> {
    return insertNew(this.model, testimonial);
  }

  change(id: string, changes: Changes, version: number): Promise<TestimonialDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, { $set: changes });
  }

  remove(id: string, version: number | null): Promise<TestimonialDocument | null> {
    return removeAtVersion(this.model, id, version);
  }
}
