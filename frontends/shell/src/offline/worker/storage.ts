import { OFFLINE_CACHES } from '@reefdesk/contracts/pages/offline-pages';
import { EMPTY_CACHE, type Limits, type OfflineCache, trimmed, wantedOf } from './offline-cache.ts';

/** Version of the storage format; a new one drops everything cached before. */
const VERSION = `${OFFLINE_CACHES}-1`;
const OFFLINE_CACHE = `${VERSION}-shelf`;
const OFFLINE_CACHE_ADDRESS = '/shelf';
const PICTURES = `${VERSION}-pictures`;
const BUILD_PREFIX = `${VERSION}-build-`;

/** Well below the quota of browsers, so that a phone's owner does not notice it. */
export const LIMITS: Limits = { pages: 40, pictureBytes: 24 * 1024 * 1024 };

export const pictures = () => caches.open(PICTURES);
export const ofBuild = (build: string) => caches.open(BUILD_PREFIX + build);

/** True if the picture is final. A new picture has a temporary stand-in at its address. */
export function lasts({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('immutable') === true;
}

export async function inPictures(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: PICTURES, ignoreVary: true });
}

export async function inBuild(build: string, address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: BUILD_PREFIX + build, ignoreVary: true });
}

export async function readOfflineCache(): Promise<OfflineCache> {
  const stored = await caches.match(OFFLINE_CACHE_ADDRESS, { cacheName: OFFLINE_CACHE });
  return stored ? ((await stored.json()) as OfflineCache) : EMPTY_CACHE;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs changes one after another, so that no update is lost. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

export async function putOfflineCache(offlineCache: OfflineCache): Promise<void> {
  const next = trimmed(offlineCache, LIMITS);
  await (await caches.open(OFFLINE_CACHE)).put(OFFLINE_CACHE_ADDRESS, Response.json(next));
  const picturesThere = await pictures();
  await removeUnwanted(picturesThere, (address) => Object.hasOwn(next.pictures, address));
  for (const name of await caches.keys()) {
    if (!name.startsWith(BUILD_PREFIX)) continue;
    const wanted = wantedOf(next, name.slice(BUILD_PREFIX.length));
    if (wanted) await removeUnwanted(await caches.open(name), (address) => wanted.has(address));
    else await caches.delete(name);
  }
}

export async function forgetOtherVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHES) && !name.startsWith(`${VERSION}-`));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function removeUnwanted(cache: Cache, isWanted: (address: string) => boolean): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!isWanted(pathname + search)) await cache.delete(request, { ignoreVary: true });
  }
}
