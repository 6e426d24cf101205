import { OFFLINE_CACHES } from '@reefdesk/contracts/offline-pages';

/**
 * What a browser gets that kept pages before (OFFLINE_PAGES): it asks for the worker's script at each visit, takes this one instead,
 * and has neither a worker nor its caches afterwards. It depends on no build, so it is there whatever else is not.
 */
export const LEAVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('${OFFLINE_CACHES}')).map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
