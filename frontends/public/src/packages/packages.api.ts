import type { Success } from '@reefdesk/contracts/envelope';
import type { PackageView } from '@reefdesk/contracts/travels';
import { api } from '@reefdesk/web-kit';
import { useRecovering } from '../recovery/use-recovering.ts';

const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<PackageView[], void>({
      query: () => '/api/packages',
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
    packagesTo: build.query<PackageView[], string>({
      query: (destination) => ({ path: '/api/packages', query: { destination } }),
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
  }),
});

/** Other pages show packages as well, and a response that is not a list must not break them. */
function listOf({ data }: Success<PackageView[]>): PackageView[] {
  return Array.isArray(data) ? data : [];
}

export const readPackages = packagesApi.endpoints.packages.initiate;
/** Reads the packages of a destination, by its id. */
export const readPackagesTo = packagesApi.endpoints.packagesTo.initiate;

export function usePackages() {
  return useRecovering(packagesApi.usePackagesQuery, undefined);
}

export function usePackagesTo(destinationId: string) {
  return useRecovering(packagesApi.usePackagesToQuery, destinationId);
}
