import type { AnySchema, InferType } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { imageMeta } from '../images/endpoints.ts';
import { array, boolean, choice, enveloped, localised, number, object, string, view } from '../schema/view.ts';
import { TRASH_KINDS, type TrashKind, type VersionKind } from './values.ts';

export const trashedRecordView = view('TrashedRecordView', 'Something that was deleted and can still be restored.', {
  kind: choice(TRASH_KINDS),
  id: string('As it was and will be'),
  names: localised(),
  image: string('Its picture; empty where it has none'),
  image_meta: imageMeta,
  address: string('Of its page on the website, kept for it; empty where it has none'),
  deleted_at: string('ISO 8601 UTC'),
  deleted_by: object({ user_id: string().nullable(), name: string('Null where nobody knows any more').nullable() }),
  ends_at: string('When it is gone for good, with its pictures; ISO 8601 UTC'),
});

export type TrashedRecordView = InferType<typeof trashedRecordView>;

const SUMMARY = {
  version: number('Of the record, as `If-Match` takes it'),
  at: string('When it was published; ISO 8601 UTC'),
  by: object({ user_id: string().nullable(), name: string('Null where nobody of the staff did it').nullable() }),
  is_current: boolean(),
};

const changes = (description: string) =>
  array(
    object({
      field: string('Dotted path: `description.cn`; of pictures their ids'),
      before: string().nullable(),
      after: string().nullable(),
    }),
  ).meta({
    description,
  });

export const versionSummaryView = view('VersionSummaryView', 'A published state of a record.', SUMMARY);
export type VersionSummaryView = InferType<typeof versionSummaryView>;

export const versionView = view('VersionView', 'A published state of a record, beside the one before it and the current one.', {
  ...SUMMARY,
  name: string('As it was called then'),
  previous: number('The one before it, as far as it is kept').nullable(),
  changes: changes('What was another than in the one before it; empty in the first'),
  until_now: changes('What restoring it would change: `before` is the current state'),
});

export type VersionView = InferType<typeof versionView>;

/** Trash endpoints of one kind, in the service that owns the records (EDT-06). `missing`: error for an unknown record. */
export function trashEndpoints<const Kind extends TrashKind>(kind: Kind, missing: ErrorCode, limit: ErrorCode) {
  const path = { id: 'Id of the record' };
  return {
    list: {
      route: `GET /api/trash/${kind}`,
      access: AREAS.content,
      summary: `Deleted ${kind} that can be restored, the latest first`,
      answers: { 200: enveloped(array(trashedRecordView)) },
    },
    restore: {
      route: `POST /api/trash/${kind}/{id}/restore`,
      access: AREAS.content,
      audit: { kind, action: 'restored' },
      summary: `Restore one of the deleted ${kind}, as it was and with its address`,
      path,
      answers: { 200: enveloped(object({ id: string() })) },
      errors: [missing, limit],
    },
    end: {
      route: `DELETE /api/trash/${kind}/{id}`,
      access: AREAS.trash,
      audit: { kind, action: 'ended' },
      summary: `Delete one of the ${kind} in the trash for good, with its pictures`,
      path,
      answers: { 200: enveloped(object({ id: string() })) },
      errors: [missing],
    },
  } as const satisfies Endpoints;
}

const NOT_KEPT: ErrorCode = 'not_found';

/** Version endpoints of one kind, in the service that owns the records (EDT-05). `view`: record view of the back office. */
export function versionsEndpoints<const Kind extends VersionKind>(kind: Kind, missing: ErrorCode, view: AnySchema) {
  const path = { id: 'Id of the record' };
  const one = { ...path, number: 'Number of the version' };
  return {
    list: {
      route: `GET /api/versions/${kind}/{id}`,
      access: AREAS.content,
      summary: `Every published state of one of the ${kind}, the latest first`,
      path,
      answers: { 200: enveloped(array(versionSummaryView)) },
      errors: [missing],
    },
    get: {
      route: `GET /api/versions/${kind}/{id}/{number}`,
      access: AREAS.content,
      summary: 'One of them, field by field beside the one before it',
      path: one,
      answers: { 200: enveloped(versionView) },
      errors: [missing, NOT_KEPT],
    },
    restore: {
      route: `POST /api/versions/${kind}/{id}/{number}/restore`,
      access: AREAS.content,
      audit: { kind, action: 'version_restored' },
      summary: 'Publish it again, as a new version',
      path: one,
      answers: { 200: enveloped(object({ id: string(), version: number('Of the record now') })) },
      errors: [missing, NOT_KEPT],
      guards: view,
    },
  } as const satisfies Endpoints;
}
