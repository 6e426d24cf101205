import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SlideDocument } from '../slides/slide.schema.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';

/** Media's own place that refers to images. */
@Injectable()
export class SlideUsesRepository {
  constructor(@InjectModel(SLIDE_MODEL) private readonly slides: Model<SlideDocument>) {}

  async find(ids: readonly string[]): Promise<string[]> {
    return this.slides.distinct('imageId', { imageId: { $in: [...ids] } }).read('primary');
  }
}
