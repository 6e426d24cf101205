import { applyDecorators } from '@nestjs/common';
import type { Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ITINERARY_CATEGORIES, type ItineraryCategory } from '@reefdesk/contracts/travels';
import { LocalisedText } from '@reefdesk/service-kit/http/fields/localised';
import { rule } from '@reefdesk/service-kit/http/fields/rule';
import { textFault } from '@reefdesk/service-kit/http/fields/text-fault';
import { ClockTime, OneOf } from '@reefdesk/service-kit/http/fields/values';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

const ID_MAX_LENGTH = 100;

/** Null and a form's empty choice mean none, which the category `destination` does not allow. */
const DestinationId = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    rule('destinationId', (value, _, item) =>
      textFault(value, 'Destination', { max: ID_MAX_LENGTH, required: item.category === 'destination' }),
    ),
  );

const Comments = (required: 'all' | 'given') =>
  LocalisedText({ label: 'Comment', max: LIMITS.commentMaxLength, from: ['comment'], flat: 'comment', required });

/** A new item (API-28). */
export class AddItineraryItemDto {
  @OneOf(ITINERARY_CATEGORIES)
  readonly category!: ItineraryCategory;

  @DestinationId()
  readonly destination_id?: string | null;

  @ClockTime()
  readonly time!: string;

  @Comments('all')
  readonly comments!: Localised;
}

/** What an edit of an item brings (API-29); what it leaves out stays. */
export class UpdateItineraryItemDto {
  @OneOf(ITINERARY_CATEGORIES)
  @IsOptional()
  readonly category?: ItineraryCategory | null;

  @DestinationId()
  readonly destination_id?: string | null;

  @ClockTime()
  @IsOptional()
  readonly time?: string | null;

  @Comments('given')
  readonly comments?: Partial<Localised>;
}
