import type { OwnAccountEdit } from '@reefdesk/contracts/accounts/requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';
import { ifMatch } from '../editing/if-match.ts';

interface Renaming extends OwnAccountEdit {
  version: number | null;
}

const ownNameApi = api.injectEndpoints({
  endpoints: (build) => ({
    renameSelf: build.mutation<Success<UserView>, Renaming>({
      query: ({ fullname, version }) => ({ method: 'PATCH', path: '/api/me', body: { fullname }, headers: ifMatch(version) }),
    }),
  }),
});

export const { useRenameSelfMutation } = ownNameApi;
