import { OFFLINE_CACHES } from '@reefdesk/contracts/offline-pages';

/**
 * What a browser gets that kept pages before (OFFLINE_PAGES): it asks for the worker's script at each visit, takes this one instead,
 * and has neither a worker nor its caches afterwards. It depends on no build, so it is there whatever else is not. It goes while it
 * is being installed: a browser may wait minutes for the worker before it until it lets another one begin. What that one was just
 * keeping goes when it has ended.
 */
export const LEAVING_WORKER = `addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(forget());
  // Browsers do it after the installation: whoever waited for it here would wait for himself.
  void registration.unregister();
});
addEventListener('activate', (event) => event.waitUntil(forget()));

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('${OFFLINE_CACHES}')).map((name) => caches.delete(name)));
}
`;
