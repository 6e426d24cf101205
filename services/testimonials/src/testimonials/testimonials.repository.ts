import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertNew, isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialContent, type TestimonialDocument } from './testimonial.schema.ts';

/** The only file that reads and writes the `testimonials` collection. */
@Injectable()
export class TestimonialsRepository implements OnModuleInit {
  constructor(@InjectModel(TESTIMONIAL) private readonly model: Model<TestimonialDocument>) {}

  /** Unique indexes exist before the first request. */
  async onModuleInit(): Promise<void> {
    await this.model.init();
  }

  /** Newest first. */
  list(): Promise<TestimonialDocument[]> {
    return this.model.find().select('-seedKey').sort({ createdAt: -1, _id: -1 }).lean().exec();
  }

  find(id: string): Promise<TestimonialDocument | null> {
    return this.model.findOne({ _id: id }).select('-seedKey').lean().exec();
  }

  /** False when there is one with this id already. */
  insert(testimonial: TestimonialDocument): Promise<boolean> {
    return insertNew(this.model, testimonial);
  }

  /** Stores the new content over exactly the version that it was made from; null when there is a newer one, or none. */
  async replace(id: string, version: number, content: TestimonialContent): Promise<TestimonialDocument | null> {
    return this.model
      .findOneAndUpdate({ _id: id, version }, { $set: content, $inc: { version: 1 } }, { returnDocument: 'after' })
      .select('-seedKey')
      .lean()
      .exec();
  }

  /** False when it is not there, or not in this version (null: in any). */
  async delete(id: string, version: number | null): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: id, ...(version !== null && { version }) }).exec();
    return deletedCount === 1;
  }

  count(): Promise<number> {
    return this.model.countDocuments().exec();
  }

  async presentSeedKeys(keys: readonly string[]): Promise<Set<string>> {
    const found = await this.model
      .find({ seedKey: { $in: keys } })
      .select({ seedKey: 1 })
      .lean()
      .exec();
    return new Set(found.map((testimonial) => testimonial.seedKey ?? ''));
  }

  /** One atomic upsert by `seedKey`; false when it was there already, which stays as it is. */
  async insertSeeded(testimonial: TestimonialDocument & { seedKey: string }): Promise<boolean> {
    try {
      const { upsertedCount } = await this.model.updateOne(
        { seedKey: testimonial.seedKey },
        { $setOnInsert: testimonial },
        { upsert: true },
      );
      return upsertedCount === 1;
    } catch (error) {
      if (isDuplicateOf(error, 'seedKey')) return false;
      throw error;
    }
  }
}
