import type { AnyObject, AnySchema, ObjectSchema } from 'yup';
import { type Access, AREAS } from '../access.ts';
import type { DraftKind } from '../draft-kinds.ts';
import type { ErrorCode } from '../errors.ts';
import { DRAFT_PUBLICATION, DRAFT_SCHEDULE, draftBase } from '../requests/drafts.requests.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { amount, either, enveloped, listOf, part, word } from '../schema/view.ts';
import { draftSourceView, draftSummaryView, draftView } from '../views/drafts.views.ts';
import { type Calls, type FormShape, UPLOAD_ERRORS } from './call.ts';

/** Definition of the draft endpoints of one kind. */
export interface DraftedKind {
  kind: DraftKind;
  /** Schema name in the API documentation: `PackageDraft`. */
  name: string;
  access: Access;
  /** Error for a record that does not exist (any more). */
  missing: ErrorCode;
  /** Record view of the back office. */
  view: AnySchema;
  /** Body of the edit endpoint. */
  edit: BodyShape;
  form?: FormShape;
}

/** Draft endpoints of one kind, served by the service that owns the records (EDT-01, EDT-02, EDT-04). */
export function draftsCalls({ kind, name, access, missing, view, edit, form }: DraftedKind): Calls {
  const one = draftView(name, view);
  const path = { id: kind === 'site' ? '`site`' : 'Id of the record' };
  const gone: readonly ErrorCode[] = [missing, 'draft_not_found'];
  const unready: readonly ErrorCode[] = [...gone, 'not_ready'];
  return {
    [`GET /api/drafts/${kind}`]: {
      access,
      summary: `Which of the ${kind} have a draft, the latest first`,
      answers: { 200: enveloped(listOf(draftSummaryView)) },
    },
    [`GET /api/drafts/${kind}/{id}/source`]: {
      access: AREAS.translating,
      summary: 'What is public, and the draft where there is one: what a translation is made of',
      path,
      answers: { 200: enveloped(draftSourceView(name, view)) },
      errors: [missing],
    },
    [`GET /api/drafts/${kind}/{id}`]: {
      access,
      summary: 'A draft, beside what is public, and what it lacks',
      path,
      answers: { 200: enveloped(one) },
      errors: gone,
    },
    [`PUT /api/drafts/${kind}/{id}`]: {
      access: AREAS.translating,
      summary: 'Begin a draft, or go on with it; what is left out stays',
      description:
        'Takes the fields of the edit call. `based_on` names the version of the record that its caller has seen; where somebody changed in public what the draft changes too, it goes on from there. `If-Match` names the version of the draft, once there is one. Translators change texts of their own languages, and nothing else.',
      path,
      json: draftBody(edit),
      ...(form && { form }),
      answers: { 200: enveloped(one) },
      errors: [missing, ...(form ? UPLOAD_ERRORS : [])],
      // The second form is returned when the draft no longer exists: the public record.
      guards: either(one, part({ record: view, record_version: amount() })),
    },
    [`DELETE /api/drafts/${kind}/{id}`]: {
      access,
      summary: 'Discard a draft; what is public stays',
      path,
      answers: { 200: enveloped(part({ id: word() })) },
      errors: gone,
      guards: one,
    },
    [`POST /api/drafts/${kind}/{id}/publish`]: {
      access,
      summary: 'Publish a draft as a whole; it is gone then',
      description: 'What is missing is answered with `not_ready`, in `data.missing`; owners may publish all the same.',
      path,
      json: DRAFT_PUBLICATION,
      answers: { 200: enveloped(view) },
      errors: unready,
      guards: one,
    },
    [`POST /api/drafts/${kind}/{id}/schedule`]: {
      access,
      summary: 'Have a draft published at a time, or take that back',
      description: 'It stays a draft until then: who goes on with it changes what will be published.',
      path,
      json: DRAFT_SCHEDULE,
      answers: { 200: enveloped(one) },
      errors: unready,
      guards: one,
    },
  };
}

/** The edit fields plus the fields of `draftBase`. */
function draftBody({ schema, spellings }: BodyShape): BodyShape {
  const both = schema.concat(draftBase as unknown as ObjectSchema<AnyObject>) as ObjectSchema<AnyObject>;
  return { schema: both, ...(spellings && { spellings }) } as BodyShape;
}
