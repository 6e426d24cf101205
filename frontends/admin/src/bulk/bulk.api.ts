import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { Success } from '@reefdesk/contracts/envelope';
import { ifMatch } from '@reefdesk/forms';
import { api, type HttpRequest } from '@reefdesk/web-kit';
import { pathOfTrashed, SHOWN_IN, type Trashed } from '../trash/trash.api.ts';

/** One write of a bulk action. `version` is the version that the user has seen. */
export type RecordWrite = Trashed &
  (
    | { to: 'status'; status: ContentStatus; version: number }
    | { to: 'trash'; version: number }
    /** Restores the record from the trash. */
    | { to: 'list' }
  );

const DELETIONS = {
  packages: 'delete-travel',
  destinations: 'remove-destination',
  testimonials: 'testimonials',
  slides: 'gallery',
} as const;
/** Kinds of records that can be hidden from visitors. */
const EDITS = { packages: 'edit-travel', destinations: 'edit-destination' } as const;
export type HideableKind = keyof typeof EDITS;

function requestOf(write: RecordWrite): HttpRequest {
  const { kind, id } = write;
  if (write.to === 'list') return { method: 'POST', path: `${pathOfTrashed(write)}/restore` };
  const headers = ifMatch(write.version);
  if (write.to === 'trash') return { method: 'DELETE', path: `/api/${DELETIONS[kind]}/${encodeURIComponent(id)}`, headers };
  return {
    method: 'PATCH',
    path: `/api/${EDITS[kind as HideableKind]}/${encodeURIComponent(id)}`,
    headers,
    body: { status: write.status },
  };
}

export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Uses the record's own endpoint, so its validation and access rules apply. Invalidates nothing: the lists are reloaded once after the
     * last write. Returns the new version, if any.
     */
    writeRecord: build.mutation<number | undefined, RecordWrite>({
      query: requestOf,
      transformResponse: (answer: Success<{ version?: number }>) => answer.data.version,
    }),
  }),
});

/** Invalidates all queries that show records of this kind. */
export const manyChanged = (kind: Trashed['kind']) => api.util.invalidateTags(['Trash', ...SHOWN_IN[kind]]);
