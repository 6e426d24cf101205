import type { Success } from '@reefdesk/contracts/envelope';
import type { PackageView } from '@reefdesk/contracts/travels';
import { api } from '@reefdesk/web-kit';
import { useRecovering } from '../recovery/use-recovering.ts';

const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<PackageView[], void>({
      query: () => '/api/packages',
      // Pages of other things show packages, too: an answer that is no list must not take those down.
      transformResponse: ({ data }: Success<PackageView[]>) => (Array.isArray(data) ? data : []),
      providesTags: ['Travels'],
    }),
  }),
});

export const readPackages = packagesApi.endpoints.packages.initiate;

export function usePackages() {
  return useRecovering(packagesApi.usePackagesQuery);
}
