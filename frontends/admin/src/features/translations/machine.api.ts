import { api, mutation, query } from '@reefdesk/web-kit';

const machineApi = api.injectEndpoints({
  endpoints: (build) => ({
    translator: query(build, 'GET /api/machine-translation'),
    translate: mutation(build, 'POST /api/machine-translation'),
  }),
});

export const { useTranslatorQuery, useTranslateMutation } = machineApi;
