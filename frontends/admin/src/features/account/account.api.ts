import { api, mutation } from '@reefdesk/web-kit';

const accountApi = api.injectEndpoints({ endpoints: (build) => ({ demandTwoStep: mutation(build, 'PUT /api/two-step/demand') }) });

export const { useDemandTwoStepMutation } = accountApi;
