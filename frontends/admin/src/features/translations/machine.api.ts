import type { Success } from '@reefdesk/contracts/envelope';
import type { MachineTranslationView, TranslatorView } from '@reefdesk/contracts/translations/endpoints';
import type { MachineTranslation } from '@reefdesk/contracts/translations/requests';
import { api } from '@reefdesk/web-kit';

const machineApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `available` is true if a machine translator is configured. */
    translator: build.query<TranslatorView, void>({
      query: () => '/api/machine-translation',
      transformResponse: ({ data }: Success<TranslatorView>) => data,
    }),
    /** Returns translations and stores nothing. */
    translate: build.mutation<MachineTranslationView, MachineTranslation>({
      query: (body) => ({ method: 'POST', path: '/api/machine-translation', body }),
      transformResponse: ({ data }: Success<MachineTranslationView>) => data,
    }),
  }),
});

export const { useTranslatorQuery, useTranslateMutation } = machineApi;
