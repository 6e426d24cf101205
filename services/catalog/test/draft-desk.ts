import type { Position } from '@reefdesk/contracts/access';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import { collectAudit, DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { TravelsDrafts } from '../src/editing/travels.drafts.ts';
import { destination, stop, storedImage, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

export interface DraftAnswer<Data> {
  data: Data;
  code?: string;
  current?: DraftView<TravelDetailView>;
}
export type ErrorAnswer = { code: string; data: { missing: object[] }; fields?: Record<string, { code: string }[]> };

export async function startForDrafts(): Promise<CatalogUnderTest> {
  const catalog = await CatalogUnderTest.start({ REMOVAL_SWEEP_SECONDS: '3600' });
  catalog.auth.answer(DescribePeople, ({ ids }) => ({ people: ids.map((id) => ({ id, name: `Name of ${id}`, isStaff: true })) }));
  catalog.auth.answer(collectAudit('catalog'), ({ entries }) => ({ kept: entries.map(({ id }) => id) }) as never);
  catalog.media.answer(CompleteUpload, () => storedImage('picture-of-draft') as never);
  return catalog;
}

export async function withOnlyTravel(catalog: CatalogUnderTest): Promise<void> {
  await catalog.empty();
  await Promise.all([catalog.versions.deleteMany({}), catalog.drafts.deleteMany({})]);
  await catalog.destinations.insertOne(destination('reef'));
  await catalog.travels.insertOne(travel('trip', { itinerary: [stop('reef', 0)], price: 500_000 }));
}

/** Draft requests of staff, for the travel `trip` by default. */
export function draftDesk(catalog: () => CatalogUnderTest) {
  const at = (id: string, rest = '', kind = 'packages') => `/api/drafts/${kind}/${id}${rest}`;
  const call = <Data = DraftView<TravelDetailView>>(method: string, path: string, body?: object, headers = {}) =>
    catalog().asAdmin<DraftAnswer<Data>>(method, path, body, headers);
  return {
    at,
    call,
    put: (body: object, headers = {}, id = 'trip') => call('PUT', at(id), body, headers),
    get: async (id = 'trip') => (await call('GET', at(id))).body.data,
    publish: <Data = TravelDetailView>(body: object = {}, headers = {}) => call<Data>('POST', at('trip', '/publish'), body, headers),
    schedule: (body: object, headers = {}) => call('POST', at('trip', '/schedule'), body, headers),
    asPosition: async (position: Position, method: string, path: string, body: object) =>
      catalog()
        .visitor()
        .request<ErrorAnswer>(method, path, { body, headers: await catalog().headersOf(position) }),
    stored: () => catalog().travels.findOne({ _id: 'trip' }),
    drafts: () => catalog().service.app.get(TravelsDrafts, { strict: false }),
    seenByVisitors: async () =>
      JSON.stringify(
        await Promise.all(
          ['/api/packages', '/api/packages?view=card', '/api/travel/slug-of-trip', '/api/itinerary/slug-of-trip', '/api/destinations'].map(
            async (path) => (await catalog().get(path)).body,
          ),
        ),
      ),
    /** Local time in the operator's time zone, `minutes` from now. */
    localIn: (minutes: number) => new Date(Date.now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 16),
  };
}
