import { api, mutation } from '@reefdesk/web-kit';

const ownNameApi = api.injectEndpoints({ endpoints: (build) => ({ renameSelf: mutation(build, 'PATCH /api/me') }) });

export const { useRenameSelfMutation } = ownNameApi;
