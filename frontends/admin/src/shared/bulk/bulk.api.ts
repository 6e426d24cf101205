import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, type HttpRequest, requestTo } from '@reefdesk/web-kit';
import { SHOWN_IN, type Trashed } from '../trash/trash.api.ts';

interface Seen {
  id: string;
  /** The version that the user has seen. */
  version: number;
}

/** One write of a bulk action. */
export type RecordWrite = { kind: TrashKind } & (
  | ({ to: 'status'; status: ContentStatus } & Seen)
  | ({ to: 'trash' } & Seen)
  /** Restores the record from the trash. */
  | { to: 'list'; id: string }
);

const DELETIONS = {
  packages: ({ id: travelId, version }) => requestTo('DELETE /api/delete-travel/{travelId}', { travelId, version }),
  destinations: ({ id: destinationId, version }) =>
    requestTo('DELETE /api/remove-destination/{destinationId}', { destinationId, version, query: {} }),
  testimonials: ({ id, version }) => requestTo('DELETE /api/testimonials/{id}', { id, version }),
  slides: ({ id, version }) => requestTo('DELETE /api/gallery/{id}', { id, version }),
} satisfies Record<TrashKind, (seen: Seen) => HttpRequest>;

/** By kind of records that can be hidden from visitors. */
const EDITS = {
  packages: ({ id: travelId, version }: Seen, status: ContentStatus) =>
    requestTo('PATCH /api/edit-travel/{travelId}', { travelId, version, body: { status } }),
  destinations: ({ id: destinationId, version }: Seen, status: ContentStatus) =>
    requestTo('PATCH /api/edit-destination/{destinationId}', { destinationId, version, body: { status } }),
};

function requestOf(write: RecordWrite): HttpRequest {
  const { kind, id, to } = write;
  if (to === 'list') return requestTo(`POST /api/trash/${kind}/{id}/restore`, { id });
  if (to === 'trash') return DELETIONS[kind](write);
  return EDITS[kind as keyof typeof EDITS](write, write.status);
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
