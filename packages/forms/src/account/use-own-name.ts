import type { UserView } from '@reefdesk/contracts/accounts/views';
import { accountChanged, api, isApiFailure, mutation, selectUser, useAppDispatch, useAppStore } from '@reefdesk/web-kit';

const ownNameApi = api.injectEndpoints({ endpoints: (build) => ({ renameSelf: mutation(build, 'PATCH /api/me') }) });

const { useRenameSelfMutation } = ownNameApi;

/** The name was changed elsewhere since it was seen here; that one is shown now. */
export interface NameConflict {
  name: string;
}

/** Changes the own name, and shows the new one everywhere on the page at once; everything else that goes wrong is thrown. */
export function useOwnName(withSession: <T>(call: () => Promise<T>) => Promise<T>) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [rename] = useRenameSelfMutation();
  const write = async (fullname: string, version: number | undefined) => {
    dispatch(accountChanged(await withSession(() => rename({ version: version ?? null, body: { fullname } }).unwrap())));
  };
  return async (fullname: string): Promise<NameConflict | undefined> => {
    const seen = selectUser(store.getState());
    try {
      await write(fullname, seen?.version);
    } catch (failure) {
      const now = isApiFailure(failure) && failure.code === 'edit_conflict' ? (failure.current as UserView) : undefined;
      if (!now) throw failure;
      dispatch(accountChanged(now));
      if (now.fullname !== seen?.fullname) return { name: now.fullname };
      // Something else of the account was changed: that is no reason to ask.
      await write(fullname, now.version);
    }
    return undefined;
  };
}
