import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/reply-templates.endpoints';
import type { ReplyTemplate } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import type { Success } from '@reefdesk/contracts/envelope';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

const pathOf = (key: string) => `/api/reply-templates/${encodeURIComponent(key)}`;
const versionHeaders = (version: number | null) => (version === null ? {} : ifMatch(version));

const replyTemplatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All templates, sorted by title. */
    replyTemplates: build.query<ReplyTemplateView[], void>({
      // The limit is the maximum number of templates, so one page holds them all.
      query: () => ({ path: '/api/reply-templates', query: { limit: LIMITS.replyTemplates } }),
      transformResponse: ({ data }: Success<ReplyTemplateView[]>) =>
        data.toSorted((one, other) => one.title.localeCompare(other.title, undefined, { numeric: true })),
      providesTags: ['ReplyTemplates'],
    }),
    /** `version` is null for a new template. */
    saveReplyTemplate: build.mutation<ReplyTemplateView, { key: string; version: number | null; template: ReplyTemplate }>({
      query: ({ key, version, template }) => ({ method: 'PUT', path: pathOf(key), headers: versionHeaders(version), body: template }),
      transformResponse: ({ data }: Success<ReplyTemplateView>) => data,
      invalidatesTags: (saved) => (saved ? ['ReplyTemplates'] : []),
    }),
    removeReplyTemplate: build.mutation<void, ReplyTemplateView>({
      query: ({ key, version }) => ({ method: 'DELETE', path: pathOf(key), headers: ifMatch(version) }),
      invalidatesTags: ['ReplyTemplates'],
    }),
    /** Current price per person of a package, or null if it has none. */
    askedPrice: build.query<number | null, string>({
      query: (slug) => `/api/travel/${encodeURIComponent(slug)}`,
      transformResponse: ({ data }: Success<{ travel: { price: number | null } }>) => data.travel.price,
    }),
  }),
});

export const { useReplyTemplatesQuery, useSaveReplyTemplateMutation, useRemoveReplyTemplateMutation, useAskedPriceQuery } =
  replyTemplatesApi;
