import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, type HttpRequest, requestTo } from '@reefdesk/web-kit';
import { SHOWN_IN, type Trashed } from '../trash/trash.api.ts';

interface Seen {
  id: string;
  /** Version that the user has seen. */
  version: number;
}

export type RecordWrite = { kind: TrashKind } & (
  | ({ to: 'status'; status: ContentStatus } & Seen)
  | ({ to: 'trash' } & Seen)
  | { to: 'list'; id: string }
);

const DELETIONS = {
  packages: ({ id: travelId, version }) => requestTo('DELETE /api/delete-travel/{travelId}', { travelId, version }),
  destinations: ({ id: destinationId, version }) =>
    requestTo('DELETE /api/remove-destination/{destinationId}', { destinationId, version, query: {} }),
  testimonials: ({ id, version }) => requestTo('DELETE /api/testimonials/{id}', { id, version }),
  slides: ({ id, version }) => requestTo('DELETE /api/gallery/{id}', { id, version }),
} satisfies Record<TrashKind, (seen: Seen) => HttpRequest>;

/** Edits by kind, for kinds that can be hidden from visitors. */
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
    /** Uses the record's own endpoint, so that its validation and access rules apply. The caller reloads the lists once at the end. */
    writeRecord: build.mutation<number | undefined, RecordWrite>({
      query: requestOf,
      transformResponse: (answer: Success<{ version?: number }>) => answer.data.version,
    }),
  }),
});

export const manyChanged = (kind: Trashed['kind']) => api.util.invalidateTags(['Trash', ...SHOWN_IN[kind]]);
