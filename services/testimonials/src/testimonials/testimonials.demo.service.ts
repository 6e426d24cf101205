import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ImportTestimonials, type TestimonialImport, TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { TestimonialDocument } from './testimonial.schema.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

export type TestimonialsImport = NonNullable<typeof ImportTestimonials.request>;

/**
 * Imports demo content. Every document is one upsert by its key, so an import that was killed in the middle is
 * completed by the next one, and a complete one changes nothing.
 */
@Injectable()
export class TestimonialsDemoService {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly images: ImageDirectory,
    private readonly bus: MessageBus,
  ) {}

  async count(): Promise<{ count: number }> {
    return { count: await this.testimonials.count() };
  }

  async import({ testimonials }: TestimonialsImport): Promise<{ created: number }> {
    const present = await this.testimonials.presentSeedKeys(testimonials.map(({ key }) => key));
    const missing = testimonials.filter(({ key }) => !present.has(key));
    const images = await this.images.require(missing.flatMap(({ profileImageId, photoIds }) => [profileImageId, ...photoIds]));
    let created = 0;
    for (const content of missing) {
      const testimonial = toSeededTestimonial(content, images);
      if (!(await this.testimonials.insertSeeded(testimonial))) continue;
      created += 1;
      this.bus.publish(TestimonialsChanged, { id: testimonial._id });
    }
    return { created };
  }
}

function toSeededTestimonial(
  { key, profileImageId, photoIds, createdAt, ...content }: TestimonialImport,
  images: ReadonlyMap<string, StoredImage>,
): TestimonialDocument & { seedKey: string } {
  return {
    _id: randomUUID(),
    ...content,
    profile: images.get(profileImageId) ?? null,
    photos: photoIds.flatMap((id) => images.get(id) ?? []).map((image) => ({ id: randomUUID(), image })),
    seedKey: key,
    version: 1,
    createdAt: new Date(createdAt),
  };
}
