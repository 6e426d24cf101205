import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials';
import { ImageUploads } from '@reefdesk/media-client/forms/image-uploads';
import type { ReceivedFile } from '@reefdesk/media-client/forms/received-form';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import type { TestimonialDto } from './testimonial.dto.ts';
import { NOTHING_YET, planEdit, type StoredFiles } from './testimonial.edit.ts';
import type { TestimonialDocument } from './testimonial.schema.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

/** How often an edit without a version is made anew on what somebody else just saved. */
const ATTEMPTS = 25;
const PAUSE_MS = 20;
/** VAL-37; the photos may be of any kind the site takes. */
const PROFILE_TYPES = ['jpeg', 'png'];

/** The files that came with a form. */
export interface TestimonialFiles {
  profile: ReceivedFile | undefined;
  photos: readonly ReceivedFile[];
}

/** Writing testimonials: the data first, then the target, then the files, and the record last. */
@Injectable()
export class TestimonialsEditorService {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly reader: TestimonialsService,
    private readonly uploads: ImageUploads,
    private readonly bus: MessageBus,
  ) {}

  /** What is there under this id already was created by the same call before. */
  async create(id: string, dto: TestimonialDto, files: TestimonialFiles): Promise<TestimonialView> {
    const edit = planEdit(NOTHING_YET, dto, files);
    const created = await this.testimonials.find(id);
    if (created) return this.reader.view(created);
    const content = edit(NOTHING_YET, await this.store(files));
    const testimonial = { ...content, _id: id, version: 1, createdAt: new Date() };
    return (await this.testimonials.insert(testimonial)) ? this.tell(testimonial) : this.reader.get(id);
  }

  /** `expected`: the version that the admin saw; null when the call does not say. */
  async update(id: string, dto: TestimonialDto, files: TestimonialFiles, expected: number | null): Promise<TestimonialView> {
    const seen = await this.require(id, expected);
    const edit = planEdit(seen, dto, files);
    const stored = await this.store(files);
    let current = seen;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const content = edit(current, stored);
      if (changesNothing(current, { ...content })) return this.reader.view(current);
      const written = await this.testimonials.replace(id, current.version, content);
      if (written) return this.tell(written);
      await sleep(Math.random() * PAUSE_MS);
      current = await this.require(id, expected);
    }
    throw editConflict(await this.reader.view(current));
  }

  async remove(id: string, expected: number | null): Promise<void> {
    if (!(await this.testimonials.delete(id, expected))) {
      await this.require(id, expected);
      throw new AppError('testimonial_not_found');
    }
    this.bus.publish(TestimonialsChanged, { id });
  }

  private async require(id: string, expected: number | null): Promise<TestimonialDocument> {
    const testimonial = await this.testimonials.find(id);
    if (!testimonial) throw new AppError('testimonial_not_found');
    if (expected !== null && testimonial.version !== expected) throw editConflict(await this.reader.view(testimonial));
    return testimonial;
  }

  private async store({ profile, photos }: TestimonialFiles): Promise<StoredFiles> {
    const images = await this.uploads.store([...(profile ? [{ ...profile, types: PROFILE_TYPES }] : []), ...photos]);
    return { profile: profile ? (images[0] ?? null) : null, photos: profile ? images.slice(1) : images };
  }

  private tell(testimonial: TestimonialDocument): Promise<TestimonialView> {
    this.bus.publish(TestimonialsChanged, { id: testimonial._id });
    return this.reader.view(testimonial);
  }
}
