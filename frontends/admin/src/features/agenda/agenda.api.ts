import { api, mutation, query } from '@reefdesk/web-kit';

const agendaApi = api.injectEndpoints({
  endpoints: (build) => ({
    today: query(build, 'GET /api/today', { providesTags: ['Departures', 'Bookings', 'Enquiries'], keepUnusedDataFor: 0 }),
    daySheet: query(build, 'GET /api/departures/day-sheet', { providesTags: ['Departures', 'Bookings'], keepUnusedDataFor: 0 }),
    /** Null when no feed address exists. */
    calendarFeed: query(build, 'GET /api/calendar-feed', { keepUnusedDataFor: 0 }),
    makeCalendarFeed: mutation(build, 'POST /api/calendar-feed'),
    revokeCalendarFeed: mutation(build, 'DELETE /api/calendar-feed'),
  }),
});

export const { useTodayQuery, useDaySheetQuery, useCalendarFeedQuery, useMakeCalendarFeedMutation, useRevokeCalendarFeedMutation } =
  agendaApi;
