import type { AnySchema } from 'yup';
import { AREAS } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import { amount, enveloped, listOf, part, word } from '../schema/view.ts';
import type { VersionKind } from '../versions.ts';
import { versionSummaryView, versionView } from '../views/versions.views.ts';
import type { Calls } from './call.ts';

const NOT_KEPT: ErrorCode = 'not_found';

/** Version endpoints of one kind, served by the service that owns the records (EDT-05). `view`: record view of the back office. */
export function versionsCalls(kind: VersionKind, missing: ErrorCode, view: AnySchema): Calls {
  const path = { id: 'Id of the record' };
  const one = { ...path, version: 'Number of the version' };
  return {
    [`GET /api/versions/${kind}/{id}`]: {
      access: AREAS.content,
      summary: `Every published state of one of the ${kind}, the latest first`,
      path,
      answers: { 200: enveloped(listOf(versionSummaryView)) },
      errors: [missing],
    },
    [`GET /api/versions/${kind}/{id}/{version}`]: {
      access: AREAS.content,
      summary: 'One of them, field by field beside the one before it',
      path: one,
      answers: { 200: enveloped(versionView) },
      errors: [missing, NOT_KEPT],
    },
    [`POST /api/versions/${kind}/{id}/{version}/restore`]: {
      access: AREAS.content,
      summary: 'Publish it again, as a new version',
      path: one,
      answers: { 200: enveloped(part({ id: word(), version: amount('Of the record now') })) },
      errors: [missing, NOT_KEPT],
      guards: view,
    },
  };
}
