import type { ErrorCode } from '@reefdesk/contracts/errors';
import type { Schema } from './schemas.ts';

/** What a call is for and what travels in it: all that the code does not tell by itself. */
export interface OperationDocs {
  summary: string;
  description?: string;
  /** Name in the path → what it is. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, Schema>>;
  body?: { json: Schema } | { form: Schema };
  /** Status → its body, the content types of its bytes, or null where it has no body. */
  answers: Readonly<Record<number, Schema | Bytes | null>>;
  /** Errors of its own; those of access, bodies and faults are added. */
  errors?: readonly ErrorCode[];
  /** The stored object that a stale edit is answered with; `If-Match` is read. */
  guards?: Schema;
  /** `Idempotency-Key` is read: the same call sent again creates nothing more. */
  isRepeatable?: boolean;
}

export interface Bytes {
  contentTypes: readonly string[];
}

/** `GET /api/packages` → its documentation; every route of the service, and nothing else. */
export type ServiceDocs = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, OperationDocs>>;

export const bytes = (...contentTypes: string[]): Bytes => ({ contentTypes });

/** The part of a form that is JSON in a text field. */
export const jsonField = (schema: Schema): Schema => ({ type: 'string', contentMediaType: 'application/json', contentSchema: schema });

/** An uploaded picture. */
export const picture: Schema = { type: 'string', format: 'binary', description: 'jpg, png, gif, webp, avif, bmp, tiff or svg by content' };

/** A multipart form; the names in `required` must be there. */
export function formOf(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Up to `max` pictures under one name. */
export const pictures = (max: number): Schema => ({ type: 'array', items: picture, maxItems: max });

/** Every refusal that an upload may meet. */
export const UPLOAD_ERRORS = [
  'image_too_large',
  'image_too_many_pixels',
  'image_not_accepted',
  'image_damaged',
  'image_being_removed',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];
