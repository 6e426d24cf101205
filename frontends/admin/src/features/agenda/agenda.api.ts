import type { CalendarFeedView } from '@reefdesk/contracts/bookings/endpoints';
import type { DaySheetView } from '@reefdesk/contracts/departures/endpoints';
import type { Success } from '@reefdesk/contracts/envelope';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { api } from '@reefdesk/web-kit';

const FEED = '/api/calendar-feed';

const agendaApi = api.injectEndpoints({
  endpoints: (build) => ({
    daySheet: build.query<DaySheetView, string>({
      query: (date) => ({ path: '/api/departures/day-sheet', query: { date } }),
      transformResponse: ({ data }: Success<DaySheetView>) => data,
      providesTags: ['Departures', 'Bookings'],
      keepUnusedDataFor: 0,
    }),
    /** Null when no feed address exists. */
    calendarFeed: build.query<CalendarFeedView | null, void>({
      query: () => FEED,
      transformResponse: ({ data }: Success<CalendarFeedView | null>) => data,
      keepUnusedDataFor: 0,
    }),
    makeCalendarFeed: build.mutation<CalendarFeedView, LanguageCode>({
      query: (language) => ({ method: 'POST', path: FEED, body: { language } }),
      transformResponse: ({ data }: Success<CalendarFeedView>) => data,
    }),
    revokeCalendarFeed: build.mutation<unknown, void>({ query: () => ({ method: 'DELETE', path: FEED }) }),
  }),
});

export const { useDaySheetQuery, useCalendarFeedQuery, useMakeCalendarFeedMutation, useRevokeCalendarFeedMutation } = agendaApi;
