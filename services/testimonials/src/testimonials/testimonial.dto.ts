import type { Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { LocalisedText } from '@reefdesk/service-kit/http/fields/localised';
import { WholeNumber } from '@reefdesk/service-kit/http/fields/values';
import { IsOptional } from 'class-validator';
import { ExistingPhotos } from './existing-photos.ts';
import type { PhotoReference } from './kept-photos.ts';

/** The fields of the testimonial form, for adding and for editing: what is not named stays as it is (OR-72). */
export class TestimonialDto {
  @LocalisedText({ max: LIMITS.nameMaxLength, flat: 'name', required: 'none' })
  name?: Partial<Localised>;

  @LocalisedText({ max: LIMITS.nameMaxLength, flat: 'role', required: 'none' })
  role?: Partial<Localised>;

  @LocalisedText({ max: LIMITS.commentMaxLength, flat: 'quote', required: 'none' })
  quote?: Partial<Localised>;

  @LocalisedText({ max: LIMITS.locationMaxLength, flat: 'location', required: 'none' })
  location?: Partial<Localised>;

  @IsOptional()
  @WholeNumber(LIMITS.ratingMin, LIMITS.ratingMax)
  rating?: number;

  /** What is kept of the photos that the testimonial holds; all of them when absent. */
  @ExistingPhotos()
  existingPhotos?: PhotoReference[];
}
