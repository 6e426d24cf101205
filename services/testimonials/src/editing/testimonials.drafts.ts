import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { TestimonialForm } from '@reefdesk/contracts/testimonials/requests';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { Drafts } from '@reefdesk/service-kit/drafts/drafts';
import { missingFields, missingTexts } from '@reefdesk/service-kit/drafts/missing-texts';
import type { DraftPictures } from '@reefdesk/service-kit/records/draft.schema';
import { noContentLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { requireRoom, shownPhotos } from '../testimonials/kept-photos.ts';
import { requireOneWholeLanguage, requireProfilePicture } from '../testimonials/showable.ts';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';
import { TestimonialsEditorService } from '../testimonials/testimonials.editor.service.ts';
import { TestimonialsService } from '../testimonials/testimonials.service.ts';

@Injectable()
export class TestimonialsDrafts extends Drafts<TestimonialDocument, TestimonialForm, StoredImage> {
  readonly kind = 'testimonials';

  constructor(
    @InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>,
    editor: TestimonialsEditorService,
    tools: DraftTools,
    private readonly reads: TestimonialsService,
  ) {
    super(model, editor.edits, tools);
  }

  protected changesOf(
    { photos: held }: TestimonialDocument,
    { existingPhotos, rating, package_slug: slug, ...texts }: TestimonialForm,
    { profile_image: pictures, photos: added = [] }: DraftPictures<StoredImage>,
  ): Changes {
    const profile = pictures?.[0];
    const byLanguage = Object.entries(texts).flatMap(([name, text]) =>
      LANGUAGES.flatMap((language) => (text?.[language] === undefined ? [] : [[`${name}.${language}`, text[language]] as const])),
    );
    const hasPhotos = existingPhotos !== undefined || added.length > 0;
    return {
      ...Object.fromEntries(byLanguage),
      ...(rating !== undefined && { rating }),
      ...(slug !== undefined && { packageSlug: slug || null }),
      ...(profile && { profile }),
      ...(hasPhotos && {
        photos: shownPhotos(
          held,
          existingPhotos,
          added.map((image) => ({ id: randomUUID(), image })),
        ),
      }),
    };
  }

  protected editOf({ name, role, quote, location, rating, packageSlug, profile, ...rest }: TestimonialDocument) {
    noContentLeft(rest, ['photos']);
    const full = (text: Partial<Localised>) => ({ ...EMPTY_TEXT, ...text });
    const texts = { name: full(name), role: full(role), quote: full(quote), location: full(location) };
    return { fields: { ...texts, rating, package_slug: packageSlug ?? '' }, pictures: { profile_image: profile ? [profile] : [] } };
  }

  protected override requireShowable(testimonial: TestimonialDocument): void {
    requireOneWholeLanguage(testimonial);
    requireProfilePicture(testimonial.profile !== null);
    requireRoom(testimonial.photos.length);
  }

  protected missingOf({ name, role, quote, location, profile }: TestimonialDocument): MissingField[] {
    return [...missingTexts({ name, role, quote, location }), ...missingFields({ profile_image: profile !== null })];
  }

  protected imageIdOf({ id }: StoredImage): string {
    return id;
  }

  protected async previewed(testimonial: TestimonialDocument): Promise<PreviewedRecord> {
    const item = await this.reads.view(testimonial);
    const list = `/api/testimonials?limit=${LIMITS.screenPage}`;
    return { path: PATHS.home, answers: { [list]: { kind: 'item', by: 'testimonial_id', item, isFirst: true } } };
  }
}
