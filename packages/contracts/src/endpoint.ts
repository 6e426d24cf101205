import type { AnyObject, AnySchema, InferType, ObjectSchema } from 'yup';
import * as yup from 'yup';
import type { Access } from './access.ts';
import type { AuditRule } from './audited.ts';
import { ERRORS, type ErrorCode, type ErrorParams } from './errors/errors.ts';
import { FIELD_ERRORS, type FieldErrorCode, type FieldErrors } from './errors/field-errors.ts';
import type { BodyShape } from './schema/check.ts';
import { boolean, choice, string, view } from './schema/view.ts';

export interface FileRule {
  max: number;
  /** Maximum size of each file in bytes. */
  maxBytes: number;
  /** Error (with `{max}`) for too many files; without it, a field error is returned. */
  tooMany?: ErrorCode;
}

export interface FormShape {
  /** Text fields that hold JSON. */
  data?: Readonly<Record<string, BodyShape>>;
  fields?: BodyShape;
  /** File fields by name; any other file field is rejected. */
  files: Readonly<Record<string, FileRule>>;
  required?: readonly string[];
}

export interface Bytes {
  contentTypes: readonly string[];
}

export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export interface Endpoint {
  route: Route;
  access: Access;
  /** True if the URL or response of a read without a session is for one reader only, so that it must not be cached. */
  isSecret?: true;
  /** A list that its service caches by revision, so that the gateway can revalidate its copy with a signed-in read. */
  isRemembered?: true;
  /** Open to staff without the required second step. On a public endpoint without it, they count as visitors. */
  isBeforeSecondStep?: true;
  /** Overrides the rules of `auditOf`; null if nothing is recorded. */
  audit?: AuditRule | null;
  summary: string;
  description?: string;
  /** Descriptions by path parameter. */
  path?: Readonly<Record<string, string>>;
  query?: ObjectSchema<AnyObject>;
  /** If both `json` and `form` are set, the request may use either. */
  json?: BodyShape;
  form?: FormShape;
  /** Body schema by status, content types of a binary body, or null for no body. */
  answers: Readonly<Record<number, AnySchema | Bytes | null>>;
  /** Errors specific to this endpoint, besides those of access checks, bodies and field validation. */
  errors?: readonly ErrorCode[];
  /** View of the stored object, returned when an edit is outdated. The endpoint reads `If-Match`. */
  guards?: AnySchema;
  /** The endpoint reads `Idempotency-Key`: a repeated request creates nothing more. */
  isRepeatable?: boolean;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

export type Routes = Readonly<Record<Route, Endpoint>>;

export function byRoute(...resources: readonly Endpoints[]): Routes {
  return Object.fromEntries(resources.flatMap((endpoints) => Object.values(endpoints)).map((endpoint) => [endpoint.route, endpoint]));
}

export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

type OutputOf<Schema> = Schema extends { __outputType: infer Output } ? Output : undefined;

export type QueryOf<Of extends Endpoint> = Of extends { query: infer Schema } ? OutputOf<Schema> : undefined;

export type BodyOf<Of extends Endpoint> = Of extends { json: { schema: infer Schema } } ? OutputOf<Schema> : undefined;

/** Undefined without a body. */
export type AnswerOf<Of extends Endpoint> = OutputOf<Of['answers'][keyof Of['answers']]>;

export const UPLOAD_ERRORS = [
  'image_too_large',
  'image_too_many_pixels',
  'image_not_accepted',
  'image_damaged',
  'image_being_removed',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
const FIELD_ERROR_CODES = [...(Object.keys(FIELD_ERRORS) as FieldErrorCode[]), ...ERROR_CODES];

const params = yup.mixed<ErrorParams>().meta({
  description: 'Values for the placeholders of the error text. Clients write their own texts by `code`.',
  json: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
});

export const fieldErrorView = view('FieldFault', 'An error of a field. `text` is in English.', {
  code: choice(FIELD_ERROR_CODES),
  params: params.defined(),
  text: string(),
});

export const errorBody = view('ErrorBody', 'The body of every error response.', {
  status: choice(['error']),
  success: boolean().oneOf([false]),
  message: string(),
  msg: string('Same text as `message`, under the name that clients of the auth endpoints read (OR-42).'),
  code: choice(ERROR_CODES),
  params,
  requestId: yup.string().defined(),
  fields: yup.mixed<FieldErrors>().meta({
    description: 'Errors by field path, such as `names.en`.',
    json: {
      type: 'object',
      additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FieldFault' }, minItems: 1 },
    },
  }),
  data: yup.mixed().meta({
    description:
      'Details of the error: `seats_left` with `departure_full`, `booked` with `departure_has_bookings`, `uses` with `image_in_use`, ' +
      '`missing` with `not_ready`.',
    json: { type: 'object', additionalProperties: { type: ['integer', 'array'] } },
  }),
  current: yup.mixed().nullable().meta({ description: 'The stored object; present with `edit_conflict`.' }),
});

export type ErrorBody = InferType<typeof errorBody>;
