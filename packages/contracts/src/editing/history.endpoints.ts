import type { AnySchema, InferType } from 'yup';
import { type Access, AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { imageMeta } from '../images/endpoints.ts';
import { array, boolean, choice, enveloped, localised, number, object, string, view } from '../schema/view.ts';
import { TRASH_KINDS, type TrashKind, type VersionKind } from './values.ts';

export const trashedRecordView = view('TrashedRecordView', 'A deleted record that can still be restored.', {
  kind: choice(TRASH_KINDS),
  id: string('ID of the record, which a restored record keeps.'),
  names: localised(),
  image: string('Image of the record; empty if it has none.'),
  image_meta: imageMeta,
  address: string('Address of its page on the website, reserved for it; empty if it has none.'),
  deleted_at: string('Time of deletion, ISO 8601 UTC.'),
  deleted_by: object({ user_id: string().nullable(), name: string('Name of the user; null if no longer known.').nullable() }),
  ends_at: string('Time at which it is permanently deleted with its images, ISO 8601 UTC.'),
});

export type TrashedRecordView = InferType<typeof trashedRecordView>;

const SUMMARY = {
  version: number('Version of the record, for `If-Match`.'),
  at: string('Time of publication, ISO 8601 UTC.'),
  by: object({ user_id: string().nullable(), name: string('Name of the staff member; null if none published it.').nullable() }),
  is_current: boolean(),
};

const changes = (description: string) =>
  array(
    object({
      field: string('Dotted path: `description.cn`. Values of images are their IDs.'),
      before: string().nullable(),
      after: string().nullable(),
    }),
  ).meta({
    description,
  });

export const versionSummaryView = view('VersionSummaryView', 'A published version of a record.', SUMMARY);
export type VersionSummaryView = InferType<typeof versionSummaryView>;

export const versionView = view('VersionView', 'A published version of a record, compared with the previous and the current one.', {
  ...SUMMARY,
  name: string('Name of the record in this version.'),
  previous: number('Number of the previous version; null if it is not stored.').nullable(),
  changes: changes('Differences from the previous version; empty for the first one.'),
  until_now: changes('Changes that restoring this version would make; `before` is the current value.'),
});

export type VersionView = InferType<typeof versionView>;

/** Trash endpoints of one kind, in the service that owns the records (EDT-06). `missing`: error for an unknown record. */
export function trashEndpoints<const Kind extends TrashKind>(kind: Kind, missing: ErrorCode, limit: ErrorCode) {
  const path = { id: 'ID of the record' };
  return {
    list: {
      route: `GET /api/trash/${kind}`,
      access: AREAS.content,
      summary: `List deleted ${kind} that can be restored, latest first`,
      answers: { 200: enveloped(array(trashedRecordView)) },
    },
    restore: {
      route: `POST /api/trash/${kind}/{id}/restore`,
      access: AREAS.content,
      audit: { kind, action: 'restored' },
      summary: `Restore a record of the deleted ${kind}, unchanged and with its address`,
      path,
      answers: { 200: enveloped(object({ id: string() })) },
      errors: [missing, limit],
    },
    end: {
      route: `DELETE /api/trash/${kind}/{id}`,
      access: AREAS.trash,
      audit: { kind, action: 'ended' },
      summary: `Permanently delete a record of the ${kind} in the trash, with its images`,
      path,
      answers: { 200: enveloped(object({ id: string() })) },
      errors: [missing],
    },
  } as const satisfies Endpoints;
}

const NOT_KEPT: ErrorCode = 'not_found';

/** Version endpoints of one kind, in the service that owns the records (EDT-05). `view`: record view of the back office. */
export function versionsEndpoints<const Kind extends VersionKind>(
  kind: Kind,
  missing: ErrorCode,
  view: AnySchema,
  access: Access = AREAS.content,
) {
  const path = { id: 'ID of the record' };
  const one = { ...path, number: 'Number of the version' };
  return {
    list: {
      route: `GET /api/versions/${kind}/{id}`,
      access,
      summary: `List the published versions of a record of the ${kind}, latest first`,
      path,
      answers: { 200: enveloped(array(versionSummaryView)) },
      errors: [missing],
    },
    get: {
      route: `GET /api/versions/${kind}/{id}/{number}`,
      access,
      summary: 'Get a published version with its changes by field',
      path: one,
      answers: { 200: enveloped(versionView) },
      errors: [missing, NOT_KEPT],
    },
    restore: {
      route: `POST /api/versions/${kind}/{id}/{number}/restore`,
      access,
      audit: { kind, action: 'version_restored' },
      summary: 'Publish an earlier version again as a new version',
      path: one,
      answers: { 200: enveloped(object({ id: string(), version: number('New version of the record.') })) },
      errors: [missing, NOT_KEPT],
      guards: view,
    },
    draft: {
      route: `POST /api/versions/${kind}/{id}/{number}/draft`,
      access,
      audit: { kind, action: 'drafted' },
      summary: 'Start a draft from an earlier version',
      description:
        'The draft changes the fields of the edit endpoint, and the pictures that a draft can hold, to those of the version. Nothing is ' +
        'public before the draft is published. A record that has a draft keeps it.',
      path: one,
      answers: { 201: enveloped(object({ id: string(), version: number('Version of the draft.') })) },
      errors: [missing, NOT_KEPT, 'draft_exists'],
    },
  } as const satisfies Endpoints;
}
