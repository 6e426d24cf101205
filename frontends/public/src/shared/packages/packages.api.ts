import type { Success } from '@reefdesk/contracts/schema/view';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { api, requestTo } from '@reefdesk/web-kit';
import { useRecovering } from '../use-recovering.ts';
import { type ListedPackage, listedPackage } from './package.ts';

const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<ListedPackage[], void>({
      query: () => requestTo('GET /api/packages', { query: {} }),
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
    packagesTo: build.query<ListedPackage[], string>({
      query: (destination) => requestTo('GET /api/packages', { query: { destination } }),
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
  }),
});

/** Other pages show packages as well, and a response that is not a list must not break them. */
function listOf({ data }: Success<PackageView[]>): ListedPackage[] {
  return Array.isArray(data) ? data.map(listedPackage) : [];
}

export const readPackages = packagesApi.endpoints.packages.initiate;
export const readPackagesTo = packagesApi.endpoints.packagesTo.initiate;

export function usePackages() {
  return useRecovering(packagesApi.usePackagesQuery, undefined);
}

export function usePackagesTo(destinationId: string) {
  return useRecovering(packagesApi.usePackagesToQuery, destinationId);
}
