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

const person = object({ user_id: string().nullable(), name: string('Null where nobody can say').nullable() });

export const missingPart = view('MissingPart', 'What a record still lacks before it is published.', {
  field: string('As the edit call names it: `descriptions`, `mainImage`, `itinerary`; a stop is `itinerary.ID`'),
  language: oneOf(LANGUAGES).optional().meta({ description: 'Where a text lacks it' }),
  reason: choice(MISSING_REASONS).optional().meta({ description: 'Where something is there: why that is not enough' }),
});
/** A field that is missing before publication, with its language if it is a text. */
export type MissingPart = InferType<typeof missingPart>;

const schedule = object({
  at: string('ISO 8601 UTC'),
  local: string('`2027-03-14T09:30`, by the clocks of the operator').nullable(),
  by: person,
  failure: object({
    reason: choice(SCHEDULE_FAILURES),
    at: string('ISO 8601 UTC'),
    missing: array(missingPart),
  })
    .nullable()
    .meta({ description: 'Why nothing was published then; the draft waits for somebody' }),
});

const SUMMARY = {
  kind: choice(DRAFT_KINDS),
  id: string('Of the record'),
  version: number('Of the draft, as `If-Match` takes it'),
  based_on: number('The version of the record that the draft goes on from'),
  record_version: number('Of the record now'),
  is_outdated: boolean().meta({ description: 'Somebody else changed in public what the draft changes too: name `based_on` anew' }),
  schedule: schedule.nullable(),
  created_at: string('ISO 8601 UTC'),
  updated_at: string('ISO 8601 UTC'),
  updated_by: person,
};

export const draftSummaryView = view('DraftSummaryView', 'That there is a draft of a record.', SUMMARY);
export type DraftSummaryView = InferType<typeof draftSummaryView>;

/** `record`: record view of the back office. */
export function draftView(name: string, record: AnySchema) {
  return view(name, 'A draft, beside what is public. `draft` is the record as it will be when the draft is published.', {
    ...SUMMARY,
    fields: mixed()
      .defined()
      .meta({ description: 'What the draft changes, as the edit call takes it', json: { type: 'object', additionalProperties: true } }),
    machine: array(string('`descriptions.id`')).meta({ description: 'Texts that a machine made and nobody accepted yet' }),
    missing: array(missingPart),
    record,
    draft: record,
  });
}

export function draftSourceView(name: string, record: AnySchema) {
  return view(name.replace('Draft', 'DraftSource'), 'A record as somebody begins or goes on with its draft.', {
    record,
    record_version: number(),
    draft: draftView(name, record).nullable(),
  });
}

export const previewView = view('PreviewView', 'A link that shows the draft of a record as the public page (EDT-03).', {
  preview_id: string(),
  kind: choice(DRAFT_KINDS),
  id: string('Of the record'),
  url: nullable(string('Of the page, as a path of this site; told once, by the call that made it: only a digest of it is kept.')),
  made_at: string('ISO 8601 UTC'),
  expires_at: string('ISO 8601 UTC'),
});

export type PreviewView = InferType<typeof previewView>;

export interface DraftView<View = unknown> extends DraftSummaryView {
  fields: Record<string, unknown>;
  /** Paths of machine-translated texts in `fields` that no user has accepted yet, such as `descriptions.id`. */
  machine: string[];
  missing: MissingPart[];
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
  const path = { id: kind === 'site' ? '`site`' : 'Id of the record' };
  const gone: readonly ErrorCode[] = [missing, 'draft_not_found'];
  const unready: readonly ErrorCode[] = [...gone, 'not_ready'];
  return {
    list: {
      route: `GET /api/drafts/${kind}`,
      access,
      summary: `Which of the ${kind} have a draft, the latest first`,
      answers: { 200: enveloped(array(draftSummaryView)) },
    },
    source: {
      route: `GET /api/drafts/${kind}/{id}/source`,
      access: AREAS.translating,
      summary: 'What is public, and the draft where there is one: what a translation is made of',
      path,
      answers: { 200: enveloped(draftSourceView(name, view)) },
      errors: [missing],
    },
    get: {
      route: `GET /api/drafts/${kind}/{id}`,
      access,
      summary: 'A draft, beside what is public, and what it lacks',
      path,
      answers: { 200: enveloped(one) },
      errors: gone,
    },
    save: {
      route: `PUT /api/drafts/${kind}/{id}`,
      access: AREAS.translating,
      audit: { kind, action: 'drafted' },
      summary: 'Begin a draft, or go on with it; what is left out stays',
      description:
        'Takes the fields of the edit call. `based_on` names the version of the record that its caller has seen; where somebody changed in public what the draft changes too, it goes on from there. `If-Match` names the version of the draft, once there is one. Translators change texts of their own languages, and nothing else.',
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
      summary: 'Discard a draft; what is public stays',
      path,
      answers: { 200: enveloped(object({ id: string() })) },
      errors: gone,
      guards: one,
    },
    publish: {
      route: `POST /api/drafts/${kind}/{id}/publish`,
      access,
      audit: { kind, action: 'draft_published' },
      summary: 'Publish a draft as a whole; it is gone then',
      description: 'What is missing is answered with `not_ready`, in `data.missing`; owners may publish all the same.',
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
      summary: 'Have a draft published at a time, or take that back',
      description: 'It stays a draft until then: who goes on with it changes what will be published.',
      path,
      json: DRAFT_SCHEDULE,
      answers: { 200: enveloped(one) },
      errors: unready,
      guards: one,
    },
  } as const satisfies Endpoints;
}

function draftBody({ schema, spellings }: BodyShape): BodyShape {
  const both = schema.concat(draftBase as unknown as ObjectSchema<AnyObject>) as ObjectSchema<AnyObject>;
  return { schema: both, ...(spellings && { spellings }) } as BodyShape;
}

/** Links that show the public page with the draft of a record (EDT-03). */
export const previews = {
  list: {
    route: 'GET /api/previews',
    access: AREAS.content,
    summary: 'Links that show a draft now, of one record or of all, the latest first, 100 at most; without their addresses',
    query: previewListQuery,
    answers: { 200: enveloped(array(previewView)) },
    errors: ['validation_failed'],
  },
  create: {
    route: 'POST /api/previews',
    access: AREAS.content,
    audit: { action: 'address_made' },
    summary: 'Make a link that shows the draft of a record as the public page, for 24 hours, to whoever has it',
    description:
      'Where there is no draft it shows the record as it is stored, public or not. What is written later is seen by the same link. Of the links of one record the latest 20 open something.',
    json: NEW_PREVIEW,
    answers: { 201: enveloped(previewView) },
    errors: ['not_found'],
  },
  revoke: {
    route: 'DELETE /api/previews/{id}',
    access: AREAS.content,
    audit: { action: 'address_revoked' },
    summary: 'Revoke a link: it opens nothing any more',
    path: { id: '`preview_id`' },
    answers: { 200: enveloped(object({ preview_id: string() })) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
