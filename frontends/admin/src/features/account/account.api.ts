import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandTwoStep: build.mutation<Success<null>, boolean>({
      query: (demanded) => ({ method: 'PUT', path: '/api/two-step/demand', body: { demanded } }),
    }),
  }),
});

export const { useDemandTwoStepMutation } = accountApi;
