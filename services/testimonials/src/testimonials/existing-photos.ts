import { applyDecorators } from '@nestjs/common';
import { rule } from '@reefdesk/service-kit/http/fields/rule';
import { Transform } from 'class-transformer';
import type { PhotoReference } from './kept-photos.ts';

/** Far more than a testimonial holds; what is longer is no list of photos. */
const MAX_REFERENCES = 100;
const MAX_LENGTH = 2_000;

/** `existingPhotos` of a form: a JSON array of ids, addresses, or objects with one of them. Blank says nothing. */
export const ExistingPhotos = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parse(value) : (value ?? undefined))),
    rule('existingPhotos', (value, label) => {
      if (value === undefined) return undefined;
      const isList = Array.isArray(value) && value.length <= MAX_REFERENCES && value.every(isReference);
      return isList ? undefined : `${label} must be a list of photos, by id or url`;
    }),
  );

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return text;
  }
}

function isReference(value: unknown): value is PhotoReference {
  if (isShortText(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const id = Object.hasOwn(value, 'id') ? (value as { id: unknown }).id : undefined;
  const url = Object.hasOwn(value, 'url') ? (value as { url: unknown }).url : undefined;
  return (isShortText(id) || id === undefined) && (isShortText(url) || url === undefined) && (id !== undefined || url !== undefined);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;
}
