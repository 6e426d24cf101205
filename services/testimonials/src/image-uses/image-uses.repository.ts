import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';

/** Every place of this database that refers to an image. A new one must be added here, or its images are collected. */
@Injectable()
export class ImageUsesRepository {
  constructor(@InjectModel(TESTIMONIAL) private readonly testimonials: Model<TestimonialDocument>) {}

  /** The ids in use, with others that hang beside them. */
  async find(ids: readonly string[]): Promise<string[]> {
    const used = await Promise.all([
      this.testimonials.distinct('profile.id', { 'profile.id': { $in: [...ids] } }).read('primary'),
      this.testimonials.distinct('photos.image.id', { 'photos.image.id': { $in: [...ids] } }).read('primary'),
    ]);
    return used.flat().filter((id) => typeof id === 'string');
  }
}
