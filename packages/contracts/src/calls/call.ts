import type { AnySchema } from 'yup';
import type { Access } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import type { BodyShape } from '../schema/body-shape.ts';

/** What one file field of a form may hold. */
export interface FileRule {
  /** Number of files. */
  max: number;
  /** Bytes a file. */
  maxBytes: number;
  /** Answered (with `{max}`) to more files than that; a fault of the field otherwise. */
  tooMany?: ErrorCode;
}

/** A multipart form. */
export interface FormShape {
  /** Text fields that hold JSON. */
  data?: Readonly<Record<string, BodyShape>>;
  /** What the text fields themselves hold. */
  fields?: BodyShape;
  /** By field name; every other file field is refused. */
  files: Readonly<Record<string, FileRule>>;
  /** Names that must be there. */
  required?: readonly string[];
}

/** Content types of bytes that are answered. */
export interface Bytes {
  contentTypes: readonly string[];
}

/** One call of the API: who may make it, what it takes and what it answers. */
export interface Call {
  access: Access;
  /** A read that needs no session, whose address or answer is for one reader alone: nobody keeps its answer. */
  isSecret?: true;
  summary: string;
  description?: string;
  /** Name in the path → what it is. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, AnySchema>>;
  /** With both, either is taken. */
  json?: BodyShape;
  form?: FormShape;
  /** Status → its body, the content types of its bytes, or null where it has no body. */
  answers: Readonly<Record<number, AnySchema | Bytes | null>>;
  /** Errors of its own; those of access, bodies and faults are added. */
  errors?: readonly ErrorCode[];
  /** The stored object that a stale edit is answered with; `If-Match` is read. */
  guards?: AnySchema;
  /** `Idempotency-Key` is read: the same call sent again creates nothing more. */
  isRepeatable?: boolean;
}

export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** `GET /api/travel/{slug}` → the call. */
export type Calls = Readonly<Record<CallName, Call>>;

/** Every refusal that an upload may meet. */
export const UPLOAD_ERRORS = [
  'image_too_large',
  'image_too_many_pixels',
  'image_not_accepted',
  'image_damaged',
  'image_being_removed',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];
