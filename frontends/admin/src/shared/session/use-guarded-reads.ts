import type { UserView } from '@reefdesk/contracts/accounts/views';
import { api, guardReads, isApiFailure, type ReadGuard, requestTo, sessionStarted, unwrapUser, useAppDispatch } from '@reefdesk/web-kit';
import { useLayoutEffect } from 'react';

/** Visitors get a shorter response from these endpoints, so it does not reveal that the session has ended. */
const SHARED_WITH_VISITORS = /^\/api\/get-destinations?(\/|$)/;

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, because the response must not be cached and the request must not wait for a session.
    whoIsThere: build.mutation<UserView, void>({
      query: () => requestTo('GET /api/me'),
      transformResponse: unwrapUser,
    }),
  }),
});

/**
 * Guards every read of the back office. After a 401, the read waits for `signInAgain` and is repeated. After a 403, the current user is
 * loaded again, so that the layout redirects users without the role admin (OR-40).
 */
export function useGuardedReads(signInAgain: () => Promise<boolean>): void {
  const dispatch = useAppDispatch();
  // The guard must be set before the effects of the inner screens, which read.
  useLayoutEffect(() => {
    const readUser = async () => {
      const user = await dispatch(presenceApi.endpoints.whoIsThere.initiate()).unwrap();
      if (user.role !== 'admin') dispatch(sessionStarted(user));
    };
    const guard: ReadGuard = async (read, request) => {
      const presence = SHARED_WITH_VISITORS.test(request.path) ? statusOf(readUser()) : undefined;
      const answer = read();
      const error = await statusOf(answer);
      if (error === 403) await statusOf(readUser());
      const ended = error === 401 || (await presence) === 401;
      return ended && (await signInAgain()) ? guard(read, request) : answer;
    };
    return guardReads(guard);
  }, [dispatch, signInAgain]);
}

/** Returns the error status of a failed request, or undefined on success. */
async function statusOf(call: Promise<unknown>): Promise<number | undefined> {
  try {
    await call;
    return undefined;
  } catch (failure) {
    return isApiFailure(failure) ? failure.status : undefined;
  }
}
