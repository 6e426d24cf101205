import type { Success } from '@reefdesk/contracts/envelope';
import type { ContentStatus } from '@reefdesk/contracts/statuses';
import { ifMatch } from '@reefdesk/forms';
import { api, type HttpRequest } from '@reefdesk/web-kit';
import { pathOfTrashed, SHOWN_IN, type Trashed } from '../trash/trash.api.ts';

/** What is done to one record among many. */
export type RecordWrite = Trashed &
  (
    | { to: 'status'; status: ContentStatus /** That was seen. */; version: number }
    | { to: 'trash'; version: number }
    /** Out of the trash. */
    | { to: 'list' }
  );

const DELETIONS = {
  packages: 'delete-travel',
  destinations: 'remove-destination',
  testimonials: 'testimonials',
  slides: 'gallery',
} as const;
/** Kinds that visitors need not see. */
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
    /** The record's own call, so its own rules; lists are read anew once all are done. Answers the version that it made, if any. */
    writeRecord: build.mutation<number | undefined, RecordWrite>({
      query: requestOf,
      transformResponse: (answer: Success<{ version?: number }>) => answer.data.version,
    }),
  }),
});

/** Whatever shows records of a kind reads them anew. */
export const manyChanged = (kind: Trashed['kind']) => api.util.invalidateTags(['Trash', ...SHOWN_IN[kind]]);
