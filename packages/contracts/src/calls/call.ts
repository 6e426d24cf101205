import type { AnySchema } from 'yup';
import type { Access } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import type { BodyShape } from '../schema/body-shape.ts';

/** Limits of one file field of a form. */
export interface FileRule {
  /** Maximum number of files. */
  max: number;
  /** Maximum size of each file in bytes. */
  maxBytes: number;
  /** Error (with `{max}`) for too many files; without it, a field error is returned. */
  tooMany?: ErrorCode;
}

export interface FormShape {
  /** Text fields that hold JSON. */
  data?: Readonly<Record<string, BodyShape>>;
  /** Schema of plain text fields. */
  fields?: BodyShape;
  /** File fields by name; any other file field is rejected. */
  files: Readonly<Record<string, FileRule>>;
  /** Names of required fields. */
  required?: readonly string[];
}

/** A binary response, by its content types. */
export interface Bytes {
  contentTypes: readonly string[];
}

/** One endpoint of the API: access, input, responses and errors. */
export interface Call {
  access: Access;
  /** A read without a session whose URL or response is for one reader only, so that no cache may keep the response. */
  isSecret?: true;
  /** Also for staff without the second step that owners demand. Where it is public, they are visitors if this is not set. */
  isBeforeSecondStep?: true;
  summary: string;
  description?: string;
  /** Path parameter → its description. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, AnySchema>>;
  /** When both `json` and `form` are set, the request may use either. */
  json?: BodyShape;
  form?: FormShape;
  /** Status → body schema, content types of a binary body, or null for no body. */
  answers: Readonly<Record<number, AnySchema | Bytes | null>>;
  /** Errors specific to this endpoint; those of access checks, bodies and field validation are added. */
  errors?: readonly ErrorCode[];
  /** View of the stored object, returned when an edit is outdated. The endpoint reads `If-Match`. */
  guards?: AnySchema;
  /** The endpoint reads `Idempotency-Key`: a repeated request creates nothing more. */
  isRepeatable?: boolean;
}

export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** `GET /api/travel/{slug}` → its endpoint. */
export type Calls = Readonly<Record<CallName, Call>>;

/** All errors that an upload can cause. */
export const UPLOAD_ERRORS = [
  'image_too_large',
  'image_too_many_pixels',
  'image_not_accepted',
  'image_damaged',
  'image_being_removed',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];
