import { type AnyObject, type AnySchema, type InferType, mixed, type ObjectSchema } from 'yup';
import { type Access, AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { LANGUAGES } from '../languages.ts';
import type { BodyShape } from '../schema/check.ts';
import { oneOf } from '../schema/fields.ts';
import { anyOf, array, boolean, choice, enveloped, nullable, number, object, string, view } from '../schema/view.ts';
import { DRAFT_PUBLICATION, DRAFT_SCHEDULE, draftBase, NEW_PREVIEW, previewListQuery } from './requests.ts';
import { DRAFT_KINDS, type DraftKind, MISSING_REASONS, SCHEDULE_FAILURES } from './values.ts';

const person = object({ user_id: string().nullable(), name: string('Name of the user; null if unknown.').nullable() });

export const missingField = view('MissingPart', 'A part that a record lacks for publication.', {
  field: string('Field name as in the edit endpoint: `descriptions`, `mainImage`, `itinerary`; `itinerary.ID` for a stop.'),
  language: oneOf(LANGUAGES).optional().meta({ description: 'Language in which the text is missing.' }),
  reason: choice(MISSING_REASONS).optional().meta({ description: 'Reason why an existing value is not sufficient.' }),
});
/** A field that is missing before publication, with its language if it is a text. */
export type MissingField = InferType<typeof missingField>;

const schedule = object({
  at: string('Time of publication, ISO 8601 UTC.'),
  local: string('Time of publication in the operator’s time zone: `2027-03-14T09:30`.').nullable(),
  by: person,
  failure: object({
    reason: choice(SCHEDULE_FAILURES),
    at: string('Time of the failure, ISO 8601 UTC.'),
    missing: array(missingField),
  })
    .nullable()
    .meta({ description: 'Failure of the scheduled publication; it is not retried, the draft remains.' }),
});

const SUMMARY = {
  kind: choice(DRAFT_KINDS),
  id: string('ID of the record.'),
  version: number('Version of the draft, for `If-Match`.'),
  based_on: number('Version of the record on which the draft is based.'),
  record_version: number('Current version of the record.'),
  is_outdated: boolean().meta({
    description: 'True if a published change overlaps with the draft; the next save must send the current `based_on`.',
  }),
  schedule: schedule.nullable(),
  created_at: string('Time of creation, ISO 8601 UTC.'),
  updated_at: string('Time of the last change, ISO 8601 UTC.'),
  updated_by: person,
};

export const draftSummaryView = view('DraftSummaryView', 'Summary of the draft of a record.', SUMMARY);
export type DraftSummaryView = InferType<typeof draftSummaryView>;

/** `record`: record view of the back office. */
export function draftView(name: string, record: AnySchema) {
  return view(name, 'A draft and the public record. `draft` is the record with the draft applied.', {
    ...SUMMARY,
    fields: mixed()
      .defined()
      .meta({
        description: 'Changes of the draft, as in the request of the edit endpoint.',
        json: { type: 'object', additionalProperties: true },
      }),
    machine: array(string('Field path, such as `descriptions.id`.')).meta({
      description: 'Machine-translated texts that no user has accepted.',
    }),
    missing: array(missingField),
    record,
    draft: record,
  });
}

export function draftSourceView(name: string, record: AnySchema) {
  return view(name.replace('Draft', 'DraftSource'), 'A record and its draft, if any.', {
    record,
    record_version: number(),
    draft: draftView(name, record).nullable(),
  });
}

export const previewView = view('PreviewView', 'A link that shows the draft of a record as the public page (EDT-03).', {
  preview_id: string(),
  kind: choice(DRAFT_KINDS),
  id: string('ID of the record.'),
  url: nullable(string('Path of the preview page. Returned only when the link is created, because only a digest is stored.')),
  made_at: string('Time of creation, ISO 8601 UTC.'),
  expires_at: string('Expiry time, ISO 8601 UTC.'),
});

export type PreviewView = InferType<typeof previewView>;

export interface DraftView<View = unknown> extends DraftSummaryView {
  fields: Record<string, unknown>;
  /** Paths of machine-translated texts in `fields` that no user has accepted yet, such as `descriptions.id`. */
  machine: string[];
  missing: MissingField[];
  record: View;
  draft: View;
}

export interface DraftSource<View = unknown> {
  record: View;
  record_version: number;
  draft: DraftView<View> | null;
}

export interface DraftedKind<Kind extends DraftKind = DraftKind> {
  kind: Kind;
  /** Schema name in the API documentation: `PackageDraft`. */
  name: string;
  access: Access;
  /** Error for a record that does not exist. */
  missing: ErrorCode;
  view: AnySchema;
  edit: BodyShape;
  form?: FormShape;
}

/** Draft endpoints of one kind, served by the service that owns the records (EDT-01, EDT-02, EDT-04). */
export function draftsEndpoints<const Kind extends DraftKind>({ kind, name, access, missing, view, edit, form }: DraftedKind<Kind>) {
  const one = draftView(name, view);
  const path = { id: kind === 'site' ? '`site`' : 'ID of the record' };
  const gone: readonly ErrorCode[] = [missing, 'draft_not_found'];
  const unready: readonly ErrorCode[] = [...gone, 'not_ready'];
  return {
    list: {
      route: `GET /api/drafts/${kind}`,
      access,
      summary: `List drafts of ${kind}, latest first`,
      answers: { 200: enveloped(array(draftSummaryView)) },
    },
    source: {
      route: `GET /api/drafts/${kind}/{id}/source`,
      access: AREAS.translating,
      summary: 'Get the public record and its draft, if any, as the source of a translation',
      path,
      answers: { 200: enveloped(draftSourceView(name, view)) },
      errors: [missing],
    },
    get: {
      route: `GET /api/drafts/${kind}/{id}`,
      access,
      summary: 'Get a draft with the public record and its missing parts',
      path,
      answers: { 200: enveloped(one) },
      errors: gone,
    },
    save: {
      route: `PUT /api/drafts/${kind}/{id}`,
      access: AREAS.translating,
      audit: { kind, action: 'drafted' },
      summary: 'Create or update a draft; omitted fields keep their values',
      description:
        'The body has the fields of the edit endpoint. `based_on` is the version of the record that the client has read; a draft that ' +
        'overlaps with a published change continues from there. `If-Match` is the version of an existing draft. Translators may only ' +
        'change texts in their own languages.',
      path,
      json: draftBody(edit),
      ...(form && { form }),
      answers: { 200: enveloped(one) },
      errors: [missing, ...(form ? UPLOAD_ERRORS : [])],
      // The second form, the public record, is returned when the draft no longer exists.
      guards: anyOf(one, object({ record: view, record_version: number() })),
    },
    discard: {
      route: `DELETE /api/drafts/${kind}/{id}`,
      access,
      audit: { kind, action: 'draft_discarded' },
      summary: 'Discard a draft; the public record is unchanged',
      path,
      answers: { 200: enveloped(object({ id: string() })) },
      errors: gone,
      guards: one,
    },
    publish: {
      route: `POST /api/drafts/${kind}/{id}/publish`,
      access,
      audit: { kind, action: 'draft_published' },
      summary: 'Publish a draft as a whole and delete it',
      description: 'If parts are missing, the error `not_ready` lists them in `data.missing`; owners may publish anyway with `force`.',
      path,
      json: DRAFT_PUBLICATION,
      answers: { 200: enveloped(view) },
      errors: unready,
      guards: one,
    },
    schedule: {
      route: `POST /api/drafts/${kind}/{id}/schedule`,
      access,
      audit: { kind, action: 'draft_scheduled' },
      summary: 'Schedule the publication of a draft, or cancel it',
      description: 'The draft can still be edited until then; its latest state is published.',
      path,
      json: DRAFT_SCHEDULE,
      answers: { 200: enveloped(one) },
      errors: unready,
      guards: one,
    },
  } as const satisfies Endpoints;
}

function draftBody({ schema, aliases }: BodyShape): BodyShape {
  const both = schema.concat(draftBase as unknown as ObjectSchema<AnyObject>) as ObjectSchema<AnyObject>;
  return { schema: both, ...(aliases && { aliases }) } as BodyShape;
}

/** Links that show the public page with the draft of a record (EDT-03). */
export const previews = {
  list: {
    route: 'GET /api/previews',
    access: AREAS.content,
    summary: 'List active preview links of one or all records, latest first',
    description: 'Returns at most 100 links, without their URLs.',
    query: previewListQuery,
    answers: { 200: enveloped(array(previewView)) },
    errors: ['validation_failed'],
  },
  create: {
    route: 'POST /api/previews',
    access: AREAS.content,
    audit: { action: 'address_made' },
    summary: 'Create a preview link to the draft of a record',
    description:
      'The link shows the draft as the public page to anyone who has it, for 24 hours. Without a draft, it shows the stored record, ' +
      'public or not. Later changes are visible by the same link. Only the latest 20 links of a record work.',
    json: NEW_PREVIEW,
    answers: { 201: enveloped(previewView) },
    errors: ['not_found'],
  },
  revoke: {
    route: 'DELETE /api/previews/{id}',
    access: AREAS.content,
    audit: { action: 'address_revoked' },
    summary: 'Revoke a preview link',
    path: { id: '`preview_id`' },
    answers: { 200: enveloped(object({ preview_id: string() })) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
