import { api, mutation } from '@reefdesk/web-kit';

const signUpApi = api.injectEndpoints({ endpoints: (build) => ({ register: mutation(build, 'POST /api/register') }) });

export const { useRegisterMutation } = signUpApi;
