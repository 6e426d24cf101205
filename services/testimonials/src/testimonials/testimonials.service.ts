import { Injectable } from '@nestjs/common';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import type { TestimonialListQuery } from '@reefdesk/contracts/testimonials/requests';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import { imagesOf, toTestimonialView } from './testimonial.mapper.ts';
import type { TestimonialDocument } from './testimonial.schema.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

@Injectable()
export class TestimonialsService {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly images: ImageDirectory,
    answers: RememberedAnswers,
  ) {
    images.onChange(() => answers.forget());
  }

  /** In the order that staff set, by default the newest first. */
  async list(query: TestimonialListQuery): Promise<Page<TestimonialView>> {
    const { items, ...paged } = await this.testimonials.list(query);
    const views = await this.images.views(items.flatMap(imagesOf));
    return { items: items.map((testimonial) => toTestimonialView(testimonial, views)), ...paged };
  }

  async get(id: string): Promise<TestimonialView> {
    const testimonial = await this.testimonials.find(id);
    if (!testimonial) throw new AppError('testimonial_not_found');
    return this.view(testimonial);
  }

  async view(testimonial: TestimonialDocument): Promise<TestimonialView> {
    return toTestimonialView(testimonial, await this.images.views(imagesOf(testimonial)));
  }
}
