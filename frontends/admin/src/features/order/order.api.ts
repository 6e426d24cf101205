import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, requestTo } from '@reefdesk/web-kit';
import { SHOWN_IN } from '../../shared/trash/trash.api.ts';

export interface Move {
  kind: TrashKind;
  id: string;
  /** ID of the record that precedes it; null for the first place. */
  after: string | null;
}

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<OrderedRecordView[], TrashKind>({
      query: (kind) => requestTo(`GET /api/order/${kind}`),
      transformResponse: (answer: Success<OrderedRecordView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    /** Shown at once, and read again if it fails. */
    moveRecord: build.mutation<unknown, Move>({
      query: ({ kind, id, after }) => requestTo(`PUT /api/order/${kind}/{id}`, { id, body: { after } }),
      invalidatesTags: (_answer, failure, { kind }) => (failure ? [] : SHOWN_IN[kind]),
      onQueryStarted: async ({ kind, id, after }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(orderApi.util.updateQueryData('order', kind, (records) => moved(records, id, after)));
        await queryFulfilled.catch(() => {
          shown.undo();
          void dispatch(orderApi.endpoints.order.initiate(kind, { forceRefetch: true, subscribe: false }));
        });
      },
    }),
  }),
});

export const { useOrderQuery, useMoveRecordMutation } = orderApi;

function moved(records: readonly OrderedRecordView[], id: string, after: string | null): OrderedRecordView[] {
  const others = records.filter((record) => record.id !== id);
  const at = others.findIndex((record) => record.id === after) + 1;
  return others.toSpliced(at, 0, ...records.filter((record) => record.id === id));
}
