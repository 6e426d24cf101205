import { LIMITS } from '@reefdesk/contracts/limits';
import { api, mutation, query } from '@reefdesk/web-kit';

const replyTemplatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    replyTemplates: query(build, 'GET /api/reply-templates', {
      // The limit is the maximum number of templates, so one page holds them all.
      // biome-ignore lint/suspicious/noConfusingVoidType: the hook is called without an argument.
      argument: (_: void) => ({ query: { limit: LIMITS.replyTemplates } }),
      result: ({ data }) => data.toSorted((one, other) => one.title.localeCompare(other.title, undefined, { numeric: true })),
      providesTags: ['ReplyTemplates'],
    }),
    /** `version` is null for a new template. */
    saveReplyTemplate: mutation(build, 'PUT /api/reply-templates/{key}', {
      invalidatesTags: (saved) => (saved ? ['ReplyTemplates'] : []),
    }),
    removeReplyTemplate: mutation(build, 'DELETE /api/reply-templates/{key}', { invalidatesTags: ['ReplyTemplates'] }),
    /** Current price per person of a travel; null if it has none. */
    askedPrice: query(build, 'GET /api/travel/{slug}', {
      argument: (slug: string) => ({ slug }),
      result: ({ data }) => data.travel.price ?? null,
    }),
  }),
});

export const { useReplyTemplatesQuery, useSaveReplyTemplateMutation, useRemoveReplyTemplateMutation, useAskedPriceQuery } =
  replyTemplatesApi;
