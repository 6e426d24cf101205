/**
 * Service worker of the site (docs/adr/0015): visited pages open without a connection. It keeps no state in memory. It answers pages, and
 * files and pictures with immutable addresses; other navigations go to the server.
 */
import type { PageShown } from '../messages.ts';
import { kindOf } from './addresses.ts';
import { answerFile, answerFromServer, answerPage, answerPicture } from './answer.ts';
import { keep, notePictureTypes } from './keep.ts';
import { scope } from './scope.ts';
import { forgetOtherVersions, inTurn } from './storage.ts';

// A new worker takes over at once: the build of a page is in the page and in the cache names, not in the worker.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload;
  event.waitUntil(Promise.all([forgetOtherVersions(), scope.clients.claim(), preload?.enable()]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, scope.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'file':
    case 'entry':
      return event.respondWith(answerFile(request));
    case 'picture':
      notePictureTypes(request);
      return event.respondWith(answerPicture(request));
    case 'document':
      return event.respondWith(answerFromServer(event));
    default:
      return;
  }
});

scope.addEventListener('message', (event) => event.waitUntil(inTurn(() => keep(event.data as PageShown)).catch(() => undefined)));
