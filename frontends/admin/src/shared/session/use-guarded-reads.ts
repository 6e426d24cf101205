import type { UserView } from '@reefdesk/contracts/accounts/views';
import { api, guardReads, isApiFailure, type ReadGuard, requestTo, sessionStarted, unwrapUser, useAppDispatch } from '@reefdesk/web-kit';
import { useLayoutEffect } from 'react';

/** Answered to visitors as well, only with less in it: such an answer does not tell that the session has ended. */
const SHARED_WITH_VISITORS = /^\/api\/get-destinations?(\/|$)/;

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation: its answer is never kept, and it must not wait for a session itself.
    whoIsThere: build.mutation<UserView, void>({
      query: () => requestTo('GET /api/me'),
      transformResponse: unwrapUser,
    }),
  }),
});

/**
 * Every read of the back office, in one place: where the session has ended (401), the read waits until `signInAgain`
 * says that there is one, and is made again; where somebody without the role is signed in by now (403), the layout is
 * told and leads them to their own place (OR-40).
 */
export function useGuardedReads(signInAgain: () => Promise<boolean>): void {
  const dispatch = useAppDispatch();
  // Before the effects of the screens inside, which read.
  useLayoutEffect(() => {
    const whoIsThere = async () => {
      const user = await dispatch(presenceApi.endpoints.whoIsThere.initiate()).unwrap();
      if (user.role !== 'admin') dispatch(sessionStarted(user));
    };
    const guard: ReadGuard = async (read, request) => {
      const presence = SHARED_WITH_VISITORS.test(request.path) ? refusalOf(whoIsThere()) : undefined;
      const answer = read();
      const refusal = await refusalOf(answer);
      if (refusal === 403) await refusalOf(whoIsThere());
      const ended = refusal === 401 || (await presence) === 401;
      return ended && (await signInAgain()) ? guard(read, request) : answer;
    };
    return guardReads(guard);
  }, [dispatch, signInAgain]);
}

/** The status with which the server refused a call; undefined where it did not. */
async function refusalOf(call: Promise<unknown>): Promise<number | undefined> {
  try {
    await call;
    return undefined;
  } catch (failure) {
    return isApiFailure(failure) ? failure.status : undefined;
  }
}
