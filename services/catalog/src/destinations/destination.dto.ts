import type { Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/statuses';
import { LocalisedText } from '@reefdesk/service-kit/http/fields/localised';
import { OptionalText, RequiredText } from '@reefdesk/service-kit/http/fields/text';
import { OneOf } from '@reefdesk/service-kit/http/fields/values';
import { IsOptional } from 'class-validator';
import { type EntryFeeDto, EntryFeeField, type OpeningHourDto, OpeningHourField } from './hours-and-fees.dto.ts';

/** What both forms send. Texts as maps or as flat keys (OR-58); no language is required by itself (OR-67). */
class DestinationContentDto {
  @LocalisedText({ max: LIMITS.nameMaxLength, from: ['name'], flat: 'destination_name', required: 'none', label: 'Name' })
  names?: Partial<Localised>;

  @LocalisedText({ max: LIMITS.categoryMaxLength, from: ['category'], flat: 'destination_category', required: 'none', label: 'Category' })
  categories?: Partial<Localised>;

  @LocalisedText({
    max: LIMITS.descriptionMaxLength,
    from: ['description'],
    flat: 'destination_desc',
    required: 'none',
    label: 'Description',
  })
  descriptions?: Partial<Localised>;

  @OpeningHourField()
  opening_hour?: OpeningHourDto;

  @EntryFeeField()
  entry_fee?: EntryFeeDto;

  @IsOptional()
  @OneOf(CONTENT_STATUSES)
  status?: ContentStatus;
}

/** `destinationData` of the add form (API-31). */
export class CreateDestinationDto extends DestinationContentDto {
  @RequiredText(LIMITS.locationMaxLength)
  location: string = '';

  @RequiredText(LIMITS.bestTimeMaxLength)
  best_time: string = '';
}

/** The edit form (API-32): what is absent stays as it is, an empty text empties (VAL-26). */
export class EditDestinationDto extends DestinationContentDto {
  @OptionalText(LIMITS.locationMaxLength)
  location?: string;

  @OptionalText(LIMITS.bestTimeMaxLength)
  best_time?: string;
}
