import { OFFLINE_CACHES } from '@reefdesk/contracts/pages/offline-pages';

/**
 * Worker for browsers that kept pages while OFFLINE_PAGES was on: the browser requests the worker's script at each visit, installs this
 * one, and has neither a worker nor its caches afterwards. It depends on no build, so it is always available. It unregisters during
 * installation, since a browser may wait minutes for the old worker before it activates a new one. Activation clears the caches again, for
 * entries that the old worker was still writing.
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
