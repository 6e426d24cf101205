import { applyDecorators } from '@nestjs/common';
import type { Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/statuses';
import { LocalisedText, type LocalisedTextRule } from '@reefdesk/service-kit/http/fields/localised';
import { rule } from '@reefdesk/service-kit/http/fields/rule';
import { OneOf, WholeNumber } from '@reefdesk/service-kit/http/fields/values';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { DURATION_FAULT, parseDuration } from './duration.ts';

type Required = LocalisedTextRule['required'];

const Names = (required: Required) =>
  LocalisedText({ label: 'Name', max: LIMITS.nameMaxLength, from: ['name'], flat: 'travel_name', required });
const Categories = (required: Required) =>
  LocalisedText({ label: 'Category', max: LIMITS.categoryMaxLength, from: ['category'], flat: 'travel_category', required });
const Descriptions = (required: Required) =>
  LocalisedText({ label: 'Description', max: LIMITS.descriptionMaxLength, from: ['description'], flat: 'travel_desc', required });

/** "3 days" or 3; yields whole days. */
const Duration = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => parseDuration(value) ?? value),
    rule('duration', (value) => (parseDuration(value) === undefined ? DURATION_FAULT : undefined)),
    IsOptional(),
  );

/** Whole rupiah; null and a form's empty field mean that there is none. */
const Price = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    WholeNumber(0, LIMITS.priceMax),
    IsOptional(),
  );

const Status = () => applyDecorators(OneOf(CONTENT_STATUSES), IsOptional());

/** `travelData` of a new package (API-24). */
export class CreateTravelDto {
  @Names('all')
  readonly names!: Localised;

  @Categories('all')
  readonly categories!: Localised;

  @Descriptions('all')
  readonly descriptions!: Localised;

  @Duration()
  readonly duration?: number | null;

  @Status()
  readonly status?: ContentStatus | null;

  @Price()
  readonly price?: number | null;
}

/** What an edit brings (API-26); what it leaves out stays. */
export class EditTravelDto {
  @Names('given')
  readonly names?: Partial<Localised>;

  @Categories('given')
  readonly categories?: Partial<Localised>;

  @Descriptions('given')
  readonly descriptions?: Partial<Localised>;

  @Duration()
  readonly duration?: number | null;

  @Status()
  readonly status?: ContentStatus | null;

  @Price()
  readonly price?: number | null;
}
