import { Injectable } from '@nestjs/common';
import type { TestimonialView } from '@reefdesk/contracts/testimonials';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { imagesOf, toTestimonialView } from './testimonial.mapper.ts';
import type { TestimonialDocument } from './testimonial.schema.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

/** The rules of testimonials. */
@Injectable()
export class TestimonialsService {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly images: ImageDirectory,
  ) {}

  /** Newest first. */
  async list(): Promise<TestimonialView[]> {
    const testimonials = await this.testimonials.list();
    const views = await this.images.views(testimonials.flatMap(imagesOf));
    return testimonials.map((testimonial) => toTestimonialView(testimonial, views));
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
