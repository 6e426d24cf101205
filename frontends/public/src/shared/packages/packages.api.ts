import type { Success } from '@reefdesk/contracts/schema/view';
import { type PackageChoices, type PackageFilters, packageChoices } from '@reefdesk/contracts/travels/search';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { api, requestTo } from '@reefdesk/web-kit';
import { FIRST_ENTRIES, FIRST_PAGE, KEPT_SECONDS, type ListPage, type ListSearch } from '../lists/list-page.ts';
import { useRecovering } from '../use-recovering.ts';
import { type ListedPackage, listedPackage, type PackageCard, packageCard } from './package.ts';

export type PackagePage = ListPage<PackageCard, PackageChoices>;

type Answer = Success<PackageView[]> & { next_cursor?: string | null; total?: number; choices?: PackageChoices };

const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first packages, for the landing page. */
    packages: build.query<ListedPackage[], void>({
      query: () => requestTo('GET /api/packages', { query: FIRST_ENTRIES }),
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
    packagesTo: build.query<ListedPackage[], string>({
      query: (destination) => requestTo('GET /api/packages', { query: { destination } }),
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
    packagesNamed: build.query<ListedPackage[], readonly string[]>({
      query: (slugs) => requestTo('GET /api/packages', { query: { slugs: slugs.join(',') } }),
      transformResponse: listOf,
      providesTags: ['Travels'],
    }),
    packageCards: build.query<PackagePage, ListSearch<PackageFilters> | undefined>({
      query: (search) => requestTo('GET /api/packages', { query: { ...FIRST_PAGE, ...search } }),
      transformResponse: pageOf,
      providesTags: ['Travels'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

/** Other pages show packages as well, and a response that is not a list must not break them. */
function listOf({ data }: Success<PackageView[]>): ListedPackage[] {
  return Array.isArray(data) ? data.map(listedPackage) : [];
}

function pageOf({ data, next_cursor, total, choices }: Answer): PackagePage {
  const entries = Array.isArray(data) ? data.map(packageCard) : [];
  return { entries, nextCursor: next_cursor ?? null, total: total ?? entries.length, choices: choices ?? packageChoices(entries) };
}

export const readPackages = packagesApi.endpoints.packages.initiate;
export const readPackagesTo = packagesApi.endpoints.packagesTo.initiate;
export const readPackageCards = packagesApi.endpoints.packageCards.initiate;
export const { usePackageCardsQuery, usePackagesNamedQuery } = packagesApi;

export function usePackages() {
  return useRecovering(packagesApi.usePackagesQuery, undefined);
}

export function usePackagesTo(destinationId: string) {
  return useRecovering(packagesApi.usePackagesToQuery, destinationId);
}

/** First page of all packages. */
export function useAllPackageCards() {
  return useRecovering<undefined, PackagePage, unknown>(usePackageCardsQuery, undefined);
}
