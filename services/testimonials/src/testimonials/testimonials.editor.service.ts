import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import type { TestimonialForm } from '@reefdesk/contracts/testimonials/requests';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import type { ReceivedFile } from '@reefdesk/service-kit/http/form/received-form';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { callMoment } from '@reefdesk/service-kit/request/call-moment';
import { NOTHING_YET, planEdit, type StoredFiles } from './testimonial.edit.ts';
import type { TestimonialDocument } from './testimonial.schema.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

/** VAL-37 for the profile picture; photos may have any accepted type. */
const PROFILE_TYPES = ['jpeg', 'png'];

export interface TestimonialFiles {
  profile: ReceivedFile | undefined;
  photos: readonly ReceivedFile[];
}

/** Checks data and version, then stores the files, then the record. `expected: null` accepts any version. */
@Injectable()
export class TestimonialsEditorService {
  readonly edits: VersionedEdits<TestimonialDocument>;

  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly reader: TestimonialsService,
    private readonly uploads: ImageUploads,
    bus: MessageBus,
  ) {
    this.edits = new VersionedEdits({
      store: testimonials,
      view: (testimonial) => reader.view(testimonial),
      announce: ({ _id }) => bus.publish(TestimonialsChanged, { id: _id }),
      missing: 'testimonial_not_found',
    });
  }

  async create(creation: Creation, form: TestimonialForm, files: TestimonialFiles): Promise<TestimonialView> {
    const edit = planEdit(NOTHING_YET, form, files);
    const created = await this.edits.create(creation, async () => {
      requireRoomFor('testimonial_limit_reached', await this.testimonials.count(), LIMITS.testimonials);
      const testimonial = { ...edit(NOTHING_YET, await this.store(files)), ...firstVersion(creation, callMoment()) };
      return (await this.testimonials.insert(testimonial)) ? testimonial : null;
    });
    return this.reader.view(created);
  }

  async update(id: string, form: TestimonialForm, files: TestimonialFiles, expected: number | null): Promise<TestimonialView> {
    const edit = planEdit(await this.edits.current(id, expected), form, files);
    const stored = await this.store(files);
    return this.reader.view(await this.edits.change(id, (current) => ({ ...edit(current, stored) }), expected));
  }

  async remove(id: string, expected: number | null): Promise<void> {
    await this.edits.remove(id, expected, () => this.testimonials.remove(id, expected));
  }

  private async store({ profile, photos }: TestimonialFiles): Promise<StoredFiles> {
    const images = await this.uploads.store([...(profile ? [{ ...profile, types: PROFILE_TYPES }] : []), ...photos]);
    return { profile: profile ? (images[0] ?? null) : null, photos: profile ? images.slice(1) : images };
  }
}
